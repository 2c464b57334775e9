### The first page of somebody who has games here.

returning-morning = { $name ->
    [none] Buongiorno
   *[other] Buongiorno, { $name }
}
returning-afternoon = { $name ->
    [none] Buon pomeriggio
   *[other] Buon pomeriggio, { $name }
}
returning-evening = { $name ->
    [none] Buonasera
   *[other] Buonasera, { $name }
}
returning-wait = { $games ->
    [0] Nessuna partita ti aspetta.
    [1] Una partita ti aspetta.
    [2] Due partite ti aspettano.
    [3] Tre partite ti aspettano.
    [4] Quattro partite ti aspettano.
    [5] Cinque partite ti aspettano.
   *[other] { $games } partite ti aspettano.
}
returning-nobody_waits = Nessuno ti aspetta: continua quando vuoi.
returning-first_clock = Il primo orologio scade { $moment }.

returning-no_answer = <b>Il server non risponde.</b> Lì le tue partite sono al sicuro. Nuovo tentativo ogni pochi secondi.
returning-try = Riprova ora
returning-guest = Giochi come ospite, solo in questo browser.
returning-keep = Conserva le mie partite
returning-not_now = Non ora

returning-your_turn = Tocca a te
returning-coming = Le tue partite stanno arrivando
returning-calm = Acque calme
returning-calm_about = Nessuna partita ti aspetta. Siediti a un tavolo qui sotto, o manda un link a qualcuno con cui ti va di giocare.
returning-invite = Invita un amico
returning-more = { $games ->
    [one] Un’altra partita
   *[other] Altre { $games } partite
}
returning-all = Tutte le mie partite
returning-first_tile = Scegli la tua prima tessera
returning-play_turn = Gioca il turno { $turn }
returning-no_table = Ora nessun tavolo è aperto. Aprine uno: chi passa di qui può sedersi.
returning-lessons = Nove brevi lezioni su mappe interattive, e <a>tutte le regole</a>.
