### Opening a game from a file. $file is its name.

upload-open = Otevřít záznam
upload-reading = Čte se…
upload-drop = Pusť záznam sem
upload-too_large = { $file } je na uloženou partii moc velký: ta má méně než 1 MB.
upload-no_game = { $file } není uložená partie. Vyber soubor, který uložila tahle stránka nebo „reef play“.
upload-refused = { $file } nebyl přijat.
# $reason is a sentence.
upload-at_move = Krok { $move }: { $reason }
