### The guide at the table of a first game.

guide-name = Guide
guide-go_on = Continuer
guide-stop = Sans guide
