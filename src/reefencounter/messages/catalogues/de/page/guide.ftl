### Der Begleiter am Tisch einer ersten Partie.

guide-name = Begleiter
guide-go_on = Weiter
guide-stop = Ohne Begleiter
