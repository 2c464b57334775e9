"""Tables while people play: seats, clocks, windows, chat, and what each viewer is shown."""
