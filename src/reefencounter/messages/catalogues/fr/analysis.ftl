### Analysis of games and puzzles: turning points, what to take along, what a solution is about.

analysis-no_turns = la partie n’a encore aucun tour : il n’y a rien à analyser
analysis-nodes = nodes doit être un nombre entier de positions par tour, à partir de 1, pas { QUOTED($value) }

## turning points

analysis-point = Tour { $number } :
analysis-change = { $owner ->
    [you] Votre résultat attendu est passé de { $before } à { $after } sur 100.
   *[other] Pour { NAME($owner) }, le résultat attendu est passé de { $before } à { $after } sur 100.
}
analysis-better = { $player ->
    [you] { $loss } de mieux, à votre tour { $number } :
   *[other] { $loss } de mieux, au tour { $number }, pour { NAME($player) } :
}
analysis-nothing_better = Rien de mieux n’a été trouvé.
analysis-calm = Aucun tour n’a changé grand-chose.

## one sentence to take along

analysis-well_played = Presque tous les tours valaient ceux d’un bot fort.
analysis-take_along = { $habit ->
    [meal] Mangez plus tôt : c’était mieux { $turns } fois. Un corail mûr est une cible pour les autres.
    [meal_later] Mangez plus tard : c’était mieux { $turns } fois. Un corail à l’abri peut encore grandir.
    [attack] Attaquez davantage : c’était mieux { $turns } fois. Avant chaque tour, regardez quels polypes vos couleurs battent.
    [lock] Verrouillez des tuiles de combat : c’était mieux { $turns } fois. Ce qui est verrouillé l’est pour de bon.
    [tide] Retournez des tuiles de combat : c’était mieux { $turns } fois. Une algue décide qui bat qui.
    [guard] Servez-vous des crevettes : c’était mieux { $turns } fois. Un corail n’est à l’abri que tant que l’une d’elles le garde.
    [card] Servez-vous des cartes : c’était mieux { $turns } fois. Regardez-les avant le reste du tour.
    [special] Servez-vous des tuiles spéciales et des couronnes d’épines : c’était mieux { $turns } fois.
    [larva] Échangez cubes et polypes mangés : c’était mieux { $turns } fois. Ils valent plus quand ils servent.
    [collect] Choisissez bien ce que vous ramassez : une autre zone était meilleure { $turns } fois. Le cube décide de ce que permet le tour suivant.
    [end] Terminez la partie à temps : c’était mieux { $turns } fois.
   *[other] Choisissez bien où placer les polypes : d’autres cases étaient meilleures { $turns } fois. Placez-les à côté de leur couleur, et hors d’atteinte.
}

## `reef analyse`

analysis-heading = Résultat attendu de chaque joueur avant ses tours, de 0 à 100, sur { NUMBER($nodes) } positions par tour.
analysis-progress = Tour { $done } sur { $of }
analysis-turn = { $player ->
    [you] { $number }  Vous  { LIST($expected) }
   *[other] { $number }  { NAME($player) }  { LIST($expected) }
}
analysis-turn_better = { $player ->
    [you] { $number }  Vous  { LIST($expected) }  { $loss } de mieux
   *[other] { $number }  { NAME($player) }  { LIST($expected) }  { $loss } de mieux
}
analysis-final = Après le dernier tour : { LIST($expected) }.
analysis-for_player = { $player ->
    [you] Pour vous : { $message }
   *[other] Pour { NAME($player) } : { $message }
}

## puzzles

puzzle-unknown = il n’y a pas de problème { QUOTED($id) }
puzzle-too_many = beaucoup de joueurs rendent leur tour en ce moment : réessayez dans un instant
puzzle-failed = votre tour n’a pas pu être jugé à l’instant : réessayez
puzzle-not_from_here = ce tour ne peut pas être rejoué comme problème : prenez-en un autre
analysis-not_over = on n’analyse qu’une partie dont les secrets sont levés : finissez-la d’abord
analysis-none_better = aucun meilleur tour n’a été trouvé pour le tour d’indice { $turn }
analysis-too_many = beaucoup de parties sont en cours d’analyse : réessayez dans une minute
puzzle-not_whole = le tour n’est pas fini : continuez jusqu’au bout
puzzle-after_end = le tour est fini avant { QUOTED($action) }
puzzle-no_file = { $file } n’a pas de problèmes lisibles : { $why }
puzzle-ask = À vous : trouvez le meilleur tour.
puzzle-level = { $level ->
    [own] Un meilleur tour que celui de la partie : l’analyse l’a trouvé.
    [easy] Facile : un simple bot le trouve.
    [medium] Moyen : un bot fort le trouve au premier coup d’œil.
   *[other] Difficile : seule une longue recherche le trouve.
}
puzzle-theme = { $theme ->
    [end] la fin
    [meal] repas
    [attack] attaque
    [lock] verrous
    [tide] tuiles de combat
    [card] cartes
    [guard] crevettes
    [larva] échanges
    [collect] collecte
    [lay] pose
   *[other] tuiles spéciales
}
puzzle-verdict = { $outcome ->
    [better] Vous avez trouvé mieux que nous. Merci.
    [best] C’est le meilleur tour que nous connaissions : 100 sur 100.
    [shown] Voici le meilleur tour que nous connaissions.
   *[other] { $score } sur 100 : le meilleur tour connu vaut { $loss } de plus.
}
puzzle-found = { $number }  { $theme }, { $level }, partie { $game }
puzzle-written = { $number ->
    [one] { $file } : { $number } problème
   *[other] { $file } : { $number } problèmes
}
puzzle-own_why = Il vaut { $gap } sur 100 de plus que le tour joué.
puzzle-why = { $theme ->
    [end] Il termine la partie maintenant : les autres tours valent au moins { $gap } sur 100 de moins.
    [meal] Il mange maintenant : sans cela, on perd { $gap } sur 100.
    [attack] Il mange des polypes { -colour($about, number: "plural") } : sans cela, on perd { $gap } sur 100.
    [lock] Il verrouille la tuile de combat { $about } : sans cela, on perd { $gap } sur 100.
    [tide] Il retourne la tuile de combat { $about } : sans cela, on perd { $gap } sur 100.
    [card] { $about ->
        [buy] Il achète une carte : sans cela, on perd { $gap } sur 100.
       *[other] Il joue « { CARD($about) } » : sans cela, on perd { $gap } sur 100.
    }
    [guard] { $about ->
        [shrimp] Il introduit une crevette : sans cela, on perd { $gap } sur 100.
       *[other] Il déplace une crevette : sans cela, on perd { $gap } sur 100.
    }
    [special] { $about ->
        [crown] Une couronne d’épines attaque : sans cela, on perd { $gap } sur 100.
       *[other] Il place { -reef-tile($about) } sur un plateau : sans cela, on perd { $gap } sur 100.
    }
   *[other] Il place { -reef-tile($about) } sur un plateau : sans cela, on perd { $gap } sur 100.
}
