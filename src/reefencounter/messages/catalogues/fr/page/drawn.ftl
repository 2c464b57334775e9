### At a game that is entered from a real table: what was really drawn. Tiles are typed, or tapped on a palette.

drawn-title = Ce qui a été pioché
drawn-collected = La zone { -colour($space, gender: "f") } est ramassée
drawn-card = Une carte est achetée
drawn-refilled = La pleine mer est réapprovisionnée
drawn-tiles = Des tuiles sont piochées
drawn-enter = { $count ->
    [one] Piochez une tuile dans le sac. Saisissez ce qui est sorti.
   *[other] Piochez { $count } tuiles dans le sac. Saisissez ce qui est sorti.
}
drawn-enter_spaces = { $count ->
    [one] Piochez une tuile dans le sac et posez-la sur la zone { AND($spaces, item: "colour", gender: "f") }. Saisissez ce qui est sorti.
   *[other] Piochez { $count } tuiles dans le sac et posez-en une sur chacune des zones { AND($spaces, item: "colour", gender: "f") }, dans cet ordre. Saisissez ce qui est sorti.
}
# how they are typed is the same in all languages
drawn-special = Une tuile spéciale se saisit ainsi : W/Y, W2, Wh, Wb, rock, water, crown.
drawn-label = Pioché
drawn-space = { -colour($space, gender: "f") }
drawn-cancel = Annuler
drawn-choose_card = Choisir une carte
drawn-more = Encore { $missing }
drawn-collect = Ramasser
drawn-go_on = Continuer

## Rows of tiles. $label is what a row is for, as it is written there.

drawn-said_none = { $count } sur { $of }
drawn-said = { $count } sur { $of } : { LIST($tiles) }
drawn-row = { $label }, { $said }
drawn-add = Ajouter : { $tile }
drawn-palette = { $label } : ajouter une tuile
drawn-remove = Retirer la dernière
drawn-special_tiles = Tuiles spéciales
drawn-special_palette = { $label } : ajouter une tuile spéciale
