### A link to a game, for others.

share-link = Il link: { $link }
share-to_watch = Il link è copiato. Chi lo apre può guardare questa partita.
share-to_replay = Il link è copiato. Chi lo apre può rivedere questa partita.
