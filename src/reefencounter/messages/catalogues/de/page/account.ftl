### Die Seite über einen selbst, Fortsetzung: eigene Bots, Daten.

account-bots = Meine Bots
account-bots_about = Mit einem Token kann hier ein Programm von dir mitspielen, als Bot gekennzeichnet. Wer den Token hat, spielt als dieser Bot, also behalte ihn für dich.
account-bot_name = Name des Bots
account-bot_add = Bot hinzufügen
account-bot_used = zuletzt { $when } hier
account-bot_unused = war noch nicht hier
account-bot_new_token = Neuer Token für { $bot }
account-bot_remove = { $bot } entfernen
account-bot_removed = { $bot } spielt hier nicht mehr mit. Die Partien bleiben.
account-bot_token = Der Token, nur dieses eine Mal gezeigt

## My data. $day is a day as the language writes it.

account-data = Meine Daten
account-all_games = Alle meine Partien
account-all_data = Alles, was von mir gespeichert ist
account-files_about = Laufende Partien haben noch Geheimnisse; sie kommen dazu, wenn sie vorbei sind.
account-leave_ask = Konto löschen …
account-what_goes = In sieben Tagen wird alles gelöscht, was nur dir gehört: dein Name, Geräte, Passkeys und Wörter, Bots, Decks, was du gelöst und gesagt hast, und die Partien, die du allein gespielt hast. Bis dahin kannst du es dir anders überlegen.
account-what_stays = Partien mit anderen bleiben für sie erhalten. Du heißt dort „Jemand“, und laufende spielt ein Bot zu Ende.
account-leave = In sieben Tagen löschen
account-not_now = Jetzt nicht
account-leaving = Am { $day } wird alles gelöscht, was hier dir gehört.
account-stay = Konto behalten
account-stayed = Nichts wird gelöscht: Schön, dass du bleibst.
