### Eine Partie aus einer Datei öffnen. $file ist ihr Name.

upload-open = Aufzeichnung öffnen
upload-reading = Wird gelesen …
upload-drop = Aufzeichnung hier ablegen
upload-too_large = { $file } ist zu groß für eine gespeicherte Partie; die sind kleiner als 1 MB.
upload-no_game = { $file } ist keine gespeicherte Partie. Wähle eine Datei, die diese Seite oder „reef play“ gespeichert hat.
upload-refused = { $file } wurde nicht angenommen.
# $reason is a sentence.
upload-at_move = Aktion { $move }: { $reason }
