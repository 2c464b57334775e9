### The page of oneself: account, passkeys, devices.

# $day is a day as the language writes it.
me-since = Ici depuis le { $day }
me-games = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}

## Account

me-account = Compte
me-name = Nom
me-kept = Enregistré.
me-no_password = Pas de mot de passe : rien à voler.

## Qui l’on était dans ce navigateur avant de se connecter. $name est cet invité, $until le dernier jour pour revenir.

me-before_along = Dans ce navigateur, vous étiez { $name }. { $games ->
    [0] Ce qui était à vous vous a suivi.
    [one] Une partie vous a suivi.
   *[other] { $games } parties vous ont suivi.
} Jusqu’au { $until }, vous pouvez revenir en arrière.
me-before_apart = Dans ce navigateur, vous étiez { $name }. { $games ->
    [0] Ce qui était à vous y est resté.
    [one] Une partie y est restée.
   *[other] { $games } parties y sont restées.
} Jusqu’au { $until }, vous pouvez y revenir.
me-before_back = Redevenir { $name }

## Passkeys. $passkey is what one has called it.

me-passkeys = Clés d’accès
me-passkey_name = Nom de cette clé d’accès
me-passkey_since = Clé d’accès, ajoutée le { $day }
me-add_passkey = Ajouter une clé d’accès
me-another_passkey = Ajouter une autre clé d’accès
me-sign_in = Se connecter avec une clé d’accès
me-remove = Retirer { $passkey }
me-passkey_kept = La clé d’accès est enregistrée : vous pouvez désormais vous connecter avec elle.
me-passkey_removed = { $passkey } n’ouvre plus rien ici. Supprimez-la aussi sur votre appareil.
me-passkey_there = Cet appareil a déjà une clé d’accès pour vous.
me-nothing_done = Rien n’a été fait : la fenêtre a été fermée, ou cela a pris trop de temps.
me-not_safe = Il n’y a pas de clés d’accès ici, car les navigateurs ne les proposent que sur une connexion sécurisée : HTTPS, ou http://localhost sur l’ordinateur du serveur. Vos mots de secours marchent partout.

## Friends

me-friends = Amis

## Devices. $device is what it is called, $when how long ago it was seen.

me-devices = Appareils
me-browser = Un navigateur
me-this_one = celui-ci
me-seen = vu { $when }
me-sign_out = Se déconnecter
me-sign_out_here = Se déconnecter ici
me-sign_out_device = Déconnecter { $device }
me-sign_out_everywhere = Se déconnecter partout
me-guest = Rien n’est encore conservé ici pour vous : vous jouez en invité, dans ce seul navigateur.

## Settings

me-look = Affichage et jeu
