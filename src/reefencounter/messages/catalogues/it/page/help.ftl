### The help dialog.

help-close = Chiudi
help-show = Che cosa mostrare
help-moment = Adesso

## This moment: what each of the ten actions would do, or why it cannot be done

help-can = Che cosa puoi fare
help-cannot = Che cosa ora non puoi fare

## Keys

help-at_table = Al tavolo
help-in_replay = In un replay
help-at_puzzle = In un problema
help-in_analysis = In un’analisi
help-keyboard = Si arriva a tutto anche con Tab e Invio. I pezzi hanno nomi per i lettori di schermo.

## About the game

help-game = Reef Encounter è un gioco da tavolo di Richard Breese, pubblicato da R&D Games, What’s Your Game? e Z-Man Games.
help-unofficial = Questa è una versione non ufficiale e non commerciale, fatta da persone a cui il gioco piace. Non ha l’approvazione dell’autore né degli editori, e non rivendica nulla di loro. Non usa né testi né illustrazioni del gioco pubblicato. Se trovi quello vero, compralo.
help-fonts = I caratteri sono Open Sans e Crimson Pro, i simboli Noto Sans Math: font liberi, <a>con licenza SIL Open Font License</a>.
help-privacy = Questa pagina parla solo con il proprio server. Conserva un cookie che dice quali tavoli sono tuoi, e uno con la lingua scelta.
