### Opening a game from a file. $file is its name.

upload-open = Ouvrir un enregistrement
upload-reading = Lecture…
upload-drop = Déposez l’enregistrement ici
upload-too_large = { $file } est trop gros pour une partie enregistrée, qui fait moins de 1 Mo.
upload-no_game = { $file } n’est pas une partie enregistrée. Choisissez un fichier enregistré par cette page ou par « reef play ».
upload-refused = { $file } n’a pas été accepté.
# $reason is a sentence.
upload-at_move = Coup { $move } : { $reason }
