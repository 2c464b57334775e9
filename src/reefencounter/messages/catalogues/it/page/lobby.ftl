### Open tables.

lobby-title = Tavoli aperti
lobby-players = Giocatori
lobby-game = Gioco
lobby-bots = Bot
lobby-any = qualsiasi
lobby-people_only = solo persone
lobby-with_bots = con bot
lobby-clock = Orologio
lobby-no_clock = senza orologio
lobby-live = tempo reale
lobby-days = a giorni
lobby-rated = classificata
lobby-base = Base
lobby-advanced = Avanzato
lobby-second_kind = Second Kind
lobby-seats = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
lobby-table = Un tavolo
lobby-yours = Il tuo tavolo
lobby-join = Siediti
# $table is its title or who made it, if it has either.
lobby-join_table = { $table ->
    [none] Siediti a un tavolo
   *[other] Siediti al tavolo: { $table }
}
lobby-none = Nessun tavolo aperto corrisponde. Aprine uno tu: gli altri lo trovano qui.
lobby-more = { $tables ->
    [one] Un altro
   *[other] Altri { $tables }
}
lobby-fewer = Meno
# Behind the reason why one could not sit down.
lobby-others = { $tables ->
    [0] Non ci sono altri tavoli aperti.
    [1] C’è un altro tavolo aperto.
    [2] Ci sono altri due tavoli aperti.
    [3] Ci sono altri tre tavoli aperti.
    [4] Ci sono altri quattro tavoli aperti.
    [5] Ci sono altri cinque tavoli aperti.
   *[other] Ci sono altri { $tables } tavoli aperti.
}
