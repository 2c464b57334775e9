### Second Kind: Karten, der Markt und was mit ihnen gewählt wird.

## A card

second_kind-blue_card = Krabbenkarte
second_kind-use_blue = oder die blaue Krabbe nutzen
second_kind-answer = Antwort
second_kind-scoring = Wertung
second_kind-close = Schließen
second_kind-answer_with = Damit antworten
second_kind-play_text = Den Text nutzen
second_kind-eat_with = Damit die erste Koralle fressen
second_kind-introduce_blue = Blaue Krabbe einsetzen
second_kind-move_blue = Blaue Krabbe bewegen
second_kind-discard = Ablegen
second_kind-own_turn = Karten spielst du im eigenen Zug, nach Aktion 1.
second_kind-ready = Bereit: Kommt ihr Moment, wirst du gefragt.
second_kind-quiet = Du wirst dazu nicht gefragt: Das heißt Nein, und niemand erfährt davon.
second_kind-do_not_ask = Frag mich nicht
second_kind-ask_again = Frag mich wieder
second_kind-is_ready = bereit
second_kind-is_quiet = ohne Frage

## Cards and market

second_kind-market = Karten und Markt
second_kind-cards = Karten
second_kind-whole_deck = Das ganze Deck
second_kind-reconstructed = Rekonstruiertes Deck
second_kind-in_pile = { $count ->
    [one] { $count } Karte im Nachziehstapel
   *[other] { $count } Karten im Nachziehstapel
}
second_kind-discards = Ablagestapel
second_kind-discarded = { $count } abgelegt
second_kind-blue_supply = { $count ->
    [one] { $count } blaue Krabbe im Vorrat
   *[other] { $count } blaue Krabben im Vorrat
}
# After the one above, and a comma
second_kind-one_on_sea = eine im offenen Meer
second_kind-no_blue = keine blaue Krabbe übrig
second_kind-buy = Kaufen
second_kind-bought = Gekauft
# After the name of a card, and a comma
second_kind-usable = jetzt spielbar
second_kind-in_hand = { $count } auf der Hand
second_kind-no_card = Keine Karte auf der Hand.
second_kind-no_card_buy = Keine Karte auf der Hand. Kauf eine für ein Plättchen oder eine Larve.
second_kind-open_before = Offen vor { $name }

## What can be chosen in the prompt

second_kind-choices = Auswahl
second_kind-give = Du gibst
second_kind-at_space = Auf dem Feld
second_kind-take = Du nimmst
second_kind-cube = { -colour($colour, ends: "e") } Larve
second_kind-space = { -colour($colour, ends: "es") } Feld
second_kind-alga = { -alga($alga, ends: "e") } Alge
second_kind-coral_tile = Korallenplättchen { -colour-noun($stronger) }/{ -colour-noun($weaker) }
# A part of an action, on a button; from the hand and for a cube goes without saying
second_kind-part = { $part ->
    [hand] { "" }
    [cube] { "" }
    [consumed] gefressen
    [off] Vom Plan nehmen
    [done] Fertig
    [introduce] Einsetzen
    [move] Bewegen
    [shoo] Dornenkrone verscheuchen
    [nudge] Dornenkrone schubsen
    [summon] Dornenkrone anlocken
    [rock] Felsenplättchen
    [water] Wasserplättchen
    [blue] Blaue Krabbe einsetzen
    [shift] Blaue Krabbe bewegen
    [swap] Tauschen
   *[other] { $part }
}
second_kind-back = Zurück
second_kind-tiles_and_cards = Riffplättchen und Karten
second_kind-buy_card = Karte kaufen
second_kind-half_lies = Wie das halbe Plättchen liegt
second_kind-turn_key = Drehen (T)
second_kind-tile_to_lay = Plättchen zum Legen
second_kind-lay_from_hand = { CAPITAL(-a-tile($tile)) } von der Hand legen, { $count } vorhanden
second_kind-lay_from_consumed = { CAPITAL(-a-tile($tile)) } von den gefressenen legen, { $count } vorhanden
second_kind-consumed = gefressen
second_kind-meal_card = Karte für die erste Mahlzeit
# Stands before the names of cards
second_kind-with = Mit
second_kind-end_turn = Zug beenden

## The time left for an answer

second_kind-seconds = { $count } s
second_kind-you_have = { $count ->
    [one] Du hast { $count } Sekunde für deine Antwort.
   *[other] Du hast { $count } Sekunden für deine Antwort.
}
second_kind-at_most = { $count ->
    [one] Höchstens { $count } Sekunde.
   *[other] Höchstens { $count } Sekunden.
}
# Each stands after the seconds that are left: 12 s
second_kind-until_heard = noch, bis deine Antwort gilt
second_kind-to_answer = zum Antworten, sonst heißt es Nein
second_kind-too_late = vorbei: Das heißt Nein
second_kind-let_me_think = Lass mich nachdenken
second_kind-for_others = höchstens
second_kind-thinks = { $name } denkt nach
second_kind-to_think = zum Nachdenken, sonst heißt es Nein

## A game at a real table is entered

second_kind-which_card = Welche Karte kam vom Stapel?
second_kind-card = Karte
second_kind-choose = Wählen …
second_kind-in_fish = Spezialplättchen im Fisch
second_kind-so_many_in_fish = Spezialplättchen im Fisch: { $count }
second_kind-scoring_cards = Wertungskarten, offen oder auf der Hand
second_kind-shrimps_home = Krabben auf Korallen ab drei Plättchen
