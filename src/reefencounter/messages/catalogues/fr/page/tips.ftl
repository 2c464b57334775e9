### Tips at somebody's first tables, one sentence each.

tips-name = Astuce
tips-close = Compris
tips-off = Ne plus montrer d’astuces

tips-prompt = Ici, vous lisez ce qu’on vous demande et ce qu’un choix ferait.
tips-actions = Ce qui est possible maintenant ressort ; touchez le reste et vous saurez pourquoi il ne l’est pas.
tips-cells = Un polype peut aller sur les cases marquées ; touchez-en une pour lire ce qu’il y ferait.
tips-cells_once = Un polype peut aller sur les cases marquées ; touchez-en une et il s’y pose.
tips-undo = Ici, vous annulez pas à pas ce que vous avez fait pendant ce tour.
tips-collect = Ramasser termine votre tour ; touchez une zone pour lire ce qu’elle vous donne.
tips-hint = Si vous ne savez plus que faire, la lampe vous montre un bon coup.
tips-signs = Pointez un symbole, ou gardez le doigt dessus, pour lire ce qu’il signifie ; plus d’aide se trouve ici.
