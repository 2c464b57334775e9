### Der Spielverlauf: was geschah, Zug für Zug.

table_log-and_chat = Verlauf und Chat
table_log-title = Verlauf
table_log-chat = Chat
table_log-new = { $count } neu
table_log-in_pictures = In Bildern
table_log-in_words = In Worten
table_log-again = Noch mal zeigen
table_log-earlier = Frühere Züge zeigen
table_log-set_up = Aufbau
# Whose turn it was, instead of a name
table_log-you = Du
# The heading of a turn: pressed, it shows the turn in pictures, or in words. Turn 0 is the set-up
table_log-to_pictures = { $turn ->
    [0] Spielaufbau, { $name }: in Bildern
   *[other] Zug { $turn }, { $name }: in Bildern
}
table_log-to_words = { $turn ->
    [0] Spielaufbau, { $name }: in Worten
   *[other] Zug { $turn }, { $name }: in Worten
}
# After the sentence of a step
table_log-show_after = Den Tisch danach zeigen
# Among pictures: a shrimp goes back behind its player's screen
table_log-home = heim
table_log-kept = Bleibt bis zum { $day }, wenn niemand weiterspielt.
