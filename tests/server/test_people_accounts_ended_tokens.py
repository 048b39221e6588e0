"""A token that has ended moves nothing, even where nobody has heard of its end yet."""

import asyncio
from pathlib import Path
from typing import Any

from tests.server.harness import PATIENCE
from tests.server.test_tables_operations_access_shut_out import door, token_ended


def test_a_socket_asks_with_every_message_whether_its_token_still_holds(tmp_path: Path):
    """The notice that closes it may come late, from another process: what he says meanwhile is refused."""

    async def run() -> None:
        async with door(tmp_path) as (here, watcher):
            here.server.hub._listener.person_signed_out = lambda person: None
            here.go.set()
            task = here.open()

            async def answer(id: str) -> Any:
                here.say(type="chat", id=id, room="watch", text=id)
                async with asyncio.timeout(PATIENCE):
                    while True:
                        for message in here.told():
                            if message["type"] == "done" and message["id"] == id:
                                return message
                        await asyncio.sleep(0.01)

            assert (await answer("before"))["ok"]
            await token_ended(here, watcher)
            refused = await answer("after")
            assert (refused["ok"], refused["status"]) == (False, 401)
            here.said.put_nowait({"type": "websocket.disconnect", "code": 1000})
            await asyncio.wait_for(task, PATIENCE)

    asyncio.run(run())
