### The hint of a bot.

hint_panel-title = Hint
hint_panel-turns = Turns
hint_panel-best = { $place ->
    [0] Best
    [1] Second
   *[other] Third
}
hint_panel-as_bot = As the strongest bot sees it.
hint_panel-nothing = The bot has nothing to suggest here.
hint_panel-waiting = Others have asked for a hint as well; yours comes in its turn …
hint_panel-thinking = The strongest bot is thinking …
hint_panel-close = Close the hint
hint_panel-show = Show on the board
hint_panel-play = Play this
