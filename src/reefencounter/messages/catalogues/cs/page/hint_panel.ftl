### The hint of a bot.

hint_panel-title = Rada
hint_panel-turns = Tahy
hint_panel-best = { $place ->
    [0] Nejlepší
    [1] Druhý
   *[other] Třetí
}
hint_panel-as_bot = Tak to vidí nejsilnější bot.
hint_panel-nothing = Bot tu nemá co poradit.
hint_panel-waiting = O radu žádají i jiní; za chvilku přijde řada na tebe…
hint_panel-thinking = Nejsilnější bot přemýšlí…
hint_panel-close = Zavřít radu
hint_panel-show = Ukázat na desce
hint_panel-play = Zahrát
