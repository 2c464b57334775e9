### Which deck of action cards is played with.

deck_choice-deck = Mazzo
# $name is that of a deck
deck_choice-yours = { $name }, tuo
deck_choice-yours_made = { $name } (ricostruito), tuo
deck_choice-reconstructed = Ricostruito
deck_choice-remove = Rimuovi questo mazzo
deck_choice-bring = Porta il tuo mazzo
deck_choice-what = 28 carte in JSON, «reef-deck/1». Viene controllato, e resta con questa partita e la sua registrazione.
deck_choice-as_json = Mazzo in JSON
deck_choice-file = Scegli un file
deck_choice-use = Usa questo testo
deck_choice-removed = «{ $name }» è rimosso.
deck_choice-ready = «{ $name }» è pronto: 28 carte.
# No $file: it was typed
deck_choice-file_too_large = { $file } supera i 64 KiB; un mazzo è un file piccolo.
deck_choice-too_large = { $file ->
    [none] Il testo supera i 64 KiB; un mazzo è un testo breve.
   *[other] { $file } supera i 64 KiB; un mazzo è un testo breve.
}
deck_choice-not_json = { $file ->
    [none] Il testo non è JSON ({ $why }).
   *[other] { $file } non è JSON ({ $why }).
}
