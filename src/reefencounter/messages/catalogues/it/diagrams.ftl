### The diagrams of the rulebook: what can be tried on each, and what is to be seen in its position.

diagram-joining-about = Piazza polipi rosa, anche tra i due coralli rosa. Poi togli il tuo gamberetto da uno di essi e riprova.
diagram-attack-about = Il bianco è più forte del giallo. Prova a consumare d2 subito, e poi con un altro polipo bianco accanto a uno dei due.
diagram-protection-about = Muovi il gamberetto. Gli scudi vanno con lui.
diagram-split-about = Qui il bianco è più forte del rosa. Taglia in due il corallo rosa e guarda quale parte tiene il gamberetto.
diagram-growth-about = Piazza un polipo grigio accanto alla stella marina, e un altro lontano.
diagram-no_growth-about = Piazza il grigio in e4: non cresce niente. Sposta prima il tuo gamberetto, e cresce.
diagram-shrimps-about = Metti i tuoi gamberetti dove vuoi: su un corallo libero, su quello del Verde, un terzo su questa mappa.
diagram-tide-about = Gioca alghe e guarda quali tessere si girano, chi batte chi e quanto vale un polipo.
diagram-lock-about = Il tuo pesce ha mangiato. Metti un’alga su una tessera corallo: si blocca, e le altre con quell’alga si girano.
diagram-collecting-about = Prendi uno spazio dopo l’altro e guarda quali si riforniscono.
diagram-eating-about = Fai mangiare il tuo pesce. Quattro polipi di ogni corallo vanno nel sacchetto.
diagram-final_round-about = Nel turno addizionale cinque vanno nel sacchetto. Quale dei tuoi coralli si può ancora mangiare?
diagram-crown-about = È il tuo turno, e la corona ha fame. Guarda che cosa può mangiare e che ne è del tuo gamberetto.
diagram-half_tile-about = Riempi il varco f2: con un polipo normale e con la tessera mezzo polipo, girata in un verso o nell’altro.
diagram-reef_tiles-about = Metti roccia e acqua profonda, anche oltre il bordo.

diagram-protected = { $cells ->
    [none] Nessun gamberetto è su un corallo: niente è protetto.
   *[other] Protetti: { LIST($cells) }.
}
diagram-unprotected = { $cells ->
    [none] Niente si può attaccare.
   *[other] Non protetti: { LIST($cells) }.
}
diagram-attacks = { $cells ->
    [none] { CAPITAL(-the-colour($colour)) } ora non può consumare niente.
   *[other] { CAPITAL(-the-colour($colour)) } può consumare: { LIST($cells) }.
}
diagram-joining = { $cells ->
    [none] Nessuno spazio unirebbe due coralli { -colour($colour, number: "plural") } con un gamberetto ciascuno.
   *[other] Nessun polipo { -colour($colour) } può andare in { OR($cells) }: unirebbe due coralli con un gamberetto ciascuno.
}
diagram-worth = Un polipo vale: bianco { $white }, giallo { $yellow }, arancione { $orange }, rosa { $pink }, grigio { $grey }.
diagram-fish = Nel tuo pesce: { $polyps ->
    [one] { $polyps } polipo
   *[other] { $polyps } polipi
}, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}.
