### Turns that were played: the parts of a turn as hints have them, told of who played it.

played-turn = { $items ->
    [none] { $player ->
        [you] You did nothing.
       *[other] { NAME($player) } did nothing.
    }
   *[other] { JOIN($items, with: " ") }
}
played-lays = { $taken ->
    [none] { $player ->
        [you] You laid { AND(BY_COLOUR($colours), item: "polyp-group") }.
       *[other] { NAME($player) } laid { AND(BY_COLOUR($colours), item: "polyp-group") }.
    }
   *[other] { $player ->
        [you] You laid { AND(BY_COLOUR($colours), item: "polyp-group") } and took { AND(BY_COLOUR($taken), item: "polyp-group") }.
       *[other] { NAME($player) } laid { AND(BY_COLOUR($colours), item: "polyp-group") } and took { AND(BY_COLOUR($taken), item: "polyp-group") }.
    }
}
played-grows = The growth cell added { AND(BY_COLOUR($colours), item: "polyp-group") }.
played-beats = From then on { -colour($stronger) } beat { -colour($weaker) }.
played-turns = { $coral_tiles } coral tiles were turned.
played-feeds = { $player ->
    [you] You put { -a-colour($colour) } tile into your fish.
   *[other] { NAME($player) } put { -a-colour($colour) } tile into the fish.
}
played-larvae = { $player ->
    [you] You chose { AND(GROUPS($colours), item: "cube-group") }.
   *[other] { NAME($player) } chose { AND(GROUPS($colours), item: "cube-group") }.
}
played-eats = { $kept ->
    [none] { $player ->
        [you] Your fish ate the { -colour($colour) } coral of { $size }.
       *[other] { NAME($player) }'s fish ate the { -colour($colour) } coral of { $size }.
    }
   *[other] { $player ->
        [you] { $kept ->
            [one] Your fish ate the { -colour($colour) } coral of { $size }: { $kept } of it scores.
           *[other] Your fish ate the { -colour($colour) } coral of { $size }: { $kept } of it score.
        }
       *[other] { $kept ->
            [one] { NAME($player) }'s fish ate the { -colour($colour) } coral of { $size }: { $kept } of it scores.
           *[other] { NAME($player) }'s fish ate the { -colour($colour) } coral of { $size }: { $kept } of it score.
        }
    }
}
played-introduces = { $player ->
    [you] You put a shrimp on { $cell }.
   *[other] { NAME($player) } put a shrimp on { $cell }.
}
played-moves = { $player ->
    [you] You moved a shrimp to { $cell }.
   *[other] { NAME($player) } moved a shrimp to { $cell }.
}
played-moves_off = { $player ->
    [you] You took a shrimp back behind the screen.
   *[other] { NAME($player) } took a shrimp back behind the screen.
}
played-larva = { $player ->
    [you] You swapped a consumed { -colour($colour) } tile for its cube.
   *[other] { NAME($player) } swapped a consumed { -colour($colour) } tile for its cube.
}
played-polyp = { $player ->
    [you] You swapped { -a-colour($colour) } cube for a polyp.
   *[other] { NAME($player) } swapped { -a-colour($colour) } cube for a polyp.
}
played-locks = { $player ->
    [you] You locked the { -coral-tile($coral_tile) } coral tile with { -alga($alga) }.
   *[other] { NAME($player) } locked the { -coral-tile($coral_tile) } coral tile with { -alga($alga) }.
}
played-alga = { $player ->
    [you] You played the { -alga($alga) } alga.
   *[other] { NAME($player) } played the { -alga($alga) } alga.
}
played-collects = { $player ->
    [you] You collected the { -colour($colour) } space.
   *[other] { NAME($player) } collected the { -colour($colour) } space.
}
played-passes = { $player ->
    [you] You passed.
   *[other] { NAME($player) } passed.
}
played-buys = { $player ->
    [you] You bought a card.
   *[other] { NAME($player) } bought a card.
}
played-discards = { $player ->
    [you] You threw { CARD($card) } away.
   *[other] { NAME($player) } threw { CARD($card) } away.
}
played-plays_card = { $player ->
    [you] You played { CARD($card) }.
   *[other] { NAME($player) } played { CARD($card) }.
}
played-uses_card = { $player ->
    [you] You used { CARD($card) }.
   *[other] { NAME($player) } used { CARD($card) }.
}
played-places = { $player ->
    [you] You put { -reef-tile($tile) } on { $cell }.
   *[other] { NAME($player) } put { -reef-tile($tile) } on { $cell }.
}
played-crown = { $player ->
    [you] You let the crown of thorns eat the polyp on { $cell }.
   *[other] { NAME($player) } let the crown of thorns eat the polyp on { $cell }.
}
played-flees = { $player ->
    [you] Your shrimp fled to { $cell }.
   *[other] { NAME($player) }'s shrimp fled to { $cell }.
}
played-flees_off = { $player ->
    [you] Your shrimp fled behind the screen.
   *[other] { NAME($player) }'s shrimp fled behind the screen.
}
played-blue = { $player ->
    [you] You brought a blue shrimp to { $cell }.
   *[other] { NAME($player) } brought a blue shrimp to { $cell }.
}
