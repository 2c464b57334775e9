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
guide-unowned = Die Koralle auf { $cell } gehört noch niemandem. Mit einer fremden Krabbe wäre sie ganz weg.
guide-cube_left = Bevor du aus dem Meer nimmst, kannst du noch eine Larve ausspielen.
guide-collect = Eine Larve und Polypen, die zusammenpassen, sind dein nächster Zug.
guide-why = { $theme ->
    [meal] Warum? Nur was im Fisch ist, zählt.
    [lock] Warum? Was fixiert ist, bleibt so stark und so viel wert, wie es ist.
    [tide] Warum? Umgedrehte Korallenplättchen ändern, wer wen schlägt und was jeder Fisch wert ist.
    [guard] Warum? Eine Krabbe nimmt eine Koralle in Besitz und schützt die Polypen neben sich.
    [lay] Warum? Korallen müssen groß sein, bevor ein Fisch sie frisst.
   *[other] Warum? Das ist Vorrat für einen späteren Zug.
}
