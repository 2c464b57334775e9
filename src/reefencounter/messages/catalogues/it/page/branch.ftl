### Playing on from a place of another game, at a new table.

branch-title = Gioca da qui
branch-about = Da qui, nel turno { $turn }, comincia un nuovo tavolo. Dal sacchetto si pesca di nuovo a caso. Questa partita resta com’è.
branch-about_start = Comincia un nuovo tavolo, prima della prima mossa. Dal sacchetto si pesca di nuovo a caso. Questa partita resta com’è.
branch-cancel = Annulla
branch-play_on = Gioca
