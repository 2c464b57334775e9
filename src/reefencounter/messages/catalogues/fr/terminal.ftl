### The table in the terminal: its questions and what their answers mean, its commands, and its panels.
### What is typed (off, stop, undo, log …) is the same in all languages.

question-feed = Mise en place : quelle tuile va en secret dans votre poisson ? Elle compte à la fin.
question-larvae = Mise en place : choisissez deux cubes larve. Tapez deux lettres, par exemple WP.
question-eat = Quel corail votre poisson mange-t-il ?
question-cube = Quel cube jouez-vous ?
question-shrimp = Sur quel polype va la crevette ? Tapez une case marquée sur les plateaux.
question-move = Quelle crevette se déplace ?
question-swap = Quelle couleur échangez-vous ?
question-pay = Avec quel polype mangé payez-vous ?
question-alga = Quelle algue jouez-vous ?
question-collect = Quelle zone ramassez-vous ?
question-source = Un polype pour { $cell } : de votre main ou de vos polypes mangés ?
question-goal = Où va la crevette de { $origin } ? Tapez une case marquée, ou off.
question-place = Où va l’algue { -alga($alga) } ?
-laid-so-far = { $it ->
    [one] { $it } placé
   *[other] { $it } placés
}
question-laying = { $consumed ->
    [0] { $laid ->
        [0] Pose de polypes { -colour($colour, number: "plural") } : { -laid-so-far($laid) }, encore { $hand } de la main. Tapez une case marquée sur les plateaux.
       *[other] Pose de polypes { -colour($colour, number: "plural") } : { -laid-so-far($laid) }, encore { $hand } de la main. Tapez une case marquée sur les plateaux, ou stop.
    }
   *[other] { $laid ->
        [0] Pose de polypes { -colour($colour, number: "plural") } : { -laid-so-far($laid) }, encore { $hand } de la main et { -and-consumed($consumed) }. Tapez une case marquée sur les plateaux.
       *[other] Pose de polypes { -colour($colour, number: "plural") } : { -laid-so-far($laid) }, encore { $hand } de la main et { -and-consumed($consumed) }. Tapez une case marquée sur les plateaux, ou stop.
    }
}
answer-colour = { -colour($colour) }
answer-colours = { AND($colours, item: "colour") }
answer-cube = { $consumed ->
    [0] { -colour($colour) } : { $hand } en main
   *[other] { -colour($colour) } : { $hand } en main, { -and-consumed($consumed) }
}
answer-off = retour derrière le paravent
answer-turns = { $items ->
    [none] ne retourne rien
   *[other] retourne { LIST($items) }
}
answer-alga_space = { $items ->
    [none] l’emplacement d’algue ; ne retourne rien
   *[other] l’emplacement d’algue ; retourne { LIST($items) }
}
answer-lock = { $items ->
    [none] verrouille la tuile { $coral_tile } pour de bon ; ne retourne rien
   *[other] verrouille la tuile { $coral_tile } pour de bon ; retourne { LIST($items) }
}
answer-turned = { $coral_tile } ({ $stronger } battra { $weaker })
answer-hand = de la main
answer-consumed = des polypes mangés
answer-polyp = un cube { -colour($colour) } contre un polype { -colour($colour) }
answer-space = { $notation ->
    [none] cube { -colour($colour) }, sans polype
   *[other] cube { -colour($colour) } et polypes { $notation }
}
answer-coral = corail { -colour($colour) } de { -polyps($size) }
answer-rock = rocher nu
answer-pay = { $tiles ->
    [one] payer avec votre polype { -colour($colour) }
   *[other] payer avec un polype { -colour($colour) } ; vous en avez { -number($tiles) }
}

## with the Second Kind

question-crown = Action 0 : quelle couronne d’épines attaque maintenant ? Tapez une case marquée.
question-crown_eats = Action 0 : quel polype la couronne d’épines en { $cell } mange-t-elle ?
question-flee = Le polype sous votre crevette en { $cell } a été mangé : où va-t-elle ? Une case marquée, ou off.
question-drift = Le polype sous la crevette bleue en { $cell } a été mangé : où va-t-elle ?
question-meal = Le premier repas exige une carte crevette bleue : laquelle jouez-vous pour manger { $cell } ?
question-return = Quelle tuile du corail va dans le sac ? Encore { $left } ; une double compte pour deux.
question-counts_as = Pour quelle couleur compte le cube { -colour($colour) } ?
question-tile = Quelle tuile, et comment, en { $cell } ?
question-reef_tile = Quelle tuile récif placez-vous ?
question-reef_tile_goes = Où va la { -tile($tile) } ? Tapez une case marquée sur les plateaux.
question-price = Une carte coûte une tuile ou un cube : avec quoi payez-vous ?
question-which_price = Avec quoi payez-vous ?
question-discard = Quelle carte défaussez-vous ?
question-card = Quelle carte jouez-vous pour son texte ?
question-blue_card = Quelle carte utilisez-vous pour la crevette bleue ?
question-blue_moves = Quelle crevette bleue déplacez-vous ? Elle doit être dans un de vos coraux.
question-blue_taken = La réserve est vide : quelle crevette bleue prenez-vous sur les plateaux ?
question-blue_goes = Sur quel polype va la crevette bleue ? Tapez une case marquée.
question-split = Vous avez mangé { -a-tile($tile) } : la séparer, ou la garder ?
question-blue_leaves = Une crevette bleue doit quitter { $cell }, et aucun polype voisin n’est libre.
question-window = { $window ->
    [eat] Un corail a été mangé. Jouez-vous une carte ?
    [attack] Un polype d’un corail qui porte votre crevette est attaqué. Jouez-vous une carte ?
    [alga] Des tuiles de combat vont se retourner. Jouez-vous une carte ?
    [collect] La mer va être réapprovisionnée. Jouez-vous une carte ?
   *[turn_end] Le tour est fini. Jouez-vous une carte ?
}
question-use = Comment utilisez-vous une carte ?
question-left = Encore { $left }.
asks-give = « { CARD($card) } » : laquelle de vos tuiles donnez-vous ?
asks-sea_tile = « { CARD($card) } » : contre quelle tuile de la mer ?
asks-sea_space = « { CARD($card) } » : sur quelle zone de la mer ?
asks-where = « { CARD($card) } » : où ? Tapez une case marquée.
asks-from_where = « { CARD($card) } » : d’où ? Tapez une case marquée.
answer-use = { $use ->
    [card] pour son texte
    [blue] pour introduire une crevette bleue
    [shift] pour déplacer une crevette bleue
    [split] la mettre dans le sac et prendre deux tuiles ordinaires de sa couleur
    [keep] la laisser comme elle est
    [decline] ne pas jouer de carte
    [drift] la crevette bleue part
   *[move] écarter d’abord une de vos crevettes
}
answer-choice = { $choice ->
    [swap] échanger une tuile
    [done] rien de plus
    [blue] introduire une crevette bleue
    [shift] déplacer une crevette bleue
    [shoo] retirer une couronne d’épines
    [nudge] déplacer une couronne d’épines
    [summon] amener une couronne d’épines du sac
    [introduce] introduire une crevette
    [move] déplacer une crevette
    [hand] une tuile de votre main
    [consumed] un polype mangé
    [cube] un cube
   *[plain] tel quel
}
answer-card = { CARD($card) }
answer-tile = { -tile($tile) }
answer-cube_paid = cube { -colour($colour) }
answer-sea_space = la zone { -colour($colour, gender: "f") } : { JOIN($tiles, with: " ") }
answer-ordinary = une tuile ordinaire
answer-ordinary_of = une tuile ordinaire { -colour($colour, gender: "f") }
answer-as_other = pour une autre couleur
answer-as_own = pour sa propre couleur
answer-supply = dans la réserve
answer-beats = { -the-colour($stronger) } bat { -the-colour($weaker) } maintenant
answer-water = eau
answer-ground = { LIST($items) }
answer-pay_tile = payer avec { -a-tile($tile) } ; vous en avez { $tiles }

## the actions of a turn

turn_action-eat = manger un corail
turn_action-cube = jouer une larve et placer des polypes
turn_action-second_cube = jouer une seconde larve et placer
turn_action-shrimp = introduire une crevette
turn_action-move = déplacer une crevette
turn_action-larva = échanger un polype mangé contre un cube
turn_action-alga = jouer une algue
turn_action-polyp = échanger un cube contre un polype
turn_action-take = ramasser, ce qui termine le tour
turn_action-place = placer rocher, eau ou couronne
turn_action-buy = acheter une carte
turn_action-card = jouer une carte
turn_action-discard = défausser une carte
turn_action-end = terminer le tour

## a decision

desk-hint = Un numéro, ou une action telle que `{ $action }`. ? pour l’aide ; undo, log, score, save, quit.
desk-nine = L’action 9 consiste à ne rien faire : ramassez (10) pour terminer votre tour.
desk-not_now = Pas maintenant : { JOIN($reasons, with: " ") } ({ $rule })
desk-impossible = Impossible : { $because } ({ $rule }) `? { $rule }` explique la règle.
desk-no_answer = { $back ->
    [none] { QUOTED($typed) } n’est pas une réponse ici : tapez-en une, par exemple { $example }.
   *[other] { QUOTED($typed) } n’est pas une réponse ici : tapez-en une, par exemple { $example } ; Entrée revient en arrière.
}
desk-unknown = Je ne comprends pas { QUOTED($typed) }. Tapez ? pour voir ce que vous pouvez faire.
desk-play_card = La jouer ?
desk-discard_card = La défausser ?
desk-do_it = Confirmer ?
desk-take = { $notation ->
    [none] { $ends ->
        [none] Prendre le cube { -colour($colour) }, sans polype ?
       *[other] Prendre le cube { -colour($colour) }, sans polype ? Cela termine votre tour.
    }
   *[other] { $ends ->
        [none] Prendre le cube { -colour($colour) } et les polypes { $notation } ?
       *[other] Prendre le cube { -colour($colour) } et les polypes { $notation } ? Cela termine votre tour.
    }
}
desk-on_rock = sur rocher :
desk-by_attack = en attaquant :
desk-stop = stop : arrêter la pose
desk-no_cell = Il n’y a plus de case pour cette couleur : stop.
desk-final = Tour supplémentaire : mangez un corail, ou passez.
desk-pass = pass : ne rien manger
desk-owed = Jouez maintenant le cube { -colour($colour) } ; seules des crevettes peuvent se déplacer avant.
desk-turn = Tour { $number } : que faites-vous ?
desk-over = La partie est terminée. log, board, save FILE, ou Entrée pour quitter :
desk-over_help = Tapez log, board, save FILE, ou appuyez sur Entrée pour quitter.
console-too_long = Cette ligne est trop longue : { $most } caractères au plus, s’il vous plaît.
console-agrees = { $yes ->
    [none] [y/N]
   *[other] [Y/n]
}
console-more = Entrée pour la suite, q pour revenir
console-back = Entrée pour revenir

## what is shown by commands

command-no_topic = Je n’ai rien sur { QUOTED($topic) }. Essayez `? lay` ou `? R5.3`.
command-no_undo = Il n’y a rien à annuler dans ce tour.
command-undone = Annulé : { $action }.
command-coral = { $owner ->
    [none] corail { -colour($colour) } de { -polyps($size) }, sans crevette : { JOIN($cells, with: " ") }
   *[other] { $owner ->
        [you] corail { -colour($colour) } de { -polyps($size) }, à vous : { JOIN($cells, with: " ") }
       *[other] corail { -colour($colour) } de { -polyps($size) }, à { NAME($owner) } : { JOIN($cells, with: " ") }
    }
}
command-no_coral = Il n’y a que des polypes isolés sans crevette.
command-no_cards = Cette partie n’a pas de cartes : `reef play --second-kind` en a.
command-hand = Votre main
command-open = { $player ->
    [you] Posées devant vous
   *[other] Posées devant { NAME($player) }
}
command-discards = Défausse
save-failed = Non enregistré : { $because }.
save-overwrite = { $because }. L’écraser ?
save-not = Non enregistré.
save-done = Enregistré dans { $file }.
save-ask = Enregistrer la partie ? Un nom de fichier, Entrée pour { $file }, ou n :
save-kept = La partie est enregistrée dans { $file }.
save-go_on = `reef play --load { $file }` la reprend.
save-trouble = { $because }.
load-which = Quel fichier ? Écrivez `load { $file }`.
load-leave = Quitter cette partie sans l’enregistrer ?
load-failed = Non chargé : { $because }.
load-done = { $file } est chargé.
session-curtain = Passez le clavier à { $name }, qui appuie sur Entrée : personne d’autre ne regarde.
session-turn = Tour { $number }.
session-setup = Mise en place.
session-nothing = Il ne s’est encore rien passé.
session-more = … (log raconte tout)

## help

help_now-title = Ce que vous pouvez faire maintenant
help_now-lay = { $consumed ->
    [none] placer : tapez une case, ou `{ $action }`
   *[other] placer : tapez une case, ou `{ $action }` ; suivi de `consumed`, c’est un polype mangé qui est placé
}
help_now-word = { $action } : tapez `{ $action }`
help_now-open = { $name } : tapez { $number }, ou `{ $action }`
help_now-not = { $name } : pas maintenant. { JOIN($reasons, with: " ") } ({ $rule })
help_now-over = Plus rien : la partie est terminée.
help_now-setup = Mise en place : choisissez par numéro ou par lettre, ou écrivez `{ $action }`.
help_now-any_time = À tout moment
help_now-written = { $kind ->
    [larvae] S’écrit : { OR($examples) }, les couleurs dans l’ordre W Y O P G
    [choose] S’écrit : `choose` et ce que docs/notation.md dit pour la carte
   *[other] S’écrit : { OR($examples) }
}
help_command-help = cette aide ; `? lay` explique une action, `? R5.3` une règle
help_command-undo = annuler votre dernière action de ce tour
help_command-board = redessiner la table
help_command-corals = les coraux de deux polypes et plus ou avec une crevette, du plus grand au plus petit
help_command-cards = avec Second Kind : vos cartes, les cartes posées et la défausse, avec leurs textes
help_command-score = ce que l’on sait des scores
help_command-log = ce qui s’est passé jusqu’ici
help_command-save = enregistrer la partie ; sans FILE, dans { $file }
help_command-load = reprendre une partie enregistrée
help_command-quit = quitter ; vous pouvez enregistrer avant

## the table

table_text-name = { $second_kind ->
    [none] { $advanced ->
        [none] Reef Encounter
       *[other] Reef Encounter, règles avancées
    }
   *[other] { $advanced ->
        [none] Second Kind
       *[other] Second Kind, règles avancées
    }
}
table_text-turn = tour { $number }
table_text-bag = sac { $number }
table_text-board = plateau { $board }
table_text-worth = valeur
table_text-eats = mange
table_text-sea = mer
table_text-cubes = cubes
table_text-alga_space = emplacement d’algue :
table_text-alga = { $alga ->
    [none] vide
   *[other] { -alga($alga) }
}
table_text-coral_tiles = tuiles de combat et leurs algues
table_text-hand = main
table_text-consumed = mangés
table_text-fish = poisson
table_text-shrimps = crevettes
table_text-shrimps_left = { $eaten ->
    [0] { $left ->
        [one] { $left } libre
       *[other] { $left } libres
    }
    [one] { $left }, { $eaten } mangée
   *[other] { $left }, { $eaten } mangées
}
table_text-corals_of = coraux (taille, crevette)
table_text-corals = coraux
table_text-cards = { $reconstructed ->
    [none] cartes ({ $deck }) : { $pile } dans la pioche ;
   *[other] cartes (jeu reconstitué) : { $pile } dans la pioche ;
}
table_text-blue_shrimps = { $at_sea ->
    [none] crevettes bleues : { $supply } dans la réserve
   *[other] crevettes bleues : { $supply } dans la réserve, 1 en mer
}
table_text-hidden_cards = { $cards ->
    [one] { $cards } cachée
   *[other] { $cards } cachées
}
table_text-no_card = aucune
table_text-open_cards = posées :
table_text-discards = { $cards ->
    [one] { $cards } défaussée :
   *[other] { $cards } défaussées :
}
table_text-more_cards = … (tapez cards pour les voir toutes)
