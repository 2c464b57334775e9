### The table: what all its pages say, while a game is played, in replays, puzzles and lessons.

-sized-coral = { -colour($it, gender: "m") } korál velikosti { $count }

## The line above the table

table-to_first_page = Reef Encounter, úvodní stránka
# The next two stand before their number
table-turn = Tah
table-bag = Pytlík
# Stands before how many of the coral tiles are locked: Locked 3 of 10
table-locked = Zablokováno
table-locked_of = { $locked } z 10
table-final_round = Závěrečné kolo
table-final_round_short = Závěr
table-look_on = { $count ->
    [one] Dívá se { $count } divák
    [few] Dívají se { $count } diváci
   *[other] Dívá se { $count } diváků
}
table-is_over = Konec
table-your_turn = Jsi na tahu
table-your_answer = Tvoje odpověď
table-set_up = Příprava
table-hint = Rada
table-hint_key = Rada (H)
table-no_hints = Na tomto místě rady nejsou
table-has_hints = může si říct o radu
table-score_sheet = Stav bodů
table-protected = Ukázat, co je chráněné
table-protected_key = Ukázat, co je chráněné (P)
table-help_key = Nápověda (?)

## The page

table-not_shown = Tenhle stůl nejde ukázat
table-setting = Prostírá se stůl…
table-no_connection = Server je nedostupný.
table-nothing_lost = Nic není ztraceno: partie je uložená, a co děláš, to se odešle, jakmile se spojení vrátí. Další pokus…
table-move_waits = Nic není ztraceno: tvůj tah čeká tady a odešle se, jakmile se spojení vrátí. Další pokus…
table-move_arrived = Nic není ztraceno: tvůj poslední tah dorazil. Další pokus…
table-try_now = Zkusit hned
# Stands before the sentence of a step
table-after = Stůl potom:
table-to_now = Zpět do hry
table-sea_and_strengths = Otevřené moře a síly
table-arrow_means = šipka: od silnější k slabší
table-coral_tiles = Kartičky korálů
table-tiles_locked = zablokováno { $locked } z 10
table-others = Ostatní
table-all_players = Hráči
table-in_sentences = Partie slovy

## Parts of the table, as tabs on a phone

table-parts = Části stolu
table-tab_reef = Útes
table-tab_sea = Moře
table-tab_tiles = Korály
table-tab_cards = Karty
table-tab_players = Hráči
table-tab_log = Průběh
table-new_lines = { $count ->
    [one] { $count } nový řádek
    [few] { $count } nové řádky
   *[other] { $count } nových řádků
}

## The ten actions, in few words and in fewest. [cards] is what the eighth is in the Second Kind

table-actions = Akce
table-action = { $action ->
    [eat] Sníst
    [lay] Položit
    [again] Znovu položit
    [introduce] Nový krabík
    [move] Přesunout
    [larva] Za kostičku
    [alga] Váleček
    [polyp] Za polyp
    [cards] Výměna, karty
    [nothing] Nic
   *[collect] Vzít z moře
}
table-action_short = { $action ->
    [eat] Sníst
    [lay] Položit
    [again] Znovu
    [introduce] Krabík
    [move] Přesun
    [larva] Kostička
    [alga] Váleček
    [polyp] Polyp
    [cards] Karty
    [nothing] Nic
   *[collect] Vzít
}
table-action_state = { $state ->
    [now] právě probíhá
    [available] jde to
    [later] později
    [done] hotovo
   *[impossible] nejde to
}

## The boards. What is on a cell is a list: d4, white polyp, coral of 3, held by Ben, protected

table-boards = Desky útesu
table-boards_short = Desky
table-all_boards = Ukázat všechny desky
table-board_large = Ukázat desku { $board } zvětšenou
table-cell_ground = { $ground ->
    [rock] skála
    [bare] kartička skály
    [deep] kartička vody
    [beyond] za okrajem
    [growth] úrodné místo, prázdné
    [empty] volná skála
    [empty_bare] volná kartička skály
   *[water] voda
}
table-cell_coral = { -colour($colour, gender: "m") } polyp, korál velikosti { $size }
table-cell_held = vlastní ho { $name }
table-cell_shrimp = krabík: { $name }
table-cell_protected = chráněný
table-cell_crown = trnová koruna
table-cell_tile = { KIND($tile) ->
    [two] dvoubarevná kartička, na rubu { -colour(BACK($tile)) }
    [blue] kartička modrého krabíka
   *[other] { -tile($tile) }
}
table-cell_blue = modrý krabík
table-cell_warded = se štítem
table-cell_offers = { $offers ->
    [legal] sem jde položit
    [attack] jde napadnout
    [landing] sem může krabík
   *[pick] jde vybrat
}
table-cells = { $count ->
    [one] { $count } místo
    [few] { $count } místa
   *[other] { $count } míst
}
table-attacks = { $count ->
    [one] { $count } útok
    [few] { $count } útoky
   *[other] { $count } útoků
}
# After the two above
table-on_board = na desce { $board }

## The open sea. $tiles lie on a space beside its cube

table-compass = Otevřené moře, síly a místo pro váleček
table-space = { COUNT($tiles) ->
    [0] { CAPITAL(-colour($space, gender: "n")) } místo: { -colour($space) } kostička, žádné polypy
   *[other] { CAPITAL(-colour($space, gender: "n")) } místo: { -colour($space) } kostička, k ní { AND(GROUPS($tiles), item: "short-group", first: "tile-group") }
}
table-collect_space = { COUNT($tiles) ->
    [0] Vzít si { -from-space($space) }: { -colour($space) } kostička, žádné polypy
   *[other] Vzít si { -from-space($space) }: { -colour($space) } kostička, k ní { AND(GROUPS($tiles), item: "short-group", first: "tile-group") }
}
# After the two above, and a comma
table-as_hinted = jak říká rada
table-worth = { $next ->
    [none] { CAPITAL(-colour($colour)) } má hodnotu { $now }
   *[other] { CAPITAL(-colour($colour)) } má hodnotu { $now }, pak { $next }
}
table-blue_on_sea = Modrý krabík v otevřeném moři
table-alga_space = { $alga ->
    [none] Místo pro váleček: prázdné
   *[other] Místo pro váleček: { -alga($alga, gender: "m") } váleček
}

## Coral tiles

table-coral_tile = { $lock ->
    [none] Kartička korálu: { -colour($stronger) } poráží { -colour($weaker, case: "acc") }, velká řasa { -alga($large) }, malá { -alga($small) }
   *[other] Kartička korálu: { -colour($stronger) } poráží { -colour($weaker, case: "acc") }, blokuje ji { -alga($lock, gender: "m") } váleček
}
# After the one above, and a comma
table-would_turn = obrátila by se
table-lock_it = Zablokovat
# Stands before pictures of the coral tiles that an alga would turn: who beats whom then
table-turned = Obrátí { $count }:

## What is left in the supply

table-supply = Zásoba
table-supply_cubes = { -colour($colour, number: "plural") } kostičky
table-supply_algae = { -alga($alga, number: "plural") } válečky

## What a player has

table-my_screen = Moje clona
table-behind_my_screen = Za mou clonou
table-behind_screen = Za clonou: { $name }
table-screen = Za clonou
table-tiles = { $count ->
    [one] { $count } kartička
    [few] { $count } kartičky
   *[other] { $count } kartiček
}
# Stands after the number
table-tiles_noun = { $count ->
    [one] kartička
    [few] kartičky
   *[other] kartiček
}
table-not_known = { $count ->
    [one] { $count } neznámá
    [few] { $count } neznámé
   *[other] { $count } neznámých
}
table-counted = { -heap-group($tile, $count) }
table-counted_cubes = { -cubes-of($colour, $count) }
table-counted_place = { -heap-group($tile, $count) }: položit
table-counted_lay = { -heap-group($tile, $count) }: položit
table-my_tiles = { -tiles-of($colour, $count) }
table-my_cubes = { -cubes-of($colour, $count) }
table-my_cubes_play = { $count ->
    [one] { -cubes-of($colour, $count) }: zahrát ji
   *[other] { -cubes-of($colour, $count) }: zahrát jednu
}
table-cubes = Kostičky
table-no_cubes = žádné
table-consumed = Zkonzumované
table-no_consumed = nic
table-open_to_all = vidí všichni
table-cards = Karty
table-no_cards = žádné
table-cards_held = { $count ->
    [one] { $count } karta v ruce
    [few] { $count } karty v ruce
   *[other] { $count } karet v ruce
}
# After the one above, and a comma
table-cards_open = vyložené: { LIST($cards) }
table-shrimps = Krabíci
table-unplayed = za clonou { $count }
table-shrimps_are = Krabíci: za clonou { $unplayed }, na útesu { $reef }, snědení { $eaten }
table-fish = Papušík
table-my_fish = Můj papušík
table-only_you = vidíš jen ty
table-parrotfish = papušík
table-my_parrotfish = můj papušík
# Stands after the number
table-points_now = { $count ->
    [one] bod teď
    [few] body teď
   *[other] bodů teď
}
table-polyps_by_value = polypy × hodnota
table-nothing_in_fish = zatím v něm nic není
table-by_cards = { $points } za karty
table-polyps = { $count ->
    [one] { $count } polyp
    [few] { $count } polypy
   *[other] { $count } polypů
}
table-points = { $points } b.
table-points_or_more = { $points }+ b.
table-points_at_least = aspoň { -points($points) }

## A player

table-player_colour = { -player-colour($colour) }
table-thinks = přemýšlí…
table-waits_to_think = čeká ve frontě…
table-stands_in = { $lost ->
    [resigned] vzdáno, dohrává { $bot }
    [time] vypršel čas, dohrává { $bot }
    [left] odchod, dohrává { $bot }
   *[other] zaskakuje { $bot }
}
table-to_play = na tahu

## What is asked now, and its buttons

table-prompt = Co teď
table-watching = Díváš se
table-bot_plays = Hraje za tebe bot
table-step_back = O krok zpět
table-step_through = Po krocích
table-show_again = Ukázat znovu
table-undo = Vrátit zpět
table-not_this = Tohle ne
table-cancel = Zrušit
table-not_now = Teď ne
table-collect_more = Vzít z moře…
table-show_result = Ukázat výsledek
table-skip = Přeskočit
table-read_rule = Přečíst pravidlo
table-rule = Pravidlo { $clause }

## Titles of the prompt, and what it says

table-game_over = Partie skončila
table-others_choose = Ostatní vybírají
table-answers = { $name } odpovídá
table-turn_of = Na tahu: { $name }
table-thinking = { $name } přemýšlí.
table-failed = { $name } teď nedokáže vybrat a za chvilku to zkusí znovu.
table-too_busy = Pracuje víc botů, než na kolik má server místo. { $name } to za chvilku zkusí znovu.
table-queued = { $name } čeká ve frontě na přemýšlení.
table-others_first = před ním ještě { $count }
table-still_choosing = { COUNT($names) ->
    [one] { AND($names) } ještě vybírá.
   *[other] { AND($names) } ještě vybírají.
}
table-waiting_for = Čekáme, na řadě je { $name }.
table-laid = položeno { $count }
table-since_last_turn = Od tvého posledního tahu:
table-hint_says = Rada:

# What the player has turned to, and what to do then
table-mode = { $mode ->
    [eat] Sníst korál
    [cube] Zahrát kostičku
    [introduce] Vnést do hry krabíka
    [move] Přesunout krabíka
    [larva] Zkonzumovaný polyp za kostičku
    [alga] Zahrát váleček
    [polyp] Kostička za polyp
    [eight] Akce 8
    [buy] Koupit kartu
    [blue] Nový modrý krabík
    [shift] Přesunout modrého krabíka
   *[collect] Vzít z moře a ukončit tah
}
table-mode_text = { $mode ->
    [eat] Vyber korál na útesu.
    [cube] Vyber kostičku, kterou zahraješ. Číslo říká, na kolik míst by její polypy mohly.
    [introduce] Vyber polyp v korálu bez krabíka.
    [move] Vyber krabíka a potom, kam půjde.
    [larva] Vyber zkonzumovaný polyp, který půjde do pytlíku.
    [alga] Vyber barvu: uvidíš, které kartičky korálů obrátí.
    [polyp] Vyber kostičku, kterou vrátíš.
    [eight] Vyměň kostičku za polyp, polož útesovou kartičku, kup kartu, nebo nějakou zahraj.
    [buy] Vyber, čím zaplatíš: kartička jde do pytlíku, kostička do zásoby.
    [place] Vyber místo. Kostička není potřeba a smíš to, kolikrát chceš.
    [blue] Vyber polyp, který má přede všemi chránit.
    [shift] Vyber modrého krabíka a potom, kam půjde.
   *[collect] Vyber místo v otevřeném moři.
}
table-mode_place = Položit { -tile($tile, case: "acc") }
table-or_lock = Nebo vyber kartičku korálu, kterou napořád zablokuješ.
table-shrimp_goes = Vyber, kam půjde krabík z { $cell }.

## What lies on a cell, in sentences

table-coral_free = { $protected ->
    [0] { CAPITAL(-sized-coral($colour, $size)) }, nikomu nepatří.
   *[other] { CAPITAL(-sized-coral($colour, $size)) }, nikomu nepatří, chráněno { $protected }.
}
table-coral_mine = { $protected ->
    [0] { CAPITAL(-sized-coral($colour, $size)) }, je tvůj.
   *[other] { CAPITAL(-sized-coral($colour, $size)) }, je tvůj, chráněno { $protected }.
}
table-coral_held = { $protected ->
    [0] { CAPITAL(-sized-coral($colour, $size)) }, vlastní ho { $name }.
   *[other] { CAPITAL(-sized-coral($colour, $size)) }, vlastní ho { $name }, chráněno { $protected }.
}
table-crown_here = Trnová koruna: na začátku tahu napadne polyp vedle sebe.
table-tile_here = Tady: { -tile($tile) }.
table-blue_here = Tenhle polyp chrání přede všemi modrý krabík.
# What a special tile does
table-tile_help = { KIND($tile) ->
    [rock] Z vody udělá skálu.
    [water] Z volné skály udělá vodu.
    [crown] Na začátku každého tahu napadne polyp vedle sebe.
    [two] Má obě barvy: vybere ten, kdo ji pokládá.
    [double] Boduje jako dva polypy.
    [half] Na dvou stranách má skálu, přes kterou se nic nespojí ani nenapadne. Je za 1 bod.
    [blue] Je napořád chráněná. Je za 1 bod.
   *[plain] { "" }
}
table-no_cell_for = Pro { -tile($tile, case: "acc") } teď není místo.
table-laid_like_polyp = { CAPITAL(-tile($tile)) } se pokládá jako polyp, s kostičkou své barvy.
table-either_colour = Tahle kartička tam jde položit v obou barvách: vyber kostičku.

## What can be chosen: on a button, and what it would do

table-attack_at = Napadnout { $cell }
table-lay_at = Položit na { $cell }
table-eat = { $size ->
    [one] Sníst { $size } { -colour($colour, gender: "m") }
    [few] Sníst { $size } { -colour($colour, gender: "m", number: "plural") }
   *[other] Sníst { $size } { -colour($colour, gender: "m", number: "plural", case: "gen") }
}
table-shrimp_to = Krabík na { $cell }
table-shrimp_on_coral = Dát krabíka na { $cell }, na { -colour($colour, gender: "m") } korál velikosti { $size }.
table-shrimp_on_rock = Dát krabíka na skálu na { $cell }.
table-move_to = Přesunout na { $cell }
table-move_shrimp = Přesunout krabíka z { $from } na { $cell }.
table-collect = Vzít { -colour($space, case: "acc") }
table-play_alga = Zahrát { -alga($alga, gender: "m") }
table-lock_tile = Zablokovat
table-paid_with = Platíš { -consumed($tile, case: "ins") }.
table-feed = Nakrmit { -colour($colour, case: "ins") }
table-fed = Jeden { -colour($colour, gender: "m") } polyp jde do papušíka a na konci boduje.
# Two cubes at the beginning; no $second: both are of the first colour
table-take_pair = { $second ->
    [none] Vzít dvě { -colour($first, number: "plural") }
   *[other] Vzít { -colour($first, case: "acc") } a { -colour($second, case: "acc") }
}
table-pair_taken = { $second ->
    [none] Dvě { -colour($first, number: "plural") }: ostatní je uvidí, až vyberou všichni.
   *[other] { CAPITAL(-colour($first)) } a { -colour($second) }: ostatní je uvidí, až vyberou všichni.
}

## What can be chosen in the prompt

table-play_cube = { $as ->
    [none] Zahrát { -colour($colour, case: "acc") } kostičku.
   *[other] Zahrát { -colour($colour, case: "acc") } kostičku jako { -colour($as, case: "acc") }.
}
# Stands after the number
table-cells_noun = { $count ->
    [one] místo
    [few] místa
   *[other] míst
}
table-colours = Barvy
table-give_tile = { $cube ->
    [none] Dát { -tile($tile, case: "acc") }, vzít její kostičku
   *[other] Dát { -tile($tile, case: "acc") }, vzít { -colour($cube, case: "acc") } kostičku
}
table-give_cube = Dát { -colour($cube, case: "acc") } kostičku, vzít polyp
table-algae = Válečky
table-alga_left = { $left ->
    [few] { CAPITAL(-alga($alga, gender: "m")) } váleček, zbývají { $left }.
   *[other] { CAPITAL(-alga($alga, gender: "m")) } váleček, zbývá { $left }.
}
table-place = Kam
table-place_space = Do moře
table-lock_for_good = Zablokovat napořád: { -colour($stronger) } poráží { -colour($weaker, case: "acc") }
table-pay_with = Čím zaplatit
table-pay = Platba
table-consumed_tile = zkonzumovaná { -tile($tile) }
table-my_hand = Kartičky v mé ruce
table-two_cubes = Dvě kostičky
table-pick_cube = { $count ->
    [0] { -colour($colour) } kostička
    [1] { -colour($colour) } kostička, vybraná
   *[other] { -colour($colour) } kostička dvakrát, vybraná
}
table-lay_from = Odkud pokládat
# The next two stand before a number
table-from_hand = Z ruky
table-from_consumed = Zkonzumované
