"""The database's history: one file in `versions` for each change, carried out when a server starts."""

HEAD = "0028"  # the newest version; a test compares it with the files
