### Why something cannot be done: the refusals of both games, by their ids.

action-no_number = Eine Aktion { $number } gibt es nicht.
action-no_number_second_kind = Eine Aktion { $number } gibt es in Second Kind nicht.
over = Die Partie ist zu Ende.
turn-of_another = Spieler { SEAT($player) } ist am Zug, nicht Spieler { SEAT($asked) }.
turn-asked = Gerade entscheidet jemand anders: Spieler { $player }.
turn-another_acts = Gerade entscheidet Spieler { SEAT($player) }, nicht Spieler { SEAT($asked) }.
setup-behind = Der Spielaufbau ist schon vorbei.
setup-going_on = Noch wählen alle ihr erstes Plättchen und ihre Larven.
final-eat_or_pass = { $actor ->
    [you] In der Schlussrunde darfst du nur noch eine Koralle fressen lassen oder passen.
   *[other] In der Schlussrunde darf { NAME($actor) } nur noch eine Koralle fressen lassen oder passen.
}
pass-not_final = Passen gibt es nur in der Schlussrunde; sonst endet ein Zug mit dem Nehmen aus dem Meer.
laying-nothing_laid = { $actor ->
    [you] Leg mindestens einen Polypen, bevor du das Legen beendest.
   *[other] { NAME($actor) } muss mindestens einen Polypen legen.
}
laying-unfinished = Erst das Legen abschließen: Leg einen Polypen oder hör auf.
cube-owed = Spiel zuerst die { -colour($colour, ends: "e") } Larve aus: Sie muss sofort gespielt werden.
cube-none = { $actor ->
    [you] Du hast keine { OR($colours, item: "colour", ends: "e") } Larve.
   *[other] { NAME($actor) } hat keine { OR($colours, item: "colour", ends: "e") } Larve.
}
cube-two_played = { $actor ->
    [you] Du hast in diesem Zug schon zwei Larven ausgespielt.
   *[other] { NAME($actor) } hat in diesem Zug schon zwei Larven ausgespielt.
}
cube-no_polyp = { $actor ->
    [you] Du hast keinen { OR($colours, item: "colour", ends: "en") } Polypen, den du damit legen könntest.
   *[other] { NAME($actor) } hat keinen { OR($colours, item: "colour", ends: "en") } Polypen dafür.
}
cube-no_cell = Nirgends kann ein { OR($colours, item: "colour", ends: "er") } Polyp gelegt werden.
cube-as_another = Nur mit einer Karte zählt eine Larve als andere Farbe.
cube-no_polyp_second_kind = { $actor ->
    [you] Du hast keinen { OR($colours, item: "colour", ends: "en") } Polypen, der sich damit irgendwo legen ließe.
   *[other] { NAME($actor) } hat keinen { OR($colours, item: "colour", ends: "en") } Polypen, der sich damit irgendwo legen ließe.
}
player-none = In dieser Partie gibt es keinen Spieler { SEAT($player) }.
feed-done = { $actor ->
    [you] In deinem Fisch liegt schon ein Plättchen.
   *[other] Im Fisch von { NAME($actor) } liegt schon ein Plättchen.
}
feed-none = { $actor ->
    [you] Du hast kein { OR($colours, item: "colour", ends: "es") } Plättchen für deinen Fisch.
   *[other] { NAME($actor) } hat kein { OR($colours, item: "colour", ends: "es") } Plättchen für den Fisch.
}
larvae-feed_first = { $actor ->
    [you] Leg zuerst ein Plättchen in deinen Fisch, dann wähle zwei Larven.
   *[other] Zuerst kommt ein Plättchen in den Fisch von { NAME($actor) }, dann folgen die zwei Larven.
}
larvae-done = { $actor ->
    [you] Du hast deine zwei Larven schon gewählt.
   *[other] { NAME($actor) } hat schon zwei Larven gewählt.
}
lay-no_cube = Spiel zuerst eine Larve aus: Sie bestimmt, welche Farbe gelegt wird.
lay-no_consumed = { $actor ->
    [you] Du hast kein gefressenes { OR($colours, item: "colour", ends: "es") } Plättchen.
   *[other] { NAME($actor) } hat kein gefressenes { OR($colours, item: "colour", ends: "es") } Plättchen.
}
lay-four_from_hand = Mit einer Larve legt man höchstens vier Polypen von der Hand.
lay-no_hand = { $actor ->
    [you] Du hast kein { OR($colours, item: "colour", ends: "es") } Plättchen auf der Hand.
   *[other] { NAME($actor) } hat kein { OR($colours, item: "colour", ends: "es") } Plättchen auf der Hand.
}
lay-no_rock = Dort ist kein Felsen.
lay-own_colour = Der Polyp dort ist selbst { -colour($colour) }; eine Koralle greift nie die eigene Farbe an.
lay-shrimp_on_rock = Auf diesem Felsen steht eine Krabbe.
lay-not_stronger = { -colour-noun($colour) } ist gerade nicht stärker als { -colour-noun($target) }.
lay-protected = Diesen Polypen schützt eine Krabbe auf ihm oder direkt daneben in seiner Koralle.
lay-protected_second_kind = Diesen Polypen schützt eine Krabbe, eine blaue Krabbe oder eine Karte.
lay-joins = Das würde zwei Korallen verbinden, auf denen je eine Krabbe steht.
lay-joins_second_kind = Das würde zwei Korallen mit Krabben verbinden.
lay-no_attacker = Neben diesem Feld liegt keine { -colour($colour, ends: "e") } Koralle aus mindestens zwei Polypen.
lay-no_attacker_second_kind = Keine { -colour($colour, ends: "e") } Koralle aus mindestens zwei Polypen kann dieses Feld so angreifen.
lay-crown = Auf diesem Feld liegt eine Dornenkrone.
lay-two_blue = Dann gäbe es eine Koralle mit zwei blauen Krabben.
lay-two_blue_or_joins = Das ergäbe eine Koralle mit zwei blauen Krabben oder würde zwei Korallen mit Krabben verbinden.
lay-other_side = Diese Seite zeigt nicht { -colour-noun($colour) }: Dreh das Plättchen um.
polyp-no_cube = { $actor ->
    [you] Du hast keine { OR($colours, item: "colour", ends: "e") } Larve zum Eintauschen.
   *[other] { NAME($actor) } hat keine { OR($colours, item: "colour", ends: "e") } Larve zum Eintauschen.
}
polyp-none_left = Weder im Beutel noch im Bonusvorrat ist ein { OR($colours, item: "colour", ends: "er") } Polyp übrig.
polyp-no_ordinary_left = Weder im Beutel noch im Bonusvorrat ist ein normaler { OR($colours, item: "colour", ends: "er") } Polyp übrig.
take-shrimp_on_rock = { $actor ->
    [you] Eine deiner Krabben steht auf leerem Felsen: Zieh sie erst auf einen Polypen oder nimm sie vom Plan.
   *[other] Eine Krabbe von { NAME($actor) } steht auf leerem Felsen: Sie muss erst auf einen Polypen oder vom Plan.
}
take-done = { $actor ->
    [you] Du hast in diesem Zug schon aus dem Meer genommen; beende ihn von Hand.
   *[other] { NAME($actor) } hat in diesem Zug schon aus dem Meer genommen; der Zug wird von Hand beendet.
}
eat-late = { $actor ->
    [you] Fressen kommt zuerst: Du hast in diesem Zug schon etwas anderes getan.
   *[other] Fressen kommt zuerst: { NAME($actor) } hat in diesem Zug schon etwas anderes getan.
}
eat-no_shrimp = { $actor ->
    [you] Dort steht keine Krabbe von dir.
   *[other] Dort steht keine Krabbe von { NAME($actor) }.
}
eat-small = Die Koralle hat Größe { $size }; gefressen wird erst ab fünf Polypen.
eat-feeds_nothing = Die Koralle hat Größe { $size } und käme ganz in den Beutel.
eat-needs_card = { $actor ->
    [you] Für die erste Koralle deines Fisches brauchst du eine Karte mit blauer Krabbe auf der Hand.
   *[other] Für die erste Koralle des Fisches braucht { NAME($actor) } eine Karte mit blauer Krabbe auf der Hand.
}
eat-no_card = Nur die erste Koralle eines Fisches kostet eine Karte.
shrimp-done = { $actor ->
    [you] Du hast in diesem Zug schon eine Krabbe eingesetzt.
   *[other] { NAME($actor) } hat in diesem Zug schon eine Krabbe eingesetzt.
}
shrimp-none_left = { $actor ->
    [you] Du hast keine Krabbe mehr hinter deinem Sichtschirm.
   *[other] { NAME($actor) } hat keine Krabbe mehr hinter dem Sichtschirm.
}
shrimp-no_polyp = Eine Krabbe wird auf einen Polypen gesetzt, und dort liegt keiner.
shrimp-two_on_board = { $actor ->
    [you] Auf diesem Spielplan stehen schon zwei Krabben von dir.
   *[other] Auf diesem Spielplan stehen schon zwei Krabben von { NAME($actor) }.
}
shrimp-coral_taken = Auf dieser Koralle steht schon eine Krabbe.
shrimp-coral_taken_second_kind = Auf dieser Koralle steht schon eine farbige Krabbe.
shrimp-blue_tile = Auf einem blauen Krabben-Plättchen darf keine Krabbe stehen.
shrimp-blue_there = Auf diesem Polypen steht schon eine blaue Krabbe.
move-no_shrimp = { $actor ->
    [you] Auf dem ersten Feld steht keine Krabbe von dir.
   *[other] Auf dem ersten Feld steht keine Krabbe von { NAME($actor) }.
}
move-there_already = Dort steht die Krabbe schon.
move-just_moved = { $actor ->
    [you] Diese Krabbe wurde gerade bewegt; tu erst etwas anderes.
   *[other] Diese Krabbe wurde gerade bewegt; { NAME($actor) } muss erst etwas anderes tun.
}
move-no_rock = Auf dem zweiten Feld ist kein Felsen.
move-occupied = Dort steht eine andere Krabbe.
move-occupied_second_kind = Dort steht schon etwas.
move-only_onto_polyp = Diese Krabbe wurde gerade bewegt: Sie darf jetzt nur noch auf einen Polypen oder vom Plan.
move-cube_stuck = { $actor ->
    [you] Danach ließe sich die genommene Larve nicht mehr ausspielen.
   *[other] Danach könnte { NAME($actor) } die genommene Larve nicht mehr ausspielen.
}
larva-no_tile = { $actor ->
    [you] Du hast kein gefressenes { OR($colours, item: "colour", ends: "es") } Plättchen zum Eintauschen.
   *[other] { NAME($actor) } hat kein gefressenes { OR($colours, item: "colour", ends: "es") } Plättchen zum Eintauschen.
}
larva-no_cube = Im Vorrat ist keine { OR($colours, item: "colour", ends: "e") } Larve mehr.
larva-two_played = { $actor ->
    [you] Die Larve muss sofort ausgespielt werden, und du hast in diesem Zug schon zwei gespielt.
   *[other] Die Larve muss sofort ausgespielt werden, und { NAME($actor) } hat in diesem Zug schon zwei gespielt.
}
larva-no_polyp = { $actor ->
    [you] Die Larve muss sofort ausgespielt werden, und du hättest keinen { OR($colours, item: "colour", ends: "en") } Polypen zum Legen.
   *[other] Die Larve muss sofort ausgespielt werden, und { NAME($actor) } hätte keinen { OR($colours, item: "colour", ends: "en") } Polypen zum Legen.
}
larva-no_cell = Die Larve muss sofort ausgespielt werden, und für einen { OR($colours, item: "colour", ends: "en") } Polypen ist kein Feld frei.
larva-stuck = Die Larve muss sofort ausgespielt werden, und das ginge dann nicht.
larva-other_colour = Für { -a-tile($tile) } gibt es keine { -colour($colour, ends: "e") } Larve: Die Farbe muss stimmen.
larva-no_such_tile = { $actor ->
    [you] Du hast kein gefressenes { -tile($tile, ends: "es") }, um es gegen diese Larve einzutauschen.
   *[other] { NAME($actor) } hat kein gefressenes { -tile($tile, ends: "es") }, um es gegen diese Larve einzutauschen.
}
alga-no_tile = { $actor ->
    [you] Du hast kein gefressenes { -tile($tile, ends: "es") } zum Bezahlen.
   *[other] { NAME($actor) } hat kein gefressenes { -tile($tile, ends: "es") } zum Bezahlen.
}
alga-none_left = { $alga ->
    [purple] Im Vorrat ist kein lila Algenzylinder mehr.
    [blue] Im Vorrat ist kein blauer Algenzylinder mehr.
    [green] Im Vorrat ist kein grüner Algenzylinder mehr.
   *[red] Im Vorrat ist kein roter Algenzylinder mehr.
}
alga-locked = Das Korallenplättchen { -coral-tile($coral_tile) } ist schon fixiert.
alga-one_lock = In einem Zug darf nur ein Korallenplättchen fixiert werden.
alga-one_lock_second_kind = In einem Zug darf nur ein Korallenplättchen fixiert werden, mit einer Karte zwei.
alga-nothing_eaten = Ein Korallenplättchen fixieren darf nur, wessen Fisch schon eine Koralle gefressen hat.
alga-other_large = Die große Alge auf dem Korallenplättchen { -coral-tile($coral_tile) } ist { -alga($shown) }, nicht { -alga($alga) }.
alga-last_lock = Das letzte Korallenplättchen fixieren darf nur, wer mindestens zwei Polypen im Fisch hat.
alga-last_lock_second_kind = Das letzte Korallenplättchen fixieren darf nur, wer mindestens zwei Plättchen im Fisch hat.
crown-none_acts = Gerade muss keine Dornenkrone angreifen und keine Krabbe weichen.
crown-first = Erst greifen die Dornenkronen an: Wähle eine und einen Polypen, den sie angreifen darf.
card-not_held = { $actor ->
    [you] Diese Karte hast du nicht auf der Hand.
   *[other] Diese Karte hat { NAME($actor) } nicht auf der Hand.
}
card-breakfast_late = { $actor ->
    [you] Sie kommt vor Aktion 1: Du hast in diesem Zug schon etwas getan.
   *[other] Sie kommt vor Aktion 1: { NAME($actor) } hat in diesem Zug schon etwas getan.
}
card-laying = Dafür muss sich in diesem Zug noch eine Larve ausspielen lassen, und die Karte darf nicht schon auf eine warten.
return-no_meal = Gerade wird keine Koralle gefressen.
split-no_double = Gerade wurde kein doppeltes Plättchen gefressen.
choose-no_card = Gerade gibt es für keine Karte etwas zu wählen.
window-none = Gerade kann niemand mit einer Karte antworten.
end-not_collected = Ein Zug endet mit dem Nehmen aus dem Meer; nur nach „Allzeit aufnahmebereit“ wird er von Hand beendet.
buy-done = { $actor ->
    [you] Du hast in diesem Zug schon eine Karte gekauft.
   *[other] { NAME($actor) } hat in diesem Zug schon eine Karte gekauft.
}
buy-collected = Nach Aktion 10 wird keine Karte mehr gekauft.
buy-three_cards = { $actor ->
    [you] Du hast drei Karten auf der Hand: Spiel erst eine oder leg eine ab.
   *[other] { NAME($actor) } hat drei Karten auf der Hand: Erst muss eine gespielt oder abgelegt werden.
}
buy-none_left = Es gibt keine Karte mehr zu kaufen.
buy-no_cube = { $actor ->
    [you] Du hast keine { OR($colours, item: "colour", ends: "e") } Larve zum Bezahlen.
   *[other] { NAME($actor) } hat keine { OR($colours, item: "colour", ends: "e") } Larve zum Bezahlen.
}
blue-not_on_card = Diese Karte zeigt keine blaue Krabbe.
blue-polyp_taken = Auf diesem Polypen steht schon eine Krabbe.
blue-coral_taken = Auf dieser Koralle steht schon eine blaue Krabbe.
blue-supply_empty = Der Vorrat ist leer: Nenne zuerst eine blaue Krabbe von den Spielplänen, etwa 2c3.
blue-from_supply = Solange im Vorrat eine blaue Krabbe ist, kommt sie von dort.
blue-no_polyp = Eine blaue Krabbe kommt auf einen Polypen, und dort liegt keiner.
shift-own_coral = { $actor ->
    [you] Eine blaue Krabbe bewegst du nur von einer eigenen Koralle auf einen freien Polypen.
   *[other] Eine blaue Krabbe bewegt { NAME($actor) } nur von einer eigenen Koralle auf einen freien Polypen.
}
card-needs-breakfast = Dafür brauchst du eine Larve, mit der sich ein Polyp legen lässt, und zwar vor allem anderen im Zug.
card-needs-early_collect = { $actor ->
    [you] Dafür darf Aktion 10 in diesem Zug noch nicht erledigt sein und keine Krabbe von dir auf leerem Felsen stehen.
   *[other] Dafür darf Aktion 10 in diesem Zug noch nicht erledigt sein und keine Krabbe von { NAME($actor) } auf leerem Felsen stehen.
}
card-needs-gain_cube = Im Vorrat ist keine Larve.
card-needs-swap_tiles = { $actor ->
    [you] Dafür brauchst du ein Plättchen auf der Hand und eines von anderer Art im offenen Meer.
   *[other] Dafür braucht { NAME($actor) } ein Plättchen auf der Hand und eines von anderer Art im offenen Meer.
}
card-needs-dip = Im Beutel sind zu wenige Plättchen.
card-needs-digest = { $actor ->
    [you] Du hast kein Polypenplättchen auf der Hand.
   *[other] { NAME($actor) } hat kein Polypenplättchen auf der Hand.
}
card-needs-extra_cube = Dafür braucht es eine Larve, mit der sich ein Polyp legen lässt.
card-needs-place_free = { $actor ->
    [you] Neben keiner deiner Korallen ist ein Felsenfeld für ein Plättchen ihrer Farbe frei.
   *[other] Neben keiner Koralle von { NAME($actor) } ist ein Felsenfeld für ein Plättchen ihrer Farbe frei.
}
card-needs-blue_uses = Es lässt sich keine blaue Krabbe einsetzen oder bewegen.
card-needs-alga_play = Im Vorrat ist kein Algenzylinder mehr.
card-needs-flip = Alle Korallenplättchen sind fixiert.
card-needs-more_locks = { $actor ->
    [you] Dafür muss dein Fisch schon gefressen haben und ein Korallenplättchen noch nicht fixiert sein; das geht einmal pro Zug.
   *[other] Dafür muss der Fisch von { NAME($actor) } schon gefressen haben und ein Korallenplättchen noch nicht fixiert sein; das geht einmal pro Zug.
}
card-needs-snack = { $actor ->
    [you] Dafür muss dein Fisch schon gefressen haben, und du brauchst ein gefressenes Plättchen, das kein doppeltes ist.
   *[other] Dafür muss der Fisch von { NAME($actor) } schon gefressen haben, und es braucht ein gefressenes Plättchen, das kein doppeltes ist.
}
card-needs-crown_work = Keine Dornenkrone lässt sich entfernen, bewegen oder ins Spiel bringen.
card-needs-terrain = Im Beutel ist kein Felsen- oder Wasserplättchen, das sich legen ließe.
card-needs-gull = Im offenen Meer liegt kein Plättchen.
card-needs-shift_work = { $actor ->
    [you] Keine Krabbe von dir ließe sich damit einsetzen oder bewegen.
   *[other] Keine Krabbe von { NAME($actor) } ließe sich damit einsetzen oder bewegen.
}
card-needs-skip_flip = { $actor ->
    [you] Du könntest in diesem Zug keine Alge spielen, oder die Karte wirkt schon.
   *[other] { NAME($actor) } könnte in diesem Zug keine Alge spielen, oder die Karte wirkt schon.
}
card-needs-search_bag = Im Beutel ist nichts, was in diesem Zug vom Fressen zurückkam.
card-needs-ward = { $actor ->
    [you] Auf keiner Koralle steht eine Krabbe von dir.
   *[other] Auf keiner Koralle steht eine Krabbe von { NAME($actor) }.
}
card-not_now = Diese Karte lässt sich gerade nicht ausführen.
crown-wrong_target = { $actor ->
    [you] Dort darf die Dornenkrone nicht angreifen: Zuerst kommen deine Korallen neben ihr, dann Korallen ohne farbige Krabbe, und nie geht es über eine Felsenseite.
   *[other] Dort darf die Dornenkrone nicht angreifen: Zuerst kommen die Korallen von { NAME($actor) } neben ihr, dann Korallen ohne farbige Krabbe, und nie geht es über eine Felsenseite.
}
crown-not_beside = Eine Dornenkrone greift einen Polypen neben sich an; diese zwei Felder sind nicht benachbart.
flee-first = Erst muss die Krabbe vom gefressenen Polypen weichen, und zwar auf ein erlaubtes Feld.
drift-first = Erst muss die blaue Krabbe vom gefressenen Polypen weichen, und zwar auf ein erlaubtes Feld.
drift-not_beside = Eine blaue Krabbe weicht auf ein Nachbarfeld oder in den Vorrat aus; diese zwei Felder sind nicht benachbart.
return-first = Wähle erst, welche Plättchen zurück in den Beutel kommen; die Anzahl muss genau stimmen.
split-first = Sag erst, ob das gefressene doppelte Plättchen geteilt wird oder bleibt.
window-first = Gerade wird jemand gefragt, ob eine Karte gespielt wird: ja oder nein.
lay-none_consumed = { $actor ->
    [you] Du hast kein gefressenes { -tile($tile, ends: "es") }, das sich jetzt legen ließe.
   *[other] { NAME($actor) } hat kein gefressenes { -tile($tile, ends: "es") }, das sich jetzt legen ließe.
}
lay-none_in_hand = { $actor ->
    [you] Du hast kein { -tile($tile, ends: "es") } auf der Hand, das sich jetzt legen ließe.
   *[other] { NAME($actor) } hat kein { -tile($tile, ends: "es") } auf der Hand, das sich jetzt legen ließe.
}
lay-so_many_from_hand = Mit dieser Larve legt man höchstens { $most } Plättchen von der Hand.
buy-none_consumed = { $actor ->
    [you] Du hast kein gefressenes { -tile($tile, ends: "es") } zum Bezahlen.
   *[other] { NAME($actor) } hat kein gefressenes { -tile($tile, ends: "es") } zum Bezahlen.
}
buy-none_in_hand = { $actor ->
    [you] Du hast kein { -tile($tile, ends: "es") } auf der Hand, um damit zu bezahlen.
   *[other] { NAME($actor) } hat kein { -tile($tile, ends: "es") } auf der Hand, um damit zu bezahlen.
}
place-none = { $actor ->
    [you] Du hast kein { -tile($tile, ends: "es") } auf der Hand.
   *[other] { NAME($actor) } hat kein { -tile($tile, ends: "es") } auf der Hand.
}
place-rock = Ein Felsenplättchen kommt auf Wasser neben gedrucktem Felsen oder auf ein Wasserplättchen.
place-water = Ein Wasserplättchen kommt auf ein leeres Felsenfeld.
place-crown = Eine Dornenkrone kommt auf ein leeres Felsenfeld.
place-polyp_there = Auf diesem Feld liegt ein Polyp, und es muss leer sein.

## how actions, deals and records are written

notation-text = eine Aktion ist ein Text wie { QUOTED($example) }
notation-kind = keine Aktion beginnt mit { QUOTED($kind) }; die Aktionen sind { LIST($kinds) }
notation-malformed = { $kind ->
    [larvae] { QUOTED($text) } ist nicht richtig geschrieben; schreib { OR($examples) }, Farben in der Reihenfolge W Y O P G
    [choose] { QUOTED($text) } ist nicht richtig geschrieben; schreib `choose` und was docs/notation.md für die Karte sagt
   *[other] { QUOTED($text) } ist nicht richtig geschrieben; schreib { OR($examples) }
}
deal-impossible = Das kann nicht gezogen worden sein: Der Beutel hat davon zu wenig, oder hier wird eine andere Anzahl gezogen.
deal-no_such_thing = so etwas kann nicht gezogen werden
deal-other = das kann bei dieser Aktion nicht gezogen worden sein
record-move = Schritt { $index }: { $because }

## the steps of environments for learning

step-no_number = Aktionen gehen von 0 bis { $last }, { $number } gehört nicht dazu
step-masked = Partie { $game }: ihre Maske hat die Aktion { $number } nicht
step-not_whole = Partie { $game }: eine Aktion ist eine ganze Zahl, nicht { $value }
step-whole = eine Aktion ist eine ganze Zahl, nicht { $value }
step-drop = eine Krabbe ist gewählt: sag, wohin sie geht (drop)
step-lift = keine Krabbe ist gewählt: sag erst, welche sich bewegt (lift)
step-goes_not_on = { $begun } ist begonnen, und { $step } setzt das nicht fort
step-begins_nothing = keine erlaubte Aktion beginnt jetzt mit { $step }

## the choices of cards

choose-first = Triff erst die Auswahl, die die gespielte Karte verlangt.
choose-not_done = Die Karte verlangt diese Auswahl: Sie lässt sich nicht überspringen.
choose-colour = Die Karte fragt nach der Farbe einer Larve.
choose-none_in_hand = { $actor ->
    [you] Du hast kein { -tile($tile, ends: "es") } auf der Hand.
   *[other] { NAME($actor) } hat kein { -tile($tile, ends: "es") } auf der Hand.
}
choose-none_consumed = { $actor ->
    [you] Du hast kein gefressenes { -tile($tile, ends: "es") }.
   *[other] { NAME($actor) } hat kein gefressenes { -tile($tile, ends: "es") }.
}
choose-none_in_bag = Im Beutel ist kein { -tile($tile, ends: "es") }.
choose-none_on_space = Auf dem { -colour($colour, ends: "en") } Feld des Meeres liegt kein { -tile($tile, ends: "es") }.
choose-swap_alike = Getauscht werden zwei Plättchen verschiedener Art.
choose-not_drawn = { $actor ->
    [you] Unter den Plättchen, die du gezogen hast, ist kein { -tile($tile, ends: "es") }.
   *[other] Unter den Plättchen, die { NAME($actor) } gezogen hat, ist kein { -tile($tile, ends: "es") }.
}
choose-not_returned = Bei diesem Fressen kam kein { -tile($tile, ends: "es") } in den Beutel zurück.
choose-no_polyp_tile = Das geht nur mit Polypenplättchen: Mit einem { -tile($tile, ends: "en") } geht es nicht.
choose-no_double = Ein doppeltes Plättchen kommt mit dieser Karte nie in den Fisch.
choose-not_beside_own = { $actor ->
    [you] Neben diesem Feld ist keine { -colour($colour, ends: "e") } Koralle mit einer Krabbe von dir.
   *[other] Neben diesem Feld ist keine { -colour($colour, ends: "e") } Koralle mit einer Krabbe von { NAME($actor) }.
}
choose-rock_side = { $actor ->
    [you] Deine { -colour($colour, ends: "e") } Koralle grenzt nur mit einer Felsenseite an dieses Feld.
   *[other] Die { -colour($colour, ends: "e") } Koralle von { NAME($actor) } grenzt nur mit einer Felsenseite an dieses Feld.
}
choose-no_crown = Auf diesem Feld liegt keine Dornenkrone.
choose-nudge_far = Eine Dornenkrone wird um ein Feld bewegt; diese zwei Felder sind nicht benachbart.
choose-crown_alone = Neben einer Dornenkrone muss dort ein Polyp liegen, den sie angreifen könnte.
choose-shrimp_on_rock = Diese Krabbe steht auf leerem Felsen; die Karte bewegt eine, die auf einem Polypen steht.
choose-no_polyp = Die Krabbe muss auf einem Polypen landen, und dort liegt keiner.
choose-coral_large = Diese Koralle hat Größe { $size }; die Karte verlangt eine von höchstens { $most }.
choose-does_not_turn = Das Korallenplättchen { -coral-tile($coral_tile) } würde gar nicht umgedreht.
choose-ward_no_polyp = Auf diesem Feld liegt kein Polyp, der sich schützen ließe.
choose-ward_not_own = { $actor ->
    [you] Auf dieser Koralle steht keine Krabbe von dir.
   *[other] Auf dieser Koralle steht keine Krabbe von { NAME($actor) }.
}

## why none of the actions of a kind can be taken

nothing-eat = { $actor ->
    [you] Keine deiner Krabben steht auf einem Spielplan, also hast du keine Koralle.
   *[other] Keine Krabbe von { NAME($actor) } steht auf einem Spielplan, also gibt es keine Koralle zu fressen.
}
nothing-move = { $actor ->
    [you] Keine deiner Krabben steht auf einem Spielplan.
   *[other] Keine Krabbe von { NAME($actor) } steht auf einem Spielplan.
}
nothing-shrimp = Es liegt kein Polyp da, auf den eine Krabbe könnte.
nothing-cube = { $actor ->
    [you] Du hast keine Larve.
   *[other] { NAME($actor) } hat keine Larve.
}
nothing-polyp = { $actor ->
    [you] Du hast keine Larve zum Eintauschen.
   *[other] { NAME($actor) } hat keine Larve zum Eintauschen.
}
nothing-larva = { $actor ->
    [you] Du hast kein gefressenes Plättchen zum Eintauschen.
   *[other] { NAME($actor) } hat kein gefressenes Plättchen zum Eintauschen.
}
nothing-alga = { $actor ->
    [you] Du hast kein gefressenes Plättchen zum Bezahlen.
   *[other] { NAME($actor) } hat kein gefressenes Plättchen zum Bezahlen.
}
nothing-place = { $actor ->
    [you] Du hast weder Felsen- noch Wasserplättchen noch Dornenkrone.
   *[other] { NAME($actor) } hat weder Felsen- noch Wasserplättchen noch Dornenkrone.
}
nothing-buy = { $actor ->
    [you] Du hast nichts, womit du eine Karte bezahlen könntest.
   *[other] { NAME($actor) } kann keine Karte bezahlen.
}
nothing-card = { $actor ->
    [you] Du hast keine Karte auf der Hand.
   *[other] { NAME($actor) } hat keine Karte auf der Hand.
}
nothing-blue = { $actor ->
    [you] Du hast keine Karte mit blauer Krabbe.
   *[other] { NAME($actor) } hat keine Karte mit blauer Krabbe.
}
shrimp-all_taken = { $actor ->
    [you] Auf jeder Koralle steht schon eine Krabbe, oder sie liegt auf einem Spielplan mit zweien von dir.
   *[other] Auf jeder Koralle steht schon eine Krabbe, oder sie liegt auf einem Spielplan mit zweien von { NAME($actor) }.
}
cube-no_polyp_at_all = { $actor ->
    [you] Du hast keinen { OR($colours, item: "colour", ends: "en") } Polypen zum Legen.
   *[other] { NAME($actor) } hat keinen { OR($colours, item: "colour", ends: "en") } Polypen zum Legen.
}
cube-no_polyp_anywhere = { $actor ->
    [you] Du hast keinen { OR($colours, item: "colour", ends: "en") } Polypen, der sich irgendwo legen ließe.
   *[other] { NAME($actor) } hat keinen { OR($colours, item: "colour", ends: "en") } Polypen, der sich irgendwo legen ließe.
}
eat-largest_small = { $actor ->
    [you] Deine größte Koralle hat Größe { $size }; gefressen wird erst ab fünf Polypen.
   *[other] Die größte Koralle von { NAME($actor) } hat Größe { $size }; gefressen wird erst ab fünf Polypen.
}
eat-largest_feeds_nothing = { $actor ->
    [you] Deine größte Koralle hat Größe { $size } und käme ganz in den Beutel.
   *[other] Die größte Koralle von { NAME($actor) } hat Größe { $size } und käme ganz in den Beutel.
}
card-because = „{ CARD($card) }“: { $because }
