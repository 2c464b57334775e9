### The rules in brief, each with a picture; and how the page serves those who see, hear or move differently.

brief-title = Le regole in breve
brief-about = Coltivi coralli su una barriera e li dai da mangiare al tuo pesce pappagallo. Alla fine dà punti solo ciò che è nel pesce. Per imparare giocando ci sono le <a>lezioni</a>; il tavolo mostra in ogni momento che cosa puoi fare, e perché il resto no.
brief-on_this_page = In questa pagina
brief-corals = I cinque coralli
brief-colour = { CAPITAL(-colour($colour)) }
# what the corals look like
brief-coral = { $colour ->
    [W] corallo a corna di cervo
    [Y] corallo cervello
    [O] corallo a ventaglio
    [P] corallo a bolle
   *[G] corallo a tavola
}

## Grow

brief-grow = Coltiva
brief-grow_1 = La barriera ha tante mappe quanti sono i giocatori. Sulla sua roccia crescono polipi di cinque colori. I polipi di un colore che si toccano con un lato formano un corallo.
brief-grow_2 = Per piazzare polipi giochi un cubetto larva del loro colore: un cubetto, poi fino a quattro polipi di quel colore dalla mano, più quanti ne vuoi di quelli presi attaccando. Puoi farlo due volte per turno.
brief-grow_3 = Piazza su una roccia vuota qualsiasi, accanto ad altri polipi o no.
brief-grow_picture = Un corallo giallo da quattro e uno rosa da due; gli anelli segnano la roccia vuota su cui si può piazzare il giallo.

## The starfish

brief-starfish = La stella marina
brief-starfish_1 = Ogni mappa ha uno spazio con una stella marina. Se è vuoto e piazzi un polipo accanto, lì ne cresce da solo un altro dello stesso colore: gratis.
brief-starfish_2 = Nel gioco avanzato lì non cresce niente.
brief-starfish_picture = Un polipo arancione viene piazzato accanto alla stella marina; sulla stella ne cresce un altro.

## Guard

brief-guard = Proteggi
brief-guard_1 = Un corallo non è di nessuno finché qualcuno non ci mette un gamberetto: da lì in poi è suo. Hai quattro gamberetti, e ne introduci uno per turno.
brief-guard_2 = Un gamberetto tiene al sicuro il polipo su cui sta e quelli accanto nello stesso corallo. Il resto del corallo si può attaccare.
brief-guard_3 = Nel tuo turno i gamberetti si muovono liberamente: dentro il loro corallo, su un corallo senza gamberetto, sulla nuda roccia o di nuovo a casa. Mai due su un corallo, e due coralli con gamberetto non si possono mai unire.
brief-guard_picture = Un gamberetto viola al centro di un corallo rosa; gli scudi segnano i due polipi accanto.

## Attack

brief-attack = Attacca
brief-attack_1 = Un colore più forte si può piazzare su un polipo di uno più debole, se accanto c’è un corallo del più forte da due in su e nessun gamberetto lo protegge. La grandezza del corallo attaccato non conta.
brief-attack_2 = Il polipo preso resta davanti al tuo schermo come tessera consumata. Puoi piazzarlo come uno dei tuoi, scambiarlo con un cubetto o pagarci un’alga.
brief-attack_picture = Un corallo giallo da tre attacca il polipo arancione accanto.

## Strength

brief-strength = Cambia la marea
brief-strength_1 = Dieci tessere corallo dicono quale colore batte quale, una per ogni coppia. Ognuna mostra un’alga grande: quando un’alga di quel colore viene giocata sullo spazio dell’alga, la tessera si gira, e il debole diventa il forte.
brief-strength_2 = Per ogni tessera vinta da un colore, i suoi polipi valgono anche un punto in più. Così la stessa alga cambia chi può attaccare chi, e quanto vale ogni pesce.
brief-strength_3 = Dopo che il tuo pesce ha mangiato, puoi bloccare per sempre una tessera, una per turno.
brief-strength_picture = La tessera corallo su cui il giallo batte l’arancione mostra una grande alga blu; un’alga blu la gira: l’arancione batte il giallo.

## Feed

brief-feed = Nutri
brief-feed_1 = Proprio all’inizio del tuo turno il tuo pesce pappagallo può mangiare un tuo corallo da cinque polipi in su. Quattro polipi tornano nel sacchetto, tutti gli altri restano nel pesce e danno punti alla fine.
brief-feed_2 = Il gamberetto se ne va con loro. Il quinto polipo vale qualcosa, il decimo molto di più: ma a ogni turno che aspetti, qualcuno può staccarne un morso.
brief-feed_picture = Un corallo grigio da sette con un gamberetto verde: si può mangiare, quattro tornano nel sacchetto e tre restano.

## Collect

brief-collect = Prendi
brief-collect_1 = Ogni turno finisce nel mare aperto: scegli uno dei cinque spazi e prendi il cubetto e i polipi che ci sono. Lo spazio riceve un nuovo cubetto, e ogni spazio con meno di tre polipi ne riceve uno dal sacchetto.
brief-collect_2 = Prendi i cubetti dei colori che hai in mano, e i polipi dei colori di cui hai i cubetti.
brief-collect_picture = Uno spazio del mare aperto: un cubetto rosa con un polipo rosa, uno bianco e uno arancione.

## The end

brief-end = La fine
brief-end_1 = La partita finisce quando tutte e dieci le tessere sono bloccate o quando è stato mangiato il quarto gamberetto di qualcuno; poi tutti gli altri possono mangiare ancora una volta, restituendone cinque. Finisce anche quando non si può più piazzare niente o il mare non si può rifornire.
brief-end_2 = Un polipo nel pesce vale 1, più 1 per ogni tessera corallo vinta dal suo colore. La somma dei cinque valori è sempre 15. Il pesce più pieno non è sempre il migliore.
brief-end_picture = Un pesce pappagallo viola con due polipi gialli, che valgono quattro ciascuno, e uno rosa, che vale tre.

## A turn, and a plan

brief-turn = Un turno
brief-turn_title = Un turno: dieci azioni
brief-plan = Un primo piano
brief-plan_1 = Prendi cubetti di un colore che hai in mano. Metti presto un gamberetto su un corallo di quel colore. Portalo a sei o sette, col gamberetto dalla parte dei vicini forti. Mangialo all’inizio del turno dopo. Piazza accanto alla stella marina per avere un polipo gratis.
brief-play_now = Gioca subito

## The expansion

brief-second_kind = Second Kind
brief-second_kind_title = L’espansione: of the Second Kind
brief-second_kind_about = Quando conosci il gioco, sceglila nella pagina iniziale o per un nuovo tavolo. Aggiunge molto e cambia poco.
brief-tiles = Tessere speciali
brief-tiles_1 = Escono dal sacchetto come tutte le altre e si piazzano con un cubetto del loro colore. Una bicolore è dell’uno o dell’altro colore finché non viene piazzata. Una doppia è una tessera sulla barriera e due nel pesce. Un mezzo polipo ha corallo su due lati e roccia sugli altri due: attraverso la roccia niente si unisce, attacca o cresce. Una tessera gamberetto blu non si può mai attaccare.
brief-tiles_2 = Nuda roccia e acqua profonda si piazzano senza cubetto e cambiano la barriera stessa, fino a uno spazio oltre il bordo.
brief-tiles_picture = Una tessera bicolore, una doppia, un mezzo polipo, una con gamberetto blu, nuda roccia e acqua profonda.
brief-crowns = Corone di spine
brief-crowns_1 = Una corona di spine sta sulla roccia. All’inizio di ogni turno mangia un polipo vicino: di un corallo con un gamberetto di chi è di turno, altrimenti di un corallo senza gamberetto, mai di quello di un altro. Si sposta sullo spazio del polipo; un gamberetto che è lì deve andarsene. Senza un polipo accanto, muore.
brief-crowns_2 = Le corone le piazzi tu, nel tuo turno, e scegli la preda quando ce n’è più d’una.
brief-crowns_picture = Una corona di spine accanto a un corallo arancione con un gamberetto viola: sta per attaccare.
brief-cards = Gamberetti blu e carte
brief-cards_1 = Un gamberetto blu non è di nessuno e protegge da tutti il solo polipo su cui sta. I gamberetti blu vanno e vengono con le carte.
brief-cards_2 = Una volta per turno puoi comprare una carta con una tessera o un cubetto; in mano se ne tengono al massimo tre. Una carta si usa per il testo o, se lo mostra, per il gamberetto blu. Per il primo corallo del tuo pesce serve una carta gamberetto blu. Le carte col pesce pagliaccio possono rispondere nel turno di un altro; il tavolo allora aspetta un momento. Le carte a punti contano alla fine.
brief-cards_3 = I testi delle carte sono ricostruiti: quelli pubblicati nel regolamento non ci sono. Chi ha le carte vere può caricare il proprio mazzo.
brief-cards_picture = Un gamberetto blu, e carte con i segni del gamberetto blu, della risposta e dei punti.

## Keys

brief-keys = Tasti
brief-keys_table = Al tavolo
brief-keys_replay = In un replay
brief-keys_analysis = In un’analisi

## Accessibility

brief-accessibility = Accessibilità
brief-accessibility_1 = Si può fare tutto con la sola tastiera, col tocco o col mouse. Non c’è mai bisogno di trascinare.
brief-accessibility_2 = I coralli si distinguono per trama e contorno, i giocatori per la forma del loro emblema, le alghe per il profilo: per giocare i colori non servono.
brief-accessibility_3 = Le mappe sono griglie con un nome per ogni spazio; che cosa devi fare e che cosa hanno fatto gli altri viene annunciato ai lettori di schermo.
brief-accessibility_4 = Chiaro e scuro, poco o nessun movimento e la velocità dei turni si scelgono in Aiuto e impostazioni, il punto interrogativo in alto in ogni pagina.
brief-accessibility_5 = Il testo si può ingrandire fino al 200% senza perdere nessun comando.
