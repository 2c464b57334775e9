### Das geführte erste Spiel: was in wichtigen Augenblicken gesagt wird, und warum ein Bot etwas tat.

guide-setup = Welche Farben hast du am meisten? Ihre Larven nützen sofort.
guide-first_turn = Spiele eine Larve. Ein Polyp neben dem Seestern bringt einen umsonst.
guide-meal = Dein Fisch könnte fressen: { $kept } { $kept ->
    [one] Polyp
   *[other] Polypen
}, { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}, so wie die Plättchen liegen. Jetzt, oder später mehr? Du hast vier Mahlzeiten.
guide-attack = Du kannst den Polypen auf { $cell } nehmen, um ihn zu legen oder damit zu zahlen.
guide-consumed = Du hast ein gefressenes Plättchen. Es kann gelegt werden, eine Larve kaufen oder eine Alge bezahlen.
guide-tide = Eine Alge macht deinen Fisch um { $points } wertvoller.
guide-lock = Du hast gefressen: von nun an darfst du in jedem Zug ein Korallenplättchen festlegen.
guide-end = Das Ende ist nah. Behalte eine Koralle von sechs oder mehr für die letzte Mahlzeit.
guide-unowned = Die Koralle auf { $cell } gehört noch niemandem. Eine fremde Garnele könnte sie ganz nehmen.
guide-cube_left = Du kannst vor dem Sammeln noch eine Larve spielen.
guide-collect = Eine Larve und Polypen, die zusammenpassen, sind dein nächster Zug.
guide-why = { $theme ->
    [meal] Warum: nur was im Fisch ist, zählt.
    [lock] Warum: was festgelegt ist, bleibt so stark und so viel wert, wie es ist.
    [tide] Warum: gewendete Plättchen ändern, wer wen schlägt und was jeder Fisch wert ist.
    [guard] Warum: eine Garnele besitzt eine Koralle und bewacht die Polypen neben sich.
    [lay] Warum: Korallen müssen groß sein, bevor ein Fisch sie frisst.
   *[other] Warum: es sammelt für einen späteren Zug.
}
