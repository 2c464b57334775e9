### What is asked of a player, and what the table says beside the boards.

prompt-feed = { $actor ->
    [you] Wähle ein Plättchen für deinen Fisch
   *[other] { NAME($actor) } legt ein Plättchen in den Fisch
}
prompt-feed_hint = { $actor ->
    [you] Es bleibt geheim und zählt am Ende.
   *[other] Es zählt am Ende.
}
prompt-larvae = { $actor ->
    [you] Wähle zwei Larvenwürfel
   *[other] { NAME($actor) } wählt zwei Larvenwürfel
}
prompt-larvae_hint = { $actor ->
    [you] Aufgedeckt wird, wenn alle gewählt haben. Mit einer Larve legst du Polypen ihrer Farbe.
   *[other] Aufgedeckt wird, wenn alle gewählt haben. Eine Larve steht für Polypen ihrer Farbe.
}
prompt-final = { $actor ->
    [you] Schlussrunde: Lass eine Koralle fressen oder passe
   *[other] Schlussrunde: { NAME($actor) } lässt eine Koralle fressen oder passt
}
prompt-final_hint = { $actor ->
    [you] Das ist deine letzte Aktion der Partie.
   *[other] Das ist die letzte Aktion von { NAME($actor) } in dieser Partie.
}
prompt-final_pass = { $actor ->
    [you] Schlussrunde: Du kannst nur passen
   *[other] Schlussrunde: { NAME($actor) } kann nur passen
}
prompt-final_pass_hint = { $actor ->
    [you] Keine deiner Korallen kann jetzt gefressen werden.
   *[other] Keine Koralle von { NAME($actor) } kann jetzt gefressen werden.
}
prompt-no_cell = Für { -colour-noun($colour) } ist jetzt kein Feld frei
prompt-move_or_stop = Beweg eine Krabbe oder beende das Legen.
prompt-stop = Beende das Legen.
prompt-lay = { $actor ->
    [you] { $most ->
        [1] { $laid ->
            [0] Leg einen { -colour($colour, ends: "en") } Polypen
           *[other] Leg noch einen { -colour($colour, ends: "en") } Polypen
        }
       *[other] { $laid ->
            [0] Leg bis zu { $most } { -colour($colour, ends: "e") } Polypen
           *[other] Leg noch bis zu { $most } { -colour($colour, ends: "e") } Polypen
        }
    }
   *[other] { $most ->
        [1] { $laid ->
            [0] { NAME($actor) } legt einen { -colour($colour, ends: "en") } Polypen
           *[other] { NAME($actor) } legt noch einen { -colour($colour, ends: "en") } Polypen
        }
       *[other] { $laid ->
            [0] { NAME($actor) } legt bis zu { $most } { -colour($colour, ends: "e") } Polypen
           *[other] { NAME($actor) } legt noch bis zu { $most } { -colour($colour, ends: "e") } Polypen
        }
    }
}
prompt-cells = { $attacks ->
    [0] { $cells ->
        [one] { $cells } Feld steht offen.
       *[other] { $cells } Felder stehen offen.
    }
   *[other] { $cells ->
        [one] { $cells } Feld steht offen, und zwar durch Angriff.
       *[other] { $cells } Felder stehen offen, davon { $attacks } durch Angriff.
    }
}
prompt-sources = { $consumed ->
    [0] { $hand } von der Hand, kein gefressenes Plättchen.
    [one] { $hand } von der Hand, ein gefressenes Plättchen.
   *[other] { $hand } von der Hand, { -number($consumed) } gefressene Plättchen.
}
prompt-or_stop = Oder beende das Legen.
prompt-owed = { $actor ->
    [you] Spiel die { -colour($colour, ends: "e") } Larve aus
   *[other] { NAME($actor) } spielt die { -colour($colour, ends: "e") } Larve aus
}
prompt-owed_hint = Sie muss sofort ausgespielt werden; vorher dürfen sich nur Krabben bewegen.
prompt-end = { $actor ->
    [you] Mach weiter oder beende deinen Zug
   *[other] { NAME($actor) } macht weiter oder beendet den Zug
}
prompt-end_hint = { $actor ->
    [you] Aus dem Meer hast du schon genommen: Beende den Zug, wenn du fertig bist.
   *[other] { NAME($actor) } hat schon aus dem Meer genommen: Der Zug kann beendet werden.
}
prompt-shrimp = { $actor ->
    [you] Bring deine Krabbe auf einen Polypen
   *[other] { NAME($actor) } bringt die Krabbe auf einen Polypen
}
prompt-shrimp_hint = { $actor ->
    [you] Eine Krabbe steht auf leerem Felsen: Erst muss sie dort weg, dann kannst du aus dem Meer nehmen.
   *[other] Eine Krabbe steht auf leerem Felsen: Erst muss sie dort weg, dann kann { NAME($actor) } aus dem Meer nehmen.
}
prompt-turn = { $actor ->
    [you] Du bist am Zug
   *[other] { NAME($actor) } ist am Zug
}
prompt-turn_eat_hint = { $actor ->
    [you] Du kannst zuerst eine Koralle fressen lassen, dann legen, oder gleich aus dem Meer nehmen.
   *[other] { NAME($actor) } kann zuerst eine Koralle fressen lassen, dann legen, oder gleich aus dem Meer nehmen.
}
prompt-turn_hint = { $actor ->
    [you] Tu, was du magst; das Nehmen beendet den Zug.
   *[other] Gib ein, was { NAME($actor) } tut; das Nehmen aus dem Meer beendet den Zug.
}
prompt-collect = { $actor ->
    [you] Mach weiter oder nimm aus dem Meer
   *[other] { NAME($actor) } macht weiter oder nimmt aus dem Meer
}
prompt-collect_hint = { $actor ->
    [you] Das Nehmen beendet deinen Zug; bis dahin kannst du Aktionen zurücknehmen.
   *[other] Das Nehmen beendet den Zug. Alles Eingegebene lässt sich zurücknehmen.
}

## with the Second Kind

prompt-flee = { CAPITAL(-shrimp($actor)) } muss von { $cell } weichen
prompt-drift = Die blaue Krabbe muss von { $cell } weichen
prompt-leave_hint = Eine Dornenkrone hat ihren Polypen gefressen: Wähle, wohin sie geht.
prompt-return = { $tiles ->
    [one] Ein Plättchen kommt zurück in den Beutel: Welches?
   *[other] { CAPITAL(-number($tiles)) } Plättchen kommen zurück in den Beutel: Welche?
}
prompt-return_hint = { $actor ->
    [you] Ein doppeltes zählt als zwei. Der Rest ist für deinen Fisch.
   *[other] Ein doppeltes zählt als zwei. Der Rest ist für den Fisch von { NAME($actor) }.
}
prompt-split = { $actor ->
    [you] Du hast { -a-tile($tile) } gefressen
   *[other] { NAME($actor) } hat { -a-tile($tile) } gefressen
}
prompt-split_hint = Tausch es gegen zwei normale aus dem Beutel oder behalte es.
prompt-crown = Eine Dornenkrone muss angreifen: Wähle einen Polypen
prompt-crown_hint = Jede Dornenkrone greift einmal an, bevor { -turn($actor) } beginnt.
asks-cube = „{ CARD($card) }“: Spiel eine Larve aus
asks-collect = „{ CARD($card) }“: Nimm ein Feld des Meeres
asks-gain_cube = „{ CARD($card) }“: Nimm eine Larve
asks-swap = „{ CARD($card) }“: Tausch ein Plättchen mit dem Meer
asks-dip = „{ CARD($card) }“: Leg eines der Plättchen zurück
asks-digest = „{ CARD($card) }“: Welches Plättchen wird zum gefressenen?
asks-growth = „{ CARD($card) }“: Leg ein Plättchen neben eine Koralle
asks-blue = „{ CARD($card) }“: Setz eine blaue Krabbe ein oder beweg eine
asks-alga = „{ CARD($card) }“: Welche Alge?
asks-flip = „{ CARD($card) }“: Welches Korallenplättchen drehst du um?
asks-snack = „{ CARD($card) }“: Welches Plättchen kommt in { -fish($actor, case: "accusative") }?
asks-crown = „{ CARD($card) }“: Dornenkrone entfernen, bewegen oder legen?
asks-terrain = „{ CARD($card) }“: Leg ein Felsen- oder Wasserplättchen
asks-gull = „{ CARD($card) }“: Nimm ein Plättchen aus dem Meer
asks-shift = „{ CARD($card) }“: Krabbe einsetzen oder bewegen?
asks-skip_flip = „{ CARD($card) }“: Welches Korallenplättchen bleibt liegen?
asks-search = „{ CARD($card) }“: Nimm ein Plättchen aus dem Beutel
asks-ward = „{ CARD($card) }“: Welcher Polyp wird geschützt?
window-play = „{ CARD($card) }“ spielen?
window-waits = Der Tisch wartet
window-waits_hint = Wer eine Karte für diesen Moment hat, darf sie jetzt spielen.
window-eat = { CAPITAL(-fish($player)) } hat gefressen.
window-attack = { $player ->
    [you] Du greifst den Polypen auf { $cell } an.
   *[other] { NAME($player) } greift den Polypen auf { $cell } an.
}
window-alga = { $coral_tiles ->
    [one] Gleich wird das Korallenplättchen { AND($coral_tiles, item: "coral-tile") } umgedreht.
   *[other] Gleich werden die Korallenplättchen { AND($coral_tiles, item: "coral-tile") } umgedreht.
}
window-collect = { $player ->
    [you] Du hast aus dem Meer genommen, und es ist noch nicht aufgefüllt.
   *[other] { NAME($player) } hat aus dem Meer genommen, und es ist noch nicht aufgefüllt.
}
window-turn_end = { CAPITAL(-turn($player)) } ist vorbei, und der nächste hat noch nicht begonnen.
effect-breakfast = Aktion 1 ist noch möglich.
effect-any_colour = Die nächste Larve zählt als beliebige Farbe.
effect-from_hand = Mit der nächsten Larve darf man bis zu { $tiles } Plättchen von der Hand legen.
effect-weaker = Mit der nächsten Larve darf ein Angriff auch eine stärkere Farbe treffen.
effect-laying_from_hand = Diesmal darf man bis zu { $tiles } Plättchen von der Hand legen.
effect-laying_weaker = Diesmal darf ein Angriff auch eine stärkere Farbe treffen.
effect-locks = { $locks ->
    [one] In diesem Zug darf noch ein Korallenplättchen fixiert werden.
   *[other] In diesem Zug dürfen noch { -number($locks) } Korallenplättchen fixiert werden.
}
effect-skip_flip = Die nächste Alge lässt ein Korallenplättchen liegen, wie es ist.
effect-returned = In diesem Zug zurück in den Beutel: { AND($tiles, item: "tiles") }.

## how it ended (R11)

ending-locks = { $player ->
    [you] Du hast das letzte der zehn Korallenplättchen fixiert.
   *[other] { NAME($player) } hat das letzte der zehn Korallenplättchen fixiert.
}
ending-shrimps = { CAPITAL(-fish($player)) } hat seine vierte Krabbe gefressen.
ending-full = Nach { -turn($player, case: "dative") } lässt sich nirgends mehr ein Polyp legen.
ending-supply = Nach { -turn($player, case: "dative") } lässt sich das offene Meer nicht mehr auffüllen.
ending-limit = Zug 400, der letzte einer Partie, ist vorbei.

## who left before the end. $turn is in which; 0: before the first

ending-resigned = { $turn ->
    [0] { $player ->
        [you] Du hast vor dem ersten Zug aufgegeben.
       *[other] { NAME($player) } hat vor dem ersten Zug aufgegeben.
    }
   *[other] { $player ->
        [you] Du hast in Zug { $turn } aufgegeben.
       *[other] { NAME($player) } hat in Zug { $turn } aufgegeben.
    }
}
ending-out_of_time = { $turn ->
    [0] { $player ->
        [you] Deine Zeit ist vor dem ersten Zug abgelaufen.
       *[other] Vor dem ersten Zug abgelaufen ist die Zeit von { NAME($player) }.
    }
   *[other] { $player ->
        [you] Deine Zeit ist in Zug { $turn } abgelaufen.
       *[other] In Zug { $turn } abgelaufen ist die Zeit von { NAME($player) }.
    }
}
ending-left = { $turn ->
    [0] { $player ->
        [you] Du bist vor dem ersten Zug gegangen.
       *[other] { NAME($player) } ist vor dem ersten Zug gegangen.
    }
   *[other] { $player ->
        [you] Du bist in Zug { $turn } gegangen.
       *[other] { NAME($player) } ist in Zug { $turn } gegangen.
    }
}
ending-bot_finished = { $player ->
    [you] Ein Bot hat deinen Platz zu Ende gespielt.
   *[other] Ein Bot hat den Platz von { NAME($player) } zu Ende gespielt.
}
ending-decided = Damit ist die Partie entschieden: Nichts danach zählt.
ending-by_the_bot = Was ein Bot dort holt, nimmt niemandem den Platz weg.
ending-nobody_stayed = Niemand hat bis zum Ende gespielt.

## the end of a game, and the scores so far, in the terminal

ending-worth = Ein Polyp im Fisch ist wert: { LIST($items) }.
ending-colour = { -colour-noun($colour) } { $value }
ending-fish = { CAPITAL(-fish($player)) }:
ending-place = { $rank }. { $name }, { -points($points) }
ending-share = Der erste Platz geht an { AND($players, item: "who", case: "accusative") }.
ending-wins = { $player ->
    [you] Du gewinnst!
   *[other] { NAME($player) } gewinnt!
}
scores-now = Wäre die Partie jetzt zu Ende, so wie die Korallenplättchen liegen:
scores-player = { $most ->
    [none] { $unseen ->
        [0] { -who($player) }: { -points($least) }
       *[other] { -who($player) }: { -points($least) } ({ $unseen } von { $polyps } Polypen verdeckt)
    }
   *[other] { $unseen ->
        [0] { -who($player) }: { $least } bis { -points($most) }
       *[other] { -who($player) }: { $least } bis { -points($most) } ({ $unseen } von { $polyps } Polypen verdeckt)
    }
}
verdict-won = { $player ->
    [you] Du gewinnst mit { -points($points, case: "dative") }.
   *[other] { NAME($player) } gewinnt mit { -points($points, case: "dative") }.
}
verdict-shared = Der erste Platz geht mit { -points($points, case: "dative") } an { AND($players, item: "who", case: "accusative") }.
verdict-tied = Gleichstand mit je { -points($points, case: "dative") } zwischen { AND($players, item: "who", case: "dative") }.
verdict-equal = Zwischen { AND($players, item: "who", case: "dative") } gibt auch sonst nichts den Ausschlag: Der Platz wird geteilt.
verdict-more_consumed = Es entscheiden die gefressenen Plättchen: { LIST($items) }.
verdict-more_cubes = Es entscheiden die Larven: { LIST($items) }.
verdict-more_tiles = Es entscheiden die Plättchen auf der Hand: { LIST($items) }.
verdict-more_guarded = Es entscheiden die Polypen in eigenen Korallen: { LIST($items) }.
verdict-has = { -who($player) } { $number }
score-card = „{ CARD($card) }“: { CARD_TEXT($card) }
score-cards = { $player ->
    [you] Du bekommst für { AND($cards, item: "card") } { -points($points) }.
   *[other] { NAME($player) } bekommt für { AND($cards, item: "card") } { -points($points) }.
}
