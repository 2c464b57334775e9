### Tips at somebody's first tables, one sentence each.

tips-name = Tip pro začátek
tips-close = Rozumím
tips-off = Už žádné tipy

tips-prompt = Tady čteš, co máš udělat a co by která volba způsobila.
tips-actions = Co teď jde, je zvýrazněné; všechno ostatní ti po stisknutí řekne, proč to nejde.
tips-cells = Na označená místa smí polyp; stiskni některé a přečteš si, co by tam způsobil.
tips-cells_once = Na označená místa smí polyp; stiskni některé a polyp tam leží.
tips-undo = Tady krok za krokem vrátíš, co bylo v tomto tahu uděláno.
tips-collect = Braní z moře ukončí tvůj tah; stiskni místo v moři a přečteš si, co ti dá.
tips-hint = Když nevíš, jak dál, lampa ti ukáže dobrý tah.
tips-signs = Ukaž na značku, nebo ji podrž, a přečteš si, co znamená; další pomoc je tady.
