### Why something cannot be done: the refusals of both games, by their ids.

action-no_number = Non c’è nessuna azione numero { $number }.
action-no_number_second_kind = In Second Kind non c’è nessuna azione numero { $number }.
over = La partita è finita.
turn-of_another = È il turno del giocatore { SEAT($player) }, non del giocatore { SEAT($asked) }.
turn-asked = Tocca a un altro: al giocatore { $player }.
turn-another_acts = Tocca al giocatore { SEAT($player) }, non al giocatore { SEAT($asked) }.
setup-behind = Le prime scelte si fanno prima dell’inizio della partita.
setup-going_on = I giocatori stanno ancora scegliendo la prima tessera e i cubetti.
final-eat_or_pass = { $actor ->
    [you] Nel turno addizionale puoi solo mangiare un corallo o passare.
   *[other] Nel turno addizionale { NAME($actor) } può solo mangiare un corallo o passare.
}
pass-not_final = Si passa solo nel turno addizionale; un turno normale finisce prendendo dal mare.
laying-nothing_laid = { $actor ->
    [you] Piazza almeno un polipo prima di terminare il piazzamento.
   *[other] { NAME($actor) } deve piazzare almeno un polipo prima di terminare il piazzamento.
}
laying-unfinished = Prima completa il piazzamento: piazza un polipo o fermati.
cube-owed = Prima gioca il cubetto { -colour($colour) }: è stato preso per giocarlo subito.
cube-none = { $actor ->
    [you] Non hai nessun cubetto { OR($colours, item: "colour") }.
   *[other] { NAME($actor) } non ha nessun cubetto { OR($colours, item: "colour") }.
}
cube-two_played = { $actor ->
    [you] In questo turno hai già giocato due cubetti.
   *[other] In questo turno { NAME($actor) } ha già giocato due cubetti.
}
cube-no_polyp = { $actor ->
    [you] Non hai nessun polipo { OR($colours, item: "colour") } da piazzare con quel cubetto.
   *[other] { NAME($actor) } non ha nessun polipo { OR($colours, item: "colour") } da piazzare con quel cubetto.
}
cube-no_cell = Non c’è nessuno spazio per un polipo { OR($colours, item: "colour") }.
cube-as_another = Un cubetto vale per un altro colore solo grazie a una carta.
cube-no_polyp_second_kind = { $actor ->
    [you] Non hai nessun polipo { OR($colours, item: "colour") } che si possa piazzare con quel cubetto.
   *[other] { NAME($actor) } non ha nessun polipo { OR($colours, item: "colour") } che si possa piazzare con quel cubetto.
}
player-none = In questa partita non c’è il giocatore { SEAT($player) }.
feed-done = { $actor ->
    [you] Hai già messo una tessera nel tuo pesce.
   *[other] { NAME($actor) } ha già messo una tessera nel suo pesce.
}
feed-none = { $actor ->
    [you] Non hai nessuna tessera { OR($colours, item: "colour", gender: "f") } da mettere nel tuo pesce.
   *[other] { NAME($actor) } non ha nessuna tessera { OR($colours, item: "colour", gender: "f") } da mettere nel suo pesce.
}
larvae-feed_first = { $actor ->
    [you] Prima metti una tessera nel tuo pesce, poi scegli due cubetti.
   *[other] { NAME($actor) } deve prima mettere una tessera nel suo pesce, poi scegliere due cubetti.
}
larvae-done = { $actor ->
    [you] Hai già scelto i tuoi due cubetti.
   *[other] { NAME($actor) } ha già scelto i suoi due cubetti.
}
lay-no_cube = Prima gioca un cubetto: è lui a dire quale colore si piazza.
lay-no_consumed = { $actor ->
    [you] Non hai nessuna tessera { OR($colours, item: "colour", gender: "f") } consumata.
   *[other] { NAME($actor) } non ha nessuna tessera { OR($colours, item: "colour", gender: "f") } consumata.
}
lay-four_from_hand = Con un cubetto si piazzano al massimo quattro polipi dalla mano.
lay-no_hand = { $actor ->
    [you] Non hai nessuna tessera { OR($colours, item: "colour", gender: "f") } in mano.
   *[other] { NAME($actor) } non ha nessuna tessera { OR($colours, item: "colour", gender: "f") } in mano.
}
lay-no_rock = In quello spazio non c’è roccia.
lay-own_colour = Anche quel polipo è { -colour($colour) }: un corallo non attacca mai il proprio colore.
lay-shrimp_on_rock = Su quella roccia c’è un gamberetto.
lay-not_stronger = Adesso { -the-colour($colour) } non è più forte { -of-colour($target) }.
lay-protected = Quel polipo è protetto da un gamberetto, su di esso o accanto nel suo corallo.
lay-protected_second_kind = Quel polipo è protetto da un gamberetto, da un gamberetto blu o da uno scudo.
lay-joins = Così si unirebbero due coralli che hanno un gamberetto ciascuno.
lay-joins_second_kind = Così si unirebbero due coralli che hanno gamberetti.
lay-no_attacker = Accanto a quello spazio non c’è nessun corallo { -colour($colour) } di almeno due polipi.
lay-no_attacker_second_kind = Nessun corallo { -colour($colour) } di almeno due polipi può attaccare quello spazio in questo modo.
lay-crown = Quello spazio è occupato da una corona di spine.
lay-two_blue = Ne verrebbe un corallo con due gamberetti blu.
lay-two_blue_or_joins = Ne verrebbe un corallo con due gamberetti blu, o si unirebbero due coralli con gamberetti.
lay-other_side = Da quel lato non è { -colour($colour) }: gira la tessera.
polyp-no_cube = { $actor ->
    [you] Non hai nessun cubetto { OR($colours, item: "colour") } da scambiare.
   *[other] { NAME($actor) } non ha nessun cubetto { OR($colours, item: "colour") } da scambiare.
}
polyp-none_left = Nel sacchetto e nella riserva bonus non è rimasto nessun polipo { OR($colours, item: "colour") }.
polyp-no_ordinary_left = Nel sacchetto e nella riserva bonus non è rimasto nessun polipo { OR($colours, item: "colour") } normale.
take-shrimp_on_rock = { $actor ->
    [you] Un tuo gamberetto è sulla nuda roccia: prima portalo su un polipo o fuori dalla mappa.
   *[other] Un gamberetto di { NAME($actor) } è sulla nuda roccia: prima deve andare su un polipo o fuori dalla mappa.
}
take-done = { $actor ->
    [you] In questo turno hai già preso dal mare: resta solo da terminarlo.
   *[other] In questo turno { NAME($actor) } ha già preso dal mare: resta solo da terminarlo.
}
eat-late = { $actor ->
    [you] Si mangia per prima cosa: in questo turno hai già fatto altro.
   *[other] Si mangia per prima cosa: in questo turno { NAME($actor) } ha già fatto altro.
}
eat-no_shrimp = { $actor ->
    [you] In quello spazio non hai nessun gamberetto.
   *[other] In quello spazio { NAME($actor) } non ha nessun gamberetto.
}
eat-small = Quel corallo ha solo { -polyps($size) }: per mangiarlo ne servono cinque.
eat-feeds_nothing = Quel corallo ha { -polyps($size) }, e finirebbero tutti nel sacchetto.
eat-needs_card = { $actor ->
    [you] Per il primo corallo del tuo pesce devi giocare dalla mano una carta col gamberetto blu.
   *[other] Per il primo corallo del suo pesce { NAME($actor) } deve giocare dalla mano una carta col gamberetto blu.
}
eat-no_card = Solo il primo corallo di un pesce richiede una carta.
shrimp-done = { $actor ->
    [you] In questo turno hai già introdotto un gamberetto.
   *[other] In questo turno { NAME($actor) } ha già introdotto un gamberetto.
}
shrimp-none_left = { $actor ->
    [you] Non hai più gamberetti dietro lo schermo.
   *[other] { NAME($actor) } non ha più gamberetti dietro lo schermo.
}
shrimp-no_polyp = Un gamberetto si introduce su un polipo, e in quello spazio non ce n’è.
shrimp-two_on_board = { $actor ->
    [you] Su quella mappa hai già due gamberetti.
   *[other] Su quella mappa { NAME($actor) } ha già due gamberetti.
}
shrimp-coral_taken = Quel corallo ha già un gamberetto.
shrimp-coral_taken_second_kind = Quel corallo ha già un gamberetto colorato.
shrimp-blue_tile = Su una tessera gamberetto blu non può stare nessun gamberetto.
shrimp-blue_there = Su quel polipo c’è già un gamberetto blu.
move-no_shrimp = { $actor ->
    [you] Nel primo spazio non hai nessun gamberetto.
   *[other] Nel primo spazio { NAME($actor) } non ha nessun gamberetto.
}
move-there_already = Il gamberetto è già lì.
move-just_moved = { $actor ->
    [you] Quel gamberetto si è appena mosso: fai qualcos’altro prima di muoverlo ancora.
   *[other] Quel gamberetto si è appena mosso: { NAME($actor) } deve fare qualcos’altro prima di muoverlo ancora.
}
move-no_rock = Nel secondo spazio non c’è roccia.
move-occupied = Lì c’è un altro gamberetto.
move-occupied_second_kind = Lì c’è già qualcosa.
move-only_onto_polyp = Quel gamberetto si è appena mosso: ora può andare solo su un polipo o fuori dalla mappa.
move-cube_stuck = { $actor ->
    [you] Dopo, il cubetto che hai preso non si potrebbe più giocare.
   *[other] Dopo, il cubetto preso da { NAME($actor) } non si potrebbe più giocare.
}
larva-no_tile = { $actor ->
    [you] Non hai nessuna tessera { OR($colours, item: "colour", gender: "f") } consumata da scambiare.
   *[other] { NAME($actor) } non ha nessuna tessera { OR($colours, item: "colour", gender: "f") } consumata da scambiare.
}
larva-no_cube = Nella riserva non è rimasto nessun cubetto { OR($colours, item: "colour") }.
larva-two_played = { $actor ->
    [you] Il cubetto va giocato subito, ma in questo turno ne hai già giocati due.
   *[other] Il cubetto va giocato subito, ma in questo turno { NAME($actor) } ne ha già giocati due.
}
larva-no_polyp = { $actor ->
    [you] Il cubetto va giocato subito, ma non avresti nessun polipo { OR($colours, item: "colour") } da piazzare.
   *[other] Il cubetto va giocato subito, ma { NAME($actor) } non avrebbe nessun polipo { OR($colours, item: "colour") } da piazzare.
}
larva-no_cell = Il cubetto va giocato subito, ma non c’è nessuno spazio per un polipo { OR($colours, item: "colour") }.
larva-stuck = Il cubetto va giocato subito, ma non si potrebbe.
larva-other_colour = Con { -a-tile($tile) } non si ottiene un cubetto { -colour($colour) }: dev’essere del suo stesso colore.
larva-no_such_tile = { $actor ->
    [you] Tra le tue tessere consumate non c’è nessuna { -tile($tile) } da scambiare con quel cubetto.
   *[other] Tra le tessere consumate di { NAME($actor) } non c’è nessuna { -tile($tile) } da scambiare con quel cubetto.
}
alga-no_tile = { $actor ->
    [you] Tra le tue tessere consumate non c’è nessuna { -tile($tile) } con cui pagare.
   *[other] Tra le tessere consumate di { NAME($actor) } non c’è nessuna { -tile($tile) } con cui pagare.
}
alga-none_left = Nella riserva non è rimasta nessuna alga { -alga($alga) }.
alga-locked = La tessera corallo { -coral-tile($coral_tile) } è già bloccata.
alga-one_lock = Si può bloccare una sola tessera corallo per turno.
alga-one_lock_second_kind = Si può bloccare una sola tessera corallo per turno, due con una carta.
alga-nothing_eaten = Può bloccare una tessera corallo solo chi ha già fatto mangiare un corallo al proprio pesce.
alga-other_large = L’alga più grande della tessera corallo { -coral-tile($coral_tile) } è { -alga($shown) }, non { -alga($alga) }.
alga-last_lock = L’ultima tessera corallo si può bloccare solo con almeno due polipi nel pesce.
alga-last_lock_second_kind = L’ultima tessera corallo si può bloccare solo con almeno due tessere nel pesce.
crown-none_acts = Adesso nessuna corona deve agire e nessun gamberetto deve andarsene.
crown-first = Prima agiscono le corone di spine: scegline una e un polipo che può attaccare.
card-not_held = { $actor ->
    [you] Non hai in mano quella carta.
   *[other] { NAME($actor) } non ha in mano quella carta.
}
card-breakfast_late = { $actor ->
    [you] Si gioca prima dell’azione 1: in questo turno hai già fatto qualcosa.
   *[other] Si gioca prima dell’azione 1: in questo turno { NAME($actor) } ha già fatto qualcosa.
}
card-laying = Serve un cubetto ancora da giocare in questo turno, e la carta può restare in attesa una volta sola.
return-no_meal = Nessun pesce sta mangiando un corallo.
split-no_double = Nessuna tessera doppia è stata appena consumata.
choose-no_card = Nessuna carta aspetta una scelta.
window-none = Adesso nessuno deve dire se risponde con una carta.
end-not_collected = Un turno finisce prendendo dal mare; solo dopo «Tiramisù» lo si termina da sé.
buy-done = { $actor ->
    [you] In questo turno hai già comprato una carta.
   *[other] In questo turno { NAME($actor) } ha già comprato una carta.
}
buy-collected = Dopo l’azione 10 non si comprano più carte.
buy-three_cards = { $actor ->
    [you] Hai in mano tre carte: prima giocane o scartane una.
   *[other] { NAME($actor) } ha in mano tre carte: prima deve giocarne o scartarne una.
}
buy-none_left = Non ci sono più carte da comprare.
buy-no_cube = { $actor ->
    [you] Non hai nessun cubetto { OR($colours, item: "colour") } con cui pagare.
   *[other] { NAME($actor) } non ha nessun cubetto { OR($colours, item: "colour") } con cui pagare.
}
blue-not_on_card = Su quella carta non c’è il gamberetto blu.
blue-polyp_taken = Su quel polipo c’è già un gamberetto.
blue-coral_taken = Su quel corallo c’è già un gamberetto blu.
blue-supply_empty = La riserva è vuota: indica prima un gamberetto blu sulle mappe, per esempio 2c3.
blue-from_supply = Finché nella riserva ce n’è uno, il gamberetto blu viene da lì.
blue-no_polyp = Un gamberetto blu va su un polipo, e in quello spazio non ce n’è.
shift-own_coral = { $actor ->
    [you] Puoi spostare un gamberetto blu solo da un tuo corallo a un polipo libero.
   *[other] { NAME($actor) } può spostare un gamberetto blu solo da un suo corallo a un polipo libero.
}
card-needs-breakfast = Serve un cubetto con cui piazzare un polipo, prima di ogni altra cosa nel turno.
card-needs-early_collect = { $actor ->
    [you] L’azione 10 dev’essere ancora da fare e nessun tuo gamberetto dev’essere sulla nuda roccia.
   *[other] L’azione 10 dev’essere ancora da fare e nessun suo gamberetto dev’essere sulla nuda roccia.
}
card-needs-gain_cube = Nella riserva non ci sono cubetti.
card-needs-swap_tiles = { $actor ->
    [you] Servono una tessera nella tua mano e una di altro tipo nel mare aperto.
   *[other] Servono una tessera nella mano di { NAME($actor) } e una di altro tipo nel mare aperto.
}
card-needs-dip = Nel sacchetto ci sono troppo poche tessere.
card-needs-digest = { $actor ->
    [you] Non hai nessuna tessera polipo in mano.
   *[other] { NAME($actor) } non ha nessuna tessera polipo in mano.
}
card-needs-extra_cube = Serve un cubetto con cui piazzare un polipo.
card-needs-place_free = { $actor ->
    [you] Nessun tuo corallo ha accanto uno spazio di roccia libero per una tessera del suo colore.
   *[other] Nessun suo corallo ha accanto uno spazio di roccia libero per una tessera del suo colore.
}
card-needs-blue_uses = Non si può introdurre né spostare nessun gamberetto blu.
card-needs-alga_play = Nella riserva non è rimasto nessun cilindro alga.
card-needs-flip = Tutte le tessere corallo sono bloccate.
card-needs-more_locks = { $actor ->
    [you] Il tuo pesce deve aver mangiato un corallo e una tessera corallo dev’essere ancora libera; vale una volta per turno.
   *[other] Il suo pesce deve aver mangiato un corallo e una tessera corallo dev’essere ancora libera; vale una volta per turno.
}
card-needs-snack = { $actor ->
    [you] Il tuo pesce deve aver mangiato un corallo, e serve una tessera consumata che non sia doppia.
   *[other] Il suo pesce deve aver mangiato un corallo, e serve una tessera consumata che non sia doppia.
}
card-needs-crown_work = Nessuna corona di spine si può rimuovere, spostare o far arrivare.
card-needs-terrain = Nel sacchetto non c’è nuda roccia né acqua profonda che si possa piazzare.
card-needs-gull = Nel mare aperto non c’è nessuna tessera.
card-needs-shift_work = { $actor ->
    [you] Non potresti introdurre né muovere nessun tuo gamberetto.
   *[other] Non potrebbe introdurre né muovere nessun suo gamberetto.
}
card-needs-skip_flip = { $actor ->
    [you] In questo turno non potresti giocare nessuna alga, oppure l’effetto è già attivo.
   *[other] In questo turno { NAME($actor) } non potrebbe giocare nessuna alga, oppure l’effetto è già attivo.
}
card-needs-search_bag = Nel sacchetto non c’è niente di ciò che il pasto di questo turno vi ha rimesso.
card-needs-ward = { $actor ->
    [you] Su nessun corallo c’è un tuo gamberetto.
   *[other] Su nessun corallo c’è un suo gamberetto.
}
card-not_now = Adesso quella carta non ha effetto.
crown-wrong_target = { $actor ->
    [you] Quella corona non può attaccare lì: prima vengono i tuoi coralli che le sono accanto, poi quelli senza gamberetti colorati, e mai attraverso un lato roccia.
   *[other] Quella corona non può attaccare lì: prima vengono i coralli di { NAME($actor) } che le sono accanto, poi quelli senza gamberetti colorati, e mai attraverso un lato roccia.
}
crown-not_beside = Una corona di spine attacca un polipo accanto a sé; quei due spazi non sono adiacenti.
flee-first = Prima deve andarsene il gamberetto sul polipo mangiato, in uno dei posti possibili.
drift-first = Prima deve andarsene il gamberetto blu sul polipo mangiato, in uno dei posti possibili.
drift-not_beside = Un gamberetto blu va in uno spazio adiacente o nella riserva; quei due spazi non sono adiacenti.
return-first = Prima scegli quali tessere tornano nel sacchetto; bisogna arrivare al numero esatto.
split-first = Prima decidi se dividere o tenere la tessera doppia consumata.
window-first = Un giocatore deve dire se usa una carta: rispondere o rinunciare.
lay-none_consumed = { $actor ->
    [you] Tra le tue tessere consumate non c’è nessuna { -tile($tile) } che si possa piazzare adesso.
   *[other] Tra le tessere consumate di { NAME($actor) } non c’è nessuna { -tile($tile) } che si possa piazzare adesso.
}
lay-none_in_hand = { $actor ->
    [you] Non hai in mano nessuna { -tile($tile) } che si possa piazzare adesso.
   *[other] { NAME($actor) } non ha in mano nessuna { -tile($tile) } che si possa piazzare adesso.
}
lay-so_many_from_hand = { $most ->
    [1] In questo piazzamento una sola tessera può venire dalla mano.
   *[other] In questo piazzamento al massimo { $most } tessere possono venire dalla mano.
}
buy-none_consumed = { $actor ->
    [you] Tra le tue tessere consumate non c’è nessuna { -tile($tile) } con cui pagare.
   *[other] Tra le tessere consumate di { NAME($actor) } non c’è nessuna { -tile($tile) } con cui pagare.
}
buy-none_in_hand = { $actor ->
    [you] Non hai in mano nessuna { -tile($tile) } con cui pagare.
   *[other] { NAME($actor) } non ha in mano nessuna { -tile($tile) } con cui pagare.
}
place-none = { $actor ->
    [you] Non hai in mano nessuna { -tile($tile) }.
   *[other] { NAME($actor) } non ha in mano nessuna { -tile($tile) }.
}
place-rock = La nuda roccia va sull’acqua accanto alla roccia stampata, o sull’acqua profonda.
place-water = L’acqua profonda va su uno spazio di roccia vuoto.
place-crown = Una corona va su uno spazio di roccia vuoto.
place-polyp_there = In quello spazio c’è un polipo, e serve uno spazio vuoto.

## how actions, deals and records are written

notation-text = un’azione è un testo come { QUOTED($example) }
notation-kind = nessuna azione comincia con { QUOTED($kind) }; le azioni sono { LIST($kinds) }
notation-malformed = { $kind ->
    [larvae] { QUOTED($text) } non è scritto bene; scrivi { OR($examples) }, i colori nell’ordine W Y O P G
    [choose] { QUOTED($text) } non è scritto bene; scrivi `choose` e quello che docs/notation.md dice per la carta
   *[other] { QUOTED($text) } non è scritto bene; scrivi { OR($examples) }
}
deal-impossible = Non può essere stato pescato questo: nel sacchetto ce ne sono troppo pochi, o qui se ne pesca un altro numero.
deal-no_such_thing = non si può pescare niente del genere
deal-other = con questa azione non si poteva pescare questo
record-move = mossa { $index }: { $because }

## the steps of environments for learning

step-no_number = le azioni vanno da 0 a { $last }, { $number } non c’è
step-masked = partita { $game }: la sua maschera non ha l’azione { $number }
step-not_whole = partita { $game }: un’azione è un numero intero, non { $value }
step-whole = un’azione è un numero intero, non { $value }
step-drop = un gamberetto è stato scelto: di’ dove va (drop)
step-lift = nessun gamberetto è stato scelto: di’ prima quale si muove (lift)
step-goes_not_on = { $begun } è stato iniziato, e { $step } non ne è il seguito
step-begins_nothing = adesso nessuna azione permessa comincia con { $step }

## the choices of cards

choose-first = Prima fai le scelte della carta giocata, tra quelle che permette.
choose-not_done = La carta chiede questa scelta: non si può saltare.
choose-colour = La carta chiede il colore di un cubetto.
choose-none_in_hand = { $actor ->
    [you] Non hai nessuna { -tile($tile) } in mano.
   *[other] { NAME($actor) } non ha nessuna { -tile($tile) } in mano.
}
choose-none_consumed = { $actor ->
    [you] Tra le tue tessere consumate non c’è nessuna { -tile($tile) }.
   *[other] Tra le tessere consumate di { NAME($actor) } non c’è nessuna { -tile($tile) }.
}
choose-none_in_bag = Nel sacchetto non c’è nessuna { -tile($tile) }.
choose-none_on_space = Nello spazio { -colour($colour) } del mare non c’è nessuna { -tile($tile) }.
choose-swap_alike = Le due tessere di uno scambio devono essere di tipo diverso.
choose-not_drawn = { $actor ->
    [you] Tra le tessere che hai pescato non c’è nessuna { -tile($tile) }.
   *[other] Tra le tessere pescate da { NAME($actor) } non c’è nessuna { -tile($tile) }.
}
choose-not_returned = Questo pasto non ha rimesso nel sacchetto nessuna { -tile($tile) }.
choose-no_polyp_tile = Così si spostano solo tessere polipo, non una { -tile($tile) }.
choose-no_double = Con questa carta una tessera doppia non va mai nel pesce.
choose-not_beside_own = { $actor ->
    [you] Accanto a quello spazio non c’è nessun corallo { -colour($colour) } con un tuo gamberetto.
   *[other] Accanto a quello spazio non c’è nessun corallo { -colour($colour) } con un suo gamberetto.
}
choose-rock_side = { $actor ->
    [you] Il tuo corallo { -colour($colour) } tocca quello spazio solo con un lato roccia.
   *[other] Il corallo { -colour($colour) } di { NAME($actor) } tocca quello spazio solo con un lato roccia.
}
choose-no_crown = In quello spazio non c’è nessuna corona di spine.
choose-nudge_far = Una corona si sposta di uno spazio; quei due non sono adiacenti.
choose-crown_alone = Lì la corona deve avere accanto un polipo da poter attaccare.
choose-shrimp_on_rock = Quel gamberetto è sulla nuda roccia; la carta ne muove uno che sta su un polipo.
choose-no_polyp = Il gamberetto deve finire su un polipo, e in quello spazio non ce n’è.
choose-coral_large = Quel corallo ha { -polyps($size) }; la carta ne vuole uno di { $most } al massimo.
choose-does_not_turn = La tessera corallo { -coral-tile($coral_tile) } non si girerebbe.
choose-ward_no_polyp = In quello spazio non c’è nessun polipo a cui dare lo scudo.
choose-ward_not_own = { $actor ->
    [you] Su quel corallo non c’è nessun tuo gamberetto.
   *[other] Su quel corallo non c’è nessun suo gamberetto.
}

## why none of the actions of a kind can be taken

nothing-eat = { $actor ->
    [you] Non hai gamberetti sulle mappe, quindi non hai coralli.
   *[other] { NAME($actor) } non ha gamberetti sulle mappe, quindi non ha coralli.
}
nothing-move = { $actor ->
    [you] Non hai gamberetti sulle mappe.
   *[other] { NAME($actor) } non ha gamberetti sulle mappe.
}
nothing-shrimp = Non c’è nessun polipo su cui mettere un gamberetto.
nothing-cube = { $actor ->
    [you] Non hai cubetti.
   *[other] { NAME($actor) } non ha cubetti.
}
nothing-polyp = { $actor ->
    [you] Non hai cubetti da scambiare.
   *[other] { NAME($actor) } non ha cubetti da scambiare.
}
nothing-larva = { $actor ->
    [you] Non hai tessere consumate da scambiare.
   *[other] { NAME($actor) } non ha tessere consumate da scambiare.
}
nothing-alga = { $actor ->
    [you] Non hai tessere consumate con cui pagare.
   *[other] { NAME($actor) } non ha tessere consumate con cui pagare.
}
nothing-place = { $actor ->
    [you] Non hai tessere nuda roccia, acqua profonda o corona di spine.
   *[other] { NAME($actor) } non ha tessere nuda roccia, acqua profonda o corona di spine.
}
nothing-buy = { $actor ->
    [you] Non hai niente con cui pagare una carta.
   *[other] { NAME($actor) } non ha niente con cui pagare una carta.
}
nothing-card = { $actor ->
    [you] Non hai carte.
   *[other] { NAME($actor) } non ha carte.
}
nothing-blue = { $actor ->
    [you] Non hai carte col gamberetto blu.
   *[other] { NAME($actor) } non ha carte col gamberetto blu.
}
shrimp-all_taken = { $actor ->
    [you] Ogni corallo ha già un gamberetto, o si trova su una mappa dove ne hai due.
   *[other] Ogni corallo ha già un gamberetto, o si trova su una mappa dove { NAME($actor) } ne ha due.
}
cube-no_polyp_at_all = { $actor ->
    [you] Non hai nessun polipo { OR($colours, item: "colour") } da piazzare.
   *[other] { NAME($actor) } non ha nessun polipo { OR($colours, item: "colour") } da piazzare.
}
cube-no_polyp_anywhere = { $actor ->
    [you] Non hai nessun polipo { OR($colours, item: "colour") } che si possa piazzare.
   *[other] { NAME($actor) } non ha nessun polipo { OR($colours, item: "colour") } che si possa piazzare.
}
eat-largest_small = { $actor ->
    [you] Il tuo corallo più grande ha solo { -polyps($size) }: per mangiarlo ne servono cinque.
   *[other] Il corallo più grande di { NAME($actor) } ha solo { -polyps($size) }: per mangiarlo ne servono cinque.
}
eat-largest_feeds_nothing = { $actor ->
    [you] Il tuo corallo più grande ha { -polyps($size) }, e finirebbero tutti nel sacchetto.
   *[other] Il corallo più grande di { NAME($actor) } ha { -polyps($size) }, e finirebbero tutti nel sacchetto.
}
card-because = «{ CARD($card) }»: { $because }
