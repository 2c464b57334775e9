### The table in the terminal: its questions and what their answers mean, its commands, and its panels.

question-feed = Spielaufbau: Welches Plättchen kommt geheim in deinen Fisch? Es zählt am Ende.
question-larvae = Spielaufbau: Welche zwei Larvenwürfel wählst du? Tippe zwei Buchstaben, etwa WP.
question-eat = Welche Koralle frisst dein Fisch?
question-cube = Welche Larve spielst du aus?
question-shrimp = Auf welchen Polypen kommt die Krabbe? Tippe ein markiertes Feld.
question-move = Welche Krabbe bewegst du?
question-swap = Welche Farbe tauschst du ein?
question-pay = Welches gefressene Plättchen zahlst du?
question-alga = Welche Alge spielst du?
question-collect = Welches Feld nimmst du?
question-source = Ein Polyp für { $cell }: von der Hand oder von den gefressenen?
question-goal = Wohin zieht die Krabbe auf { $origin }? Tippe ein markiertes Feld oder off.
question-place = Wohin kommt die { -alga($alga, ends: "e") } Alge?
question-laying = { $consumed ->
    [0] { $laid ->
        [0] { -colour-noun($colour) } legen: { $laid } gelegt, noch { $hand } von der Hand. Tippe ein markiertes Feld.
       *[other] { -colour-noun($colour) } legen: { $laid } gelegt, noch { $hand } von der Hand. Tippe ein markiertes Feld oder stop.
    }
   *[other] { $laid ->
        [0] { -colour-noun($colour) } legen: { $laid } gelegt, noch { $hand } von der Hand, gefressen: { $consumed }. Tippe ein markiertes Feld.
       *[other] { -colour-noun($colour) } legen: { $laid } gelegt, noch { $hand } von der Hand, gefressen: { $consumed }. Tippe ein markiertes Feld oder stop.
    }
}
answer-colour = { -colour($colour) }
answer-colours = { AND($colours, item: "colour") }
answer-cube = { $consumed ->
    [0] { -colour($colour) }: { $hand } auf der Hand
   *[other] { -colour($colour) }: { $hand } auf der Hand, { $consumed } gefressen
}
answer-off = zurück hinter den Sichtschirm
answer-turns = { $items ->
    [none] dreht nichts um
   *[other] dreht um: { LIST($items) }
}
answer-alga_space = { $items ->
    [none] Algenfeld; dreht nichts um
   *[other] Algenfeld; dreht um: { LIST($items) }
}
answer-lock = { $items ->
    [none] Plättchen { $coral_tile } für immer fixieren; dreht nichts um
   *[other] Plättchen { $coral_tile } für immer fixieren; dreht um: { LIST($items) }
}
answer-turned = { $coral_tile } ({ $stronger } schlägt dann { $weaker })
answer-hand = von der Hand
answer-consumed = von den gefressenen
answer-polyp = { -colour($colour, ends: "e") } Larve gegen { -colour($colour, ends: "en") } Polypen
answer-space = { $notation ->
    [none] { -colour($colour, ends: "e") } Larve, keine Polypen
   *[other] { -colour($colour, ends: "e") } Larve und Polypen { $notation }
}
answer-coral = { -colour($colour, ends: "e") } { $size }er-Koralle
answer-rock = leerer Felsen
answer-pay = { $tiles ->
    [one] { -colour-noun($colour) } zahlen: ein Plättchen
   *[other] { -colour-noun($colour) } zahlen: { -number($tiles) } Plättchen
}

## with the Second Kind

question-crown = Aktion 0: Welche Dornenkrone greift jetzt an? Tippe ein markiertes Feld.
question-crown_eats = Aktion 0: Welchen Polypen frisst die Dornenkrone auf { $cell }?
question-flee = Der Polyp unter deiner Krabbe auf { $cell } wurde gefressen: Wohin zieht sie? Ein markiertes Feld oder off.
question-drift = Der Polyp unter der blauen Krabbe auf { $cell } wurde gefressen: Wohin zieht sie?
question-meal = Die erste Mahlzeit braucht eine Karte mit blauer Krabbe: Welche spielst du, um { $cell } zu fressen?
question-return = Welches Plättchen der Koralle kommt in den Beutel? Noch { $left }; ein doppeltes zählt als zwei.
question-counts_as = Als welche Farbe zählt die { -colour($colour, ends: "e") } Larve?
question-tile = Welches Plättchen, und wie, auf { $cell }?
question-reef_tile = Welches Riffplättchen legst du?
question-reef_tile_goes = Wohin kommt das { -tile($tile, ends: "e") }? Tippe ein markiertes Feld.
question-price = Eine Karte kostet ein Plättchen oder eine Larve: Was zahlst du?
question-which_price = Womit zahlst du?
question-discard = Welche Karte legst du ab?
question-card = Welche Karte spielst du für ihren Text?
question-blue_card = Welche Karte nutzt du für die blaue Krabbe?
question-blue_moves = Welche blaue Krabbe bewegst du? Sie steht in einer deiner Korallen.
question-blue_taken = Der Vorrat ist leer: Welche blaue Krabbe nimmst du von den Spielplänen?
question-blue_goes = Auf welchen Polypen kommt die blaue Krabbe? Tippe ein markiertes Feld.
question-split = Du hast { -a-tile($tile) } gefressen: teilen oder behalten?
question-blue_leaves = Eine blaue Krabbe muss von { $cell } weichen, und daneben ist kein Polyp frei.
question-window = { $window ->
    [eat] Eine Koralle wurde gefressen. Spielst du eine Karte?
    [attack] Ein Polyp einer Koralle mit deiner Krabbe wird angegriffen. Spielst du eine Karte?
    [alga] Gleich werden Korallenplättchen umgedreht. Spielst du eine Karte?
    [collect] Gleich wird das Meer aufgefüllt. Spielst du eine Karte?
   *[turn_end] Der Zug ist vorbei. Spielst du eine Karte?
}
question-use = Wofür nutzt du eine Karte?
question-left = Noch { $left }.
asks-give = „{ CARD($card) }“: Welches deiner Plättchen gibst du?
asks-sea_tile = „{ CARD($card) }“: Gegen welches Plättchen im Meer?
asks-sea_space = „{ CARD($card) }“: Auf welchem Feld des Meeres?
asks-where = „{ CARD($card) }“: Wohin? Tippe ein markiertes Feld.
asks-from_where = „{ CARD($card) }“: Von wo? Tippe ein markiertes Feld.
answer-use = { $use ->
    [card] für ihren Text
    [blue] um eine blaue Krabbe einzusetzen
    [shift] um eine blaue Krabbe zu bewegen
    [split] in den Beutel legen und zwei normale seiner Farbe nehmen
    [keep] lassen, wie es ist
    [decline] keine Karte spielen
    [drift] die blaue Krabbe weicht
   *[move] erst eine eigene Krabbe aus dem Weg ziehen
}
answer-choice = { $choice ->
    [swap] ein Plättchen tauschen
    [done] das war alles
    [blue] eine blaue Krabbe einsetzen
    [shift] eine blaue Krabbe bewegen
    [shoo] eine Dornenkrone entfernen
    [nudge] eine Dornenkrone bewegen
    [summon] eine Dornenkrone aus dem Beutel holen
    [introduce] eine Krabbe einsetzen
    [move] eine Krabbe bewegen
    [hand] ein Plättchen von der Hand
    [consumed] ein gefressenes Plättchen
    [cube] eine Larve
   *[plain] wie es ist
}
answer-card = { CARD($card) }
answer-tile = { -tile($tile, ends: "es") }
answer-cube_paid = { -colour($colour, ends: "e") } Larve
answer-sea_space = das { -colour($colour, ends: "e") } Feld: { JOIN($tiles, with: " ") }
answer-ordinary = ein normales Plättchen
answer-ordinary_of = ein normales { -colour($colour, ends: "es") } Plättchen
answer-as_other = als andere Farbe
answer-as_own = als eigene Farbe
answer-supply = in den Vorrat
answer-beats = { -colour-noun($stronger) } schlägt jetzt { -colour-noun($weaker) }
answer-water = Wasser
answer-ground = { LIST($items) }
answer-pay_tile = { -a-tile($tile) } zahlen; du hast { $tiles }

## the actions of a turn

turn_action-eat = Koralle fressen lassen
turn_action-cube = Larve ausspielen und Polypen legen
turn_action-second_cube = Zweite Larve ausspielen und legen
turn_action-shrimp = Krabbe einsetzen
turn_action-move = Krabbe bewegen
turn_action-larva = Gefressenes Plättchen gegen Larve tauschen
turn_action-alga = Alge spielen
turn_action-polyp = Larve gegen Polyp tauschen
turn_action-take = Aus dem Meer nehmen; beendet den Zug
turn_action-place = Felsen, Wasser oder Dornenkrone legen
turn_action-buy = Karte kaufen
turn_action-card = Karte spielen
turn_action-discard = Karte ablegen
turn_action-end = Zug beenden

## a decision

desk-hint = Eine Zahl oder eine Aktion wie `{ $action }`. ? hilft; undo, log, score, save, quit.
desk-nine = Aktion 9 heißt, nichts davon zu tun: Nimm aus dem Meer (10), um deinen Zug zu beenden.
desk-not_now = Jetzt nicht: { JOIN($reasons, with: " ") } ({ $rule })
desk-impossible = Das geht nicht: { $because } ({ $rule }) `? { $rule }` erklärt die Regel.
desk-no_answer = { $back ->
    [none] { QUOTED($typed) } passt hier nicht: Tippe etwas wie { $example }.
   *[other] { QUOTED($typed) } passt hier nicht: Tippe etwas wie { $example }; Enter führt zurück.
}
desk-unknown = { QUOTED($typed) } verstehe ich nicht. Tippe ?, um zu sehen, was du tun kannst.
desk-play_card = Spielen?
desk-discard_card = Ablegen?
desk-do_it = Ausführen?
desk-take = { $notation ->
    [none] { $ends ->
        [none] Die { -colour($colour, ends: "e") } Larve nehmen, ohne Polypen?
       *[other] Die { -colour($colour, ends: "e") } Larve nehmen, ohne Polypen? Das beendet deinen Zug.
    }
   *[other] { $ends ->
        [none] Die { -colour($colour, ends: "e") } Larve und die Polypen { $notation } nehmen?
       *[other] Die { -colour($colour, ends: "e") } Larve und die Polypen { $notation } nehmen? Das beendet deinen Zug.
    }
}
desk-on_rock = auf Felsen:
desk-by_attack = durch Angriff:
desk-stop = stop: das Legen beenden
desk-no_cell = Für diese Farbe ist kein Feld mehr da: stop.
desk-final = Die Schlussrunde: Lass eine Koralle fressen oder passe.
desk-pass = pass: nichts fressen lassen
desk-owed = Spiel jetzt die { -colour($colour, ends: "e") } Larve aus; vorher dürfen sich nur Krabben bewegen.
desk-turn = Zug { $number }: Was tust du?
desk-over = Die Partie ist zu Ende. log, board, save FILE, oder Enter zum Verlassen:
desk-over_help = Tippe log, board oder save FILE, oder drück Enter zum Verlassen.
console-too_long = Diese Zeile ist zu lang: höchstens { $most } Zeichen, bitte.
console-agrees = { $yes ->
    [none] [y/N]
   *[other] [Y/n]
}
console-more = Enter für mehr, q zurück
console-back = Enter führt zurück

## what is shown by commands

command-no_topic = Über { QUOTED($topic) } weiß ich nichts. Versuch `? lay` oder `? R5.3`.
command-no_undo = In diesem Zug gibt es nichts, was du zurücknehmen könntest.
command-undone = Zurückgenommen: { $action }.
command-coral = { $owner ->
    [none] { -colour($colour, ends: "e") } { $size }er-Koralle, keine Krabbe: { JOIN($cells, with: " ") }
   *[other] { -colour($colour, ends: "e") } { $size }er-Koralle, Krabbe { -of($owner) }: { JOIN($cells, with: " ") }
}
command-no_coral = Es gibt nur einzelne Polypen ohne Krabbe.
command-no_cards = Diese Partie hat keine Karten: `reef play --second-kind` hat welche.
command-hand = Deine Hand
command-open = Offen vor { -who($player, case: "dative") }
command-discards = Ablagestapel
save-failed = Nicht gespeichert: { $because }.
save-overwrite = { $because }. Überschreiben?
save-not = Nicht gespeichert.
save-done = In { $file } gespeichert.
save-ask = Partie speichern? Ein Dateiname, Enter für { $file }, oder n:
save-kept = Die Partie ist in { $file } gespeichert.
save-go_on = `reef play --load { $file }` setzt sie fort.
save-trouble = { $because }.
load-which = Welche Datei? Schreib `load { $file }`.
load-leave = Diese Partie verlassen, ohne sie zu speichern?
load-failed = Nicht geladen: { $because }.
load-done = { $file } geladen.
session-curtain = Gib die Tastatur an { $name } weiter. { $name } drückt Enter, alle anderen schauen weg.
session-turn = Zug { $number }.
session-setup = Spielaufbau.
session-nothing = Noch ist nichts passiert.
session-more = ... (log zeigt alles)

## help

help_now-title = Was du jetzt tun kannst
help_now-lay = { $consumed ->
    [none] Legen: Tippe ein Feld oder `{ $action }`
   *[other] Legen: Tippe ein Feld oder `{ $action }`; mit `consumed` dahinter legst du ein gefressenes Plättchen
}
help_now-word = { $action }: Tippe `{ $action }`
help_now-open = { $name }: Tippe { $number } oder `{ $action }`
help_now-not = { $name }: jetzt nicht. { JOIN($reasons, with: " ") } ({ $rule })
help_now-over = Nichts mehr: Die Partie ist zu Ende.
help_now-setup = Spielaufbau: Wähle mit Zahl oder Buchstabe, oder schreib `{ $action }`.
help_now-any_time = Jederzeit
help_now-written = { $kind ->
    [larvae] So geschrieben: { OR($examples) }, Farben in der Reihenfolge W Y O P G
    [choose] So geschrieben: `choose` und was docs/notation.md für die Karte sagt
   *[other] So geschrieben: { OR($examples) }
}
help_command-help = diese Hilfe; `? lay` erklärt eine Aktion, `? R5.3` eine Regel
help_command-undo = deine letzte Aktion dieses Zuges zurücknehmen
help_command-board = den Tisch noch einmal zeigen
help_command-corals = Korallen ab zwei Polypen oder mit Krabbe, die größten zuerst
help_command-cards = in Second Kind: deine Karten, die offenen und der Ablagestapel, mit ihren Texten
help_command-score = was über die Punkte bekannt ist
help_command-log = was bisher geschah
help_command-save = die Partie speichern; ohne FILE in { $file }
help_command-load = eine gespeicherte Partie laden
help_command-quit = verlassen; vorher kannst du speichern

## the table

table_text-name = { $second_kind ->
    [none] { $advanced ->
        [none] Reef Encounter
       *[other] Reef Encounter für Fortgeschrittene
    }
   *[other] { $advanced ->
        [none] Second Kind
       *[other] Second Kind für Fortgeschrittene
    }
}
table_text-turn = Zug { $number }
table_text-bag = Beutel { $number }
table_text-board = Plan { $board }
table_text-worth = wert
table_text-eats = frisst
table_text-sea = Meer
table_text-cubes = Larven
table_text-alga_space = Algenfeld:
table_text-alga = { $alga ->
    [none] leer
   *[other] { -alga($alga) }
}
table_text-coral_tiles = Korallenplättchen und ihre Algen
table_text-hand = Hand
table_text-consumed = gefressen
table_text-fish = Fisch
table_text-shrimps = Krabben
table_text-shrimps_left = { $eaten ->
    [0] noch { $left }
   *[other] { $left }, { $eaten } gefressen
}
table_text-corals_of = Korallen (Größe, Krabbe)
table_text-corals = Korallen
table_text-cards = { $reconstructed ->
    [none] Karten ({ $deck }): { $pile } im Stapel;
   *[other] Karten (rekonstruiert): { $pile } im Stapel;
}
table_text-blue_shrimps = { $at_sea ->
    [none] blaue Krabben: { $supply } im Vorrat
   *[other] blaue Krabben: { $supply } im Vorrat, 1 im Meer
}
table_text-hidden_cards = { $cards } verdeckt
table_text-no_card = keine
table_text-open_cards = offen:
table_text-discards = { $cards } abgelegt:
table_text-more_cards = ... (cards zeigt alle)
