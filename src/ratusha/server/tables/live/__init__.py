"""One table in memory: what follows from its log, what is kept beside it, and who is in the room."""
