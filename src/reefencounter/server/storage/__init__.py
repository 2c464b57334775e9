"""The database: what is kept, how it is written and found again, and how an older one is brought up to date."""
