### A new table: who sits where, by which rules.

new-about = Vyber, kdo a jak bude hrát. Výchozí nastavení je hra, jak ji hraje většina lidí.

## What to start from

new-start_from = Rychlá volba
new-family = Rodinný večer
new-family_about = u jednoho zařízení, s botem
new-far_away = Přátelé na dálku
new-far_away_about = přes odkaz, 3 dny na tah
new-club = Herní klub
new-club_about = živě, pro pokročilé, hodnocená
new-anyone_now = S kýmkoli, hned
new-anyone_now_about = živě, kdo přijde první

## Seats

new-seats = Místa
new-players = Hráči
new-players_about = { $players ->
    [one] { $players } deska útesu, pro každého hráče jedna.
    [few] { $players } desky útesu, pro každého hráče jedna.
   *[other] { $players } desek útesu, pro každého hráče jedna.
}
new-begins_itself = Partie začne sama, jakmile jsou všechna místa obsazená.
new-several_here = U tohoto zařízení vás hraje víc: mezi tahy zakryje vaše kartičky opona.
new-you_watch = Na žádném z míst nesedíš: jen se díváš.
new-against_bots = Hraješ proti botům.
new-who_begins = Kdo začíná
new-by_chance = Los
new-by_chance_about = Pořadí míst se zamíchá. První si vytáhne 6 kartiček, další víc.
new-first_seat = První místo
new-first_seat_about = Platí pořadí nahoře. První si vytáhne 6 kartiček, další víc.

## The clock

new-clock = Hodiny
new-no_clock = Žádné
new-no_clock_about = Nikdo nespěchá. Partie počká na každého, kdo je na tahu.
new-live = Živě
new-days = Dny
new-time = Čas
new-pace = { $minutes } min + { $seconds } s
new-pace_about = { $minutes } min na celou partii a po každém tahu { $seconds } s navíc. Komu čas vyprší, za toho hraje bot; vrátit se může kdykoli.
new-own_pace = Vlastní
new-minutes = Minuty na partii
new-increment = Sekundy po každém tahu
new-each_turn = Na tah
new-so_many_days = { $days ->
    [one] { $days } den
    [few] { $days } dny
   *[other] { $days } dní
}
new-days_about = { $days ->
    [1] Den na každý tah. Komu čas vyprší, za toho hraje bot; vrátit se může kdykoli.
    [3] Tři dny na každý tah. Komu čas vyprší, za toho hraje bot; vrátit se může kdykoli.
   *[7] Týden na každý tah. Komu čas vyprší, za toho hraje bot; vrátit se může kdykoli.
}

## Rules

new-rules = Pravidla
new-game = Hra
new-base = Základní
new-base_about = Polyp položený vedle hvězdice na ní nechá vyrůst další. Z jídla se do pytlíku vracejí čtyři polypy.
new-advanced = Pro pokročilé
new-advanced_about = Na hvězdici nic neroste a z jídla se vrací pět polypů: těžší a těsnější.
new-expansion = Rozšíření
new-none = Žádné
new-none_about = Jen hra samotná.
new-second_kind = Second Kind
new-second_kind_about = Speciální kartičky, trnové koruny, modří krabíci a akční karty.
new-crowns = Trnové koruny
new-dealt = Rozdané
new-dealt_about = Každý hráč začíná s trnovou korunou za clonou, jak doporučuje vydavatel.
new-in_bag = V pytlíku
new-in_bag_about = Všechny čtyři trnové koruny se táhnou z pytlíku.
new-exchange = Polyp za kostičku
new-at_once = Hned zahrát
new-at_once_about = Akce 6: kostička za zkonzumovaný polyp se hned zahraje, jak to později opravil vydavatel.
new-keep = Nechat si
new-keep_about = Akce 6 podle staršího pravidla: kostička jde za clonu na později.
new-more = Další: hodnocení, rady, kdo začíná, paměťová pomůcka, název
new-who_sees = Kdo stůl vidí
new-only_link = Jen s odkazem
new-everyone = Všichni
new-hints = Rady
new-hints_all = Všem
new-hints_all_about = Kdo tu hraje, může se zeptat, co by udělal nejsilnější bot.
new-hints_one = Jedno místo
new-hints_one_about = Jen pro dítě nebo nováčka; ostatním to řekne žárovka u jména.
new-hints_none = Nikomu
new-hints_none_about = Každý hraje sám za sebe.
new-hints_whose = Čí místo
new-seat_number = Místo { $seat }
new-seat_name = Místo { $seat }, { $name }
new-window = Odpovědi
new-window_usual = Jak je tu zvykem
new-window_usual_about = Hostitel tohoto serveru určil, jak dlouho všichni čekají, kdykoli by někdo mohl odpovědět kartou.
new-window_seconds = { $seconds } s
new-window_about = Tak dlouho všichni čekají, kdykoli by někdo mohl odpovědět kartou: žádná pauza nic neprozradí.
new-memory = Paměťová pomůcka
new-on = Ano
new-off = Ne
new-memory_on = Ukazuje, co ví každý s dobrou pamětí: kostičky a kartičky, které bylo při braní vidět.
new-memory_off = Z toho, co mají ostatní za clonou, je vidět jen počet. Zbytek si pamatuj.
new-chat = Chat
new-chat_on = Kdo tu hraje, může psát ostatním; nikdo jiný to nečte.
new-chat_off = U tohoto stolu se nepíše.
new-title = Název
new-title_example = Páteční večer (nepovinné)

## All that was chosen, in sentences

new-so_many_seats = { $seats ->
    [2] Dvě místa.
    [3] Tři místa.
   *[4] Čtyři místa.
}
# $people are the items below, and names of bots.
new-people = { CAPITAL(AND($people)) }.
new-you = ty
new-a_bot = bot
new-anyone = kdokoli
new-by_link = { $name } přes odkaz
new-here = { $name } tady
new-friends_by_link = { $friends ->
    [1] někdo přes odkaz
    [2] dva přátelé přes odkaz
    [3] tři přátelé přes odkaz
   *[4] čtyři přátelé přes odkaz
}
new-friends_here = { $friends ->
    [1] někdo tady
    [2] dva přátelé tady
    [3] tři přátelé tady
   *[4] čtyři přátelé tady
}
# The game, the clock that was agreed on ("3 days a turn"), and about how long it takes.
new-game_and_time = { $clock ->
    [none] { $game }, { $time }.
   *[other] { $game }, { $clock }: { $time }.
}
new-base_game = Základní hra
new-advanced_game = Hra pro pokročilé
new-base_second_kind = Základní hra s rozšířením Second Kind
new-advanced_second_kind = Hra pro pokročilé s rozšířením Second Kind
new-half_hour = asi půl hodiny
new-three_quarters = asi tři čtvrtě hodiny
new-hour = asi hodina
new-hour_and_half = asi hodina a půl
new-weeks = pár týdnů
new-is_rated = Je hodnocená, bez rad.
new-listed = Stůl je vidět v seznamu; kdo má jeho adresu, může se dívat.
new-private = Stůl vidí jen ten, kdo má jeho adresu.
new-setting_up = Připravuje se…
new-open = Otevřít stůl
new-start = Začít partii
