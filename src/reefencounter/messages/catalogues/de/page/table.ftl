### Der Tisch: was alle seine Seiten sagen, in Partien, Wiedergaben, Rätseln und Lektionen.

# weiße 3er-Koralle; a coral of one is a polyp
-sized-coral = { $count ->
    [1] einzelner { -colour($it, ends: "er") } Polyp
   *[other] { -colour($it, ends: "e") } { $count }er-Koralle
}

## The line above the table

table-to_first_page = Reef Encounter, Startseite
# The next two stand before their number
table-turn = Zug
table-bag = Beutel
# Stands before how many of the coral tiles are locked: Locked 3 of 10
table-locked = Fixiert
table-locked_of = { $locked } von 10
table-final_round = Schlussrunde
table-final_round_short = Schluss
table-look_on = { $count ->
    [one] { $count } schaut zu
   *[other] { $count } schauen zu
}
table-is_over = Vorbei
table-your_turn = Du bist dran
table-your_answer = Deine Antwort
table-set_up = Aufbau
table-hint = Tipp
table-hint_key = Tipp (H)
table-no_hints = Keine Tipps an diesem Platz
table-has_hints = darf um Tipps bitten
table-score_sheet = Punktestand
table-protected = Zeigen, was geschützt ist
table-protected_key = Zeigen, was geschützt ist (P)
table-help_key = Hilfe (?)

## The page

table-not_shown = Dieser Tisch lässt sich nicht zeigen
table-setting = Der Tisch wird gedeckt …
table-no_connection = Keine Verbindung zum Server.
table-nothing_lost = Nichts ist verloren: Die Partie ist gespeichert, und was du tust, wird gesendet, sobald er wieder da ist. Neuer Versuch …
table-move_waits = Nichts ist verloren: Dein Zug wartet hier und wird gesendet, sobald er wieder da ist. Neuer Versuch …
table-move_arrived = Nichts ist verloren: Dein letzter Zug ist angekommen. Neuer Versuch …
table-try_now = Jetzt versuchen
# Stands before the sentence of a step
table-after = Der Tisch danach:
table-to_now = Zurück zu jetzt
table-sea_and_strengths = Offenes Meer und Stärken
table-arrow_means = Pfeil: stärker zu schwächer
table-coral_tiles = Korallenplättchen
table-tiles_locked = { $locked } von 10 fixiert
table-others = Die anderen
table-all_players = Spieler
table-in_sentences = Die Partie in Sätzen

## Parts of the table, as tabs on a phone

table-parts = Teile des Tisches
table-tab_reef = Riff
table-tab_sea = Meer
table-tab_tiles = Korallen
table-tab_cards = Karten
table-tab_players = Spieler
table-tab_log = Verlauf
table-new_lines = { $count ->
    [one] { $count } neue Zeile
   *[other] { $count } neue Zeilen
}

## The ten actions, in few words and in fewest. [cards] is what the eighth is in the Second Kind

table-actions = Aktionen
table-action = { $action ->
    [eat] Fressen
    [lay] Legen
    [again] Noch mal legen
    [introduce] Einsetzen
    [move] Bewegen
    [larva] Polyp zu Larve
    [alga] Alge
    [polyp] Larve zu Polyp
    [cards] Tausch, Karten
    [nothing] Nichts
   *[collect] Nehmen
}
table-action_short = { $action ->
    [eat] Fressen
    [lay] Legen
    [again] Noch mal
    [introduce] Krabbe
    [move] Bewegen
    [larva] Zu Larve
    [alga] Alge
    [polyp] Zu Polyp
    [cards] Karten
    [nothing] Nichts
   *[collect] Nehmen
}
table-action_state = { $state ->
    [now] läuft gerade
    [available] möglich
    [later] später
    [done] erledigt
   *[impossible] nicht möglich
}

## The boards. What is on a cell is a list: d4, white polyp, coral of 3, held by Ben, protected

table-boards = Spielpläne
table-boards_short = Spielpläne
table-all_boards = Alle Spielpläne zeigen
table-board_large = Spielplan { $board } groß zeigen
table-cell_ground = { $ground ->
    [rock] Felsen
    [bare] Felsenplättchen
    [deep] Wasserplättchen
    [beyond] jenseits des Randes
    [growth] Wachstumsfeld, leer
    [empty] leerer Felsen
    [empty_bare] leeres Felsenplättchen
   *[water] Wasser
}
table-cell_coral = { $size ->
    [1] einzelner { -colour($colour, ends: "er") } Polyp
   *[other] { -colour($colour, ends: "er") } Polyp, { $size }er-Koralle
}
table-cell_held = gehört { $name }
table-cell_shrimp = Krabbe von { $name }
table-cell_protected = geschützt
table-cell_crown = Dornenkrone
table-cell_tile = { KIND($tile) ->
    [two] zweifarbiges Plättchen, Rückseite { -colour(BACK($tile)) }
    [blue] Plättchen mit blauer Krabbe
   *[other] { -tile($tile, ends: "es") }
}
table-cell_blue = blaue Krabbe
table-cell_warded = durch eine Karte geschützt
table-cell_offers = { $offers ->
    [legal] zum Legen frei
    [attack] angreifbar
    [landing] hier kann eine Krabbe hin
   *[pick] wählbar
}
table-cells = { $count ->
    [one] { $count } Feld
   *[other] { $count } Felder
}
table-attacks = { $count ->
    [one] { $count } Angriff
   *[other] { $count } Angriffe
}
# After the two above
table-on_board = auf Spielplan { $board }

## The open sea. $tiles lie on a space beside its cube

table-compass = Offenes Meer, Stärken und Algenfeld
table-space = { COUNT($tiles) ->
    [0] { CAPITAL(-colour($space, ends: "es")) } Feld: { -colour($space, ends: "e") } Larve, keine Polypen
   *[other] { CAPITAL(-colour($space, ends: "es")) } Feld: { -colour($space, ends: "e") } Larve mit { AND(GROUPS($tiles), item: "short-group", first: "tile-group", case: "dative") }
}
table-collect_space = { COUNT($tiles) ->
    [0] Das { -colour($space, ends: "e") } Feld nehmen: { -colour($space, ends: "e") } Larve, keine Polypen
   *[other] Das { -colour($space, ends: "e") } Feld nehmen: { -colour($space, ends: "e") } Larve mit { AND(GROUPS($tiles), item: "short-group", first: "tile-group", case: "dative") }
}
# After the two above, and a comma
table-as_hinted = wie im Tipp
table-worth = { $next ->
    [none] { -colour-noun($colour) } ist { $now } wert
   *[other] { -colour-noun($colour) } ist { $now } wert, dann { $next }
}
table-blue_on_sea = Eine blaue Krabbe im offenen Meer
table-alga_space = { $alga ->
    [none] Algenfeld: leer
   *[other] Algenfeld: { -alga($alga, ends: "e") } Alge
}

## Coral tiles

table-coral_tile = { $lock ->
    [none] Korallenplättchen: { -colour-noun($stronger) } schlägt { -colour-noun($weaker) }, große Alge { -alga($large) }, kleine { -alga($small) }
   *[other] Korallenplättchen: { -colour-noun($stronger) } schlägt { -colour-noun($weaker) }, fixiert mit der { -alga($lock, ends: "en") } Alge
}
# After the one above, and a comma
table-would_turn = würde sich umdrehen
table-lock_it = Fixieren
# Stands before pictures of the coral tiles that an alga would turn: who beats whom then
table-turned = Dreht { $count } um:

## What is left in the supply

table-supply = Vorrat
table-supply_cubes = { -colour($colour, ends: "e") } Larven
table-supply_algae = { -alga($alga, ends: "e") } Algen

## What a player has

table-my_screen = Mein Sichtschirm
table-behind_my_screen = Mein Sichtschirm
table-behind_screen = Sichtschirm von { $name }
table-screen = Hand
table-tiles = { $count } Plättchen
# Stands after the number
table-tiles_noun = { $count ->
    [one] Plättchen
   *[other] Plättchen
}
table-not_known = { $count } unbekannt
table-counted = { -counted-tile($tile, $count) }
table-counted_cubes = { $count ->
    [one] { $count } { -colour($colour, ends: "e") } Larve
   *[other] { $count } { -colour($colour, ends: "e") } Larven
}
table-counted_place = { -counted-tile($tile, $count) }: legen
table-counted_lay = { -counted-tile($tile, $count) }: legen
table-my_tiles = { $count ->
    [one] { $count } { -colour($colour, ends: "es") } Plättchen
   *[other] { $count } { -colour($colour, ends: "e") } Plättchen
}
table-my_cubes = { $count ->
    [one] { $count } { -colour($colour, ends: "e") } Larve
   *[other] { $count } { -colour($colour, ends: "e") } Larven
}
table-my_cubes_play = { $count ->
    [one] { $count } { -colour($colour, ends: "e") } Larve: ausspielen
   *[other] { $count } { -colour($colour, ends: "e") } Larven: eine ausspielen
}
table-cubes = Larven
table-no_cubes = keine
table-consumed = Gefressen
table-no_consumed = nichts
table-open_to_all = für alle sichtbar
table-cards = Karten
table-no_cards = keine
table-cards_held = { $count ->
    [one] { $count } Karte auf der Hand
   *[other] { $count } Karten auf der Hand
}
# After the one above, and a comma
table-cards_open = offen: { LIST($cards) }
table-shrimps = Krabben
table-unplayed = { $count } ungespielt
table-shrimps_are = Krabben: { $unplayed } ungespielt, { $reef } im Riff, { $eaten } gefressen
table-fish = Fisch
table-my_fish = Mein Fisch
table-only_you = das siehst nur du
table-parrotfish = Papageienfisch
table-my_parrotfish = mein Papageienfisch
# Stands after the number
table-points_now = { $count ->
    [one] Punkt jetzt
   *[other] Punkte jetzt
}
table-polyps_by_value = Polypen × Wert
table-nothing_in_fish = noch nichts darin
table-by_cards = { $points } durch Karten
table-polyps = { $count ->
    [one] { $count } Polyp
   *[other] { $count } Polypen
}
table-points = { $points } Pkt.
table-points_or_more = { $points }+ Pkt.
table-points_at_least = mindestens { -points($points) }

## A player

table-player_colour = { -player-colour($colour) }
table-thinks = denkt nach …
table-waits_to_think = wartet auf Rechenzeit …
table-stands_in = { $lost ->
    [resigned] aufgegeben, { $bot } spielt weiter
    [time] Zeit abgelaufen, { $bot } spielt weiter
    [left] gegangen, { $bot } spielt weiter
   *[other] { $bot } springt ein
}
table-to_play = am Zug

## What is asked now, and its buttons

table-prompt = Was jetzt zu tun ist
table-watching = Du schaust zu
table-bot_plays = Ein Bot spielt für dich
table-step_back = Ein Schritt zurück
table-step_through = Schrittweise
table-show_again = Noch mal zeigen
table-undo = Rückgängig
table-not_this = Doch nicht
table-cancel = Abbrechen
table-not_now = Jetzt nicht
table-collect_more = Nehmen …
table-show_result = Ergebnis zeigen
table-skip = Überspringen
table-read_rule = Diese Regel lesen
table-rule = Regel { $clause }

## Titles of the prompt, and what it says

table-game_over = Die Partie ist zu Ende
table-others_choose = Die anderen wählen
table-answers = { $name } antwortet
table-turn_of = { $name } ist am Zug
table-thinking = { $name } denkt nach.
table-failed = { $name } konnte sich gerade nicht entscheiden und versucht es gleich noch einmal.
table-too_busy = Es sind mehr Bots am Werk, als der Server Plätze hat. { $name } versucht es gleich noch einmal.
table-queued = { $name } wartet auf einen freien Platz zum Nachdenken.
table-others_first = { $count ->
    [one] { $count } Bot vorher
   *[other] { $count } Bots vorher
}
table-still_choosing = { COUNT($names) ->
    [one] { AND($names) } muss noch wählen.
   *[other] { AND($names) } müssen noch wählen.
}
table-waiting_for = Warten auf { $name }.
table-laid = { $count } gelegt
table-since_last_turn = Seit deinem letzten Zug:
table-hint_says = Tipp:

# What the player has turned to, and what to do then
table-mode = { $mode ->
    [eat] Koralle fressen lassen
    [cube] Larve ausspielen
    [introduce] Krabbe einsetzen
    [move] Krabbe bewegen
    [larva] Gefressenes Plättchen gegen Larve
    [alga] Alge spielen
    [polyp] Larve gegen Polyp
    [eight] Aktion 8
    [buy] Karte kaufen
    [blue] Blaue Krabbe einsetzen
    [shift] Blaue Krabbe bewegen
   *[collect] Nehmen und Zug beenden
}
table-mode_text = { $mode ->
    [eat] Wähle die Koralle im Riff.
    [cube] Wähle die Larve, die du ausspielst. Die Zahl sagt, auf wie vielen Feldern ihre Polypen liegen könnten.
    [introduce] Wähle einen Polypen einer Koralle ohne Krabbe.
    [move] Wähle eine Krabbe und dann, wohin sie geht.
    [larva] Wähle das gefressene Plättchen, das in den Beutel geht.
    [alga] Wähle eine Farbe: Du siehst, was sie umdreht.
    [polyp] Wähle die Larve, die zurückgeht.
    [eight] Tausch eine Larve gegen einen Polypen, leg ein Riffplättchen, kauf eine Karte oder spiel eine.
    [buy] Wähle, womit du zahlst: Ein Plättchen geht in den Beutel, eine Larve in den Vorrat.
    [place] Wähle ein Feld. Dafür brauchst du keine Larve, und es geht beliebig oft.
    [blue] Wähle den Polypen, den sie vor allen schützen soll.
    [shift] Wähle eine blaue Krabbe und dann, wohin sie geht.
   *[collect] Wähle ein Feld des offenen Meeres.
}
table-mode_place = { -tile-name($tile) } legen
table-or_lock = Oder wähle ein Korallenplättchen, um es zu fixieren.
table-shrimp_goes = Wähle, wohin die Krabbe von { $cell } geht.

## What lies on a cell, in sentences

table-coral_free = { $protected ->
    [0] { CAPITAL(-sized-coral($colour, $size)) }, herrenlos.
   *[other] { CAPITAL(-sized-coral($colour, $size)) }, herrenlos, { $protected } geschützt.
}
table-coral_mine = { $protected ->
    [0] { CAPITAL(-sized-coral($colour, $size)) }, gehört dir.
   *[other] { CAPITAL(-sized-coral($colour, $size)) }, gehört dir, { $protected } geschützt.
}
table-coral_held = { $protected ->
    [0] { CAPITAL(-sized-coral($colour, $size)) }, gehört { $name }.
   *[other] { CAPITAL(-sized-coral($colour, $size)) }, gehört { $name }, { $protected } geschützt.
}
table-crown_here = Dornenkrone: Zu Beginn eines Zuges greift sie einen Polypen neben sich an.
table-tile_here = Hier: { -a-tile($tile) }.
table-blue_here = Eine blaue Krabbe schützt diesen Polypen vor allen.
# What a special tile does
table-tile_help = { KIND($tile) ->
    [rock] Es macht aus einem Wasserfeld Felsen.
    [water] Es macht aus einem leeren Felsenfeld Wasser.
    [crown] Die Dornenkrone greift zu Beginn jedes Zuges einen Polypen neben sich an.
    [two] Es gilt als beide Farben: Wer es legt, wählt.
    [double] Es zählt als zwei Polypen.
    [half] Zwei seiner Seiten sind Felsen; dort verbindet sich nichts, und nichts greift an. Es zählt 1.
    [blue] Es ist für immer geschützt. Es zählt 1.
   *[plain] { "" }
}
table-no_cell_for = Für { -a-tile($tile) } gibt es jetzt kein Feld.
table-laid_like_polyp = { CAPITAL(-a-tile($tile)) } wird gelegt wie ein Polyp, mit einer Larve seiner Farbe.
table-either_colour = Dieses Plättchen passt dort in beiden Farben: Wähle die Larve.

## What can be chosen: on a button, and what it would do

table-attack_at = { $cell } angreifen
table-lay_at = Auf { $cell } legen
table-eat = { CAPITAL(-colour($colour, ends: "e")) } { $size }er fressen
table-shrimp_to = Krabbe auf { $cell }
table-shrimp_on_coral = { $size ->
    [1] Setz eine Krabbe auf den einzelnen { -colour($colour, ends: "en") } Polypen auf { $cell }.
   *[other] Setz auf { $cell } eine Krabbe auf die { -colour($colour, ends: "e") } { $size }er-Koralle.
}
table-shrimp_on_rock = Setz eine Krabbe auf den Felsen { $cell }.
table-move_to = Nach { $cell }
table-move_shrimp = Beweg die Krabbe von { $from } nach { $cell }.
table-collect = { -colour-noun($space) } nehmen
table-play_alga = { CAPITAL(-alga($alga, ends: "e")) } Alge spielen
table-lock_tile = Fixieren
table-paid_with = Preis: ein gefressenes { -tile($tile, ends: "es") }.
table-feed = { -colour-noun($colour) } füttern
table-fed = Ein { -colour($colour, ends: "er") } Polyp kommt in den Fisch, wo er am Ende zählt.
# Two cubes at the beginning; no $second: both are of the first colour
table-take_pair = { $second ->
    [none] Zweimal { -colour-noun($first) }
   *[other] { -colour-noun($first) } und { -colour-noun($second) }
}
table-pair_taken = { $second ->
    [none] Zweimal { -colour-noun($first) }: Die anderen sehen es, wenn alle gewählt haben.
   *[other] { -colour-noun($first) } und { -colour-noun($second) }: Die anderen sehen es, wenn alle gewählt haben.
}

## What can be chosen in the prompt

table-play_cube = { $as ->
    [none] Die { -colour($colour, ends: "e") } Larve ausspielen.
   *[other] Die { -colour($colour, ends: "e") } Larve als { -colour-noun($as) } ausspielen.
}
# Stands after the number
table-cells_noun = { $count ->
    [one] Feld
   *[other] Felder
}
table-colours = Farben
table-give_tile = { $cube ->
    [none] { CAPITAL(-a-tile($tile)) } geben, eine Larve seiner Farbe nehmen
   *[other] { CAPITAL(-a-tile($tile)) } geben, eine { -colour($cube, ends: "e") } Larve nehmen
}
table-give_cube = Die { -colour($cube, ends: "e") } Larve geben, einen Polypen nehmen
table-algae = Algen
table-alga_left = { CAPITAL(-alga($alga, ends: "e")) } Alge, noch { $left }.
table-place = Wohin
table-place_space = Algenfeld
table-lock_for_good = Für immer fixieren: { -colour-noun($stronger) } schlägt { -colour-noun($weaker) }
table-pay_with = Bezahlen mit
table-pay = Bezahlen
table-consumed_tile = gefressenes { -tile($tile, ends: "es") }
table-my_hand = Plättchen auf meiner Hand
table-two_cubes = Zwei Larven
table-pick_cube = { $count ->
    [0] { -colour($colour, ends: "e") } Larve
    [1] { -colour($colour, ends: "e") } Larve, gewählt
   *[other] { -colour($colour, ends: "e") } Larve zweimal, gewählt
}
table-lay_from = Legen von
# The next two stand before a number
table-from_hand = Hand
table-from_consumed = Gefressen
