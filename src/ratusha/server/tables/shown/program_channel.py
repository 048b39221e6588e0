"""The programs at a table: one channel for all that see the same."""

from __future__ import annotations

import msgspec

from ratusha.server.store.chat import ChatLine
from ratusha.server.tables.live.room import Channel, Viewer
from ratusha.server.tables.live.table import Live
from ratusha.server.tables.shown.shapes import ChatNews, ViewData
from ratusha.server.tables.shown.shared_screen import drawn
from ratusha.server.tables.shown.snapshots import chat_line, mark, snapshot, update


class Programs(Channel):
    """The programs of one kind of viewer: they get JSON, first a snapshot, then what has changed."""

    def __init__(self, viewer: Viewer) -> None:
        super().__init__(viewer)
        self.view: ViewData | None = None
        """The view they know."""

    @property
    def key(self) -> Viewer:
        return self.viewer

    def begin(self, live: Live) -> bytes:
        """The first snapshot."""
        message = snapshot(live, self.viewer)
        self.view = message.view
        self.version, self.mark = live.version, message.mark
        return msgspec.json.encode(message)

    def show(self, live: Live) -> None:
        curtained = drawn(live, self.viewer)
        if curtained == self.viewer:
            message, self.view = update(live, self.viewer, self.view, self.version)
        else:  # the device passes to the next player, and its connection to the next channel
            message, self.view = msgspec.json.encode(snapshot(live, curtained)), None
        self.send(message)

    def marked(self, live: Live) -> str:
        return mark(live, self.viewer)

    def say(self, live: Live, said: ChatLine) -> None:
        self.send(msgspec.json.encode(ChatNews(chat_line(said))))
