### Ein Rätsel: was gefragt ist und was der Zug wert war.

puzzle-not_shown = Dieses Rätsel lässt sich nicht zeigen
puzzle-laid_out = Das Riff wird ausgelegt …
puzzle-name = Rätsel
puzzle-of_the_day = Rätsel des Tages · { $date }
# that one made of a turn of one's own game
puzzle-own = Rätsel aus einer Partie
puzzle-of = Rätsel vom { $date }
puzzle-how_hard = Stufe { $level }

## What is asked

puzzle-find = Du bist am Zug: Finde den besten
puzzle-played = Dein Zug ist gespielt
puzzle-you_are = Du bist { -player-colour($colour) }, es ist Zug { $turn }.
puzzle-you_are_by = Du bist { -player-colour($colour) }, es ist Zug { $turn } ({ LIST($rules) }).
puzzle-hand = Hand
puzzle-cubes = Larven
puzzle-consumed = Gefressen
puzzle-shrimps = Krabben
puzzle-fish = In deinem Fisch
puzzle-sea = Offenes Meer und Stärken
puzzle-boards = Spielpläne
puzzle-coral_tiles = Korallenplättchen
puzzle-locked = { $locked } von 10 fixiert

## What one can do

puzzle-play = Zug spielen
puzzle-go_on = Weiter
# from the table back to what is asked
puzzle-leave = Zum Rätsel
puzzle-hand_in = Abgeben
puzzle-step_back = Ein Schritt zurück
puzzle-show = Lösung zeigen
puzzle-show_sure = Dann siehst du den besten Zug und kannst keinen eigenen mehr abgeben.
puzzle-show_yes = Ja, zeigen
puzzle-show_no = Noch nicht
puzzle-judged = Ein starker Bot sieht sich deinen Zug an …
puzzle-how_played = Du gibst nur einmal ab. Tasten: R gibt ab, U nimmt einen Schritt zurück.
puzzle-how = Spiel den Zug am Tisch, mit allen Aktionen; nimm zurück, sooft du willst. Abgegeben wird einmal, wenn dein Zug vorbei ist.
puzzle-no_hints = Bei einem Rätsel gibt es keine Tipps. „Lösung zeigen“ zeigt den besten Zug.

## The answer

puzzle-result = Dein Ergebnis
# behind the score, which is large
puzzle-of_hundred = von 100
puzzle-you = Du
puzzle-best = Bester
puzzle-percent = { $percent } %
puzzle-expected = Was ein starker Bot danach für dich erwartet; 100 % ist ein sicherer Sieg.
puzzle-found_by = { $percent } % haben ihn gefunden.
puzzle-best_turn = Der beste Zug
puzzle-numbers = Die Zahlen sind die Schritte des besten Zuges.
puzzle-left_out = Das hast du ausgelassen.
puzzle-missed = Diese Schritte fehlten in deinem Zug.
puzzle-show_on_board = Auf dem Plan zeigen
puzzle-next = Nächstes Rätsel
puzzle-all = Alle Rätsel
