### What is asked of a player, and what the table says beside the boards.

prompt-feed = { $actor ->
    [you] Vyber kartičku pro svého papušíka
   *[other] { NAME($actor) } dává kartičku do papušíka
}
prompt-feed_hint = { $actor ->
    [you] Zůstane tajná a na konci přinese body.
   *[other] Na konci přinese body.
}
prompt-larvae = { $actor ->
    [you] Vyber dvě larví kostičky
   *[other] { NAME($actor) } vybírá dvě larví kostičky
}
prompt-larvae_hint = { $actor ->
    [you] Ukážou se, až vyberou všichni. S kostičkou pokládáš polypy její barvy.
   *[other] Ukážou se, až vyberou všichni. S kostičkou se pokládají polypy její barvy.
}
prompt-final = { $actor ->
    [you] Závěrečné kolo: sněz jeden korál, nebo pasuj
   *[other] Závěrečné kolo: { NAME($actor) } jí jeden korál, nebo pasuje
}
prompt-final_hint = { $actor ->
    [you] Je to tvoje poslední akce v partii.
   *[other] Je to poslední akce, kterou { NAME($actor) } v partii má.
}
prompt-final_pass = { $actor ->
    [you] Závěrečné kolo: pasuj
   *[other] Závěrečné kolo: { NAME($actor) } pasuje
}
prompt-final_pass_hint = { $actor ->
    [you] Žádný tvůj korál teď sníst nejde.
   *[other] { NAME($actor) } nemá korál, který by teď šlo sníst.
}
prompt-no_cell = { CAPITAL(-colour($colour)) } teď nemá kam
prompt-move_or_stop = Přesuň krabíka, nebo ukonči pokládání.
prompt-stop = Ukonči pokládání.
-up-to = { $count ->
    [1] { -colour($it, gender: "m") } polyp
    [few] až { $count } { -colour($it, gender: "m", number: "plural") } polypy
   *[other] až { $count } { -colour($it, gender: "m", number: "plural", case: "gen") } polypů
}
prompt-lay = { $actor ->
    [you] { $laid ->
        [0] Polož { -up-to($colour, $most) }
       *[other] Polož ještě { -up-to($colour, $most) }
    }
   *[other] { $laid ->
        [0] { NAME($actor) } pokládá { -up-to($colour, $most) }
       *[other] { NAME($actor) } pokládá ještě { -up-to($colour, $most) }
    }
}
-cells-open = { $it ->
    [one] k dispozici je { $it } místo
    [few] k dispozici jsou { $it } místa
   *[other] k dispozici je { $it } míst
}
prompt-cells = { $attacks ->
    [0] { CAPITAL(-cells-open($cells)) }.
   *[other] { $cells ->
        [one] { CAPITAL(-cells-open($cells)) }, a to útokem.
       *[other] { CAPITAL(-cells-open($cells)) }, z toho { $attacks } útokem.
    }
}
prompt-sources = { $consumed ->
    [0] Z ruky { $hand }, žádný zkonzumovaný polyp.
    [one] Z ruky { $hand }, jeden zkonzumovaný polyp.
    [few] Z ruky { $hand }, { -number($consumed, gender: "m") } zkonzumované polypy.
   *[other] Z ruky { $hand }, { -number($consumed) } zkonzumovaných polypů.
}
prompt-or_stop = Nebo ukonči pokládání.
prompt-owed = { $actor ->
    [you] Zahraj { -colour($colour, case: "acc") } kostičku
   *[other] { NAME($actor) } hraje { -colour($colour, case: "acc") } kostičku
}
prompt-owed_hint = Vyměněná kostička se hraje hned; předtím se smějí jen přesouvat krabíci.
prompt-end = { $actor ->
    [you] Pokračuj, nebo ukonči tah
   *[other] { NAME($actor) } pokračuje, nebo končí tah
}
prompt-end_hint = { $actor ->
    [you] Z moře už máš vybráno: až budeš mít hotovo, ukonči tah.
   *[other] { NAME($actor) } už má z moře vybráno: tah jde ukončit.
}
prompt-shrimp = { $actor ->
    [you] Přesuň krabíka na polyp
   *[other] { NAME($actor) } přesouvá krabíka na polyp
}
prompt-shrimp_hint = Na volné skále stojí krabík: dokud neodejde, nejde si vzít z moře.
prompt-turn = { $actor ->
    [you] Jsi na tahu
   *[other] Na tahu: { NAME($actor) }
}
prompt-turn_eat_hint = { $actor ->
    [you] Nejdřív můžeš sníst korál, pak pokládat, nebo si hned vzít z moře.
   *[other] { NAME($actor) } může nejdřív sníst korál, pak pokládat, nebo si hned vzít z moře.
}
prompt-turn_hint = { $actor ->
    [you] Zahraj libovolné akce; tah končíš tím, že si vezmeš z moře.
   *[other] Zadávej, co { NAME($actor) } hraje; braním z moře tah končí.
}
prompt-collect = { $actor ->
    [you] Pokračuj, nebo si vezmi z moře
   *[other] { NAME($actor) } pokračuje, nebo si bere z moře
}
prompt-collect_hint = { $actor ->
    [you] Tvůj tah končí tím, že si vezmeš z moře; do té doby můžeš akce vracet.
   *[other] Tah končí, když si hráč vezme z moře. Všechno zadané jde vrátit.
}

## with the Second Kind

prompt-flee = { $actor ->
    [you] Tvůj krabík musí pryč z { $cell }
   *[other] { NAME($actor) } musí s krabíkem pryč z { $cell }
}
prompt-drift = Modrý krabík musí pryč z { $cell }
prompt-leave_hint = Trnová koruna mu snědla polyp: vyber, kam půjde.
prompt-return = { $tiles ->
    [one] Jedna kartička se vrací do pytlíku: vyber
    [few] { CAPITAL(-number($tiles)) } kartičky se vracejí do pytlíku: vyber
   *[other] { CAPITAL(-number($tiles)) } kartiček se vrací do pytlíku: vyber
}
prompt-return_hint = Dvojitá se počítá za dvě. Zbytek dostane papušík.
prompt-split = { $actor ->
    [you] Bereš { -tile($tile, case: "acc") }
   *[other] { NAME($actor) } bere { -tile($tile, case: "acc") }
}
prompt-split_hint = Vyměň ji za dvě běžné kartičky z pytlíku, nebo si ji nech.
prompt-crown = Koruna musí útočit: vyber polyp
prompt-crown_hint = { $actor ->
    [you] Než začne tvůj tah, každá trnová koruna jednou zaútočí.
   *[other] Než { NAME($actor) } začne tah, každá trnová koruna jednou zaútočí.
}
asks-cube = „{ CARD($card) }“: zahraj kostičku
asks-collect = „{ CARD($card) }“: vezmi si z jednoho místa v moři
asks-gain_cube = „{ CARD($card) }“: vezmi kostičku
asks-swap = „{ CARD($card) }“: vyměň kartičku s mořem
asks-dip = „{ CARD($card) }“: jednu z kartiček vrať
asks-digest = „{ CARD($card) }“: která kartička půjde mezi zkonzumované?
asks-growth = „{ CARD($card) }“: polož kartičku vedle korálu
asks-blue = „{ CARD($card) }“: vnes do hry nebo přesuň modrého krabíka
asks-alga = „{ CARD($card) }“: který váleček?
asks-flip = „{ CARD($card) }“: která kartička korálu se obrátí?
asks-snack = „{ CARD($card) }“: která kartička půjde do papušíka?
asks-crown = „{ CARD($card) }“: odstraň, přesuň nebo polož korunu
asks-terrain = „{ CARD($card) }“: polož skálu nebo vodu
asks-gull = „{ CARD($card) }“: vezmi kartičku z moře
asks-shift = „{ CARD($card) }“: vneseš do hry, nebo přesuneš krabíka?
asks-skip_flip = „{ CARD($card) }“: která kartička korálu se neobrátí?
asks-search = „{ CARD($card) }“: vezmi kartičku z pytlíku
asks-ward = „{ CARD($card) }“: který polyp dostane štít?
window-play = Zahrát kartu „{ CARD($card) }“?
window-waits = Stůl čeká
window-waits_hint = Kdo má kartu pro tuhle chvíli, může ji teď zahrát.
window-eat = { $player ->
    [you] Tvůj papušík se najedl.
   *[other] { NAME($player) } má papušíka nakrmeného.
}
window-attack = { $player ->
    [you] Napadáš polyp na { $cell }.
   *[other] { NAME($player) } napadá polyp na { $cell }.
}
window-alga = { $coral_tiles ->
    [one] Kartička korálu { AND($coral_tiles, item: "coral-tile") } se má obrátit.
   *[other] Kartičky korálů { AND($coral_tiles, item: "coral-tile") } se mají obrátit.
}
window-collect = { $player ->
    [you] Z moře už máš vybráno a moře se ještě nedoplnilo.
   *[other] { NAME($player) } už má z moře vybráno a moře se ještě nedoplnilo.
}
window-turn_end = { $player ->
    [you] Tvůj tah skončil a další ještě nezačal.
   *[other] { NAME($player) } má tah za sebou a další ještě nezačal.
}
effect-breakfast = Akce 1 je stále k dispozici.
effect-any_colour = Příští kostička platí za libovolnou barvu.
effect-from_hand = { $tiles ->
    [one] S příští kostičkou jde položit z ruky { $tiles } kartička.
    [few] S příští kostičkou jdou položit z ruky až { $tiles } kartičky.
   *[other] S příští kostičkou jde položit z ruky až { $tiles } kartiček.
}
effect-weaker = S příští kostičkou smí jeden útok jít proti kartičce korálu.
effect-laying_from_hand = { $tiles ->
    [one] Při tomto pokládání jde z ruky položit { $tiles } kartička.
    [few] Při tomto pokládání jdou z ruky položit až { $tiles } kartičky.
   *[other] Při tomto pokládání jde z ruky položit až { $tiles } kartiček.
}
effect-laying_weaker = Jeden útok při tomto pokládání smí jít proti kartičce korálu.
effect-locks = { $locks ->
    [one] V tomto tahu jde zablokovat ještě jednu kartičku korálu.
    [few] V tomto tahu jde zablokovat ještě { -number($locks) } kartičky korálů.
   *[other] V tomto tahu jde zablokovat ještě { -number($locks) } kartiček korálů.
}
effect-skip_flip = Příští váleček nechá jednu kartičku korálu ležet.
effect-returned = V tomto tahu vráceno do pytlíku: { AND($tiles, item: "tiles") }.

## how it ended (R11)

ending-locks = { $player ->
    [you] Blokuješ poslední z deseti kartiček korálů.
   *[other] { NAME($player) } blokuje poslední z deseti kartiček korálů.
}
ending-shrimps = { $player ->
    [you] Tvůj papušík snědl čtvrtého krabíka.
   *[other] { NAME($player) } má v papušíkovi čtvrtého krabíka.
}
ending-full = { $player ->
    [you] Po tvém tahu už nejde nikam položit žádný polyp.
   *[other] { NAME($player) } má tah za sebou a žádný polyp už nejde nikam položit.
}
ending-supply = { $player ->
    [you] Po tvém tahu už nejde doplnit otevřené moře.
   *[other] { NAME($player) } má tah za sebou a otevřené moře už nejde doplnit.
}
ending-limit = Skončil tah 400, poslední, který partie smí mít.

## who left before the end. $turn is in which; 0: before the first

ending-resigned = { $turn ->
    [0] { $player ->
        [you] Vzdáváš se před prvním tahem.
       *[other] { NAME($player) } se vzdává před prvním tahem.
    }
   *[other] { $player ->
        [you] Vzdáváš se v tahu { $turn }.
       *[other] { NAME($player) } se vzdává v tahu { $turn }.
    }
}
ending-out_of_time = { $turn ->
    [0] { $player ->
        [you] Před prvním tahem ti vypršel čas.
       *[other] Před prvním tahem vypršel čas: { NAME($player) }.
    }
   *[other] { $player ->
        [you] V tahu { $turn } ti vypršel čas.
       *[other] V tahu { $turn } vypršel čas: { NAME($player) }.
    }
}
ending-left = { $turn ->
    [0] { $player ->
        [you] Odcházíš před prvním tahem.
       *[other] { NAME($player) } odchází před prvním tahem.
    }
   *[other] { $player ->
        [you] Odcházíš v tahu { $turn }.
       *[other] { NAME($player) } odchází v tahu { $turn }.
    }
}
ending-bot_finished = { $player ->
    [you] Tvoje místo dohrává bot.
   *[other] { NAME($player) }: místo dohrává bot.
}
ending-decided = Tím je rozhodnuto: nic potom už se nepočítá.
ending-by_the_bot = Body, které tam získá bot, nikomu místo neberou.
ending-nobody_stayed = Do konce nikdo nehrál.

## the end of a game, and the scores so far, in the terminal

ending-worth = Polyp v papušíkovi má hodnotu: { LIST($items) }.
ending-colour = { -colour($colour) } { $value }
ending-fish = { $player ->
    [you] Tvůj papušík:
   *[other] V papušíkovi má { NAME($player) }:
}
ending-place = { $rank }. { $name }, { -points($points) }
ending-share = Dělené první místo: { AND($players, item: "who") }.
ending-wins = { $player ->
    [you] Vyhráváš!
   *[other] { NAME($player) } vyhrává!
}
scores-now = Kdyby partie skončila teď a kartičky korálů zůstaly, jak leží:
-unseen-of = { $it ->
    [one] z { $it } polypu
    [few] ze { $it } polypů
    [6] ze { $it } polypů
    [7] ze { $it } polypů
   *[other] z { $it } polypů
}
scores-player = { $most ->
    [none] { $unseen ->
        [0] { -who($player) }: { -points($least) }
       *[other] { -who($player) }: { -points($least) } (skryto { $unseen } { -unseen-of($polyps) })
    }
   *[other] { $unseen ->
        [0] { -who($player) }: { $least } až { -points($most) }
       *[other] { -who($player) }: { $least } až { -points($most) } (skryto { $unseen } { -unseen-of($polyps) })
    }
}
verdict-won = { $player ->
    [you] Vyhráváš: { -points($points) }.
   *[other] Vyhrává { NAME($player) }: { -points($points) }.
}
verdict-shared = Dělené první místo, { -points($points) }: { AND($players, item: "who") }.
verdict-tied = Shodně po { -each-points($points) }: { AND($players, item: "who") }.
-each-points = { $it ->
    [1] 1 bodu
   *[other] { $it } bodech
}
verdict-equal = Nic při shodě nerozhodlo, místo je dělené: { AND($players, item: "who") }.
verdict-more_consumed = Rozhoduje víc zkonzumovaných polypů: { LIST($items) }.
verdict-more_cubes = Rozhoduje víc kostiček: { LIST($items) }.
verdict-more_tiles = Rozhoduje víc kartiček v ruce: { LIST($items) }.
verdict-more_guarded = Rozhoduje víc polypů ve vlastních korálech: { LIST($items) }.
verdict-has = { -who($player) } { $number }
score-card = „{ CARD($card) }“: { CARD_TEXT($card) }
score-cards = { $player ->
    [you] { $cards ->
        [one] Za kartu { AND($cards, item: "card") } máš navíc { -points($points) }.
       *[other] Za karty { AND($cards, item: "card") } máš navíc { -points($points) }.
    }
   *[other] { $cards ->
        [one] { NAME($player) } má za kartu { AND($cards, item: "card") } navíc { -points($points) }.
       *[other] { NAME($player) } má za karty { AND($cards, item: "card") } navíc { -points($points) }.
    }
}
