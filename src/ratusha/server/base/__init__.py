"""What every part of the server uses: ids and time, limits, logs, metrics, signals, the list of games."""
