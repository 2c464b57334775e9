### A turn: its ten actions, each with a few words on it.

turn-eat = Mangia
turn-eat_about = un tuo corallo da cinque in su; prima di ogni altra cosa.
turn-lay = Piazza
turn-lay_about = gioca un cubetto e piazza polipi del suo colore.
turn-lay_again = Piazza ancora
turn-lay_again_about = lo stesso con un secondo cubetto.
turn-introduce = Introduci
turn-introduce_about = un gamberetto, su un corallo che non ne ha.
turn-move = Muovi
turn-move_about = i tuoi gamberetti, quando vuoi nel tuo turno.
turn-larva = Dai una tessera
turn-larva_about = consumata per un cubetto del suo colore, da giocare subito.
turn-alga = Alga
turn-alga_about = paga una tessera consumata; gira tessere corallo, o bloccane una.
turn-polyp = Dai un cubetto
turn-polyp_about = per un polipo del suo colore.
turn-nothing = Nulla
turn-nothing_about = niente di tutto questo è obbligatorio.
turn-collect = Prendi
turn-collect_about = sempre, e per ultimo: chiude il tuo turno.
turn-order = Le azioni da 2 a 8 si fanno in qualsiasi ordine. Piazzare, piazzare ancora e introdurre una volta ciascuna; le altre finché puoi pagare.
