### Games in lists: how they stand, what they are.

## How a game stands

# $winners are names; $me whether it is the reader alone. $points are those of each of them.
games-won = { $me ->
    [none] { $winners ->
        [one] { AND($winners) } a gagné avec { $points } points
       *[other] { AND($winners) } ont gagné avec { $points } points
    }
   *[other] Vous avez gagné avec { $points } points
}
# The same of a game that was decided before its end: points say nothing there.
games-decided = { $me ->
    [none] { $winners ->
        [one] { AND($winners) } a gagné
       *[other] { AND($winners) } ont gagné
    }
   *[other] Vous avez gagné
}
games-nobody = Terminée, personne n’a joué jusqu’à la fin
games-waits = Attend des joueurs
games-setup = Mise en place
games-turn = Tour { $turn }
games-my_turn = Tour { $turn }, à vous de jouer
games-their_turn = Tour { $turn }, à { AND($players) } de jouer

## What is said of a game besides its title and names. $me: the reader, who has no other name here.

games-entered = Partie d’une vraie table
games-record = Enregistrement ouvert
games-second_kind = Second Kind
games-advanced = Règles avancées
games-branched = Tirée d’une autre partie
games-resigned = { $me ->
    [none] { $player } a abandonné
   *[other] Vous avez abandonné
}
games-out_of_time = { $me ->
    [none] { $player } a perdu au temps
   *[other] Vous avez perdu au temps
}
games-left = { $me ->
    [none] { $player } a quitté la partie
   *[other] Vous avez quitté la partie
}
games-paused = En pause
