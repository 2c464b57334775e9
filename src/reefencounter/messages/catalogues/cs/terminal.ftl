### The table in the terminal: its questions and what their answers mean, its commands, and its panels.

question-feed = Příprava hry: kterou kartičku dáš tajně do papušíka? Na konci přinese body.
question-larvae = Příprava hry: které dvě larví kostičky si vybereš? Napiš dvě písmena, třeba WP.
question-eat = Který korál papušík sní?
question-cube = Kterou kostičku zahraješ?
question-shrimp = Na který polyp krabíka dáš? Napiš místo označené na deskách.
question-move = Který krabík se přesune?
question-swap = Kterou barvu vyměníš?
question-pay = Kterým zkonzumovaným polypem zaplatíš?
question-alga = Který váleček zahraješ?
question-collect = Ze kterého místa si vezmeš?
question-source = Polyp na { $cell }: z ruky, nebo ze zkonzumovaných?
question-goal = Kam půjde krabík z { $origin }? Napiš označené místo, nebo off.
question-place = Kam půjde { -alga($alga, gender: "m") } váleček?
question-laying = { $consumed ->
    [0] { $laid ->
        [0] Pokládáš { -colour($colour, case: "acc") }: položeno { $laid }, z ruky ještě { $hand }. Napiš místo označené na deskách.
       *[other] Pokládáš { -colour($colour, case: "acc") }: položeno { $laid }, z ruky ještě { $hand }. Napiš místo označené na deskách, nebo stop.
    }
   *[other] { $laid ->
        [0] Pokládáš { -colour($colour, case: "acc") }: položeno { $laid }, z ruky ještě { $hand }, zkonzumované { $consumed }. Napiš místo označené na deskách.
       *[other] Pokládáš { -colour($colour, case: "acc") }: položeno { $laid }, z ruky ještě { $hand }, zkonzumované { $consumed }. Napiš místo označené na deskách, nebo stop.
    }
}
answer-colour = { -colour($colour) }
answer-colours = { AND($colours, item: "colour") }
answer-cube = { $consumed ->
    [0] { -colour($colour) }: v ruce { $hand }
   *[other] { -colour($colour) }: v ruce { $hand }, zkonzumované { $consumed }
}
answer-off = zpět za clonu
answer-turns = { $items ->
    [none] nic neobrátí
   *[other] obrátí { LIST($items) }
}
answer-alga_space = { $items ->
    [none] do moře; nic neobrátí
   *[other] do moře; obrátí { LIST($items) }
}
answer-lock = { $items ->
    [none] zablokuje kartičku { $coral_tile } napořád; nic neobrátí
   *[other] zablokuje kartičku { $coral_tile } napořád; obrátí { LIST($items) }
}
answer-turned = { $coral_tile } ({ $stronger } pak poráží { $weaker })
answer-hand = z ruky
answer-consumed = ze zkonzumovaných
answer-polyp = { -colour($colour) } kostička za { -colour($colour, gender: "m") } polyp
answer-space = { $notation ->
    [none] { -colour($colour) } kostička, bez polypů
   *[other] { -colour($colour) } kostička a polypy { $notation }
}
answer-coral = { -colour($colour, gender: "m") } korál velikosti { $size }
answer-rock = volná skála
answer-pay = { $tiles ->
    [one] zaplatit { -colour($colour, gender: "m", case: "ins") }: jeden polyp
    [few] zaplatit { -colour($colour, gender: "m", case: "ins") }: { -number($tiles, gender: "m") } polypy
   *[other] zaplatit { -colour($colour, gender: "m", case: "ins") }: { -number($tiles) } polypů
}

## with the Second Kind

question-crown = Akce 0: která trnová koruna teď zaútočí? Napiš označené místo.
question-crown_eats = Akce 0: který polyp sní trnová koruna na { $cell }?
question-flee = Polyp pod tvým krabíkem na { $cell } je snědený: kam krabík půjde? Označené místo, nebo off.
question-drift = Polyp pod modrým krabíkem na { $cell } je snědený: kam krabík půjde?
question-meal = První jídlo stojí kartu s modrým krabíkem: kterou za korál na { $cell } zahraješ?
question-return = Která kartička z korálu půjde do pytlíku? Zbývá { $left }; dvojitá se počítá za dvě.
question-counts_as = Za kterou barvu { -colour($colour) } kostička platí?
question-tile = Kterou kartičku na { $cell } a jak?
question-reef_tile = Kterou útesovou kartičku položíš?
question-reef_tile_goes = Kam půjde { -tile($tile) }? Napiš místo označené na deskách.
question-price = Karta stojí jednu kartičku nebo kostičku: čím zaplatíš?
question-which_price = Čím zaplatíš?
question-discard = Kterou kartu odložíš?
question-card = Kterou kartu zahraješ kvůli textu?
question-blue_card = Kterou kartu použiješ pro modrého krabíka?
question-blue_moves = Kterého modrého krabíka přesuneš? Musí stát na tvém korálu.
question-blue_taken = Zásoba je prázdná: kterého modrého krabíka vezmeš z desek?
question-blue_goes = Na který polyp půjde modrý krabík? Napiš označené místo.
question-split = Bereš { -tile($tile, case: "acc") }: rozdělíš ji, nebo si ji necháš?
question-blue_leaves = Modrý krabík musí pryč z { $cell } a žádný sousední polyp není volný.
question-window = { $window ->
    [eat] Někdo právě snědl korál. Zahraješ kartu?
    [attack] Polyp v korálu s tvým krabíkem je napaden. Zahraješ kartu?
    [alga] Kartičky korálů se mají obrátit. Zahraješ kartu?
    [collect] Moře se má doplnit. Zahraješ kartu?
   *[turn_end] Tah skončil. Zahraješ kartu?
}
question-use = Jak kartu použiješ?
question-left = Zbývá { $left }.
asks-give = „{ CARD($card) }“: kterou svou kartičku dáš?
asks-sea_tile = „{ CARD($card) }“: za kterou kartičku z moře?
asks-sea_space = „{ CARD($card) }“: na kterém místě v moři?
asks-where = „{ CARD($card) }“: kam? Napiš označené místo.
asks-from_where = „{ CARD($card) }“: odkud? Napiš označené místo.
answer-use = { $use ->
    [card] kvůli textu
    [blue] vnést do hry modrého krabíka
    [shift] přesunout modrého krabíka
    [split] dát ji do pytlíku a vzít si dvě běžné kartičky její barvy
    [keep] nechat ji, jak je
    [decline] nehrát žádnou kartu
    [drift] modrý krabík odejde
   *[move] nejdřív přesunout vlastního krabíka z cesty
}
answer-choice = { $choice ->
    [swap] vyměnit kartičku
    [done] už nic
    [blue] vnést do hry modrého krabíka
    [shift] přesunout modrého krabíka
    [shoo] odstranit trnovou korunu
    [nudge] přesunout trnovou korunu
    [summon] vzít trnovou korunu z pytlíku
    [introduce] vnést do hry krabíka
    [move] přesunout krabíka
    [hand] kartička z ruky
    [consumed] zkonzumovaná kartička
    [cube] kostička
   *[plain] jak je
}
answer-card = „{ CARD($card) }“
answer-tile = { -tile($tile) }
answer-cube_paid = { -colour($colour) } kostička
answer-sea_space = { -colour($colour, gender: "n") } místo: { JOIN($tiles, with: " ") }
answer-ordinary = běžná kartička
answer-ordinary_of = běžná { -colour($colour) } kartička
answer-as_other = jako jiná barva
answer-as_own = jako vlastní barva
answer-supply = do zásoby
answer-beats = { -colour($stronger) } teď poráží { -colour($weaker, case: "acc") }
answer-water = voda
answer-ground = { LIST($items) }
answer-pay_tile = zaplatit { -tile($tile, case: "ins") }; máš { $tiles }

## the actions of a turn

turn_action-eat = sníst korál
turn_action-cube = zahrát kostičku a položit polypy
turn_action-second_cube = zahrát druhou kostičku a pokládat
turn_action-shrimp = vnést do hry krabíka
turn_action-move = přesunout krabíka
turn_action-larva = vyměnit zkonzumovaný polyp za kostičku
turn_action-alga = zahrát váleček
turn_action-polyp = vyměnit kostičku za polyp
turn_action-take = vzít si z moře a ukončit tah
turn_action-place = položit skálu, vodu nebo korunu
turn_action-buy = koupit kartu
turn_action-card = zahrát kartu
turn_action-discard = odložit kartu
turn_action-end = ukončit tah

## a decision

desk-hint = Číslo, nebo akce jako `{ $action }`. Nápověda: ?; dále undo, log, score, save, quit.
desk-nine = Akce 9 znamená nic z toho: tah ukončíš tím, že si vezmeš z moře (10).
desk-not_now = Teď ne: { JOIN($reasons, with: " ") } ({ $rule })
desk-impossible = Nejde to: { $because } ({ $rule }) Pravidlo ukáže `? { $rule }`.
desk-no_answer = { $back ->
    [none] { QUOTED($typed) } tady není odpověď: napiš třeba { $example }.
   *[other] { QUOTED($typed) } tady není odpověď: napiš třeba { $example }; Enter vede zpět.
}
desk-unknown = Nerozumím { QUOTED($typed) }. Napiš ? a uvidíš, co můžeš dělat.
desk-play_card = Zahrát ji?
desk-discard_card = Odložit ji?
desk-do_it = Provést?
desk-take = { $notation ->
    [none] { $ends ->
        [none] Vzít { -colour($colour, case: "acc") } kostičku, bez polypů?
       *[other] Vzít { -colour($colour, case: "acc") } kostičku, bez polypů? Tím tvůj tah skončí.
    }
   *[other] { $ends ->
        [none] Vzít { -colour($colour, case: "acc") } kostičku a polypy { $notation }?
       *[other] Vzít { -colour($colour, case: "acc") } kostičku a polypy { $notation }? Tím tvůj tah skončí.
    }
}
desk-on_rock = na skálu:
desk-by_attack = útokem:
desk-stop = stop: ukončit pokládání
desk-no_cell = Pro tuhle barvu už není místo: stop.
desk-final = Závěrečné kolo: sněz jeden korál, nebo pasuj.
desk-pass = pass: nic nesníst
desk-owed = Zahraj teď { -colour($colour, case: "acc") } kostičku; předtím se smějí jen přesouvat krabíci.
desk-turn = Tah { $number }: co uděláš?
desk-over = Partie skončila. log, board, save FILE, nebo Enter pro odchod:
desk-over_help = Napiš log, board, save FILE, nebo odejdi Enterem.
console-too_long = Ten řádek je moc dlouhý: nejvýš { $most } znaků, prosím.
console-agrees = { $yes ->
    [none] [y/N]
   *[other] [Y/n]
}
console-more = Enter pokračuje, q vede zpět
console-back = Enter vede zpět

## what is shown by commands

command-no_topic = O tématu { QUOTED($topic) } nic nevím. Zkus `? lay` nebo `? R5.3`.
command-no_undo = V tomto tahu není co vracet.
command-undone = Vráceno: { $action }.
command-coral = { $owner ->
    [none] { -colour($colour, gender: "m") } korál velikosti { $size }, bez krabíka: { JOIN($cells, with: " ") }
   *[other] { $owner ->
        [you] { -colour($colour, gender: "m") } korál velikosti { $size }, tvůj krabík: { JOIN($cells, with: " ") }
       *[other] { -colour($colour, gender: "m") } korál velikosti { $size }, krabík ({ NAME($owner) }): { JOIN($cells, with: " ") }
    }
}
command-no_coral = Jsou tu jen jednotlivé polypy bez krabíka.
command-no_cards = Tahle hra nemá karty: má je `reef play --second-kind`.
command-hand = V ruce
command-open = Vyložené karty: { -who($player) }
command-discards = Odložené karty
save-failed = Neuloženo: { $because }.
save-overwrite = { $because }. Přepsat?
save-not = Neuloženo.
save-done = Uloženo do { $file }.
save-ask = Uložit partii? Jméno souboru, Enter pro { $file }, nebo n:
save-kept = Partie je uložená v { $file }.
save-go_on = Pokračuje v ní `reef play --load { $file }`.
save-trouble = { $because }.
load-which = Který soubor? Napiš `load { $file }`.
load-leave = Opustit tuhle partii bez uložení?
load-failed = Nenačteno: { $because }.
load-done = Načteno: { $file }.
session-curtain = Ke klávesnici jde { $name } a stiskne Enter: nikdo jiný se nedívá.
session-turn = Tah { $number }.
session-setup = Příprava hry.
session-nothing = Zatím se nic nestalo.
session-more = ... (všechno ukáže log)

## help

help_now-title = Co teď můžeš dělat
help_now-lay = { $consumed ->
    [none] pokládat: napiš místo, nebo `{ $action }`
   *[other] pokládat: napiš místo, nebo `{ $action }`; s `consumed` za ním položíš zkonzumovaný polyp
}
help_now-word = { $action }: napiš `{ $action }`
help_now-open = { $name }: napiš { $number }, nebo `{ $action }`
help_now-not = { $name }: teď ne. { JOIN($reasons, with: " ") } ({ $rule })
help_now-over = Už nic: partie skončila.
help_now-setup = Příprava hry: vybírej číslem nebo písmenem, nebo napiš `{ $action }`.
help_now-any_time = Kdykoli
help_now-written = { $kind ->
    [larvae] Zápis: { OR($examples) }, barvy v pořadí W Y O P G
    [choose] Zápis: `choose` a to, co u karty říká docs/notation.md
   *[other] Zápis: { OR($examples) }
}
help_command-help = tahle nápověda; `? lay` vysvětlí akci, `? R5.3` pravidlo
help_command-undo = vrátit svou poslední akci v tomto tahu
help_command-board = znovu vykreslit stůl
help_command-corals = korály od dvou polypů nebo s krabíkem, od největšího
help_command-cards = s rozšířením: tvoje karty, vyložené a odložené, i s texty
help_command-score = co se ví o skóre
help_command-log = co se zatím stalo
help_command-save = uložit partii; bez FILE do { $file }
help_command-load = načíst uloženou partii
help_command-quit = odejít; předtím můžeš uložit

## the table

table_text-name = { $second_kind ->
    [none] { $advanced ->
        [none] Reef Encounter
       *[other] Reef Encounter, pro pokročilé
    }
   *[other] { $advanced ->
        [none] Second Kind
       *[other] Second Kind, pro pokročilé
    }
}
table_text-turn = tah { $number }
table_text-bag = pytlík { $number }
table_text-board = deska { $board }
table_text-worth = hodnota
table_text-eats = poráží
table_text-sea = moře
table_text-cubes = kostičky
table_text-alga_space = řasa v moři:
table_text-alga = { $alga ->
    [none] žádná
   *[other] { -alga($alga) }
}
table_text-coral_tiles = kartičky korálů a jejich řasy
table_text-hand = ruka
table_text-consumed = zkonzumované
table_text-fish = papušík
table_text-shrimps = krabíci
table_text-shrimps_left = { $eaten ->
    [0] zbývá { $left }
   *[other] { $left }, snědeno { $eaten }
}
table_text-corals_of = korály (velikost, krabík)
table_text-corals = korály
table_text-cards = { $reconstructed ->
    [none] karty ({ $deck }): v balíčku { $pile };
   *[other] karty (rekonstruovaný balíček): v balíčku { $pile };
}
table_text-blue_shrimps = { $at_sea ->
    [none] modří krabíci: v zásobě { $supply }
   *[other] modří krabíci: v zásobě { $supply }, v moři 1
}
table_text-hidden_cards = skryté { $cards }
table_text-no_card = žádná
table_text-open_cards = vyložené:
table_text-discards = odložené { $cards }:
table_text-more_cards = ... (všechny ukáže cards)
