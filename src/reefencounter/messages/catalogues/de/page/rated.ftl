### Die Wahl, ob ein neuer Tisch gewertet wird.

rated-legend = Rating
rated-no = Ungewertet
rated-no_about = Die Partie steht in deinem Profil und ändert kein Rating.
rated-yes = Gewertet
rated-yes_about = Sie zählt für das Rating aller, die mitspielen. Keine Tipps; wer aufgibt oder die Zeit überschreitet, hat verloren.
rated-needs_clock = Eine gewertete Partie hat eine Uhr: Wähl oben eine, dann kann sie für dein Rating zählen.
rated-needs_way_back = Gewertete Partien sind für alle, die einen Weg zurück haben.
rated-to_me = Deinen richtest du unter „Ich“ ein

## The end of a rated game. $before and $after are ratings, $change is the difference with its sign.

rated-changed = Was sich geändert hat
rated-change = { $name }: { $before } → { $after } ({ $change })
rated-provisional = vorläufig
rated-provisional_about = Ein Rating ist bis zur zehnten gewerteten Partie vorläufig und steht vorher in keiner Rangliste.
rated-unrated = { $why ->
    [child] Hier spielt ein Kind: Diese Partie ändert kein Rating.
    [short] Aufgegeben vor drei eigenen Zügen: Diese Partie ändert kein Rating.
    [place] Zwei spielten von einer Adresse oder einem Gerät: Diese Partie ändert kein Rating.
    [often] Dieselben zwei hatten schon drei gewertete Partien an einem Tag oder zehn in einer Woche: Diese ändert kein Rating.
   *[other] Jemand ist nicht mehr bekannt: Diese Partie ändert kein Rating.
}
rated-none = Diese Partie ändert kein Rating.
