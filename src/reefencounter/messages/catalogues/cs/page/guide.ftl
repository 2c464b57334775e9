### The guide at the table of a first game.

guide-name = Průvodce
guide-go_on = Dál
guide-stop = Bez průvodce
