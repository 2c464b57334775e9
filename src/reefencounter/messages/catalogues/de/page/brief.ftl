### Die Regeln in Kürze, jede mit einem Bild; und wie die Seite für alle bedienbar ist.

brief-title = Die Regeln in Kürze
brief-about = Du ziehst auf einem Riff Korallen groß und lässt sie von deinem Papageienfisch fressen. Nur was am Ende in deinem Fisch ist, zählt. Am besten lernst du das beim Spielen, in den <a>Lektionen</a>; der Tisch zeigt dir jederzeit, was du tun kannst und warum etwas nicht geht.
brief-on_this_page = Auf dieser Seite
brief-corals = Die fünf Korallen
brief-colour = { -colour-noun($colour) }
# what the corals look like
brief-coral = { $colour ->
    [W] Geweihkoralle
    [Y] Hirnkoralle
    [O] Fächerkoralle
    [P] Blasenkoralle
   *[G] Tischkoralle
}

## Grow

brief-grow = Wachsen
brief-grow_1 = Das Riff hat so viele Spielpläne, wie Leute mitspielen. Auf seinen Felsen wachsen Polypen in fünf Farben. Polypen einer Farbe, die sich mit einer Seite berühren, bilden eine Koralle.
brief-grow_2 = Um Polypen zu legen, spielst du eine Larve ihrer Farbe aus: eine Larve, dann bis zu vier Polypen dieser Farbe von der Hand und beliebig viele, die du bei Angriffen gefressen hast. Das geht zweimal pro Zug.
brief-grow_3 = Leg auf jeden leeren Felsen, ob neben anderen oder nicht.
brief-grow_picture = Eine gelbe 4er-Koralle und eine pinkfarbene 2er-Koralle; Ringe zeigen leere Felsen, auf die Gelb gelegt werden darf.

## The starfish

brief-starfish = Der Seestern
brief-starfish_1 = Auf jedem Spielplan gibt es ein Feld mit einem Seestern. Wird ein Polyp daneben gelegt und ist der Seestern leer, wächst auf ihm von selbst ein Polyp derselben Farbe: einer umsonst.
brief-starfish_2 = Im Spiel für Fortgeschrittene wächst dort nichts.
brief-starfish_picture = Ein orangefarbener Polyp wird neben den Seestern gelegt; ein zweiter wächst auf dem Seestern.

## Guard

brief-guard = Schützen
brief-guard_1 = Eine Koralle gehört niemandem, bis jemand eine Krabbe daraufsetzt. Du hast vier Krabben und darfst in jedem Zug eine neue einsetzen.
brief-guard_2 = Eine Krabbe schützt den Polypen, auf dem sie steht, und seine Nachbarn in derselben Koralle. Der Rest der Koralle kann angegriffen werden.
brief-guard_3 = In deinem Zug bewegst du deine Krabben frei: innerhalb ihrer Koralle, auf eine Koralle ohne Krabbe, auf leeren Felsen oder zurück nach Hause. Auf einer Koralle stehen nie zwei, und zwei Korallen mit Krabben lassen sich nie verbinden.
brief-guard_picture = Eine lila Krabbe mitten in einer pinkfarbenen Koralle; Schilde zeigen die beiden Polypen neben ihr.

## Attack

brief-attack = Angreifen
brief-attack_1 = Eine stärkere Farbe darf auf einen Polypen einer schwächeren gelegt werden, wenn daneben eine Koralle der stärkeren aus mindestens zwei Polypen liegt und keine Krabbe ihn schützt. Wie groß die angegriffene Koralle ist, spielt keine Rolle.
brief-attack_2 = Der geschlagene Polyp liegt danach vor deinem Sichtschirm, als gefressenes Plättchen. Du kannst ihn legen wie einen eigenen, gegen eine Larve tauschen oder damit eine Alge bezahlen.
brief-attack_picture = Eine gelbe 3er-Koralle greift den orangefarbenen Polypen neben sich an.

## Strength

brief-strength = Das Blatt wenden
brief-strength_1 = Zehn Korallenplättchen sagen, welche Farbe welche schlägt, eines für jedes Paar. Jedes zeigt eine große Alge: Wird eine Alge dieser Farbe aufs Algenfeld gespielt, dreht sich das Plättchen um, und aus schwach wird stark.
brief-strength_2 = Außerdem macht jedes Plättchen, auf dem eine Farbe gewinnt, ihre Polypen einen Punkt mehr wert. Dieselbe Alge ändert also, wer wen angreifen kann und was jeder Fisch wert ist.
brief-strength_3 = Sobald dein Fisch gefressen hat, darfst du Plättchen für immer fixieren, eines pro Zug.
brief-strength_picture = Das Korallenplättchen, auf dem Gelb Orange schlägt, zeigt eine große blaue Alge; eine blaue Alge dreht es um: Orange schlägt Gelb.

## Feed

brief-feed = Fressen
brief-feed_1 = Ganz am Anfang deines Zuges darf dein Papageienfisch eine deiner Korallen ab fünf Polypen fressen. Vier Polypen gehen zurück in den Beutel, alle anderen bleiben im Fisch und zählen am Ende.
brief-feed_2 = Die Krabbe geht mit. Der fünfte Polyp ist also etwas wert, der zehnte viel mehr: Aber in jedem Zug, den du wartest, kann jemand ein Stück abbeißen.
brief-feed_picture = Eine graue 7er-Koralle mit einer grünen Krabbe: Sie kann gefressen werden, vier gehen zurück, drei bleiben.

## Collect

brief-collect = Nehmen
brief-collect_1 = Jeder Zug endet im offenen Meer: Wähle eines der fünf Felder und nimm seine Larve und die Polypen daneben. Das Feld bekommt eine neue Larve, und jedes Feld mit weniger als drei Polypen bekommt einen aus dem Beutel.
brief-collect_2 = Nimm Larven in Farben, die du auf der Hand hast, und Polypen in Farben, für die du Larven hast.
brief-collect_picture = Ein Feld des offenen Meeres: eine pinkfarbene Larve mit einem pinkfarbenen, einem weißen und einem orangefarbenen Polypen.

## The end

brief-end = Das Ende
brief-end_1 = Die Partie endet, wenn alle zehn Plättchen fixiert sind oder irgendeine vierte Krabbe gefressen ist; dann dürfen alle anderen noch einmal fressen lassen und geben dabei fünf zurück. Sie endet auch, wenn sich nichts mehr legen oder das Meer nicht mehr auffüllen lässt.
brief-end_2 = Ein Polyp im Fisch zählt 1 und 1 mehr für jedes Korallenplättchen, auf dem seine Farbe gewinnt. Alle fünf Werte ergeben immer 15. Der vollste Fisch ist nicht immer der beste.
brief-end_picture = Ein lila Papageienfisch mit zwei gelben Polypen, je vier wert, und einem pinkfarbenen, drei wert.

## A turn, and a plan

brief-turn = Ein Zug
brief-turn_title = Ein Zug: zehn Aktionen
brief-plan = Ein erster Plan
brief-plan_1 = Nimm Larven einer Farbe, die du auf der Hand hast. Setz früh eine Krabbe auf eine Koralle davon. Bring sie auf sechs oder sieben, mit der Krabbe dort, wo die starken Nachbarn sind. Friss sie zu Beginn deines nächsten Zuges. Leg neben den Seestern, dann gibt es einen Polypen umsonst.
brief-play_now = Jetzt spielen

## The expansion

brief-second_kind = Second Kind
brief-second_kind_title = Die Erweiterung: Second Kind
brief-second_kind_about = Wähle sie auf der Startseite oder an einem neuen Tisch, wenn du das Spiel kennst. Sie bringt Neues und ändert wenig.
brief-tiles = Spezialplättchen
brief-tiles_1 = Sie kommen aus dem Beutel wie alle anderen und werden mit einer Larve ihrer Farbe gelegt. Ein zweifarbiges Plättchen gilt als beide Farben, bis es liegt. Ein doppeltes ist im Riff ein Plättchen und im Fisch zwei. Ein halbes hat auf zwei Seiten Koralle und auf zwei Seiten Felsen: Über Felsen hinweg verbindet sich nichts, greift nichts an und wächst nichts. Ein Plättchen mit blauer Krabbe kann nie angegriffen werden.
brief-tiles_2 = Felsen- und Wasserplättchen werden ohne Larve gelegt und ändern das Riff selbst, bis zu einem Feld über seinen Rand hinaus.
brief-tiles_picture = Ein zweifarbiges, ein doppeltes und ein halbes Plättchen, eines mit blauer Krabbe, ein Felsen- und ein Wasserplättchen.
brief-crowns = Dornenkronen
brief-crowns_1 = Eine Dornenkrone steht auf Felsen. Zu Beginn jedes Zuges frisst sie einen Polypen neben sich: aus einer Koralle mit einer Krabbe des Spielers, der am Zug ist, sonst aus einer Koralle ohne Krabbe, nie aus einer von anderen. Sie zieht auf das Feld des Polypen; eine Krabbe dort muss weichen. Liegt kein Polyp neben ihr, stirbt sie.
brief-crowns_2 = Du legst Dornenkronen selbst, in deinem Zug, und wählst die Beute, wenn es mehrere gibt.
brief-crowns_picture = Eine Dornenkrone neben einer orangefarbenen Koralle mit einer lila Krabbe: Sie wird angreifen.
brief-cards = Blaue Krabben und Karten
brief-cards_1 = Eine blaue Krabbe gehört niemandem und schützt den einen Polypen, auf dem sie steht, vor allen. Blaue Krabben kommen und gehen durch Karten.
brief-cards_2 = Einmal pro Zug darfst du für ein Plättchen oder eine Larve eine Karte kaufen; mehr als drei hat niemand auf der Hand. Eine Karte nutzt du für ihren Text oder, wenn sie eine zeigt, für ihre blaue Krabbe. Für die erste Koralle braucht dein Fisch eine Krabbenkarte. Karten mit Clownfisch dürfen in fremden Zügen antworten; der Tisch wartet dann einen Moment. Wertungskarten zählen am Ende.
brief-cards_3 = Die Kartentexte sind rekonstruiert: Die veröffentlichten stehen nicht in der Spielregel. Wer die Karten besitzt, kann an seinem Tisch ein eigenes Deck laden.
brief-cards_picture = Eine blaue Krabbe und Karten mit den Zeichen für blaue Krabbe, Antwort und Wertung.

## Keys

brief-keys = Tasten
brief-keys_table = Am Tisch
brief-keys_replay = In einer Wiedergabe
brief-keys_analysis = In einer Analyse

## Accessibility

brief-accessibility = Barrierefreiheit
brief-accessibility_1 = Alles lässt sich allein mit der Tastatur, mit dem Finger oder mit der Maus bedienen. Ziehen musst du nie.
brief-accessibility_2 = Korallen unterscheiden sich in Muster und Umriss, Spieler in der Form ihrer Plakette, Algen in ihrer Gestalt: Farben muss man zum Spielen nicht unterscheiden.
brief-accessibility_3 = Spielpläne sind Raster, in denen jedes Feld einen Namen hat; Screenreader sagen an, was du tun sollst und was die anderen getan haben.
brief-accessibility_4 = Hell und dunkel, weniger oder keine Bewegung und das Tempo der Züge findest du unter Hilfe und Einstellungen, beim Fragezeichen oben auf jeder Seite.
brief-accessibility_5 = Text lässt sich auf 200 % vergrößern, ohne dass eine Schaltfläche verloren geht.
