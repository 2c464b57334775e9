### A table that waits for players.

## What it is

waiting-second_kind = Second Kind
waiting-advanced = gioco avanzato
waiting-base = gioco base
waiting-players = { $players ->
    [one] { $players } giocatore
   *[other] { $players } giocatori
}
waiting-hints = consigli solo per { AND($names) }
waiting-no_hints = senza consigli
waiting-rated = classificata
waiting-free = { $seats ->
    [0] Tutti i posti sono presi
    [1] Un posto è ancora libero
    [2] Due posti sono ancora liberi
    [3] Tre posti sono ancora liberi
   *[4] Quattro posti sono ancora liberi
}
waiting-about = La partita comincia da sola quando tutti i posti sono presi. Puoi lasciare questa pagina: la ritrovi tra le tue partite.
waiting-lost = Nessuna connessione al server. Nuovo tentativo…
waiting-sat_down = { $name } è al tavolo.
waiting-left = { $name } ha lasciato il tavolo.

## Who sits there, and what is said of them

waiting-anyone = Chiunque
waiting-friend = Un amico via link
waiting-bot = bot, { $bot }
waiting-listed = compare tra i tavoli aperti
waiting-invited = su invito, non ancora qui
waiting-yours = tu, e il tavolo è tuo
waiting-this_screen = su questo dispositivo
waiting-you = tu
waiting-sits = al tavolo
waiting-sat_just_now = al tavolo proprio ora
waiting-ready = a posto
waiting-bot_instead = Metti un bot
# $name: of the seat, "Un amico via link" too.
waiting-bot_instead_of = Metti un bot al posto di: { $name }
waiting-free_again = Libera
waiting-free_again_of = Libera di nuovo il posto di { $name }
waiting-remove = Manda via
waiting-remove_who = Manda via { $name } dal tavolo
waiting-start_now = Comincia

## What can be done. $seats: how many are empty

waiting-start = { $seats ->
    [1] Comincia con un bot
   *[other] Comincia con i bot
}
waiting-start_ask = { $seats ->
    [1] Cominciare con un bot? Chi manca può subentrare più tardi.
   *[other] Cominciare con i bot? Chi manca può subentrare più tardi.
}
waiting-empty = { $seats ->
    [0] Nessun posto è vuoto. Aspetta, o mettici un bot: chi hai invitato può subentrare più tardi, con lo stesso link.
    [1] Un posto è vuoto. Aspetta, o mettici un bot: chi hai invitato può subentrare più tardi, con lo stesso link.
    [2] Due posti sono vuoti. Aspetta, o mettici dei bot: chi hai invitato può subentrare più tardi, con lo stesso link.
    [3] Tre posti sono vuoti. Aspetta, o mettici dei bot: chi hai invitato può subentrare più tardi, con lo stesso link.
   *[4] Quattro posti sono vuoti. Aspetta, o mettici dei bot: chi hai invitato può subentrare più tardi, con lo stesso link.
}
waiting-close = Chiudi il tavolo
waiting-leave = Lascia il tavolo
waiting-leave_about = Così il tuo posto torna libero.
waiting-look_on = Stai a guardare. A chi vuole giocare serve il link, o un posto tra i tavoli aperti.
waiting-removed = Il tuo posto è di nuovo libero: così ha voluto chi ha aperto il tavolo.
waiting-puzzle = Mentre aspetti: il problema del giorno
waiting-puzzle_about = circa 5 minuti
waiting-brief = Prima volta? Il gioco in una pagina
waiting-brief_about = dieci minuti
waiting-watch = si può guardare
waiting-settings = Impostazioni del tavolo
waiting-settings_done = Fatto

## The link

waiting-ask = Invitali al tavolo
waiting-picture = Il link come immagine, codice { $code }
waiting-scan = Inquadralo, o scrivi il codice su <a>{ $address }</a>
waiting-link = Il link
waiting-copy = Copia
waiting-copied = Copiato
waiting-is_copied = Il link è copiato.
waiting-send = Invia per mail o messaggio
waiting-send_subject = Un posto per te a Reef Encounter
waiting-no_account = Chi ha il link può sedersi senza account. Vale finché ci sono posti liberi.
waiting-local = Questo indirizzo funziona solo su questo computer. Se il server parte con <code>--host 0.0.0.0</code>, gli altri della tua rete possono raggiungerlo.
