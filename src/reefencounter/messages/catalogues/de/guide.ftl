### The guided first game: what is said at the moments that matter, and why a bot did what it did.

guide-setup = Von welchen Farben hast du am meisten? Ihre Larven nützen dir sofort.
guide-first_turn = Spiel eine Larve aus. Ein Polyp neben dem Seestern bringt einen zweiten umsonst.
guide-meal = { $kept ->
    [0] Dein Fisch könnte fressen: kein Polyp, { -points($points) }, so wie die Korallenplättchen liegen. Jetzt, oder später mehr? Du hast vier Mahlzeiten.
    [one] Dein Fisch könnte fressen: ein Polyp, { -points($points) }, so wie die Korallenplättchen liegen. Jetzt, oder später mehr? Du hast vier Mahlzeiten.
   *[other] Dein Fisch könnte fressen: { $kept } Polypen, { -points($points) }, so wie die Korallenplättchen liegen. Jetzt, oder später mehr? Du hast vier Mahlzeiten.
}
guide-attack = Du kannst den Polypen auf { $cell } fressen und ihn dann legen oder damit bezahlen.
guide-consumed = Du hast ein gefressenes Plättchen. Du kannst es legen, gegen eine Larve tauschen oder damit eine Alge bezahlen.
guide-tide = Mit einer Alge wäre dein Fisch { -points($points) } mehr wert.
guide-lock = Dein Fisch hat gefressen: Von nun an darfst du in jedem Zug ein Korallenplättchen fixieren.
guide-end = Das Ende ist nah. Halt für die letzte Mahlzeit eine Koralle ab sechs Polypen bereit.
guide-ripe = Danach muss die Mahlzeit warten, und der Polyp auf { $cell } könnte gefressen werden.
guide-cut = { $alga ->
    [none] Die große Koralle auf { $cell } gehört jemand anderem. Hier könntest du sie zerteilen.
   *[other] Die große Koralle auf { $cell } gehört jemand anderem. Mit der { -alga($alga, ends: "en") } Alge könntest du sie zerteilen.
}
guide-exposed = Der Polyp auf { $cell } in deiner Koralle könnte gefressen werden. Zieh deine Krabbe, oder nimm es hin.
guide-unowned = Die Koralle auf { $cell } gehört noch niemandem. Mit einer fremden Krabbe wäre sie ganz weg.
guide-cube_left = Bevor du aus dem Meer nimmst, kannst du noch eine Larve ausspielen.
guide-collect = Eine Larve und Polypen, die zusammenpassen, sind dein nächster Zug.
guide-comment = { $theme ->
    [meal] { CAPITAL(-fish($player)) } frisst eine { $size }er-Koralle: Nur was im Fisch ist, zählt.
    [attack] { NAME($player) } frisst deinen Polypen auf { $cell }: Er war schwächer, und keine Krabbe schützte ihn.
    [lock] { NAME($player) } fixiert ein Korallenplättchen: Was fixiert ist, bleibt so stark und so viel wert, wie es ist.
    [tide] { NAME($player) } dreht Korallenplättchen um: Das ändert, wer wen schlägt und was jeder Fisch wert ist.
    [guard] { NAME($player) } hat jetzt eine Krabbe auf { $cell }: Sie nimmt die Koralle in Besitz und schützt die Polypen neben sich.
    [lay] { NAME($player) } baut auf { $cell } eine { $size }er-Koralle: Korallen müssen groß sein, bevor ein Fisch sie frisst.
   *[other] { NAME($player) } nimmt nur aus dem Meer: Das ist Vorrat für einen späteren Zug.
}
guide-best_meal = Deine beste Mahlzeit war in Zug { $number }: { -polyp-group($colour, $kept) } für { -points($points) }.
guide-no_meal = Dein Fisch hat diesmal keine Koralle gefressen. Nur was er frisst, zählt.
