"""One table in memory: what follows from its log, what is kept beside it, who is in the room."""
