### Pictures of the table: their labels, and all of it in words for those who do not see it.

## who does what now

now-setup = { $player ->
    [you] Příprava hry: vybíráš ty
   *[other] Příprava hry: vybírá { NAME($player) }
}
now-turn = { $player ->
    [you] Jsi na tahu
   *[other] Na tahu: { NAME($player) }
}
now-laying = { CAPITAL(-lays($player)) } { -colour($colour, case: "acc") }, položeno { $laid }
now-final = { $player ->
    [you] Závěrečné kolo: jíš, nebo pasuješ
   *[other] Závěrečné kolo: { NAME($player) } jí, nebo pasuje
}
now-over = { $by ->
    [locks] Partie skončila: všechny kartičky korálů jsou zablokované
    [shrimps] Partie skončila: snědený je čtvrtý krabík
    [full] Partie skončila: není už kam položit polyp
    [supply] Partie skončila: moře už nejde z pytlíku doplnit
   *[limit] Partie skončila: skončil poslední tah
}
now-crowns = { $player ->
    [you] Útočíš trnovými korunami
   *[other] { NAME($player) } útočí trnovými korunami
}
now-flee = { CAPITAL(-moves($player)) } krabíka z { $cell }
now-drift = { CAPITAL(-moves($player)) } modrého krabíka z { $cell }
now-return = { CAPITAL(-returns($player)) } kartičky do pytlíku: ještě { $left }
now-split = { $player ->
    [you] Dělíš, nebo si necháváš { -tile($tile, case: "acc") }
   *[other] { NAME($player) } dělí, nebo si nechává { -tile($tile, case: "acc") }
}
now-window = Teď jde zahrát kartu
now-answer = { $player ->
    [you] Odpovídáš: „{ CARD($card) }“
   *[other] { NAME($player) } odpovídá: „{ CARD($card) }“
}
now-choose = { $player ->
    [you] Vybíráš: „{ CARD($card) }“
   *[other] { NAME($player) } vybírá: „{ CARD($card) }“
}

## a cell

cell-polyp = { -colour($colour, gender: "m") } polyp
cell-tile = { -tile($tile) }
cell-rock = prázdná skála
cell-coral = v korálu velikosti { $size }
cell-shrimp = { $player ->
    [you] tvůj krabík
   *[other] krabík ({ NAME($player) })
}
cell-blue_shrimp = modrý krabík
cell-ward = se štítem

## the table in words

picture-title = Reef Encounter, tah { $number }.
picture-cell = { $cell }, { LIST($items) }
picture-board = { $items ->
    [none] Deska { $board }: prázdná.
   *[other] Deska { $board }: { JOIN($items, with: "; ") }.
}
picture-special = Zvláštní věci na desce { $board }: { JOIN($items, with: "; ") }.
picture-coral = { $owner ->
    [none] { -colour($colour, gender: "m") } korál velikosti { $size } na { $cell }
   *[other] { $owner ->
        [you] { -colour($colour, gender: "m") } korál velikosti { $size } na { $cell } s tvým krabíkem
       *[other] { -colour($colour, gender: "m") } korál velikosti { $size } na { $cell }, krabíka tam má { NAME($owner) }
    }
}
picture-coral_tiles = Kartičky korálů: { JOIN($items, with: "; ") }.
picture-coral_tile = { $alga ->
    [none] { -colour($stronger) } poráží { -colour($weaker, case: "acc") }
   *[other] { -colour($stronger) } poráží { -colour($weaker, case: "acc") }, blokuje ji { -alga($alga, gender: "m") } váleček
}
picture-values = Hodnota polypu: { LIST($items) }.
picture-alga_space = { $alga ->
    [none] Místo pro váleček: prázdné.
   *[other] Místo pro váleček: { -alga($alga, gender: "m") }.
}
picture-sea = Otevřené moře: { JOIN($items, with: "; ") }.
picture-space = { $tiles ->
    [none] { -colour($colour, gender: "n") } místo: nic
   *[other] { -colour($colour, gender: "n") } místo: { AND(GROUPS($tiles), item: "heap-group") }
}
picture-bag = Pytlík: { $tiles }.
picture-player = { $player ->
    [you] Ty, { -player-colour($player_colour) }: { JOIN($items, with: "; ") }.
   *[other] { NAME($player) }, { -player-colour($player_colour) }: { JOIN($items, with: "; ") }.
}
pile-hand = { $items ->
    [none] v ruce: nic
   *[other] v ruce: { LIST($items) }
}
pile-cubes = { $items ->
    [none] kostičky: žádné
   *[other] kostičky: { LIST($items) }
}
pile-consumed = { $items ->
    [none] zkonzumované: žádné
   *[other] zkonzumované: { LIST($items) }
}
pile-fish = { $items ->
    [none] papušík: nic
   *[other] papušík: { LIST($items) }
}
pile-tiles = { AND(GROUPS($tiles), item: "heap-group") }
pile-unseen = skryto { $unseen }
pile-cards = { $cards ->
    [none] { $unseen ->
        [0] karty: žádné
       *[other] karty: skryto { $unseen }
    }
   *[other] { $unseen ->
        [0] karty: { AND($cards, item: "card") }
       *[other] karty: { AND($cards, item: "card") }, skryto { $unseen }
    }
}
pile-open_cards = vyložené karty: { AND($cards, item: "card") }
pile-shrimps = krabíci za clonou { $unplayed }, snědení { $eaten }
picture-cards = { $reconstructed ->
    [none] { $cards ->
        [none] Akční karty ({ $deck }): v balíčku { $pile }; odložené: žádné.
       *[other] Akční karty ({ $deck }): v balíčku { $pile }; odložené: { AND($cards, item: "card") }.
    }
   *[other] { $cards ->
        [none] Akční karty (rekonstruovaný balíček): v balíčku { $pile }; odložené: žádné.
       *[other] Akční karty (rekonstruovaný balíček): v balíčku { $pile }; odložené: { AND($cards, item: "card") }.
    }
}
picture-blue_shrimps = { $at_sea ->
    [none] Modří krabíci: v zásobě { $supply }, v otevřeném moři žádný.
   *[other] Modří krabíci: v zásobě { $supply }, v otevřeném moři jeden.
}

## labels

label-game = Reef Encounter
label-turn = Tah
label-bag = Pytlík
label-locked = Zablokováno
label-locked_of = { $locked } z { $coral_tiles }
label-second_kind = Second Kind
label-advanced = Hra pro pokročilé
label-sea = Otevřené moře a síly
label-arrows = šipka: od silnější k slabší
label-coral_tiles = Kartičky korálů
label-tiles_locked = zablokováno { $locked } z { $coral_tiles }
label-supply = Zásoba
label-pile = v balíčku { $cards }
label-discarded = odloženo { $cards }
label-blue_shrimps = Modří krabíci v zásobě
label-none = nic
label-discards = Odložené: { LIST($cards, item: "card") }
label-cards = Akční karty
label-deck = { $reconstructed ->
    [none] { $deck }
   *[other] rekonstruovaný balíček
}
label-to_act = na tahu
label-hand = V ruce
label-cubes = Kostičky
label-consumed = Zkonzumované
label-held_cards = Karty
label-open_cards = Vyložené
label-coral_tile = { $alga ->
    [none] Kartička korálu { $coral_tile }: { -colour($stronger) } poráží { -colour($weaker, case: "acc") }, velká řasa { -alga($large) }, malá { -alga($small) }
   *[other] Kartička korálu { $coral_tile }: { -colour($stronger) } poráží { -colour($weaker, case: "acc") }, blokuje ji { -alga($alga, gender: "m") } váleček
}

## the table in letters, for prompts, logs and environments

letters-player = hráč { $number }
letters-turn = { $phase ->
    [setup] tah { $number }: { $player }, příprava
    [turn] tah { $number }: { $player } na tahu
    [laying] tah { $number }: { $player } pokládá { $colour }
    [final] tah { $number }: { $player }, závěrečné kolo
   *[over] tah { $number }: { $player }, konec hry
}
letters-to_act = { $begun ->
    [none] na řadě je hráč { $player }
   *[other] na řadě je hráč { $player }, začal: { JOIN($begun, with: " ") }
}
letters-special = speciální
letters-blue = modří
letters-blue_shrimps = { $at_sea ->
    [none] { $supply } v zásobě
   *[other] { $supply } v zásobě a 1 v moři
}
letters-discards = odložené
letters-strength = síla
letters-alga = váleček
letters-sea = moře
letters-bag = pytlík
letters-hand = ruka { $tiles }
letters-cubes = kostičky { $tiles }
letters-consumed = zkonzumované { $tiles }
letters-fish = papušík { $tiles }
letters-known = { $total } (známé { $tiles })
letters-shrimps = krabíci { $number }
letters-eaten = snědení krabíci { $number }
letters-cards = karty { $cards }
letters-open_cards = na stole { LIST($cards) }
