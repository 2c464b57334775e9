### Notices of the browser, when it is one's turn: the question beside a game, and the setting.

notices-title = Oznámení
notices-refused = Tvůj prohlížeč to nedovoluje. Změníš to značkou před adresou této stránky: povol tam oznámení.
notices-ask = Má ti prohlížeč říct, že jsi na tahu, když se díváš jinam?
notices-yes = Ano
notices-no = Ne
notices-close = Zavřít
notices-how = Tvůj prohlížeč to nedovoluje. Takhle to změníš.
# "On" and "Notices" are words of the settings.
notices-change = Klepni na značku před adresou této stránky, povol oznámení a v nastavení tady vyber u <i>Oznámení</i> možnost <i>Ano</i>.

## What is told in the tab, by the browser and above other pages. $name: who came, or asks

notices-sat_down = { $name } si sedá ke stolu
notices-begins = { $name ->
    [none] Tvoje partie začíná
   *[other] { $name } si sedá ke stolu. Tvoje partie začíná
}
notices-rematch = { $name } chce odvetu
notices-to_table = Ke stolu
