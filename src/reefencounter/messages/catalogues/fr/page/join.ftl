### Quelqu’un a été invité à une table, ou en a le code.

## A code is typed

join-have_code = Vous avez un code ?
join-type_it = Saisissez les trois mots que l’on vous a donnés et prenez place à la table.
join-code = Code
join-find = Trouver la table

## A seat is free. $by is who asks, if they have a name.

join-asked = { $by ->
    [none] On vous attend à la table
   *[other] { $by } vous invite à sa table
}
join-kept = Une place vous est réservée pour une partie de Reef Encounter. Aucun compte n’est nécessaire.
join-name = Votre nom
join-sit = Prendre place
join-sitting = Vous prenez place …

## No seat is free, or there is no such table

join-taken = Toutes les places sont prises
join-faster = Quelqu’un a été plus rapide, ou la partie a commencé. Demandez un autre lien, ou créez votre propre table.
join-first_page = Page d’accueil
join-new_table = Nouvelle table
join-nothing = Aucune table ne vous attend ici
join-type_a_code = Saisir un code
join-looking = Recherche de la table …
