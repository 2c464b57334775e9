### Eine Partie eingeben, die am echten Tisch gespielt wird, oder ihre Punkte zählen.

entry-title = Echte Partie eingeben
entry-about = Ihr spielt an einem echten Tisch und schreibt hier mit: um die Partie wieder anzusehen, sie ohne Fehler zu werten oder zu klären, was eine Regel erlaubt. Alles liegt offen; was ihr aus eurem Beutel zieht, gebt ihr ein.
entry-about_count = Eure Partie ist vorbei: Gib ein, wie die Korallenplättchen liegen und was in den Fischen ist, und Punkte, Plätze und Gleichstände werden ausgerechnet.
entry-what = Was eingeben
entry-whole = Ganze Partie
entry-only_end = Nur das Ende

## The players. Who has no other name goes by the colour of the pieces.

entry-players = Spieler
entry-colour = { -player-colour($colour) }
entry-begins = { $name }, beginnt
entry-name_of = Name von Spieler { $number }

## The game

entry-game = Spiel
entry-base = Grundspiel
entry-advanced = Fortgeschritten
entry-advanced_about = Auf dem Seestern wächst nichts, und von einer Mahlzeit gehen fünf Polypen zurück.
entry-expansion = Erweiterung
entry-no_expansion = Keine
entry-second_kind = Second Kind
entry-second_kind_about = Spezialplättchen, die beim Spielaufbau kommen, gehen zurück in den Beutel, und es wird nachgezogen.
entry-crowns = Dornenkronen
entry-crowns_dealt = Verteilt
entry-crowns_dealt_about = Alle haben neben den Plättchen unten je eine Dornenkrone.
entry-crowns_in_bag = Im Beutel
entry-crowns_in_bag_about = Alle vier Dornenkronen werden aus dem Beutel gezogen.
# action 6: a consumed tile for a cube
entry-exchange = Polyp gegen Larve
entry-exchange_play = Sofort spielen
entry-exchange_play_about = Aktion 6, wie der Verlag sie korrigiert hat.
entry-exchange_keep = Behalten
entry-exchange_keep_about = Aktion 6 nach der älteren Regel: Die Larve wird behalten.

## The coral tiles at the start

entry-coral_tiles = Korallenplättchen
entry-sides = Alle zehn Plättchen beginnen auf derselben Seite. Was zeigt das von Weiß und Gelb?
entry-star = Weiß schlägt Gelb
entry-star_side = Seite mit Seestern
entry-plain = Gelb schlägt Weiß
entry-plain_side = Seite ohne Seestern

## The open sea, the boards, the first tiles

entry-sea = Offenes Meer
entry-first_space = Erstes Feld
entry-space = { -colour-noun($space) }
entry-sea_about = Die Plättchen auf jedem Feld, im Uhrzeigersinn vom ersten an: 3, 3, 3, 2 und 1. Ist eine Reihe voll, geht es mit der nächsten weiter.
entry-boards = Spielpläne
entry-boards_about = Welches Riff liegt wo? Dreh eures so, dass es wie das Bild aussieht.
entry-board = Spielplan { $number }
entry-tiles = Gezogene Plättchen
entry-tiles_about = Was alle am Anfang gezogen haben, bevor ein Plättchen in den Fisch kam.
# of the game, if it is to have one
entry-name = Titel
entry-name_like = Freitagabend (wenn du magst)
entry-open = Tisch eröffnen

## What is still missing: the list, and its items

entry-missing = Noch offen: { AND($missing) }.
entry-missing_board = Spielplan { $number }
entry-missing_space = das { -colour($space, ends: "e") } Feld (noch { $more })
entry-missing_tiles = die Plättchen von { $name } (noch { $more })

## Only the points

entry-turn_tiles = So, wie sie am Ende liegen. Tipp auf ein Plättchen, um es umzudrehen.
entry-turn_tile = Korallenplättchen: { -colour-noun($stronger) } schlägt { -colour-noun($weaker) }. Umdrehen
entry-fish = Fische
# a colour or a kind of tile in a fish
entry-one_more = { $tile }: eins mehr
entry-in_fish = { $tile } im Fisch
entry-one_less = { $tile }: eins weniger
entry-colour_in_fish = { -colour-noun($colour) }
entry-ties = Für Gleichstände
entry-ties_and_cards = Für Gleichstände und Karten
entry-consumed = Gefressene Plättchen
entry-cubes = Larven
entry-hand_tiles = Plättchen auf der Hand
entry-guarded = Polypen in eigenen Korallen
entry-count = Zählen
entry-score = Das Ergebnis
