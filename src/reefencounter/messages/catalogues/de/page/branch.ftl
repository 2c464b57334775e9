### Von einer Stelle einer anderen Partie an einem neuen Tisch weiterspielen.

branch-title = Ab hier weiterspielen
branch-about = Hier beginnt ein neuer Tisch, in Zug { $turn }. Die Plättchen im Beutel werden neu gemischt. Diese Partie bleibt, wie sie ist.
branch-about_start = Ein neuer Tisch beginnt vor der ersten Aktion. Die Plättchen im Beutel werden neu gemischt. Diese Partie bleibt, wie sie ist.
branch-cancel = Abbrechen
branch-play_on = Weiterspielen
