### Opening a game from a file. $file is its name.

upload-open = Open a record
upload-reading = Reading …
upload-drop = Drop the record here
upload-too_large = { $file } is too large for a saved game, which is smaller than 1 MB.
upload-no_game = { $file } is not a saved game. Choose a file that this page or “reef play” saved.
upload-refused = { $file } was not accepted.
# $reason is a sentence.
upload-at_move = Move { $move }: { $reason }
