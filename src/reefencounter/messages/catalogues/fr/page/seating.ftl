### Who sits at a seat of a new table. $seat is its number.

seating-seat = Place { $seat }
seating-who = Place { $seat } : qui
seating-strength = Place { $seat } : niveau
seating-name = Place { $seat } : nom
seating-me = Moi
seating-here = Ami ici
seating-link = Ami par lien
seating-anyone = N’importe qui
seating-bot = Bot
seating-first = Le premier venu
seating-my_name = Mon nom
seating-their_name = Son nom
seating-friend_about = Vous êtes amis : la place figure sur sa page d’accueil jusqu’à ce qu’elle soit prise.
seating-link_about = Vous recevez un lien et un code à envoyer.
seating-anyone_about = Visible parmi les tables ouvertes.
