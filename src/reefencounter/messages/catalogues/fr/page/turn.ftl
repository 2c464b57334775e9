### A turn: its ten actions, each with a few words on it.

turn-eat = Manger
turn-eat_about = un de vos coraux de cinq polypes ou plus ; avant tout le reste.
turn-lay = Placer
turn-lay_about = des polypes de la couleur d’un cube que vous jouez.
turn-lay_again = Placer encore
turn-lay_again_about = avec un second cube.
turn-introduce = Introduire
turn-introduce_about = une crevette, sur un corail qui n’en a pas.
turn-move = Déplacer
turn-move_about = vos crevettes, quand vous voulez pendant votre tour.
turn-larva = Polype en cube
turn-larva_about = de la même couleur, avec un polype mangé ; le cube se joue aussitôt.
turn-alga = Algue
turn-alga_about = contre un polype mangé : retournez des tuiles de combat, ou verrouillez-en une.
turn-polyp = Cube en polype
turn-polyp_about = de la même couleur.
turn-nothing = Rien
turn-nothing_about = n’est obligatoire dans tout cela.
turn-collect = Ramasser
turn-collect_about = toujours, et en dernier : cela termine votre tour.
turn-order = Les actions 2 à 8 se font dans l’ordre que vous voulez. Placer, placer encore et introduire : une fois chacune ; les autres, tant que vous pouvez payer.
