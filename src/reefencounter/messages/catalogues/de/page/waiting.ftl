### Ein Tisch, der auf Mitspieler wartet.

## What it is

waiting-second_kind = Second Kind
waiting-advanced = für Fortgeschrittene
waiting-base = Grundspiel
waiting-players = { $players } Spieler
waiting-hints = Tipps nur für { AND($names) }
waiting-no_hints = keine Tipps
waiting-rated = gewertet
waiting-free = { $seats ->
    [0] Kein Platz ist mehr frei
    [1] Ein Platz ist noch frei
    [2] Zwei Plätze sind noch frei
    [3] Drei Plätze sind noch frei
   *[4] Vier Plätze sind noch frei
}
waiting-about = Die Partie beginnt von selbst, sobald alle Plätze besetzt sind. Du kannst diese Seite verlassen: Der Tisch steht bei deinen Partien.
waiting-lost = Keine Verbindung zum Server. Neuer Versuch …
waiting-sat_down = { $name } hat Platz genommen.
waiting-left = { $name } ist gegangen.

## Who sits there, and what is said of them

waiting-anyone = Wer mag
waiting-friend = Jemand per Link
waiting-bot = Bot, { $bot }
waiting-listed = steht bei den offenen Tischen
waiting-invited = eingeladen, noch nicht da
waiting-yours = du, und der Tisch gehört dir
waiting-this_screen = an diesem Gerät
waiting-you = du
waiting-sits = sitzt schon
waiting-sat_just_now = hat gerade Platz genommen
waiting-ready = bereit
waiting-bot_instead = Lieber ein Bot
# $name: of the seat, "A friend by link" too.
waiting-bot_instead_of = Bot statt { $name }
waiting-free_again = Freigeben
waiting-free_again_of = Den Platz von { $name } wieder freigeben
waiting-remove = Wegschicken
waiting-remove_who = { $name } vom Tisch wegschicken
waiting-start_now = Starten

## What can be done. $seats: how many are empty

waiting-start = { $seats ->
    [1] Mit einem Bot starten
   *[other] Mit Bots starten
}
waiting-start_ask = { $seats ->
    [1] Mit einem Bot starten? Der Platz lässt sich später übernehmen.
   *[other] Mit Bots starten? Die Plätze lassen sich später übernehmen.
}
waiting-empty = { $seats ->
    [0] Kein Platz ist leer. Warte oder setz einen Bot hin: Über denselben Link lässt sich der Platz später übernehmen.
    [1] Ein Platz ist leer. Warte oder setz einen Bot hin: Über denselben Link lässt sich der Platz später übernehmen.
    [2] Zwei Plätze sind leer. Warte oder setz einen Bot hin: Über denselben Link lässt sich der Platz später übernehmen.
    [3] Drei Plätze sind leer. Warte oder setz einen Bot hin: Über denselben Link lässt sich der Platz später übernehmen.
   *[4] Vier Plätze sind leer. Warte oder setz einen Bot hin: Über denselben Link lässt sich der Platz später übernehmen.
}
waiting-close = Tisch schließen
waiting-leave = Tisch verlassen
waiting-leave_about = Dein Platz ist dann wieder frei.
waiting-look_on = Du schaust zu. Wer mitspielen will, braucht den Link oder setzt sich über die offenen Tische dazu.
waiting-removed = Dein Platz ist wieder frei: Das wollte, wer den Tisch eröffnet hat.
waiting-puzzle = Solange du wartest: das Rätsel des Tages
waiting-puzzle_about = etwa 5 Minuten
waiting-brief = Neu hier? Das Spiel auf einer Seite
waiting-brief_about = zehn Minuten
waiting-watch = andere dürfen zuschauen
waiting-settings = Einstellungen des Tischs
waiting-settings_done = Fertig

## The link

waiting-ask = Einladen
waiting-picture = Der Link als Bild, Code { $code }
waiting-scan = Scann das Bild oder gib auf <a>{ $address }</a> den Code ein
waiting-link = Der Link
waiting-copy = Kopieren
waiting-copied = Kopiert
waiting-is_copied = Der Link ist kopiert.
waiting-send = Per Mail oder Nachricht senden
waiting-send_subject = Ein Platz für dich bei Reef Encounter
waiting-no_account = Wer den Link hat, kann ohne Konto Platz nehmen. Er gilt, bis alle Plätze besetzt sind.
waiting-local = Diese Adresse geht nur auf diesem Computer. Mit <code>--host 0.0.0.0</code> gestartet, ist der Server für andere in deinem Netz erreichbar.
