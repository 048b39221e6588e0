"""What is kept, as plain structs: the entries of a table, its settings, people and their settings."""
