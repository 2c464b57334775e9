### Der Begleiter am Tisch einer ersten Partie.

guide-name = Begleiter
guide-go_on = Weiter
guide-stop = Ohne Begleiter
guide-show = Zeig es mir

## After the game

guide-closing = Deine erste Partie
guide-along = Zum Mitnehmen:
guide-lesson = Lektion: { $title }
guide-puzzle = Rätsel des Tages
