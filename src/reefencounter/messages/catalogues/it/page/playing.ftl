### While others play: stepping through what they did.

playing-title = Riproduzione
playing-on = Continua
playing-step_on = Un passo avanti
playing-pause = Pausa
playing-speed = Velocità dei turni
playing-calm = Calma
playing-normal = Normale
playing-quick = Rapida
playing-eyes = Accanto a chi ti metti
playing-eyes_of_none = Tutto il tavolo
playing-eyes_of = Accanto a { $name }
