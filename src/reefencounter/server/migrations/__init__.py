"""The database's history: one file in `versions` for each change, carried out when a server starts."""

HEAD = "0015"  # the newest version; a test compares it with the files
