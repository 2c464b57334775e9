### Somebody was asked to a table, or has a code for one.

## A code is typed

join-have_code = Vous avez un code ?
join-type_it = Tapez les trois mots que vous avez reçus, et prenez place à la table.
join-code = Code
join-find = Trouver la table

## A seat is free. $by is who asks, if they have a name.

join-asked = { $by ->
    [none] On vous invite à la table
   *[other] { $by } vous invite à la table
}
join-kept = Une place vous est réservée pour une partie de Reef Encounter. Pas besoin de compte.
join-sits = À la table : { AND($names) }.
join-no_clock = sans pendule
join-name = Votre nom
join-sit = Prendre place
join-sitting = Vous prenez place…

## No seat is free, or there is no such table

join-taken = Toutes les places sont prises
join-faster = Quelqu’un a été plus rapide, ou la partie a commencé. Demandez un autre lien, ou ouvrez votre propre table.
join-first_page = Accueil
join-new_table = Nouvelle table
join-nothing = Aucune table n’attend ici
join-type_a_code = Taper un code
join-looking = On cherche la table…
