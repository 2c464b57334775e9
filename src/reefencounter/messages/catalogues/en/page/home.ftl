### The first page.

# Three short sentences, one below the other.
home-grow = Grow a reef.
home-guard = Guard it.
home-feed = Feed the fish.
home-lead = Five corals fight for the same rock. Your shrimps keep yours safe until your parrotfish is hungry.

## A game against bots at once

home-opponents = Opponents
home-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
home-strength = Strength
home-game = Game
home-base = Base
home-second_kind = Second Kind
home-second_kind_about = The expansion: special tiles, crowns, blue shrimps, cards (a reconstructed deck).
home-name = Your name
home-play_bot = Play a bot at once
# $choices: "1 bot", the name of its strength, and one of the two games below
home-as_last_time = As last time: { LIST($choices) }
home-last_base = base game
home-last_second_kind = Second Kind
home-play_now = Play now
home-setting_up = Setting up …
home-change = Other strength, number or game
home-no_account = No account needed. A game lasts about 30 minutes.
home-no_bot = There is no bot to play against.

## The ways to everything else

home-other_ways = Other ways to play
home-make_table = Make a table
home-make_table_about = Two to four seats: you, friends here or by link, anyone, bots. You were given a code? <a>Sit down</a>.
home-new_table = New table
home-learn = Learn the game
home-learn_about = Nine short lessons on live boards: you learn it by doing. And <a>every rule</a>, to look it up.
home-to_lessons = Learn
home-keep = Keep and replay
home-keep_about = Every game is kept: watch it again or play on from any moment. Or <a>enter a game</a> from a real table.
home-my_games = My games
home-puzzle = Puzzle of the day
