### What the signs of a table mean, a sentence each.

signs-polyp = Un polype : il se place avec un cube de sa couleur.
signs-cube = Un cube permet de placer jusqu’à quatre polypes de sa couleur.
signs-shrimp = Une crevette donne un corail à son joueur et protège les polypes à côté d’elle.
signs-consumed = Pris lors d’une attaque : il peut être placé, échangé contre un cube, ou payer une algue.
signs-fish = Seul ce que le poisson a mangé compte à la fin.
signs-coral_tile = Elle dit laquelle de deux couleurs est la plus forte et lui vaut un point. Sa grande algue la retourne.
signs-locked = Une tuile verrouillée ne se retourne plus jamais.
signs-space = Qui ramasse ici prend le cube et les polypes, et finit son tour.
signs-value = Ce que vaut à présent, en points, un polype de cette couleur dans un poisson.
signs-alga = Une algue retourne toutes les tuiles de combat qui la montrent en grand, ou en verrouille une.
signs-alga_space = La dernière algue jouée ici ; la suivante prend sa place.
signs-blue = Une crevette bleue n’est à personne et ne protège que le polype qu’elle occupe, mais contre tous.
signs-card = Cartes action : chacune permet une fois ce que les règles ne permettent pas.
