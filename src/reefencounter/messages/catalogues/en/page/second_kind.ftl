### The Second Kind: cards, the market, and what is chosen with them.

## A card

second_kind-blue_card = blue shrimp card
second_kind-use_blue = or use the blue shrimp
second_kind-answer = answer
second_kind-scoring = scoring
second_kind-close = Close
second_kind-answer_with = Answer with it
second_kind-play_text = Play its text
second_kind-eat_with = Eat the first coral with it
second_kind-introduce_blue = Introduce a blue shrimp
second_kind-move_blue = Move a blue shrimp
second_kind-discard = Discard
second_kind-own_turn = Cards are played in your own turn, after action 1.
second_kind-ready = Ready: when its moment comes, you are asked.
second_kind-quiet = You are not asked about it: that is a no, and nobody learns of it.
second_kind-do_not_ask = Do not ask me
second_kind-ask_again = Ask me again
second_kind-is_ready = ready
second_kind-is_quiet = not asked

## Cards and market

second_kind-market = Cards and market
second_kind-cards = Cards
second_kind-whole_deck = The whole deck
second_kind-reconstructed = Reconstructed deck
second_kind-in_pile = { $count ->
    [one] { $count } card in the pile
   *[other] { $count } cards in the pile
}
second_kind-discards = Discards
second_kind-discarded = { $count } discarded
second_kind-blue_supply = { $count ->
    [one] { $count } blue shrimp in the supply
   *[other] { $count } blue shrimps in the supply
}
# After the one above, and a comma
second_kind-one_on_sea = one on the open sea
second_kind-no_blue = no blue shrimp left
second_kind-buy = Buy
second_kind-bought = Bought
# After the name of a card, and a comma
second_kind-usable = can be used now
second_kind-in_hand = { $count } in the hand
second_kind-no_card = No card in the hand.
second_kind-no_card_buy = No card in the hand. Buy one for a tile or a cube.
second_kind-open_before = Open before { $name }

## What can be chosen in the prompt

second_kind-choices = Choices
second_kind-give = You give
second_kind-at_space = At the space
second_kind-take = You take
second_kind-cube = { -colour($colour) } cube
second_kind-space = { -colour($colour) } space
second_kind-alga = { -alga($alga) } alga
second_kind-coral_tile = { -colour($stronger) }/{ -colour($weaker) } coral tile
# A part of an action, on a button; from the hand and for a cube goes without saying
second_kind-part = { $part ->
    [hand] { "" }
    [cube] { "" }
    [consumed] consumed
    [off] Off the board
    [done] Done
    [introduce] Introduce
    [move] Move
    [shoo] Remove a crown
    [nudge] Push a crown
    [summon] Bring a crown
    [rock] Bare rock
    [water] Deep water
    [blue] Introduce a blue shrimp
    [shift] Move a blue shrimp
    [swap] Swap
   *[other] { $part }
}
second_kind-back = Back
second_kind-tiles_and_cards = Reef tiles and cards
second_kind-buy_card = Buy a card
second_kind-half_lies = How the half tile lies
second_kind-turn_key = Turn (T)
second_kind-tile_to_lay = Tile to lay
second_kind-lay_from_hand = Lay { -tile-name($tile) } from the hand, { $count } there
second_kind-lay_from_consumed = Lay { -tile-name($tile) } from the consumed tiles, { $count } there
second_kind-consumed = consumed
second_kind-meal_card = Card for the first meal
# Stands before the names of cards
second_kind-with = With
second_kind-end_turn = End the turn

## The time left for an answer

second_kind-seconds = { $count } s
second_kind-you_have = { $count ->
    [one] You have { $count } second to answer.
   *[other] You have { $count } seconds to answer.
}
second_kind-at_most = { $count ->
    [one] At most { $count } second.
   *[other] At most { $count } seconds.
}
# Each stands after the seconds that are left: 12 s
second_kind-until_heard = until your answer is heard
second_kind-to_answer = to answer; no answer is no
second_kind-too_late = over: that is a no
second_kind-let_me_think = Let me think
second_kind-for_others = at most
second_kind-thinks = while { $name } thinks
second_kind-to_think = to think; no answer is no

## A game at a real table is entered

second_kind-which_card = Which card came from the pile?
second_kind-card = Card
second_kind-choose = Choose …
second_kind-in_fish = Special tiles in the fish
second_kind-so_many_in_fish = Special tiles in the fish: { $count }
second_kind-scoring_cards = Scoring cards, open or in the hand
second_kind-shrimps_home = Shrimps on corals of three or more
