### Why something cannot be done: the refusals of both games, by their ids.

action-no_number = Il n’y a pas d’action numéro { $number }.
action-no_number_second_kind = Il n’y a pas d’action numéro { $number } dans Second Kind.
over = La partie est terminée.
turn-of_another = C’est au joueur { SEAT($player) } de jouer, pas au joueur { SEAT($asked) }.
turn-asked = C’est à un autre joueur d’agir : le joueur { $player }.
turn-another_acts = C’est au joueur { SEAT($player) } d’agir, pas au joueur { SEAT($asked) }.
setup-behind = Les premiers choix ont été faits avant le début de la partie.
setup-going_on = Les joueurs choisissent encore leur première tuile et leurs cubes.
final-eat_or_pass = { $actor ->
    [you] Pendant le tour supplémentaire, vous ne pouvez que manger un corail ou passer.
   *[other] Pendant le tour supplémentaire, { NAME($actor) } ne peut que manger un corail ou passer.
}
pass-not_final = On ne passe que pendant le tour supplémentaire ; un tour normal se termine en ramassant.
laying-nothing_laid = { $actor ->
    [you] Placez au moins un polype avant d’arrêter la pose.
   *[other] { NAME($actor) } doit placer au moins un polype avant d’arrêter la pose.
}
laying-unfinished = Finissez d’abord la pose : placez un polype ou arrêtez-vous.
cube-owed = Jouez d’abord le cube { -colour($colour) } : il a été pris pour être joué aussitôt.
cube-none = { $actor ->
    [you] Vous n’avez aucun cube { OR($colours, item: "colour") }.
   *[other] { NAME($actor) } n’a aucun cube { OR($colours, item: "colour") }.
}
cube-two_played = { $actor ->
    [you] Vous avez déjà joué deux cubes ce tour-ci.
   *[other] { NAME($actor) } a déjà joué deux cubes ce tour-ci.
}
cube-no_polyp = { $actor ->
    [you] Vous n’avez aucun polype { OR($colours, item: "colour") } à placer avec ce cube.
   *[other] { NAME($actor) } n’a aucun polype { OR($colours, item: "colour") } à placer avec ce cube.
}
cube-no_cell = Aucune case ne peut recevoir de polype { OR($colours, item: "colour") }.
cube-as_another = Un cube ne compte pour une autre couleur que grâce à une carte.
cube-no_polyp_second_kind = { $actor ->
    [you] Vous n’avez aucun polype { OR($colours, item: "colour") } que ce cube permettrait de placer quelque part.
   *[other] { NAME($actor) } n’a aucun polype { OR($colours, item: "colour") } que ce cube permettrait de placer quelque part.
}
player-none = Il n’y a pas de joueur { SEAT($player) } dans cette partie.
feed-done = { $actor ->
    [you] Vous avez déjà mis une tuile dans votre poisson.
   *[other] { NAME($actor) } a déjà mis une tuile dans son poisson.
}
feed-none = { $actor ->
    [you] Vous n’avez aucune tuile { OR($colours, item: "colour", gender: "f") } à mettre dans votre poisson.
   *[other] { NAME($actor) } n’a aucune tuile { OR($colours, item: "colour", gender: "f") } à mettre dans son poisson.
}
larvae-feed_first = { $actor ->
    [you] Mettez d’abord une tuile dans votre poisson, puis choisissez deux cubes.
   *[other] { NAME($actor) } doit d’abord mettre une tuile dans son poisson, puis choisir deux cubes.
}
larvae-done = { $actor ->
    [you] Vous avez déjà choisi vos deux cubes.
   *[other] { NAME($actor) } a déjà choisi ses deux cubes.
}
lay-no_cube = Jouez d’abord un cube : c’est lui qui dit quelle couleur on place.
lay-no_consumed = { $actor ->
    [you] Vous n’avez aucun polype mangé { OR($colours, item: "colour") }.
   *[other] { NAME($actor) } n’a aucun polype mangé { OR($colours, item: "colour") }.
}
lay-four_from_hand = Avec un cube, quatre polypes au plus peuvent venir de la main.
lay-no_hand = { $actor ->
    [you] Vous n’avez aucune tuile { OR($colours, item: "colour", gender: "f") } en main.
   *[other] { NAME($actor) } n’a aucune tuile { OR($colours, item: "colour", gender: "f") } en main.
}
lay-no_rock = Il n’y a pas de rocher sur cette case.
lay-own_colour = Ce polype est lui-même { -colour($colour) } ; un corail n’attaque jamais sa propre couleur.
lay-shrimp_on_rock = Une crevette occupe ce rocher.
lay-not_stronger = { CAPITAL(-the-colour($colour)) } n’est pas plus fort que { -the-colour($target) } pour le moment.
lay-protected = Ce polype est protégé par une crevette, posée sur lui ou à côté de lui dans son corail.
lay-protected_second_kind = Ce polype est protégé par une crevette, une crevette bleue ou un bouclier.
lay-joins = Cela relierait deux coraux qui portent chacun une crevette.
lay-joins_second_kind = Cela relierait deux coraux qui portent des crevettes.
lay-no_attacker = Aucun corail { -colour($colour) } d’au moins deux polypes ne touche cette case.
lay-no_attacker_second_kind = Aucun corail { -colour($colour) } d’au moins deux polypes ne peut attaquer cette case ainsi.
lay-crown = Une couronne d’épines occupe cette case.
lay-two_blue = Cela donnerait un corail avec deux crevettes bleues.
lay-two_blue_or_joins = Cela donnerait un corail avec deux crevettes bleues, ou relierait deux coraux à crevettes.
lay-other_side = Ce côté n’est pas { -colour($colour) } : retournez la tuile.
polyp-no_cube = { $actor ->
    [you] Vous n’avez aucun cube { OR($colours, item: "colour") } à échanger.
   *[other] { NAME($actor) } n’a aucun cube { OR($colours, item: "colour") } à échanger.
}
polyp-none_left = Il ne reste aucun polype { OR($colours, item: "colour") } dans le sac ni dans la réserve de bonus.
polyp-no_ordinary_left = Il ne reste aucun polype ordinaire { OR($colours, item: "colour") } dans le sac ni dans la réserve de bonus.
take-shrimp_on_rock = { $actor ->
    [you] Une de vos crevettes est sur un rocher nu : amenez-la d’abord sur un polype ou hors du plateau.
   *[other] { NAME($actor) } a une crevette sur un rocher nu : elle doit d’abord aller sur un polype ou hors du plateau.
}
take-done = { $actor ->
    [you] Vous avez déjà ramassé ce tour-ci : il ne reste qu’à terminer le tour.
   *[other] { NAME($actor) } a déjà ramassé ce tour-ci : il ne reste qu’à terminer le tour.
}
eat-late = { $actor ->
    [you] On mange en premier : vous avez déjà fait autre chose ce tour-ci.
   *[other] On mange en premier : { NAME($actor) } a déjà fait autre chose ce tour-ci.
}
eat-no_shrimp = { $actor ->
    [you] Vous n’avez pas de crevette sur cette case.
   *[other] { NAME($actor) } n’a pas de crevette sur cette case.
}
eat-small = Ce corail { -has-only-polyps($size) } ; il en faut cinq pour le manger.
eat-feeds_nothing = Ce corail a { -polyps($size) }, et tous iraient dans le sac.
eat-needs_card = { $actor ->
    [you] Pour nourrir votre poisson la première fois, il faut jouer une carte crevette bleue de votre main.
   *[other] Pour nourrir son poisson la première fois, { NAME($actor) } doit jouer une carte crevette bleue de sa main.
}
eat-no_card = Seul le premier corail d’un poisson demande une carte.
shrimp-done = { $actor ->
    [you] Vous avez déjà introduit une crevette ce tour-ci.
   *[other] { NAME($actor) } a déjà introduit une crevette ce tour-ci.
}
shrimp-none_left = { $actor ->
    [you] Vous n’avez plus de crevette derrière votre paravent.
   *[other] { NAME($actor) } n’a plus de crevette derrière son paravent.
}
shrimp-no_polyp = On introduit une crevette sur un polype, et il n’y en a pas sur cette case.
shrimp-two_on_board = { $actor ->
    [you] Vous avez déjà deux crevettes sur ce plateau.
   *[other] { NAME($actor) } a déjà deux crevettes sur ce plateau.
}
shrimp-coral_taken = Ce corail porte déjà une crevette.
shrimp-coral_taken_second_kind = Ce corail porte déjà une crevette de couleur.
shrimp-blue_tile = Aucune crevette ne peut se tenir sur une tuile crevette bleue.
shrimp-blue_there = Une crevette bleue est déjà sur ce polype.
move-no_shrimp = { $actor ->
    [you] Vous n’avez pas de crevette sur la première case.
   *[other] { NAME($actor) } n’a pas de crevette sur la première case.
}
move-there_already = La crevette y est déjà.
move-just_moved = { $actor ->
    [you] Cette crevette vient de se déplacer ; faites autre chose avant de la déplacer à nouveau.
   *[other] Cette crevette vient de se déplacer ; { NAME($actor) } doit faire autre chose avant de la déplacer à nouveau.
}
move-no_rock = Il n’y a pas de rocher sur la deuxième case.
move-occupied = Une autre crevette occupe la place.
move-occupied_second_kind = La place est déjà occupée.
move-only_onto_polyp = Cette crevette vient de se déplacer : elle ne peut plus aller que sur un polype ou hors du plateau.
move-cube_stuck = { $actor ->
    [you] Après cela, le cube que vous avez pris ne pourrait plus être joué.
   *[other] Après cela, { NAME($actor) } ne pourrait plus jouer le cube qui vient d’être pris.
}
larva-no_tile = { $actor ->
    [you] Vous n’avez aucun polype mangé { OR($colours, item: "colour") } à échanger.
   *[other] { NAME($actor) } n’a aucun polype mangé { OR($colours, item: "colour") } à échanger.
}
larva-no_cube = Il ne reste aucun cube { OR($colours, item: "colour") } dans la réserve.
larva-two_played = { $actor ->
    [you] Le cube doit être joué aussitôt, et vous en avez déjà joué deux ce tour-ci.
   *[other] Le cube doit être joué aussitôt, et { NAME($actor) } en a déjà joué deux ce tour-ci.
}
larva-no_polyp = { $actor ->
    [you] Le cube doit être joué aussitôt, et vous n’auriez aucun polype { OR($colours, item: "colour") } à placer.
   *[other] Le cube doit être joué aussitôt, et { NAME($actor) } n’aurait aucun polype { OR($colours, item: "colour") } à placer.
}
larva-no_cell = Le cube doit être joué aussitôt, et aucune case ne peut recevoir de polype { OR($colours, item: "colour") }.
larva-stuck = Le cube doit être joué aussitôt, et il ne pourrait pas l’être.
larva-other_colour = { CAPITAL(-a-tile($tile)) } ne donne pas de cube { -colour($colour) } : le cube doit être de sa couleur.
larva-no_such_tile = { $actor ->
    [you] Vous n’avez pas de { -tile($tile) } parmi vos polypes mangés à échanger contre ce cube.
   *[other] { NAME($actor) } n’a pas de { -tile($tile) } parmi ses polypes mangés à échanger contre ce cube.
}
alga-no_tile = { $actor ->
    [you] Vous n’avez pas de { -tile($tile) } parmi vos polypes mangés pour payer.
   *[other] { NAME($actor) } n’a pas de { -tile($tile) } parmi ses polypes mangés pour payer.
}
alga-none_left = Il ne reste plus d’algue { -alga($alga) } dans la réserve.
alga-locked = La tuile de combat { -coral-tile($coral_tile) } est déjà verrouillée.
alga-one_lock = On ne verrouille qu’une tuile de combat par tour.
alga-one_lock_second_kind = On ne verrouille qu’une tuile de combat par tour, deux avec une carte.
alga-nothing_eaten = Pour verrouiller une tuile de combat, il faut avoir déjà fait manger un corail à son poisson.
alga-other_large = La grande algue de la tuile de combat { -coral-tile($coral_tile) } est { -alga($shown) }, et non { -alga($alga) }.
alga-last_lock = Pour verrouiller la dernière tuile de combat, il faut au moins deux polypes dans son poisson.
alga-last_lock_second_kind = Pour verrouiller la dernière tuile de combat, il faut au moins deux tuiles dans son poisson.
crown-none_acts = Aucune couronne ne doit agir maintenant, et aucune crevette ne doit partir.
crown-first = Les couronnes d’épines agissent d’abord : choisissez-en une et un polype qu’elle peut attaquer.
card-not_held = { $actor ->
    [you] Vous n’avez pas cette carte en main.
   *[other] { NAME($actor) } n’a pas cette carte en main.
}
card-breakfast_late = { $actor ->
    [you] Elle se joue avant l’action 1 : vous avez déjà fait quelque chose ce tour-ci.
   *[other] Elle se joue avant l’action 1 : { NAME($actor) } a déjà fait quelque chose ce tour-ci.
}
card-laying = Il faut un cube encore à jouer ce tour-ci, et elle ne peut attendre qu’une fois.
return-no_meal = Aucun corail n’est en train d’être mangé.
split-no_double = Aucune tuile double ne vient d’être mangée.
choose-no_card = Aucune carte n’attend de choix.
window-none = Personne n’est invité à répondre par une carte.
end-not_collected = Un tour se termine en ramassant ; on ne le termine soi-même qu’après « Petit remontant ».
buy-done = { $actor ->
    [you] Vous avez déjà acheté une carte ce tour-ci.
   *[other] { NAME($actor) } a déjà acheté une carte ce tour-ci.
}
buy-collected = On n’achète plus de carte après l’action 10.
buy-three_cards = { $actor ->
    [you] Vous avez trois cartes : jouez-en ou défaussez-en d’abord une.
   *[other] { NAME($actor) } a trois cartes : il faut d’abord en jouer ou en défausser une.
}
buy-none_left = Il n’y a plus de carte à acheter.
buy-no_cube = { $actor ->
    [you] Vous n’avez aucun cube { OR($colours, item: "colour") } pour payer.
   *[other] { NAME($actor) } n’a aucun cube { OR($colours, item: "colour") } pour payer.
}
blue-not_on_card = Cette carte ne porte pas de crevette bleue.
blue-polyp_taken = Ce polype porte déjà une crevette.
blue-coral_taken = Ce corail porte déjà une crevette bleue.
blue-supply_empty = La réserve est vide : nommez d’abord une crevette bleue des plateaux, par exemple 2c3.
blue-from_supply = La crevette bleue vient de la réserve tant qu’il y en a.
blue-no_polyp = Une crevette bleue va sur un polype, et il n’y en a pas sur cette case.
shift-own_coral = { $actor ->
    [you] On ne déplace une crevette bleue que depuis un de vos coraux, vers un polype libre.
   *[other] { NAME($actor) } ne déplace une crevette bleue que depuis un de ses coraux, vers un polype libre.
}
card-needs-breakfast = Il faut un cube qui permette de placer un polype, avant toute autre chose dans le tour.
card-needs-early_collect = { $actor ->
    [you] Il faut que l’action 10 ne soit pas encore faite, et qu’aucune de vos crevettes ne soit sur un rocher nu.
   *[other] Il faut que l’action 10 ne soit pas encore faite, et qu’aucune de ses crevettes ne soit sur un rocher nu.
}
card-needs-gain_cube = Il n’y a plus de cube dans la réserve.
card-needs-swap_tiles = { $actor ->
    [you] Il faut une tuile dans votre main et une autre, différente, en pleine mer.
   *[other] { NAME($actor) } doit avoir une tuile en main, et il doit y en avoir une autre, différente, en pleine mer.
}
card-needs-dip = Il n’y a pas assez de tuiles dans le sac.
card-needs-digest = { $actor ->
    [you] Vous n’avez aucune tuile polype en main.
   *[other] { NAME($actor) } n’a aucune tuile polype en main.
}
card-needs-extra_cube = Il faut un cube qui permette de placer un polype.
card-needs-place_free = { $actor ->
    [you] Aucun de vos coraux n’a de case de rocher libre à côté de lui pour une tuile de sa couleur.
   *[other] Aucun de ses coraux n’a de case de rocher libre à côté de lui pour une tuile de sa couleur.
}
card-needs-blue_uses = Aucune crevette bleue ne peut être introduite ni déplacée.
card-needs-alga_play = Il ne reste aucun cylindre algue dans la réserve.
card-needs-flip = Toutes les tuiles de combat sont verrouillées.
card-needs-more_locks = { $actor ->
    [you] Il faut que votre poisson ait mangé un corail et qu’une tuile de combat soit libre ; une fois par tour seulement.
   *[other] Il faut que son poisson ait mangé un corail et qu’une tuile de combat soit libre ; une fois par tour seulement.
}
card-needs-snack = { $actor ->
    [you] Il faut que votre poisson ait mangé un corail, et un polype mangé qui ne soit pas une tuile double.
   *[other] Il faut que son poisson ait mangé un corail, et un polype mangé qui ne soit pas une tuile double.
}
card-needs-crown_work = Aucune couronne d’épines ne peut être retirée, déplacée ni amenée.
card-needs-terrain = Le sac n’a ni rocher nu ni eau profonde que l’on pourrait placer.
card-needs-gull = Il n’y a aucune tuile en pleine mer.
card-needs-shift_work = { $actor ->
    [you] Elle ne pourrait introduire ni déplacer aucune de vos crevettes.
   *[other] Elle ne pourrait introduire ni déplacer aucune de ses crevettes.
}
card-needs-skip_flip = { $actor ->
    [you] Vous ne pourriez jouer aucune algue ce tour-ci, ou bien l’effet est déjà en cours.
   *[other] { NAME($actor) } ne pourrait jouer aucune algue ce tour-ci, ou bien l’effet est déjà en cours.
}
card-needs-search_bag = Rien de ce que le repas de ce tour a rendu n’est dans le sac.
card-needs-ward = { $actor ->
    [you] Aucun corail ne porte une de vos crevettes.
   *[other] Aucun corail ne porte une de ses crevettes.
}
card-not_now = Cette carte ne peut pas être appliquée maintenant.
crown-wrong_target = { $actor ->
    [you] Cette couronne ne peut pas attaquer là : vos propres coraux à côté d’elle passent d’abord, puis ceux sans crevette de couleur, et jamais par un côté rocher.
   *[other] Cette couronne ne peut pas attaquer là : les coraux à côté d’elle qui sont à { NAME($actor) } passent d’abord, puis ceux sans crevette de couleur, et jamais par un côté rocher.
}
crown-not_beside = Une couronne d’épines attaque un polype adjacent ; ces deux cases ne se touchent pas.
flee-first = La crevette du polype mangé doit d’abord partir, vers l’une des places possibles.
drift-first = La crevette bleue du polype mangé doit d’abord partir, vers l’une des places possibles.
drift-not_beside = Une crevette bleue dérive vers une case adjacente ou vers la réserve ; ces deux cases ne se touchent pas.
return-first = Choisissez d’abord quelles tuiles retournent dans le sac ; il faut atteindre le nombre exact.
split-first = Dites d’abord si la tuile double mangée est séparée ou gardée.
window-first = Un joueur doit dire s’il utilise une carte : répondre ou refuser.
lay-none_consumed = { $actor ->
    [you] Vous n’avez parmi vos polypes mangés aucune { -tile($tile) } que l’on pourrait placer maintenant.
   *[other] { NAME($actor) } n’a parmi ses polypes mangés aucune { -tile($tile) } que l’on pourrait placer maintenant.
}
lay-none_in_hand = { $actor ->
    [you] Vous n’avez en main aucune { -tile($tile) } que l’on pourrait placer maintenant.
   *[other] { NAME($actor) } n’a en main aucune { -tile($tile) } que l’on pourrait placer maintenant.
}
lay-so_many_from_hand = { $most ->
    [1] Avec ce cube, une seule tuile peut venir de la main.
   *[other] Avec ce cube, { $most } tuiles au plus peuvent venir de la main.
}
buy-none_consumed = { $actor ->
    [you] Vous n’avez aucune { -tile($tile) } parmi vos polypes mangés pour payer.
   *[other] { NAME($actor) } n’a aucune { -tile($tile) } parmi ses polypes mangés pour payer.
}
buy-none_in_hand = { $actor ->
    [you] Vous n’avez aucune { -tile($tile) } en main pour payer.
   *[other] { NAME($actor) } n’a aucune { -tile($tile) } en main pour payer.
}
place-none = { $actor ->
    [you] Vous n’avez aucune { -tile($tile) } en main.
   *[other] { NAME($actor) } n’a aucune { -tile($tile) } en main.
}
place-rock = Le rocher nu va sur l’eau à côté d’un rocher imprimé, ou sur une tuile eau profonde.
place-water = L’eau profonde va sur une case de rocher vide.
place-crown = Une couronne va sur une case de rocher vide.
place-polyp_there = Il y a un polype sur cette case, et il en faut une vide.

## how actions, deals and records are written

notation-text = une action est un texte tel que { QUOTED($example) }
notation-kind = aucune action ne commence par { QUOTED($kind) } ; les actions sont { LIST($kinds) }
notation-malformed = { $kind ->
    [larvae] { QUOTED($text) } est mal écrit ; écrivez { OR($examples) }, les couleurs dans l’ordre W Y O P G
    [choose] { QUOTED($text) } est mal écrit ; écrivez `choose` et ce que docs/notation.md dit pour la carte
   *[other] { QUOTED($text) } est mal écrit ; écrivez { OR($examples) }
}
deal-impossible = Ce tirage est impossible : le sac n’a pas assez de ces tuiles, ou l’on en tire ici un autre nombre.
deal-no_such_thing = rien de tel ne peut être tiré
deal-other = cette action ne pouvait pas tirer cela
record-move = coup { $index } : { $because }

## the steps of environments for learning

step-no_number = les actions vont de 0 à { $last } ; { $number } n’en est pas une
step-masked = partie { $game } : son masque n’a pas l’action { $number }
step-not_whole = partie { $game } : une action est un nombre entier, pas { $value }
step-whole = une action est un nombre entier, pas { $value }
step-drop = une crevette est choisie : dites où elle va (drop)
step-lift = aucune crevette n’est choisie : dites d’abord laquelle se déplace (lift)
step-goes_not_on = { $begun } est commencé, et { $step } n’en est pas la suite
step-begins_nothing = aucune action permise ne commence par { $step } maintenant

## the choices of cards

choose-first = Faites d’abord les choix que demande la carte jouée, parmi ceux qu’elle permet.
choose-not_done = La carte demande ce choix : on ne peut pas s’en passer.
choose-colour = La carte demande la couleur d’un cube.
choose-none_in_hand = { $actor ->
    [you] Vous n’avez pas de { -tile($tile) } en main.
   *[other] { NAME($actor) } n’a pas de { -tile($tile) } en main.
}
choose-none_consumed = { $actor ->
    [you] Vous n’avez pas de { -tile($tile) } parmi vos polypes mangés.
   *[other] { NAME($actor) } n’a pas de { -tile($tile) } parmi ses polypes mangés.
}
choose-none_in_bag = Il n’y a pas de { -tile($tile) } dans le sac.
choose-none_on_space = Il n’y a pas de { -tile($tile) } sur la zone { -colour($colour, gender: "f") } de la mer.
choose-swap_alike = Les deux tuiles d’un échange doivent être différentes.
choose-not_drawn = { $actor ->
    [you] Il n’y a pas de { -tile($tile) } parmi les tuiles que vous avez piochées.
   *[other] { NAME($actor) } n’a pas pioché de { -tile($tile) }.
}
choose-not_returned = Ce repas n’a remis aucune { -tile($tile) } dans le sac.
choose-no_polyp_tile = Seules des tuiles polype se déplacent ainsi, pas une { -tile($tile) }.
choose-no_double = Avec cette carte, une tuile double ne va jamais dans le poisson.
choose-not_beside_own = { $actor ->
    [you] Aucun corail { -colour($colour) } portant une de vos crevettes ne touche cette case.
   *[other] Aucun corail { -colour($colour) } portant une de ses crevettes ne touche cette case.
}
choose-rock_side = { $actor ->
    [you] Votre corail { -colour($colour) } ne touche cette case que par un côté rocher.
   *[other] Le corail { -colour($colour) } qui est à { NAME($actor) } ne touche cette case que par un côté rocher.
}
choose-no_crown = Il n’y a pas de couronne d’épines sur cette case.
choose-nudge_far = Une couronne se déplace d’une case ; ces deux cases ne se touchent pas.
choose-crown_alone = Là-bas, la couronne doit avoir à côté d’elle un polype qu’elle pourrait attaquer.
choose-shrimp_on_rock = Cette crevette est sur un rocher nu ; la carte en déplace une qui est sur un polype.
choose-no_polyp = La crevette doit arriver sur un polype, et il n’y en a pas sur cette case.
choose-coral_large = Ce corail a { -polyps($size) } ; la carte en veut un de { $most } au plus.
choose-does_not_turn = La tuile de combat { -coral-tile($coral_tile) } ne se retournerait pas.
choose-ward_no_polyp = Il n’y a pas de polype sur cette case pour recevoir un bouclier.
choose-ward_not_own = { $actor ->
    [you] Ce corail ne porte aucune de vos crevettes.
   *[other] Ce corail ne porte aucune de ses crevettes.
}

## why none of the actions of a kind can be taken

nothing-eat = { $actor ->
    [you] Aucune de vos crevettes n’est sur un plateau : vous n’avez donc pas de corail.
   *[other] { NAME($actor) } n’a aucune crevette sur les plateaux, donc pas de corail.
}
nothing-move = { $actor ->
    [you] Aucune de vos crevettes n’est sur un plateau.
   *[other] { NAME($actor) } n’a aucune crevette sur les plateaux.
}
nothing-shrimp = Il n’y a pas de polype où placer une crevette.
nothing-cube = { $actor ->
    [you] Vous n’avez pas de cube.
   *[other] { NAME($actor) } n’a pas de cube.
}
nothing-polyp = { $actor ->
    [you] Vous n’avez pas de cube à échanger.
   *[other] { NAME($actor) } n’a pas de cube à échanger.
}
nothing-larva = { $actor ->
    [you] Vous n’avez pas de polype mangé à échanger.
   *[other] { NAME($actor) } n’a pas de polype mangé à échanger.
}
nothing-alga = { $actor ->
    [you] Vous n’avez pas de polype mangé pour payer.
   *[other] { NAME($actor) } n’a pas de polype mangé pour payer.
}
nothing-place = { $actor ->
    [you] Vous n’avez ni rocher nu, ni eau profonde, ni couronne d’épines.
   *[other] { NAME($actor) } n’a ni rocher nu, ni eau profonde, ni couronne d’épines.
}
nothing-buy = { $actor ->
    [you] Vous n’avez rien pour payer une carte.
   *[other] { NAME($actor) } n’a rien pour payer une carte.
}
nothing-card = { $actor ->
    [you] Vous n’avez pas de carte.
   *[other] { NAME($actor) } n’a pas de carte.
}
nothing-blue = { $actor ->
    [you] Vous n’avez pas de carte crevette bleue.
   *[other] { NAME($actor) } n’a pas de carte crevette bleue.
}
shrimp-all_taken = { $actor ->
    [you] Chaque corail porte déjà une crevette, ou se trouve sur un plateau où vous en avez deux.
   *[other] Chaque corail porte déjà une crevette, ou se trouve sur un plateau où { NAME($actor) } en a deux.
}
cube-no_polyp_at_all = { $actor ->
    [you] Vous n’avez aucun polype { OR($colours, item: "colour") } à placer.
   *[other] { NAME($actor) } n’a aucun polype { OR($colours, item: "colour") } à placer.
}
cube-no_polyp_anywhere = { $actor ->
    [you] Vous n’avez aucun polype { OR($colours, item: "colour") } qui puisse être placé quelque part.
   *[other] { NAME($actor) } n’a aucun polype { OR($colours, item: "colour") } qui puisse être placé quelque part.
}
eat-largest_small = { $actor ->
    [you] Votre plus grand corail { -has-only-polyps($size) } ; il en faut cinq pour le manger.
   *[other] Le plus grand corail que possède { NAME($actor) } { -has-only-polyps($size) } ; il en faut cinq pour le manger.
}
eat-largest_feeds_nothing = { $actor ->
    [you] Votre plus grand corail a { -polyps($size) }, et tous iraient dans le sac.
   *[other] Le plus grand corail que possède { NAME($actor) } a { -polyps($size) }, et tous iraient dans le sac.
}
card-because = « { CARD($card) } » : { $because }
