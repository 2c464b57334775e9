### The log of a table: what happened, turn by turn.

table_log-and_chat = Průběh a chat
table_log-title = Průběh hry
table_log-chat = Chat
table_log-new = { $count ->
    [one] { $count } nová
    [few] { $count } nové
   *[other] { $count } nových
}
table_log-in_pictures = V obrázcích
table_log-in_words = Slovy
table_log-again = Ukázat znovu
table_log-earlier = Ukázat dřívější tahy
table_log-set_up = Příprava hry
# Whose turn it was, instead of a name
table_log-you = Ty
# The heading of a turn: pressed, it shows the turn in pictures, or in words. Turn 0 is the set-up
table_log-to_pictures = { $turn ->
    [0] Příprava hry, { $name }: v obrázcích
   *[other] Tah { $turn }, { $name }: v obrázcích
}
table_log-to_words = { $turn ->
    [0] Příprava hry, { $name }: slovy
   *[other] Tah { $turn }, { $name }: slovy
}
# After the sentence of a step
table_log-show_after = Ukázat stůl potom
# Among pictures: a shrimp goes back behind its player's screen
table_log-home = domů
table_log-kept = Uloženo do { $day }, pokud nikdo nebude hrát dál.
