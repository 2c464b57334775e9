### The guided first game: what is said at the moments that matter, and why a bot did what it did.

guide-setup = Which colours do you hold most? Their cubes are of use at once.
guide-first_turn = Play a cube. A polyp beside the starfish brings one for free.
guide-meal = Your fish could eat: { $kept } { $kept ->
    [one] polyp
   *[other] polyps
}, { $points } { $points ->
    [one] point
   *[other] points
} as the tiles lie. Now, or larger later? You have four meals.
guide-attack = You can take the polyp on { $cell }, to lay it or to pay with it.
guide-consumed = You have a consumed tile. It can be laid, buy a cube, or pay for an alga.
guide-tide = One alga makes your fish worth { $points } more.
guide-lock = You have eaten: from now on you may lock one coral tile a turn.
guide-end = The end is near. Keep a coral of six or more for the last meal.
guide-ripe = After this the meal has to wait, and the polyp on { $cell } could be taken.
guide-cut = { $alga ->
    [none] The large coral at { $cell } belongs to somebody else. Here you could cut it.
   *[other] The large coral at { $cell } belongs to somebody else. The { -alga($alga) } alga would let you cut it.
}
guide-exposed = The polyp on { $cell } of your coral could be taken. Move your shrimp, or accept it.
guide-unowned = Nobody owns the coral at { $cell } yet. A shrimp of another could take it whole.
guide-cube_left = You may still play a cube before you collect.
guide-collect = A cube and polyps that go together make your next turn.
guide-comment = { $theme ->
    [meal] { NAME($player) }'s fish eats a coral of { $size }: only what is in the fish scores.
    [attack] { NAME($player) } takes your polyp on { $cell }: it was weaker, and no shrimp guarded it.
    [lock] { NAME($player) } locks a coral tile: what is locked stays as strong, and as much worth, as it is.
    [tide] { NAME($player) } turns coral tiles: that changes who beats whom, and what every fish is worth.
    [guard] { NAME($player) } has a shrimp on { $cell } now: it owns that coral and guards the polyps beside it.
    [lay] { NAME($player) } makes a coral of { $size } at { $cell }: corals must be large before a fish eats them.
   *[other] { NAME($player) } only collects: that is for a later turn.
}
guide-best_meal = Your best meal was in turn { $number }: { $kept } { -colour($colour) } { $kept ->
    [one] polyp
   *[other] polyps
}, { $points } { $points ->
    [one] point
   *[other] points
}.
guide-no_meal = Your fish ate no coral this time. Only what it eats scores.
