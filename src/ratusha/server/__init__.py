"""The server: people, lobby, tables, clocks, bots' seats, notifications, storage."""
