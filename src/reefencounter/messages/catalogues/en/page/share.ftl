### A link to a game, for others.

share-link = The link: { $link }
share-to_watch = The link is copied. Whoever opens it can watch this game.
share-to_replay = The link is copied. Whoever opens it can replay this game.
