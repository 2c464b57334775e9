### The choice whether a new table is rated.

rated-legend = Classement
rated-no = Amicale
rated-no_about = Elle figure dans votre profil et ne change aucun classement.
rated-yes = Classée
rated-yes_about = Elle compte pour le classement de tous ceux qui jouent. Pas de conseils ; abandonner ou manquer de temps, c’est perdre.
