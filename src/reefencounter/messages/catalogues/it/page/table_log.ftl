### The log of a table: what happened, turn by turn.

table_log-and_chat = Cronologia e chat
table_log-title = Cronologia
table_log-chat = Chat
table_log-new = { $count ->
    [one] { $count } nuova
   *[other] { $count } nuove
}
table_log-in_pictures = In figure
table_log-in_words = In parole
table_log-again = Rivedi
table_log-earlier = Mostra i turni precedenti
table_log-set_up = Preparazione
# Whose turn it was, instead of a name
table_log-you = Tu
# The heading of a turn: pressed, it shows the turn in pictures, or in words. Turn 0 is the set-up
table_log-to_pictures = { $turn ->
    [0] Preparazione, { $name }: in figure
   *[other] Turno { $turn }, { $name }: in figure
}
table_log-to_words = { $turn ->
    [0] Preparazione, { $name }: in parole
   *[other] Turno { $turn }, { $name }: in parole
}
# After the sentence of a step
table_log-show_after = Mostra il tavolo subito dopo
# Among pictures: a shrimp goes back behind its player's screen
table_log-home = a casa
table_log-kept = Scadenza: { $day }, se nessuno riprende a giocare.
