### Wer auf einem Platz eines neuen Tisches sitzt. $seat ist seine Nummer.

seating-seat = Platz { $seat }
seating-who = Platz { $seat }: wer
seating-strength = Platz { $seat }: Stärke
seating-name = Platz { $seat }: Name
seating-me = Ich
seating-here = Jemand hier
seating-link = Jemand per Link
seating-anyone = Wer mag
seating-bot = Bot
seating-first = Wer zuerst kommt
seating-my_name = Mein Name
seating-their_name = Name
seating-friend_about = Ihr seid befreundet: Die Einladung steht dort auf der Startseite, bis der Platz besetzt ist.
seating-link_about = Du bekommst einen Link und einen Code zum Verschicken.
seating-anyone_about = Steht bei den offenen Tischen.
