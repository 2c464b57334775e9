### A game that is watched again.

replay-not_shown = This game cannot be shown
replay-laid_out = The reef is being laid out …
replay-only_watched = A game that is watched again cannot be changed. Play on from here instead.
replay-over_here = The game is over here. Step back to a moment from which there is something to play.
replay-not_over = You can play on from here once this game is over: until then its secrets are kept.

## On top

replay-first_page = First page
replay-title = Replay
# whose eyes one looks through
replay-seen_by = Seen by
replay-everything = Everything
replay-spectator = Spectator
replay-as = As { $name }
replay-play_on = Play on from here
replay-analysis = Analysis
replay-download = Download the record
replay-keys = Keys and settings
replay-my_games = My games

## Where one is

replay-log = Log
replay-setup = Set-up
replay-turn = Turn { $turn }
replay-before_first = Before the first move
replay-place = Place in the game
# $text tells the move in a sentence
replay-move = Move { $at } of { $last }, turn { $turn }. { $text }
replay-scoring = Final scoring

## Buttons, and beneath them what is shown when they are pointed at: with their keys

replay-playing = Playing
replay-play = Play
replay-pause = Pause
replay-space = Space
replay-turn_back = A turn back
replay-turn_back_key = A turn back (Page Up)
replay-move_back = A move back
replay-move_back_key = A move back (←)
replay-move_on = A move on
replay-move_on_key = A move on (→)
replay-turn_on = A turn on
replay-turn_on_key = A turn on (Page Down)
replay-speed = Speed
replay-times = { NUMBER($speed) }×
