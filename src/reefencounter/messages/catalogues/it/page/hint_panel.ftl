### The hint of a bot.

hint_panel-title = Consiglio
hint_panel-turns = Turni
hint_panel-best = { $place ->
    [0] Migliore
    [1] Secondo
   *[other] Terzo
}
hint_panel-as_bot = Come la vede il bot più forte.
hint_panel-nothing = Qui il bot non ha niente da proporre.
hint_panel-waiting = Anche altri hanno chiesto un consiglio; il tuo è in coda…
hint_panel-thinking = Il bot più forte sta pensando…
hint_panel-close = Chiudi il consiglio
hint_panel-show = Mostra sulla mappa
hint_panel-play = Gioca così
