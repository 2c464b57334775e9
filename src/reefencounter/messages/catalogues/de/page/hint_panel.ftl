### Der Tipp eines Bots.

hint_panel-title = Tipp
hint_panel-turns = Züge
hint_panel-best = { $place ->
    [0] Bester
    [1] Zweiter
   *[other] Dritter
}
hint_panel-as_bot = So sieht es der stärkste Bot.
hint_panel-nothing = Der Bot hat hier nichts vorzuschlagen.
hint_panel-waiting = Auch andere wollen gerade einen Tipp; gleich bist du dran …
hint_panel-thinking = Der stärkste Bot denkt nach …
hint_panel-close = Tipp schließen
hint_panel-show = Auf dem Plan zeigen
hint_panel-play = So spielen
