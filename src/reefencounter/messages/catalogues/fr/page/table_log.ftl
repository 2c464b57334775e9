### The log of a table: what happened, turn by turn.

table_log-and_chat = Journal et discussion
table_log-title = Journal
table_log-chat = Discussion
table_log-new = { $count ->
    [one] { $count } nouveau
   *[other] { $count } nouveaux
}
table_log-in_pictures = En images
table_log-in_words = En mots
table_log-again = Revoir
table_log-earlier = Montrer les tours précédents
table_log-set_up = Mise en place
# Whose turn it was, instead of a name
table_log-you = Vous
table_log-to_pictures = { $turn ->
    [0] Mise en place, { $name } : en images
   *[other] Tour { $turn }, { $name } : en images
}
table_log-to_words = { $turn ->
    [0] Mise en place, { $name } : en mots
   *[other] Tour { $turn }, { $name } : en mots
}
# After the sentence of a step
table_log-show_after = Montrer la table juste après
# Among pictures: a shrimp goes back behind its player's screen
table_log-home = paravent
table_log-kept = Conservée jusqu’au { $day } si personne ne rejoue d’ici là.
