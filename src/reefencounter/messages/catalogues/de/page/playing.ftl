### Während andere spielen: was sie getan haben, Schritt für Schritt.

playing-title = Ablauf
playing-on = Weiter
playing-step_on = Ein Schritt weiter
playing-pause = Anhalten
playing-speed = Tempo der Züge
playing-calm = Ruhig
playing-normal = Normal
playing-quick = Schnell
playing-eyes = Neben wem du stehst
playing-eyes_of_none = Ganzer Tisch
playing-eyes_of = Neben { $name }
