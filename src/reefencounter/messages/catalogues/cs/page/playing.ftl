### While others play: stepping through what they did.

playing-title = Přehrávání
playing-on = Dál
playing-step_on = O krok dál
playing-pause = Pozastavit
playing-speed = Rychlost tahů
playing-calm = Klidně
playing-normal = Běžně
playing-quick = Rychle
playing-eyes = Vedle koho stojíš
playing-eyes_of_none = Celý stůl
playing-eyes_of = Vedle: { $name }
