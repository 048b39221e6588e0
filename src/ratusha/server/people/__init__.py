"""People: guests, accounts, sessions, settings, hosts."""
