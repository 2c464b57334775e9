### The page of oneself: account, passkeys, devices.

# $day is a day as the language writes it.
me-since = Tady od { $day }
me-games = { -games($games) }

## Account

me-account = Účet
me-name = Jméno
me-kept = Uloženo.
me-no_password = Žádné heslo tu není, takže ho nikdo neukradne.

## Kým byl někdo v tomto prohlížeči před přihlášením. $name je ten host, $until den, do kterého se lze vrátit.

me-before_along = V tomto prohlížeči to byl účet { $name }. { $games ->
    [0] Co ti patřilo, šlo s tebou.
    [one] Jedna partie šla s tebou.
    [few] { $games } partie šly s tebou.
   *[other] { $games } partií šlo s tebou.
} Do { $until } to můžeš vzít zpět.
me-before_apart = V tomto prohlížeči to byl účet { $name }. { $games ->
    [0] Co ti patřilo, zůstalo tam.
    [one] Jedna partie tam zůstala.
    [few] { $games } partie tam zůstaly.
   *[other] { $games } partií tam zůstalo.
} Do { $until } se můžeš vrátit.
me-before_back = Být zase { $name }

## Passkeys. $passkey is what one has called it.

me-passkeys = Přístupové klíče
me-passkey_name = Jméno tohoto klíče
me-passkey_since = Přístupový klíč, přidaný { $day }
me-add_passkey = Přidat přístupový klíč
me-another_passkey = Přidat další klíč
me-sign_in = Přihlásit se klíčem
me-remove = Odstranit: { $passkey }
me-passkey_kept = Přístupový klíč je uložený: odteď se jím můžeš přihlásit.
me-passkey_removed = { $passkey } už tu nic neotevře. Smaž ho i ve svém zařízení.
me-passkey_there = Tohle zařízení už pro tebe přístupový klíč má.
me-nothing_done = Nic se nestalo: dotaz se zavřel, nebo to trvalo moc dlouho.
me-not_safe = Přístupové klíče tu chybí, protože je prohlížeče nabízejí jen přes bezpečné spojení: HTTPS, nebo http://localhost na počítači, kde server běží. Záchranná slova fungují všude.

## Friends

me-friends = Přátelé

## Devices. $device is what it is called, $when how long ago it was seen: "two days ago".

me-devices = Zařízení
me-browser = Prohlížeč
me-this_one = tohle
me-seen = naposledy { $when }
me-sign_out = Odhlásit
me-sign_out_here = Odhlásit se tady
me-sign_out_device = Odhlásit: { $device }
me-sign_out_everywhere = Odhlásit se všude
me-guest = Zatím tu není nic tvého uloženo: hraješ jako host, jen v tomto prohlížeči.

## Settings

me-look = Vzhled a hra
