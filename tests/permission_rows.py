"""Who may do what: every route and every live message, with what is sent and the answer that each must get.

`test_server_permissions.py` asks them all; a route or a message without a row fails there.
"""

from __future__ import annotations

from serving import JSON

WHO = ("nobody", "guest", "spectator", "former", "other", "maker")
NO_PERSON = "0" * 32
NO_CODE = "bafiko-bafiko-bafiko"
NO_WORD = "x" * 32
NO_PROGRAM = f"bot-{0:032x}"
DECK = {"id": "x"}
SEATS = [{"name": "Ada"}, {"kind": "bot"}]

# For each route: what is sent, and the answers to WHO. `{id}` is a game of Ada and Ben, `{waiting}` a table of Ada at
# which Ben sits and anyone may sit down, `{code}` invites there, `{profile}` is Ada's.
ROUTES: dict[str, tuple[str, JSON, tuple[int, ...]]] = {
    "GET /api/health": ("/api/health", None, (200,) * 6),
    "GET /api/host": ("/api/host", None, (200,) * 6),
    "GET /api/bots": ("/api/bots", None, (200,) * 6),
    "GET /api/rules": ("/api/rules", None, (200,) * 6),
    "GET /api/rules/{name:str}": ("/api/rules/R5.3", None, (200,) * 6),
    "POST /api/diagrams/{diagram_id:str}": ("/api/diagrams/protection", {}, (200,) * 6),
    "GET /api/terms": ("/api/terms", None, (200,) * 6),
    "GET /api/openapi.json": ("/api/openapi.json", None, (200,) * 6),
    "GET /api/decks": ("/api/decks", None, (200,) * 6),
    "GET /api/deck": ("/api/deck", None, (200,) * 6),
    "POST /api/decks": ("/api/decks", DECK, (403, 422, 422, 422, 422, 422)),
    "DELETE /api/decks/{deck_id:str}": ("/api/decks/unknown", None, (403, 404, 404, 404, 404, 404)),
    "GET /api/tables": ("/api/tables", None, (200,) * 6),
    "GET /api/turns": ("/api/turns", None, (200,) * 6),
    "GET /api/waiting": ("/api/waiting", None, (200,) * 6),
    "POST /api/tables": ("/api/tables", {"seats": SEATS}, (403, 201, 201, 201, 201, 201)),
    "POST /api/entries": ("/api/entries", {}, (403, 201, 201, 201, 201, 201)),
    "POST /api/records": ("/api/records", {}, (403, 422, 422, 422, 422, 422)),
    "POST /api/score": ("/api/score", {}, (400,) * 6),
    "GET /api/tables/{table_id:str}": ("/api/tables/{id}", None, (200,) * 6),
    "PATCH /api/tables/{table_id:str}": ("/api/tables/{id}", {"title": "X"}, (403, 403, 403, 403, 403, 200)),
    "DELETE /api/tables/{table_id:str}": ("/api/tables/{waiting}", None, (403, 403, 403, 403, 403, 200)),
    "GET /api/tables/{table_id:str}/scene": (
        "/api/tables/{id}/scene?seat=0",
        None,
        (403, 403, 403, 403, 403, 200),
    ),
    "GET /api/tables/{table_id:str}/steps": (
        "/api/tables/{id}/steps?seat=0",
        None,
        (403, 403, 403, 403, 403, 200),
    ),
    "GET /api/tables/{table_id:str}/record": ("/api/tables/{id}/record", None, (409,) * 6),
    "POST /api/tables/{table_id:str}/branch": (
        "/api/tables/{id}/branch",
        {"at": 0, "seats": SEATS},
        (403, 409, 409, 409, 409, 409),
    ),
    "POST /api/tables/{table_id:str}/hint": (
        "/api/tables/{id}/hint?seat=0",
        {},
        (403, 403, 403, 403, 403, 200),
    ),
    "GET /api/tables/{table_id:str}/guide": (
        "/api/tables/{id}/guide?seat=0",
        None,
        (403, 403, 403, 403, 403, 200),
    ),
    "GET /api/tables/{table_id:str}/live": ("/api/tables/{id}/live", None, (426,) * 6),  # not by HTTP
    "GET /api/invitations/{code:str}": ("/api/invitations/{code}", None, (200,) * 6),
    "POST /api/invitations/{code:str}": (
        "/api/invitations/{code}",
        {"name": "N"},
        (403, 201, 409, 409, 201, 201),  # the guest takes the last seat
    ),
    "GET /api/lobby": ("/api/lobby", None, (200,) * 6),
    "POST /api/tables/{table_id:str}/seat": (
        "/api/tables/{waiting}/seat",
        {"name": "N"},
        (403, 201, 409, 409, 201, 201),
    ),
    "DELETE /api/tables/{table_id:str}/seat": (
        "/api/tables/{waiting}/seat",
        None,
        (403, 403, 403, 403, 200, 403),  # the maker closes the table instead
    ),
    "PATCH /api/tables/{table_id:str}/seats/{number:int}": (
        "/api/tables/{waiting}/seats/2",
        {"bot": "drifter"},
        (403, 403, 403, 403, 403, 200),
    ),
    "DELETE /api/tables/{table_id:str}/seats/{number:int}": (
        "/api/tables/{waiting}/seats/1",
        None,
        (403, 403, 403, 403, 403, 200),  # the maker makes the other get up
    ),
    "POST /api/tables/{table_id:str}/seats/{number:int}/bot": (
        "/api/tables/{id}/seats/0/bot",
        None,
        (403, 403, 403, 403, 409, 200),  # the other player may ask when Ada is away for long
    ),
    "DELETE /api/tables/{table_id:str}/seats/{number:int}/bot": (
        "/api/tables/{id}/seats/0/bot",
        None,
        (403, 403, 403, 403, 403, 200),
    ),
    "POST /api/tables/{table_id:str}/seats/{number:int}/resign": (
        "/api/tables/{id}/seats/0/resign",
        None,
        (403, 403, 403, 403, 403, 200),
    ),
    "PATCH /api/tables/{table_id:str}/seats/{number:int}/asking": (
        "/api/tables/{id}/seats/0/asking",
        {"card": "gull_service", "ask": False},
        (403, 403, 403, 403, 403, 409),  # she holds no such card
    ),
    "GET /api/tables/{table_id:str}/qr": ("/api/tables/{waiting}/qr", None, (403, 403, 403, 403, 200, 200)),
    "GET /api/tables/{table_id:str}/chat": ("/api/tables/{id}/chat", None, (403, 403, 403, 403, 200, 200)),
    "POST /api/tables/{table_id:str}/chat/{number:int}/report": (
        "/api/tables/{id}/chat/1/report",
        None,
        (403, 403, 403, 403, 404, 404),  # nobody has said anything yet
    ),
    "POST /api/tables/{table_id:str}/rematch": (
        "/api/tables/{id}/rematch",
        {"agree": True},
        (403, 403, 403, 403, 409, 409),  # the game is not over
    ),
    "POST /api/tables/{table_id:str}/pause": (
        "/api/tables/{id}/pause",
        {"agree": True},
        (403, 403, 403, 403, 409, 409),  # there is no clock
    ),
    "DELETE /api/tables/{table_id:str}/pause": (
        "/api/tables/{id}/pause",
        None,
        (403, 403, 403, 403, 409, 409),
    ),
    "GET /api/me": ("/api/me", None, (403, 200, 200, 200, 200, 200)),
    "PATCH /api/me": ("/api/me", {"name": "N"}, (403, 200, 200, 200, 200, 200)),
    "GET /api/me/profile": ("/api/me/profile", None, (403, 200, 200, 200, 200, 200)),
    "PATCH /api/me/profile": ("/api/me/profile", {"private": True}, (403, 200, 200, 200, 200, 200)),
    "GET /api/tables/{table_id:str}/rating": ("/api/tables/{id}/rating", None, (409,) * 6),
    "GET /api/profiles/{profile_id:str}": ("/api/profiles/{profile}", None, (200,) * 6),
    "GET /api/profiles/{profile_id:str}/games": ("/api/profiles/{profile}/games", None, (200,) * 6),
    "GET /api/leaders": ("/api/leaders", None, (200,) * 6),
    "GET /api/me/friends": ("/api/me/friends", None, (403, 200, 200, 200, 200, 200)),
    "POST /api/me/friends": ("/api/me/friends", {"name": "Ada"}, (403, 201, 201, 201, 201, 201)),
    "POST /api/me/friends/{profile_id:str}": (
        f"/api/me/friends/{NO_PERSON}",
        None,
        (403, 404, 404, 404, 404, 404),
    ),
    "DELETE /api/me/friends/{profile_id:str}": (
        "/api/me/friends/{profile}",
        None,
        (403, 404, 404, 404, 404, 404),  # no friend of Ada's is there, nor is she one of herself
    ),
    "DELETE /api/me/asking": ("/api/me/asking", None, (403, 200, 200, 200, 200, 200)),
    "DELETE /api/me/asks/{ask_id:str}": (
        f"/api/me/asks/{0:016x}",
        None,
        (403, 404, 404, 404, 404, 404),
    ),
    "POST /api/me/friend-link": ("/api/me/friend-link", None, (403, 201, 201, 201, 201, 201)),
    "DELETE /api/me/friend-link": ("/api/me/friend-link", None, (403, 200, 200, 200, 200, 200)),
    "GET /api/me/friend-links/{code:str}": (
        f"/api/me/friend-links/{NO_CODE}",
        None,
        (403, 404, 404, 404, 404, 404),
    ),
    "POST /api/me/friend-links/{code:str}": (
        f"/api/me/friend-links/{NO_CODE}",
        None,
        (403, 404, 404, 404, 404, 404),
    ),
    "POST /api/me/blocks": (
        "/api/me/blocks",
        {"profile": "{profile}"},
        (403, 201, 201, 201, 201, 400),  # nobody blocks themselves
    ),
    "DELETE /api/me/blocks/{profile_id:str}": (
        "/api/me/blocks/{profile}",
        None,
        (403, 404, 404, 404, 404, 404),
    ),
    "GET /api/me/invitations": ("/api/me/invitations", None, (403, 200, 200, 200, 200, 200)),
    "DELETE /api/me/invitations/{table_id:str}": (
        "/api/me/invitations/{waiting}",
        None,
        (403, 200, 200, 200, 200, 200),
    ),
    "GET /api/tables/{table_id:str}/friends": (
        "/api/tables/{waiting}/friends",
        None,
        (403, 403, 403, 403, 200, 200),
    ),
    "POST /api/tables/{table_id:str}/friends": (
        "/api/tables/{waiting}/friends",
        {"friend": NO_PERSON},
        (403, 403, 403, 403, 404, 404),  # not among the friends of those who sit there
    ),
    "GET /api/me/devices": ("/api/me/devices", None, (403, 200, 200, 200, 200, 200)),
    "DELETE /api/me/devices": ("/api/me/devices", None, (403, 409, 409, 409, 409, 409)),
    "DELETE /api/me/devices/{device_id:str}": (
        "/api/me/devices/0123456789abcdef",
        None,
        (403, 404, 404, 404, 404, 404),
    ),
    "GET /api/me/passkeys": ("/api/me/passkeys", None, (403, 200, 200, 200, 200, 200)),
    "POST /api/me/passkeys": (
        "/api/me/passkeys",
        {"name": "N", "credential": {}},
        (403, 409, 409, 409, 409, 409),
    ),
    "POST /api/me/passkeys/options": ("/api/me/passkeys/options", None, (403, 409, 409, 409, 409, 409)),
    "PATCH /api/me/passkeys/{passkey_id:str}": (
        "/api/me/passkeys/unknown",
        {"name": "N"},
        (403, 404, 404, 404, 404, 404),
    ),
    "DELETE /api/me/passkeys/{passkey_id:str}": (
        "/api/me/passkeys/unknown",
        None,
        (403, 404, 404, 404, 404, 404),
    ),
    "POST /api/identity/passkey/options": (
        "/api/identity/passkey/options",
        None,
        (403, 409, 409, 409, 409, 409),
    ),
    "POST /api/identity/passkey": (
        "/api/identity/passkey",
        {"credential": {}},
        (403, 409, 409, 409, 409, 409),
    ),
    "GET /api/me/mail": ("/api/me/mail", None, (403, 200, 200, 200, 200, 200)),
    "POST /api/me/mail": (
        "/api/me/mail",
        {"address": "ada@example.org"},
        (403, 409, 409, 409, 409, 409),  # this server sends no mails
    ),
    "PATCH /api/me/mail": ("/api/me/mail", {"digest": True}, (403, 200, 200, 200, 200, 200)),
    "DELETE /api/me/mail": ("/api/me/mail", None, (403, 404, 404, 404, 404, 404)),
    "POST /api/identity/mail/look": ("/api/identity/mail/look", {"token": "x"}, (409,) * 6),
    "POST /api/identity/mail": ("/api/identity/mail", {"token": "x"}, (409,) * 6),
    "POST /api/mail/off/{word:str}": (f"/api/mail/off/{NO_WORD}", None, (404,) * 6),
    "GET /api/mail/off/{word:str}": (f"/api/mail/off/{NO_WORD}", None, (303,) * 6),
    "GET /api/me/games": ("/api/me/games", None, (403, 200, 200, 200, 200, 200)),
    "GET /api/me/data": ("/api/me/data", None, (403, 200, 200, 200, 200, 200)),
    "POST /api/me/deletion": ("/api/me/deletion", None, (403, 201, 201, 201, 201, 201)),
    "DELETE /api/me/deletion": ("/api/me/deletion", None, (403, 200, 200, 200, 200, 200)),
    "GET /api/me/bots": ("/api/me/bots", None, (403, 200, 200, 200, 200, 200)),
    "POST /api/me/bots": ("/api/me/bots", {"name": "N"}, (403, 201, 201, 201, 201, 201)),
    "POST /api/me/bots/{program_id:str}/token": (
        f"/api/me/bots/{NO_PROGRAM}/token",
        None,
        (403, 404, 404, 404, 404, 404),
    ),
    "DELETE /api/me/bots/{program_id:str}": (
        f"/api/me/bots/{NO_PROGRAM}",
        None,
        (403, 404, 404, 404, 404, 404),
    ),
    "POST /api/me/words": ("/api/me/words", {}, (403, 201, 201, 201, 201, 201)),
    "POST /api/identity": (
        "/api/identity",
        {"words": "bababa " * 8},
        (422,) * 6,
    ),
    "POST /api/identity/before": ("/api/identity/before", None, (409,) * 6),  # nobody has signed in
    "GET /api/lessons": ("/api/lessons", None, (200,) * 6),
    "POST /api/lessons/tasks/{task_id:str}": ("/api/lessons/tasks/unknown", {}, (404,) * 6),
    "GET /api/puzzles": ("/api/puzzles", None, (200,) * 6),
    "POST /api/puzzles/{puzzle_id:str}": ("/api/puzzles/0000000000", {}, (404,) * 6),
    "POST /api/puzzles/{puzzle_id:str}/turn": (
        "/api/puzzles/0000000000/turn",
        {},
        (403, 404, 404, 404, 404, 404),
    ),
    "POST /api/puzzles/{puzzle_id:str}/solution": (
        "/api/puzzles/0000000000/solution",
        None,
        (403, 404, 404, 404, 404, 404),
    ),
    "POST /api/tables/{table_id:str}/analysis": ("/api/tables/{id}/analysis", {}, (409,) * 6),
    "POST /api/tables/{table_id:str}/analysis/{turn:int}/puzzle": (
        "/api/tables/{id}/analysis/0/puzzle",
        {},
        (403, 409, 409, 409, 409, 409),
    ),
    "GET /api/tables/{table_id:str}/analysis/{turn:int}/better": (
        "/api/tables/{id}/analysis/0/better",
        None,
        (409,) * 6,
    ),
    "GET /api/admin/reports": ("/api/admin/reports", None, (403,) * 6),
    "DELETE /api/admin/reports/{profile_id:str}": ("/api/admin/reports/{profile}", None, (403,) * 6),
    "POST /api/admin/bans/{profile_id:str}": ("/api/admin/bans/{profile}", None, (403,) * 6),
    "DELETE /api/admin/bans/{profile_id:str}": ("/api/admin/bans/{profile}", None, (403,) * 6),
    "DELETE /api/admin/tables/{table_id:str}": ("/api/admin/tables/{id}", None, (403,) * 6),
    "GET /offline.html": ("/offline.html", None, (200,) * 6),
    "GET /": ("/", None, (200,) * 6),
    "GET /{path:path}": ("/new", None, (200,) * 6),
}

ADMINISTRATOR = {  # may do more than anybody else; they ask before the other player and the maker do
    "GET /api/admin/reports": 200,
    "DELETE /api/admin/reports/{profile_id:str}": 200,
    "POST /api/admin/bans/{profile_id:str}": 201,
    "DELETE /api/admin/bans/{profile_id:str}": 200,
    "DELETE /api/admin/tables/{table_id:str}": 200,
}

# For each live message, about Ada's seat: what a connection is told, the type of the answer and the id of its message.
NOT_YOURS, NOT_TO_SEE = "refused seat.not_yours", "refused seat.not_yours_to_see"
ADA_MAY = {"play": "ack", "undo": "refused table.no_undo", "sit": "scene", "why": "because"}
ADA_MAY["think"] = "refused window.no_hurry"  # nobody is asked
MESSAGES: dict[str, tuple[JSON, str]] = {
    "play": ({"id": "p", "seat": 0, "after": 0, "action": "{legal}"}, NOT_YOURS),
    "undo": ({"id": "u", "seat": 0, "after": 0}, NOT_YOURS),
    "why": ({"id": "w", "seat": 0, "action": "lay 1a1"}, NOT_YOURS),
    "think": ({"id": "t", "seat": 0}, NOT_YOURS),
    "sit": ({"seat": 0}, NOT_TO_SEE),
    "away": (
        {"away": True},
        "",
    ),  # says something of the connection itself, and of no seat that is not its own
    "say": ({"id": "s", "text": "Hello"}, "refused chat.players_only"),
    "ping": ({}, "ping"),
}
OF_ALL_PLAYERS = ("away", "say", "ping")  # not about a seat: tests of their own


OF_PEOPLE = ("/api/me/", "/api/identity")  # no program asks for these
