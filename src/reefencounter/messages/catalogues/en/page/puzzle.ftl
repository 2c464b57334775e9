### A puzzle: what is asked, and what the turn was worth.

puzzle-not_shown = This puzzle cannot be shown
puzzle-laid_out = The reef is being laid out …
puzzle-name = Puzzle
puzzle-of_the_day = Puzzle of the day · { $date }
# that one made of a turn of one’s own game
puzzle-own = Puzzle from a game
puzzle-of = Puzzle of { $date }
puzzle-how_hard = Level { $level }

## What is asked

puzzle-find = Your turn: find the best
puzzle-played = Your turn is played
puzzle-you_are = You are { -player-colour($colour) }, it is turn { $turn }.
puzzle-you_are_by = You are { -player-colour($colour) }, it is turn { $turn } ({ LIST($rules) }).
puzzle-hand = Hand
puzzle-cubes = Cubes
puzzle-consumed = Consumed
puzzle-shrimps = Shrimps
puzzle-fish = In your fish
puzzle-sea = Open sea and strengths
puzzle-boards = Reef boards
puzzle-coral_tiles = Coral tiles
puzzle-locked = { $locked } of 10 locked

## What one can do

puzzle-play = Play the turn
puzzle-go_on = Go on
# from the table back to what is asked
puzzle-leave = To the puzzle
puzzle-hand_in = Hand in
puzzle-step_back = One step back
puzzle-show = Show it
puzzle-show_sure = The best turn is shown then, and you cannot hand in one of yours.
puzzle-show_yes = Yes, show it
puzzle-show_no = Not yet
puzzle-judged = A strong bot looks at your turn …
puzzle-how_played = You hand in once. Keys: R hands in, U takes a step back.
puzzle-how = Play it on the table with all its actions; undo as often as you like. You hand in once, when your turn is over.
puzzle-no_hints = A puzzle has no hints. “Show it” shows the best turn.

## The answer

puzzle-result = Your result
# behind the score, which is large
puzzle-of_hundred = of 100
puzzle-you = You
puzzle-best = Best
puzzle-percent = { $percent } %
puzzle-expected = What a strong bot then expects for you; 100 % is a sure win.
puzzle-found_by = { $percent } % of people found it.
puzzle-best_turn = The best turn
puzzle-numbers = The numbers are the steps of the best turn.
puzzle-left_out = You left this out.
puzzle-missed = These steps were not in your turn.
puzzle-show_on_board = Show it on the board
puzzle-next = Next puzzle
puzzle-all = All puzzles
