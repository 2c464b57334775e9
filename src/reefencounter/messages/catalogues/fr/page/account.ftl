### The page of oneself, continued: bots of one's own, data.

## Bots that play by a token. $bot is a bot's name, $when how long ago it came by.

account-bots = Mes bots
account-bots_about = Un programme à vous peut jouer ici avec un jeton, et il est signalé comme bot. Quiconque a le jeton joue à la place du bot : gardez-le pour vous.
account-bot_name = Nom du bot
account-bot_add = Ajouter un bot
account-bot_used = dernière visite { $when }
account-bot_unused = n’est pas encore venu
account-bot_new_token = Un autre jeton pour { $bot }
account-bot_remove = Retirer { $bot }
account-bot_removed = { $bot } ne joue plus ici. Ses parties restent.
account-bot_token = Son jeton, affiché cette seule fois

## My data. $day is a day as the language writes it.

account-data = Mes données
account-all_games = Toutes mes parties
account-all_data = Tout ce qui est conservé de moi
account-files_about = Les parties en cours ont des secrets : elles s’ajouteront une fois finies.
account-leave_ask = Supprimer mon compte…
account-what_goes = Dans sept jours, tout ce qui n’est qu’à vous est supprimé : votre nom, vos appareils, vos clés d’accès et vos mots, vos bots, vos jeux de cartes, ce que vous avez résolu et écrit, et les parties que vous avez jouées en solo. D’ici là, vous pouvez changer d’avis.
account-what_stays = Les parties avec d’autres restent pour eux. Vous y apparaissez sous le nom « Quelqu’un », et un bot finit celles qui sont en cours.
account-leave = Supprimer dans sept jours
account-not_now = Pas maintenant
account-leaving = Le { $day }, tout ce qui est à vous ici sera supprimé.
account-stay = Garder mon compte
account-stayed = Rien n’est supprimé. Heureux de vous garder parmi nous !
