### Opening a game from a file. $file is its name.

upload-open = Apri una registrazione
upload-reading = Leggo…
upload-drop = Lascia qui la registrazione
upload-too_large = { $file } è troppo grande per una partita salvata, che pesa meno di 1 MB.
upload-no_game = { $file } non è una partita salvata. Scegli un file salvato da questa pagina o da «reef play».
upload-refused = { $file } non è stato accettato.
# $reason is a sentence.
upload-at_move = Mossa { $move }: { $reason }
