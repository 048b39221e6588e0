"""Somebody who visits the pages with a browser that runs no script."""

import html
import re
import time

from tests.server.harness import Client, Running, patient


class Visitor:
    """A browser without script: it follows links and sends forms."""

    def __init__(self, address: str, lang: str) -> None:
        self.lang = lang
        self.http = patient.Client(base_url=address, headers={"accept-language": lang}, follow_redirects=True)
        self.page = self.http.get("/enter")

    def form(self, action: str, **fields: str) -> str:
        """Send the form with this action, its hidden fields included."""
        found = [
            (attributes, body)
            for attributes, body in re.findall(r"<form([^>]*)>(.*?)</form>", self.page.text, re.S)
            if f'action="{action}"' in attributes
        ]
        assert found, (action, self.page.text[:3000])
        hidden = re.findall(r'<input type="hidden" name="(\w+)" value="([^"]*)">', found[0][1])
        hidden += re.findall(r'<textarea name="(\w+)" hidden>([^<]*)</textarea>', found[0][1])
        data = {name: html.unescape(value) for name, value in hidden} | fields
        self.page = self.http.post(action, data=data)
        return self.page.text

    def go(self, path: str, status: int = 200) -> str:
        self.page = self.http.get(path)
        assert self.page.status_code == status, (path, self.page.status_code, self.page.text[:2000])
        return self.page.text

    def wait(self, path: str, end: str, offer: str = "") -> None:
        """Look again until there is something to choose (a move that begins with `offer`) or it is the end,
        however long the bots think.
        """
        for n in range(600):
            time.sleep(min(0.2, 0.02 + n / 100))
            text = self.go(path)
            if end in text or f'<button name="move" value="{offer}' in text or self.forms("/confirm"):
                return
        raise AssertionError("nobody moves: " + text[:2000])

    def forms(self, end: str) -> list[str]:
        return [a for a in re.findall(r'action="([^"]+)"', self.page.text) if a.endswith(end)]


def guest(server: Running, name: str, lang: str) -> Visitor:
    visitor = Visitor(server.address, lang)
    visitor.form("/enter", name=name)
    return visitor


def against_bots(server: Running, game: str, offer: str) -> tuple[Visitor, str]:
    """Somebody who plays this game against bots, once this kind of move is offered; and the table."""
    visitor = guest(server, "Анна", "en")
    visitor.go("/")
    visitor.form("/play", game=game)
    table = str(visitor.page.url.path).split("/")[2]
    visitor.wait(f"/tables/{table}", "no end", offer=offer)
    return visitor, table


def seat(server: Running, visitor: Visitor) -> tuple[Client, str]:
    """Let a visitor sit down at a table of Lantern Fair, and begin; the other one there, and the table."""
    boris = server.client("Boris")
    table = boris.table("lantern_fair", ["open", "open"])
    visitor.go(f"/tables/{table}")
    visitor.form(f"/tables/{table}/sit")
    boris.do(table, "start")
    visitor.go(f"/tables/{table}")
    return boris, table


def seated(server: Running, name: str, lang: str) -> tuple[Visitor, Client, str]:
    """A guest at a begun table, the other one there, and the table."""
    visitor = guest(server, name, lang)
    return visitor, *seat(server, visitor)
