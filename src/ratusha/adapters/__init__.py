"""Other formats: games of other servers in and out."""
