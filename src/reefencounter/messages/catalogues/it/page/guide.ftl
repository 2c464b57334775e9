### The guide at the table of a first game.

guide-name = Guida
guide-go_on = Avanti
guide-stop = Senza guida
