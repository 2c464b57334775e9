### The ten actions: a few words for a button, and a sentence for what each would do.

## why not, in a few words

brief-not_now = Teď ne
brief-not_possible = Teď to nejde
brief-no_cube_fits = Žádná kostička se nehodí
brief-no_tile_fits = Žádná kartička se nehodí
brief-after_setup = Po přípravě hry
brief-finish_laying = Nejdřív dokončit pokládání
brief-cube_first = Nejdřív zahrát kostičku
brief-eat_or_pass = Jen sníst, nebo pasovat
brief-at_start = Jen na začátku
brief-acted = Ne po jiných akcích
brief-no_coral = Žádný vlastní korál
brief-no_shrimp_on_board = Žádný krabík na desce
brief-nothing_to_guard = Žádný korál
brief-no_cube = Žádná kostička
brief-no_cube_to_swap = Žádná kostička na výměnu
brief-no_consumed = Není čím platit
brief-largest_coral = Největší korál: { $size }
brief-feeds_nothing = Na papušíka nic nezbude
brief-no_polyp = Žádný polyp k položení
brief-no_polyp_then = Pak žádný polyp k položení
brief-no_cell = Není kam
brief-no_shrimp_left = Žádný krabík nezbývá
brief-no_free_coral = Žádný volný korál
brief-just_moved = Právě přesunut
brief-no_cube_in_supply = V zásobě není kostička
brief-two_played = Dvě kostičky zahrané
brief-no_alga = Žádný váleček nezbývá
brief-no_polyp_left = Žádný polyp nezbývá
brief-shrimp_on_rock = Krabík na volné skále
brief-collected = Z moře už vybráno
brief-needs_card = Chybí karta s modrým krabíkem
brief-no_reef_tile = Žádná útesová kartička
brief-no_place = Není kam s ní
brief-no_payment = Není čím platit
brief-one_card = Jedna karta za tah
brief-three_cards = Tři karty v ruce
brief-no_card_left = Karty došly
brief-not_after_collecting = Po braní z moře ne
brief-no_card = Žádná karta
brief-no_blue_card = Žádná karta s modrým krabíkem
brief-no_card_fits = Žádná karta se nehodí

## how it stands, in a few words

brief-decide = Nejdřív rozhodni
brief-done = Hotovo
brief-after_first_cube = Po první kostičce
brief-owed = Zahraj { -colour($colour, case: "acc") } kostičku
brief-laid = Položeno: { $laid } { $laid ->
    [one] { -colour($colour, gender: "m") }
    [few] { -colour($colour, gender: "m", number: "plural") }
   *[other] { -colour($colour, number: "plural", case: "gen") }
}

## what is done, or being done

done-1 = { $actor ->
    [you] Tvůj papušík se v tomto tahu už najedl.
   *[other] { NAME($actor) } už má v tomto tahu papušíka nakrmeného.
}
done-2 = V tomto tahu { -already-has($actor) } první kostičku zahranou.
done-3 = V tomto tahu { -already-has($actor) } druhou kostičku zahranou.
done-4 = V tomto tahu už nový krabík do hry přišel.
done-8b = V tomto tahu { -already-has($actor) } kartu koupenou.
done-10 = V tomto tahu { -already-has($actor) } z moře vybráno.
nothing-acted = V tomto tahu { -already-has($actor) } nějakou akci za sebou.
cube-second = Následuje po akci 2.
progress-owed = Zahraj { -colour($colour, case: "acc") } kostičku: vyměněná se hraje hned.
progress-laying = { $laid ->
    [0] { CAPITAL(-lays($actor)) } { -colour($colour, case: "acc") }: zatím žádný polyp.
    [one] { CAPITAL(-lays($actor)) } { -colour($colour, case: "acc") }: zatím jeden polyp.
    [few] { CAPITAL(-lays($actor)) } { -colour($colour, case: "acc") }: zatím { -number($laid, gender: "m") } polypy.
   *[other] { CAPITAL(-lays($actor)) } { -colour($colour, case: "acc") }: zatím { -number($laid) } polypů.
}

## what is offered, in a few words

offer-eat = { $corals ->
    [one] { $corals } korál k snědku
    [few] { $corals } korály k snědku
   *[other] { $corals } korálů k snědku
}
offer-colours = { CAPITAL(OR($colours, item: "colour")) }
offer-many_colours = { COUNT($colours) ->
    [one] { COUNT($colours) } barva
    [few] { COUNT($colours) } barvy
   *[other] { COUNT($colours) } barev
}
offer-shrimp = { $left ->
    [few] Zbývají { $left }
   *[other] Zbývá { $left }
}
offer-move = { $shrimps ->
    [one] { $shrimps } krabík může jít
    [few] { $shrimps } krabíci můžou jít
   *[other] { $shrimps } krabíků může jít
}
offer-alga = { $tiles ->
    [one] { $tiles } polyp na zaplacení
    [few] { $tiles } polypy na zaplacení
   *[other] { $tiles } polypů na zaplacení
}
offer-ends_turn = Ukončí tah
offer-pass = Pasovat
offer-nothing = Jen si vzít z moře
offer-ways = { $ways ->
    [one] { $ways } možnost
    [few] { $ways } možnosti
   *[other] { $ways } možností
}
offer-polyp = Vyměnit kostičku
offer-place = Položit útesovou kartičku
offer-buy = Koupit kartu
offer-cards = { $cards ->
    [one] { $cards } karta k zahrání
    [few] { $cards } karty k zahrání
   *[other] { $cards } karet k zahrání
}

## what an action would do

promise-eat = { $actor ->
    [you] Tvůj papušík může sníst jeden tvůj korál, dřív než cokoli jiného v tahu.
   *[other] { NAME($actor) } může nakrmit papušíka jedním ze svých korálů, dřív než cokoli jiného v tahu.
}
promise-eat_last = { $actor ->
    [you] Tvůj papušík může sníst jeden tvůj korál.
   *[other] { NAME($actor) } může nakrmit papušíka jedním ze svých korálů.
}
promise-cube = Zahrát { OR($colours, item: "colour", case: "acc") } kostičku a položit polypy její barvy.
promise-shrimp = Dát krabíka zpoza clony na korál, který žádného nemá.
promise-move = Přesouvat vlastní krabíky v rámci korálu, na korál bez krabíka, na volnou skálu nebo zpět za clonu.
promise-larva = Vyměnit zkonzumovaný { OR($colours, item: "colour", gender: "m") } polyp za kostičku stejné barvy, která se hned zahraje.
promise-larva_kept = Vyměnit zkonzumovaný { OR($colours, item: "colour", gender: "m") } polyp za kostičku stejné barvy.
promise-alga = Vyměnit zkonzumovaný polyp za váleček, který obrací kartičky korálů.
promise-alga_lock = Vyměnit zkonzumovaný polyp za váleček, který obrací kartičky korálů nebo jednu zablokuje.
promise-polyp = Vyměnit { OR($colours, item: "colour", case: "acc") } kostičku za polyp stejné barvy.
promise-take = { $actor ->
    [you] Vzít si z jednoho místa otevřeného moře kostičku a polypy. Tím tvůj tah končí.
   *[other] Vzít si z jednoho místa otevřeného moře kostičku a polypy. Tím tah končí.
}
promise-end = { $actor ->
    [you] Z moře už máš vybráno: ukonči tah.
   *[other] { NAME($actor) } už má z moře vybráno: ukončit tah.
}
promise-pass = { $actor ->
    [you] Pasovat: v závěrečném kole nic nesníš.
   *[other] Pasovat: { NAME($actor) } v závěrečném kole nic nesní.
}
promise-nothing = { $actor ->
    [you] Nemusíš dělat nic jiného, stačí si vzít z moře.
   *[other] { NAME($actor) } nemusí dělat nic jiného, stačí si vzít z moře.
}
promise-place = Položit na desku { OR($tiles, item: "reef-tile") }.
promise-buy = Koupit kartu za jednu kartičku nebo kostičku.
promise-cards = { $cards ->
    [1] Zahrát jednu kartu, kvůli textu nebo modrému krabíkovi.
    [few] Zahrát jednu ze { -of-cards($cards) } karet, kvůli textu nebo modrému krabíkovi.
   *[other] Zahrát jednu z { $cards } karet, kvůli textu nebo modrému krabíkovi.
}
-of-cards = { $it ->
    [2] dvou
    [3] tří
   *[other] čtyř
}
