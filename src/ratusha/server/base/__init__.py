"""What every part of the server stands on: ids and time, limits, logs, numbers, signals, the games."""
