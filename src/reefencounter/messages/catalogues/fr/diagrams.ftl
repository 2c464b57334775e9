### The diagrams of the rulebook: what can be tried on each, and what is to be seen in its position.

diagram-joining-about = Placez des polypes roses, même entre les deux coraux roses. Puis retirez votre crevette de l’un d’eux et réessayez.
diagram-attack-about = Le blanc est plus fort que le jaune. Essayez de manger d2 tout de suite, puis encore une fois avec un polype blanc de plus à côté de l’un des deux.
diagram-protection-about = Déplacez la crevette. Les boucliers la suivent.
diagram-split-about = Ici, le blanc est plus fort que le rose. Coupez le corail rose en deux et voyez quelle partie garde la crevette.
diagram-growth-about = Placez un polype gris à côté de l’étoile de mer, et un autre loin d’elle.
diagram-no_growth-about = Placez du gris en e4 : rien ne pousse. Déplacez d’abord votre crevette, et il pousse.
diagram-shrimps-about = Mettez vos crevettes où vous voulez : sur un corail libre, sur celui de Vert, une troisième sur ce plateau.
diagram-tide-about = Jouez des algues et voyez quelles tuiles se retournent, qui bat qui, et ce que vaut un polype.
diagram-lock-about = Votre poisson a mangé. Posez une algue sur une tuile de combat : la voilà verrouillée, et les autres de cette algue se retournent.
diagram-collecting-about = Ramassez une zone après l’autre et voyez lesquelles sont réapprovisionnées.
diagram-eating-about = Faites manger votre poisson. Quatre polypes de chaque corail vont dans le sac.
diagram-final_round-about = Au tour supplémentaire, cinq vont dans le sac. Lequel de vos coraux peut encore être mangé ?
diagram-crown-about = C’est votre tour, et la couronne a faim. Voyez ce qu’elle peut manger et ce que devient votre crevette.
diagram-half_tile-about = Bouchez le trou f2 : avec un polype ordinaire, puis avec la tuile demi-polype, tournée d’un côté ou de l’autre.
diagram-reef_tiles-about = Posez du rocher et de l’eau profonde, même au-delà du bord.

diagram-protected = { $cells ->
    [none] Aucune crevette n’est sur un corail : rien n’est protégé.
   *[other] Protégés : { LIST($cells) }.
}
diagram-unprotected = { $cells ->
    [none] Rien n’y est attaquable.
   *[other] Non protégés : { LIST($cells) }.
}
diagram-attacks = { $cells ->
    [none] { CAPITAL(-the-colour($colour)) } ne peut rien manger pour l’instant.
   *[other] { CAPITAL(-the-colour($colour)) } peut manger : { LIST($cells) }.
}
diagram-joining = { $cells ->
    [none] Aucune case ne relierait deux coraux { -colour($colour, number: "plural") } qui portent chacun une crevette.
   *[other] Aucun polype { -colour($colour) } ne va en { OR($cells) } : il relierait deux coraux qui portent chacun une crevette.
}
diagram-worth = Un polype vaut : blanc { $white }, jaune { $yellow }, orange { $orange }, rose { $pink }, gris { $grey }.
diagram-fish = Dans votre poisson : { $polyps ->
    [one] { $polyps } polype
   *[other] { $polyps } polypes
}, { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
