### Tips at somebody's first tables, one sentence each.

tips-name = Indicazione
tips-close = Ho capito
tips-off = Basta indicazioni

tips-prompt = Qui leggi che cosa devi fare e che cosa farebbe una scelta.
tips-actions = Ciò che puoi fare ora è in risalto; premi il resto e ti dice perché non si può.
tips-cells = Un polipo può stare sugli spazi segnati; premine uno per leggere che cosa farebbe lì.
tips-cells_once = Un polipo può stare sugli spazi segnati; premine uno e il polipo va lì.
tips-undo = Qui annulli passo per passo ciò che hai fatto in questo turno.
tips-collect = Prendere chiude il tuo turno; premi uno spazio del mare per leggere che cosa ti dà.
tips-hint = Se non sai come continuare, la lampada ti mostra una buona mossa.
tips-signs = Indica un simbolo, o tienilo premuto, per leggere che cosa significa; qui trovi altro aiuto.
