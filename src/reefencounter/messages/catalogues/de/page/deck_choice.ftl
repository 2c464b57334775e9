### Mit welchem Deck von Aktionskarten gespielt wird.

deck_choice-deck = Deck
# $name is that of a deck
deck_choice-yours = { $name }, von dir
deck_choice-yours_made = { $name } (rekonstruiert), von dir
deck_choice-reconstructed = Rekonstruiert
deck_choice-remove = Dieses Deck entfernen
deck_choice-bring = Eigenes Deck mitbringen
deck_choice-what = 28 Karten als JSON, „reef-deck/1“. Das Deck wird geprüft und bleibt bei dieser Partie und ihrer Aufzeichnung.
deck_choice-as_json = Deck als JSON
deck_choice-file = Datei wählen
deck_choice-use = Diesen Text nehmen
deck_choice-removed = „{ $name }“ ist entfernt.
deck_choice-ready = „{ $name }“ ist bereit: 28 Karten.
# No $file: it was typed
deck_choice-file_too_large = { $file } ist größer als 64 KiB; ein Deck ist eine kleine Datei.
deck_choice-too_large = { $file ->
    [none] Der Text ist größer als 64 KiB; ein Deck ist ein kurzer Text.
   *[other] { $file } ist größer als 64 KiB; ein Deck ist ein kurzer Text.
}
deck_choice-not_json = { $file ->
    [none] Der Text ist kein JSON ({ $why }).
   *[other] { $file } ist kein JSON ({ $why }).
}
