### Playing on from a place of another game, at a new table.

branch-title = Repartir d’ici
branch-about = Une nouvelle table commence ici, au tour { $turn }. Le sac est mélangé à nouveau. Cette partie reste telle quelle.
branch-about_start = Une nouvelle table commence avant le premier coup. Le sac est mélangé à nouveau. Cette partie reste telle quelle.
branch-cancel = Annuler
branch-play_on = C’est parti
