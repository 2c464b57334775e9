### E-Mail: die eigene Adresse und die Seite, die Links in Mails öffnen.

mail-about = Mit einer Adresse kommst du immer zu deinen Partien zurück: Ein Link dorthin meldet dich auf jedem Gerät an.
mail-address = E-Mail-Adresse
mail-send = Link schicken
mail-sent = Ein Link ist unterwegs an { $address }. Hat hier ein Konto diese Adresse, meldet er dich dort an; sonst gehört die Adresse danach zu diesem Konto.
mail-digest = Mail, wenn ich am Zug bin
mail-digest_on = Ja
mail-digest_on_about = Eine Mail für alle Partien mit Tagesfrist, höchstens alle acht Stunden und nie nachts.
mail-digest_off = Nein
mail-digest_off_about = Ich bekomme keine Mail, wenn ich am Zug bin.
mail-remove = { $address } entfernen
mail-removed = Die Adresse ist gelöscht.

## die Seite, die ein Link öffnet. $name ist, wem das Konto gehört.

mail-looking = Der Link wird geprüft …
mail-no_link = Dieser Link führt nirgendwohin
mail-ask_again = Neuen Link holen
mail-sign_in = Als { $name } anmelden?
mail-sign_in_alone = Dann gehört dieser Browser zu dir.
mail-sign_in_about = Dann gehört dieser Browser zu dir, und { $games ->
    [one] seine Partie kommt
   *[other] seine { $games } Partien kommen
} mit. Eine Woche lang kannst du das unter „Ich“ zurücknehmen.
mail-sign_in_sent = Diesen Link hat niemand in diesem Browser angefordert. Melde dich nur an, wenn du weißt, von wem er kommt, und wenn du { $name } bist.
mail-sign_in_apart = Du spielst in diesem Browser gerade gegen { $name }, darum bleiben seine Partien, wie sie sind. Eine Woche lang kannst du unter „Ich“ zu ihnen zurück.
mail-bring = { $games ->
    [one] Die Partie dieses Browsers an { $name } geben
   *[other] Die { $games } Partien dieses Browsers an { $name } geben
}
mail-bring_about = Wer das Konto von { $name } hat, spielt sie dann und sieht, was dort auf der Hand liegt.
mail-sign_in_button = Anmelden
mail-confirm = Soll { $address } zum Konto von { $name } gehören?
mail-confirm_about = Dann gehen Links zum Anmelden dorthin, und Mails, wenn du in Partien mit Tagesfrist am Zug bist. Ändern kannst du das unter „Ich“.
mail-confirm_button = Adresse behalten
mail-confirmed = Die Adresse ist gespeichert.
mail-off = Keine Mails mehr, wenn du am Zug bist?
mail-off_about = Unter „Ich“ kannst du sie wieder einschalten.
mail-off_button = Keine mehr
mail-is_off = Du bekommst keine Mails mehr, wenn du am Zug bist.
mail-to_me = Zu „Ich“
