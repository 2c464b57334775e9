### The menu of the table.

table_menu-title = Menu
table_menu-share_replay = Partager un lien pour revoir
table_menu-share_watch = Partager un lien pour regarder
# Then whether they are
table_menu-sizes = Taille des coraux
table_menu-shown = visible
table_menu-hidden = masquée
table_menu-light = Clair
table_menu-dark = Sombre
