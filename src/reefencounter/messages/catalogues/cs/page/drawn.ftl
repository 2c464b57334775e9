### At a game that is entered from a real table: what was really drawn. Tiles are typed, or tapped on a palette.

drawn-title = Co přišlo
drawn-collected = Bere se { -from-space($space) }
drawn-card = Kupuje se karta
drawn-refilled = Doplňuje se otevřené moře
drawn-tiles = Táhnou se kartičky
drawn-enter = { $count ->
    [one] Vytáhni z pytlíku jednu kartičku. Zadej, co přišlo.
    [few] Vytáhni z pytlíku { $count } kartičky. Zadej, co přišlo.
   *[other] Vytáhni z pytlíku { $count } kartiček. Zadej, co přišlo.
}
drawn-enter_spaces = { $count ->
    [one] Vytáhni z pytlíku jednu kartičku a dej ji na { AND($spaces, item: "colour", gender: "n") } místo. Zadej, co přišlo.
    [few] Vytáhni z pytlíku { $count } kartičky a dej je po jedné na místa v tomto pořadí: { AND($spaces, item: "colour", gender: "n") }. Zadej, co přišlo.
   *[other] Vytáhni z pytlíku { $count } kartiček a dej je po jedné na místa v tomto pořadí: { AND($spaces, item: "colour", gender: "n") }. Zadej, co přišlo.
}
# how they are typed is the same in all languages
drawn-special = Speciální kartičky se píšou W/Y, W2, Wh, Wb, rock, water, crown.
drawn-label = Vytaženo
drawn-space = { -colour($space, gender: "n") }
drawn-cancel = Zrušit
drawn-choose_card = Vybrat kartu
drawn-more = Ještě { $missing }
drawn-collect = Vzít
drawn-go_on = Dál

## Rows of tiles. $label is what a row is for, as it is written there.

drawn-said_none = { $count } { -out-of($of) }
drawn-said = { $count } { -out-of($of) }: { LIST($tiles) }
drawn-row = { $label }, { $said }
drawn-add = Přidat: { $tile }
drawn-palette = { $label }: přidat kartičku
drawn-remove = Odebrat poslední
drawn-special_tiles = Speciální kartičky
drawn-special_palette = { $label }: přidat speciální kartičku
