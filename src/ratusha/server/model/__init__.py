"""What is stored or sent, as plain structs: a table's entries and settings, people and their settings."""
