### Keys, and what they do.

# What is written on a key
keys-name = { $key ->
    [PageUp] Page Up
    [PageDown] Page Down
    [Home] Home
    [End] End
    [Enter] Enter
    [Esc] Esc
   *[Space] Space
}
# Between the first and the last of several keys: 1 to 9
keys-to = to

## At the table

keys-actions = the ten actions (0 is action 10, collect)
keys-arrows = move over the cells of a board
keys-boards = the board before, the next board
keys-next_cell = the next cell that can be chosen
keys-choose = choose; once more to confirm
keys-back = one step back
keys-stop = stop laying
keys-cards = the cards (Second Kind)
keys-chat = the chat, where people play at different screens; else the cards. Esc leads back to the reef
keys-turn_tile = turn the half tile that is about to be laid (Second Kind)
keys-undo = undo, within your turn
keys-again = show the last turn again
keys-protected = show which polyps are protected
keys-large = one board large, or all
keys-hint = a hint
keys-signs = explain the next sign of the table; with Shift the one before
keys-help = this help

## In an analysis

keys-turns = one turn back, one turn on
keys-turning_points = the turning points
keys-better = played or better
keys-first_last = the first turn, the last turn

## In a replay

keys-play = play, pause
keys-steps = one step back, one step on
keys-ends = to the beginning, to the end

## At a puzzle

keys-hand_in = hand in, once your turn is over
keys-best_turn = show the best turn, which counts as your answer
