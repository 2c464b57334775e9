### Entering a game that is played at a real table, or counting its points.

entry-title = Riporta una partita vera
entry-about = Giocate a un tavolo vero e qui tenete la registrazione: per rivederla, per contare i punti senza errori o per chiarire che cosa permette una regola. Tutto è scoperto; ciò che pescate dal vostro sacchetto lo scrivi tu.
entry-about_count = La partita al vostro tavolo è finita: di’ come sono le tessere corallo e che cosa c’è nei pesci, e avrai punti, posizioni e spareggi.
entry-what = Che cosa riportare
entry-whole = Tutta la partita
entry-only_end = Solo la fine

## The players. Who has no other name goes by the colour of the pieces.

entry-players = Giocatori
entry-colour = { CAPITAL(-player-colour($colour)) }
entry-begins = { $name }, che comincia
entry-name_of = Nome del giocatore { $number }

## The game

entry-game = Gioco
entry-base = Base
entry-advanced = Avanzato
entry-advanced_about = Sulla stella marina non cresce niente, e un pasto restituisce cinque polipi.
entry-expansion = Espansione
entry-no_expansion = Nessuna
entry-second_kind = Second Kind
entry-second_kind_about = Le tessere speciali che escono nella preparazione tornano nel sacchetto, e se ne pescano altre.
entry-crowns = Corone
entry-crowns_dealt = Distribuite
entry-crowns_dealt_about = Ogni giocatore ha una corona di spine oltre alle tessere qui sotto.
entry-crowns_in_bag = Nel sacchetto
entry-crowns_in_bag_about = Tutte e quattro le corone di spine si pescano dal sacchetto.
# action 6: a consumed tile for a cube
entry-exchange = Tessera per un cubetto
entry-exchange_play = Gioca subito
entry-exchange_play_about = Azione 6 come l’ha corretta l’editore.
entry-exchange_keep = Tieni
entry-exchange_keep_about = Azione 6 con la regola più vecchia: il cubetto si tiene.

## The coral tiles at the start

entry-coral_tiles = Tessere corallo
entry-sides = Tutte e dieci le tessere cominciano sullo stesso lato. Che cosa mostra quella bianca e gialla?
entry-star = Il bianco batte il giallo
entry-star_side = lato con la stella
entry-plain = Il giallo batte il bianco
entry-plain_side = lato senza stella

## The open sea, the boards, the first tiles

entry-sea = Mare aperto
entry-first_space = Primo spazio
entry-space = { CAPITAL(-colour($space)) }
entry-sea_about = Le tessere su ogni spazio, in senso orario dal primo: 3, 3, 3, 2 e 1. Una riga piena passa alla successiva.
entry-boards = Mappe
entry-boards_about = Quale barriera è dove? Girate le vostre in modo che siano come nel disegno.
entry-board = Mappa { $number }
entry-tiles = Tessere pescate
entry-tiles_about = Che cosa ha pescato all’inizio ogni giocatore, prima che una tessera andasse nel pesce.
# of the game, if it is to have one
entry-name = Titolo
entry-name_like = Venerdì sera (facoltativo)
entry-open = Apri il tavolo

## What is still missing: the list, and its items

entry-missing = Mancano ancora: { AND($missing) }.
entry-missing_board = mappa { $number }
entry-missing_space = spazio { -colour($space) } (ancora { $more })
entry-missing_tiles = tessere di { $name } (ancora { $more })

## Only the points

entry-turn_tiles = Come sono alla fine. Premi una tessera per girarla.
entry-turn_tile = Tessera corallo: { -the-colour($stronger) } batte { -the-colour($weaker) }. Gira
entry-fish = Pesce
# a colour or a kind of tile in a fish
entry-one_more = Uno in più: { $tile }
entry-in_fish = Nel pesce: { $tile }
entry-one_less = Uno in meno: { $tile }
entry-colour_in_fish = { -colour($colour) }
entry-ties = Per gli spareggi
entry-ties_and_cards = Per spareggi e carte
entry-consumed = Tessere consumate
entry-cubes = Cubetti
entry-hand_tiles = Tessere in mano
entry-guarded = Polipi nei propri coralli
entry-count = Conta
entry-score = Il punteggio
