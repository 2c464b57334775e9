### An einem Tisch, an dem eine echte Partie eingegeben wird: was wirklich gezogen wurde.

drawn-title = Was gezogen wurde
drawn-collected = { -colour-noun($space) } wird genommen
drawn-card = Eine Karte wird gekauft
drawn-refilled = Das offene Meer wird aufgefüllt
drawn-tiles = Plättchen werden gezogen
drawn-enter = { $count ->
    [one] Zieh ein Plättchen aus dem Beutel. Gib ein, was kam.
   *[other] Zieh { $count } Plättchen aus dem Beutel. Gib ein, was kam.
}
drawn-enter_spaces = { $count ->
    [one] Zieh ein Plättchen aus dem Beutel und leg es auf das Feld { AND($spaces, item: "colour-noun") }. Gib ein, was kam.
   *[other] Zieh { $count } Plättchen aus dem Beutel und leg je eines auf die Felder { AND($spaces, item: "colour-noun") }, in dieser Reihenfolge. Gib ein, was kam.
}
# how they are typed is the same in all languages
drawn-special = Spezialplättchen gibst du so ein: W/Y, W2, Wh, Wb, rock, water, crown.
drawn-label = Gezogen
drawn-space = { -colour-noun($space) }
drawn-cancel = Abbrechen
drawn-choose_card = Karte wählen
drawn-more = Noch { $missing }
drawn-collect = Nehmen
drawn-go_on = Weiter

## Rows of tiles. $label is what a row is for, as it is written there.

drawn-said_none = { $count } von { $of }
drawn-said = { $count } von { $of }: { LIST($tiles) }
drawn-row = { $label }, { $said }
drawn-add = { $tile } hinzufügen
drawn-palette = { $label }: Plättchen hinzufügen
drawn-remove = Letztes entfernen
drawn-special_tiles = Spezialplättchen
drawn-special_palette = { $label }: Spezialplättchen hinzufügen
