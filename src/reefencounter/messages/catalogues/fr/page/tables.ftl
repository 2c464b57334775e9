### All games of one's own.

tables-about = Chaque partie commencée dans ce navigateur est conservée. Reprenez-la, revoyez-la, ou repartez de n’importe quel moment.
tables-enter = Saisir une vraie partie
tables-none = Rien ici pour l’instant
tables-none_about = Commencez une partie, ou ouvrez un enregistrement en déposant son fichier n’importe où sur cette page.
tables-play = Jouer
tables-find = Chercher une partie
tables-find_example = Un titre, un nom, « à vous de jouer », « Second Kind »…
tables-found = { $games ->
    [one] { $games } partie
   *[other] { $games } parties
}
tables-going = En cours
tables-finished = Terminées
tables-records = Enregistrements
tables-older = Parties plus anciennes
# $game is its title.
tables-deleted = « { $game } » est supprimée.
tables-undo = Rétablir

## One of them. $game is its title; what is spoken names it.

tables-title_of = Titre : { $game }
tables-save = Enregistrer
tables-kept_until = Conservée jusqu’au { $day } si personne ne rejoue d’ici là.
tables-resume = Reprendre
tables-resume_game = Reprendre { $game }
tables-replay = Revoir
tables-replay_game = Revoir { $game }
tables-analysis = Analyse
tables-analysis_of = Analyse : { $game }
tables-result = Résultat
tables-result_of = Résultat : { $game }
tables-download = Télécharger
tables-download_game = Télécharger { $game }
tables-share = Partager
tables-share_game = Partager { $game }
tables-rename = Renommer
tables-rename_game = Renommer { $game }
tables-delete = Supprimer
tables-delete_game = Supprimer { $game }
