### While others play: stepping through what they did.

playing-title = Playback
playing-on = Go on
playing-step_on = One step on
playing-pause = Pause
playing-speed = Speed of turns
playing-calm = Calm
playing-normal = Normal
playing-quick = Quick
playing-eyes = Beside whom you stand
playing-eyes_of_none = Whole table
playing-eyes_of = Beside { $name }
