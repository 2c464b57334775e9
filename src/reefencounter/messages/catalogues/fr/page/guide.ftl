### The guide at the table of a first game.

guide-name = Guide
guide-go_on = Continuer
guide-stop = Sans guide
guide-show = Montrez-moi

## After the game

guide-closing = Votre première partie
guide-along = À retenir :
guide-lesson = Leçon : { $title }
guide-puzzle = Problème du jour
