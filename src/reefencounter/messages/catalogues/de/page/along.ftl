### Eigene Partien in einem anderen Browser, mit acht Wörtern.

along-title = Auf einem anderen Gerät
along-take = Partien mitnehmen
along-eight_words = Acht Wörter stehen für dich. Bewahr sie auf wie einen Schlüssel: Wer sie hat, kann an deinen Tischen spielen, und mit ihnen holst du deine Partien zurück, wenn dieser Browser dich vergisst. Sie werden nur dieses eine Mal gezeigt; neue Wörter ersetzen die alten.
along-your_words = Deine Wörter
along-hide = Wörter verbergen
along-make = Wörter erzeugen
along-bring = Partien hierher holen
along-type = Deine acht Wörter. Die Partien dieses Browsers kommen dazu.
along-bring_them = Herholen
along-done = { $tables ->
    [one] Fertig: Die Partie ist da.
   *[other] Fertig: { $tables } Partien sind da.
}
