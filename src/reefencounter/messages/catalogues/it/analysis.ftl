### Analysis of games and puzzles: turning points, what to take along, what a solution is about.

analysis-no_turns = la partita non ha ancora turni: non c’è niente da analizzare
analysis-nodes = nodes dev’essere un numero intero di posizioni per turno, da 1 in su, non { QUOTED($value) }

## turning points

analysis-point = Turno { $number }:
analysis-change = { $owner ->
    [you] Il tuo risultato atteso è passato da { $before } a { $after } su 100.
   *[other] Il risultato atteso di { NAME($owner) } è passato da { $before } a { $after } su 100.
}
analysis-better = { $player ->
    [you] Meglio (+{ $loss }), nel tuo turno { $number }:
   *[other] Meglio (+{ $loss }), nel turno { $number } di { NAME($player) }:
}
analysis-nothing_better = Non si è trovato niente di meglio.
analysis-calm = Nessun turno ha cambiato molto.

## one sentence to take along

analysis-well_played = Quasi tutti i turni sono stati buoni come quelli di un bot forte.
-turns = { $it ->
    [one] { $it } turno
   *[other] { $it } turni
}
analysis-take_along = { $habit ->
    [meal] Mangia più presto: in { -turns($turns) } era meglio. Un corallo maturo è un bersaglio per gli altri.
    [meal_later] Mangia più tardi: in { -turns($turns) } era meglio. Un corallo al sicuro può ancora crescere.
    [attack] Attacca di più: in { -turns($turns) } era meglio. Prima di ogni turno guarda quali polipi battono i tuoi colori.
    [lock] Blocca le tessere corallo: in { -turns($turns) } era meglio. Ciò che è bloccato resta così per sempre.
    [tide] Gira le tessere corallo: in { -turns($turns) } era meglio. È un’alga a decidere chi batte chi.
    [guard] Usa i gamberetti: in { -turns($turns) } era meglio. Un corallo è al sicuro solo finché uno di loro lo protegge.
    [card] Usa le carte: in { -turns($turns) } era meglio. Guardale prima di fare il resto del turno.
    [special] Usa le tessere speciali e le corone di spine: in { -turns($turns) } era meglio.
    [larva] Scambia cubetti e tessere consumate: in { -turns($turns) } era meglio. Valgono di più se li usi.
    [collect] Scegli bene che cosa prendere: in { -turns($turns) } era meglio un altro spazio. Il cubetto decide che cosa potrai fare nel prossimo turno.
    [end] Chiudi la partita in tempo: in { -turns($turns) } era meglio.
   *[other] Scegli bene dove piazzare: in { -turns($turns) } erano meglio altri spazi. Piazza i polipi accanto al loro colore e fuori tiro.
}

## `reef analyse`

analysis-heading = Risultato atteso di ogni giocatore prima dei suoi turni, da 0 a 100, con { NUMBER($nodes) } posizioni per turno.
analysis-progress = Turno { $done } di { $of }
analysis-turn = { $player ->
    [you] { $number }  Tu  { LIST($expected) }
   *[other] { $number }  { NAME($player) }  { LIST($expected) }
}
analysis-turn_better = { $player ->
    [you] { $number }  Tu  { LIST($expected) }  meglio: +{ $loss }
   *[other] { $number }  { NAME($player) }  { LIST($expected) }  meglio: +{ $loss }
}
analysis-final = Dopo l’ultimo turno: { LIST($expected) }.
analysis-for_player = { $player ->
    [you] Per te: { $message }
   *[other] Per { NAME($player) }: { $message }
}

## puzzles

puzzle-unknown = non c’è nessun problema { QUOTED($id) }
puzzle-too_many = in questo momento molti stanno consegnando il loro turno: riprova tra poco
puzzle-failed = non è stato possibile giudicare il tuo turno: riprova
puzzle-not_from_here = questo turno non si può rigiocare come problema: scegline un altro
analysis-not_over = si analizza solo una partita che non ha più segreti: prima finiscila
analysis-none_better = per il turno di indice { $turn } non si è trovato niente di meglio
analysis-too_many = in questo momento si analizzano molte partite: riprova tra un minuto
puzzle-not_whole = il turno non è ancora finito: continua fino alla fine
puzzle-after_end = il turno è già finito prima di { QUOTED($action) }
puzzle-no_file = { $file } non ha problemi leggibili: { $why }
puzzle-ask = Tocca a te: trova il turno migliore.
puzzle-level = { $level ->
    [own] Un turno migliore di quello giocato: l’ha trovato l’analisi.
    [easy] Facile: lo trova un bot semplice.
    [medium] Medio: un bot forte lo trova a prima vista.
   *[other] Difficile: lo trova solo una lunga ricerca.
}
puzzle-theme = { $theme ->
    [end] la fine
    [meal] pasti
    [attack] attacco
    [lock] blocchi
    [tide] tessere corallo
    [card] carte
    [guard] gamberetti
    [larva] scambi
    [collect] prendere dal mare
    [lay] piazzare polipi
   *[other] tessere speciali
}
puzzle-verdict = { $outcome ->
    [better] Hai trovato qualcosa di meglio. Grazie.
    [best] È il turno migliore che conosciamo: 100 su 100.
    [shown] Questo è il turno migliore che conosciamo.
   *[other] { $score } su 100: il turno migliore che conosciamo vale { $loss } in più.
}
puzzle-found = { $number }  { $theme }, { $level }, partita { $game }
puzzle-written = { $number ->
    [one] { $file }: { $number } problema
   *[other] { $file }: { $number } problemi
}
puzzle-own_why = Vale { $gap } su 100 in più del turno giocato.
puzzle-why = { $theme ->
    [end] Chiude ora la partita: altri turni valgono almeno { $gap } su 100 di meno.
    [meal] Mangia ora: altrimenti si perdono { $gap } su 100.
    [attack] Consuma polipi { -colour($about, number: "plural") }: altrimenti si perdono { $gap } su 100.
    [lock] Blocca la tessera corallo { $about }: altrimenti si perdono { $gap } su 100.
    [tide] Gira la tessera corallo { $about }: altrimenti si perdono { $gap } su 100.
    [card] { $about ->
        [buy] Compra una carta: altrimenti si perdono { $gap } su 100.
       *[other] Gioca «{ CARD($about) }»: altrimenti si perdono { $gap } su 100.
    }
    [guard] { $about ->
        [shrimp] Introduce un gamberetto: altrimenti si perdono { $gap } su 100.
       *[other] Muove un gamberetto: altrimenti si perdono { $gap } su 100.
    }
    [special] { $about ->
        [crown] Una corona di spine attacca: altrimenti si perdono { $gap } su 100.
       *[other] Piazza { -reef-tile($about) } sulla mappa: altrimenti si perdono { $gap } su 100.
    }
   *[other] Piazza { -reef-tile($about) } sulla mappa: altrimenti si perdono { $gap } su 100.
}
