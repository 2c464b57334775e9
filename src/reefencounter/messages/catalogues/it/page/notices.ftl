### Notices of the browser, when it is one's turn: the question beside a game, and the setting.

notices-title = Avvisi
notices-refused = Il tuo browser dice di no. Per cambiare, premi il simbolo davanti all’indirizzo di questa pagina e consenti le notifiche.
notices-ask = Vuoi che il browser ti avvisi quando tocca a te e stai guardando altro?
notices-yes = Sì
notices-no = No
notices-close = Chiudi
notices-how = Il tuo browser dice di no. Ecco come cambiare.
# "Sì" and "Avvisi" are words of the settings.
notices-change = Premi il simbolo davanti all’indirizzo di questa pagina, consenti le notifiche e nelle impostazioni qui scegli <i>Sì</i> per <i>Avvisi</i>.

## What is told in the tab, by the browser and above other pages. $name: who came, or asks

notices-sat_down = { $name } è al tavolo
notices-begins = { $name ->
    [none] La tua partita comincia
   *[other] { $name } è al tavolo. La tua partita comincia
}
notices-rematch = { $name } vorrebbe la rivincita
notices-to_table = Al tavolo
