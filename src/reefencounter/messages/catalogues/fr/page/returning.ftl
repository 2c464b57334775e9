### The first page of somebody who has games here.

returning-morning = { $name ->
    [none] Bonjour
   *[other] Bonjour, { $name }
}
returning-afternoon = { $name ->
    [none] Bonjour
   *[other] Bonjour, { $name }
}
returning-evening = { $name ->
    [none] Bonsoir
   *[other] Bonsoir, { $name }
}
returning-wait = { $games ->
    [0] Rien ne vous attend.
    [1] Une partie vous attend.
    [2] Deux parties vous attendent.
    [3] Trois parties vous attendent.
    [4] Quatre parties vous attendent.
    [5] Cinq parties vous attendent.
   *[other] { $games } parties vous attendent.
}
returning-nobody_waits = Personne ne vous attend : continuez quand vous voulez.
returning-first_clock = La première pendule expire { $moment }.

returning-no_answer = <b>Le serveur ne répond pas.</b> Vos parties y sont en sécurité. Nous réessayons régulièrement.
returning-try = Réessayer
returning-guest = Vous jouez en invité, dans ce seul navigateur.
returning-keep = Garder mes parties
returning-not_now = Pas maintenant

returning-your_turn = À vous de jouer
returning-coming = Vos parties arrivent
returning-calm = Mer calme
returning-calm_about = Aucune partie ne vous attend. Prenez place à une table ci-dessous, ou envoyez un lien à quelqu’un avec qui vous aimeriez jouer.
returning-invite = Inviter un ami
returning-more = { $games ->
    [one] { $games } autre partie
   *[other] { $games } autres parties
}
returning-all = Toutes mes parties
returning-first_tile = Choisir votre première tuile
returning-play_turn = Jouer le tour { $turn }
returning-no_table = Aucune table n’est ouverte. Ouvrez-en une : quelqu’un viendra peut-être s’y asseoir.
returning-lessons = Neuf courtes leçons sur de vrais plateaux, et <a>toutes les règles</a>.
