### The menu of the table.

table_menu-title = Menu
table_menu-share_replay = Share a link to replay
table_menu-share_watch = Share a link to watch
# Then whether they are
table_menu-sizes = Sizes of corals
table_menu-shown = shown
table_menu-hidden = hidden
table_menu-light = Light
table_menu-dark = Dark
