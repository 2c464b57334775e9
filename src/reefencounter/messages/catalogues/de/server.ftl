### What the server says besides the game: bots, decks, and what it refuses.

lesson-not_played = Diese Aktionen lassen sich in dieser Aufgabe nicht nacheinander spielen. Fang sie neu an.
lesson-you = Du
lesson-purple = Lila
lesson-green = Grün
lesson-red = Rot
lesson-yellow = Gelb

## bots that a seat can have

opponent-drifter = Spielt, was gerade kommt. Zum Ausprobieren.
opponent-gentle = Frisst, sobald er kann, und lässt Korallen ungeschützt. Für die erste Partie.
opponent-easy = Frisst zu früh und lässt Korallen ungeschützt.
opponent-fair = Schützt seine Korallen und sieht immer nur einen Schritt weit.
opponent-steady = Spielt einen überlegten Zug.
opponent-able = Spielt einen überlegten Zug und hat aus vielen Partien gelernt, welchen.
opponent-strong = Sieht viele Wege durch einen Zug.
opponent-expert = Fragt sich, was die anderen antworten würden.
opponent-master = Lässt sich Zeit und spielt, so gut er kann.
opponent-given = Spielt wie { $spec }.
opponent-called_drifter = Treibgut
opponent-called_gentle = Sanft
opponent-called_easy = Leicht
opponent-called_fair = Ordentlich
opponent-called_steady = Solide
opponent-called_able = Geübt
opponent-called_strong = Stark
opponent-called_expert = Experte
opponent-called_master = Meister

## decks: whose texts they are, and when a card may be played (S7.2, S7.5)

deck_label-reconstructed = Rekonstruiert: nicht die veröffentlichten Kartentexte
deck_label-printed = Die Texte der gedruckten Karten
deck_label-behind_card = [rekonstruiertes Deck]
deck-named = { $reconstructed ->
    [none] { $name }.
   *[other] { $name } [rekonstruiertes Deck].
}
card-full = { $marks ->
    [none] { CARD($card) }: { CARD_TEXT($card) }
   *[other] { CARD($card) } ({ LIST($marks) }): { CARD_TEXT($card) }
}
card_mark-blue_shrimp = blaue Krabbe
card_mark-clownfish = Clownfisch: auch in fremden Zügen
card_mark-scoring = zählt am Ende
card_when-start = Zu Beginn deines Zuges, vor Aktion 1.
card_when-own_turn = In deinem Zug nach Aktion 1, zwischen den Aktionen.
card_when-scoring = Zählt am Ende auch, wenn du die Karte noch auf der Hand hast.
card_when-eaten = Auch wenn ein anderer Fisch gefressen hat.
card_when-attacked = Auch wenn eine deiner Korallen angegriffen wird.
card_when-alga = Auch wenn eine fremde Alge gleich Korallenplättchen umdreht.
card_when-collected = Auch wenn jemand anders aus dem Meer genommen hat, bevor es aufgefüllt wird.
card_when-turn_end = Auch am Ende eines fremden Zuges.

## requests and live messages

request-costly = Das ist mehr, als ein Besucher verlangen darf. Versuch es in { $seconds } s noch einmal.
request-slow = Die Anfrage brauchte zu lange.
request-foreign = Diese Anfrage kommt von einer anderen Seite.
request-nobody = Aus dieser Anfrage geht niemand hervor. Sie hat weder unser Cookie noch den Header Reef-Page, auf den hin die Antwort eines gibt.
request-words_too_often = Das wurde zu oft versucht; warte ein paar Minuten.
request-binary = Nachrichten sind JSON als Text, nicht binär.
request-unreadable = Die Nachricht ist nicht lesbar: { $why }
request-too_many_messages = Zu viele Nachrichten auf einmal; warte einen Moment.
request-too_many = Zu viele Anfragen auf einmal; warte eine Minute.
request-malformed = { $why }
request-nothing_here = Unter dieser Adresse gibt es nichts.
request-method = Diese Adresse wird nicht mit { $method } gefragt, sondern mit { $methods }.
request-failed = Daran ist der Server gescheitert; sein Protokoll sagt mehr.

## seats

seat-not_yours = Diesen Platz spielst nicht du.
seat-taken = Jemand war schneller.
seat-maker_gone = Wer diesen Tisch eröffnet hat, ist nicht mehr da. Vielleicht wartet an einem anderen jemand.
seat-nobody_came = Auf diesem Platz sitzt niemand, den du wegschicken könntest.
seat-none = Du hast hier keinen Platz.
seat-not_free = Dieser Platz ist nicht frei.
seat-of_nobody = Auf diesem Platz sitzt niemand.
seat-not_away = Ein Bot springt für { $name } nur ein, wenn alle auf diesen Platz warten und dort drei Minuten lang niemand da ist.
seat-resigned = Du hast aufgegeben: Ein Bot spielt diesen Platz zu Ende.
seat-rated = Diese Partie ist gewertet: Auf deinen Wunsch springt niemand für dich ein. Du kannst später wiederkommen oder aufgeben.
seat-not_yours_to_see = Dieser Platz gehört nicht dir; lass ihn weg, um zuzuschauen.

## tables

table-not_yours = Dieser Tisch gehört nicht dir.
table-waiting = Dieser Tisch wartet, bis alle Plätze besetzt sind.
table-over = Hier wird nicht mehr gespielt.
table-begun = Die Partie hat begonnen.
table-shared = An diesem Tisch spielen andere mit: Für sie bleibt er bestehen.
table-no_step = Einen Schritt { $number } gibt es nicht: Der letzte ist { $last }.
table-no_record = Die Aufzeichnung gibt es, wenn die Partie zu Ende ist: Bis dahin birgt sie Geheimnisse.
table-waits = Der Tisch wartet: Jemand darf mit einer Karte antworten.
table-paused = Die Partie ist unterbrochen. Setzt sie erst fort.
pause-no_clock = Hier läuft keine Uhr, also gibt es nichts zu unterbrechen.
window-no_hurry = Niemand wartet gegen die Uhr auf deine Antwort.
window-once = Du hast schon um Bedenkzeit gebeten.
window-no_card = Du hast keine solche Karte, die im Zug eines anderen antwortet.
table-no_deal = Plättchen werden nur an einem Tisch genannt, an dem eine echte Partie eingegeben wird.
table-no_undo = Zurücknehmen lässt sich nur, was du im laufenden Zug getan hast.
table-gone_on = Der Tisch ist schon bei Schritt { $number }. Schau noch einmal.
table-full = Dieser Tisch hat { $most } Schritte, und mehr werden nicht aufbewahrt: Fang einen neuen an.
table-gone_on_elsewhere = Der Tisch ist anderswo weitergegangen. Schau noch einmal.
table-players = rules.players ist { $players }, aber es gibt { $seats } Plätze
table-no_branch = Abzweigen kann man eine Partie, wenn sie zu Ende ist: Bis dahin birgt sie Geheimnisse.
table-branch_at = at muss 0 bis { $last } sein, die Nummer eines Schritts
table-branch_seats = seats muss { $players } sein, wie an dem Tisch, von dem abgezweigt wird
rules-no_clause = Einen Absatz { $name } haben die Regeln nicht.
table-none = Diesen Tisch gibt es hier nicht.
table-decks_open = Tische mit { $decks } deiner Decks sind schon offen; verlass erst einen davon.
table-bot = es gibt keinen Bot { QUOTED($bot) }; es gibt { LIST($bots) }
table-bot_game = { QUOTED($bot) } spielt dieses Spiel nicht; es spielen { LIST($bots) }
table-bot_kind = ein Platz mit Bot hat die Art 'bot'
table-first_game = Die erste Partie ist für zwei, nach den Grundregeln und ohne Wertung.
table-rated_seats = Eine gewertete Partie hat höchstens einen Platz an deinem Gerät, und jemand spielt mit: Andere setzen sich über den Link oder die offenen Tische dazu.
table-rated_deck = Eine gewertete Partie nimmt ein Deck, das hier alle benutzen dürfen.
table-rated_clock = Eine gewertete Partie hat eine Uhr: Wähle eine, oder spielt ohne Wertung.

## fair play in rated games

rated-way_back = Gewertete Partien sind für alle, die einen Weg zurück haben: Hol dir unter „Ich“ Wörter oder einen Passkey, oder gib dort eine Adresse an, und setz dich dann dazu.
rated-apart = Programme spielen gewertete Partien unter sich, ohne Menschen und Bots des Hauses. Zusammen geht es an einem Tisch ohne Wertung.
rated-not_over = Was eine gewertete Partie ändert, steht fest, wenn sie vorbei ist.
fair-live = Du spielst gerade eine gewertete Partie mit laufender Uhr: Bis sie vorbei ist, gibt es keine Tipps und keine Analysen.
fair-days = Du spielst gerade eine gewertete Partie mit genau diesem Riff: Bis sie vorbei ist, gibt es dazu keine Tipps und keine Analysen.
table-deleted = Dieser Tisch wurde gelöscht.
table-cannot_open = Dieser Tisch lässt sich nicht öffnen: { $because }

## chat and rematches

chat-nice_one = Schöner Zug
chat-thank_you = Danke
chat-one_moment = Moment noch
chat-players_only = Hier schreiben nur die, die an diesem Tisch spielen.
chat-none = An diesem Tisch gibt es keinen Chat.
chat-empty = Eine Zeile braucht etwas Text oder einen der fertigen Sprüche.
chat-too_fast = Das war viel auf einmal; sag es gleich noch einmal.
chat-muted = { $days ->
    [0] Wer den Server betreibt, lässt dir hier nur die fertigen Worte.
    [one] Wer den Server betreibt, lässt dir hier noch { NUMBER($days) } Tag lang nur die fertigen Worte.
   *[other] Wer den Server betreibt, lässt dir hier noch { NUMBER($days) } Tage lang nur die fertigen Worte.
}
chat-no_line = Diese Zeile gibt es nicht mehr.
chat-own_line = Diese Zeile ist deine eigene.
chat-reported_enough = Von dir kamen heute schon viele Meldungen, und alle sind angekommen. Melde Weiteres morgen.
rematch-not_over = Die Partie ist noch nicht zu Ende.
rematch-program_gone = { $name } ist ein Programm und nicht mehr da: Es kann nicht mehr zusagen.

## why not: it is possible

action-possible = Das geht jetzt.

## hints

hint-failed = Gerade ist kein Tipp zustande gekommen. Frag in einer Minute noch einmal.
hint-too_many = Gerade wollen zu viele einen Tipp. Frag in einer halben Minute noch einmal.
hint-not_asked = Tipps bekommt nur, wer am Zug ist.
hint-thinking = Über einen Tipp wird schon nachgedacht.
hint-rated = Diese Partie ist gewertet: Es gibt keine Tipps.
hint-not_here = An diesem Tisch bekommen nur andere Plätze Tipps.

## profiles

person-no_profile = So ein Profil gibt es hier nicht.

## how much is kept

invitation-none = Auf diesen Code wartet kein Tisch. Vielleicht wurde er geschlossen.
invitation-used = An diesem Tisch sind alle Plätze besetzt.
invitation-not_yours = Einladen kann nur, wer an diesem Tisch sitzt.
quota-decks = Du hast { $decks } Decks mitgebracht, und { $most } werden aufbewahrt: Entferne eines, das kein Tisch benutzt.
quota-tables = Du hast hier { $tables } Partien, und { $most } werden pro Browser aufbewahrt: Lösch welche unter „Meine Partien“, dann ist Platz für diese.
quota-size = Deine Partien belegen hier { $size } MB, und { $most } MB werden pro Browser aufbewahrt: Lösch welche unter „Meine Partien“, dann ist Platz für diese.
quota-address = Von deiner Adresse kamen heute so viele Partien, dass keine weiteren aufbewahrt werden; komm morgen wieder.
quota-open = Von deiner Adresse kamen heute { $most } offene Tische, mehr werden nicht gelistet; lade Freunde per Link ein oder komm morgen wieder.

## decks that people bring

deck-not_yours = Ein Deck { $deck } von dir gibt es hier nicht; GET /api/decks zeigt, welche du benutzen darfst.
deck-used = Ein Tisch benutzt dieses Deck: Lösch erst den Tisch.
deck-unusable = Dieses Deck lässt sich nicht benutzen: { $because }.

## scores of a game at a real table

count-of_second_kind = deck, cards und at_home gehören zu Second Kind (second_kind true).
count-no_scoring_card = { QUOTED($card) } ist keine Wertungskarte dieses Decks; das sind { LIST($cards) }.
count-card_twice = Die Karte { QUOTED($card) } gibt es einmal, und sie wurde zweimal genannt.
count-kind = In einem Fisch liegen { LIST($kinds) }, nicht { QUOTED($kind) }.
count-kind_elsewhere = In einem Fisch liegen { LIST($kinds) } (mehr gibt es mit "second_kind": true), nicht { QUOTED($kind) }.
count-too_many_polyps = In der Schachtel sind { $most } { -colour($colour, ends: "e") } Polypen, nicht { $number }.
count-too_many_tiles = In der Schachtel sind { $most } { -tiles($tile) }, nicht { $number }.
count-one_tile = In der Schachtel ist { -a-tile($tile) }, nicht { $number }.
count-coral_tile = Das Korallenplättchen { -coral-tile($coral_tile) } hat { AND($colours, item: "colour-noun") }, nicht { -colour-noun($colour) }.

## the database

database-full = Die Datenbank ist gerade nicht benutzbar: Ihr Datenträger ist voll. Nichts ist verloren; versuch es bald wieder.
database-locked = Die Datenbank ist gerade nicht benutzbar: Ein anderes Programm hält sie fest. Nichts ist verloren; versuch es bald wieder.
database-read_only = Die Datenbank ist gerade nicht benutzbar: Sie darf nur gelesen werden. Nichts ist verloren; versuch es bald wieder.
database-damaged = Die Datenbank ist gerade nicht benutzbar: Sie ist beschädigt. Nichts ist verloren; versuch es bald wieder.
database-closed = Die Datenbank ist gerade nicht benutzbar: Sie lässt sich nicht öffnen. Nichts ist verloren; versuch es bald wieder.
database-disk_fails = Die Datenbank ist gerade nicht benutzbar: Ihr Datenträger streikt. Nichts ist verloren; versuch es bald wieder.
database-silent = Die Datenbank ist gerade nicht benutzbar: Sie antwortet nicht. Nichts ist verloren; versuch es bald wieder.

## why a connection is closed

close-too_many = Zu viele Verbindungen von einem Ort.
close-number = { $name } muss eine ganze Zahl von 0 bis { $most } sein.
close-unreadable = { $number } Nachrichten hintereinander waren nicht lesbar.
close-failed = Daran ist der Server gescheitert; verbinde dich neu.
close-too_slow = Die Verbindung war zu langsam; verbinde dich neu, um aufzuholen.
close-read_anew = Der Tisch wurde neu eingelesen; verbinde dich neu, um aufzuholen.
close-signed_out = Du hast dich hier abgemeldet.
close-banned = Wer den Server betreibt, hat dich gesperrt.

## people and their devices

person-language = Für { QUOTED($language) } gibt es keinen Katalog; es gibt { LIST($languages) }.
person-no_name = Ein Name hat mindestens einen Buchstaben.
person-no_way_back = Du könntest nicht zurückkommen: Füge einen Passkey hinzu oder lass dir Wiederherstellungswörter geben und schreib sie auf.
person-no_device = Auf so einem Gerät bist du nicht angemeldet.
person-nobody_before = Zurück geht es hier nicht: In diesem Browser hat sich in der letzten Woche niemand angemeldet.
person-banned = { $days ->
    [0] Wer den Server betreibt, hat dich gesperrt.
    [one] Wer den Server betreibt, hat dich noch für { NUMBER($days) } Tag gesperrt.
   *[other] Wer den Server betreibt, hat dich noch für { NUMBER($days) } Tage gesperrt.
}{ $reason ->
    [none] {""}
   *[other] {" "}Der Grund: { QUOTED($reason) }.
} Was dir gehört, kannst du noch mitnehmen: unter „Ich“, „Meine Daten“.
person-no_administrator = Das ist nur für Admins.
person-is_administrator = Einen Admin kann nur sperren, wer den Server betreibt: reef admin ban.

## friends

friend-who = Sag, wen du meinst: mit einem Namen oder der Adresse eines Profils.
friend-whom = Sag, wen du meinst: mit der Adresse eines Profils oder mit Tisch und Platz.
friend-oneself = Das bist du selbst.
friend-none = Diese Person gehört nicht zu deinen Freunden.
friend-asks_not = Das wurde zurückgenommen oder ist schon erledigt.
friend-nobody_there = Dort sitzt niemand.
friend-no_link = Dieser Link gilt nicht mehr. Bitte um einen neuen.
friend-own_link = Das ist dein eigener Link: Schick ihn jemandem.
friend-blocked = Du hast diese Person blockiert. Nimm das erst zurück.
friend-blocked_not = Du hast diese Person nicht blockiert.
friend-too_many = Mehr als { $most } Freunde hat hier niemand: Einer von euch muss erst Platz schaffen.
friend-too_many_asked = { $most } Leute haben dir noch nicht geantwortet. Nimm erst eine dieser Anfragen zurück.
friend-asked_often = Heute haben von deiner Adresse schon genug Leute diese Person gefragt. Frag morgen, oder schick ihr deinen Link.
friend-too_many_blocked = Du hast { $most } Leute blockiert, mehr werden nicht behalten. Nimm erst eine dieser Sperren zurück.
friend-too_many_offers = An diesen Tisch sind schon { $most } Leute eingeladen.

## where the server cannot be reached

offline-title = Windstille
offline-text = Der Server ist gerade nicht zu erreichen. Deine Partien sind dort aufbewahrt, nichts geht verloren.
offline-again = Noch einmal versuchen

## programs that play here by a token

program-token = Dieser Token öffnet nichts: Er ist falsch oder wurde zurückgezogen. Deine Bots stehen in dem Browser, in dem du sie angelegt hast.
program-too_many = Du hast { $most } Bots, mehr werden nicht behalten: Entferne zuerst einen.
program-none = So einen Bot hast du nicht.
program-not_for = Das ist für Menschen: Ein Bot spielt nur.

## passkeys

passkey-not_here = Passkeys brauchen eine sichere Verbindung: HTTPS oder http://localhost auf dem Computer, auf dem der Server läuft.
passkey-late = Das hat zu lange gedauert oder ist schon geschehen: Versuch es noch einmal.
passkey-not_valid = Die Antwort des Geräts war kein Passkey für diese Seite. Versuch es noch einmal.
passkey-unknown = Diesen Passkey hat hier niemand. Nimm einen anderen oder deine Wiederherstellungswörter.
passkey-known = Dieser Passkey ist schon bekannt.
passkey-none = So einen Passkey hast du nicht.
passkey-too_many = Du hast { $most } Passkeys, und mehr werden nicht aufbewahrt: Entferne erst einen.
passkey-last = Das ist dein einziger Weg zurück: Lass dir erst Wiederherstellungswörter geben oder füge einen anderen Passkey hinzu.

## e-mail addresses and links

address-none = Das ist keine E-Mail-Adresse, wie etwa ada@example.org.
address-link = Dieser Link gilt nicht mehr: Er wurde schon benutzt oder ist zu alt. Lass dir einen neuen schicken.
address-taken = Diese Adresse gehört hier schon zu einem anderen Konto: Melde dich damit dort an.
address-no_mail = Dieser Server verschickt keine Mails.
address-nothing = Du hast hier keine Adresse.
address-last = Das ist dein einziger Weg zurück: Lass dir erst Wiederherstellungswörter geben oder füge einen Passkey hinzu.

## recovery words

recovery-unknown = Die Wörter sind richtig gebildet, aber auf diesem Server hat sie niemand.
recovery-number = Es sind acht Wörter mit je sechs Buchstaben, und das hier sind { $number }.
recovery-slip = Das sind nicht ganz die Wörter: In einem steckt ein Tippfehler, oder die Reihenfolge stimmt nicht.
recovery-word = { QUOTED($word) } kann keines der Wörter sein: Jedes hat sechs Buchstaben, etwa { QUOTED($example) }.
