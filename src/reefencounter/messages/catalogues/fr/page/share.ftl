### A link to a game, for others.

share-link = Le lien : { $link }
share-to_watch = Le lien est copié. En l’ouvrant, on peut regarder cette partie.
share-to_replay = Le lien est copié. En l’ouvrant, on peut revoir cette partie.
