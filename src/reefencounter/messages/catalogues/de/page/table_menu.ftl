### Das Menü des Tisches.

table_menu-title = Menü
table_menu-share_replay = Link zum Ansehen teilen
table_menu-share_watch = Link zum Zuschauen teilen
# Then whether they are
table_menu-sizes = Größe der Korallen
table_menu-shown = sichtbar
table_menu-hidden = verborgen
table_menu-light = Hell
table_menu-dark = Dunkel
