### Which deck of action cards is played with.

deck_choice-deck = Deck
# $name is that of a deck
deck_choice-yours = { $name }, yours
deck_choice-yours_made = { $name } (reconstructed), yours
deck_choice-reconstructed = Reconstructed
deck_choice-remove = Remove this deck
deck_choice-bring = Bring your own deck
deck_choice-what = 28 cards as JSON, “reef-deck/1”. It is checked, and stays with this game and its record.
deck_choice-as_json = Deck as JSON
deck_choice-file = Choose a file
deck_choice-use = Use this text
deck_choice-removed = “{ $name }” is removed.
deck_choice-ready = “{ $name }” is ready: 28 cards.
# No $file: it was typed
deck_choice-file_too_large = { $file } is larger than 64 KiB; a deck is a small file.
deck_choice-too_large = { $file ->
    [none] The text is larger than 64 KiB; a deck is a small text.
   *[other] { $file } is larger than 64 KiB; a deck is a small text.
}
deck_choice-not_json = { $file ->
    [none] The text is not JSON ({ $why }).
   *[other] { $file } is not JSON ({ $why }).
}
