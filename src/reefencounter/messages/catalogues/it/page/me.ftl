### The page of oneself: account, passkeys, devices.

# $day is a day as the language writes it.
me-since = Prima visita: { $day }
me-games = { $games ->
    [one] { $games } partita
   *[other] { $games } partite
}

## Account

me-account = Il tuo account
me-name = Nome
me-kept = Salvato.
me-no_password = Non c’è nessuna password che si possa rubare.

## Chi si era in questo browser prima di accedere. $name è quell’ospite, $until il giorno fino al quale si può tornare.

me-before_along = In questo browser eri { $name }. { $games ->
    [0] Ciò che era tuo è venuto con te.
    [one] Una partita è venuta con te.
   *[other] { $games } partite sono venute con te.
} Fino al { $until } puoi annullare.
me-before_apart = In questo browser eri { $name }. { $games ->
    [0] Ciò che era tuo è rimasto lì.
    [one] Una partita è rimasta lì.
   *[other] { $games } partite sono rimaste lì.
} Fino al { $until } puoi tornare.
me-before_back = Tornare a essere { $name }

## Passkeys. $passkey is what one has called it.

me-passkeys = Passkey
me-passkey_name = Nome di questa passkey
me-passkey_since = Passkey, aggiunta: { $day }
me-add_passkey = Aggiungi una passkey
me-another_passkey = Aggiungi un’altra passkey
me-sign_in = Accedi con una passkey
me-remove = Rimuovi { $passkey }
me-passkey_kept = La passkey è salvata: d’ora in poi puoi accedere con quella.
me-passkey_removed = { $passkey } qui non apre più niente. Eliminala anche sul tuo dispositivo.
me-passkey_there = Questo dispositivo ha già una passkey per te.
me-nothing_done = Non è successo niente: la richiesta è stata chiusa, o è passato troppo tempo.
me-not_safe = Qui mancano le passkey, perché i browser le offrono solo con una connessione sicura: HTTPS, o http://localhost sul computer che fa girare il server. Le tue parole di recupero funzionano ovunque.

## Friends

me-friends = Amici

## Devices. $device is what it is called, $when how long ago it was seen.

me-devices = Dispositivi
me-browser = Un browser
me-this_one = questo
me-seen = visto { $when }
me-sign_out = Esci
me-sign_out_here = Esci qui
me-sign_out_device = Esci da { $device }
me-sign_out_everywhere = Esci ovunque
me-guest = Qui non c’è ancora niente di tuo: giochi come ospite, solo in questo browser.

## Settings

me-look = Aspetto e gioco
