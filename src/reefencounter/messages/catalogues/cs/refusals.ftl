### Why something cannot be done: the refusals of both games, by their ids.

action-no_number = Akce číslo { $number } neexistuje.
action-no_number_second_kind = Akce číslo { $number } v rozšíření Second Kind neexistuje.
over = Partie skončila.
turn-of_another = Na tahu je hráč { SEAT($player) }, ne hráč { SEAT($asked) }.
turn-asked = Na řadě je někdo jiný: hráč { $player }.
turn-another_acts = Na řadě je hráč { SEAT($player) }, ne hráč { SEAT($asked) }.
setup-behind = Na začátku partie se už všechno vybralo.
setup-going_on = Hráči si ještě vybírají první kartičku a kostičky.
final-eat_or_pass = { $actor ->
    [you] V závěrečném kole můžeš jen sníst jeden korál, nebo pasovat.
   *[other] V závěrečném kole může { NAME($actor) } jen sníst jeden korál, nebo pasovat.
}
pass-not_final = Pasovat jde jen v závěrečném kole; jinak tah končí tím, že si vezmeš z moře.
laying-nothing_laid = Než pokládání skončí, je potřeba položit aspoň jeden polyp.
laying-unfinished = Nejdřív dokonči pokládání: polož polyp, nebo skonči.
cube-owed = Nejdřív zahraj { -colour($colour, case: "acc") } kostičku: kdo si ji vymění, hraje ji hned.
cube-none = { CAPITAL(-lacks($actor)) } { JOIN($colours, with: " ani ", item: "colour", case: "acc") } kostičku.
cube-two_played = V tomto tahu { -already-has($actor) } dvě kostičky zahrané.
cube-no_polyp = { CAPITAL(-lacks($actor)) } { JOIN($colours, with: " ani ", item: "colour", gender: "m") } polyp, který by šel s touhle kostičkou položit.
cube-no_cell = { CAPITAL(OR($colours, item: "colour", gender: "m")) } polyp teď není kam položit.
cube-as_another = Za jinou barvu kostička platí jen díky kartě.
cube-no_polyp_second_kind = { CAPITAL(-lacks($actor)) } { JOIN($colours, with: " ani ", item: "colour", gender: "m") } polyp, který by šel s touhle kostičkou někam položit.
player-none = Hráč { SEAT($player) } v této partii není.
feed-done = { CAPITAL(-has-already($actor)) } kartičku v papušíkovi.
feed-none = { CAPITAL(-lacks($actor)) } { JOIN($colours, with: " ani ", item: "colour", case: "acc") } kartičku, která by šla dát do papušíka.
larvae-feed_first = Nejdřív dej kartičku do papušíka, potom vyber dvě kostičky.
larvae-done = { CAPITAL(-has-already($actor)) } svoje dvě kostičky vybrané.
lay-no_cube = Nejdřív zahraj kostičku: ta určí, jaká barva se pokládá.
lay-no_consumed = { CAPITAL(-lacks($actor)) } zkonzumovaný { JOIN($colours, with: " ani ", item: "colour", gender: "m") } polyp.
lay-four_from_hand = Z ruky se při jednom pokládání smějí položit nejvýš čtyři polypy.
lay-no_hand = { CAPITAL(-lacks($actor)) } v ruce { JOIN($colours, with: " ani ", item: "colour", case: "acc") } kartičku.
lay-no_rock = Na tom místě není skála.
lay-own_colour = Ten polyp je také { -colour($colour, gender: "m") }; korál svou vlastní barvu nikdy nenapadá.
lay-shrimp_on_rock = Na té skále stojí krabík.
lay-not_stronger = { CAPITAL(-colour($colour)) } teď není silnější než { -colour($target) }.
lay-protected = Ten polyp chrání krabík, který stojí na něm nebo hned vedle v jeho korálu.
lay-protected_second_kind = Ten polyp chrání krabík, modrý krabík nebo štít.
lay-joins = Tím by se spojily dva korály, z nichž každý má krabíka.
lay-joins_second_kind = Tím by se spojily dva korály s krabíky.
lay-no_attacker = S tím místem nesousedí žádný { -colour($colour, gender: "m") } korál aspoň o dvou polypech.
lay-no_attacker_second_kind = Žádný { -colour($colour, gender: "m") } korál aspoň o dvou polypech to místo takhle napadnout nemůže.
lay-crown = To místo zabírá trnová koruna.
lay-two_blue = Tak by vznikl korál se dvěma modrými krabíky.
lay-two_blue_or_joins = Tak by vznikl korál se dvěma modrými krabíky, nebo by se spojily dva korály s krabíky.
lay-other_side = Na téhle straně { -colour($colour) } není: obrať kartičku.
polyp-no_cube = { CAPITAL(-lacks($actor)) } { JOIN($colours, with: " ani ", item: "colour", case: "acc") } kostičku na výměnu.
polyp-none_left = V pytlíku ani v bonusové zásobě už není žádný { JOIN($colours, with: " ani ", item: "colour", gender: "m") } polyp.
polyp-no_ordinary_left = V pytlíku ani v bonusové zásobě už není žádný běžný { JOIN($colours, with: " ani ", item: "colour", gender: "m") } polyp.
take-shrimp_on_rock = { $actor ->
    [you] Na volné skále stojí tvůj krabík: nejdřív ho přesuň na polyp, nebo ho vezmi z desky.
   *[other] Na volné skále stojí krabík, kterého tam má { NAME($actor) }: nejdřív musí na polyp, nebo z desky.
}
take-done = Braní z moře { -already-has($actor) } v tomto tahu za sebou; tah je potřeba ukončit ručně.
eat-late = Jíst se musí hned na začátku: v tomto tahu { -already-has($actor) } za sebou jinou akci.
eat-no_shrimp = { CAPITAL(-lacks($actor)) } na tom místě krabíka.
eat-small = Ten korál má velikost { $size }; sníst se dá až od pěti polypů.
eat-feeds_nothing = Ten korál má velikost { $size } a celý by skončil v pytlíku.
eat-needs_card = Za první korál v papušíkovi je potřeba zahrát z ruky kartu s modrým krabíkem.
eat-no_card = Kartu stojí jen první korál v papušíkovi.
shrimp-done = V tomto tahu už jeden nový krabík do hry přišel.
shrimp-none_left = { CAPITAL(-lacks($actor)) } za clonou žádného krabíka.
shrimp-no_polyp = Krabík vstupuje do hry na polyp, a na tom místě žádný není.
shrimp-two_on_board = Na té desce { -already-has($actor) } dva krabíky.
shrimp-coral_taken = Na tom korálu už krabík je.
shrimp-coral_taken_second_kind = Na tom korálu už barevný krabík je.
shrimp-blue_tile = Na kartičce modrého krabíka žádný krabík stát nesmí.
shrimp-blue_there = Na tom polypu už stojí modrý krabík.
move-no_shrimp = { CAPITAL(-lacks($actor)) } na prvním místě krabíka.
move-there_already = Krabík tam už stojí.
move-just_moved = Tento krabík se právě přesunul; než půjde dál, je potřeba udělat něco jiného.
move-no_rock = Na druhém místě není skála.
move-occupied = Stojí tam jiný krabík.
move-occupied_second_kind = To místo už je obsazené.
move-only_onto_polyp = Tento krabík se právě přesunul: teď smí jen na polyp, nebo z desky.
move-cube_stuck = Potom by vyměněná kostička nešla zahrát.
larva-no_tile = { CAPITAL(-lacks($actor)) } zkonzumovaný { JOIN($colours, with: " ani ", item: "colour", gender: "m") } polyp na výměnu.
larva-no_cube = V zásobě už není { JOIN($colours, with: " ani ", item: "colour") } kostička.
larva-two_played = Kostičku je nutné hned zahrát, a v tomto tahu { -already-has($actor) } dvě zahrané.
larva-no_polyp = Kostičku je nutné hned zahrát, a { OR($colours, item: "colour", gender: "m") } polyp k položení by k ní nezbyl.
larva-no_cell = Kostičku je nutné hned zahrát, a { OR($colours, item: "colour", gender: "m") } polyp není kam položit.
larva-stuck = Kostičku je nutné hned zahrát, a to by nešlo.
larva-other_colour = Za { -tile($tile, case: "acc") } { -colour($colour) } kostička není: musí mít stejnou barvu.
larva-no_such_tile = { CAPITAL(-lacks($actor)) } { -consumed($tile) } na výměnu za tuhle kostičku.
alga-no_tile = { CAPITAL(-lacks($actor)) } na zaplacení { -consumed($tile) }.
alga-none_left = V zásobě už není žádný { -alga($alga, gender: "m") } váleček.
alga-locked = Kartička korálu { -coral-tile($coral_tile) } už je zablokovaná.
alga-one_lock = Za tah se smí zablokovat jen jedna kartička korálu.
alga-one_lock_second_kind = Za tah se smí zablokovat jen jedna kartička korálu, s kartou dvě.
alga-nothing_eaten = Kartičku korálu smí zablokovat jen ten, jehož papušík už snědl nějaký korál.
alga-other_large = Velká řasa na kartičce korálu { -coral-tile($coral_tile) } je { -alga($shown) }, ne { -alga($alga) }.
alga-last_lock = Poslední kartičku korálu smí zablokovat jen papušík, který má aspoň dva polypy.
alga-last_lock_second_kind = Poslední kartičku korálu smí zablokovat jen papušík, který má aspoň dvě kartičky.
crown-none_acts = Teď neútočí žádná koruna a žádný krabík nemusí uhnout.
crown-first = Nejdřív útočí trnové koruny: vyber korunu a polyp, který smí napadnout.
card-not_held = { $actor ->
    [you] Tuhle kartu v ruce nemáš.
   *[other] { NAME($actor) } tuhle kartu v ruce nemá.
}
card-breakfast_late = Hraje se před akcí 1: v tomto tahu { -already-has($actor) } nějakou akci za sebou.
card-laying = Potřebuje kostičku, která v tomto tahu teprve přijde na řadu, a čekat smí jen jednou.
return-no_meal = Teď se žádný korál nejí.
split-no_double = Žádná dvojitá kartička teď zkonzumovaná nebyla.
choose-no_card = Žádná karta teď nečeká na volbu.
window-none = Teď není chvíle odpovídat kartou.
end-not_collected = Tah končí tím, že si vezmeš z moře; ručně se ukončuje jen po kartě „Životabudič“.
buy-done = V tomto tahu { -already-has($actor) } kartu koupenou.
buy-collected = Po akci 10 se karty nekupují.
buy-three_cards = { CAPITAL(-has($actor)) } v ruce tři karty: jednu je potřeba nejdřív zahrát nebo odložit.
buy-none_left = Žádná karta ke koupi nezbývá.
buy-no_cube = { CAPITAL(-lacks($actor)) } na zaplacení { JOIN($colours, with: " ani ", item: "colour", case: "acc") } kostičku.
blue-not_on_card = Na té kartě modrý krabík není.
blue-polyp_taken = Na tom polypu už krabík stojí.
blue-coral_taken = Na tom korálu už modrý krabík je.
blue-supply_empty = Zásoba je prázdná: nejdřív urči modrého krabíka na desce, třeba 2c3.
blue-from_supply = Dokud je modrý krabík v zásobě, bere se odtud.
blue-no_polyp = Modrý krabík patří na polyp, a na tom místě žádný není.
shift-own_coral = Modrého krabíka jde přesunout jen z vlastního korálu, a to na volný polyp.
card-needs-breakfast = Potřebuje kostičku, se kterou půjde položit polyp, a to dřív než cokoli jiného v tahu.
card-needs-early_collect = Jde jen před akcí 10, a žádný vlastní krabík přitom nesmí stát na volné skále.
card-needs-gain_cube = V zásobě není žádná kostička.
card-needs-swap_tiles = Potřebuje kartičku v ruce a kartičku jiného druhu v otevřeném moři.
card-needs-dip = V pytlíku je moc málo kartiček.
card-needs-digest = { CAPITAL(-lacks($actor)) } v ruce žádnou kartičku polypu.
card-needs-extra_cube = Potřebuje kostičku, se kterou půjde položit polyp.
card-needs-place_free = { $actor ->
    [you] Vedle žádného tvého korálu není volná skála pro kartičku jeho barvy.
   *[other] { NAME($actor) } nemá korál, vedle kterého by byla volná skála pro kartičku jeho barvy.
}
card-needs-blue_uses = Žádného modrého krabíka nejde vnést do hry ani přesunout.
card-needs-alga_play = V zásobě už není žádný váleček.
card-needs-flip = Všechny kartičky korálů jsou zablokované.
card-needs-more_locks = Papušík už musí mít snědený korál a některá kartička korálu musí být nezablokovaná; účinkuje jednou za tah.
card-needs-snack = Papušík už musí mít snědený korál a mezi zkonzumovanými musí být kartička, která není dvojitá.
card-needs-crown_work = Žádnou trnovou korunu nejde odstranit, přesunout ani vytáhnout z pytlíku.
card-needs-terrain = V pytlíku není skála ani voda, kterou by bylo kam položit.
card-needs-gull = V otevřeném moři neleží žádná kartička.
card-needs-shift_work = { $actor ->
    [you] Žádného tvého krabíka s ní nejde vnést do hry ani přesunout.
   *[other] { NAME($actor) } nemá krabíka, kterého by s ní šlo vnést do hry nebo přesunout.
}
card-needs-skip_flip = { $actor ->
    [you] V tomto tahu nemůžeš zahrát žádný váleček, nebo už karta platí.
   *[other] { NAME($actor) } v tomto tahu nemůže zahrát žádný váleček, nebo už karta platí.
}
card-needs-search_bag = V pytlíku není nic, co se tam v tomto tahu vrátilo ze snědeného korálu.
card-needs-ward = { $actor ->
    [you] Na žádném korálu nemáš krabíka.
   *[other] { NAME($actor) } na žádném korálu nemá krabíka.
}
card-not_now = Tuhle kartu teď nejde provést.
crown-wrong_target = { $actor ->
    [you] Tam ta koruna útočit nesmí: nejdřív jsou na řadě tvoje sousední korály, pak ty bez barevného krabíka, a přes skalní stranu nikdy.
   *[other] Tam ta koruna útočit nesmí: nejdřív jsou na řadě sousední korály, které má { NAME($actor) }, pak ty bez barevného krabíka, a přes skalní stranu nikdy.
}
crown-not_beside = Trnová koruna napadá polyp hned vedle; tahle dvě místa spolu nesousedí.
flee-first = Nejdřív musí krabík ze snědeného polypu odejít na některé z dovolených míst.
drift-first = Nejdřív musí modrý krabík ze snědeného polypu odejít na některé z dovolených míst.
drift-not_beside = Modrý krabík uhýbá na sousední místo nebo do zásoby; tahle dvě místa spolu nesousedí.
return-first = Nejdřív vyber, které kartičky se vrátí do pytlíku; počet musí přesně sedět.
split-first = Nejdřív urči, jestli se zkonzumovaná dvojitá kartička rozdělí, nebo zůstane.
window-first = Teď se někdo rozhoduje, jestli odpoví kartou: zahrát, nebo odmítnout.
lay-none_consumed = Mezi zkonzumovanými { -lacks-there($actor) } { -tile($tile, case: "acc") }, která by teď šla položit.
lay-none_in_hand = { CAPITAL(-lacks($actor)) } v ruce { -tile($tile, case: "acc") }, která by teď šla položit.
lay-so_many_from_hand = { $most ->
    [one] Z ruky se při tomto pokládání smí položit nejvýš { $most } kartička.
    [few] Z ruky se při tomto pokládání smějí položit nejvýš { $most } kartičky.
   *[other] Z ruky se při tomto pokládání smí položit nejvýš { $most } kartiček.
}
buy-none_consumed = Mezi zkonzumovanými { -lacks-there($actor) } na zaplacení { -tile($tile, case: "acc") }.
buy-none_in_hand = { CAPITAL(-lacks($actor)) } v ruce na zaplacení { -tile($tile, case: "acc") }.
place-none = { CAPITAL(-lacks($actor)) } v ruce { -tile($tile, case: "acc") }.
place-rock = Kartička skály patří na vodu vedle natištěné skály, nebo na kartičku vody.
place-water = Kartička vody patří na prázdnou skálu.
place-crown = Trnová koruna patří na prázdnou skálu.
place-polyp_there = Na tom místě leží polyp, a tahle kartička potřebuje prázdné.

## how actions, deals and records are written

notation-text = akce je text, například { QUOTED($example) }
notation-kind = žádná akce nezačíná { QUOTED($kind) }; akce jsou { LIST($kinds) }
notation-malformed = { $kind ->
    [larvae] { QUOTED($text) } není zapsáno správně; piš { OR($examples) }, barvy v pořadí W Y O P G
    [choose] { QUOTED($text) } není zapsáno správně; piš `choose` a to, co u karty říká docs/notation.md
   *[other] { QUOTED($text) } není zapsáno správně; piš { OR($examples) }
}
deal-impossible = Tohle se vytáhnout nemohlo: některého druhu je v pytlíku málo, nebo se tady táhne jiný počet.
deal-no_such_thing = nic takového se vytáhnout nedá
deal-other = tohle tato akce vytáhnout nemohla
record-move = krok { $index }: { $because }

## the steps of environments for learning

step-no_number = akce mají čísla od 0 do { $last }, ne { $number }
step-masked = partie { $game }: její maska nemá akci { $number }
step-not_whole = partie { $game }: akce je celé číslo, ne { $value }
step-whole = akce je celé číslo, ne { $value }
step-drop = krabík je vybraný: řekni, kam půjde (drop)
step-lift = žádný krabík není vybraný: řekni nejdřív, který půjde (lift)
step-goes_not_on = začala akce { $begun } a { $step } v ní nepokračuje
step-begins_nothing = krokem { $step } teď nezačíná žádná povolená akce

## the choices of cards

choose-first = Nejdřív vyber, oč žádá zahraná karta, a jen z toho, co nabízí.
choose-not_done = Karta si žádá tuhle volbu: vynechat ji nejde.
choose-colour = Karta se ptá na barvu kostičky.
choose-none_in_hand = { CAPITAL(-lacks($actor)) } v ruce { -tile($tile, case: "acc") }.
choose-none_consumed = Mezi zkonzumovanými { -lacks-there($actor) } { -tile($tile, case: "acc") }.
choose-none_in_bag = V pytlíku není { -tile($tile) }.
choose-none_on_space = Na { -colour($colour, gender: "n", case: "loc") } místě v moři není { -tile($tile) }.
choose-swap_alike = Vyměňují se jen dvě kartičky různého druhu.
choose-not_drawn = Mezi vytaženými kartičkami není { -tile($tile) }.
choose-not_returned = Z tohoto jídla se do pytlíku nevrátila { -tile($tile) }.
choose-no_polyp_tile = Takhle jde přesunout jen kartičky polypů, a { -tile($tile) } mezi ně nepatří.
choose-no_double = Dvojitá kartička touhle kartou do papušíka nikdy nejde.
choose-not_beside_own = { $actor ->
    [you] S tím místem nesousedí žádný { -colour($colour, gender: "m") } korál s tvým krabíkem.
   *[other] S tím místem nesousedí žádný { -colour($colour, gender: "m") } korál, na kterém má { NAME($actor) } krabíka.
}
choose-rock_side = { CAPITAL(-colour($colour, gender: "m")) } korál má k tomu místu otočenou jen skalní stranu.
choose-no_crown = Na tom místě není trnová koruna.
choose-nudge_far = Koruna se posouvá o jedno místo; tahle dvě spolu nesousedí.
choose-crown_alone = Koruna tam potřebuje sousední polyp, který by mohla napadnout.
choose-shrimp_on_rock = Ten krabík stojí na volné skále; karta přesouvá krabíka z polypu.
choose-no_polyp = Krabík musí skončit na polypu, a na tom místě žádný není.
choose-coral_large = Ten korál má velikost { $size }; karta chce nejvýš { $most }.
choose-does_not_turn = Kartička korálu { -coral-tile($coral_tile) } by se neobrátila.
choose-ward_no_polyp = Na tom místě není polyp, který by šlo chránit štítem.
choose-ward_not_own = { $actor ->
    [you] Na tom korálu nemáš krabíka.
   *[other] { NAME($actor) } na tom korálu nemá krabíka.
}

## why none of the actions of a kind can be taken

nothing-eat = { $actor ->
    [you] Na deskách nemáš žádného krabíka, takže ti žádný korál nepatří.
   *[other] { NAME($actor) } nemá na deskách žádného krabíka, a tedy ani žádný korál.
}
nothing-move = { CAPITAL(-lacks($actor)) } na deskách žádného krabíka.
nothing-shrimp = Není žádný polyp, na který by krabík mohl.
nothing-cube = { CAPITAL(-lacks($actor)) } žádnou kostičku.
nothing-polyp = { CAPITAL(-lacks($actor)) } žádnou kostičku na výměnu.
nothing-larva = { CAPITAL(-lacks($actor)) } žádný zkonzumovaný polyp na výměnu.
nothing-alga = { CAPITAL(-lacks($actor)) } zkonzumovaný polyp na zaplacení.
nothing-place = { CAPITAL(-lacks($actor)) } žádnou kartičku skály, kartičku vody ani trnovou korunu.
nothing-buy = { CAPITAL(-lacks($actor)) } čím zaplatit kartu.
nothing-card = { CAPITAL(-lacks($actor)) } žádnou kartu.
nothing-blue = { CAPITAL(-lacks($actor)) } žádnou kartu s modrým krabíkem.
shrimp-all_taken = { $actor ->
    [you] Každý korál už má krabíka, nebo leží na desce, kde jsou tvoji dva.
   *[other] Každý korál už má krabíka, nebo leží na desce, kde { NAME($actor) } už má dva.
}
cube-no_polyp_at_all = { CAPITAL(-lacks($actor)) } { JOIN($colours, with: " ani ", item: "colour", gender: "m") } polyp k položení.
cube-no_polyp_anywhere = { CAPITAL(-lacks($actor)) } { JOIN($colours, with: " ani ", item: "colour", gender: "m") } polyp, který by šel někam položit.
eat-largest_small = { $actor ->
    [you] Tvůj největší korál má velikost { $size }; sníst se dá až od pěti polypů.
   *[other] { NAME($actor) } má největší korál velikosti { $size }; sníst se dá až od pěti polypů.
}
eat-largest_feeds_nothing = { $actor ->
    [you] Tvůj největší korál má velikost { $size } a celý by skončil v pytlíku.
   *[other] { NAME($actor) } má největší korál velikosti { $size } a ten by celý skončil v pytlíku.
}
card-because = „{ CARD($card) }“: { $because }
