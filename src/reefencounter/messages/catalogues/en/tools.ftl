### What is wrong at the command line, with bots, in the arena and in environments for learning.

## the protocol

rpc-too_long = a line may have up to { $most } bytes
rpc-nested = the line is nested too deeply: up to { $most } levels are read
rpc-not_json = the line is not JSON: { $why }
rpc-request = a request is an object
rpc-version = a request needs "jsonrpc": "2.0"
rpc-id = an id must be a text, a number or null
rpc-method = a request needs a method, a text
rpc-params = params must be an object
rpc-batch = a batch needs at least one request
rpc-failed = the engine failed; its standard error says more
rpc-no_method = there is no method { QUOTED($method) }; there are { LIST($methods) }
rpc-by_position = give params by name, as in { "{" }"game": "g1"{ "}" }, not by position
rpc-no_param = { $method } has no param { QUOTED($param) }; it takes { LIST($params) }
rpc-needs = { $method } needs { QUOTED($param) }
rpc-no_game = there is no game { $game }
rpc-too_many_games = { $most } games are open, and no more can be: close some first
rpc-no_programs = best asks the bots that are installed, not programs
rpc-language = language must be one of { LIST($languages) }
rpc-action = action must be a text such as 'cube W'
rpc-player = player must be a player's number, from 0
rpc-bot = bot must be the name of a bot such as 'greedy'
rpc-time = time_ms must be milliseconds for the turn, from 1 to { $most }
rpc-nodes = nodes must be a whole number of positions for each turn, from 1 to { $most }
rpc-turns = turns must be a whole number of turns to look at in depth, from 0
rpc-memory_aid = memory_aid must be true or false
rpc-seed = seed must be a whole number from 0 to { $most }
rpc-deal = deal must be a list of tiles such as ["W", "G"], or of a card

## the command line

cli-no_command = { $near ->
    [none] there is no command { QUOTED($word) }; there are { LIST($commands) }
   *[other] there is no command { QUOTED($word) }; did you mean `reef { $near }`?
}
cli-whole_number = it takes a whole number from { $least } to { $most }, not { QUOTED($value) }
cli-number = it takes a number from { $least } to { $most }, not { QUOTED($value) }
cli-language = there is no catalogue of { QUOTED($language) }; there are { LIST($languages) }
cli-which_command = which command? `reef --help` lists them
cli-server_extra = the table in the browser needs more: { $install } ({ $why })
cli-torch = training needs PyTorch: { $install } ({ $why })
cli-usage = { $why }; `{ $command } --help` tells more
cli-with_second_kind = { $option } goes with --second-kind

## `reef play`

play-names = --names takes names with commas between them, such as Ada,Ben
play-names_alike = --names needs a different name for each person
play-names_bot = --names: people cannot be called Bot, since that is how saved games tell who is one
play-new_game_option = --{ $option } belongs to a new game: a saved game has its own rules
play-watch_names = --watch is a game of bots alone: leave out --names
play-seats = { $people } { $people ->
    [one] person
   *[other] people
} and { $bots } { $bots ->
    [one] bot
   *[other] bots
} do not make { $players } players
play-seats_number = { $people } { $people ->
    [one] person
   *[other] people
} and { $bots } { $bots ->
    [one] bot
   *[other] bots
}: the game is for 2 to 4 players
play-unknown_name = nobody in the saved game is called { $name }; it has { LIST($names) }
play-save_there = { $because }: --save takes the name of a new file

## `reef serve`

serve-folder_taken = the games in { $folder } are open already: a server is at { $address }; or use another --data
serve-folder_taken_elsewhere = the games in { $folder } are open already: a server is elsewhere; or use another --data
serve-name = --name takes a name alone, such as reef.example.org, not { QUOTED($name) }
serve-proxy = --proxy takes an address or a network, such as 10.0.0.2 or 10.0.0.0/8, not { QUOTED($given) }
serve-club = --club takes an address or a network and a number up to { $most }, such as 192.0.2.7=60, not { QUOTED($given) }
serve-bot = --bot takes a name and a bot, such as Coral=net:coral.onnx, not { QUOTED($value) }
serve-bot_twice = --bot: there is a bot { $name } already
serve-database = a database is sqlite:///FILE or postgresql://USER:PASSWORD@HOST/NAME
serve-mail = --mail is smtp://HOST or smtps://USER:PASSWORD@HOST:PORT; signs such as @ and / in a password are written as %40 and %2F
serve-mail_from = --mail needs --mail-from, the address from which mails come, such as reef@example.org
serve-reports_to = --reports-to is an e-mail address, such as host@example.org, and needs --mail
serve-site = --site is an address without a path, such as https://reef.example.org, not { QUOTED($site) }
serve-newer_database = the database was made by a newer version of this program (its form is { $form })
serve-damaged_database = the database { $file } is damaged ({ $why }): put a backup in its place, or move it away to begin anew
serve-cannot_listen = cannot listen on { $host }, port { $port }: { $why }; try another --port or --host
serve-folder_unusable = cannot keep games in { $folder }: { $why }
serve-driver = this database needs a driver: { $install } ({ $why })
serve-cannot_open_folder = cannot open { $folder }: { $why }
serve-cannot_open = cannot open the database: { $why }
serve-step_missing = step { $number } is missing in the database

## `reef playout`

playout-games = { $deck ->
    [none] { $compiled ->
        [none] { NUMBER($games) } random games of { $players } players in { DECIMAL($seconds, digits: 2) } s, engine uncompiled
       *[other] { NUMBER($games) } random games of { $players } players in { DECIMAL($seconds, digits: 2) } s, engine compiled
    }
   *[other] { $compiled ->
        [none] { NUMBER($games) } random games of { $players } players, the Second Kind (deck { $deck }), in { DECIMAL($seconds, digits: 2) } s, engine uncompiled
       *[other] { NUMBER($games) } random games of { $players } players, the Second Kind (deck { $deck }), in { DECIMAL($seconds, digits: 2) } s, engine compiled
    }
}
playout-speed = { NUMBER($games) } games a second, { NUMBER($actions) } actions a second
playout-length = { $turns } turns and { $actions } actions a game
playout-endings = endings:
playout-ending = { $by ->
    [locks] all ten coral tiles are locked
    [shrimps] a fourth shrimp has been eaten
    [full] no polyp can be laid anywhere any more
    [supply] the open sea cannot be refilled
   *[limit] turn 400 is over
}
playout-digest = digest { $digest }: the same for the same options on every machine

## `reef show`

show-no_player = there is no player { $player }; there are { LIST($names) }
show-list = --list is text: leave out --as { $form }
show-theme = --theme is for pictures: it goes with --as svg
show-state_player = a state hides nothing: --player goes with --as view, svg, text or actions
show-no_position = there is no position { $at }: the record has 0 (the set-up) to { $last }
show-view = this is a view, not a state: it lacks what is hidden, so it cannot be shown
show-no_turn = there is no turn { $turn }: the record goes to turn { $last }
show-force = { $because }; --force overwrites it

## bots; whose it was is said before it: `bot.because`

bot-too_slow = the bot took longer than { $limit } ms for a turn
bot-no_number = the bot chose { QUOTED($value) }, which is not the number of an action
bot-illegal = the bot chose { $action }, which is not legal
bot-unknown = there is no bot { QUOTED($bot) }; there are { LIST($bots) } and exec:COMMAND
bot-setting_written = write settings as name=value, such as planner:level=3, not { QUOTED($value) }
bot-setting_number = { $bot }: { $setting } must be a number such as { $usual }, not { QUOTED($value) }
bot-no_answer = the program answered { $answer }, which is no answer to request { $request }
bot-error = the program answered with an error: { $error }
bot-exec_system = exec: needs a POSIX system
bot-exec_unknown = exec: there is no program { QUOTED($program) }; write it as exec:./mybot, with its path
bot-not_json = the program answered { $answer }, which is not JSON
bot-ended = the program ended without an answer
bot-too_long = the program answered more than { $most } bytes
bot-exec_words = exec: { QUOTED($command) } cannot be split into words: { $why }
bot-not_started = the program could not be started: { $why }
bot-silent = the program did not answer within { $limit } ms
bot-levels = { $bot } has the levels { $least } to { $most }, not { $value }
bot-threads = { $bot } wants 1 to 64 threads, and nodes of 0 or more
bot-width = { $bot } wants a width of 0 to { $most }, not { $value }
bot-cannot_play = { $bot } cannot play: { $because } (when asked for its first action)
bot-no_setting = { $bot } has no setting { QUOTED($setting) }; it has { LIST($settings) }
bot-no_settings = { $bot } has no setting { QUOTED($setting) }; it has no settings
bot-last_words = { $because }; its standard error ends with { QUOTED($words) }
bot-because = { $bot }: { $because }

## bots that are networks

net-no_file = net needs a file: write it as net:model.onnx
net-temperature = net: temperature must be 0 or more, not { $value }
net-onnxruntime = net needs onnxruntime: { $install }
net-unreadable = net: { QUOTED($file) } could not be read: { $why }
net-no_model = net: { $file } is no model that onnxruntime can run: { $why }
net-inputs = net: { $file } takes { LIST($inputs) }; it should take one observation
net-shape = net: { $file } takes { $shape }; an observation is (batch, numbers)
net-batch = net: { $file } takes { $batch } observations at once; export it with a batch of 1, or of any size
net-types = net: { $file } takes { LIST($types) }, not numbers
net-observation = { $file } cannot see: it takes { $takes } numbers, and an observation of this game has { $there }
net-actions = { $file } cannot act: it answers { $gives } numbers, and this game has { $there } actions
net-no_number = { $file } cannot choose: it answered something that is no number
net-no_answer = { $file } cannot choose: onnxruntime has no answer of it: { $why }

## the arena

arena-no_cluster = no Ray cluster that lets us in at { QUOTED($address) }: { $why }
arena-other_version = a worker of the cluster has version { $version }, not { $own }
arena-worker_died = a worker died { $times } times at { $job }
arena-no_weights = { $file } does not hold weights: { $why }
arena-missing_package = { $purpose } needs the package { $package }: { $install }
arena-bots_of_game = a game of { $players } needs { $players } bots, not { $number }
arena-too_few_bots = a game of { $players } needs at least { $players } bots, not { $number }; a bot may be named more than once, as in `planner greedy greedy greedy`
arena-folder_busy = another run is writing into { $folder }
arena-folder_unusable = { $folder } cannot be used for the report: { $why }
arena-folder_other = { $folder } holds games of another arena (see { $plan }): choose another folder or remove it
arena-folder_made_by = { $folder } holds games that were played otherwise: { $made } there, { $now } now. Choose another folder, or go on with what played them
arena-folder_unmarked = { $folder } holds games of an earlier version, which did not note what played them: choose another folder
arena-folder_no_plan = { $folder } has { $results } but no { $plan }: choose another folder
arena-tuning_other = { $folder } holds a tuning with other settings or weights: choose another folder
arena-tuning_pickle = { $file } in { $folder } is of an earlier version, and opening it could run code: choose another folder, or remove the file to begin again
arena-training_other = { $folder } was begun with size { $size } and seed { $seed }: take the same, or another folder
arena-training_begun = { $folder } was begun with other weights: leave out --begin, or take another folder
arena-no_network = { $file } holds no weights of a network as reef train writes them
arena-origin_beside = { $file } would hold the weights and their origin: choose another name, such as network.bin
arena-tuning_unreadable = { $file } cannot be read ({ $why }): choose another folder

## datasets

dataset-name = the name must end in .parquet or .npz, not { QUOTED($name) }
dataset-exists = { $path } exists; --force overwrites it
dataset-bots = a game takes two to four bots, not { $number }: name one for each seat
dataset-pyarrow = Parquet needs pyarrow: { $install }, or write to a name ending in .npz
dataset-unwritable = { $path } could not be written: { $why }

## environments

environment-seat = the learner's seat is 0 to { $last }, not { $seat }
environment-illegal = illegal is "lose" or "raise", not { QUOTED($value) }
environment-render_mode = render_mode is one of { LIST($modes) }, not { QUOTED($value) }
environment-over = the game is over: call reset
environment-not_begun = no game was begun: call reset first
environment-bots = bots is a list of one to three names, such as ["greedy"], not { $value }
environment-not_reset = it is not every learner's turn: call reset
environment-opponents = opponents must be a function of observations and masks to actions, not { $value }; ReefEncounter-v0 takes the names of bots
environment-space = observations have the numbers 1 and 2, not { $value }
environment-space_second_kind = the Second Kind has one observation, with the number 1, not { $value }
environment-none = None is for agents whose game is over
environment-actions = one action for each of the { $games } games, not an array of shape { $shape }

## many positions at once

batch-tables = states are made from a list of at least one table
batch-rules = states are of one game: all tables must have the same rules
batch-writing = another thread is writing these states
batch-in_use = another thread is using these states, or they are both read and written
batch-none = none of these states is asked for
batch-out = out must be an answer of the same game, number and kind
batch-too_many = at most { $most } states at once, not { $number }
batch-list = a list of numbers is needed, not something of shape { $shape }
batch-numbers = { $what } must be { $many } whole numbers, not { $value }
batch-busy = another thread is stepping these games: give each thread games of its own
batch-slot_twice = slots names the same slot twice
batch-load = load takes one state for each of the { $slots } slots, not { $value }
batch-other_game = these states are of another game
batch-over = a game that is over cannot go on in a slot
