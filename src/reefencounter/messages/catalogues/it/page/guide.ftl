### The guide at the table of a first game.

guide-name = Guida
guide-go_on = Avanti
guide-stop = Senza guida
guide-show = Fammi vedere

## After the game

guide-closing = La tua prima partita
guide-along = Da ricordare:
guide-lesson = Lezione: { $title }
guide-puzzle = Problema del giorno
