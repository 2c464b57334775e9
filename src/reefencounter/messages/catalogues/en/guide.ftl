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
guide-unowned = Nobody owns the coral at { $cell } yet. A shrimp of another could take it whole.
guide-cube_left = You may still play a cube before you collect.
guide-collect = A cube and polyps that go together make your next turn.
guide-why = { $theme ->
    [meal] Why: only what is in the fish scores.
    [lock] Why: what is locked stays as strong, and as much worth, as it is.
    [tide] Why: turned tiles change who beats whom, and what every fish is worth.
    [guard] Why: a shrimp owns a coral and guards the polyps beside it.
    [lay] Why: corals must be large before a fish eats them.
   *[other] Why: it gathers for a later turn.
}
