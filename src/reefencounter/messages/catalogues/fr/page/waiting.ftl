### A table that waits for players.

## What it is

waiting-second_kind = Second Kind
waiting-advanced = règles avancées
waiting-base = jeu de base
waiting-players = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}
waiting-hints = conseils pour { AND($names) } seulement
waiting-no_hints = sans conseils
waiting-rated = classée
waiting-free = { $seats ->
    [0] Plus aucune place libre
    [1] Encore une place libre
    [2] Encore deux places libres
    [3] Encore trois places libres
   *[4] Encore quatre places libres
}
waiting-about = La partie commence toute seule quand toutes les places sont prises. Vous pouvez quitter cette page : la table est dans Mes parties.
waiting-lost = Pas de connexion au serveur. Nouvel essai…
waiting-sat_down = { $name } a pris place.
waiting-left = { $name } a quitté la table.

## Who sits there, and what is said of them

waiting-anyone = N’importe qui
waiting-friend = Un ami par lien
waiting-bot = bot, { $bot }
waiting-listed = affichée parmi les tables ouvertes
waiting-invited = invitation envoyée, pas encore là
waiting-yours = vous, et la table est à vous
waiting-this_screen = sur cet appareil
waiting-you = vous
waiting-sits = a pris place
waiting-sat_just_now = vient de prendre place
waiting-ready = prêt
waiting-bot_instead = Mettre un bot
# $name: of the seat, "Un ami par lien" too.
waiting-bot_instead_of = Mettre un bot à cette place : { $name }
waiting-free_again = Libérer
waiting-free_again_of = Libérer cette place : { $name }
waiting-remove = Renvoyer
waiting-remove_who = Renvoyer { $name } de la table
waiting-start_now = Commencer

## What can be done. $seats: how many are empty

waiting-start = { $seats ->
    [1] Commencer avec un bot
   *[other] Commencer avec des bots
}
waiting-start_ask = { $seats ->
    [1] Commencer avec un bot ? Les retardataires pourront prendre la suite.
   *[other] Commencer avec des bots ? Les retardataires pourront prendre la suite.
}
waiting-empty = { $seats ->
    [0] Aucune place n’est vide. Attendez, ou mettez un bot : votre ami pourra reprendre la place plus tard, par le même lien.
    [1] Une place est vide. Attendez, ou mettez-y un bot : votre ami pourra reprendre la place plus tard, par le même lien.
    [2] Deux places sont vides. Attendez, ou mettez-y un bot : vos amis pourront reprendre leur place plus tard, par le même lien.
    [3] Trois places sont vides. Attendez, ou mettez-y un bot : vos amis pourront reprendre leur place plus tard, par le même lien.
   *[4] Quatre places sont vides. Attendez, ou mettez-y un bot : vos amis pourront reprendre leur place plus tard, par le même lien.
}
waiting-close = Fermer la table
waiting-leave = Quitter la table
waiting-leave_about = Votre place redevient alors libre.
waiting-look_on = Vous regardez. Pour jouer, il faut le lien, ou prendre place depuis les tables ouvertes.
waiting-removed = Votre place est de nouveau libre : la personne qui a ouvert la table l’a voulu ainsi.
waiting-puzzle = En attendant : le problème du jour
waiting-puzzle_about = environ 5 minutes
waiting-brief = Vous débutez ? Le jeu en une page
waiting-brief_about = dix minutes
waiting-watch = on peut regarder
waiting-settings = Réglages de la table
waiting-settings_done = Terminé

## The link

waiting-ask = Invitez-les à la table
waiting-picture = Le lien en image, code { $code }
waiting-scan = Scannez-le, ou tapez le code sur <a>{ $address }</a>
waiting-link = Le lien
waiting-copy = Copier
waiting-copied = Copié
waiting-is_copied = Le lien est copié.
waiting-send = Envoyer par mail ou message
waiting-send_subject = Une place pour vous à Reef Encounter
waiting-no_account = Avec le lien, on prend place sans compte. Il expire quand toutes les places sont prises.
waiting-local = Cette adresse ne marche que sur cette machine. Lancé avec <code>--host 0.0.0.0</code>, le serveur est accessible aux autres sur votre réseau.
