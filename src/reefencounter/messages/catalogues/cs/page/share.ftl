### A link to a game, for others.

share-link = Odkaz: { $link }
share-to_watch = Odkaz je zkopírovaný. Kdo ho otevře, může se na partii dívat.
share-to_replay = Odkaz je zkopírovaný. Kdo ho otevře, může si partii přehrát.
