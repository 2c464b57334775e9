### The menu of the table.

table_menu-title = Menu
table_menu-share_replay = Condividi un link per rivedere
table_menu-share_watch = Condividi un link per guardare
# Then whether they are
table_menu-sizes = Grandezza dei coralli
table_menu-shown = visibile
table_menu-hidden = nascosta
table_menu-light = Chiaro
table_menu-dark = Scuro
