### Analysis of games and puzzles: turning points, what to take along, what a solution is about.

analysis-no_turns = the game has no turns yet: there is nothing to analyse
analysis-nodes = nodes must be a whole number of positions for each turn, from 1, not { QUOTED($value) }

## turning points

analysis-point = Turn { $number }:
analysis-change = { $owner ->
    [you] Your expected result went from { $before } to { $after } of 100.
   *[other] { NAME($owner) }'s expected result went from { $before } to { $after } of 100.
}
analysis-better = { $player ->
    [you] Better by { $loss }, in your turn { $number }:
   *[other] Better by { $loss }, in turn { $number } of { NAME($player) }:
}
analysis-nothing_better = Nothing better was found.
analysis-calm = No turn changed much.

## one sentence to take along

analysis-well_played = Nearly all turns were as good as those of a strong bot.
analysis-take_along = { $habit ->
    [meal] Eat sooner: in { $turns } { $turns ->
        [one] turn
       *[other] turns
    } that was better. A ripe coral is a target for the others.
    [meal_later] Eat later: in { $turns } { $turns ->
        [one] turn
       *[other] turns
    } that was better. A coral that is safe may still grow.
    [attack] Attack more: in { $turns } { $turns ->
        [one] turn
       *[other] turns
    } that was better. Before each turn look which polyps your colours beat.
    [lock] Lock coral tiles: in { $turns } { $turns ->
        [one] turn
       *[other] turns
    } that was better. What is locked stays so for good.
    [tide] Turn coral tiles: in { $turns } { $turns ->
        [one] turn
       *[other] turns
    } that was better. An alga decides who beats whom.
    [guard] Use the shrimps: in { $turns } { $turns ->
        [one] turn
       *[other] turns
    } that was better. A coral is safe only while one of them guards it.
    [card] Use the cards: in { $turns } { $turns ->
        [one] turn
       *[other] turns
    } that was better. Look at them before the rest of the turn.
    [special] Use special tiles and crowns of thorns: in { $turns } { $turns ->
        [one] turn
       *[other] turns
    } that was better.
    [larva] Trade cubes and consumed tiles: in { $turns } { $turns ->
        [one] turn
       *[other] turns
    } that was better. They are worth more in use.
    [collect] Choose what to collect: in { $turns } { $turns ->
        [one] turn
       *[other] turns
    } another space was better. The cube decides what the next turn can do.
    [end] End the game in time: in { $turns } { $turns ->
        [one] turn
       *[other] turns
    } that was better.
   *[other] Choose where polyps are laid: in { $turns } { $turns ->
        [one] turn
       *[other] turns
    } other cells were better. Lay them beside their own colour, and out of reach.
}

## `reef analyse`

analysis-heading = Expected result of each player before their turns, from 0 to 100, by { NUMBER($nodes) } positions a turn.
analysis-progress = Turn { $done } of { $of }
analysis-turn = { $player ->
    [you] { $number }  You  { LIST($expected) }
   *[other] { $number }  { NAME($player) }  { LIST($expected) }
}
analysis-turn_better = { $player ->
    [you] { $number }  You  { LIST($expected) }  better by { $loss }
   *[other] { $number }  { NAME($player) }  { LIST($expected) }  better by { $loss }
}
analysis-final = After the last turn: { LIST($expected) }.
analysis-for_player = { $player ->
    [you] For you: { $message }
   *[other] For { NAME($player) }: { $message }
}

## puzzles

puzzle-unknown = there is no puzzle { QUOTED($id) }
puzzle-too_many = many people hand in their turns right now: try again in a moment
puzzle-failed = your turn could not be judged just now: try again
puzzle-not_from_here = this turn cannot be played again as a puzzle: take another one
analysis-not_over = only a game whose secrets are out can be analysed: finish it first
analysis-none_better = no better turn was found for the turn of index { $turn }
analysis-too_many = many games are being analysed right now: try again in a minute
puzzle-not_whole = the turn is not over yet: go on until it is
puzzle-after_end = the turn is over before { QUOTED($action) }
puzzle-no_file = { $file } has no puzzles that can be read: { $why }
puzzle-ask = Your turn: find the best.
puzzle-level = { $level ->
    [own] A better turn than this game saw: the analysis found it.
    [easy] Easy: a plain bot finds it.
    [medium] Medium: a strong bot finds it at first sight.
   *[other] Hard: only a long search finds it.
}
puzzle-theme = { $theme ->
    [end] the end
    [meal] meals
    [attack] attack
    [lock] locks
    [tide] coral tiles
    [card] cards
    [guard] shrimps
    [larva] swaps
    [collect] collecting
    [lay] laying polyps
   *[other] special tiles
}
puzzle-verdict = { $outcome ->
    [better] You found more than we did. Thank you.
    [best] That is the best turn we know: 100 of 100.
    [shown] This is the best turn we know.
   *[other] { $score } of 100: the best turn we know is worth { $loss } more.
}
puzzle-found = { $number }  { $theme }, { $level }, game { $game }
puzzle-written = { $number ->
    [one] { $file }: { $number } puzzle
   *[other] { $file }: { $number } puzzles
}
puzzle-own_why = It is worth { $gap } of 100 more than the turn that was played.
puzzle-why = { $theme ->
    [end] It ends the game now: other turns are worth at least { $gap } of 100 less.
    [meal] It eats now: without that, { $gap } of 100 are lost.
    [attack] It takes { -colour($about) } polyps: without that, { $gap } of 100 are lost.
    [lock] It locks coral tile { $about }: without that, { $gap } of 100 are lost.
    [tide] It turns coral tile { $about }: without that, { $gap } of 100 are lost.
    [card] { $about ->
        [buy] It buys a card: without that, { $gap } of 100 are lost.
       *[other] It plays { CARD($about) }: without that, { $gap } of 100 are lost.
    }
    [guard] { $about ->
        [shrimp] It brings a shrimp: without that, { $gap } of 100 are lost.
       *[other] It moves a shrimp: without that, { $gap } of 100 are lost.
    }
    [special] { $about ->
        [crown] A crown of thorns attacks: without that, { $gap } of 100 are lost.
       *[other] It puts { -reef-tile($about) } on the board: without that, { $gap } of 100 are lost.
    }
   *[other] It puts { -reef-tile($about) } on the board: without that, { $gap } of 100 are lost.
}
