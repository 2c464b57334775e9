### The diagrams of the rulebook: what can be tried on each, and what is to be seen in its position.

diagram-joining-about = Lay pink polyps, also between the two pink corals. Then take your shrimp off one of them and try again.
diagram-attack-about = White is stronger than yellow. Try to take d2 at once, and then after another white polyp beside one of the two.
diagram-protection-about = Move the shrimp. The shields go with it.
diagram-split-about = White is stronger than pink here. Cut the pink coral in two, and see which part keeps the shrimp.
diagram-growth-about = Lay a grey polyp next to the starfish, and another one far from it.
diagram-no_growth-about = Lay grey on e4: nothing grows. Move your shrimp away first, and it does.
diagram-shrimps-about = Put your shrimps wherever you like: onto a free coral, onto green's, a third one onto this board.
diagram-tide-about = Play algae and see which tiles turn, who beats whom, and what a polyp is worth.
diagram-lock-about = Your fish has eaten. Put an alga onto a coral tile: it is locked, and the others of that alga turn.
diagram-collecting-about = Take one space after the other, and see which spaces are filled up.
diagram-eating-about = Let your fish eat. Four polyps of each coral go into the bag.
diagram-final_round-about = In the final round five go into the bag. Which of your corals can still be eaten?
diagram-crown-about = It is your turn, and the crown is hungry. See what it may eat, and what becomes of your shrimp.
diagram-half_tile-about = Fill the gap f2: with an ordinary polyp, and with the half tile, turned this way and that.
diagram-reef_tiles-about = Put down rock and deep water, also beyond the edge.

diagram-protected = { $cells ->
    [none] No shrimp stands on a coral: nothing is protected.
   *[other] Protected: { LIST($cells) }.
}
diagram-unprotected = { $cells ->
    [none] Nothing of it can be attacked.
   *[other] Not protected: { LIST($cells) }.
}
diagram-attacks = { $cells ->
    [none] { CAPITAL(-colour($colour)) } can take nothing now.
   *[other] { CAPITAL(-colour($colour)) } can take: { LIST($cells) }.
}
diagram-joining = { $cells ->
    [none] No cell would join two { -colour($colour) } corals that carry a shrimp each.
   *[other] No { -colour($colour) } polyp may go to { OR($cells) }: it would join two corals that carry a shrimp each.
}
diagram-worth = A polyp is worth: white { $white }, yellow { $yellow }, orange { $orange }, pink { $pink }, grey { $grey }.
diagram-fish = In your fish: { $polyps ->
    [one] { $polyps } polyp
   *[other] { $polyps } polyps
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
