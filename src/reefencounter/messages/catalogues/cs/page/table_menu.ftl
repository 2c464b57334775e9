### The menu of the table.

table_menu-title = Nabídka
table_menu-share_replay = Sdílet odkaz k přehrání
table_menu-share_watch = Sdílet odkaz ke sledování
# Then whether they are
table_menu-sizes = Velikosti korálů
table_menu-shown = ukázané
table_menu-hidden = skryté
table_menu-light = Světlý vzhled
table_menu-dark = Tmavý vzhled
