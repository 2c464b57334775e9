### What is asked of a player, and what the table says beside the boards.

prompt-feed = { $actor ->
    [you] Scegli una tessera per il tuo pesce
   *[other] { NAME($actor) } mette una tessera nel pesce
}
prompt-feed_hint = { $actor ->
    [you] Resta segreta e dà punti alla fine.
   *[other] Dà punti alla fine.
}
prompt-larvae = { $actor ->
    [you] Scegli due cubetti larva
   *[other] { NAME($actor) } sceglie due cubetti larva
}
prompt-larvae_hint = { $actor ->
    [you] Si mostrano quando tutti hanno scelto. Con un cubetto puoi piazzare il suo colore.
   *[other] Si mostrano quando tutti hanno scelto. Un cubetto fa piazzare polipi del suo colore.
}
prompt-final = { $actor ->
    [you] Turno addizionale: mangia un corallo o passa
   *[other] Turno addizionale: { NAME($actor) } mangia un corallo o passa
}
prompt-final_hint = { $actor ->
    [you] È la tua ultima azione della partita.
   *[other] È l’ultima azione di { NAME($actor) } nella partita.
}
prompt-final_pass = { $actor ->
    [you] Turno addizionale: passa
   *[other] Turno addizionale: { NAME($actor) } passa
}
prompt-final_pass_hint = { $actor ->
    [you] Adesso nessuno dei tuoi coralli si può mangiare.
   *[other] Adesso nessun corallo di { NAME($actor) } si può mangiare.
}
prompt-no_cell = Nessuno spazio per { -the-colour($colour) } adesso
prompt-move_or_stop = Muovi un gamberetto, o termina il piazzamento.
prompt-stop = Termina il piazzamento.
prompt-lay = { $actor ->
    [you] { $most ->
        [1] { $laid ->
            [0] Piazza { $most } polipo { -colour($colour) }
           *[other] Piazza ancora { $most } polipo { -colour($colour) }
        }
       *[other] { $laid ->
            [0] Piazza fino a { $most } polipi { -colour($colour, number: "plural") }
           *[other] Piazza ancora fino a { $most } polipi { -colour($colour, number: "plural") }
        }
    }
   *[other] { $most ->
        [1] { $laid ->
            [0] { NAME($actor) } piazza { $most } polipo { -colour($colour) }
           *[other] { NAME($actor) } piazza ancora { $most } polipo { -colour($colour) }
        }
       *[other] { $laid ->
            [0] { NAME($actor) } piazza fino a { $most } polipi { -colour($colour, number: "plural") }
           *[other] { NAME($actor) } piazza ancora fino a { $most } polipi { -colour($colour, number: "plural") }
        }
    }
}
prompt-cells = { $attacks ->
    [0] { $cells ->
        [one] { $cells } spazio possibile.
       *[other] { $cells } spazi possibili.
    }
   *[other] { $cells ->
        [one] { $cells } spazio possibile, attaccando.
       *[other] { $cells } spazi possibili, di cui { $attacks } attaccando.
    }
}
prompt-sources = { $actor ->
    [you] { $consumed ->
        [0] { $hand } dalla tua mano, nessuna tessera consumata.
        [one] { $hand } dalla tua mano, { $consumed } tessera consumata.
       *[other] { $hand } dalla tua mano, { $consumed } tessere consumate.
    }
   *[other] { $consumed ->
        [0] { $hand } dalla mano, nessuna tessera consumata.
        [one] { $hand } dalla mano, { $consumed } tessera consumata.
       *[other] { $hand } dalla mano, { $consumed } tessere consumate.
    }
}
prompt-or_stop = Oppure termina il piazzamento.
prompt-owed = { $actor ->
    [you] Gioca il cubetto { -colour($colour) }
   *[other] { NAME($actor) } gioca il cubetto { -colour($colour) }
}
prompt-owed_hint = È stato preso per giocarlo subito; prima si possono muovere solo gamberetti.
prompt-end = { $actor ->
    [you] Continua, o termina il turno
   *[other] { NAME($actor) } continua, o termina il turno
}
prompt-end_hint = { $actor ->
    [you] Hai già preso dal mare: termina il turno quando vuoi.
   *[other] { NAME($actor) } ha già preso dal mare: il turno può finire.
}
prompt-shrimp = { $actor ->
    [you] Porta il tuo gamberetto su un polipo
   *[other] { NAME($actor) } porta il gamberetto su un polipo
}
prompt-shrimp_hint = { $actor ->
    [you] Un gamberetto è sulla nuda roccia: finché è lì non puoi prendere dal mare.
   *[other] Un gamberetto è sulla nuda roccia: finché è lì { NAME($actor) } non può prendere dal mare.
}
prompt-turn = { $actor ->
    [you] Tocca a te
   *[other] Turno di { NAME($actor) }
}
prompt-turn_eat_hint = { $actor ->
    [you] Puoi prima mangiare un corallo e poi piazzare, o prendere subito dal mare.
   *[other] { NAME($actor) } può prima mangiare un corallo e poi piazzare, o prendere subito dal mare.
}
prompt-turn_hint = { $actor ->
    [you] Fai le azioni che vuoi, poi prendi dal mare per chiudere il turno.
   *[other] Inserisci le azioni di { NAME($actor) }; prendere dal mare chiude il turno.
}
prompt-collect = { $actor ->
    [you] Continua, o prendi dal mare
   *[other] { NAME($actor) } continua, o prende dal mare
}
prompt-collect_hint = { $actor ->
    [you] Prendere dal mare chiude il turno; fino ad allora puoi annullare le azioni.
   *[other] Prendere dal mare chiude il turno. Tutto ciò che è inserito si può annullare.
}

## with the Second Kind

prompt-flee = { $actor ->
    [you] Il tuo gamberetto deve lasciare { $cell }
   *[other] Il gamberetto di { NAME($actor) } deve lasciare { $cell }
}
prompt-drift = Il gamberetto blu deve lasciare { $cell }
prompt-leave_hint = Una corona di spine ha mangiato il suo polipo: scegli dove va.
prompt-return = { $tiles ->
    [one] Una tessera torna nel sacchetto: scegli
   *[other] { CAPITAL(-number($tiles, gender: "f")) } tessere tornano nel sacchetto: scegli
}
prompt-return_hint = { $actor ->
    [you] Una doppia vale per due. Il resto nutre il tuo pesce.
   *[other] Una doppia vale per due. Il resto nutre il pesce di { NAME($actor) }.
}
prompt-split = { $actor ->
    [you] Hai consumato una { -tile($tile) }
   *[other] { NAME($actor) } ha consumato una { -tile($tile) }
}
prompt-split_hint = Scambiala con due tessere normali dal sacchetto, o tienila.
prompt-crown = Una corona deve attaccare: scegli un polipo
prompt-crown_hint = { $actor ->
    [you] Ogni corona di spine agisce una volta prima che cominci il tuo turno.
   *[other] Ogni corona di spine agisce una volta prima che cominci il turno di { NAME($actor) }.
}
asks-cube = «{ CARD($card) }»: gioca un cubetto
asks-collect = «{ CARD($card) }»: prendi uno spazio del mare
asks-gain_cube = «{ CARD($card) }»: prendi un cubetto
asks-swap = «{ CARD($card) }»: scambia una tessera col mare
asks-dip = «{ CARD($card) }»: rimetti una delle tessere nel sacchetto
asks-digest = «{ CARD($card) }»: quale tessera va tra le consumate?
asks-growth = «{ CARD($card) }»: piazza una tessera accanto a un corallo
asks-blue = «{ CARD($card) }»: introduci o sposta un gamberetto blu
asks-alga = «{ CARD($card) }»: quale alga?
asks-flip = «{ CARD($card) }»: quale tessera corallo si gira?
asks-snack = { $actor ->
    [you] «{ CARD($card) }»: quale tessera va nel tuo pesce?
   *[other] «{ CARD($card) }»: quale tessera va nel pesce di { NAME($actor) }?
}
asks-crown = «{ CARD($card) }»: rimuovi, sposta o piazza una corona
asks-terrain = «{ CARD($card) }»: piazza nuda roccia o acqua profonda
asks-gull = «{ CARD($card) }»: prendi una tessera dal mare
asks-shift = «{ CARD($card) }»: introdurre o muovere un gamberetto?
asks-skip_flip = «{ CARD($card) }»: quale tessera corallo non si gira?
asks-search = «{ CARD($card) }»: prendi una tessera dal sacchetto
asks-ward = «{ CARD($card) }»: quale polipo riceve lo scudo?
window-play = Giocare «{ CARD($card) }»?
window-waits = Il tavolo aspetta
window-waits_hint = Chi ha una carta per questo momento può giocarla ora.
window-eat = { $player ->
    [you] Il tuo pesce ha mangiato.
   *[other] Il pesce di { NAME($player) } ha mangiato.
}
window-attack = { $player ->
    [you] Attacchi il polipo in { $cell }.
   *[other] { NAME($player) } attacca il polipo in { $cell }.
}
window-alga = { $coral_tiles ->
    [one] La tessera corallo { AND($coral_tiles, item: "coral-tile") } sta per girarsi.
   *[other] Le tessere corallo { AND($coral_tiles, item: "coral-tile") } stanno per girarsi.
}
window-collect = { $player ->
    [you] Hai preso dal mare, che non è ancora stato rifornito.
   *[other] { NAME($player) } ha preso dal mare, che non è ancora stato rifornito.
}
window-turn_end = { $player ->
    [you] Il tuo turno è finito, e il prossimo non è cominciato.
   *[other] Il turno di { NAME($player) } è finito, e il prossimo non è cominciato.
}
effect-breakfast = L’azione 1 è ancora possibile.
effect-any_colour = Il prossimo cubetto vale per qualsiasi colore.
effect-from_hand = Col prossimo cubetto si piazzano fino a { $tiles } tessere dalla mano.
effect-weaker = Col prossimo cubetto un attacco può ignorare la tessera corallo.
effect-laying_from_hand = In questo piazzamento fino a { $tiles } tessere possono venire dalla mano.
effect-laying_weaker = In questo piazzamento un attacco può ignorare la tessera corallo.
effect-locks = { $locks ->
    [one] In questo turno si può bloccare ancora una tessera corallo.
   *[other] In questo turno si possono bloccare ancora { -number($locks) } tessere corallo.
}
effect-skip_flip = La prossima alga lascia una tessera corallo com’è.
effect-returned = Rimesse nel sacchetto in questo turno: { AND($tiles, item: "tiles") }.

## how it ended (R11)

ending-locks = { $player ->
    [you] Hai bloccato l’ultima delle dieci tessere corallo.
   *[other] { NAME($player) } ha bloccato l’ultima delle dieci tessere corallo.
}
ending-shrimps = { $player ->
    [you] Il tuo pesce ha mangiato il suo quarto gamberetto.
   *[other] Il pesce di { NAME($player) } ha mangiato il suo quarto gamberetto.
}
ending-full = { $player ->
    [you] Dopo il tuo turno non si può più piazzare nessun polipo da nessuna parte.
   *[other] Dopo il turno di { NAME($player) } non si può più piazzare nessun polipo da nessuna parte.
}
ending-supply = { $player ->
    [you] Dopo il tuo turno il mare aperto non si può rifornire.
   *[other] Dopo il turno di { NAME($player) } il mare aperto non si può rifornire.
}
ending-limit = Il turno 400, l’ultimo che una partita può avere, è finito.

## who left before the end. $turn is in which; 0: before the first

ending-resigned = { $turn ->
    [0] { $player ->
        [you] Hai abbandonato prima del primo turno.
       *[other] { NAME($player) } ha abbandonato prima del primo turno.
    }
   *[other] { $player ->
        [you] Hai abbandonato al turno { $turn }.
       *[other] { NAME($player) } ha abbandonato al turno { $turn }.
    }
}
ending-out_of_time = { $turn ->
    [0] { $player ->
        [you] Hai finito il tempo prima del primo turno.
       *[other] { NAME($player) } ha finito il tempo prima del primo turno.
    }
   *[other] { $player ->
        [you] Hai finito il tempo al turno { $turn }.
       *[other] { NAME($player) } ha finito il tempo al turno { $turn }.
    }
}
ending-left = { $turn ->
    [0] { $player ->
        [you] Hai lasciato la partita prima del primo turno.
       *[other] { NAME($player) } ha lasciato la partita prima del primo turno.
    }
   *[other] { $player ->
        [you] Hai lasciato la partita al turno { $turn }.
       *[other] { NAME($player) } ha lasciato la partita al turno { $turn }.
    }
}
ending-bot_finished = { $player ->
    [you] Un bot ha finito al tuo posto.
   *[other] Un bot ha finito al posto di { NAME($player) }.
}
ending-decided = La partita è decisa: quello che viene dopo non conta.
ending-by_the_bot = I punti che un bot fa lì non tolgono il posto a nessuno.
ending-nobody_stayed = Nessuno ha giocato fino alla fine.

## the end of a game, and the scores so far, in the terminal

ending-worth = Un polipo nel pesce vale: { LIST($items) }.
ending-colour = { -colour($colour) } { $value }
ending-fish = { $player ->
    [you] Il tuo pesce:
   *[other] Il pesce di { NAME($player) }:
}
ending-place = { $rank }. { $name }, { -points($points) }
ending-share = Primo posto a pari merito: { AND($players, item: "who") }.
ending-wins = { $player ->
    [you] Hai vinto!
   *[other] Vince { NAME($player) }!
}
scores-now = Se la partita finisse ora, con le tessere corallo come sono:
-unseen-of = { $it ->
    [one] su { $it } polipo
   *[other] su { $it } polipi
}
-unseen = { $it ->
    [one] { $it } nascosto
   *[other] { $it } nascosti
}
scores-player = { $most ->
    [none] { $unseen ->
        [0] { $player ->
            [you] tu: { -points($least) }
           *[other] { NAME($player) }: { -points($least) }
        }
       *[other] { $player ->
            [you] tu: { -points($least) } ({ -unseen($unseen) } { -unseen-of($polyps) })
           *[other] { NAME($player) }: { -points($least) } ({ -unseen($unseen) } { -unseen-of($polyps) })
        }
    }
   *[other] { $unseen ->
        [0] { $player ->
            [you] tu: da { $least } a { -points($most) }
           *[other] { NAME($player) }: da { $least } a { -points($most) }
        }
       *[other] { $player ->
            [you] tu: da { $least } a { -points($most) } ({ -unseen($unseen) } { -unseen-of($polyps) })
           *[other] { NAME($player) }: da { $least } a { -points($most) } ({ -unseen($unseen) } { -unseen-of($polyps) })
        }
    }
}
verdict-won = { $player ->
    [you] Hai vinto con { -points($points) }.
   *[other] { NAME($player) } vince con { -points($points) }.
}
verdict-shared = Primo posto a pari merito con { -points($points) }: { AND($players, item: "who") }.
verdict-tied = Pareggio a { -points($points) }: { AND($players, item: "who") }.
verdict-equal = Nessuno spareggio decide tra { AND($players, item: "who") }: il posto è condiviso.
verdict-more_consumed = Decidono le tessere consumate: { LIST($items) }.
verdict-more_cubes = Decidono i cubetti: { LIST($items) }.
verdict-more_tiles = Decidono le tessere in mano: { LIST($items) }.
verdict-more_guarded = Decidono i polipi nei propri coralli: { LIST($items) }.
verdict-has = { $player ->
    [you] tu { $number }
   *[other] { NAME($player) } { $number }
}
score-card = «{ CARD($card) }»: { CARD_TEXT($card) }
score-cards = { $player ->
    [you] { $cards ->
        [one] Per te { AND($cards, item: "card") } aggiunge { -points($points) }.
       *[other] Per te { AND($cards, item: "card") } aggiungono { -points($points) }.
    }
   *[other] { $cards ->
        [one] Per { NAME($player) } { AND($cards, item: "card") } aggiunge { -points($points) }.
       *[other] Per { NAME($player) } { AND($cards, item: "card") } aggiungono { -points($points) }.
    }
}
