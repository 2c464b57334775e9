"""Games in files: records (N5) read with care and written whole or not at all."""

from __future__ import annotations

import contextlib
import json
import os
import sys
import tempfile
from pathlib import Path
from typing import Any

from .. import record as records
from ..engine.errors import ReefError
from ..game import Game, Played
from ..messages import Message
from ..telling.printable import printable

LARGEST = 10_000_000  # bytes; a game of 400 turns takes far less
USUAL_NAME = "reef-game.json"


class FileTrouble(ReefError):
    """A file that cannot be read or written, with a sentence that says why."""


class AlreadyThere(FileTrouble):
    """A file that would have to be overwritten."""


def read_json(name: str) -> Any:
    """The JSON in a file; `-` is standard input."""
    try:
        if name == "-":
            data = sys.stdin.buffer.read(LARGEST + 1)
        else:
            with open(os.path.expanduser(name), "rb") as file:
                data = file.read(LARGEST + 1)
    except (OSError, ValueError) as error:
        raise FileTrouble("file.unreadable", path=_shown(name), why=_reason(error)) from None
    if len(data) > LARGEST:
        raise FileTrouble("file.too_large", file=_shown(name), most=LARGEST // 10**6)
    try:
        return json.loads(data.decode("utf-8"))
    except UnicodeDecodeError:
        raise FileTrouble("file.not_text", file=_shown(name)) from None
    except (ValueError, RecursionError):
        raise FileTrouble("file.no_game_json", file=_shown(name)) from None


def read_game(name: str, seed: int | None = None) -> tuple[Game, list[Played]]:
    """The game in a record, with what each of its actions brought about."""
    return retrace(read_json(name), name, seed)


def retrace(record: object, name: str, seed: int | None = None) -> tuple[Game, list[Played]]:
    """A record played from its start. What comes after it is drawn by the seed."""
    if isinstance(record, dict) and str(record.get("format", "")).startswith("reef-state"):
        raise FileTrouble("file.position", file=_shown(name))
    try:
        Game.replay(record)  # refuses what is not a game, deals included
        rules, names, setup, moves = records.read(record)
        game = Game(rules, seed=seed, setup=setup, names=names)
        return game, [game.play(move.action, player=move.player, deal=move.deal) for move in moves]
    except ReefError as error:
        raise FileTrouble("file.no_game", file=_shown(name), why=printable(str(error), 160)) from None


def write_text(name: str, text: str, *, overwrite: bool = False) -> None:
    """Write a file whole or not at all; one that is there already is kept unless `overwrite` says otherwise."""
    path = Path(os.path.expanduser(name))
    try:
        if path.is_dir():
            raise FileTrouble("file.folder", file=_shown(name))
        if path.exists() and not overwrite:
            raise AlreadyThere("file.there", file=_shown(name))
        handle, draft = tempfile.mkstemp(dir=path.parent, prefix=".reef-")
        try:
            with open(handle, "w", encoding="utf-8") as file:
                file.write(text)
                file.flush()
                os.fsync(file.fileno())
            os.chmod(draft, 0o666 & ~_umask())
            os.replace(draft, path)
        except BaseException:
            with contextlib.suppress(OSError):
                os.unlink(draft)
            raise
    except (OSError, ValueError) as error:
        if isinstance(error, FileTrouble):
            raise
        raise FileTrouble("file.unwritable", file=_shown(name), why=_reason(error)) from None


def check_new(name: str) -> None:
    """Refuse early what could not be written later as a new file."""
    path = Path(os.path.expanduser(name))
    if os.path.lexists(path):
        raise AlreadyThere("file.there", file=_shown(name))
    if not path.parent.is_dir():
        raise FileTrouble("file.no_folder", file=_shown(name))
    if not os.access(path.parent, os.W_OK | os.X_OK):
        raise FileTrouble("file.not_allowed", file=_shown(name))


def save(game: Game, name: str, *, overwrite: bool = False) -> None:
    """Write the record of a game, one move a line."""
    record = game.record()
    moves = ",\n  ".join(json.dumps(move) for move in record["moves"])
    rest = {key: value for key, value in record.items() if key != "moves"}
    head = json.dumps(rest, indent=1)[:-2]
    write_text(name, f'{head},\n "moves": [\n  {moves}\n ]\n}}\n', overwrite=overwrite)


def free_name() -> str:
    """The usual name, with a number if a file of that name is there."""
    stem, _, end = USUAL_NAME.partition(".")
    names = [USUAL_NAME, *(f"{stem}-{k}.{end}" for k in range(2, 10_000))]
    return next(name for name in names if not os.path.lexists(name))


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _reason(error: OSError | ValueError) -> Message | str:
    match error:
        case FileNotFoundError():
            return Message("file_trouble.none")
        case IsADirectoryError():
            return Message("file_trouble.folder")
        case PermissionError():
            return Message("file_trouble.not_allowed")
        case OSError(strerror=str(reason)):
            return reason.lower()
        case _:
            return Message("file_trouble.no_name")


def _shown(name: str) -> str:
    return "stdin" if name == "-" else printable(name, 80)
