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
guide-unowned = Le corail en { $cell } n’est encore à personne. Une crevette adverse pourrait le prendre tout entier.
guide-cube_left = Vous pouvez encore jouer un cube avant de ramasser.
guide-collect = Un cube et des polypes qui vont ensemble font votre prochain tour.
guide-why = { $theme ->
    [meal] Pourquoi : seul ce qui est dans le poisson rapporte.
    [lock] Pourquoi : ce qui est verrouillé garde sa force et sa valeur.
    [tide] Pourquoi : des tuiles retournées changent qui bat qui, et ce que vaut chaque poisson.
    [guard] Pourquoi : une crevette possède un corail et garde les polypes autour d’elle.
    [lay] Pourquoi : un corail doit être grand avant d’être mangé.
   *[other] Pourquoi : il fait des provisions pour un prochain tour.
}
