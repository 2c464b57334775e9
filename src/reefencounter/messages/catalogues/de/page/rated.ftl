### Die Wahl, ob ein neuer Tisch gewertet wird.

rated-legend = Rating
rated-no = Ungewertet
rated-no_about = Die Partie steht in deinem Profil und ändert kein Rating.
rated-yes = Gewertet
rated-yes_about = Sie zählt für das Rating aller, die mitspielen. Keine Tipps; wer aufgibt oder die Zeit überschreitet, hat verloren.
