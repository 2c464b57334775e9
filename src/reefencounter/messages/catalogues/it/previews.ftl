### What an action would bring about, told before it is done.

-from-hand = { $it ->
    [you] dalla tua mano
   *[other] dalla mano
}
-cells-open = { $it ->
    [one] { $it } spazio possibile
   *[other] { $it } spazi possibili
}
-consumed-number = { $it ->
    [one] { $it } consumato
   *[other] { $it } consumati
}
preview-cube = { $hand ->
    [0] { $consumed ->
        [0] Piazza polipi { -colour($colour, number: "plural") }: { -cells-open($cells) }.
       *[other] { $consumed ->
            [one] { $attacks ->
                [0] Piazza { $consumed } polipo { -colour($colour) } consumato: { -cells-open($cells) }.
               *[other] Piazza { $consumed } polipo { -colour($colour) } consumato: { -cells-open($cells) }, { $attacks } attaccando.
            }
           *[other] { $attacks ->
                [0] Piazza { $consumed } polipi { -colour($colour, number: "plural") } consumati: { -cells-open($cells) }.
               *[other] Piazza { $consumed } polipi { -colour($colour, number: "plural") } consumati: { -cells-open($cells) }, { $attacks } attaccando.
            }
        }
    }
    [1] { $consumed ->
        [0] { $attacks ->
            [0] Piazza 1 polipo { -colour($colour) } { -from-hand($actor) }: { -cells-open($cells) }.
           *[other] Piazza 1 polipo { -colour($colour) } { -from-hand($actor) }: { -cells-open($cells) }, { $attacks } attaccando.
        }
       *[other] { $attacks ->
            [0] Piazza 1 polipo { -colour($colour) } { -from-hand($actor) } e { -consumed-number($consumed) }: { -cells-open($cells) }.
           *[other] Piazza 1 polipo { -colour($colour) } { -from-hand($actor) } e { -consumed-number($consumed) }: { -cells-open($cells) }, { $attacks } attaccando.
        }
    }
   *[other] { $consumed ->
        [0] { $attacks ->
            [0] Piazza fino a { $hand } polipi { -colour($colour, number: "plural") } { -from-hand($actor) }: { -cells-open($cells) }.
           *[other] Piazza fino a { $hand } polipi { -colour($colour, number: "plural") } { -from-hand($actor) }: { -cells-open($cells) }, { $attacks } attaccando.
        }
       *[other] { $attacks ->
            [0] Piazza fino a { $hand } polipi { -colour($colour, number: "plural") } { -from-hand($actor) } e { -consumed-number($consumed) }: { -cells-open($cells) }.
           *[other] Piazza fino a { $hand } polipi { -colour($colour, number: "plural") } { -from-hand($actor) } e { -consumed-number($consumed) }: { -cells-open($cells) }, { $attacks } attaccando.
        }
    }
}
preview-lay = { $tile ->
    [none] { $grows ->
        [none] Piazza un polipo { -colour($colour) } in { $cell }.
       *[other] Piazza un polipo { -colour($colour) } in { $cell }: un altro cresce in { $grows }.
    }
   *[other] { $grows ->
        [none] Piazza un polipo { -colour($colour) } in { $cell } con la { -tile($tile) }.
       *[other] Piazza un polipo { -colour($colour) } in { $cell } con la { -tile($tile) }: un altro cresce in { $grows }.
    }
}
preview-attack = { $owner ->
    [you] { $tile ->
        [none] Attacca il tuo polipo { -colour($target) } in { $cell }.
       *[other] Attacca il tuo polipo { -colour($target) } in { $cell } con la { -tile($tile) }.
    }
    [none] { $tile ->
        [none] Attacca il polipo { -colour($target) } in { $cell }.
       *[other] Attacca il polipo { -colour($target) } in { $cell } con la { -tile($tile) }.
    }
   *[other] { $tile ->
        [none] Attacca il polipo { -colour($target) } di { NAME($owner) } in { $cell }.
       *[other] Attacca il polipo { -colour($target) } di { NAME($owner) } in { $cell } con la { -tile($tile) }.
    }
}
preview-take = { $grows ->
    [none] { $actor ->
        [you] Consumi { -the-taken($taken) }.
       *[other] { NAME($actor) } consuma { -the-taken($taken) }.
    }
   *[other] { $actor ->
        [you] Consumi { -the-taken($taken) }, e un polipo { -colour($colour) } cresce in { $grows }.
       *[other] { NAME($actor) } consuma { -the-taken($taken) }, e un polipo { -colour($colour) } cresce in { $grows }.
    }
}
preview-splits = Il corallo { -colour($colour) } si divide in parti da { AND($sizes) }.
preview-grows = { $owner ->
    [none] Il corallo { -colour($colour) } arriva a { -polyps($size) }.
   *[other] { $owner ->
        [you] Il tuo corallo arriva a { -polyps($size) }.
       *[other] Il corallo di { NAME($owner) } arriva a { -polyps($size) }.
    }
}
preview-joins = { $owner ->
    [none] { CAPITAL(-number($corals)) } coralli si uniscono in uno da { $size }.
   *[other] { $owner ->
        [you] { CAPITAL(-number($corals)) } coralli si uniscono in un tuo corallo da { $size }.
       *[other] { CAPITAL(-number($corals)) } coralli si uniscono in un corallo da { $size } di { NAME($owner) }.
    }
}
-in-the-fish = { $it ->
    [you] nel tuo pesce
   *[other] nel pesce
}
# What each of $count polyps is worth: che ora valgono 3 punti ciascuno
-worth-now = { $count ->
    [one] che ora vale { -points($it) }
   *[other] che ora valgono { -points($it) } ciascuno
}
-who-chooses = { $it ->
    [you] scegli tu quali
   *[other] sceglie quali { NAME($it) }
}
preview-eat = { $choose ->
    [none] { $card ->
        [none] { $value ->
            [0] Mangia il corallo { -colour($colour) } da { $size } in { $cell }: { -polyps($kept) } { -in-the-fish($actor) } e { $returned } nel sacchetto.
           *[other] Mangia il corallo { -colour($colour) } da { $size } in { $cell }: { -polyps($kept) } { -in-the-fish($actor) }, { -worth-now($value, $kept) }, e { $returned } nel sacchetto.
        }
       *[other] { $value ->
            [0] Mangia il corallo { -colour($colour) } da { $size } in { $cell } con «{ CARD($card) }»: { -polyps($kept) } { -in-the-fish($actor) } e { $returned } nel sacchetto.
           *[other] Mangia il corallo { -colour($colour) } da { $size } in { $cell } con «{ CARD($card) }»: { -polyps($kept) } { -in-the-fish($actor) }, { -worth-now($value, $kept) }, e { $returned } nel sacchetto.
        }
    }
   *[other] { $card ->
        [none] { $value ->
            [0] Mangia il corallo { -colour($colour) } da { $size } in { $cell }: { -polyps($kept) } { -in-the-fish($actor) } e { $returned } nel sacchetto, { -who-chooses($actor) }.
           *[other] Mangia il corallo { -colour($colour) } da { $size } in { $cell }: { -polyps($kept) } { -in-the-fish($actor) }, { -worth-now($value, $kept) }, e { $returned } nel sacchetto, { -who-chooses($actor) }.
        }
       *[other] { $value ->
            [0] Mangia il corallo { -colour($colour) } da { $size } in { $cell } con «{ CARD($card) }»: { -polyps($kept) } { -in-the-fish($actor) } e { $returned } nel sacchetto, { -who-chooses($actor) }.
           *[other] Mangia il corallo { -colour($colour) } da { $size } in { $cell } con «{ CARD($card) }»: { -polyps($kept) } { -in-the-fish($actor) }, { -worth-now($value, $kept) }, e { $returned } nel sacchetto, { -who-chooses($actor) }.
        }
    }
}
preview-double_counts = Una doppia vale per due.
preview-fourth_shrimp = { $actor ->
    [you] È il tuo quarto gamberetto: la partita finisce.
   *[other] È il quarto gamberetto di { NAME($actor) }: la partita finisce.
}
preview-alga = L’alga { -alga($alga) } va sullo spazio dell’alga.
preview-lock = L’alga { -alga($alga) } blocca per sempre: { -the-colour($stronger) } batte { -the-colour($weaker) }.
preview-turns = { $items ->
    [one] Si gira una tessera corallo: { AND($items) }.
   *[other] Si girano { -number($items) } tessere corallo: { AND($items) }.
}
preview-then_beats = { -the-colour($stronger) } batterà { -the-colour($weaker) }
preview-turns_none = Non si gira niente.
preview-slack_keeps = La tessera corallo { -coral-tile($coral_tile) } si girerebbe; «Acqua cheta» la lascia com’è.
preview-slack_chooses = { $actor ->
    [you] Le tessere corallo { AND($coral_tiles, item: "coral-tile") } si girerebbero; scegli tu quale no.
   *[other] Le tessere corallo { AND($coral_tiles, item: "coral-tile") } si girerebbero; { NAME($actor) } sceglie quale no.
}
preview-all_locked = Così tutte e dieci le tessere corallo sono bloccate: la partita finisce.
preview-collect = { $polyps ->
    [none] Prendi il cubetto { -colour($colour) }, senza polipi.
   *[other] Prendi il cubetto { -colour($colour) } con { AND(GROUPS($polyps), item: "heap-group", first: "heap-first") }.
}
preview-ends_turn = { $actor ->
    [you] Così chiudi il turno.
   *[other] Così il turno finisce.
}
preview-turn_goes_on = { $actor ->
    [you] Il tuo turno continua.
   *[other] Il turno di { NAME($actor) } continua.
}
preview-no_refill = Dopo, il mare aperto non si può rifornire: la partita finisce.
preview-ends_game = { $actor ->
    [you] Così chiudi il turno e la partita.
   *[other] Così finiscono il turno e la partita.
}
way-hand = { $actor ->
    [you] Dalla tua mano
   *[other] Dalla mano
}
way-consumed = { $actor ->
    [you] Dalle tue tessere consumate
   *[other] Dalle tessere consumate
}
way-tile = { $consumed ->
    [none] { CAPITAL(-tile($tile)) }
   *[other] { CAPITAL(-tile($tile)) }, consumata
}

## buttons and sentences of what only the Second Kind has

choice-attack = Attacca { $cell }
choice-attacks = La corona di spine in { $origin } mangia la { -tile($tile) } in { $cell }.
choice-shrimp_leaves = { $actor ->
    [you] Il tuo gamberetto che è lì deve andarsene.
   *[other] Il gamberetto di { NAME($actor) } che è lì deve andarsene.
}
choice-blue_leaves = Il gamberetto blu che è lì deve andarsene.
choice-crown_dies = Poi la corona muore: non ha più polipi accanto.
choice-crown_dies_there = Lì non ha polipi accanto, perciò muore subito.
choice-drift = { $goal ->
    [none] Nella riserva
   *[other] In { $goal }
}
choice-drifts = { $goal ->
    [none] Il gamberetto blu va da { $origin } alla riserva.
   *[other] Il gamberetto blu va da { $origin } a { $goal }.
}
choice-flee = In { $goal }
choice-flees = { $actor ->
    [you] Il tuo gamberetto va da { $origin } a { $goal }.
   *[other] Il gamberetto di { NAME($actor) } va da { $origin } a { $goal }.
}
choice-flee_off = Dietro lo schermo
choice-flees_off = { $actor ->
    [you] Il tuo gamberetto torna da { $origin } dietro lo schermo.
   *[other] Il gamberetto di { NAME($actor) } torna da { $origin } dietro lo schermo.
}
choice-tile = { CAPITAL(-tile($tile)) }
choice-returns = { CAPITAL(-a-tile($tile)) } del corallo va nel sacchetto.
choice-counts_two = Vale per due.
choice-split = Due tessere { -colour($colour, gender: "f", number: "plural") }
choice-splits = { $actor ->
    [you] Rimetti la doppia nel sacchetto e prendi due tessere { -colour($colour, gender: "f", number: "plural") } come consumate.
   *[other] { NAME($actor) } rimette la doppia nel sacchetto e prende due tessere { -colour($colour, gender: "f", number: "plural") } come consumate.
}
choice-keep = Tieni la doppia
choice-keeps = { $actor ->
    [you] Tieni la tessera doppia { -colour($colour, gender: "f") } come una sola tessera consumata.
   *[other] { NAME($actor) } tiene la tessera doppia { -colour($colour, gender: "f") } come una sola tessera consumata.
}
choice-place = { CAPITAL(-tile($tile)) } in { $cell }
choice-places = Piazza la { -tile($tile) } in { $cell }.
choice-cancels = Le due tessere che sono lì vanno nel sacchetto, e torna lo spazio stampato.
choice-pay = { $source ->
    [cube] Paga con un cubetto { -colour($tile) }
    [consumed] Paga con { -consumed($tile) }
   *[other] Paga con { -a-tile($tile) }
}
choice-buys = { $source ->
    [cube] Compra una carta pagando un cubetto { -colour($tile) }. Non si può annullare.
    [consumed] { $actor ->
        [you] Compra una carta pagando { -a-tile($tile) } tra le tue consumate. Non si può annullare.
       *[other] Compra una carta pagando { -consumed($tile) }. Non si può annullare.
    }
   *[other] { $actor ->
        [you] Compra una carta pagando { -a-tile($tile) } dalla tua mano. Non si può annullare.
       *[other] Compra una carta pagando { -a-tile($tile) } dalla mano. Non si può annullare.
    }
}
choice-discard = Scarta
choice-discards = Metti «{ CARD($card) }» tra gli scarti, senza giocarla.
choice-play_card = Gioca «{ CARD($card) }»
choice-card_text = { CARD_TEXT($card) }
choice-introduce = Introduci in { $goal }
choice-introduces_blue = { $card ->
    [none] { $origin ->
        [none] Metti un gamberetto blu in { $goal }.
       *[other] Metti un gamberetto blu in { $goal }, da { $origin }.
    }
   *[other] { $origin ->
        [none] Usa «{ CARD($card) }» per mettere un gamberetto blu in { $goal }.
       *[other] Usa «{ CARD($card) }» per mettere un gamberetto blu in { $goal }, da { $origin }.
    }
}
choice-shift = { $goal ->
    [none] Sposta nella riserva
   *[other] Sposta in { $goal }
}
choice-shifts = { $card ->
    [none] { $goal ->
        [none] Sposta il gamberetto blu da { $origin } alla riserva.
       *[other] Sposta il gamberetto blu da { $origin } a { $goal }.
    }
   *[other] { $goal ->
        [none] Usa «{ CARD($card) }» per spostare il gamberetto blu da { $origin } alla riserva.
       *[other] Usa «{ CARD($card) }» per spostare il gamberetto blu da { $origin } a { $goal }.
    }
}
choice-decline = No
choice-declines = Non giocare nessuna carta ora.
choice-end = Termina il turno
choice-ends = { $actor ->
    [you] Il tuo turno è finito.
   *[other] Il turno di { NAME($actor) } è finito.
}
choice-stop = Fine piazzamento
choice-stop_then = Con questo cubetto non piazzi altri polipi.
choice-pass = Passa
choice-pass_then = Nel turno addizionale non mangi nulla.
choice-done = Basta così
choice-is_done = «{ CARD($card) }» è conclusa.
choice-swap = { CAPITAL(-tile($given)) } per { -tile($taken) } (spazio { -colour($colour) })
choice-swaps = { $actor ->
    [you] Scambia { -a-tile($given) } della tua mano con { -a-tile($taken) } nello spazio { -colour($colour) } del mare.
   *[other] Scambia { -a-tile($given) } della mano con { -a-tile($taken) } nello spazio { -colour($colour) } del mare.
}
choice-shoo = Rimuovi la corona in { $cell }
choice-shoos = La corona di spine in { $cell } esce dal gioco.
choice-nudge = Corona in { $goal }
choice-nudges = La corona di spine va da { $origin } a { $goal }.
choice-summon = Nuova corona in { $cell }
choice-summons = Una corona di spine arriva dal sacchetto in { $cell }.
choice-shrimp = Nuovo gamberetto in { $cell }
choice-shrimps = { $actor ->
    [you] Metti un tuo gamberetto in { $cell }.
   *[other] Metti un gamberetto di { NAME($actor) } in { $cell }.
}
choice-move = Gamberetto in { $goal }
choice-moves = { $actor ->
    [you] Muovi il tuo gamberetto da { $origin } a { $goal }.
   *[other] Muovi il gamberetto di { NAME($actor) } da { $origin } a { $goal }.
}
choice-growth = { CAPITAL(-colour($colour)) } in { $cell }
choice-grows = Piazza { -a-tile($colour) } in { $cell }.
choice-from_sea = { CAPITAL(-tile($tile)) } (spazio { -colour($colour) })
choice-takes_from_sea = Prendi { -a-tile($tile) } dallo spazio { -colour($colour) } del mare.
choice-ward = Scudo in { $cell }
choice-wards = Proteggi con uno scudo il polipo in { $cell }: nessun corallo può attaccarlo.
choice-alga = Alga { -alga($alga) }
choice-plays_alga = Gioca l’alga { -alga($alga) } sullo spazio dell’alga.
choice-coral_tile = Tessera corallo { -coral-tile($coral_tile) }
choice-turns = Gira la tessera corallo { -coral-tile($coral_tile) }: { -the-colour($weaker) } batterà { -the-colour($stronger) }.
choice-does_not_turn = La tessera corallo { -coral-tile($coral_tile) } non si gira: { -the-colour($stronger) } batte ancora { -the-colour($weaker) }.
choice-cube = Un cubetto { -colour($colour) }
choice-takes_cube = Prendi un cubetto { -colour($colour) } dalla riserva.
choice-puts_back = Rimetti { -a-tile($tile) } nel sacchetto e tieni le altre.
choice-digests = { $actor ->
    [you] Metti { -a-tile($tile) } della tua mano tra le tue consumate.
   *[other] Metti { -a-tile($tile) } della mano tra le consumate.
}
choice-snacks = { $actor ->
    [you] Metti nel tuo pesce { -consumed($tile) }.
   *[other] Metti nel pesce { -consumed($tile) }.
}
choice-takes_from_bag = Prendi { -a-tile($tile) } dal sacchetto e mettila tra le consumate.
