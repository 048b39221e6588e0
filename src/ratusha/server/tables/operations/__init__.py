"""What people may do at a table: each operation declared once, for the API, the socket and the forms."""
