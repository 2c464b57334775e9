### Die Seite zum Datenschutz: was aufgehoben wird und wie lange.

privacy-about = Was dieser Server von dir aufhebt und wie lange. Nichts geht an andere, und keine Seite hier zählt oder verfolgt dich.
privacy-visit = Ein Besuch
privacy-cookie = Ein Cookie mit einer Zufallszahl, an der dich der Server beim nächsten Besuch wiedererkennt. Browser behalten es bis 400 Tage nach dem letzten Besuch. Auf dem Server liegt nur ein Hash davon.
privacy-language = Ein zweites Cookie merkt sich die gewählte Sprache. Wie der Tisch aussieht, weiß nur dein Browser.
privacy-guest = Von Gästen wird nichts aufgeschrieben, bevor es etwas zu behalten gibt: eine Partie, einen Namen, eine gelöste Aufgabe. Meldet sich ein Gast als jemand an, wird eine Woche lang notiert, was ihm gehörte, damit es sich zurücknehmen lässt.
privacy-address = Deine IP-Adresse wird gegen Missbrauch gezählt, nur im Arbeitsspeicher, und nach einem Tag vergessen. Das Protokoll des Servers hält Fehler fest, keine Besuche.
privacy-rated = Während einer gewerteten Partie ein Hash von Adresse und Browser aller, die mitspielen: daran zeigt sich, ob zwei von einem Ort spielen. Er verschwindet, wenn die Partie gezählt ist.
privacy-you = Du
privacy-name = Dein Name, deine Sprache, wann du zum ersten Mal hier warst, und zu jedem Gerät, wie sich der Browser nennt und wann es zuletzt da war, auf die Stunde genau.
privacy-ways = Die öffentliche Hälfte jedes Passkeys und ein Hash deiner acht Wörter. Ein Passwort gibt es nicht.
privacy-mail = Wenn du eine angibst, deine E-Mail-Adresse und deine Zeitzone, bis du sie entfernst: für Links zum Anmelden und für Mails, wenn du am Zug bist. Niemand sonst sieht sie. Von einem Link bleibt einen Tag lang ein Hash.
privacy-friends = Deine Freunde, wen du gefragt oder blockiert hast, und die Plätze, die Freunde dir freihalten. Wen du blockiert hast, siehst nur du.
privacy-until = Bis du dein Konto löschst: unter „Ich“, „Meine Daten“. Sieben Tage später ist es weg. Ein Gast, der nichts aufgehoben hat und 30 Tage wegbleibt, wird vergessen, ebenso nach 400 Tagen einer, der keinen Weg zurück hat.
privacy-games = Partien
privacy-steps = Jeder Schritt deiner Partien, wer mitgespielt hat und wie sie ausgingen, Ratings, deine Decks und welche Aufgaben und Rätsel du gelöst hast. Partien, die du allein gespielt hast, kannst du unter „Meine Partien“ jederzeit löschen.
privacy-others = Gemeinsame Partien bleiben für alle, die mitgespielt haben. Wenn du gehst, verschwindet dein Name daraus.
privacy-expire = Wer den Server betreibt, kann Partien löschen lassen, an denen lange niemand weitergespielt hat; die Liste deiner Partien sagt es dann.
privacy-chat = Chat
privacy-lines = Die letzten 100 Zeilen, die an einem Tisch gesagt wurden; lesen können sie alle, die dort spielen. Gemeldete Zeilen bleiben für den Betreiber erhalten.
privacy-rights = Deine Dateien
privacy-export = Alle deine Partien und alles, was von dir aufgehoben wird, bekommst du jederzeit als Datei, unter „Ich“.
privacy-host = Wer diesen Server betreibt
privacy-contact = So erreichst du sie oder ihn: { $contact }
privacy-me = Zu „Ich“
