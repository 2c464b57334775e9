### What is asked of a player, and what the table says beside the boards.

prompt-feed = { $actor ->
    [you] Choisissez une tuile pour votre poisson
   *[other] { NAME($actor) } met une tuile dans son poisson
}
prompt-feed_hint = { $actor ->
    [you] Elle reste secrète et rapporte des points à la fin.
   *[other] Elle rapporte des points à la fin.
}
prompt-larvae = { $actor ->
    [you] Choisissez deux cubes larve
   *[other] { NAME($actor) } choisit deux cubes larve
}
prompt-larvae_hint = { $actor ->
    [you] Ils seront révélés quand tout le monde aura choisi. Un cube permet de placer des polypes de sa couleur.
   *[other] Ils seront révélés quand tout le monde aura choisi. Un cube permet de placer des polypes de sa couleur.
}
prompt-final = { $actor ->
    [you] Tour supplémentaire : mangez un corail ou passez
   *[other] Tour supplémentaire : { NAME($actor) } mange un corail ou passe
}
prompt-final_hint = { $actor ->
    [you] C’est votre dernière action de la partie.
   *[other] Pour { NAME($actor) }, c’est la dernière action de la partie.
}
prompt-final_pass = { $actor ->
    [you] Tour supplémentaire : passez
   *[other] Tour supplémentaire : { NAME($actor) } passe
}
prompt-final_pass_hint = { $actor ->
    [you] Aucun de vos coraux ne peut être mangé maintenant.
   *[other] { NAME($actor) } n’a aucun corail qui puisse être mangé maintenant.
}
prompt-no_cell = Plus aucune case pour { -the-colour($colour) }
prompt-move_or_stop = Déplacez une crevette, ou arrêtez la pose.
prompt-stop = Arrêtez la pose.
prompt-lay = { $actor ->
    [you] { $most ->
        [1] { $laid ->
            [0] Placez { $most } polype { -colour($colour) }
           *[other] Placez encore { $most } polype { -colour($colour) }
        }
       *[other] { $laid ->
            [0] Placez jusqu’à { $most } polypes { -colour($colour, number: "plural") }
           *[other] Placez encore jusqu’à { $most } polypes { -colour($colour, number: "plural") }
        }
    }
   *[other] { $most ->
        [1] { $laid ->
            [0] { NAME($actor) } place { $most } polype { -colour($colour) }
           *[other] { NAME($actor) } place encore { $most } polype { -colour($colour) }
        }
       *[other] { $laid ->
            [0] { NAME($actor) } place jusqu’à { $most } polypes { -colour($colour, number: "plural") }
           *[other] { NAME($actor) } place encore jusqu’à { $most } polypes { -colour($colour, number: "plural") }
        }
    }
}
prompt-cells = { $attacks ->
    [0] { $cells ->
        [one] { $cells } case possible.
       *[other] { $cells } cases possibles.
    }
   *[other] { $cells ->
        [one] { $cells } case possible, en attaquant.
       *[other] { $cells } cases possibles, dont { $attacks } en attaquant.
    }
}
prompt-sources = { $actor ->
    [you] { $consumed ->
        [0] { $hand } de votre main, aucun polype mangé.
        [one] { $hand } de votre main, { $consumed } polype mangé.
       *[other] { $hand } de votre main, { $consumed } polypes mangés.
    }
   *[other] { $consumed ->
        [0] { $hand } de la main, aucun polype mangé.
        [one] { $hand } de la main, { $consumed } polype mangé.
       *[other] { $hand } de la main, { $consumed } polypes mangés.
    }
}
prompt-or_stop = Ou arrêtez la pose.
prompt-owed = { $actor ->
    [you] Jouez le cube { -colour($colour) }
   *[other] { NAME($actor) } joue le cube { -colour($colour) }
}
prompt-owed_hint = Il a été pris pour être joué aussitôt ; seules des crevettes peuvent encore se déplacer avant.
prompt-end = { $actor ->
    [you] Continuez, ou terminez votre tour
   *[other] { NAME($actor) } continue, ou termine son tour
}
prompt-end_hint = { $actor ->
    [you] Vous avez déjà ramassé : terminez le tour quand vous le voulez.
   *[other] { NAME($actor) } a déjà ramassé : le tour peut se terminer.
}
prompt-shrimp = { $actor ->
    [you] Amenez votre crevette sur un polype
   *[other] { NAME($actor) } amène sa crevette sur un polype
}
prompt-shrimp_hint = { $actor ->
    [you] Une crevette est sur un rocher nu : tant qu’elle y reste, vous ne pouvez pas ramasser.
   *[other] Une crevette est sur un rocher nu : tant qu’elle y reste, { NAME($actor) } ne peut pas ramasser.
}
prompt-turn = { $actor ->
    [you] À vous de jouer
   *[other] À { NAME($actor) } de jouer
}
prompt-turn_eat_hint = { $actor ->
    [you] Vous pouvez d’abord manger un corail, puis placer, ou ramasser tout de suite.
   *[other] { NAME($actor) } peut d’abord manger un corail, puis placer, ou ramasser tout de suite.
}
prompt-turn_hint = { $actor ->
    [you] Faites les actions de votre choix, puis ramassez pour terminer le tour.
   *[other] Saisissez ce que fait { NAME($actor) } ; ramasser termine le tour.
}
prompt-collect = { $actor ->
    [you] Continuez, ou ramassez
   *[other] { NAME($actor) } continue, ou ramasse
}
prompt-collect_hint = { $actor ->
    [you] Ramasser termine votre tour ; jusque-là, vous pouvez annuler vos actions.
   *[other] Ramasser termine le tour. Tout ce qui est saisi peut être annulé.
}

## with the Second Kind

prompt-flee = { $actor ->
    [you] Votre crevette doit quitter { $cell }
   *[other] { NAME($actor) } doit retirer sa crevette de { $cell }
}
prompt-drift = La crevette bleue doit quitter { $cell }
prompt-leave_hint = Une couronne d’épines a mangé son polype : choisissez où elle va.
prompt-return = { $tiles ->
    [one] { CAPITAL(-number($tiles, gender: "f")) } tuile retourne dans le sac : choisissez
   *[other] { CAPITAL(-number($tiles, gender: "f")) } tuiles retournent dans le sac : choisissez
}
prompt-return_hint = { $actor ->
    [you] Une tuile double compte pour deux. Le reste nourrit votre poisson.
   *[other] Une tuile double compte pour deux. { NAME($actor) } garde le reste pour son poisson.
}
prompt-split = { $actor ->
    [you] Vous avez mangé une { -tile($tile) }
   *[other] { NAME($actor) } a mangé une { -tile($tile) }
}
prompt-split_hint = Échangez-la contre deux tuiles ordinaires du sac, ou gardez-la.
prompt-crown = Une couronne doit attaquer : choisissez un polype
prompt-crown_hint = { $actor ->
    [you] Chaque couronne d’épines agit une fois avant le début de votre tour.
   *[other] Chaque couronne d’épines agit une fois, puis { NAME($actor) } commence son tour.
}
asks-cube = « { CARD($card) } » : jouez un cube
asks-collect = « { CARD($card) } » : ramassez une zone de la mer
asks-gain_cube = « { CARD($card) } » : prenez un cube
asks-swap = « { CARD($card) } » : échangez une tuile avec la mer
asks-dip = « { CARD($card) } » : remettez une des tuiles dans le sac
asks-digest = « { CARD($card) } » : quelle tuile rejoint vos polypes mangés ?
asks-growth = « { CARD($card) } » : placez une tuile à côté d’un corail
asks-blue = « { CARD($card) } » : introduisez ou déplacez une crevette bleue
asks-alga = « { CARD($card) } » : quelle algue ?
asks-flip = « { CARD($card) } » : quelle tuile de combat se retourne ?
asks-snack = { $actor ->
    [you] « { CARD($card) } » : quelle tuile va dans votre poisson ?
   *[other] « { CARD($card) } » : quelle tuile va dans le poisson ({ NAME($actor) }) ?
}
asks-crown = « { CARD($card) } » : retirez, déplacez ou placez une couronne
asks-terrain = « { CARD($card) } » : placez du rocher nu ou de l’eau profonde
asks-gull = « { CARD($card) } » : prenez une tuile de la mer
asks-shift = « { CARD($card) } » : introduire ou déplacer une crevette ?
asks-skip_flip = « { CARD($card) } » : quelle tuile de combat ne se retourne pas ?
asks-search = « { CARD($card) } » : prenez une tuile dans le sac
asks-ward = « { CARD($card) } » : quel polype reçoit le bouclier ?
window-play = Jouer « { CARD($card) } » ?
window-waits = La table attend
window-waits_hint = Tout joueur qui a une carte pour ce moment peut la jouer maintenant.
window-eat = { $player ->
    [you] Votre poisson a mangé.
   *[other] { NAME($player) } a fait manger son poisson.
}
window-attack = { $player ->
    [you] Vous attaquez le polype en { $cell }.
   *[other] { NAME($player) } attaque le polype en { $cell }.
}
window-alga = { $coral_tiles ->
    [one] La tuile de combat { AND($coral_tiles, item: "coral-tile") } va se retourner.
   *[other] Les tuiles de combat { AND($coral_tiles, item: "coral-tile") } vont se retourner.
}
window-collect = { $player ->
    [you] Vous avez ramassé, et la mer n’est pas encore réapprovisionnée.
   *[other] { NAME($player) } a ramassé, et la mer n’est pas encore réapprovisionnée.
}
window-turn_end = { $player ->
    [you] Votre tour est fini, et le suivant n’a pas commencé.
   *[other] { NAME($player) } a fini son tour, et le suivant n’a pas commencé.
}
effect-breakfast = L’action 1 est encore possible.
effect-any_colour = Le prochain cube compte pour n’importe quelle couleur.
effect-from_hand = Avec le prochain cube, jusqu’à { $tiles } tuiles peuvent venir de la main.
effect-weaker = Avec le prochain cube, une attaque est possible malgré la tuile de combat.
effect-laying_from_hand = Pendant cette pose, jusqu’à { $tiles } tuiles peuvent venir de la main.
effect-laying_weaker = Pendant cette pose, une attaque est possible malgré la tuile de combat.
effect-locks = { $locks ->
    [one] { CAPITAL(-number($locks, gender: "f")) } tuile de combat de plus peut être verrouillée ce tour-ci.
   *[other] { CAPITAL(-number($locks, gender: "f")) } tuiles de combat de plus peuvent être verrouillées ce tour-ci.
}
effect-skip_flip = La prochaine algue laisse une tuile de combat comme elle est.
effect-returned = Remises dans le sac ce tour-ci : { AND($tiles, item: "tiles") }.

## how it ended (R11)

ending-locks = { $player ->
    [you] Vous avez verrouillé la dernière des dix tuiles de combat.
   *[other] { NAME($player) } a verrouillé la dernière des dix tuiles de combat.
}
ending-shrimps = { $player ->
    [you] Votre poisson a mangé sa quatrième crevette.
   *[other] { NAME($player) } a fait manger à son poisson sa quatrième crevette.
}
ending-full = { $player ->
    [you] Après votre tour, plus aucun polype ne peut être placé nulle part.
   *[other] { NAME($player) } a fini son tour, et plus aucun polype ne peut être placé nulle part.
}
ending-supply = { $player ->
    [you] Après votre tour, la pleine mer ne peut pas être réapprovisionnée.
   *[other] { NAME($player) } a fini son tour, et la pleine mer ne peut pas être réapprovisionnée.
}
ending-limit = Le tour 400, le dernier qu’une partie puisse avoir, est terminé.

## who left before the end. $turn is in which; 0: before the first

ending-resigned = { $turn ->
    [0] { $player ->
        [you] Vous avez abandonné avant le premier tour.
       *[other] { NAME($player) } a abandonné avant le premier tour.
    }
   *[other] { $player ->
        [you] Vous avez abandonné au tour { $turn }.
       *[other] { NAME($player) } a abandonné au tour { $turn }.
    }
}
ending-out_of_time = { $turn ->
    [0] { $player ->
        [you] Vous avez perdu au temps avant le premier tour.
       *[other] { NAME($player) } a perdu au temps avant le premier tour.
    }
   *[other] { $player ->
        [you] Vous avez perdu au temps, au tour { $turn }.
       *[other] { NAME($player) } a perdu au temps, au tour { $turn }.
    }
}
ending-left = { $turn ->
    [0] { $player ->
        [you] Vous avez quitté la partie avant le premier tour.
       *[other] { NAME($player) } a quitté la partie avant le premier tour.
    }
   *[other] { $player ->
        [you] Vous avez quitté la partie au tour { $turn }.
       *[other] { NAME($player) } a quitté la partie au tour { $turn }.
    }
}
ending-bot_finished = { $player ->
    [you] Un bot a fini à votre place.
   *[other] { NAME($player) } a laissé un bot finir à sa place.
}
ending-decided = La partie est jouée : rien de ce qui suit ne compte.
ending-by_the_bot = Les points que marque un bot ne prennent la place de personne.
ending-nobody_stayed = Personne n’a joué jusqu’à la fin.

## the end of a game, and the scores so far, in the terminal

ending-worth = Valeur d’un polype dans le poisson : { LIST($items) }.
ending-colour = { -colour($colour) } { $value }
ending-fish = { $player ->
    [you] Votre poisson :
   *[other] Poisson ({ NAME($player) }) :
}
ending-place = { $rank }. { $name }, { -points($points) }
ending-share = Première place ex æquo : { AND($players, item: "who") }.
ending-wins = { $player ->
    [you] Vous avez gagné !
   *[other] { NAME($player) } gagne !
}
scores-now = Si la partie finissait maintenant, avec les tuiles de combat telles qu’elles sont :
-unseen-of = { $it ->
    [one] sur { $it } polype
   *[other] sur { $it } polypes
}
-unseen = { $it ->
    [one] { $it } caché
   *[other] { $it } cachés
}
scores-player = { $most ->
    [none] { $unseen ->
        [0] { $player ->
            [you] vous : { -points($least) }
           *[other] { NAME($player) } : { -points($least) }
        }
       *[other] { $player ->
            [you] vous : { -points($least) } ({ -unseen($unseen) } { -unseen-of($polyps) })
           *[other] { NAME($player) } : { -points($least) } ({ -unseen($unseen) } { -unseen-of($polyps) })
        }
    }
   *[other] { $unseen ->
        [0] { $player ->
            [you] vous : de { $least } à { -points($most) }
           *[other] { NAME($player) } : de { $least } à { -points($most) }
        }
       *[other] { $player ->
            [you] vous : de { $least } à { -points($most) } ({ -unseen($unseen) } { -unseen-of($polyps) })
           *[other] { NAME($player) } : de { $least } à { -points($most) } ({ -unseen($unseen) } { -unseen-of($polyps) })
        }
    }
}
verdict-won = { $player ->
    [you] Vous gagnez avec { -points($points) }.
   *[other] { NAME($player) } gagne avec { -points($points) }.
}
verdict-shared = Première place ex æquo avec { -points($points) } : { AND($players, item: "who") }.
verdict-tied = Égalité à { -points($points) } : { AND($players, item: "who") }.
verdict-equal = Rien ne départage { AND($players, item: "who") } : la place est partagée.
verdict-more_consumed = Les polypes mangés départagent : { LIST($items) }.
verdict-more_cubes = Les cubes départagent : { LIST($items) }.
verdict-more_tiles = Les tuiles en main départagent : { LIST($items) }.
verdict-more_guarded = Les polypes dans ses propres coraux départagent : { LIST($items) }.
verdict-has = { $player ->
    [you] vous { $number }
   *[other] { NAME($player) } { $number }
}
score-card = « { CARD($card) } » : { CARD_TEXT($card) }
score-cards = { $player ->
    [you] { $cards ->
        [one] Pour vous, { AND($cards, item: "card") } ajoute { -points($points) }.
       *[other] Pour vous, { AND($cards, item: "card") } ajoutent { -points($points) }.
    }
   *[other] { $cards ->
        [one] Pour { NAME($player) }, { AND($cards, item: "card") } ajoute { -points($points) }.
       *[other] Pour { NAME($player) }, { AND($cards, item: "card") } ajoutent { -points($points) }.
    }
}
