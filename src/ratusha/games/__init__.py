"""The built-in games, one folder each; they are found through the entry-point group `ratusha.games`."""
