### Which deck of action cards is played with.

deck_choice-deck = Balíček
# $name is that of a deck
deck_choice-yours = { $name }, tvůj
deck_choice-yours_made = { $name } (rekonstrukce), tvůj
deck_choice-reconstructed = Rekonstrukce
deck_choice-remove = Odstranit balíček
deck_choice-bring = Použít vlastní balíček
deck_choice-what = 28 karet jako JSON, „reef-deck/1“. Zkontroluje se a zůstane u této partie a jejího záznamu.
deck_choice-as_json = Balíček jako JSON
deck_choice-file = Vybrat soubor
deck_choice-use = Použít tento text
deck_choice-removed = Balíček „{ $name }“ je odstraněný.
deck_choice-ready = Balíček „{ $name }“ je připravený: 28 karet.
# No $file: it was typed
deck_choice-file_too_large = { $file } má víc než 64 KiB; balíček je malý soubor.
deck_choice-too_large = { $file ->
    [none] Text má víc než 64 KiB; balíček je krátký text.
   *[other] { $file } má víc než 64 KiB; balíček je krátký text.
}
deck_choice-not_json = { $file ->
    [none] Text není JSON ({ $why }).
   *[other] { $file } není JSON ({ $why }).
}
