### What is wrong at the command line, with bots, in the arena and in environments for learning.

## the protocol

rpc-too_long = řádek smí mít nejvýš { $most } bajtů
rpc-nested = řádek je moc hluboko vnořený: čte se nejvýš tolik úrovní: { $most }
rpc-not_json = řádek není JSON: { $why }
rpc-request = požadavek je objekt
rpc-version = požadavek potřebuje "jsonrpc": "2.0"
rpc-id = id musí být text, číslo nebo null
rpc-method = požadavek potřebuje method, text
rpc-params = params musí být objekt
rpc-batch = dávka potřebuje aspoň jeden požadavek
rpc-failed = engine selhal; víc je v jeho chybovém výstupu
rpc-no_method = metoda { QUOTED($method) } neexistuje; jsou tu { LIST($methods) }
rpc-by_position = zadej params podle jmen, například { "{" }"game": "g1"{ "}" }, ne podle pořadí
rpc-no_param = { $method } nemá parametr { QUOTED($param) }; má { LIST($params) }
rpc-needs = { $method } potřebuje { QUOTED($param) }
rpc-no_game = partie { $game } neexistuje
rpc-too_many_games = otevřených partií je { $most } a víc jich být nemůže: nejdřív některé zavři
rpc-no_programs = best se ptá nainstalovaných botů, ne programů
rpc-action = action musí být text jako 'cube W'
rpc-player = player musí být číslo hráče, od 0
rpc-bot = bot musí být jméno bota jako 'greedy'
rpc-time = time_ms musí být čas na tah v milisekundách, od 1 do { $most }
rpc-nodes = nodes musí být celé číslo, počet pozic na tah, od 1 do { $most }
rpc-turns = turns musí být celé číslo, počet tahů k hlubšímu rozboru, od 0
rpc-memory_aid = memory_aid musí být true nebo false
rpc-seed = seed musí být celé číslo od 0 do { $most }
rpc-deal = deal musí být seznam kartiček jako ["W", "G"], nebo s kartou
rpc-language = language musí být něco z { LIST($languages) }

## the command line

cli-no_command = { $near ->
    [none] příkaz { QUOTED($word) } neexistuje; jsou tu { LIST($commands) }
   *[other] příkaz { QUOTED($word) } neexistuje; nemá to být `reef { $near }`?
}
cli-whole_number = patří sem celé číslo od { $least } do { $most }, ne { QUOTED($value) }
cli-number = patří sem číslo od { $least } do { $most }, ne { QUOTED($value) }
cli-which_command = který příkaz? `reef --help` je vypíše
cli-server_extra = stůl v prohlížeči potřebuje něco navíc: { $install } ({ $why })
cli-torch = trénink potřebuje PyTorch: { $install } ({ $why })
cli-usage = { $why }; víc poví `{ $command } --help`
cli-with_second_kind = { $option } patří k --second-kind
cli-language = katalog jazyka { QUOTED($language) } neexistuje; jsou tu { LIST($languages) }

## `reef play`

-people = { $it ->
    [one] { $it } člověk
    [few] { $it } lidé
   *[other] { $it } lidí
}
-bots = { $it ->
    [one] { $it } bot
    [few] { $it } boti
   *[other] { $it } botů
}
play-names = --names bere jména oddělená čárkami, například Ada,Ben
play-names_alike = --names potřebuje pro každého jiné jméno
play-names_bot = --names: nikdo se nesmí jmenovat Bot, podle toho se v uložených partiích poznají boti
play-new_game_option = --{ $option } patří k nové partii: uložená má svá vlastní pravidla
play-watch_names = --watch je partie samých botů: vynech --names
play-seats = { -people($people) } a { -bots($bots) }: hráčů má být { $players }
play-seats_number = { -people($people) } a { -bots($bots) }: hra je pro 2 až 4 hráče
play-unknown_name = { $name } v uložené partii nehraje; jsou v ní { LIST($names) }
play-save_there = { $because }: --save potřebuje jméno nového souboru

## `reef serve`

serve-folder_taken = partie ve složce { $folder } už jsou otevřené: server je na { $address }; nebo zvol jiné --data
serve-folder_taken_elsewhere = partie ve složce { $folder } už jsou otevřené: server je jinde; nebo zvol jiné --data
serve-name = --name bere jen jméno, například reef.example.org, ne { QUOTED($name) }
serve-proxy = --proxy bere adresu nebo síť, například 10.0.0.2 nebo 10.0.0.0/8, ne { QUOTED($given) }
serve-club = --club bere adresu nebo síť a číslo do { $most }, například 192.0.2.7=60, ne { QUOTED($given) }
serve-bot = --bot bere jméno a bota, například Coral=net:coral.onnx, ne { QUOTED($value) }
serve-bot_twice = --bot: bot { $name } už je
serve-database = databáze je sqlite:///FILE nebo postgresql://USER:PASSWORD@HOST/NAME
serve-mail = --mail je smtp://HOST nebo smtps://JMÉNO:HESLO@HOST:PORT; znaky jako @ a / se v hesle píšou %40 a %2F
serve-mail_from = k --mail patří --mail-from, adresa, ze které chodí e-maily, třeba reef@example.org
serve-reports_to = --reports-to je e-mailová adresa, třeba host@example.org, a patří k --mail
serve-site = --site je adresa bez cesty, třeba https://reef.example.org, ne { QUOTED($site) }
serve-newer_database = databázi vytvořila novější verze tohoto programu (její podoba je { $form })
serve-damaged_database = databáze { $file } je poškozená ({ $why }): dej na její místo zálohu, nebo ji přesuň jinam a začni znovu
serve-cannot_listen = na { $host }, portu { $port }, nejde naslouchat: { $why }; zkus jiný --port nebo --host
serve-folder_unusable = partie nejde ukládat do { $folder }: { $why }
serve-driver = tahle databáze potřebuje ovladač: { $install } ({ $why })
serve-cannot_open_folder = { $folder } nejde otevřít: { $why }
serve-cannot_open = databázi nejde otevřít: { $why }
serve-step_missing = v databázi chybí krok { $number }

## `reef playout`

playout-games = { $deck ->
    [none] { $compiled ->
        [none] náhodné partie: { NUMBER($games) }, hráčů { $players }, za { DECIMAL($seconds, digits: 2) } s, engine nezkompilovaný
       *[other] náhodné partie: { NUMBER($games) }, hráčů { $players }, za { DECIMAL($seconds, digits: 2) } s, engine zkompilovaný
    }
   *[other] { $compiled ->
        [none] náhodné partie: { NUMBER($games) }, hráčů { $players }, Second Kind (balíček { $deck }), za { DECIMAL($seconds, digits: 2) } s, engine nezkompilovaný
       *[other] náhodné partie: { NUMBER($games) }, hráčů { $players }, Second Kind (balíček { $deck }), za { DECIMAL($seconds, digits: 2) } s, engine zkompilovaný
    }
}
playout-speed = za sekundu partií { NUMBER($games) }, akcí { NUMBER($actions) }
playout-length = na partii tahů { $turns }, akcí { $actions }
playout-endings = konce:
playout-ending = { $by ->
    [locks] všech deset kartiček korálů je zablokovaných
    [shrimps] snědený je čtvrtý krabík
    [full] polyp už není kam položit
    [supply] otevřené moře nejde doplnit
   *[limit] skončil tah 400
}
playout-digest = otisk { $digest }: se stejnými volbami stejný na každém stroji

## `reef show`

show-no_player = hráč { $player } neexistuje; jsou tu { LIST($names) }
show-list = --list je text: vynech --as { $form }
show-theme = --theme je pro obrázky: patří k --as svg
show-state_player = stav nic neskrývá: --player patří k --as view, svg, text nebo actions
show-no_position = pozice { $at } neexistuje: záznam má 0 (příprava hry) až { $last }
show-view = tohle je pohled, ne stav: chybí v něm, co je skryté, takže ho nejde ukázat
show-no_turn = tah { $turn } neexistuje: záznam končí tahem { $last }
show-force = { $because }; přepíše ho --force

## bots; whose it was is said before it: `bot.because`

bot-too_slow = bot přemýšlel o tahu déle než { $limit } ms
bot-no_number = bot zvolil { QUOTED($value) }, což není číslo akce
bot-illegal = bot zvolil { $action }, což pravidla nedovolují
bot-unknown = bot { QUOTED($bot) } neexistuje; jsou tu { LIST($bots) } a exec:COMMAND
bot-setting_written = nastavení piš jako jméno=hodnota, například planner:level=3, ne { QUOTED($value) }
bot-setting_number = { $bot }: { $setting } musí být číslo jako { $usual }, ne { QUOTED($value) }
bot-no_answer = program odpověděl { $answer }, což není odpověď na požadavek { $request }
bot-error = program odpověděl chybou: { $error }
bot-exec_system = exec: potřebuje systém POSIX
bot-exec_unknown = exec: program { QUOTED($program) } neexistuje; piš ho s cestou jako exec:./mybot
bot-not_json = program odpověděl { $answer }, což není JSON
bot-ended = program skončil bez odpovědi
bot-too_long = odpověď programu má víc než { $most } bajtů
bot-exec_words = exec: { QUOTED($command) } nejde rozdělit na slova: { $why }
bot-not_started = program nešlo spustit: { $why }
bot-silent = program neodpověděl do { $limit } ms
bot-levels = { $bot } má úrovně { $least } až { $most }, ne { $value }
bot-threads = { $bot } chce 1 až 64 vláken a nodes aspoň 0
bot-width = { $bot } chce width od 0 do { $most }, ne { $value }
bot-cannot_play = { $bot } neumí hrát: { $because } (na dotaz po první akci)
bot-no_setting = { $bot } nemá nastavení { QUOTED($setting) }; má { LIST($settings) }
bot-no_settings = { $bot } nemá nastavení { QUOTED($setting) }; nemá vůbec žádné
bot-last_words = { $because }; jeho chybový výstup končí { QUOTED($words) }
bot-because = { $bot }: { $because }

## bots that are networks

net-no_file = net potřebuje soubor: piš net:model.onnx
net-temperature = net: temperature musí být aspoň 0, ne { $value }
net-onnxruntime = net potřebuje onnxruntime: { $install }
net-unreadable = net: { QUOTED($file) } nešlo přečíst: { $why }
net-no_model = net: { $file } není model, který umí onnxruntime spustit: { $why }
net-inputs = net: { $file } bere { LIST($inputs) }; má brát jedno pozorování
net-shape = net: { $file } bere { $shape }; pozorování je (dávka, čísla)
net-batch = net: { $file } bere pozorování naráz, v dávce po { $batch }; exportuj ho s dávkou 1 nebo libovolnou
net-types = net: { $file } bere { LIST($types) }, ne čísla
net-observation = { $file } nevidí: čísel bere { $takes }, ale pozorování této hry jich má { $there }
net-actions = { $file } neumí jednat: čísel odpovídá { $gives }, ale akcí má tato hra { $there }
net-no_number = { $file } neumí vybrat: odpověděl něco, co není číslo
net-no_answer = { $file } neumí vybrat: onnxruntime z něj nedostane odpověď: { $why }

## the arena

arena-no_cluster = na { QUOTED($address) } není cluster Ray, který by nás pustil: { $why }
arena-other_version = worker clusteru má verzi { $version }, ne { $own }
arena-worker_died = worker spadl { $times }× na úloze { $job }
arena-no_weights = { $file } neobsahuje váhy: { $why }
arena-missing_package = { $purpose } potřebuje balík { $package }: { $install }
arena-bots_of_game = počet hráčů je { $players }, botů tedy musí být { $players }, ne { $number }
arena-too_few_bots = počet hráčů je { $players }, botů tedy musí být aspoň { $players }, ne { $number }; bot se smí opakovat, například `planner greedy greedy greedy`
arena-folder_busy = do { $folder } zapisuje jiný běh
arena-folder_unusable = { $folder } nejde použít pro zprávu: { $why }
arena-folder_other = v { $folder } jsou partie jiné arény (viz { $plan }): zvol jinou složku, nebo tuhle odstraň
arena-folder_made_by = v { $folder } jsou partie hrané jinak: tam { $made }, teď { $now }. Zvol jinou složku, nebo pokračuj s tím, co je hrálo
arena-folder_unmarked = v { $folder } jsou partie ze starší verze, která si nepoznamenala, co je hrálo: zvol jinou složku
arena-folder_no_plan = { $folder } má { $results }, ale žádný { $plan }: zvol jinou složku
arena-tuning_other = v { $folder } je ladění s jiným nastavením nebo vahami: zvol jinou složku
arena-tuning_pickle = { $file } ve složce { $folder } je ze starší verze a jeho otevření by mohlo spustit cizí kód: zvol jinou složku, nebo soubor smaž a začni znovu
arena-training_other = trénink v { $folder } začal s velikostí { $size } a seedem { $seed }: použij stejné, nebo jinou složku
arena-training_begun = trénink v { $folder } začal s jinými vahami: vynech --begin, nebo použij jinou složku
arena-no_network = { $file } neobsahuje váhy sítě, jak je píše reef train
arena-origin_beside = do { $file } by přišly váhy i jejich původ: zvol jiný název, třeba network.bin
arena-tuning_unreadable = { $file } nejde přečíst ({ $why }): zvol jinou složku

## datasets

dataset-name = jméno musí končit na .parquet nebo .npz, ne { QUOTED($name) }
dataset-exists = { $path } už existuje; přepíše ho --force
dataset-bots = partie je pro dva až čtyři boty, ne { $number }: uveď jednoho na každé místo
dataset-pyarrow = Parquet potřebuje pyarrow: { $install }, nebo zapisuj do jména končícího na .npz
dataset-unwritable = { $path } nešlo zapsat: { $why }

## environments

environment-seat = místo učícího se je 0 až { $last }, ne { $seat }
environment-illegal = illegal je "lose" nebo "raise", ne { QUOTED($value) }
environment-render_mode = render_mode je něco z { LIST($modes) }, ne { QUOTED($value) }
environment-over = partie skončila: zavolej reset
environment-not_begun = žádná partie nezačala: nejdřív zavolej reset
environment-bots = bots je seznam jednoho až tří jmen, například ["greedy"], ne { $value }
environment-not_reset = ne každý učící se je na tahu: zavolej reset
environment-opponents = opponents musí být funkce z pozorování a masek do akcí, ne { $value }; jména botů bere ReefEncounter-v0
environment-space = pozorování mají čísla 1 a 2, ne { $value }
environment-space_second_kind = Second Kind má jedno pozorování s číslem 1, ne { $value }
environment-none = None je pro agenty, jejichž partie skončila
environment-actions = pro každou partii jedna akce (partií je { $games }), ne pole tvaru { $shape }

## many positions at once

batch-tables = stavy se tvoří ze seznamu aspoň jednoho stolu
batch-rules = stavy jsou z jedné hry: všechny stoly musí mít stejná pravidla
batch-writing = do těchto stavů zapisuje jiné vlákno
batch-in_use = tyto stavy používá jiné vlákno, nebo se zároveň čtou i zapisují
batch-none = žádný z těchto stavů se nežádá
batch-out = out musí být odpověď stejné hry, počtu a druhu
batch-too_many = najednou nejvýš tolik stavů: { $most }, ne { $number }
batch-list = potřeba je seznam čísel, ne něco tvaru { $shape }
batch-numbers = { $what } musí být celá čísla v počtu { $many }, ne { $value }
batch-busy = těmito partiemi krokuje jiné vlákno: dej každému vláknu jeho vlastní
batch-slot_twice = slots uvádí stejný slot dvakrát
batch-load = load bere jeden stav pro každý slot (slotů je { $slots }), ne { $value }
batch-other_game = tyto stavy jsou z jiné hry
batch-over = partie, která skončila, nemůže ve slotu pokračovat
