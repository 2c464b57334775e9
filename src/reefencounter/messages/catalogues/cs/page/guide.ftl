### The guide at the table of a first game.

guide-name = Průvodce
guide-go_on = Dál
guide-stop = Bez průvodce
guide-show = Ukaž mi to

## After the game

guide-closing = Tvoje první partie
guide-along = Co si odnést:
guide-lesson = Lekce: { $title }
guide-puzzle = Hádanka dne
