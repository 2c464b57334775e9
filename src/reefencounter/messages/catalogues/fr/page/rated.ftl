### The choice whether a new table is rated.

rated-legend = Classement
rated-no = Amicale
rated-no_about = Elle figure dans votre profil et ne change aucun classement.
rated-yes = Classée
rated-yes_about = Elle compte pour le classement de tous ceux qui jouent. Pas de conseils ; abandonner ou manquer de temps, c’est perdre.
rated-needs_clock = Une partie classée a une pendule : choisissez-en une plus haut, et elle pourra compter.
rated-needs_way_back = Les parties classées sont pour ceux qui peuvent revenir.
rated-to_me = Préparez votre retour dans « Moi »

## The end of a rated game. $before and $after are ratings, $change is the difference with its sign.

rated-changed = Ce que cela change
rated-change = { $name } : { $before } → { $after } ({ $change })
rated-provisional = provisoire
rated-provisional_about = Un classement est provisoire jusqu’à dix parties classées, et ne figure avant dans aucun tableau.
rated-unrated = { $why ->
    [child] Un enfant joue ici : cette partie ne change aucun classement.
    [short] Abandon avant trois tours joués : cette partie ne change aucun classement.
    [place] Deux jouaient depuis une même adresse ou un même appareil : cette partie ne change aucun classement.
    [often] Les deux mêmes ont déjà joué trois parties classées en un jour, ou dix en une semaine : celle-ci ne change aucun classement.
   *[other] Quelqu’un n’est plus connu : cette partie ne change aucun classement.
}
rated-none = Cette partie ne change aucun classement.
