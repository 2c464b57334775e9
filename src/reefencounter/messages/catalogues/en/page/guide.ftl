### The guide at the table of a first game.

guide-name = Guide
guide-go_on = Go on
guide-stop = No guide
