### The help dialog.

help-close = Fermer
help-show = Que montrer
help-moment = Tour

## This moment: what each of the ten actions would do, or why it cannot be done

help-can = Ce que vous pouvez faire
help-cannot = Ce que vous ne pouvez pas faire maintenant

## Keys

help-at_table = À la table
help-in_replay = En revoyant une partie
help-at_puzzle = Dans un problème
help-in_analysis = Dans une analyse
help-keyboard = Tout est aussi accessible avec Tab et Entrée. Les pièces ont un nom pour les lecteurs d’écran.

## About the game

help-game = Reef Encounter est un jeu de société de Richard Breese, publié par R&D Games, What’s Your Game? et Z-Man Games.
help-unofficial = Ceci est une version non officielle et non commerciale, faite par des gens qui aiment ce jeu. Rien ici n’est cautionné par son auteur ou ses éditeurs, et rien de ce qui leur appartient n’est revendiqué. Aucun texte ni aucune illustration du jeu publié n’est utilisé. Si vous trouvez le vrai, achetez-le.
help-fonts = Les textes sont en Open Sans et en Crimson Pro, les signes en Noto Sans Math : des polices libres, <a>sous licence SIL Open Font License</a>.
help-privacy = Cette page ne parle à aucun autre serveur que le sien. Elle garde un cookie qui dit quelles tables sont les vôtres, et un autre avec la langue choisie.
