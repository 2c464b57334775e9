"""A bot that plays on a server, by the addresses and messages of the page (docs/protocol.md, "Bots over the wire").

    python examples/wire_bot.py http://localhost:8080 reefbot_... CODE

It sits down at the table to which CODE invites; without one it opens a table for anyone and waits. It has a
simple taste: put your own thoughts into `choose`. It needs the package `websockets` and nothing else.
"""

import asyncio
import json
import random
import sys
import time
from itertools import count
from typing import Any
from urllib.request import Request, urlopen

from websockets.asyncio.client import connect  # the one with threads may hang over TLS

TASTE = ("eat", "lay", "cube", "shrimp", "feed", "larvae", "take")  # what it likes best, first


def choose(scene: Any) -> str:
    """Here it thinks: `scene` is all that its seat may see, `choices` what it may do now."""
    legal = scene["choices"]["actions"]
    liked = ([action for action in legal if action.startswith(kind)] for kind in TASTE)
    return str(random.choice(next((actions for actions in liked if actions), legal)))


def ask(address: str, token: str, path: str, body: Any) -> Any:
    """POST something; the answer."""
    headers = {"Authorization": f"Bearer {token}", "Content-Type": "application/json"}
    with urlopen(Request(address + path, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def waits(info: Any, presence: Any) -> bool:
    """Whether a person who played is still there, and may want a rematch."""
    here = presence.get("seats") or []
    return any(
        seat["kind"] == "person" and not seat["program"] and near in ("here", "away")
        for seat, near in zip(info["seats"], here, strict=False)
    )


async def play(address: str, token: str, table: str) -> tuple[Any, str | None]:
    """Play at a table until the game is over, and say yes to a rematch; the scene at the end, and its table."""
    live = address.replace("http", "ws", 1) + f"/api/tables/{table}/live?seat=mine"
    begun, numbers = f"{time.time_ns():x}", count()
    headers = {"Authorization": f"Bearer {token}"}
    async with connect(live, additional_headers=headers, max_size=None) as socket:
        scene: Any = None
        info: Any = None
        presence: Any = {}
        asked: str | None = None
        async for text in socket:
            message = json.loads(text)
            scene, info = message.get("scene", scene), message.get("info") or info
            presence = message if message["type"] == "presence" else presence
            if message["type"] in ("ack", "refused") and message["id"] == asked:
                asked = None  # refused: the table has gone on, or it was too fast; it looks again
                await asyncio.sleep(message.get("wait") or 0)
            if message["type"] == "rematch" and message["table"]:
                return scene, message["table"]
            if message["type"] == "rematch" and message["agreed"] and scene["seat"] in message["missing"]:
                await asyncio.to_thread(ask, address, token, f"/api/tables/{table}/rematch", {"agree": True})
            if scene and scene["phase"] == "over" and not waits(info, presence):
                return scene, None
            if scene and scene["choices"] and asked is None:
                asked = f"{begun}-{next(numbers)}"
                chosen = await asyncio.to_thread(choose, scene)  # the connection is kept alive meanwhile
                action = {"action": chosen, "seat": scene["seat"], "after": scene["number"]}
                await socket.send(json.dumps({"type": "play", "id": asked, **action}))
    raise SystemExit(f"The connection was closed: {socket.close_reason}")


def main(address: str, token: str, code: str = "") -> None:
    """Sit down, play, and say how it ended."""
    address = address.rstrip("/")
    if code:
        table = ask(address, token, f"/api/invitations/{code}", {})
    else:
        table = ask(address, token, "/api/tables", {"seats": [{"name": "Finch"}, {"kind": "anyone"}]})
        print(f"waiting at {address}/table/{table['id']}", flush=True)
    at: str | None = table["id"]
    while at is not None:
        scene, at = asyncio.run(play(address, token, at))
        print(f"seat {scene['seat']}: the game is over after step {scene['number']}", flush=True)


if __name__ == "__main__":
    if len(sys.argv) not in (3, 4):
        raise SystemExit("usage: wire_bot.py ADDRESS TOKEN [CODE]")
    main(*sys.argv[1:])
