### Who sits at a seat of a new table. $seat is its number.

seating-seat = Seat { $seat }
seating-who = Seat { $seat }: who
seating-strength = Seat { $seat }: strength
seating-name = Seat { $seat }: name
seating-me = Me
seating-here = Friend here
seating-link = Friend by link
seating-anyone = Anyone
seating-bot = Bot
seating-first = Whoever comes first
seating-my_name = My name
seating-their_name = Their name
seating-friend_about = Your friend: the seat stands on their first page until it is taken.
seating-link_about = You get a link and a code to send.
seating-anyone_about = Shown among the open tables.
