### What happened: one sentence for each thing that is told.

log-undo = { $player ->
    [you] Annulli l’ultima azione.
   *[other] { NAME($player) } annulla l’ultima azione.
}
log-fed = { $player ->
    [you] { $colour ->
        [none] Metti una tessera nel tuo pesce.
       *[other] Metti una tessera { -colour($colour, gender: "f") } nel tuo pesce.
    }
   *[other] { $colour ->
        [none] { NAME($player) } mette una tessera nel pesce.
       *[other] { NAME($player) } mette una tessera { -colour($colour, gender: "f") } nel pesce.
    }
}
log-larvae = { $cubes ->
    [none] { $player ->
        [you] Scegli due cubetti.
       *[other] { NAME($player) } sceglie due cubetti.
    }
   *[other] { $player ->
        [you] Scegli { AND(GROUPS($cubes), item: "colour-group", first: "cube-group") }.
       *[other] { NAME($player) } sceglie { AND(GROUPS($cubes), item: "colour-group", first: "cube-group") }.
    }
}
log-larvae_shown = Si mostrano i cubetti: { JOIN($items, with: "; ") }.
log-cubes_of = { $player ->
    [you] tu ne hai { AND(GROUPS($cubes), item: "colour-group") }
   *[other] { NAME($player) } ne ha { AND(GROUPS($cubes), item: "colour-group") }
}
log-eaten = { $returned ->
    [none] { $player ->
        [you] Il tuo pesce mangia il corallo { -colour($colour) } da { $size } in { $cell }.
       *[other] Il pesce di { NAME($player) } mangia il corallo { -colour($colour) } da { $size } in { $cell }.
    }
   *[other] { $player ->
        [you] Il tuo pesce mangia il corallo { -colour($colour) } da { $size } in { $cell }: { -polyps($kept) } nel pesce, { $returned } nel sacchetto.
       *[other] Il pesce di { NAME($player) } mangia il corallo { -colour($colour) } da { $size } in { $cell }: { -polyps($kept) } nel pesce, { $returned } nel sacchetto.
    }
}
log-laying = { $cube ->
    [none] { $items ->
        [one] { $player ->
            [you] Piazzi un polipo { -colour($colour) } in { AND($items) }.
           *[other] { NAME($player) } piazza un polipo { -colour($colour) } in { AND($items) }.
        }
       *[other] { $player ->
            [you] Piazzi polipi { -colour($colour, number: "plural") } in { AND($items) }.
           *[other] { NAME($player) } piazza polipi { -colour($colour, number: "plural") } in { AND($items) }.
        }
    }
   *[other] { $counts_as ->
        [none] { $items ->
            [none] { $player ->
                [you] Giochi un cubetto { -colour($cube) }.
               *[other] { NAME($player) } gioca un cubetto { -colour($cube) }.
            }
            [one] { $player ->
                [you] Giochi un cubetto { -colour($cube) } e piazzi un polipo { -colour($colour) } in { AND($items) }.
               *[other] { NAME($player) } gioca un cubetto { -colour($cube) } e piazza un polipo { -colour($colour) } in { AND($items) }.
            }
           *[other] { $player ->
                [you] Giochi un cubetto { -colour($cube) } e piazzi polipi { -colour($colour, number: "plural") } in { AND($items) }.
               *[other] { NAME($player) } gioca un cubetto { -colour($cube) } e piazza polipi { -colour($colour, number: "plural") } in { AND($items) }.
            }
        }
       *[other] { $items ->
            [none] { $player ->
                [you] Giochi un cubetto { -colour($cube) } come { -colour($counts_as) }.
               *[other] { NAME($player) } gioca un cubetto { -colour($cube) } come { -colour($counts_as) }.
            }
            [one] { $player ->
                [you] Giochi un cubetto { -colour($cube) } come { -colour($counts_as) } e piazzi un polipo { -colour($colour) } in { AND($items) }.
               *[other] { NAME($player) } gioca un cubetto { -colour($cube) } come { -colour($counts_as) } e piazza un polipo { -colour($colour) } in { AND($items) }.
            }
           *[other] { $player ->
                [you] Giochi un cubetto { -colour($cube) } come { -colour($counts_as) } e piazzi polipi { -colour($colour, number: "plural") } in { AND($items) }.
               *[other] { NAME($player) } gioca un cubetto { -colour($cube) } come { -colour($counts_as) } e piazza polipi { -colour($colour, number: "plural") } in { AND($items) }.
            }
        }
    }
}
log-laid = { $tile ->
    [none] { $consumed ->
        [none] { $taken ->
            [none] { $cell }
           *[other] { $cell } (consumando { -a-taken($taken) })
        }
       *[other] { $taken ->
            [none] { $cell } (dai consumati)
           *[other] { $cell } (dai consumati, consumando { -a-taken($taken) })
        }
    }
   *[other] { $consumed ->
        [none] { $taken ->
            [none] { $cell } ({ -tile($tile) })
           *[other] { $cell } ({ -tile($tile) }, consumando { -a-taken($taken) })
        }
       *[other] { $taken ->
            [none] { $cell } ({ -tile($tile) }, dai consumati)
           *[other] { $cell } ({ -tile($tile) }, dai consumati, consumando { -a-taken($taken) })
        }
    }
}
log-grown = Un polipo { -colour($colour) } cresce in { $cell }.
log-joined = { CAPITAL(-number($corals)) } coralli { -colour($colour, number: "plural") } si uniscono in uno da { $size }.
log-split = Il corallo { -colour($colour) } si divide in parti da { AND($sizes) }.
log-introduced = { $player ->
    [you] Metti un gamberetto in { $cell }.
   *[other] { NAME($player) } mette un gamberetto in { $cell }.
}
log-moved = { $goal ->
    [none] { $player ->
        [you] Riporti un gamberetto da { $origin } dietro lo schermo.
       *[other] { NAME($player) } riporta un gamberetto da { $origin } dietro lo schermo.
    }
   *[other] { $player ->
        [you] Muovi un gamberetto da { $origin } a { $goal }.
       *[other] { NAME($player) } muove un gamberetto da { $origin } a { $goal }.
    }
}
log-moves = { $player ->
    [you] Muovi gamberetti: { LIST($items) }.
   *[other] { NAME($player) } muove gamberetti: { LIST($items) }.
}
log-move = { $goal ->
    [none] da { $origin } dietro lo schermo
   *[other] da { $origin } a { $goal }
}
log-larva = { $player ->
    [you] Scambi { -consumed($tile) } con un cubetto { -colour($colour) }.
   *[other] { NAME($player) } scambia { -consumed($tile) } con un cubetto { -colour($colour) }.
}
log-alga = { $paid ->
    [none] { $player ->
        [you] Giochi un’alga { -alga($alga) } sullo spazio dell’alga.
       *[other] { NAME($player) } gioca un’alga { -alga($alga) } sullo spazio dell’alga.
    }
   *[other] { $player ->
        [you] Paghi { -consumed($paid) }: un’alga { -alga($alga) } va sullo spazio dell’alga.
       *[other] { NAME($player) } paga { -consumed($paid) }: un’alga { -alga($alga) } va sullo spazio dell’alga.
    }
}
log-locked = { $player ->
    [you] Paghi { -consumed($paid) }: un’alga { -alga($alga) } blocca la tessera corallo { -coral-tile($coral_tile) }.
   *[other] { NAME($player) } paga { -consumed($paid) }: un’alga { -alga($alga) } blocca la tessera corallo { -coral-tile($coral_tile) }.
}
log-turned = Ora { -the-colour($stronger) } batte { -the-colour($weaker) }.
log-polyp = { $player ->
    [you] Scambi un cubetto { -colour($colour) } con un polipo { -colour($colour) }.
   *[other] { NAME($player) } scambia un cubetto { -colour($colour) } con un polipo { -colour($colour) }.
}
log-collected = { $polyps ->
    [none] { $player ->
        [you] Prendi il cubetto { -colour($colour) }.
       *[other] { NAME($player) } prende il cubetto { -colour($colour) }.
    }
   *[other] { $player ->
        [you] Prendi il cubetto { -colour($colour) } con { AND(GROUPS($polyps), item: "heap-group", first: "heap-first") }.
       *[other] { NAME($player) } prende il cubetto { -colour($colour) } con { AND(GROUPS($polyps), item: "heap-group", first: "heap-first") }.
    }
}
log-reserve = Il sacchetto si sta svuotando: vi finisce la riserva bonus.
log-dealt = Novità nel mare: { LIST($items) }.
log-dealt_tile = { -a-taken($tile) } nello spazio { -colour($colour) }
log-passed = { $player ->
    [you] Passi.
   *[other] { NAME($player) } passa.
}
log-final = { $by ->
    [locks] È la fine: tutte e dieci le tessere corallo sono bloccate. Ogni altro giocatore può ancora mangiare un corallo.
    [shrimps] È la fine: è stato mangiato il quarto gamberetto di un giocatore. Ogni altro giocatore può ancora mangiare un corallo.
    [full] È la fine: non si può più piazzare nessun polipo da nessuna parte. Ogni altro giocatore può ancora mangiare un corallo.
    [supply] È la fine: il mare aperto non si può rifornire. Ogni altro giocatore può ancora mangiare un corallo.
   *[limit] È la fine: il turno 400 è concluso. Ogni altro giocatore può ancora mangiare un corallo.
}
log-over = { $by ->
    [locks] La partita è finita: tutte e dieci le tessere corallo sono bloccate.
    [shrimps] La partita è finita: è stato mangiato il quarto gamberetto di un giocatore.
    [full] La partita è finita: non si può più piazzare nessun polipo da nessuna parte.
    [supply] La partita è finita: il mare aperto non si può rifornire.
   *[limit] La partita è finita: il turno 400 è concluso.
}

## with the Second Kind

log-crown_attacked = { $player ->
    [you] Fai mangiare alla corona di spine in { $origin } la { -tile($tile) } in { $cell }.
   *[other] { NAME($player) } fa mangiare alla corona di spine in { $origin } la { -tile($tile) } in { $cell }.
}
log-crown_died = La corona di spine in { $cell } muore: non ha più polipi accanto.
log-crown_moved = { $player ->
    [you] Sposti la corona di spine da { $origin } a { $goal }.
   *[other] { NAME($player) } sposta la corona di spine da { $origin } a { $goal }.
}
log-crown_removed = { $player ->
    [you] Togli dal gioco la corona di spine in { $cell }.
   *[other] { NAME($player) } toglie dal gioco la corona di spine in { $cell }.
}
log-fled = { $goal ->
    [none] { $player ->
        [you] Il tuo gamberetto fugge da { $origin } dietro lo schermo.
       *[other] Il gamberetto di { NAME($player) } fugge da { $origin } dietro lo schermo.
    }
   *[other] { $player ->
        [you] Il tuo gamberetto fugge da { $origin } a { $goal }.
       *[other] Il gamberetto di { NAME($player) } fugge da { $origin } a { $goal }.
    }
}
log-blue_moved = { $origin ->
    [supply] { $goal ->
        [sea] Un gamberetto blu va dalla riserva al mare aperto.
       *[other] Un gamberetto blu va dalla riserva a { $goal }.
    }
    [sea] { $goal ->
        [supply] Un gamberetto blu va dal mare aperto alla riserva.
       *[other] Un gamberetto blu va dal mare aperto a { $goal }.
    }
   *[other] { $goal ->
        [supply] Un gamberetto blu va da { $origin } alla riserva.
        [sea] Un gamberetto blu va da { $origin } al mare aperto.
       *[other] Un gamberetto blu va da { $origin } a { $goal }.
    }
}
log-card_answers = { $player ->
    [you] Rispondi con «{ CARD($card) }».
   *[other] { NAME($player) } risponde con «{ CARD($card) }».
}
log-card_meal = { $player ->
    [you] Giochi «{ CARD($card) }» per il primo pasto.
   *[other] { NAME($player) } gioca «{ CARD($card) }» per il primo pasto.
}
log-card_blue = { $player ->
    [you] Usi «{ CARD($card) }» per un gamberetto blu.
   *[other] { NAME($player) } usa «{ CARD($card) }» per un gamberetto blu.
}
log-card_open = { $player ->
    [you] Metti «{ CARD($card) }» scoperta davanti a te: dà punti alla fine.
   *[other] { NAME($player) } mette «{ CARD($card) }» scoperta davanti a sé: dà punti alla fine.
}
log-card = { $player ->
    [you] Giochi «{ CARD($card) }».
   *[other] { NAME($player) } gioca «{ CARD($card) }».
}
log-returned = Nel sacchetto: { AND(GROUPS($tiles), item: "tile-group") }.
log-swallowed = Nel pesce: { AND(GROUPS($tiles), item: "tile-group") }.
log-double_split = { $player ->
    [you] Scambi la tessera doppia { -colour($colour, gender: "f") } con due tessere { -colour($colour, gender: "f", number: "plural") } dal sacchetto.
   *[other] { NAME($player) } scambia la tessera doppia { -colour($colour, gender: "f") } con due tessere { -colour($colour, gender: "f", number: "plural") } dal sacchetto.
}
log-double_kept = { $player ->
    [you] Tieni la { -tile($tile) } così com’è.
   *[other] { NAME($player) } tiene la { -tile($tile) } così com’è.
}
log-attack = { $player ->
    [you] Attacchi { $cell } con { -a-tile($tile) }.
   *[other] { NAME($player) } attacca { $cell } con { -a-tile($tile) }.
}
log-placed = { $player ->
    [you] Piazzi { -a-tile($tile) } in { $cell }.
   *[other] { NAME($player) } piazza { -a-tile($tile) } in { $cell }.
}
log-placed_from_bag = { $player ->
    [you] Prendi { -a-tile($tile) } dal sacchetto e la piazzi in { $cell }.
   *[other] { NAME($player) } prende { -a-tile($tile) } dal sacchetto e la piazza in { $cell }.
}
log-shuffled = Gli scarti vengono mescolati e formano il nuovo mazzo.
log-bought = { $source ->
    [cube] { $card ->
        [none] { $player ->
            [you] Compri una carta pagando un cubetto { -colour($tile) }.
           *[other] { NAME($player) } compra una carta pagando un cubetto { -colour($tile) }.
        }
       *[other] { $player ->
            [you] Compri una carta pagando un cubetto { -colour($tile) }: «{ CARD($card) }».
           *[other] { NAME($player) } compra una carta pagando un cubetto { -colour($tile) }: «{ CARD($card) }».
        }
    }
    [hand] { $card ->
        [none] { $player ->
            [you] Compri una carta pagando { -a-tile($tile) }.
           *[other] { NAME($player) } compra una carta pagando { -a-tile($tile) }.
        }
       *[other] { $player ->
            [you] Compri una carta pagando { -a-tile($tile) }: «{ CARD($card) }».
           *[other] { NAME($player) } compra una carta pagando { -a-tile($tile) }: «{ CARD($card) }».
        }
    }
   *[other] { $card ->
        [none] { $player ->
            [you] Compri una carta pagando { -consumed($tile) }.
           *[other] { NAME($player) } compra una carta pagando { -consumed($tile) }.
        }
       *[other] { $player ->
            [you] Compri una carta pagando { -consumed($tile) }: «{ CARD($card) }».
           *[other] { NAME($player) } compra una carta pagando { -consumed($tile) }: «{ CARD($card) }».
        }
    }
}
log-discarded = { $player ->
    [you] Scarti «{ CARD($card) }».
   *[other] { NAME($player) } scarta «{ CARD($card) }».
}
log-dipped = { $tiles ->
    [none] { $player ->
        [you] Peschi in segreto tessere dal sacchetto.
       *[other] { NAME($player) } pesca in segreto tessere dal sacchetto.
    }
   *[other] { $player ->
        [you] Peschi dal sacchetto: { AND(GROUPS($tiles), item: "tile-group") }.
       *[other] { NAME($player) } pesca dal sacchetto: { AND(GROUPS($tiles), item: "tile-group") }.
    }
}
log-dip_returned = { $tile ->
    [none] { $kept ->
        [none] { $player ->
            [you] Ne rimetti una nel sacchetto e tieni le altre.
           *[other] { NAME($player) } ne rimette una nel sacchetto e tiene le altre.
        }
       *[other] { $player ->
            [you] Ne rimetti una nel sacchetto e tieni { AND(GROUPS($kept), item: "tile-group") }.
           *[other] { NAME($player) } ne rimette una nel sacchetto e tiene { AND(GROUPS($kept), item: "tile-group") }.
        }
    }
   *[other] { $kept ->
        [none] { $player ->
            [you] Rimetti { -a-tile($tile) } nel sacchetto e tieni le altre.
           *[other] { NAME($player) } rimette { -a-tile($tile) } nel sacchetto e tiene le altre.
        }
       *[other] { $player ->
            [you] Rimetti { -a-tile($tile) } nel sacchetto e tieni { AND(GROUPS($kept), item: "tile-group") }.
           *[other] { NAME($player) } rimette { -a-tile($tile) } nel sacchetto e tiene { AND(GROUPS($kept), item: "tile-group") }.
        }
    }
}
log-cube_gained = { $player ->
    [you] Prendi un cubetto { -colour($colour) } dalla riserva.
   *[other] { NAME($player) } prende un cubetto { -colour($colour) } dalla riserva.
}
log-swapped = { $player ->
    [you] Scambi { -a-tile($given) } con { -a-tile($taken) } nello spazio { -colour($colour) } del mare.
   *[other] { NAME($player) } scambia { -a-tile($given) } con { -a-tile($taken) } nello spazio { -colour($colour) } del mare.
}
log-tile_taken = { $player ->
    [you] Prendi { -a-tile($tile) } dallo spazio { -colour($colour) } del mare.
   *[other] { NAME($player) } prende { -a-tile($tile) } dallo spazio { -colour($colour) } del mare.
}
log-to_fish = { $player ->
    [you] Metti nel tuo pesce { -consumed($tile) }.
   *[other] { NAME($player) } mette nel pesce { -consumed($tile) }.
}
log-to_consumed = { $player ->
    [you] Metti { -a-tile($tile) } dalla mano tra le consumate.
   *[other] { NAME($player) } mette { -a-tile($tile) } dalla mano tra le consumate.
}
log-from_bag = { $player ->
    [you] Prendi { -a-tile($tile) } dal sacchetto e la metti tra le consumate.
   *[other] { NAME($player) } prende { -a-tile($tile) } dal sacchetto e la mette tra le consumate.
}
log-tile_kept = { $player ->
    [you] Impedisci alla tessera corallo { -coral-tile($coral_tile) } di girarsi.
   *[other] { NAME($player) } impedisce alla tessera corallo { -coral-tile($coral_tile) } di girarsi.
}
log-warded = Uno scudo protegge dai coralli il polipo in { $cell }.
log-wards_ended = { $cells ->
    [one] Lo scudo in { AND($cells) } scompare.
   *[other] Gli scudi in { AND($cells) } scompaiono.
}
log-declined = { $player ->
    [you] Non giochi nessuna carta.
   *[other] { NAME($player) } non gioca nessuna carta.
}
log-turn_ended = { $player ->
    [you] Termini il turno.
   *[other] { NAME($player) } termina il turno.
}
