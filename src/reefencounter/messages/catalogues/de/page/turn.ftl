### Ein Zug: seine zehn Aktionen, jede mit ein paar Worten.

turn-eat = Fressen
turn-eat_about = eine eigene Koralle ab fünf Polypen; vor allem anderen.
turn-lay = Legen
turn-lay_about = eine Larve ausspielen und Polypen ihrer Farbe legen.
turn-lay_again = Noch mal legen
turn-lay_again_about = dasselbe mit einer zweiten Larve.
turn-introduce = Einsetzen
turn-introduce_about = eine Krabbe, auf eine Koralle ohne Krabbe.
turn-move = Bewegen
turn-move_about = deine Krabben, jederzeit in deinem Zug.
turn-larva = Polyp zu Larve
turn-larva_about = ein gefressenes Plättchen gegen eine Larve seiner Farbe, die sofort ausgespielt wird.
turn-alga = Alge
turn-alga_about = ein gefressenes Plättchen zahlen; Korallenplättchen umdrehen oder eines fixieren.
turn-polyp = Larve zu Polyp
turn-polyp_about = eine Larve gegen einen Polypen ihrer Farbe.
turn-nothing = Nichts
turn-nothing_about = nichts davon ist Pflicht.
turn-collect = Nehmen
turn-collect_about = immer, und zuletzt: Das beendet deinen Zug.
turn-order = Die Aktionen 2 bis 8 gehen in beliebiger Reihenfolge. Legen, noch mal legen und einsetzen je einmal; die anderen, sooft du zahlen kannst.
