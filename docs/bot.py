"""A bot for a Ratusha server, with nothing but Python: it plays a random option wherever it is asked.

python bot.py http://127.0.0.1:8000            # comes in as a guest and takes a seat in the lobby
python bot.py http://127.0.0.1:8000 TABLE      # takes a seat at this table
"""

import json
import random
import sys
import time
import urllib.error
import urllib.request
import uuid
from typing import Any


class Server:
    def __init__(self, address: str) -> None:
        self.api = address.rstrip("/") + "/api/v1"
        self.headers = {"Content-Type": "application/json"}
        guest = self.call("POST", "/guests", {"name": "Random bot", "token": True})
        self.headers["Authorization"] = "Bearer " + guest["token"]

    def open(self, method: str, path: str, body: object = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self.api + path, data, self.headers, method=method)
        return urllib.request.urlopen(request, timeout=60)

    def call(self, method: str, path: str, body: object = None) -> Any:
        with self.open(method, path, body) as answer:
            return json.load(answer)

    def play(self, table: str) -> None:
        """One move at a table that waits for us."""
        seen = self.call("GET", f"/tables/{table}")
        options = [option for option in seen["you"]["options"] if not option["aside"]]
        if options:
            move = random.choice(options)["notation"]
            body = {"moves": [move], "ply": seen["table"]["ply"], "id": uuid.uuid4().hex}
            try:
                self.call("POST", f"/tables/{table}/submit", body)
            except urllib.error.HTTPError as error:
                print(json.load(error)["error"]["text"])  # stale: the stream calls again

    def serve(self) -> None:
        """Play whenever the stream says that a table asks us."""
        while True:
            try:
                with self.open("GET", "/stream") as stream:
                    for line in stream:
                        event = json.loads(line)
                        if event.get("type") == "asked":
                            self.play(event["table"])
            except (OSError, ValueError):
                time.sleep(1)  # the server restarts: what waits is told again


if __name__ == "__main__":
    server = Server(sys.argv[1])
    tables = sys.argv[2:] or [table["id"] for table in server.call("GET", "/lobby")["tables"]]
    for table in tables:
        try:
            server.call("POST", f"/tables/{table}/sit", {})
            break
        except urllib.error.HTTPError:
            continue  # no free seat there
    server.serve()
