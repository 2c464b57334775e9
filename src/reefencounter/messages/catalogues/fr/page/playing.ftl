### While others play: stepping through what they did.

playing-title = Déroulement
playing-on = Continuer
playing-step_on = Une étape en avant
playing-pause = Pause
playing-speed = Vitesse des tours
playing-calm = Calme
playing-normal = Normale
playing-quick = Rapide
playing-eyes = À côté de qui vous vous tenez
playing-eyes_of_none = Toute la table
playing-eyes_of = À côté de { $name }
