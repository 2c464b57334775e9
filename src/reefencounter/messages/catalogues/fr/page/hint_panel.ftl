### The hint of a bot.

hint_panel-title = Conseil
hint_panel-turns = Tours
hint_panel-best = { $place ->
    [0] Meilleur
    [1] Deuxième
   *[other] Troisième
}
hint_panel-as_bot = Selon le bot le plus fort.
hint_panel-nothing = Le bot n’a rien à proposer ici.
hint_panel-waiting = D’autres ont aussi demandé un conseil ; le vôtre vient à son tour…
hint_panel-thinking = Le bot le plus fort réfléchit…
hint_panel-close = Fermer le conseil
hint_panel-show = Montrer sur le plateau
hint_panel-play = Jouer ce tour
