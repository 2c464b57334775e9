### Analysis of games and puzzles: turning points, what to take along, what a solution is about.

analysis-no_turns = partie ještě nemá žádné tahy: není co rozebírat
analysis-nodes = nodes musí být celé číslo, počet pozic na tah, od 1, ne { QUOTED($value) }

## turning points

analysis-point = Tah { $number }:
analysis-change = { $owner ->
    [you] Tvůj očekávaný výsledek se změnil z { $before } na { $after } ze 100.
   *[other] { NAME($owner) }: očekávaný výsledek se změnil z { $before } na { $after } ze 100.
}
analysis-better = { $player ->
    [you] O { $loss } lepší ve tvém tahu { $number }:
   *[other] O { $loss } lepší v tahu { $number }, hraje { NAME($player) }:
}
analysis-nothing_better = Nic lepšího se nenašlo.
analysis-calm = Žádný tah toho moc nezměnil.

## one sentence to take along

-in-turns = { $it ->
    [one] v { $it } tahu
    [few] ve { $it } tazích
    [12] ve { $it } tazích
    [13] ve { $it } tazích
    [14] ve { $it } tazích
   *[other] v { $it } tazích
}
analysis-well_played = Skoro všechny tahy byly stejně dobré jako tahy silného bota.
analysis-take_along = { $habit ->
    [meal] Jez dřív: { -in-turns($turns) } to bylo lepší. Zralý korál ostatní láká.
    [meal_later] Jez později: { -in-turns($turns) } to bylo lepší. Korál v bezpečí může ještě růst.
    [attack] Víc útoč: { -in-turns($turns) } to bylo lepší. Před každým tahem se podívej, které polypy tvoje barvy porážejí.
    [lock] Blokuj kartičky korálů: { -in-turns($turns) } to bylo lepší. Co je zablokované, zůstane už napořád.
    [tide] Obracej kartičky korálů: { -in-turns($turns) } to bylo lepší. Váleček rozhoduje, kdo koho poráží.
    [guard] Využívej krabíky: { -in-turns($turns) } to bylo lepší. Korál je v bezpečí, jen dokud ho některý chrání.
    [card] Využívej karty: { -in-turns($turns) } to bylo lepší. Projdi si je dřív než zbytek tahu.
    [special] Využívej speciální kartičky a trnové koruny: { -in-turns($turns) } to bylo lepší.
    [larva] Vyměňuj kostičky a zkonzumované polypy: { -in-turns($turns) } to bylo lepší. Větší cenu mají ve hře.
    [collect] Vybírej si, co z moře vezmeš: { -in-turns($turns) } bylo lepší jiné místo. Kostička rozhoduje, co půjde v dalším tahu.
    [end] Ukonči partii včas: { -in-turns($turns) } to bylo lepší.
   *[other] Vybírej, kam polypy pokládáš: { -in-turns($turns) } byla lepší jiná místa. Dávej je k jejich barvě a z dosahu ostatních.
}

## `reef analyse`

analysis-heading = Očekávaný výsledek každého hráče před jeho tahy, od 0 do 100, z { NUMBER($nodes) } pozic na tah.
analysis-progress = Tah { $done } z { $of }
analysis-turn = { $number }  { -who($player) }  { LIST($expected) }
analysis-turn_better = { $number }  { -who($player) }  { LIST($expected) }  o { $loss } lepší
analysis-final = Po posledním tahu: { LIST($expected) }.
analysis-for_player = { $player ->
    [you] Pro tebe: { $message }
   *[other] { NAME($player) }: { $message }
}

## puzzles

puzzle-unknown = hádanka { QUOTED($id) } neexistuje
puzzle-too_many = svůj tah právě odevzdává moc lidí: zkus to za chvilku znovu
puzzle-failed = tvůj tah teď nešlo posoudit: zkus to znovu
puzzle-not_from_here = tento tah nelze zahrát znovu jako hádanku: vyber jiný
analysis-not_over = rozebrat jde jen partii, jejíž tajemství jsou venku: nejdřív ji dohraj
analysis-too_many = právě se rozebírá moc partií: zkus to za minutu znovu
analysis-none_better = pro tah s indexem { $turn } se nic lepšího nenašlo
puzzle-not_whole = tah ještě neskončil: pokračuj až do konce
puzzle-after_end = tah skončil dřív než { QUOTED($action) }
puzzle-no_file = { $file } nemá hádanky, které by šlo přečíst: { $why }
puzzle-ask = Jsi na tahu: najdi nejlepší tah.
puzzle-level = { $level ->
    [own] Lepší tah než ten zahraný: našel ho rozbor.
    [easy] Lehká: najde ji prostý bot.
    [medium] Střední: silný bot ji vidí na první pohled.
   *[other] Těžká: najde ji jen dlouhé hledání.
}
puzzle-theme = { $theme ->
    [end] konec
    [meal] jídlo
    [attack] útok
    [lock] blokování
    [tide] kartičky korálů
    [card] karty
    [guard] krabíci
    [larva] výměny
    [collect] sbírání
    [lay] pokládání
   *[other] speciální kartičky
}
puzzle-verdict = { $outcome ->
    [better] Tohle je víc, než máme my. Díky!
    [best] To je nejlepší tah, jaký známe: 100 ze 100.
    [shown] Tohle je nejlepší tah, jaký známe.
   *[other] { $score } ze 100: nejlepší tah, jaký známe, je o { $loss } lepší.
}
puzzle-found = { $number }  { $theme }, { $level }, partie { $game }
puzzle-written = { $number ->
    [one] { $file }: { $number } hádanka
    [few] { $file }: { $number } hádanky
   *[other] { $file }: { $number } hádanek
}
puzzle-own_why = Má hodnotu o { $gap } ze 100 vyšší než zahraný tah.
puzzle-why = { $theme ->
    [end] Hned tím končí partie: jiné tahy jsou aspoň o { $gap } ze 100 horší.
    [meal] Papušík se nají hned: bez toho přijdeš o { $gap } ze 100.
    [attack] Berou se { -colour($about, gender: "m", number: "plural") } polypy: bez toho přijdeš o { $gap } ze 100.
    [lock] Zablokuje se kartička korálu { $about }: bez toho přijdeš o { $gap } ze 100.
    [tide] Obrátí se kartička korálu { $about }: bez toho přijdeš o { $gap } ze 100.
    [card] { $about ->
        [buy] Koupí se karta: bez toho přijdeš o { $gap } ze 100.
       *[other] Zahraje se karta „{ CARD($about) }“: bez toho přijdeš o { $gap } ze 100.
    }
    [guard] { $about ->
        [shrimp] Do hry přijde krabík: bez toho přijdeš o { $gap } ze 100.
       *[other] Přesune se krabík: bez toho přijdeš o { $gap } ze 100.
    }
    [special] { $about ->
        [crown] Zaútočí trnová koruna: bez toho přijdeš o { $gap } ze 100.
       *[other] Tah dá na desku { -reef-tile($about) }: bez toho přijdeš o { $gap } ze 100.
    }
   *[other] Tah dá na desku { -reef-tile($about) }: bez toho přijdeš o { $gap } ze 100.
}
