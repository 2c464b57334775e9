### A table that waits for players.

## What it is

waiting-second_kind = Second Kind
waiting-advanced = hra pro pokročilé
waiting-base = základní hra
waiting-players = { -players($players) }
waiting-hints = rady jen pro: { AND($names) }
waiting-no_hints = bez rad
waiting-rated = hodnocená
waiting-free = { $seats ->
    [0] Žádné místo už není volné
    [1] Jedno místo je ještě volné
    [2] Dvě místa jsou ještě volná
    [3] Tři místa jsou ještě volná
   *[4] Čtyři místa jsou ještě volná
}
waiting-about = Partie začne sama, jakmile jsou všechna místa obsazená. Tuhle stránku můžeš opustit: najdeš ji mezi svými partiemi.
waiting-lost = Server je nedostupný. Další pokus…
waiting-sat_down = { $name } si sedá ke stolu.
waiting-left = { $name } odchází od stolu.

## Who sits there, and what is said of them

waiting-anyone = Kdokoli
waiting-friend = Někdo přes odkaz
waiting-bot = bot, { $bot }
waiting-listed = vidět mezi otevřenými stoly
waiting-invited = s pozvánkou, ještě tu není
waiting-yours = ty, a stůl je tvůj
waiting-this_screen = u tohoto zařízení
waiting-you = ty
waiting-sits = sedí
waiting-sat_just_now = právě přichází
waiting-ready = připraveno
waiting-bot_instead = Dát sem bota
# $name: of the seat, "A friend by link" too.
waiting-bot_instead_of = { $name }: dát sem bota
waiting-free_again = Uvolnit
waiting-free_again_of = Uvolnit místo: { $name }
waiting-remove = Poslat pryč
waiting-remove_who = { $name }: poslat pryč od stolu
waiting-start_now = Začít

## What can be done. $seats: how many are empty

waiting-start = { $seats ->
    [1] Začít s botem
   *[other] Začít s boty
}
waiting-start_ask = { $seats ->
    [1] Začít s botem? Místo jde později převzít.
   *[other] Začít s boty? Místa jde později převzít.
}
waiting-empty = { $seats ->
    [0] Žádné místo není prázdné. Počkej, nebo tam dej bota: pozvaní můžou místo později převzít přes stejný odkaz.
    [1] Jedno místo je prázdné. Počkej, nebo tam dej bota: kdo přijde, může místo později převzít přes stejný odkaz.
    [2] Dvě místa jsou prázdná. Počkej, nebo tam dej boty: kdo přijde, může místo později převzít přes stejný odkaz.
    [3] Tři místa jsou prázdná. Počkej, nebo tam dej boty: kdo přijde, může místo později převzít přes stejný odkaz.
   *[4] Čtyři místa jsou prázdná. Počkej, nebo tam dej boty: kdo přijde, může místo později převzít přes stejný odkaz.
}
waiting-close = Zavřít stůl
waiting-leave = Odejít od stolu
waiting-leave_about = Tvoje místo pak bude zase volné.
waiting-look_on = Jen se díváš. Kdo chce hrát, potřebuje odkaz, nebo si přisedne z otevřených stolů.
waiting-removed = Tvoje místo je zase volné: tak to chtěl ten, kdo stůl založil.
waiting-puzzle = Než se to naplní: hádanka dne
waiting-puzzle_about = asi 5 minut
waiting-brief = Poprvé? Hra na jedné stránce
waiting-brief_about = deset minut
waiting-watch = ostatní se můžou dívat
waiting-settings = Nastavení stolu
waiting-settings_done = Hotovo

## The link

waiting-ask = Pozvi ostatní ke stolu
waiting-picture = Odkaz jako obrázek, kód { $code }
waiting-scan = Naskenuj ho, nebo zadej kód na <a>{ $address }</a>
waiting-link = Odkaz
waiting-copy = Kopírovat
waiting-copied = Zkopírováno
waiting-is_copied = Odkaz je zkopírovaný.
waiting-send = Poslat mailem nebo zprávou
waiting-send_subject = Místo pro tebe v Reef Encounter
waiting-no_account = Kdo má odkaz, může se posadit bez účtu. Platí, dokud nejsou místa obsazená.
waiting-local = Tahle adresa funguje jen na tomto počítači. Když server spustíš s <code>--host 0.0.0.0</code>, dostanou se k němu i ostatní ve tvé síti.
