### Friends: on the page of oneself, at a link, on the first page and in the waiting room.

# $name is somebody's name, $when how long ago: "two days ago".
friends-title = Freunde
friends-none = Noch niemand. Freunde halten sich mit einem Klick Plätze frei und haben eine eigene Rangliste.
friends-seen = { $when } gesehen
friends-record = { $games ->
    [one] { $before } : { $behind } in { $games } gemeinsamen Partie
   *[other] { $before } : { $behind } in { $games } gemeinsamen Partien
}
friends-more = Mehr zu { $name }
friends-part = Freundschaft beenden
friends-parted = Du und { $name } seid keine Freunde mehr.
friends-block = Blockieren
friends-block_name = { $name } blockieren

## Somebody asks

friends-asks = { $name } möchte mit dir befreundet sein.
friends-yes = Gern
friends-yes_to = Mit { $name } befreundet sein
friends-no = Nein, danke
friends-no_to = Nicht mit { $name } befreundet sein
friends-more_ask = { $people ->
    [one] { $people } weitere Person fragt.
   *[other] { $people } weitere Leute fragen.
}
friends-no_to_strangers = Nein zu allen, mit denen ich nicht am Tisch saß
friends-now = Du und { $name } seid jetzt Freunde.

## The own link

friends-link = Dein Link
friends-link_about = Wer ihn öffnet, kann dein Freund werden, 30 Tage lang. Schick ihn nur Leuten, die du kennst.
friends-make_link = Link für Freunde anlegen
friends-copy = Kopieren
friends-copied = Kopiert
friends-new_link = Anderer Link
friends-no_link = Link löschen

## Asking by name

friends-by_name = Name von jemandem hier
friends-ask = Fragen
friends-ask_about = Gefragt wird, wenn hier nur eine Person so heißt oder nur eine, mit der du schon am Tisch gesessen hast. Ob es sie gibt, erfährt niemand.
friends-asked_now = Gibt es genau eine Person namens { $name }, ist sie jetzt gefragt.
friends-asked = { $when } gefragt
friends-take_back = Zurücknehmen
friends-take_back_name = { $name } nicht mehr fragen

## Blocked people

friends-blocked = { $people ->
    [0] Blockierte Leute: keine
   *[other] Blockierte Leute: { $people }
}
friends-blocked_about = Sie können sich nicht an deine Tische setzen und dich nicht einladen, und du siehst nicht, was sie schreiben. Sie erfahren es nicht.
friends-unblock = Freigeben
friends-unblock_name = { $name } nicht mehr blockieren
friends-blocked_now = { $name } ist blockiert.

## The page of a link. $by is who made it.

friends-link_asks = { $by } möchte mit dir befreundet sein
friends-link_lead = Freunde halten sich Plätze frei und sehen, wie sie gegeneinander stehen. Beide können das jederzeit beenden.
friends-be = Freunde werden
friends-mine = Das ist dein eigener Link
friends-mine_about = Schick ihn jemandem: Wer ihn öffnet, kann dein Freund werden.
friends-already = Du und { $by } seid Freunde
friends-gone = Dieser Link führt nirgendwohin
friends-looking = Wird nachgeschlagen …
friends-to_friends = Meine Freunde

## The first page

friends-for_you = Du bist gefragt
friends-seat = { $by } hält dir einen Platz frei
friends-sit = Platz nehmen
friends-sit_by = Am Tisch von { $by } Platz nehmen
friends-refuse = Nicht jetzt
friends-refuse_by = Am Tisch von { $by } nicht Platz nehmen

## The waiting room

friends-invite = Freunde fragen
friends-invite_name = { $name } an den Tisch bitten
friends-invited = gefragt
friends-all = Alle { $friends } Freunde
friends-invite_about = Die Einladung steht auf ihrer Startseite, bis der Platz besetzt ist.

## Another's profile

friends-add = Freundschaft anbieten
friends-added = Freundschaft angeboten
friends-are = Freunde
