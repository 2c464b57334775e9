### A puzzle: what is asked, and what the turn was worth.

puzzle-not_shown = Tuhle hádanku nejde ukázat
puzzle-laid_out = Připravuje se útes…
puzzle-name = Hádanka
puzzle-of_the_day = Hádanka dne · { $date }
# that one made of a turn of one’s own game
puzzle-own = Hádanka z partie
puzzle-of = Hádanka, { $date }
puzzle-how_hard = Obtížnost { $level }

## What is asked

puzzle-find = Jsi na tahu: najdi ten nejlepší
puzzle-played = Tvůj tah je zahraný
puzzle-you_are = Hraješ za { -player-acc($colour) }, je { $turn }. tah.
puzzle-you_are_by = Hraješ za { -player-acc($colour) }, je { $turn }. tah ({ LIST($rules) }).
puzzle-hand = V ruce
puzzle-cubes = Kostičky
puzzle-consumed = Zkonzumované
puzzle-shrimps = Krabíci
puzzle-fish = V papušíkovi
puzzle-sea = Otevřené moře a síly
puzzle-boards = Desky útesu
puzzle-coral_tiles = Kartičky korálů
puzzle-locked = zablokováno { $locked } z 10

## What one can do

puzzle-play = Zahrát tah
puzzle-go_on = Dál
# from the table back to what is asked
puzzle-leave = K hádance
puzzle-hand_in = Odevzdat
puzzle-step_back = O krok zpět
puzzle-show = Ukázat řešení
puzzle-show_sure = Ukáže se nejlepší tah a svůj už odevzdat nepůjde.
puzzle-show_yes = Ano, ukázat
puzzle-show_no = Ještě ne
puzzle-judged = Silný bot zkoumá tvůj tah…
puzzle-how_played = Odevzdáváš jednou. Klávesy: R odevzdá, U vrátí krok zpět.
puzzle-how = Zahraj ho u stolu se všemi akcemi; vracet můžeš, kolikrát chceš. Odevzdáváš jednou, až tah skončí.
puzzle-no_hints = U hádanky rady nejsou. Nejlepší tah ukáže „Ukázat řešení“.

## The answer

puzzle-result = Tvůj výsledek
# behind the score, which is large
puzzle-of_hundred = ze 100
puzzle-you = Ty
puzzle-best = Nejlepší
puzzle-percent = { $percent } %
puzzle-expected = Co pro tebe silný bot potom čeká; 100 % je jistá výhra.
puzzle-found_by = Našlo ho { $percent } % lidí.
puzzle-best_turn = Nejlepší tah
puzzle-numbers = Čísla jsou kroky nejlepšího tahu.
puzzle-left_out = Tohle ve tvém tahu chybělo.
puzzle-missed = Tyhle kroky ve tvém tahu nebyly.
puzzle-show_on_board = Ukázat na desce
puzzle-next = Další hádanka
puzzle-all = Všechny hádanky
