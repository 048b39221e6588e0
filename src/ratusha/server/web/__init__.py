"""The web: HTTP API, WebSocket, pages."""
