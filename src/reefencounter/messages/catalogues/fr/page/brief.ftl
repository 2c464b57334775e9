### The rules in brief, each with a picture; and how the page serves those who see, hear or move differently.

brief-title = Les règles en bref
brief-about = Vous cultivez des coraux sur un récif, et votre poisson perroquet les mange. Seul ce qu’il a dans le ventre à la fin rapporte des points. Pour apprendre en jouant, il y a les <a>leçons</a> ; la table montre à tout moment ce que vous pouvez faire, et sinon pourquoi.
brief-on_this_page = Sur cette page
brief-corals = Les cinq coraux
brief-colour = { CAPITAL(-colour($colour)) }
# what the corals look like
brief-coral = { $colour ->
    [W] corail corne de cerf
    [Y] corail cerveau
    [O] corail éventail
    [P] corail bulle
   *[G] corail tabulaire
}

## Grow

brief-grow = Grandir
brief-grow_1 = Le récif a autant de plateaux que de joueurs. Des polypes de cinq couleurs poussent sur ses rochers. Des polypes d’une même couleur qui se touchent par un côté forment un corail.
brief-grow_2 = Pour placer des polypes, jouez un cube larve de leur couleur : un cube, puis jusqu’à quatre polypes de cette couleur venus de votre main, et autant de polypes mangés que vous voulez. Vous pouvez le faire deux fois par tour.
brief-grow_3 = Placez sur n’importe quel rocher libre, à côté d’autres polypes ou non.
brief-grow_picture = Un corail jaune de quatre polypes et un rose de deux ; des anneaux marquent les rochers libres où du jaune peut aller.

## The starfish

brief-starfish = L’étoile de mer
brief-starfish_1 = Chaque plateau a une case avec une étoile de mer. Si elle est libre quand un polype est placé à côté, un polype de la même couleur y pousse tout seul, gratuitement.
brief-starfish_2 = Avec les règles avancées, rien n’y pousse.
brief-starfish_picture = Un polype orange est placé à côté de l’étoile de mer ; un autre pousse sur l’étoile.

## Guard

brief-guard = Garder
brief-guard_1 = Un corail n’est à personne tant qu’aucune crevette n’est dessus ; ensuite, il est au joueur de la crevette. Vous avez quatre crevettes, et pouvez en introduire une par tour.
brief-guard_2 = Une crevette protège le polype où elle se tient et ceux d’à côté dans le même corail. Le reste du corail peut être attaqué.
brief-guard_3 = Pendant votre tour, vos crevettes vont où vous voulez : le long de leur corail, vers un corail sans crevette, par les rochers nus, ou derrière le paravent. Jamais deux sur un même corail, et deux coraux qui portent une crevette ne peuvent jamais être reliés.
brief-guard_picture = Une crevette violette au milieu d’un corail rose ; des boucliers marquent les deux polypes à côté d’elle.

## Attack

brief-attack = Attaquer
brief-attack_1 = Une couleur plus forte peut être placée sur un polype plus faible, s’il touche un corail d’au moins deux polypes de cette couleur et si aucune crevette ne le protège. La taille du corail attaqué ne compte pas.
brief-attack_2 = Le polype pris va devant votre paravent : c’est un polype mangé. Vous pouvez le placer comme un des vôtres, l’échanger contre un cube, ou payer une algue avec.
brief-attack_picture = Un corail jaune de trois polypes attaque le polype orange à côté de lui.

## Strength

brief-strength = Changer la donne
brief-strength_1 = Dix tuiles de combat disent quelle couleur bat laquelle, une par paire. Chacune montre une grande algue : quand une algue de cette couleur est jouée sur l’emplacement d’algue, la tuile se retourne et le faible devient le fort.
brief-strength_2 = Chaque tuile gagnée par une couleur ajoute aussi un point à la valeur de ses polypes. La même algue change donc qui peut attaquer qui et ce que vaut chaque poisson.
brief-strength_3 = Dès que votre poisson a mangé, vous pouvez verrouiller une tuile pour de bon, une par tour.
brief-strength_picture = La tuile de combat où le jaune bat l’orange montre une grande algue bleue ; une algue bleue la retourne : l’orange bat le jaune.

## Feed

brief-feed = Nourrir
brief-feed_1 = Au tout début de votre tour, votre poisson perroquet peut manger un de vos coraux de cinq polypes ou plus. Quatre polypes retournent dans le sac, tous les autres restent dans le poisson et comptent à la fin.
brief-feed_2 = La crevette part avec eux. Le cinquième polype vaut donc déjà quelque chose, et le dixième bien plus : mais à chaque tour d’attente, quelqu’un peut en croquer un bout.
brief-feed_picture = Un corail gris de sept polypes avec une crevette verte : il peut être mangé, quatre repartent et trois restent.

## Collect

brief-collect = Ramasser
brief-collect_1 = Chaque tour finit en pleine mer : choisissez une de ses cinq zones, prenez son cube et les polypes à côté. La zone reçoit un nouveau cube, et chaque zone de moins de trois polypes en reçoit un du sac.
brief-collect_2 = Prenez les cubes des couleurs que vous avez en main, et les polypes des couleurs dont vous avez des cubes.
brief-collect_picture = Une zone de la pleine mer : un cube rose avec un polype rose, un blanc et un orange.

## The end

brief-end = La fin
brief-end_1 = La partie se termine quand les dix tuiles sont verrouillées ou quand la quatrième crevette d’un joueur est mangée ; tous les autres peuvent alors manger une dernière fois, en rendant cinq polypes. Elle se termine aussi quand plus rien ne peut être placé ou que la mer ne peut pas être réapprovisionnée.
brief-end_2 = Un polype dans votre poisson vaut 1, et 1 de plus par tuile de combat que sa couleur gagne. Les cinq valeurs font toujours 15 en tout. Le poisson le plus gros n’est pas toujours le meilleur.
brief-end_picture = Un poisson perroquet violet avec deux polypes jaunes à quatre points et un rose à trois.

## A turn, and a plan

brief-turn = Un tour
brief-turn_title = Un tour : dix actions
brief-plan = Un premier plan
brief-plan_1 = Prenez des cubes d’une couleur que vous avez en main. Mettez tôt une crevette sur un corail de cette couleur. Faites-le grandir jusqu’à six ou sept, la crevette du côté des voisins forts. Mangez-le au début de votre tour suivant. Placez à côté de l’étoile de mer : un polype est offert.
brief-play_now = Jouer

## The expansion

brief-second_kind = Second Kind
brief-second_kind_title = L’extension : of the Second Kind
brief-second_kind_about = Choisissez-la sur la page d’accueil ou pour une nouvelle table, quand vous connaissez le jeu. Elle le complète sans changer grand-chose.
brief-tiles = Tuiles spéciales
brief-tiles_1 = Elles sortent du sac comme les autres et se placent avec un cube de leur couleur. Une tuile bicolore a deux couleurs possibles jusqu’à ce qu’on la place. Une tuile double compte pour une sur le récif et pour deux dans le poisson. Une tuile demi-polype a du corail sur deux côtés et du rocher sur les deux autres : par le rocher, rien ne se relie, n’attaque ni ne pousse. Une tuile crevette bleue ne peut jamais être attaquée.
brief-tiles_2 = Rocher nu et eau profonde se placent sans cube et changent le récif lui-même, jusqu’à une case au-delà de son bord.
brief-tiles_picture = Une tuile bicolore, une double, une demi-polype et une crevette bleue, du rocher nu et de l’eau profonde.
brief-crowns = Couronnes d’épines
brief-crowns_1 = Une couronne d’épines se tient sur le rocher. Au début de chaque tour, elle mange un polype voisin : d’un corail qui porte une crevette du joueur dont c’est le tour, sinon d’un corail sans crevette, jamais de celui d’un autre. Elle prend la place du polype ; une crevette qui s’y trouve doit partir. Sans polype à côté d’elle, elle meurt.
brief-crowns_2 = Vous placez les couronnes vous-même, pendant votre tour, et choisissez la proie quand il y en a plusieurs.
brief-crowns_picture = Une couronne d’épines à côté d’un corail orange avec une crevette violette : elle va attaquer.
brief-cards = Crevettes bleues et cartes
brief-cards_1 = Une crevette bleue n’est à personne et garde le seul polype où elle se tient, contre tout le monde. Les crevettes bleues vont et viennent grâce aux cartes.
brief-cards_2 = Une fois par tour, vous pouvez acheter une carte pour une tuile ou un cube ; on en a trois au plus en main. Une carte sert pour son texte ou, si elle en montre une, pour sa crevette bleue. Le premier corail de votre poisson demande une carte crevette bleue. Les cartes au poisson-clown peuvent répondre pendant le tour d’un autre ; la table attend alors un instant. Les cartes de décompte rapportent à la fin.
brief-cards_3 = Les textes des cartes sont reconstitués : ceux qui sont publiés ne figurent pas dans la règle du jeu. Une table qui possède les cartes peut charger son propre jeu.
brief-cards_picture = Une crevette bleue, et des cartes avec les signes de la crevette bleue, de la réponse et du décompte.

## Keys

brief-keys = Touches
brief-keys_table = À la table
brief-keys_replay = En revoyant une partie
brief-keys_analysis = Dans une analyse

## Accessibility

brief-accessibility = Accessibilité
brief-accessibility_1 = Tout peut se faire au clavier seul, au doigt ou à la souris. Il n’est jamais nécessaire de faire glisser.
brief-accessibility_2 = Les coraux se distinguent par leur texture et leur contour, les joueurs par la forme de leur plaque, les algues par leur silhouette : on peut jouer sans les couleurs.
brief-accessibility_3 = Les plateaux sont des grilles où chaque case a un nom ; ce qui vous est demandé et ce que font les autres est annoncé aux lecteurs d’écran.
brief-accessibility_4 = Clair ou sombre, moins de mouvement ou aucun, vitesse des tours : tout est sous Aide et réglages, le point d’interrogation en haut de chaque page.
brief-accessibility_5 = Le texte peut être agrandi à 200 % sans perdre aucune commande.
