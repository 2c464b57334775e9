### The log of a table: what happened, turn by turn.

table_log-and_chat = Log and chat
table_log-title = Log
table_log-chat = Chat
table_log-new = { $count } new
table_log-in_pictures = In pictures
table_log-in_words = In words
table_log-again = Show again
table_log-earlier = Show earlier turns
table_log-set_up = Set-up
# Whose turn it was, instead of a name
table_log-you = You
# The heading of a turn: pressed, it shows the turn in pictures, or in words. Turn 0 is the set-up
table_log-to_pictures = { $turn ->
    [0] Set-up, { $name }: in pictures
   *[other] Turn { $turn }, { $name }: in pictures
}
table_log-to_words = { $turn ->
    [0] Set-up, { $name }: in words
   *[other] Turn { $turn }, { $name }: in words
}
# After the sentence of a step
table_log-show_after = Show the table after it
# Among pictures: a shrimp goes back behind its player's screen
table_log-home = home
table_log-kept = Kept until { $day } unless somebody plays on.
