### Between the turns of people at one screen.

curtain-title = Passez l’appareil
curtain-chooses = À { $name } de choisir
curtain-may_answer = { $name } peut répondre
curtain-turn_of = À { $name } de jouer
curtain-hand = Passez l’appareil à { $name }.
curtain-look_away = { COUNT($others) ->
    [one] { AND($others) } regarde ailleurs.
   *[other] { AND($others) } regardent ailleurs.
}
curtain-secret = Une tuile va en secret dans le poisson, puis on choisit deux cubes.
curtain-so_far = Jusqu’ici
curtain-since = Depuis votre dernier tour
curtain-turn = Tour { $turn }
curtain-i_am = C’est moi, { $name }
curtain-lost = La connexion est perdue. Nouvel essai…
curtain-moment = Un instant…
