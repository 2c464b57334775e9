### La première partie guidée : ce qui est dit aux moments importants, et pourquoi un robot a joué ainsi.

guide-setup = Quelles couleurs avez-vous le plus ? Leurs cubes servent tout de suite.
guide-first_turn = Jouez un cube. Un polype à côté de l'étoile de mer en apporte un gratuitement.
guide-meal = Votre poisson pourrait manger : { $kept } { $kept ->
    [one] polype
   *[other] polypes
}, { $points } { $points ->
    [one] point
   *[other] points
} avec les tuiles comme elles sont. Maintenant, ou davantage plus tard ? Vous avez quatre repas.
guide-attack = Vous pouvez prendre le polype en { $cell }, pour le poser ou pour payer.
guide-consumed = Vous avez une tuile consommée. Elle peut être posée, acheter un cube ou payer une algue.
guide-tide = Une algue donne { $points } de plus à votre poisson.
guide-lock = Vous avez mangé : désormais vous pouvez verrouiller une tuile de corail par tour.
guide-end = La fin approche. Gardez un corail de six ou plus pour le dernier repas.
guide-unowned = Le corail en { $cell } n'est encore à personne. Une crevette adverse pourrait le prendre entier.
guide-cube_left = Vous pouvez encore jouer un cube avant de ramasser.
guide-collect = Un cube et des polypes qui vont ensemble font votre prochain tour.
guide-why = { $theme ->
    [meal] Pourquoi : seul ce qui est dans le poisson compte.
    [lock] Pourquoi : ce qui est verrouillé garde sa force et sa valeur.
    [tide] Pourquoi : des tuiles retournées changent qui bat qui, et ce que vaut chaque poisson.
    [guard] Pourquoi : une crevette possède un corail et garde les polypes voisins.
    [lay] Pourquoi : un corail doit être grand avant d'être mangé.
   *[other] Pourquoi : c'est une réserve pour un tour suivant.
}
