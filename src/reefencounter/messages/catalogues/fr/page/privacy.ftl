### The privacy page: what is kept, and for how long.

privacy-about = Ce que ce serveur garde de vous, et combien de temps. Rien n’est envoyé à qui que ce soit d’autre, et aucune page ici ne vous suit ni ne compte vos visites.
privacy-visit = Une visite
privacy-cookie = Un cookie avec un nombre aléatoire, qui permet de vous reconnaître à la visite suivante. Les navigateurs le gardent 400 jours après la dernière. Le serveur n’en garde qu’une empreinte.
privacy-language = Un autre cookie retient la langue que vous avez choisie. L’aspect de la table n’est gardé que dans votre navigateur.
privacy-guest = D’un invité, rien n’est noté tant qu’il n’a rien à garder : une partie, un nom, un exercice réussi. Quand un invité se connecte à un compte, ce qui était à lui est noté pendant une semaine, pour pouvoir revenir en arrière.
privacy-address = Votre adresse réseau sert à limiter les abus ; elle n’est gardée qu’en mémoire et oubliée après un jour. Le journal du serveur parle de pannes, pas de visites.
privacy-rated = Pendant une partie classée, une empreinte de l’adresse et du navigateur de chacun, pour voir si deux jouent du même endroit. Elle disparaît quand la partie est comptée.
privacy-you = Vous
privacy-name = Votre nom, votre langue, la date de votre première visite, et pour chaque appareil le nom que se donne le navigateur et son dernier passage, à l’heure près.
privacy-ways = La moitié publique de chaque clé d’accès, et une empreinte de vos mots de secours. Il n’y a pas de mot de passe.
privacy-mail = Si vous en donnez une, votre adresse e-mail et votre fuseau horaire, jusqu’à ce que vous la retiriez : pour les liens de connexion, et pour vous dire que c’est à vous. Personne d’autre ne la voit. D’un lien, une empreinte est gardée un jour.
privacy-friends = Vos amis, ceux à qui vous avez demandé ou que vous avez bloqués, et les places que des amis vous gardent. Personne d’autre ne voit qui vous avez bloqué.
privacy-until = Jusqu’à ce que vous supprimiez votre compte : dans Moi, sous Mes données. Tout disparaît sept jours plus tard. Un invité qui n’a rien gardé et ne revient pas de 30 jours est oublié, et de même, après 400 jours, celui qui n’a aucun moyen de revenir.
privacy-games = Parties
privacy-steps = Chaque étape de vos parties, qui a joué et comment elles ont fini, les classements, vos jeux de cartes, et les exercices et problèmes que vous avez résolus. Les parties jouées en solo, vous pouvez les supprimer à tout moment dans Mes parties.
privacy-others = Les parties avec d’autres sont gardées pour tous ceux qui ont joué. Quand vous partez, votre nom en disparaît.
privacy-expire = Un hébergeur peut faire supprimer les parties que personne n’a jouées depuis longtemps ; la liste de vos parties l’indique.
privacy-chat = Discussion
privacy-lines = Les 100 dernières lignes écrites à une table, lues par ceux qui y jouent. Les lignes signalées sont gardées pour l’hébergeur.
privacy-rights = Vos fichiers
privacy-export = Toutes vos parties et tout ce qui est gardé de vous peuvent être téléchargés à tout moment, dans Moi.
privacy-host = Qui tient ce serveur
privacy-contact = Pour le joindre : { $contact }
privacy-me = Vers Moi
