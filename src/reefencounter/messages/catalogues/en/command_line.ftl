### The command `reef`: what its commands and options do, examples, and what they print.

## all help

help-usage = usage:
help-arguments = positional arguments
help-options = options
help-help = show this help message and exit
help-language = the language of words ({ LIST($languages) }), rather than that of LANG
help-version = show the version and exit
help-examples = examples:
help-about = Reef Encounter: the board game, exact and unofficial.
help-each = each command has its own --help
help_example-serve = the table in the browser
help_example-play = … at the terminal, you against an easy bot
help_example-names = two people at this keyboard
help_example-show = the last position of a saved game

## `reef` alone, and its version

welcome-title = Reef Encounter { $version }: the board game, exact and unofficial.
welcome-serve = { $install ->
    [none] the table in the browser
   *[other] the table in the browser (first: { $install })
}
welcome-play = a game in the terminal; `?` explains it
welcome-second_kind = … with the expansion
welcome-show = a saved game, as text or as a picture
welcome-arena = a tournament of bots
welcome-help = `reef --help` lists all commands; each has its own --help.
version-compiled = reef { $version }, engine compiled
version-uncompiled = reef { $version }, engine uncompiled (slower): { $why }

## each command and its options

help_rules-advanced = the advanced game (R12)
help_rules-larva_exchange = action 6: play the cube at once, or keep it (R8.1)
help_rules-second_kind = with the expansion of the Second Kind
help_rules-no_crowns = all crowns of thorns in the bag, none dealt (S2.4)
help_rules-deck = a deck of your own for the Second Kind (docs/decks.md)
help_command_line-serve = Open the table in the browser. Games are kept on this computer and can be resumed.
help_example-serve_1 = on this computer, and opens the browser
help_example-serve_2 = at a port of your choice
help_example-serve_3 = keeps the games there
help_example-serve_4 = behind a web server of that name (see docs/hosting.md)
help_serve-host = where to listen (127.0.0.1)
help_serve-port = 8080, or the next that is free
help_serve-name = a name it is reached by from outside
help_serve-data = where games are kept (the user's data folder)
help_serve-database = a database of your own (also REEF_DATABASE)
help_serve-workers = processes in which bots think
help_serve-share = how much of a core one address may use in the long run (30); 100: no limit
help_serve-window = how long a window of the Second Kind lasts where people hold seats at different screens (4)
help_serve-deck = a deck that tables may use (docs/decks.md)
help_serve-bot = one more bot for seats, such as Coral=net:coral.onnx (docs/bots.md)
help_serve-no_browser = do not open the browser
help_serve-expire = delete unfinished games that nobody has played for so long (never)
help_serve-hsts = tell browsers that came over HTTPS to come no other way for so long (they are not told so)
help_serve-proxy = a web server in front that is believed where visitors come from (this computer)
help_serve-club = all visitors from there share N times the limits of one address
help_serve-mail = a mail server, smtps://USER:PASSWORD@HOST (also REEF_MAIL): sign-in links and digests
help_serve-mail_from = the address from which mails come
help_serve-reports_to = where mails go when somebody reports a line of the chat: the host's own address
help_serve-site = where links in mails lead (https://NAME)
help_serve-mails = most links by mail within an hour, to all together ({ $usual })
help_serve-contact = how people reach you, for the privacy page
help_serve-log = how the log is written: lines, or JSON (text)
help_serve-metrics = numbers for Prometheus at this port, for this computer only
help_serve-openapi = only write the description of the web API, and end
help_command_line-play = Play at this terminal, with people at the keyboard and bots.
help_example-play_1 = you against an easy bot
help_example-play_2 = you against the strongest one (reef bots lists them)
help_example-play_3 = you against three, the advanced game
help_example-play_4 = two people and a bot
help_example-play_5 = go on with a saved game
help_example-play_6 = two bots play, you look on
help_example-play_7 = with the expansion; its deck is reconstructed
help_play-players = how many play in all: 2, 3 or 4
help_play-bots = how many of them are bots
help_play-bot = which bot: see `reef bots` (master:level=2)
help_play-names = the people at this keyboard
help_play-watch = bots alone, to look on
help_play-in_order = people first, in the order of --names; else chance decides
help_play-seed = fixes chance and bots: the same game again
help_play-load = go on with a saved game
help_play-save = where the game is saved at its end
help_play-no_color = letters and marks only (also NO_COLOR=1)
help_play-fast = no pauses
help_command_line-show = Show or export any position of a saved game.
help_example-show_1 = the last position
help_example-show_2 = turn 7 as player 1 saw it
help_example-show_3 = all actions with their numbers
help_show-record = a saved game, or a position as JSON; - is standard input
help_show-at = after so many actions; 0 is the set-up
help_show-turn = at the beginning of this turn
help_show-list = all actions as sentences
help_show-as = the form: the table as text, JSON of all or of what a player may know, a picture, the legal actions
help_show-player = as this player sees it: a number from 1, or a name
help_show-theme = of the picture (light)
help_show-output = write there, not to standard output
help_show-force = let -o overwrite a file
help_command_line-analyse = Tell where a saved game was won and lost: its course, turning points, and better turns.
help_example-analyse_1 = half a minute, with its progress
help_example-analyse_2 = told to Ada
help_example-analyse_3 = sooner, and less sure
help_analyse-record = a saved game; - is standard input
help_analyse-player = told to this player: a number from 1, or a name
help_analyse-nodes = positions for each turn (500000: half a minute for a game)
help_analyse-json = all of it as JSON (docs/analysis.md)
help_command_line-puzzles = Find puzzles in games of bots: turns with one idea that nobody can do without.
help_example-puzzles_1 = look through 20 games, or those that are left of them
help_example-puzzles_2 = more of another game, into the same file
help_example-puzzles_3 = all that were gathered, as the package has them
help_puzzles-file = where they are gathered; go on if there are some
help_puzzles-games = games to look through (10)
help_puzzles-seed = of the first game (0)
help_puzzles-pack = write all that were gathered there
help_command_line-rpc = Drive the engine from a program: JSON-RPC 2.0 on standard input and output, one message a line.
help_rpc-deck = a deck file to know (may be repeated)
help_command_line-playout = Play random games inside the engine and tell how fast it was and how they ended.
help_playout-games = how many (1000)
help_playout-players = 2, 3 or 4 (2)
help_command_line-perft = Count all sequences of legal actions, depth by depth, to compare rule engines.
help_perft-depth = of the longest sequences; each costs a hundred times more
help_perft-after = random actions first (0)
help_bots-workers = processes on this machine (1)
help_bots-ray = play on a Ray cluster; without an address on one of its own with --workers processes
help_command_line-arena = Let bots play each other: all line-ups, every seed from every seat, with ratings and a report.
help_arena-bots = greedy, planner:level=3, exec:./mybot … (see reef bots)
help_arena-games = games of each line-up (100)
help_arena-time_ms = time for a turn; none by default, and then the same seeds give the same games
help_arena-report = keep games and report there; go on if there are some
help_arena-quiet = no progress on standard error
help_command_line-tune = Improve the weights of greedy by self-play (CMA-ES) and show the gain.
help_tune-folder = keeps the state; the same again goes on
help_tune-generations = how many more (50)
help_tune-minutes = stop before so long has passed
help_tune-seeds = for each variant in a generation (8)
help_tune-games = to show the gain, on fresh seeds (400)
help_tune-second_kind = with the expansion (S), its own weights
help_tune-weights = begin with these instead of the ones in the package
help_tune-write = write the best weights there; else they are printed
help_command_line-train = Train the network of the master by self-play: rounds of games, learning and matches (see docs/bots.md).
help_train-folder = keeps everything; the same again goes on
help_train-size = of a round (full)
help_train-rounds = in all (12)
help_train-minutes = begin no round after so long
help_train-second_kind = a network for the Second Kind, which begins with that of the base game
help_train-beam = fit the weights that lead the beam inside a turn to the network of --begin (without it, of the package), instead of training it
help_train-begin = begin with these weights, which play the first round
help_train-write = write the best weights there, their origin beside
help_command_line-bots = List the bots that are installed, with their settings and strength.
help_command_line-dataset = Let bots play and write what they saw, chose and reached, for learning (see docs/research.md).
help_dataset-output = ends in .parquet or .npz
help_dataset-bots = two to four bots (random random)
help_dataset-games = how many (100)
help_dataset-seed = fixes games and bots (0)
help_dataset-time_ms = time for a turn; with planner:nodes=20000 instead, the same seed writes the same rows
help_dataset-candidates = also the values of a planner's search and its N best turns (0)
help_dataset-space = the number of the observation; 2 has more in it (1)
help_dataset-force = overwrite a file
help_rules-seed = where chance begins ({ $usual })
help_serve-tables = most games that are kept for one browser ({ $usual })
help_serve-megabytes = most megabytes that they may take ({ $usual })
help_serve-decks = most decks that one browser may bring ({ $usual })
help_serve-tables_a_day = most games from one address within a day ({ $usual })
help_serve-megabytes_a_day = most megabytes from one address within a day ({ $usual })

## what they print

## What the reader of command lines complains about

argparse-argument = argument { $argument }: { $message }
argparse-required = the following arguments are required: { $names }
argparse-one_required = one of the arguments { $names } is required
argparse-unrecognized = unrecognized arguments: { $given }
argparse-not_allowed = not allowed with argument { $argument }
argparse-explicit = ignored explicit argument { QUOTED($value) }
argparse-expected_one = expected one argument
argparse-expected_at_most_one = expected at most one argument
argparse-expected_at_least_one = expected at least one argument
argparse-expected = { $count ->
    [one] expected { $count } argument
   *[other] expected { $count } arguments
}
argparse-ambiguous = ambiguous option: { $option } could match { $matches }
argparse-type = invalid { $type } value: { QUOTED($value) }
argparse-choice = invalid choice: { QUOTED($value) } (choose from { $choices })

serve-at = Reef Encounter is at { $address } (Ctrl-C ends it)
serve-metrics = Numbers for Prometheus are at { $address }
serve-closed = Closed. All games are kept.
train-no_round = no round is finished yet; the same command goes on
train-none_better = { $folder }: no round is better than the weights given with --begin; report.html has the curves
train-written = written to { $file } and { $origin_file }
train-done = { $folder }: best.bin is of round { $round }; report.html has the curves
train-beam_written = the weights of the beam are written to { $file }
arena-report = { $folder }: { LIST($files) }
tune-gain = new weights against old, { $games } games on fresh seeds: { $rate }, { SIGNED($points, digits: 1) } points a game
tune-written = written to { $file }
bots-not_loaded = { $bot }: cannot be loaded ({ $why })
bots-settings = settings: { LIST($settings) }
bots-level = level { $level }: { $about }
bots-strength = strength: { JOIN($strength, with: "; ") }
bots-yardstick = the yardstick for all others
bots-won = { $ms ->
    [none] { DECIMAL($percent, digits: 1) } % of { $games } two-player games against { $against } ({ DECIMAL($low, digits: 1) } to { DECIMAL($high, digits: 1) } %)
   *[other] { DECIMAL($percent, digits: 1) } % of { $games } two-player games against { $against } at { $ms } ms a turn ({ DECIMAL($low, digits: 1) } to { DECIMAL($high, digits: 1) } %)
}
bots-won_second_kind = { $their_nodes ->
    [none] { DECIMAL($percent, digits: 1) } % of { $games } games of the Second Kind with { NUMBER($nodes) } positions a plan against { $against } ({ DECIMAL($low, digits: 1) } to { DECIMAL($high, digits: 1) } %)
   *[other] { DECIMAL($percent, digits: 1) } % of { $games } games of the Second Kind with { NUMBER($nodes) } positions a plan against { $against } with { NUMBER($their_nodes) } ({ DECIMAL($low, digits: 1) } to { DECIMAL($high, digits: 1) } %)
}
bots-first = first among three of { $against } in { DECIMAL($percent, digits: 1) } % of { $games } games ({ DECIMAL($low, digits: 1) } to { DECIMAL($high, digits: 1) } %)
bots-about_random = picks a kind of action, then an action of that kind
bots-about_greedy = one sensible turn by a readable judgement, in a few milliseconds
bots-about_planner = searches whole turns and asks what the others would answer
bots-about_master = searches whole turns by a learned judgement; levels from gentle to master
bots-about_net = a network in a file: net:model.onnx (needs onnxruntime)
bots-about_external = a program in any language, asked over the protocol
bots-planner_1 = gentle: sees a little, errs often
bots-planner_2 = easy: sees the turn, errs now and then
bots-planner_3 = steady: a careful turn, no replies
bots-planner_4 = strong: asks what the others would answer
bots-planner_5 = full strength
bots-master_1 = gentle: eats as soon as it can, and leaves corals unguarded
bots-master_2 = easy: eats too early, and leaves corals unguarded
bots-master_3 = fair: sees one step at a time
bots-master_4 = steady: sees two ways through a turn
bots-master_5 = able: sees the same, and has learned to choose
bots-master_6 = strong: sees a turn in many ways
bots-master_7 = expert: asks what the others would answer
bots-master_8 = master: asks it again and again
tune-going_on = going on after generation { $generation }
tune-generation = generation { $generation }: variants { $percent } % (50 % is as good as before), step { $step }, { $games } games in { $seconds } s
dataset-progress = { NUMBER($done) } of { NUMBER($games) } games, { NUMBER($rows) } rows
dataset-written = { $second_kind ->
    [none] { $games ->
        [one] { $path }: { NUMBER($games) } game, { JOIN($bots, with: " against ") }
       *[other] { $path }: { NUMBER($games) } games, { JOIN($bots, with: " against ") }
    }
   *[other] { $games ->
        [one] { $path }: { NUMBER($games) } game of the Second Kind, { JOIN($bots, with: " against ") }
       *[other] { $path }: { NUMBER($games) } games of the Second Kind, { JOIN($bots, with: " against ") }
    }
}

## a running arena

progress-before = { $done } of { $games } games were played before
progress-games = { $done } of { $games } games
progress-speed = { $a_second ->
    [none] { $speed } s a game
   *[other] { $speed } games/s
}
progress-left = { $time } left
progress-done = done in { $time }
progress-won = { $bot } { $percent } %
progress-failures = { $failures ->
    [one] { $failures } failure
   *[other] { $failures } failures
}

## what came of it, as text and as a page

standing-bot = bot
standing-seats = seats
standing-wins = wins (95 %)
standing-rating = rating
standing-points = points
standing-place = place
standing-ms_an_action = ms/action
standing-ms_a_turn = ms/turn
standing-longest = longest
standing-failed = failed
pair-bots = pair
pair-met = met
pair-ahead = first ahead (95 %)
pair-elo = Elo (95 %)
arena_end-locks = all coral tiles locked
arena_end-shrimps = a fourth shrimp eaten
arena_end-full = the boards are full
arena_end-supply = the supply ran out
arena_end-limit = the last turn of all
arena_end-failure = a bot failed
summary-unrated = (no ratings: { $why })
summary-length = length: { $turns } turns on average, { $least } to { $most }
summary-endings = endings: { LIST($items) }
summary-ending = { $ending } { $percent } %
summary-worth = worth at the end: { LIST($items) }
summary-colour = { -colour($colour) } { $value } (dearest { $percent } %)
summary-failure = game { $game }: { $bot } failed: { $reason }
summary-more_failures = … and { $failures } more failures
report-title = Reef Encounter arena
report-arena = Arena
report-games = { $games } games, reefencounter { $version }. Every seed was played from every seat.
report-standings = Standings
report-unrated = No ratings: { $why }.
report-wins = Wins of each bot
report-pairs = Pairs
report-endings = How games ended
report-colours = What colours were worth at the end
report-values = Mean value of each colour
report-colour = { -colour($colour) }
report-dearest = { $value }, dearest { $percent } %
report-time = Time for a turn
report-mean_time = Mean time for a turn
report-failures = Failures: { $failures }
report-failed_game = game
report-reason = reason
report-points = Points
report-mean_points = { $bot }: { $points } on average
report-points_of = Points of { $bot }
report-length = Length in turns
report-turns = Turns

## `reef suite`

help_command_line-suite = Score a bot from 0 to 100 on fixed positions with the answers of a deep search (see docs/benchmark.md).
help_example-suite_1 = all positions
help_example-suite_2 = every tenth, for a first look
help_example-suite_3 = all that is known of each position, for programs
help_example-train_beam = the beam for these weights of a network
help_suite-bot = greedy, master:level=6, net:model.onnx, exec:./mybot … (see reef bots)
help_suite-every = only every Nth position (1)
help_suite-seed = of the bot (0)
help_suite-time_ms = time for a turn, for bots that think by the clock; then the score depends on the machine
help_suite-json = all of it as JSON (docs/benchmark.md)
suite-progress = { $done } of { $positions } positions · { DECIMAL($score, digits: 1) } of 100 so far · { $time } left
suite-total = { $bot }: { DECIMAL($score, digits: 1) } of 100 (± { DECIMAL($error, digits: 1) })
suite-kind = { $game ->
    [second_kind] the Second Kind, { $players } players: { DECIMAL($score, digits: 1) } of 100; as good as the answer in { $found } of { $positions } positions; { DECIMAL($loss, digits: 1) } of 100 lost a turn
    [advanced] advanced game, { $players } players: { DECIMAL($score, digits: 1) } of 100; as good as the answer in { $found } of { $positions } positions; { DECIMAL($loss, digits: 1) } of 100 lost a turn
   *[base] base game, { $players } players: { DECIMAL($score, digits: 1) } of 100; as good as the answer in { $found } of { $positions } positions; { DECIMAL($loss, digits: 1) } of 100 lost a turn
}
suite-failed = { $failures ->
    [one] the bot failed in { $failures } position, which scores nothing: { $why }
   *[other] the bot failed in { $failures } positions, which score nothing; first: { $why }
}
suite-left_out = { $positions ->
    [one] { $positions } position is left out and not counted: { $because }
   *[other] { $positions } positions are left out and not counted: { $because }
}
bots-ratings = rating: { JOIN($ratings, with: "; ") }
bots-rating = { $bot } { DECIMAL($mu, digits: 1) } (± { DECIMAL($error, digits: 1) })

## what `reef train` tells

train-round = round { $round }: { $what }
train-games_left = { NUMBER($games) } games to play
train-positions = { NUMBER($positions) } positions
train-beam_pass = pass { $number } of { $of }: what the beam misses, of 100: { DECIMAL($before, digits: 3) } at first, { DECIMAL($after, digits: 3) } now
train-fitted = { NUMBER($steps) } steps in { $seconds } s on { $device }; held-out loss by players: { LIST($before) } before, { LIST($after) } after
train-loss = { $players }: { DECIMAL($loss, digits: 4) }
train-against = { $rival ->
    [greedy] against greedy: { $rate }
   *[best] against the best before: { $rate }
}
train-title = Training
train-heading = Training, size { $size }, seed { $seed }
train-chart_won = Games won by one-turn players, %
train-chart_greedy = won against greedy
train-chart_best = won against the best before
train-chart_loss = held-out loss, { $players } players
train-column_round = round
train-column_games = games
train-column_positions = positions learned
train-column_loss = held-out loss
train-column_greedy = % against greedy
train-column_best = % against the best before
