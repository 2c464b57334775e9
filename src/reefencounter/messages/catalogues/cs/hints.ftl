### A turn that a bot would play: what to do, in order, and what it is good for; each is a sentence.

hint-turn = { $items ->
    [none] Nedělej nic.
   *[other] { JOIN($items, with: " ") }
}
hint-outlook = Potom máš šanci na výhru asi { $percent } % a na konci přibližně { -points($points) }.
hint-as_good = Je stejně dobrý jako nejlepší tah.
hint-weaker = { $grade ->
    [little] Je o něco slabší než nejlepší tah.
    [clear] Je slabší než nejlepší tah.
   *[much] Je mnohem slabší než nejlepší tah.
}
hint-again = Co je nejlepší potom, záleží na tom, co vytáhneš: zeptej se znovu.
hint-more = { $term ->
    [fish] V papušíkovi to znamená asi { -points($points) }.
    [corals] Tvoje korály na útesu slibují asi o { -points($points) } víc.
    [screen] Co pak budeš mít, přinese v dalších tazích asi o { -points($points) } víc.
    [cards] Tvoje akční karty přinesou asi o { -points($points) } víc.
   *[others] Ostatní tím přijdou asi o { -points($points) }, které mají nebo ve které můžou doufat.
}
hint-less = { $term ->
    [fish] V papušíkovi to stojí asi { -points($points) }.
    [corals] Tvoje korály na útesu slibují asi o { -points($points) } míň.
    [screen] Spotřebuje to, co by v dalších tazích přineslo asi { -points($points) }.
    [cards] Spotřebuje akční karty, které by přinesly asi { -points($points) }.
   *[others] Ostatním to dá naději asi na { -points($points) } navíc.
}
hint-fed = { $tiles ->
    [one] Máš { $tiles } { -colour($colour, case: "acc") } kartičku. Za to, co je v papušíkovi, jsou na konci body podle toho, jakou hodnotu pak barva má.
    [few] Máš { $tiles } { -colour($colour, number: "plural") } kartičky. Za to, co je v papušíkovi, jsou na konci body podle toho, jakou hodnotu pak barva má.
   *[other] Máš { $tiles } { -colour($colour, number: "plural", case: "gen") } kartiček. Za to, co je v papušíkovi, jsou na konci body podle toho, jakou hodnotu pak barva má.
}
hint-held = S každou kostičkou pokládáš kartičky její barvy, a z těch máš v ruce { AND(GROUPS($tiles), item: "short-group", first: "tile-group", case: "acc") }.
hint-held_none = S každou kostičkou pokládáš kartičky její barvy, a ty si můžeš vzít z otevřeného moře.
hint-lays = { $taken ->
    [none] Polož { AND(BY_COLOUR($colours), item: "short-polyp-group", first: "polyp-group") }.
   *[other] Polož { AND(BY_COLOUR($colours), item: "short-polyp-group", first: "polyp-group") } a vezmi tím { AND(BY_COLOUR($taken), item: "short-polyp-group", first: "polyp-group") }.
}
hint-grows = Úrodné místo přidá { AND(BY_COLOUR($colours), item: "short-polyp-group", first: "polyp-group") }.
hint-beats = { CAPITAL(-colour($stronger)) } pak poráží { -colour($weaker, case: "acc") }.
hint-turns = { $coral_tiles ->
    [one] Obrátí se { $coral_tiles } kartička korálu.
    [few] Obrátí se { $coral_tiles } kartičky korálů.
   *[other] Obrátí se { $coral_tiles } kartiček korálů.
}
hint-feeds = Dej { -colour($colour, case: "acc") } kartičku do papušíka.
hint-larvae = Vyber kostičky: { AND(GROUPS($colours), item: "cube-group") }.
hint-eats = { $kept ->
    [none] Sněz svůj { -colour($colour, gender: "m") } korál velikosti { $size }.
   *[other] Sněz svůj { -colour($colour, gender: "m") } korál velikosti { $size }: { -of-it-score($kept) }.
}
hint-introduces = Dej krabíka na { $cell }.
hint-moves = Přesuň krabíka na { $cell }.
hint-moves_off = Vezmi krabíka zpět za clonu.
hint-larva = Vyměň zkonzumovaný { -colour($colour, gender: "m") } polyp za kostičku stejné barvy.
hint-polyp = Vyměň { -colour($colour, case: "acc") } kostičku za polyp.
hint-locks = Zablokuj kartičku korálu { -coral-tile($coral_tile) } { -alga($alga, gender: "m", case: "ins") } válečkem.
hint-alga = Zahraj { -alga($alga, gender: "m") } váleček.
hint-collects = Vezmi si { -from-space($colour) } v moři.
hint-passes = Pasuj.
hint-buys = Kup kartu.
hint-discards = Odlož kartu „{ CARD($card) }“.
hint-plays_card = Zahraj kartu „{ CARD($card) }“.
hint-uses_card = Použij kartu „{ CARD($card) }“.
hint-declines = Nehraj žádnou kartu.
hint-places = Polož { -reef-tile($tile) } na { $cell }.
hint-crown = Nech trnovou korunu sníst polyp na { $cell }.
hint-flees = Přesuň odtamtud krabíka na { $cell }.
hint-flees_off = Vezmi odtamtud krabíka zpět za clonu.
hint-blue = Přesuň modrého krabíka na { $cell }.
