### Ein Link zu einer Partie, für andere.

share-link = Der Link: { $link }
share-to_watch = Der Link ist kopiert. Wer ihn öffnet, kann bei dieser Partie zuschauen.
share-to_replay = Der Link ist kopiert. Wer ihn öffnet, kann sich diese Partie ansehen.
