"""E-mail, where the host has set a mail server: links to sign in, and digests for games of days."""
