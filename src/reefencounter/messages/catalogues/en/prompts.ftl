### What is asked of a player, and what the table says beside the boards.

prompt-feed = { $actor ->
    [you] Choose a tile for your fish
   *[other] { NAME($actor) } puts a tile into the fish
}
prompt-feed_hint = { $actor ->
    [you] It stays secret and scores at the end.
   *[other] It scores at the end.
}
prompt-larvae = { $actor ->
    [you] Choose two larva cubes
   *[other] { NAME($actor) } chooses two larva cubes
}
prompt-larvae_hint = { $actor ->
    [you] They are shown when all have chosen. A cube lets you lay its colour.
   *[other] They are shown when all have chosen. A cube stands for polyps of its colour.
}
prompt-final = { $actor ->
    [you] Final round: eat one coral or pass
   *[other] Final round: { NAME($actor) } eats one coral or passes
}
prompt-final_hint = { $actor ->
    [you] It is your last action of the game.
   *[other] It is { NAME($actor) }'s last action of the game.
}
prompt-final_pass = { $actor ->
    [you] Final round: pass
   *[other] Final round: { NAME($actor) } passes
}
prompt-final_pass_hint = { $actor ->
    [you] None of your corals can be eaten now.
   *[other] None of { NAME($actor) }'s corals can be eaten now.
}
prompt-no_cell = No cell is open to { -colour($colour) } now
prompt-move_or_stop = Move a shrimp, or end the laying.
prompt-stop = End the laying.
prompt-lay = { $actor ->
    [you] { $most ->
        [1] { $laid ->
            [0] Lay { $most } { -colour($colour) }
           *[other] Lay { $most } more { -colour($colour) }
        }
       *[other] { $laid ->
            [0] Lay up to { $most } { -colour($colour) }
           *[other] Lay up to { $most } more { -colour($colour) }
        }
    }
   *[other] { $most ->
        [1] { $laid ->
            [0] { NAME($actor) } lays { $most } { -colour($colour) }
           *[other] { NAME($actor) } lays { $most } more { -colour($colour) }
        }
       *[other] { $laid ->
            [0] { NAME($actor) } lays up to { $most } { -colour($colour) }
           *[other] { NAME($actor) } lays up to { $most } more { -colour($colour) }
        }
    }
}
prompt-cells = { $attacks ->
    [0] { $cells ->
        [one] { $cells } cell is open.
       *[other] { $cells } cells are open.
    }
   *[other] { $cells ->
        [one] { $cells } cell is open, by attack.
       *[other] { $cells } cells are open, { $attacks } of them by attack.
    }
}
prompt-sources = { $actor ->
    [you] { $consumed ->
        [one] { $hand } from your hand, { -number($consumed) } consumed tile.
       *[other] { $hand } from your hand, { -number($consumed) } consumed tiles.
    }
   *[other] { $consumed ->
        [one] { $hand } from the hand, { -number($consumed) } consumed tile.
       *[other] { $hand } from the hand, { -number($consumed) } consumed tiles.
    }
}
prompt-or_stop = Or end the laying.
prompt-owed = { $actor ->
    [you] Play the { -colour($colour) } cube
   *[other] { NAME($actor) } plays the { -colour($colour) } cube
}
prompt-owed_hint = It was taken to be played at once; only shrimps may move before.
prompt-end = { $actor ->
    [you] Go on, or end your turn
   *[other] { NAME($actor) } goes on, or ends the turn
}
prompt-end_hint = { $actor ->
    [you] You have collected already: end the turn when you are done.
   *[other] { NAME($actor) } has collected already: the turn can be ended.
}
prompt-shrimp = { $actor ->
    [you] Bring your shrimp to a polyp
   *[other] { NAME($actor) } brings the shrimp to a polyp
}
prompt-shrimp_hint = { $actor ->
    [you] A shrimp stands on bare rock: you cannot collect before it has left.
   *[other] A shrimp stands on bare rock: { NAME($actor) } cannot collect before it has left.
}
prompt-turn = { $actor ->
    [you] Your turn
   *[other] { NAME($actor) }'s turn
}
prompt-turn_eat_hint = { $actor ->
    [you] You may eat a coral first, then lay, or collect at once.
   *[other] { NAME($actor) } may eat a coral first, then lay, or collect at once.
}
prompt-turn_hint = { $actor ->
    [you] Take any actions, then collect to end the turn.
   *[other] Enter what { NAME($actor) } does; collecting ends the turn.
}
prompt-collect = { $actor ->
    [you] Go on, or collect
   *[other] { NAME($actor) } goes on, or collects
}
prompt-collect_hint = { $actor ->
    [you] Collecting ends your turn; until then you can take actions back.
   *[other] Collecting ends the turn. Whatever was entered can be taken back.
}

## with the Second Kind

prompt-flee = { $actor ->
    [you] Your shrimp must leave { $cell }
   *[other] { NAME($actor) }'s shrimp must leave { $cell }
}
prompt-drift = The blue shrimp must leave { $cell }
prompt-leave_hint = A crown of thorns ate its polyp: choose where it goes.
prompt-return = { $tiles ->
    [one] { CAPITAL(-number($tiles)) } tile goes back to the bag: choose
   *[other] { CAPITAL(-number($tiles)) } tiles go back to the bag: choose
}
prompt-return_hint = { $actor ->
    [you] A double counts as two. The rest feeds your fish.
   *[other] A double counts as two. The rest feeds { NAME($actor) }'s fish.
}
prompt-split = { $actor ->
    [you] You consumed a { -tile($tile) }
   *[other] { NAME($actor) } consumed a { -tile($tile) }
}
prompt-split_hint = Swap it for two ordinary tiles from the bag, or keep it.
prompt-crown = A crown must attack: choose a polyp
prompt-crown_hint = { $actor ->
    [you] Each crown of thorns acts once before your turn begins.
   *[other] Each crown of thorns acts once before { NAME($actor) }'s turn begins.
}
asks-cube = { CARD($card) }: play a cube
asks-collect = { CARD($card) }: collect a space of the sea
asks-gain_cube = { CARD($card) }: take a cube
asks-swap = { CARD($card) }: swap a tile with the sea
asks-dip = { CARD($card) }: put one of the tiles back
asks-digest = { CARD($card) }: which tile becomes a consumed one?
asks-growth = { CARD($card) }: place a tile beside a coral
asks-blue = { CARD($card) }: introduce or move a blue shrimp
asks-alga = { CARD($card) }: which alga?
asks-flip = { CARD($card) }: which coral tile turns?
asks-snack = { $actor ->
    [you] { CARD($card) }: which tile goes into your fish?
   *[other] { CARD($card) }: which tile goes into { NAME($actor) }'s fish?
}
asks-crown = { CARD($card) }: remove, move or place a crown
asks-terrain = { CARD($card) }: place bare rock or deep water
asks-gull = { CARD($card) }: take a tile from the sea
asks-shift = { CARD($card) }: introduce or move a shrimp?
asks-skip_flip = { CARD($card) }: which coral tile does not turn?
asks-search = { CARD($card) }: take a tile from the bag
asks-ward = { CARD($card) }: which polyp is warded?
window-play = Play { CARD($card) }?
window-waits = The table waits
window-waits_hint = Whoever holds a card for this moment may play it now.
window-eat = { $player ->
    [you] Your fish has eaten.
   *[other] { NAME($player) }'s fish has eaten.
}
window-attack = { $player ->
    [you] You attack the polyp on { $cell }.
   *[other] { NAME($player) } attacks the polyp on { $cell }.
}
window-alga = { $coral_tiles ->
    [one] The coral tile { AND($coral_tiles, item: "coral-tile") } is about to turn.
   *[other] The coral tiles { AND($coral_tiles, item: "coral-tile") } are about to turn.
}
window-collect = { $player ->
    [you] You have collected, and the sea is not refilled yet.
   *[other] { NAME($player) } has collected, and the sea is not refilled yet.
}
window-turn_end = { $player ->
    [you] Your turn is over, and the next has not begun.
   *[other] { NAME($player) }'s turn is over, and the next has not begun.
}
effect-breakfast = Action 1 is still open.
effect-any_colour = The next cube counts as any colour.
effect-from_hand = The next cube lays up to { $tiles } tiles from the hand.
effect-weaker = With the next cube one attack may go against the coral tile.
effect-laying_from_hand = This laying takes up to { $tiles } tiles from the hand.
effect-laying_weaker = One attack of this laying may go against the coral tile.
effect-locks = { $locks ->
    [one] { CAPITAL(-number($locks)) } more coral tile may be locked this turn.
   *[other] { CAPITAL(-number($locks)) } more coral tiles may be locked this turn.
}
effect-skip_flip = The next alga leaves one coral tile as it is.
effect-returned = Returned to the bag this turn: { AND($tiles, item: "tiles") }.

## how it ended (R11)

ending-locks = { $player ->
    [you] You have locked the last of the ten coral tiles.
   *[other] { NAME($player) } has locked the last of the ten coral tiles.
}
ending-shrimps = { $player ->
    [you] Your fish has eaten its fourth shrimp.
   *[other] { NAME($player) }'s fish has eaten its fourth shrimp.
}
ending-full = { $player ->
    [you] After your turn no polyp can be laid anywhere any more.
   *[other] After { NAME($player) }'s turn no polyp can be laid anywhere any more.
}
ending-supply = { $player ->
    [you] After your turn the open sea cannot be refilled.
   *[other] After { NAME($player) }'s turn the open sea cannot be refilled.
}
ending-limit = Turn 400, the last that a game may have, is over.

## who left before the end. $turn is in which; 0: before the first

ending-resigned = { $turn ->
    [0] { $player ->
        [you] You resigned before the first turn.
       *[other] { NAME($player) } resigned before the first turn.
    }
   *[other] { $player ->
        [you] You resigned in turn { $turn }.
       *[other] { NAME($player) } resigned in turn { $turn }.
    }
}
ending-out_of_time = { $turn ->
    [0] { $player ->
        [you] Your time ran out before the first turn.
       *[other] { NAME($player) } ran out of time before the first turn.
    }
   *[other] { $player ->
        [you] Your time ran out in turn { $turn }.
       *[other] { NAME($player) } ran out of time in turn { $turn }.
    }
}
ending-left = { $turn ->
    [0] { $player ->
        [you] You left before the first turn.
       *[other] { NAME($player) } left before the first turn.
    }
   *[other] { $player ->
        [you] You left in turn { $turn }.
       *[other] { NAME($player) } left in turn { $turn }.
    }
}
ending-bot_finished = { $player ->
    [you] A bot finished your seat.
   *[other] A bot finished the seat of { NAME($player) }.
}
ending-decided = That decides the game: nothing after it counts.
ending-by_the_bot = What a bot scores there takes no place from anybody.
ending-nobody_stayed = Nobody played to the end.

## the end of a game, and the scores so far, in the terminal

ending-worth = A polyp in the fish is worth: { LIST($items) }.
ending-colour = { -colour($colour) } { $value }
ending-fish = { $player ->
    [you] Your fish:
   *[other] { NAME($player) }'s fish:
}
ending-place = { $rank }. { $name }, { $points } points
ending-share = The first place is shared: { AND($players, item: "who") }.
ending-wins = { $player ->
    [you] You win!
   *[other] { NAME($player) } wins!
}
scores-now = If the game ended now, with the coral tiles as they lie:
scores-player = { $most ->
    [none] { $unseen ->
        [0] { $player ->
            [you] you: { $least } points
           *[other] { NAME($player) }: { $least } points
        }
       *[other] { $player ->
            [you] { $polyps ->
                [one] you: { $least } points ({ $unseen } of { $polyps } polyp unseen)
               *[other] you: { $least } points ({ $unseen } of { $polyps } polyps unseen)
            }
           *[other] { $polyps ->
                [one] { NAME($player) }: { $least } points ({ $unseen } of { $polyps } polyp unseen)
               *[other] { NAME($player) }: { $least } points ({ $unseen } of { $polyps } polyps unseen)
            }
        }
    }
   *[other] { $unseen ->
        [0] { $player ->
            [you] you: { $least } to { $most } points
           *[other] { NAME($player) }: { $least } to { $most } points
        }
       *[other] { $player ->
            [you] { $polyps ->
                [one] you: { $least } to { $most } points ({ $unseen } of { $polyps } polyp unseen)
               *[other] you: { $least } to { $most } points ({ $unseen } of { $polyps } polyps unseen)
            }
           *[other] { $polyps ->
                [one] { NAME($player) }: { $least } to { $most } points ({ $unseen } of { $polyps } polyp unseen)
               *[other] { NAME($player) }: { $least } to { $most } points ({ $unseen } of { $polyps } polyps unseen)
            }
        }
    }
}
verdict-won = { $player ->
    [you] You win with { $points } points.
   *[other] { NAME($player) } wins with { $points } points.
}
verdict-shared = The first place is shared with { $points } points: { AND($players, item: "who") }.
verdict-tied = { $points } points each: { AND($players, item: "who") }.
verdict-equal = Nothing breaks the tie between { AND($players, item: "who") }: the place is shared.
verdict-more_consumed = More consumed tiles decide: { LIST($items) }.
verdict-more_cubes = More cubes decide: { LIST($items) }.
verdict-more_tiles = More hand tiles decide: { LIST($items) }.
verdict-more_guarded = More polyps in their own corals decide: { LIST($items) }.
verdict-has = { $player ->
    [you] you { $number }
   *[other] { NAME($player) } { $number }
}
score-card = { CARD($card) }: { CARD_TEXT($card) }
score-cards = { $player ->
    [you] Your { AND($cards, item: "card") } { $cards ->
        [one] adds
       *[other] add
    } { $points } { $points ->
        [one] point
       *[other] points
    }.
   *[other] { NAME($player) }'s { AND($cards, item: "card") } { $cards ->
        [one] adds
       *[other] add
    } { $points } { $points ->
        [one] point
       *[other] points
    }.
}
