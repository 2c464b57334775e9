### Who sits at a seat of a new table. $seat is its number.

seating-seat = Místo { $seat }
seating-who = Místo { $seat }: kdo
seating-strength = Místo { $seat }: síla
seating-name = Místo { $seat }: jméno
seating-me = Já
seating-here = Někdo tady
seating-link = Někdo přes odkaz
seating-anyone = Kdokoli
seating-bot = Bot
seating-first = Kdo přijde první
seating-my_name = Moje jméno
seating-their_name = Jméno
seating-friend_about = Jste přátelé: pozvánka stojí na úvodní stránce, dokud je místo volné.
seating-link_about = Dostaneš odkaz a kód, které pošleš.
seating-anyone_about = Bude vidět mezi otevřenými stoly.
