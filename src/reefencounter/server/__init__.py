"""Tables for people: the server of the page, with its database, its live connections and its bots."""
