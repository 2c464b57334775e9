### The guided first game: what is said at the moments that matter, and why a bot did what it did.

guide-setup = Quelles couleurs avez-vous le plus ? Leurs cubes servent tout de suite.
guide-first_turn = Jouez un cube. Un polype placé à côté de l’étoile de mer en fait pousser un gratuit.
guide-meal = Votre poisson pourrait manger : { -polyps($kept) }, { -points($points) } avec les tuiles comme elles sont. Maintenant, ou plus gros plus tard ? Vous avez quatre repas.
guide-attack = Vous pouvez manger le polype en { $cell }, pour le placer ensuite ou pour payer.
guide-consumed = Vous avez un polype mangé. On peut le placer, l’échanger contre un cube, ou payer une algue avec.
guide-tide = { $points ->
    [one] Une algue donne { $points } point de plus à votre poisson.
   *[other] Une algue donne { $points } points de plus à votre poisson.
}
guide-lock = Votre poisson a mangé : désormais, vous pouvez verrouiller une tuile de combat par tour.
guide-end = La fin approche. Gardez un corail de six ou plus pour le dernier repas.
guide-ripe = Après cela, le repas devra attendre, et le polype en { $cell } pourrait être mangé.
guide-cut = { $alga ->
    [none] Le grand corail en { $cell } est à quelqu’un d’autre. Ici, vous pourriez le couper.
   *[other] Le grand corail en { $cell } est à quelqu’un d’autre. Avec l’algue { -alga($alga) }, vous pourriez le couper.
}
guide-exposed = Le polype en { $cell } de votre corail pourrait être mangé. Déplacez votre crevette, ou acceptez-le.
guide-unowned = Le corail en { $cell } n’est encore à personne. Une crevette adverse pourrait le prendre tout entier.
guide-cube_left = Vous pouvez encore jouer un cube avant de ramasser.
guide-collect = Un cube et des polypes qui vont ensemble font votre prochain tour.
guide-comment = { $theme ->
    [meal] { NAME($player) } fait manger à son poisson un corail de { -polyps($size) } : seul ce qui est dans le poisson rapporte.
    [attack] { NAME($player) } mange votre polype en { $cell } : il était plus faible, et aucune crevette ne le gardait.
    [lock] { NAME($player) } verrouille une tuile de combat : ce qui est verrouillé garde sa force et sa valeur.
    [tide] { NAME($player) } retourne des tuiles de combat : cela change qui bat qui, et ce que vaut chaque poisson.
    [guard] { NAME($player) } a maintenant une crevette en { $cell } : elle possède ce corail et garde les polypes autour d’elle.
    [lay] { NAME($player) } forme un corail de { -polyps($size) } en { $cell } : un corail doit être grand avant d’être mangé.
   *[other] { NAME($player) } ne fait que ramasser : des provisions pour un prochain tour.
}
guide-best_meal = Votre meilleur repas : au tour { $number }, { -polyp-group($colour, $kept) } pour { -points($points) }.
guide-no_meal = Cette fois, votre poisson n’a mangé aucun corail. Seul ce qu’il mange rapporte.
