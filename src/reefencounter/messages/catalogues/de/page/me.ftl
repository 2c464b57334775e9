### Die Seite über einen selbst: Konto, Passkeys, Geräte.

# $day is a day as the language writes it.
me-since = Dabei seit dem { $day }
me-games = { $games ->
    [one] { $games } Partie
   *[other] { $games } Partien
}

## Account

me-account = Konto
me-name = Name
me-kept = Gespeichert.
me-no_password = Es gibt kein Passwort, das jemand stehlen könnte.

## Wer jemand in diesem Browser war, vor dem Anmelden. $name ist dieser Gast, $until der Tag, bis zu dem es zurückgeht.

me-before_along = Du warst in diesem Browser { $name }. { $games ->
    [0] Was dir gehörte, kam mit.
    [one] Eine Partie kam mit.
   *[other] { $games } Partien kamen mit.
} Bis { $until } kannst du das zurücknehmen.
me-before_apart = Du warst in diesem Browser { $name }. { $games ->
    [0] Was dir gehörte, blieb dort.
    [one] Eine Partie blieb dort.
   *[other] { $games } Partien blieben dort.
} Bis { $until } kannst du zurück.
me-before_back = Wieder { $name } sein

## Passkeys. $passkey is what one has called it.

me-passkeys = Passkeys
me-passkey_name = Name dieses Passkeys
me-passkey_since = Passkey, hinzugefügt am { $day }
me-add_passkey = Passkey hinzufügen
me-another_passkey = Weiteren Passkey hinzufügen
me-sign_in = Mit Passkey anmelden
me-remove = { $passkey } entfernen
me-passkey_kept = Der Passkey ist gespeichert: Ab jetzt kannst du dich damit anmelden.
me-passkey_removed = { $passkey } öffnet hier nichts mehr. Lösch ihn auch auf deinem Gerät.
me-passkey_there = Auf diesem Gerät gibt es schon einen Passkey für dich.
me-nothing_done = Nichts ist passiert: Die Abfrage wurde geschlossen, oder es hat zu lange gedauert.
me-not_safe = Passkeys fehlen hier, weil Browser sie nur über eine sichere Verbindung anbieten: HTTPS oder http://localhost auf dem Computer, auf dem der Server läuft. Deine Wiederherstellungswörter gehen überall.

## Friends

me-friends = Freunde

## Devices. $device is what it is called, $when how long ago it was seen: "two days ago".

me-devices = Geräte
me-browser = Ein Browser
me-this_one = dieses Gerät
me-seen = zuletzt { $when }
me-sign_out = Abmelden
me-sign_out_here = Hier abmelden
me-sign_out_device = { $device } abmelden
me-sign_out_everywhere = Überall abmelden
me-guest = Hier ist noch nichts von dir gespeichert: Du bist Gast, nur in diesem Browser.

## Settings

me-look = Darstellung und Spiel
