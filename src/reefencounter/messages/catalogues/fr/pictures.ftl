### Pictures of the table: their labels, and all of it in words for those who do not see it.

## who does what now

now-setup = { $player ->
    [you] Mise en place : à vous de choisir
   *[other] Mise en place : à { NAME($player) } de choisir
}
now-turn = { $player ->
    [you] À vous de jouer
   *[other] À { NAME($player) } de jouer
}
now-laying = { $player ->
    [you] À vous de placer des polypes { -colour($colour, number: "plural") } ({ -laid-so-far($laid) })
   *[other] À { NAME($player) } de placer des polypes { -colour($colour, number: "plural") } ({ -laid-so-far($laid) })
}
now-final = { $player ->
    [you] Tour supplémentaire : à vous de manger ou de passer
   *[other] Tour supplémentaire : à { NAME($player) } de manger ou de passer
}
now-over = { $by ->
    [locks] La partie est terminée : toutes les tuiles de combat sont verrouillées
    [shrimps] La partie est terminée : une quatrième crevette a été mangée
    [full] La partie est terminée : plus rien ne peut être placé
    [supply] La partie est terminée : le sac ne peut pas réapprovisionner la mer
   *[limit] La partie est terminée : le dernier tour est fini
}
now-crowns = { $player ->
    [you] À vous de faire agir les couronnes d’épines
   *[other] À { NAME($player) } de faire agir les couronnes d’épines
}
now-flee = { $player ->
    [you] À vous de déplacer la crevette de { $cell }
   *[other] À { NAME($player) } de déplacer la crevette de { $cell }
}
now-drift = { $player ->
    [you] À vous de déplacer la crevette bleue de { $cell }
   *[other] À { NAME($player) } de déplacer la crevette bleue de { $cell }
}
now-return = { $player ->
    [you] À vous de mettre des tuiles dans le sac : encore { $left }
   *[other] À { NAME($player) } de mettre des tuiles dans le sac : encore { $left }
}
now-split = { $player ->
    [you] À vous de séparer ou de garder { -a-tile($tile) }
   *[other] À { NAME($player) } de séparer ou de garder { -a-tile($tile) }
}
now-window = Une carte peut être jouée maintenant
now-answer = { $player ->
    [you] À vous de répondre : « { CARD($card) } »
   *[other] À { NAME($player) } de répondre : « { CARD($card) } »
}
now-choose = { $player ->
    [you] À vous de choisir : « { CARD($card) } »
   *[other] À { NAME($player) } de choisir : « { CARD($card) } »
}

## a cell

cell-polyp = polype { -colour($colour) }
cell-tile = { -tile($tile) }
cell-rock = rocher vide
cell-coral = dans un corail de { -polyps($size) }
cell-shrimp = { $player ->
    [you] votre crevette
   *[other] crevette ({ NAME($player) })
}
cell-blue_shrimp = crevette bleue
cell-ward = sous bouclier

## the table in words

picture-title = Reef Encounter, tour { $number }.
picture-cell = { $cell }, { LIST($items) }
picture-board = { $items ->
    [none] Plateau { $board } : vide.
   *[other] Plateau { $board } : { JOIN($items, with: " ; ") }.
}
picture-special = Particularités du plateau { $board } : { JOIN($items, with: " ; ") }.
picture-coral = { $owner ->
    [none] corail { -colour($colour) } de { -polyps($size) } en { $cell }
   *[other] { $owner ->
        [you] corail { -colour($colour) } de { -polyps($size) } en { $cell } avec votre crevette
       *[other] corail { -colour($colour) } de { -polyps($size) } en { $cell }, à { NAME($owner) }
    }
}
picture-coral_tiles = Tuiles de combat : { JOIN($items, with: " ; ") }.
picture-coral_tile = { $alga ->
    [none] { -the-colour($stronger) } bat { -the-colour($weaker) }
   *[other] { -the-colour($stronger) } bat { -the-colour($weaker) } (verrouillée, algue { -alga($alga) })
}
picture-values = Valeur d’un polype : { LIST($items) }.
picture-alga_space = { $alga ->
    [none] Emplacement d’algue : vide.
   *[other] Emplacement d’algue : algue { -alga($alga) }.
}
picture-sea = Pleine mer : { JOIN($items, with: " ; ") }.
picture-space = { $tiles ->
    [none] zone { -colour($colour, gender: "f") } : aucun polype
   *[other] zone { -colour($colour, gender: "f") } : { AND(GROUPS($tiles), item: "heap-group") }
}
picture-bag = Sac : { $tiles }.
picture-player = { $player ->
    [you] Vous ({ -player-colour($player_colour) }) : { JOIN($items, with: " ; ") }.
   *[other] { NAME($player) } ({ -player-colour($player_colour) }) : { JOIN($items, with: " ; ") }.
}
pile-hand = { $items ->
    [none] main : rien
   *[other] main : { LIST($items) }
}
pile-cubes = { $items ->
    [none] cubes : aucun
   *[other] cubes : { LIST($items) }
}
pile-consumed = { $items ->
    [none] mangés : aucun
   *[other] mangés : { LIST($items) }
}
pile-fish = { $items ->
    [none] poisson : rien
   *[other] poisson : { LIST($items) }
}
pile-tiles = { AND(GROUPS($tiles), item: "heap-group") }
pile-unseen = { -unseen($unseen) }
-cards-unseen = { $it ->
    [one] { $it } cachée
   *[other] { $it } cachées
}
pile-cards = { $cards ->
    [none] { $unseen ->
        [0] cartes : aucune
       *[other] cartes : { -cards-unseen($unseen) }
    }
   *[other] { $unseen ->
        [0] cartes : { AND($cards, item: "card") }
       *[other] cartes : { AND($cards, item: "card") }, { -cards-unseen($unseen) }
    }
}
pile-open_cards = posées devant le paravent : { AND($cards, item: "card") }
-shrimps-eaten = { $it ->
    [one] { $it } mangée
   *[other] { $it } mangées
}
pile-shrimps = { $unplayed ->
    [one] { $unplayed } crevette derrière le paravent, { -shrimps-eaten($eaten) }
   *[other] { $unplayed } crevettes derrière le paravent, { -shrimps-eaten($eaten) }
}
picture-cards = { $reconstructed ->
    [none] { $cards ->
        [none] Cartes action ({ $deck }) : { $pile } dans la pioche ; défausse vide.
       *[other] Cartes action ({ $deck }) : { $pile } dans la pioche ; défausse : { AND($cards, item: "card") }.
    }
   *[other] { $cards ->
        [none] Cartes action (jeu reconstitué) : { $pile } dans la pioche ; défausse vide.
       *[other] Cartes action (jeu reconstitué) : { $pile } dans la pioche ; défausse : { AND($cards, item: "card") }.
    }
}
picture-blue_shrimps = { $at_sea ->
    [none] Crevettes bleues : { $supply } dans la réserve, aucune en pleine mer.
   *[other] Crevettes bleues : { $supply } dans la réserve, une en pleine mer.
}

## labels

label-game = Reef Encounter
label-turn = Tour
label-bag = Sac
label-locked = Verrous
label-locked_of = { $locked } sur { $coral_tiles }
label-second_kind = Second Kind
label-advanced = Règles avancées
label-sea = Pleine mer et forces
label-arrows = flèche : du plus fort au plus faible
label-coral_tiles = Tuiles de combat
label-tiles_locked = { $locked ->
    [one] { $locked } verrouillée sur { $coral_tiles }
   *[other] { $locked } verrouillées sur { $coral_tiles }
}
label-supply = Réserve
label-pile = { $cards } dans la pioche
label-discarded = { $cards ->
    [one] { $cards } défaussée
   *[other] { $cards } défaussées
}
label-blue_shrimps = Crevettes bleues en réserve
label-none = rien
label-discards = Défausse : { LIST($cards, item: "card") }
label-cards = Cartes action
label-deck = { $reconstructed ->
    [none] { $deck }
   *[other] jeu reconstitué
}
label-to_act = joue
label-hand = Main
label-cubes = Cubes
label-consumed = Mangés
label-held_cards = Cartes
label-open_cards = Posées
label-coral_tile = { $alga ->
    [none] Tuile de combat { $coral_tile } : { -the-colour($stronger) } bat { -the-colour($weaker) }, grande algue { -alga($large) }, petite { -alga($small) }
   *[other] Tuile de combat { $coral_tile } : { -the-colour($stronger) } bat { -the-colour($weaker) }, verrouillée par l’algue { -alga($alga) }
}

## the table in letters, for prompts, logs and environments

letters-player = joueur { $number }
letters-turn = { $phase ->
    [setup] tour { $number } : { $player }, mise en place
    [turn] tour { $number } : à { $player } de jouer
    [laying] tour { $number } : { $player } place { $colour }
    [final] tour { $number } : { $player }, tour supplémentaire
   *[over] tour { $number } : { $player }, partie terminée
}
letters-to_act = { $begun ->
    [none] au joueur { $player } d’agir
   *[other] au joueur { $player } d’agir, commencé : { JOIN($begun, with: " ") }
}
letters-special = spéciales
letters-blue = bleues
letters-blue_shrimps = { $at_sea ->
    [none] { $supply } dans la réserve
   *[other] { $supply } dans la réserve et 1 en mer
}
letters-discards = défausse
letters-strength = force
letters-alga = algue
letters-sea = mer
letters-bag = sac
letters-hand = main { $tiles }
letters-cubes = cubes { $tiles }
letters-consumed = mangés { $tiles }
letters-fish = poisson { $tiles }
letters-known = { $total } (connu { $tiles })
letters-shrimps = crevettes { $number }
letters-eaten = crevettes mangées { $number }
letters-cards = cartes { $cards }
letters-open_cards = sur la table { LIST($cards) }
