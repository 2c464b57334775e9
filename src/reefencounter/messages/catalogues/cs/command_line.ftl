### The command `reef`: what its commands and options do, examples, and what they print.

## all help

help-usage = použití:
help-arguments = poziční argumenty
help-options = volby
help-help = ukázat tuto nápovědu a skončit
help-version = ukázat verzi a skončit
help-language = jazyk textů ({ LIST($languages) }) místo jazyka z LANG
help-examples = příklady:
help-about = Reef Encounter: desková hra, přesně a neoficiálně.
help-each = každý příkaz má vlastní --help
help_example-serve = stůl v prohlížeči
help_example-play = … v terminálu, ty proti lehkému botovi
help_example-names = dva lidé u této klávesnice
help_example-show = poslední pozice uložené partie

## `reef` alone, and its version

welcome-title = Reef Encounter { $version }: desková hra, přesně a neoficiálně.
welcome-serve = { $install ->
    [none] stůl v prohlížeči
   *[other] stůl v prohlížeči (nejdřív: { $install })
}
welcome-play = partie v terminálu; vysvětlí ji `?`
welcome-second_kind = … s rozšířením
welcome-show = uložená partie jako text nebo obrázek
welcome-arena = turnaj botů
welcome-help = `reef --help` vypíše všechny příkazy; každý má vlastní --help.
version-compiled = reef { $version }, engine zkompilovaný
version-uncompiled = reef { $version }, engine nezkompilovaný (pomalejší): { $why }

## each command and its options

help_rules-advanced = hra pro pokročilé (R12)
help_rules-larva_exchange = akce 6: kostičku hned zahrát, nebo nechat (R8.1)
help_rules-second_kind = s rozšířením Second Kind
help_rules-no_crowns = všechny trnové koruny v pytlíku, žádná rozdaná (S2.4)
help_rules-deck = vlastní balíček pro Second Kind (docs/decks.md)
help_command_line-serve = Otevře stůl v prohlížeči. Partie se ukládají v tomto počítači a jde v nich pokračovat.
help_example-serve_1 = na tomto počítači, a otevře prohlížeč
help_example-serve_2 = na portu podle výběru
help_example-serve_3 = partie ukládá tam
help_example-serve_4 = za webovým serverem toho jména (viz docs/hosting.md)
help_serve-host = kde naslouchat (127.0.0.1)
help_serve-port = 8080, nebo další volný
help_serve-name = jméno, pod kterým je vidět zvenku
help_serve-data = kam se partie ukládají (datová složka uživatele)
help_serve-database = vlastní databáze (i REEF_DATABASE)
help_serve-workers = procesy, ve kterých přemýšlejí boti
help_serve-share = jakou část jádra procesoru smí dlouhodobě využívat jedna adresa (30); 100: bez omezení
help_serve-window = jak dlouho trvá okno pro karty, když lidé sedí u různých zařízení (4)
help_serve-deck = balíček, který smějí stoly používat (docs/decks.md)
help_serve-bot = další bot k místům u stolu, například Coral=net:coral.onnx (docs/bots.md)
help_serve-no_browser = neotvírat prohlížeč
help_serve-expire = mazat nedohrané partie, které tak dlouho nikdo nehrál (nikdy)
help_serve-hsts = říct prohlížečům, které přišly přes HTTPS, ať po tuto dobu jinudy nechodí (neříká se)
help_serve-proxy = předřazený webový server, kterému se věří, odkud návštěvníci přicházejí (tento počítač)
help_serve-club = všichni návštěvníci odtud mají dohromady N krát tolik co jedna adresa
help_serve-mail = poštovní server, smtps://JMÉNO:HESLO@HOST (také REEF_MAIL): odkazy k přihlášení a přehledy
help_serve-mail_from = adresa, ze které chodí e-maily
help_serve-reports_to = kam jde e-mail, když někdo nahlásí zprávu z chatu: vlastní adresa hostitele
help_serve-site = kam vedou odkazy v e-mailech (https://JMÉNO)
help_serve-mails = nejvíc odkazů e-mailem za hodinu, všem dohromady ({ $usual })
help_serve-contact = jak tě lidé zastihnou, na stránku o soukromí
help_serve-log = podoba logu: řádky, nebo JSON (text)
help_serve-metrics = čísla pro Prometheus na tomto portu, jen pro tento počítač
help_serve-openapi = jen zapsat popis webového API a skončit
help_command_line-play = Hra v tomto terminálu, s lidmi u klávesnice a s boty.
help_example-play_1 = ty proti lehkému botovi
help_example-play_2 = ty proti nejsilnějšímu (vypíše je reef bots)
help_example-play_3 = ty proti třem, hra pro pokročilé
help_example-play_4 = dva lidé a bot
help_example-play_5 = pokračovat v uložené partii
help_example-play_6 = hrají dva boti, ty se díváš
help_example-play_7 = s rozšířením; balíček je rekonstruovaný
help_play-players = kolik jich hraje celkem: 2, 3 nebo 4
help_play-bots = kolik z nich je botů
help_play-bot = který bot: viz `reef bots` (master:level=2)
help_play-names = lidé u této klávesnice
help_play-watch = hrají jen boti, ty se díváš
help_play-in_order = nejdřív lidé, v pořadí --names; jinak rozhodne náhoda
help_play-seed = určuje náhodu i boty: znovu stejná partie
help_play-load = pokračovat v uložené partii
help_play-save = kam se partie na konci uloží
help_play-no_color = jen písmena a značky (i NO_COLOR=1)
help_play-fast = bez pauz
help_command_line-show = Ukáže nebo vyexportuje libovolnou pozici uložené partie.
help_example-show_1 = poslední pozice
help_example-show_2 = tah 7, jak ho vidí hráč 1
help_example-show_3 = všechny akce s čísly
help_show-record = uložená partie, nebo pozice jako JSON; - je standardní vstup
help_show-at = po tolika akcích; 0 je příprava hry
help_show-turn = na začátku tohoto tahu
help_show-list = všechny akce jako věty
help_show-as = podoba: stůl jako text, JSON všeho nebo toho, co smí hráč vědět, obrázek, povolené akce
help_show-player = jak to vidí tento hráč: číslo od 1, nebo jméno
help_show-theme = obrázku (light)
help_show-output = psát tam, ne na standardní výstup
help_show-force = nechat -o přepsat soubor
help_command_line-analyse = Řekne, kde se uložená partie vyhrála a prohrála: průběh, zlomy a lepší tahy.
help_example-analyse_1 = půl minuty, s ukazatelem průběhu
help_example-analyse_2 = vyprávěno pro Adu
help_example-analyse_3 = rychleji a méně jistě
help_analyse-record = uložená partie; - je standardní vstup
help_analyse-player = vyprávěno pro tohoto hráče: číslo od 1, nebo jméno
help_analyse-nodes = pozic na každý tah (500000: půl minuty na partii)
help_analyse-json = všechno jako JSON (docs/analysis.md)
help_command_line-puzzles = Hledá hádanky v partiích botů: tahy s jedním nápadem, bez kterého to nejde.
help_example-puzzles_1 = projde 20 partií, nebo co z nich zbývá
help_example-puzzles_2 = další z jiné hry, do stejného souboru
help_example-puzzles_3 = všechny nasbírané, jak je má balík
help_puzzles-file = kam se sbírají; pokud tam nějaké jsou, pokračuje
help_puzzles-games = kolik partií projít (10)
help_puzzles-seed = první partie (0)
help_puzzles-pack = zapsat tam všechny nasbírané
help_command_line-rpc = Řídí engine z programu: JSON-RPC 2.0 na standardním vstupu a výstupu, zpráva na řádek.
help_rpc-deck = soubor balíčku, který má znát (smí se opakovat)
help_command_line-playout = Hraje uvnitř enginu náhodné partie a řekne, jak rychle a jak končily.
help_playout-games = kolik (1000)
help_playout-players = 2, 3 nebo 4 (2)
help_command_line-perft = Spočítá všechny posloupnosti povolených akcí, hloubku po hloubce, pro srovnání enginů.
help_perft-depth = nejdelších posloupností; každá stojí stokrát víc
help_perft-after = nejdřív náhodné akce (0)
help_bots-workers = procesy na tomto stroji (1)
help_bots-ray = hrát na clusteru Ray; bez adresy na vlastním s procesy podle --workers
help_command_line-arena = Nechá boty hrát proti sobě: všechny sestavy, každý seed z každého místa, s hodnocením a zprávou.
help_arena-bots = greedy, planner:level=3, exec:./mybot … (viz reef bots)
help_arena-games = partií na sestavu (100)
help_arena-time_ms = čas na tah; jinak není omezený a stejné seedy dávají stejné partie
help_arena-report = ukládat partie a zprávu tam; pokud tam nějaké jsou, pokračuje
help_arena-quiet = žádný průběh na chybovém výstupu
help_command_line-tune = Vylepší váhy bota greedy hrou proti sobě (CMA-ES) a ukáže zisk.
help_tune-folder = uchovává stav; znovu totéž pokračuje
help_tune-generations = kolik dalších (50)
help_tune-minutes = skončit, než uplyne tolik času
help_tune-seeds = na každou variantu v generaci (8)
help_tune-games = na změření zisku, s čerstvými seedy (400)
help_tune-second_kind = s rozšířením (S), s vlastními vahami
help_tune-weights = začít s těmito místo vah v balíku
help_tune-write = zapsat nejlepší váhy tam; jinak se vypíšou
help_command_line-train = Trénuje síť bota master hrou proti sobě: kola partií, učení a zápasy (viz docs/bots.md).
help_train-folder = uchovává všechno; znovu totéž pokračuje
help_train-size = kola (full)
help_train-rounds = celkem (12)
help_train-minutes = po takové době už nezačínat další kolo
help_train-second_kind = síť pro Second Kind, která začíná od sítě základní hry
help_train-beam = místo trénování přizpůsobit váhy, které vedou paprsek uvnitř tahu, síti z --begin (bez této volby síti z balíku)
help_train-begin = začít s těmito vahami, které hrají první kolo
help_train-write = zapsat nejlepší váhy tam, jejich původ vedle
help_command_line-bots = Vypíše nainstalované boty s jejich nastavením a silou.
help_command_line-dataset = Nechá boty hrát a zapíše, co viděli, co zvolili a čeho dosáhli, pro učení (viz docs/research.md).
help_dataset-output = končí na .parquet nebo .npz
help_dataset-bots = dva až čtyři boti (random random)
help_dataset-games = kolik (100)
help_dataset-seed = určuje partie i boty (0)
help_dataset-time_ms = čas na tah; s planner:nodes=20000 místo něj stejný seed zapíše stejné řádky
help_dataset-candidates = i hodnoty z hledání bota planner a N jeho nejlepších tahů (0)
help_dataset-space = číslo pozorování; 2 obsahuje víc (1)
help_dataset-force = přepsat soubor
help_rules-seed = kde začíná náhoda ({ $usual })
help_serve-tables = nejvíc partií uložených pro jeden prohlížeč ({ $usual })
help_serve-megabytes = nejvíc megabajtů, které smějí zabrat ({ $usual })
help_serve-decks = nejvíc balíčků, které smí přinést jeden prohlížeč ({ $usual })
help_serve-tables_a_day = nejvíc partií z jedné adresy za den ({ $usual })
help_serve-megabytes_a_day = nejvíc megabajtů z jedné adresy za den ({ $usual })

## what they print

## What the reader of command lines complains about

argparse-argument = u { $argument }: { $message }
argparse-required = chybí: { $names }
argparse-one_required = je potřeba jeden z argumentů { $names }
argparse-unrecognized = neznámé argumenty: { $given }
argparse-not_allowed = nejde spolu s { $argument }
argparse-explicit = hodnota { QUOTED($value) } je navíc
argparse-expected_one = je potřeba jedna hodnota
argparse-expected_at_most_one = nejvýše jedna hodnota
argparse-expected_at_least_one = je potřeba aspoň jedna hodnota
argparse-expected = { $count ->
    [one] je potřeba { $count } hodnota
    [few] jsou potřeba { $count } hodnoty
   *[other] je potřeba { $count } hodnot
}
argparse-ambiguous = nejednoznačné: { $option } může být { $matches }
argparse-type = { QUOTED($value) } není platná hodnota ({ $type })
argparse-choice = { QUOTED($value) } neexistuje (na výběr je { $choices })

serve-at = Reef Encounter běží na { $address } (ukončí se klávesami Ctrl-C)
serve-metrics = Čísla pro Prometheus jsou na { $address }
serve-closed = Zavřeno. Všechny partie jsou uložené.
train-no_round = žádné kolo ještě není hotové; stejný příkaz pokračuje
train-none_better = { $folder }: žádné kolo není lepší než váhy dané volbou --begin; křivky jsou v report.html
train-written = zapsáno do { $file } a { $origin_file }
train-done = { $folder }: best.bin je z kola { $round }; křivky jsou v report.html
train-beam_written = váhy paprsku jsou zapsány do { $file }
arena-report = { $folder }: { LIST($files) }
tune-gain = nové váhy proti starým, partií { $games } s čerstvými seedy: { $rate }, { SIGNED($points, digits: 1) } bodu na partii
tune-written = zapsáno do { $file }
bots-not_loaded = { $bot }: nejde načíst ({ $why })
bots-settings = nastavení: { LIST($settings) }
bots-level = úroveň { $level }: { $about }
bots-strength = síla: { JOIN($strength, with: "; ") }
bots-yardstick = měřítko pro všechny ostatní
bots-won = { $ms ->
    [none] { DECIMAL($percent, digits: 1) } % z { $games } partií dvou hráčů proti { $against } ({ DECIMAL($low, digits: 1) } až { DECIMAL($high, digits: 1) } %)
   *[other] { DECIMAL($percent, digits: 1) } % z { $games } partií dvou hráčů proti { $against } při { $ms } ms na tah ({ DECIMAL($low, digits: 1) } až { DECIMAL($high, digits: 1) } %)
}
bots-won_second_kind = { $their_nodes ->
    [none] { DECIMAL($percent, digits: 1) } % z { $games } partií s rozšířením, { NUMBER($nodes) } pozic na plán proti { $against } ({ DECIMAL($low, digits: 1) } až { DECIMAL($high, digits: 1) } %)
   *[other] { DECIMAL($percent, digits: 1) } % z { $games } partií s rozšířením, { NUMBER($nodes) } pozic na plán proti { $against } s { NUMBER($their_nodes) } ({ DECIMAL($low, digits: 1) } až { DECIMAL($high, digits: 1) } %)
}
bots-first = první mezi třemi { $against } v { DECIMAL($percent, digits: 1) } % z { $games } partií ({ DECIMAL($low, digits: 1) } až { DECIMAL($high, digits: 1) } %)
bots-about_random = vybere druh akce, potom akci tohoto druhu
bots-about_greedy = jeden rozumný tah podle čitelného úsudku, za pár milisekund
bots-about_planner = promýšlí celé tahy a ptá se, co by odpověděli ostatní
bots-about_master = promýšlí celé tahy podle naučeného úsudku; úrovně od mírné po mistra
bots-about_net = síť v souboru: net:model.onnx (potřebuje onnxruntime)
bots-about_external = program v libovolném jazyce, dotazovaný přes protokol
bots-planner_1 = mírný: vidí málo, často se mýlí
bots-planner_2 = lehký: vidí tah, občas se zmýlí
bots-planner_3 = jistý: promyšlený tah, bez odpovědí
bots-planner_4 = silný: ptá se, co by odpověděli ostatní
bots-planner_5 = plná síla
bots-master_1 = mírný: jí, jakmile může, a korály nechává bez ochrany
bots-master_2 = lehký: jí moc brzy a korály nechává bez ochrany
bots-master_3 = slušný: vidí vždy jeden krok
bots-master_4 = jistý: vidí v tahu dvě cesty
bots-master_5 = zdatný: vidí totéž a naučil se vybírat
bots-master_6 = silný: vidí tah z mnoha stran
bots-master_7 = znalec: ptá se, co by odpověděli ostatní
bots-master_8 = mistr: ptá se znovu a znovu
tune-going_on = pokračuje se po generaci { $generation }
tune-generation = generace { $generation }: varianty { $percent } % (50 % je jako předtím), krok { $step }, partií { $games } za { $seconds } s
dataset-progress = { NUMBER($done) } z { NUMBER($games) } partií, řádků { NUMBER($rows) }
dataset-written = { $second_kind ->
    [none] { $games ->
        [one] { $path }: { NUMBER($games) } partie, { JOIN($bots, with: " proti ") }
        [few] { $path }: { NUMBER($games) } partie, { JOIN($bots, with: " proti ") }
       *[other] { $path }: { NUMBER($games) } partií, { JOIN($bots, with: " proti ") }
    }
   *[other] { $games ->
        [one] { $path }: { NUMBER($games) } partie Second Kind, { JOIN($bots, with: " proti ") }
        [few] { $path }: { NUMBER($games) } partie Second Kind, { JOIN($bots, with: " proti ") }
       *[other] { $path }: { NUMBER($games) } partií Second Kind, { JOIN($bots, with: " proti ") }
    }
}

## a running arena

progress-before = { $done } z { $games } partií je odehráno z minula
progress-games = { $done } z { $games } partií
progress-speed = { $a_second ->
    [none] { $speed } s na partii
   *[other] { $speed } partií/s
}
progress-left = zbývá { $time }
progress-done = hotovo za { $time }
progress-won = { $bot } { $percent } %
progress-failures = { $failures ->
    [one] { $failures } selhání
   *[other] { $failures } selhání
}

## what came of it, as text and as a page

standing-bot = bot
standing-seats = místa
standing-wins = výhry (95 %)
standing-rating = hodnocení
standing-points = body
standing-place = pořadí
standing-ms_an_action = ms/akce
standing-ms_a_turn = ms/tah
standing-longest = nejdelší
standing-failed = selhání
pair-bots = dvojice
pair-met = setkání
pair-ahead = první vede (95 %)
pair-elo = Elo (95 %)
arena_end-locks = všechny kartičky korálů zablokované
arena_end-shrimps = snědený čtvrtý krabík
arena_end-full = desky jsou plné
arena_end-supply = došla zásoba
arena_end-limit = poslední možný tah
arena_end-failure = selhal bot
summary-unrated = (bez hodnocení: { $why })
summary-length = délka: tahů průměrně { $turns }, od { $least } do { $most }
summary-endings = konce: { LIST($items) }
summary-ending = { $ending } { $percent } %
summary-worth = hodnota na konci: { LIST($items) }
summary-colour = { -colour($colour) } { $value } (nejdražší: { $percent } %)
summary-failure = partie { $game }: { $bot } selhal: { $reason }
summary-more_failures = … a další selhání: { $failures }
report-title = Aréna Reef Encounter
report-arena = Aréna
report-games = Partií { $games }, reefencounter { $version }. Každý seed se hrál z každého místa.
report-standings = Pořadí
report-unrated = Bez hodnocení: { $why }.
report-wins = Výhry jednotlivých botů
report-pairs = Dvojice
report-endings = Jak partie končily
report-colours = Hodnota barev na konci
report-values = Průměrná hodnota každé barvy
report-colour = { -colour($colour) }
report-dearest = { $value }, nejdražší: { $percent } %
report-time = Čas na tah
report-mean_time = Průměrný čas na tah
report-failures = Selhání: { $failures }
report-failed_game = partie
report-reason = důvod
report-points = Body
report-mean_points = { $bot }: průměrně { $points }
report-points_of = Body: { $bot }
report-length = Délka v tazích
report-turns = Tahy

## `reef suite`

help_command_line-suite = Ohodnotí bota od 0 do 100 na pevných pozicích s odpověďmi hlubokého prohledávání (viz docs/benchmark.md).
help_example-suite_1 = všechny pozice
help_example-suite_2 = každá desátá, pro první dojem
help_example-suite_3 = všechno o každé pozici, pro programy
help_example-train_beam = paprsek k těmto vahám sítě
help_suite-bot = greedy, master:level=6, net:model.onnx, exec:./mujbot … (viz reef bots)
help_suite-every = jen každá N-tá pozice (1)
help_suite-seed = bota (0)
help_suite-time_ms = čas na tah, pro boty, kteří přemýšlejí podle hodin; výsledek pak závisí na stroji
help_suite-json = všechno jako JSON (docs/benchmark.md)
suite-progress = { $done } z { $positions } pozic · zatím { DECIMAL($score, digits: 1) } ze 100 · zbývá { $time }
suite-total = { $bot }: { DECIMAL($score, digits: 1) } ze 100 (± { DECIMAL($error, digits: 1) })
suite-kind = { $game ->
    [second_kind] Second Kind, hráčů { $players }: { DECIMAL($score, digits: 1) } ze 100; stejně dobré jako odpověď v { $found } z { $positions } pozic; ztráta { DECIMAL($loss, digits: 1) } ze 100 na tah
    [advanced] hra pro pokročilé, hráčů { $players }: { DECIMAL($score, digits: 1) } ze 100; stejně dobré jako odpověď v { $found } z { $positions } pozic; ztráta { DECIMAL($loss, digits: 1) } ze 100 na tah
   *[base] základní hra, hráčů { $players }: { DECIMAL($score, digits: 1) } ze 100; stejně dobré jako odpověď v { $found } z { $positions } pozic; ztráta { DECIMAL($loss, digits: 1) } ze 100 na tah
}
suite-failed = { $failures ->
    [one] bot selhal v { $failures } pozici, za kterou je 0: { $why }
    [few] bot selhal ve { $failures } pozicích, za které je 0; poprvé: { $why }
   *[other] bot selhal v { $failures } pozicích, za které je 0; poprvé: { $why }
}
suite-left_out = { $positions ->
    [one] { $positions } pozice je vynechána a nepočítá se: { $because }
    [few] { $positions } pozice jsou vynechány a nepočítají se: { $because }
   *[other] { $positions } pozic je vynecháno a nepočítá se: { $because }
}
bots-ratings = hodnocení: { JOIN($ratings, with: "; ") }
bots-rating = { $bot } { DECIMAL($mu, digits: 1) } (± { DECIMAL($error, digits: 1) })

## what `reef train` tells

train-round = kolo { $round }: { $what }
train-games_left = partií k odehrání: { NUMBER($games) }
train-positions = pozic: { NUMBER($positions) }
train-beam_pass = průchod { $number } z { $of }: co paprsku unikne, ze 100: nejdřív { DECIMAL($before, digits: 3) }, teď { DECIMAL($after, digits: 3) }
train-fitted = { NUMBER($steps) } kroků za { $seconds } s na { $device }; ztráta na testovacích datech podle počtu hráčů: předtím { LIST($before) }, potom { LIST($after) }
train-loss = { $players }: { DECIMAL($loss, digits: 4) }
train-against = { $rival ->
    [greedy] proti greedy: { $rate }
   *[best] proti dosud nejlepší: { $rate }
}
train-title = Trénink
train-heading = Trénink, velikost { $size }, seed { $seed }
train-chart_won = Partie vyhrané s výhledem na jeden tah, %
train-chart_greedy = vyhrané proti greedy
train-chart_best = vyhrané proti dosud nejlepší
train-chart_loss = ztráta na testovacích datech, hráčů { $players }
train-column_round = kolo
train-column_games = partie
train-column_positions = naučené pozice
train-column_loss = ztráta na testovacích datech
train-column_greedy = % proti greedy
train-column_best = % proti dosud nejlepší
