### The privacy page: what is kept, and for how long.

privacy-about = Che cosa conserva di te questo server, e per quanto tempo. Niente viene mandato ad altri, e nessuna pagina qui ti conta o ti segue.
privacy-visit = Una visita
privacy-cookie = Un cookie con un numero casuale, che alla prossima visita ti fa riconoscere. I browser lo tengono per 400 giorni dall’ultima. Il server ne conserva solo un hash.
privacy-language = Un altro cookie conserva la lingua che hai scelto. L’aspetto del tavolo resta solo nel tuo browser.
privacy-guest = Di un ospite non si scrive niente prima che conservi qualcosa: una partita, un nome, un compito risolto. Quando un ospite accede come qualcuno, ciò che era suo resta annotato per una settimana, per poter annullare.
privacy-address = Contro gli abusi si contano le richieste del tuo indirizzo di rete: solo in memoria, e dopo un giorno sono dimenticate. Il log del server parla di errori, non di visite.
privacy-rated = Durante una partita classificata, un hash dell’indirizzo e del browser di chi gioca, per vedere se due giocano dallo stesso posto. Sparisce quando la partita è contata.
privacy-you = Tu
privacy-name = Il tuo nome, la tua lingua, la tua prima visita e, per ogni dispositivo, come si presenta il browser e quando è stato qui l’ultima volta, con la precisione di un’ora.
privacy-ways = La metà pubblica di ogni passkey, e un hash delle tue parole di recupero. Non c’è nessuna password.
privacy-mail = Se ne indichi uno, il tuo indirizzo e-mail e il tuo fuso orario, finché non lo rimuovi: per i link con cui accedi e per avvisarti che tocca a te. Nessun altro lo vede. Di un link si conserva un hash per un giorno.
privacy-friends = I tuoi amici, a chi hai chiesto e chi hai bloccato, e i posti che gli amici ti tengono. Chi hai bloccato lo vedi solo tu.
privacy-until = Finché non elimini il tuo account: in «Io», alla voce «I miei dati». Sette giorni dopo non c’è più. Un ospite che non ha conservato niente e manca da 30 giorni viene dimenticato, e così, dopo 400 giorni, chi non ha modo di tornare.
privacy-games = Partite
privacy-steps = Ogni passo delle tue partite, chi ha giocato e com’è finita, i rating, i tuoi mazzi, e quali compiti e problemi hai risolto. Le partite giocate per conto tuo puoi eliminarle quando vuoi in «Le mie partite».
privacy-others = Le partite con altri si conservano per tutti quelli che hanno giocato. Quando te ne vai, il tuo nome scompare da lì.
privacy-expire = Chi ospita può far eliminare le partite che nessuno riprende da molto tempo; l’elenco delle tue partite lo dice.
privacy-chat = Chat
privacy-lines = Le ultime 100 righe scritte a un tavolo, lette da chi gioca lì. Le righe segnalate da qualcuno si conservano per chi ospita.
privacy-rights = I tuoi file
privacy-export = Tutte le tue partite e tutto ciò che è conservato di te si possono avere come file in qualsiasi momento, in «Io».
privacy-host = Chi gestisce questo server
privacy-contact = Così si raggiunge: { $contact }
privacy-me = Vai a «Io»
