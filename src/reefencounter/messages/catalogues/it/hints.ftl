### A turn that a bot would play: what to do, in order, and what it is good for; each is a sentence.

hint-turn = { $items ->
    [none] Non fare nulla.
   *[other] { JOIN($items, with: " ") }
}
hint-outlook = Dopo, probabilità di vincere: circa { $percent }%, con circa { -points($points) } alla fine.
hint-as_good = Vale quanto il turno migliore.
hint-weaker = { $grade ->
    [little] È un po’ più debole del turno migliore.
    [clear] È più debole del turno migliore.
   *[much] È molto più debole del turno migliore.
}
hint-again = Che cosa conviene dopo dipende da ciò che peschi: poi chiedi di nuovo.
hint-more = { $term ->
    [fish] Vale circa { -points($points) } nel tuo pesce.
    [corals] I tuoi coralli sulla barriera promettono circa { -points($points) } in più.
    [screen] Ciò che ti resta in mano vale circa { -points($points) } in più nei turni successivi.
    [cards] Le tue carte azione valgono circa { -points($points) } in più.
   *[others] Toglie circa { -points($points) } a quello che gli altri hanno o possono ottenere.
}
hint-less = { $term ->
    [fish] Costa circa { -points($points) } nel tuo pesce.
    [corals] I tuoi coralli sulla barriera promettono circa { -points($points) } in meno.
    [screen] Spende ciò che varrebbe circa { -points($points) } nei turni successivi.
    [cards] Spende carte azione che valgono circa { -points($points) }.
   *[others] Lascia agli altri circa { -points($points) } in più.
}
hint-fed = { $tiles ->
    [one] Hai in mano { $tiles } tessera { -colour($colour, gender: "f") }. Ciò che è nel pesce dà punti alla fine, tanti quanti ne vale allora il suo colore.
   *[other] Hai in mano { $tiles } tessere { -colour($colour, gender: "f", number: "plural") }. Ciò che è nel pesce dà punti alla fine, tanti quanti ne vale allora il suo colore.
}
hint-held = Ogni cubetto fa piazzare tessere del suo colore, e di queste hai in mano { AND(GROUPS($tiles), item: "tile-group") }.
hint-held_none = Ogni cubetto fa piazzare tessere del suo colore, che puoi prendere dal mare aperto.
hint-lays = { $taken ->
    [none] Piazza { AND(BY_COLOUR($colours), item: "polyp-group") }.
   *[other] Piazza { AND(BY_COLOUR($colours), item: "polyp-group") }: così consumi { AND(BY_COLOUR($taken), item: "polyp-group") }.
}
hint-grows = La crescita extra aggiunge { AND(BY_COLOUR($colours), item: "polyp-group") }.
hint-beats = Così { -the-colour($stronger) } batte { -the-colour($weaker) }.
hint-turns = Si girano { $coral_tiles } tessere corallo.
hint-feeds = Metti una tessera { -colour($colour, gender: "f") } nel tuo pesce.
hint-larvae = Scegli { AND(GROUPS($colours), item: "colour-group", first: "cube-group") }.
hint-eats = { $kept ->
    [none] Mangia il tuo corallo { -colour($colour) } da { $size }.
   *[other] { $kept ->
        [one] Mangia il tuo corallo { -colour($colour) } da { $size }: { $kept } polipo dà punti.
       *[other] Mangia il tuo corallo { -colour($colour) } da { $size }: { $kept } polipi danno punti.
    }
}
hint-introduces = Metti un gamberetto in { $cell }.
hint-moves = Muovi un gamberetto in { $cell }.
hint-moves_off = Riporta un gamberetto dietro lo schermo.
hint-larva = Scambia una tessera { -colour($colour, gender: "f") } consumata con il suo cubetto.
hint-polyp = Scambia un cubetto { -colour($colour) } con un polipo.
hint-locks = Blocca la tessera corallo { -coral-tile($coral_tile) } con l’alga { -alga($alga) }.
hint-alga = Gioca l’alga { -alga($alga) }.
hint-collects = Prendi lo spazio { -colour($colour) }.
hint-passes = Passa.
hint-buys = Compra una carta.
hint-discards = Scarta «{ CARD($card) }».
hint-plays_card = Gioca «{ CARD($card) }».
hint-uses_card = Usa «{ CARD($card) }».
hint-declines = Non giocare nessuna carta.
hint-places = Piazza { -reef-tile($tile) } in { $cell }.
hint-crown = Fai mangiare alla corona di spine il polipo in { $cell }.
hint-flees = Porta il gamberetto che è lì in { $cell }.
hint-flees_off = Riporta il gamberetto che è lì dietro lo schermo.
hint-blue = Porta un gamberetto blu in { $cell }.
