### What happened: one sentence for each thing that is told.

log-undo = { $player ->
    [you] Vracíš poslední akci.
   *[other] { NAME($player) } vrací poslední akci.
}
log-fed = { $player ->
    [you] { $colour ->
        [none] Dáváš kartičku do svého papušíka.
       *[other] Dáváš { -colour($colour, case: "acc") } kartičku do svého papušíka.
    }
   *[other] { $colour ->
        [none] { NAME($player) } dává kartičku do papušíka.
       *[other] { NAME($player) } dává { -colour($colour, case: "acc") } kartičku do papušíka.
    }
}
log-larvae = { $cubes ->
    [none] { $player ->
        [you] Vybíráš dvě kostičky.
       *[other] { NAME($player) } vybírá dvě kostičky.
    }
   *[other] { $player ->
        [you] Vybíráš kostičky: { AND(GROUPS($cubes), item: "cube-group") }.
       *[other] { NAME($player) } vybírá kostičky: { AND(GROUPS($cubes), item: "cube-group") }.
    }
}
log-larvae_shown = Kostičky se ukazují: { JOIN($items, with: "; ") }.
log-cubes_of = { $player ->
    [you] ty máš { AND(GROUPS($cubes), item: "cube-group") }
   *[other] { NAME($player) } má { AND(GROUPS($cubes), item: "cube-group") }
}
-polyps-kept = { $it ->
    [0] žádný polyp
    [one] jeden polyp
    [few] { -number($it, gender: "m") } polypy
   *[other] { -number($it) } polypů
}
-feeds = { $it ->
    [you] krmíš papušíka
   *[other] { NAME($it) } krmí papušíka
}
log-eaten = { $returned ->
    [none] { CAPITAL(-feeds($player)) } { -colour($colour, gender: "m", case: "ins") } korálem velikosti { $size } z { $cell }.
   *[other] { CAPITAL(-feeds($player)) } { -colour($colour, gender: "m", case: "ins") } korálem velikosti { $size } z { $cell }: { -polyps-kept($kept) } pro papušíka, { -number($returned, gender: "m") } do pytlíku.
}
-plays = { $it ->
    [you] hraješ
   *[other] { NAME($it) } hraje
}
-lays = { $it ->
    [you] pokládáš
   *[other] { NAME($it) } pokládá
}
-and-lays = { $it ->
    [you] a pokládáš
   *[other] a pokládá
}
log-laying = { $cube ->
    [none] { CAPITAL(-lays($player)) } { -colour($colour, case: "acc") } na { AND($items) }.
   *[other] { $counts_as ->
        [none] { $items ->
            [none] { CAPITAL(-plays($player)) } { -colour($cube, case: "acc") } kostičku.
           *[other] { CAPITAL(-plays($player)) } { -colour($cube, case: "acc") } kostičku { -and-lays($player) } { -colour($colour, case: "acc") } na { AND($items) }.
        }
       *[other] { $items ->
            [none] { CAPITAL(-plays($player)) } { -colour($cube, case: "acc") } kostičku jako { -colour($counts_as, case: "acc") }.
           *[other] { CAPITAL(-plays($player)) } { -colour($cube, case: "acc") } kostičku jako { -colour($counts_as, case: "acc") } { -and-lays($player) } { -colour($colour, case: "acc") } na { AND($items) }.
        }
    }
}
log-laid = { $tile ->
    [none] { $consumed ->
        [none] { $taken ->
            [none] { $cell }
           *[other] { $cell } (bere { -taken($taken) })
        }
       *[other] { $taken ->
            [none] { $cell } (ze zkonzumovaných)
           *[other] { $cell } (ze zkonzumovaných, bere { -taken($taken) })
        }
    }
   *[other] { $consumed ->
        [none] { $taken ->
            [none] { $cell } ({ -tile($tile) })
           *[other] { $cell } ({ -tile($tile) }, bere { -taken($taken) })
        }
       *[other] { $taken ->
            [none] { $cell } (zkonzumovaná { -tile($tile) })
           *[other] { $cell } (zkonzumovaná { -tile($tile) }, bere { -taken($taken) })
        }
    }
}
log-grown = Na { $cell } vyrůstá { -colour($colour, gender: "m") } polyp.
log-joined = { $corals ->
    [few] { CAPITAL(-number($corals, gender: "m")) } { -colour($colour, gender: "m", number: "plural") } korály se spojují v jeden velikosti { $size }.
   *[other] { CAPITAL(-number($corals)) } { -colour($colour, gender: "m", number: "plural", case: "gen") } korálů se spojuje v jeden velikosti { $size }.
}
log-split = { CAPITAL(-colour($colour, gender: "m")) } korál se rozpadá na části velikosti { AND($sizes) }.
log-introduced = { $player ->
    [you] Dáváš krabíka na { $cell }.
   *[other] { NAME($player) } dává krabíka na { $cell }.
}
log-moved = { $goal ->
    [none] { $player ->
        [you] Bereš krabíka z { $origin } zpět za clonu.
       *[other] { NAME($player) } bere krabíka z { $origin } zpět za clonu.
    }
   *[other] { $player ->
        [you] Přesouváš krabíka z { $origin } na { $goal }.
       *[other] { NAME($player) } přesouvá krabíka z { $origin } na { $goal }.
    }
}
log-moves = { $player ->
    [you] Přesouváš krabíky: { LIST($items) }.
   *[other] { NAME($player) } přesouvá krabíky: { LIST($items) }.
}
log-move = { $goal ->
    [none] z { $origin } za clonu
   *[other] z { $origin } na { $goal }
}
-swaps = { $it ->
    [you] vyměňuješ
   *[other] { NAME($it) } vyměňuje
}
-pays = { $it ->
    [you] platíš
   *[other] { NAME($it) } platí
}
log-larva = { CAPITAL(-swaps($player)) } { -consumed($tile) } za { -colour($colour, case: "acc") } kostičku.
log-alga = { $paid ->
    [none] { CAPITAL(-plays($player)) } { -alga($alga, gender: "m") } váleček do moře.
   *[other] { CAPITAL(-pays($player)) } { -consumed($paid, case: "ins") }: { -alga($alga, gender: "m") } váleček jde do moře.
}
log-locked = { CAPITAL(-pays($player)) } { -consumed($paid, case: "ins") }: { -alga($alga, gender: "m") } váleček blokuje kartičku korálu { -coral-tile($coral_tile) }.
log-turned = { CAPITAL(-colour($stronger)) } teď poráží { -colour($weaker, case: "acc") }.
log-polyp = { CAPITAL(-swaps($player)) } { -colour($colour, case: "acc") } kostičku za { -colour($colour, gender: "m") } polyp.
-takes = { $it ->
    [you] bereš si
   *[other] { NAME($it) } si bere
}
log-collected = { $polyps ->
    [none] { CAPITAL(-takes($player)) } { -colour($colour, case: "acc") } kostičku.
   *[other] { CAPITAL(-takes($player)) } { -colour($colour, case: "acc") } kostičku a k ní { AND(GROUPS($polyps), item: "short-group", first: "tile-group", case: "acc") }.
}
log-reserve = Pytlík se vyprazdňuje: přidává se do něj bonusová zásoba.
log-dealt = Nově v moři: { LIST($items) }.
log-dealt_tile = { -short-tile($tile) } na { -colour($colour, gender: "n", case: "loc") } místě
log-passed = { $player ->
    [you] Pasuješ.
   *[other] { NAME($player) } pasuje.
}
log-final = { $by ->
    [locks] Konec: všech deset kartiček korálů je zablokovaných. Každý z ostatních ještě smí sníst jeden korál.
    [shrimps] Konec: snědený je čtvrtý krabík. Každý z ostatních ještě smí sníst jeden korál.
    [full] Konec: polyp už není kam položit. Každý z ostatních ještě smí sníst jeden korál.
    [supply] Konec: otevřené moře nejde doplnit. Každý z ostatních ještě smí sníst jeden korál.
   *[limit] Konec: skončil tah 400. Každý z ostatních ještě smí sníst jeden korál.
}
log-over = { $by ->
    [locks] Partie skončila: všech deset kartiček korálů je zablokovaných.
    [shrimps] Partie skončila: snědený je čtvrtý krabík.
    [full] Partie skončila: polyp už není kam položit.
    [supply] Partie skončila: otevřené moře nejde doplnit.
   *[limit] Partie skončila: skončil tah 400.
}

## with the Second Kind

-lets-crown = { $it ->
    [you] necháváš
   *[other] { NAME($it) } nechává
}
-moves = { $it ->
    [you] přesouváš
   *[other] { NAME($it) } přesouvá
}
log-crown_attacked = { CAPITAL(-lets-crown($player)) } trnovou korunu na { $origin } sníst { -tile($tile, case: "acc") } na { $cell }.
log-crown_died = Trnová koruna na { $cell } hyne: nemá vedle sebe žádný polyp.
log-crown_moved = { CAPITAL(-moves($player)) } trnovou korunu z { $origin } na { $goal }.
log-crown_removed = { $player ->
    [you] Odstraňuješ ze hry trnovou korunu z { $cell }.
   *[other] { NAME($player) } odstraňuje ze hry trnovou korunu z { $cell }.
}
log-fled = { $goal ->
    [none] { $player ->
        [you] Tvůj krabík prchá z { $origin } za clonu.
       *[other] { NAME($player) } prchá s krabíkem z { $origin } za clonu.
    }
   *[other] { $player ->
        [you] Tvůj krabík prchá z { $origin } na { $goal }.
       *[other] { NAME($player) } prchá s krabíkem z { $origin } na { $goal }.
    }
}
log-blue_moved = { $origin ->
    [supply] { $goal ->
        [sea] Modrý krabík jde ze zásoby do otevřeného moře.
       *[other] Modrý krabík jde ze zásoby na { $goal }.
    }
    [sea] { $goal ->
        [supply] Modrý krabík jde z otevřeného moře do zásoby.
       *[other] Modrý krabík jde z otevřeného moře na { $goal }.
    }
   *[other] { $goal ->
        [supply] Modrý krabík jde z { $origin } do zásoby.
        [sea] Modrý krabík jde z { $origin } do otevřeného moře.
       *[other] Modrý krabík jde z { $origin } na { $goal }.
    }
}
log-card_answers = { $player ->
    [you] Odpovídáš kartou „{ CARD($card) }“.
   *[other] { NAME($player) } odpovídá kartou „{ CARD($card) }“.
}
log-card_meal = { CAPITAL(-plays($player)) } kartu „{ CARD($card) }“ za první jídlo.
log-card_blue = { CAPITAL(-plays($player)) } kartu „{ CARD($card) }“ kvůli modrému krabíkovi.
log-card_open = { $player ->
    [you] Vykládáš kartu „{ CARD($card) }“: na konci přinese body.
   *[other] { NAME($player) } vykládá kartu „{ CARD($card) }“: na konci přinese body.
}
log-card = { CAPITAL(-plays($player)) } kartu „{ CARD($card) }“.
log-returned = Do pytlíku: { AND(GROUPS($tiles), item: "tile-group") }.
log-swallowed = Do papušíka: { AND(GROUPS($tiles), item: "tile-group") }.
log-double_split = { CAPITAL(-swaps($player)) } dvojitou { -colour($colour, case: "acc") } kartičku za dvě { -colour($colour, number: "plural") } kartičky z pytlíku.
-keeps = { $it ->
    [you] necháváš si
   *[other] { NAME($it) } si nechává
}
log-double_kept = { CAPITAL(-keeps($player)) } { -tile($tile, case: "acc") } celou.
log-attack = { $player ->
    [you] Napadáš { $cell }: pokládáš { -tile($tile, case: "acc") }.
   *[other] { NAME($player) } napadá { $cell }: pokládá { -tile($tile, case: "acc") }.
}
log-placed = { CAPITAL(-lays($player)) } { -tile($tile, case: "acc") } na { $cell }.
log-placed_from_bag = { CAPITAL(-lays($player)) } { -tile($tile, case: "acc") } z pytlíku na { $cell }.
log-shuffled = Odložené karty se zamíchají a tvoří nový dobírací balíček.
-buys = { $it ->
    [you] kupuješ
   *[other] { NAME($it) } kupuje
}
log-bought = { $source ->
    [cube] { $card ->
        [none] { CAPITAL(-buys($player)) } kartu za { -colour($tile, case: "acc") } kostičku.
       *[other] { CAPITAL(-buys($player)) } kartu za { -colour($tile, case: "acc") } kostičku: „{ CARD($card) }“.
    }
    [hand] { $card ->
        [none] { CAPITAL(-buys($player)) } kartu za { -tile($tile, case: "acc") }.
       *[other] { CAPITAL(-buys($player)) } kartu za { -tile($tile, case: "acc") }: „{ CARD($card) }“.
    }
   *[other] { $card ->
        [none] { CAPITAL(-buys($player)) } kartu za { -consumed($tile) }.
       *[other] { CAPITAL(-buys($player)) } kartu za { -consumed($tile) }: „{ CARD($card) }“.
    }
}
log-discarded = { $player ->
    [you] Odkládáš kartu „{ CARD($card) }“.
   *[other] { NAME($player) } odkládá kartu „{ CARD($card) }“.
}
-draws = { $it ->
    [you] táhneš
   *[other] { NAME($it) } táhne
}
log-dipped = { $tiles ->
    [none] { CAPITAL(-draws($player)) } potají kartičky z pytlíku.
   *[other] { CAPITAL(-draws($player)) } z pytlíku { AND(GROUPS($tiles), item: "short-group", first: "tile-group", case: "acc") }.
}
-returns = { $it ->
    [you] vracíš
   *[other] { NAME($it) } vrací
}
-and-keeps = { $it ->
    [you] a necháváš si
   *[other] a nechává si
}
log-dip_returned = { $tile ->
    [none] { $kept ->
        [none] { CAPITAL(-returns($player)) } jednu z nich do pytlíku { -and-keeps($player) } ostatní.
       *[other] { CAPITAL(-returns($player)) } jednu z nich do pytlíku { -and-keeps($player) } { AND(GROUPS($kept), item: "short-group", first: "tile-group", case: "acc") }.
    }
   *[other] { $kept ->
        [none] { CAPITAL(-returns($player)) } { -tile($tile, case: "acc") } do pytlíku { -and-keeps($player) } ostatní.
       *[other] { CAPITAL(-returns($player)) } { -tile($tile, case: "acc") } do pytlíku { -and-keeps($player) } { AND(GROUPS($kept), item: "short-group", first: "tile-group", case: "acc") }.
    }
}
log-cube_gained = { CAPITAL(-takes($player)) } { -colour($colour, case: "acc") } kostičku ze zásoby.
log-swapped = { CAPITAL(-swaps($player)) } { -tile($given, case: "acc") } za { -tile($taken, case: "acc") } { -from-space($colour) } v moři.
log-tile_taken = { CAPITAL(-takes($player)) } { -tile($tile, case: "acc") } { -from-space($colour) } v moři.
-puts = { $it ->
    [you] dáváš
   *[other] { NAME($it) } dává
}
log-to_fish = { CAPITAL(-puts($player)) } { -consumed($tile) } do papušíka.
log-to_consumed = { CAPITAL(-puts($player)) } { -tile($tile, case: "acc") } z ruky mezi zkonzumované.
log-from_bag = { CAPITAL(-takes($player)) } z pytlíku { -tile($tile, case: "acc") } mezi zkonzumované.
log-tile_kept = { $player ->
    [you] Necháváš kartičku korálu { -coral-tile($coral_tile) } ležet, jak je.
   *[other] { NAME($player) } nechává kartičku korálu { -coral-tile($coral_tile) } ležet, jak je.
}
log-warded = Polyp na { $cell } dostává štít proti korálům.
log-wards_ended = { $cells ->
    [one] Štít na { AND($cells) } končí.
   *[other] Štíty na { AND($cells) } končí.
}
log-declined = { $player ->
    [you] Nehraješ žádnou kartu.
   *[other] { NAME($player) } nehraje žádnou kartu.
}
log-turn_ended = { $player ->
    [you] Končíš tah.
   *[other] { NAME($player) } končí tah.
}
