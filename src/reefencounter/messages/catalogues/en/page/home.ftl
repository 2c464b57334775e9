### The first page.

home-play_now = Play now
