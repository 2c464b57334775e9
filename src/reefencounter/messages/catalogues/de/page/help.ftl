### Das Hilfefenster.

help-close = Schließen
help-show = Was zeigen
help-moment = Jetzt gerade

## This moment: what each of the ten actions would do, or why it cannot be done

help-can = Was du tun kannst
help-cannot = Was jetzt nicht geht

## Keys

help-at_table = Am Tisch
help-in_replay = In einer Wiedergabe
help-at_puzzle = Bei einem Rätsel
help-in_analysis = In einer Analyse
help-keyboard = Alles ist auch mit Tab und Enter erreichbar. Für Screenreader hat jedes Teil einen Namen.

## About the game

help-game = Reef Encounter ist ein Brettspiel von Richard Breese, erschienen bei R&D Games, What’s Your Game? und Z-Man Games.
help-unofficial = Dies ist eine inoffizielle, nicht kommerzielle Version von Leuten, die das Spiel mögen. Weder Autor noch Verlage haben sie gebilligt, und sie beansprucht nichts, was ihnen gehört. Texte und Bilder des veröffentlichten Spiels werden nicht verwendet. Kauf dir bitte das echte, wenn du es noch findest.
help-fonts = Die Schriften heißen Open Sans und Crimson Pro, die Zeichen kommen aus Noto Sans Math: freie Schriften <a>unter der SIL Open Font License</a>.
help-privacy = Diese Seite spricht mit keinem anderen Server als ihrem eigenen. Sie speichert ein Cookie, das sagt, welche Tische deine sind, und eins mit der gewählten Sprache.
