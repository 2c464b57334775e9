### Mails: a link to keep an address or to sign in, and whose turn it is in games of days.

letter-greeting = Bonjour !
letter-end = Reef Encounter. Ce courriel a été envoyé par un programme ; personne ne lit les réponses.

letter-confirm_subject = Votre adresse sur Reef Encounter
letter-confirm = Quelqu’un, sans doute vous, a indiqué cette adresse sur Reef Encounter. Ouvrez ce lien et appuyez sur le bouton : l’adresse sera gardée avec ce compte, pour se connecter et pour savoir quand c’est à vous de jouer.
letter-sign_in_subject = Votre lien de connexion à Reef Encounter
letter-sign_in = Avec ce lien, vous vous connectez en tant que { $name }. Ouvrez-le et appuyez sur le bouton.
letter-good_for_hours = { $hours ->
    [one] Le lien sert une seule fois, pendant { $hours } heure.
   *[other] Le lien sert une seule fois, pendant { $hours } heures.
}
letter-good_for_minutes = { $minutes ->
    [one] Le lien sert une seule fois, pendant { $minutes } minute.
   *[other] Le lien sert une seule fois, pendant { $minutes } minutes.
}
letter-not_you = Ce n’était pas vous ? Alors ne faites rien : sans le bouton, il ne se passe rien.

letter-digest_subject = { $games ->
    [one] C’est à vous de jouer
   *[other] C’est à vous de jouer dans { $games } parties
}
letter-digest = { $games ->
    [one] Une partie vous attend :
   *[other] { $games } parties vous attendent :
}
letter-turn = Avec { AND($names) } : jusqu’au { $day } { -month($month) }, { $time } ({ $zone })
letter-off = Ne plus recevoir ces courriels :

letter-reported_subject = Une ligne a été signalée
letter-reported = Quelqu’un a signalé une ligne du chat. Cette commande montre ce qui a été signalé, et par combien de personnes :

-month = { $it ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
