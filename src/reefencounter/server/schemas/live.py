"""Live messages: what a page says, and what the server says."""

from __future__ import annotations

from typing import Annotated, Literal

from msgspec import UNSET, Meta, Struct, UnsetType

from .company import Line, Rematch, Say
from .scenes import Scene, Step
from .tables import TableInfo
from .values import ActionText, Here, Id, Said

# From the page -------------------------------------------------------------------------------------------


class Play(Struct, tag="play", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Play an action. `id` makes it safe to send again; `after` is the number of the last step that the page saw."""

    id: Id
    seat: Annotated[int, Meta(ge=0, le=3)]
    after: Annotated[int, Meta(ge=0)]
    action: ActionText
    deal: list[Annotated[str, Meta(max_length=40)]] | UnsetType = UNSET  # only at a table of kind entry


class Undo(Struct, tag="undo", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Take back the last action of the own turn."""

    id: Id
    seat: Annotated[int, Meta(ge=0, le=3)]
    after: Annotated[int, Meta(ge=0)]


class Sit(Struct, tag="sit", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """See the table from another of the own seats (None: as a spectator), as when a screen is handed over."""

    seat: Annotated[int, Meta(ge=0, le=3)] | None


class Why(Struct, tag="why", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Ask why an action is not legal."""

    id: Id
    seat: Annotated[int, Meta(ge=0, le=3)]
    action: ActionText


class Away(Struct, tag="away", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Whether whoever sits before the page looks at it: others are told."""

    away: bool


class Think(Struct, tag="think", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Whoever is asked in a window against the clock would like to think: twenty seconds more, once (S7.5).

    The answer is an acknowledgement, with the number of the step after which they are asked.
    """

    id: Id
    seat: Annotated[int, Meta(ge=0, le=3)]


class Ping(Struct, tag="ping", tag_field="type", forbid_unknown_fields=True, frozen=True):
    """Whoever sends it is there. The server answers that of a page; with `pings=yes` it sends one every ten seconds."""


FromPage = Play | Undo | Sit | Why | Away | Say | Think | Ping


# From the server -----------------------------------------------------------------------------------------


class Snapshot(Struct, tag="scene", tag_field="type", frozen=True):
    """The table as it is now: the first message, the answer to `sit`, and when seats change their holders.

    `steps`: those since the number asked for.
    """

    scene: Scene
    steps: list[Step]
    complete: bool  # whether `steps` holds all since the number that was asked for
    info: TableInfo | None = None  # the facts of the table, in the first message and when they changed


class Stepped(Struct, tag="step", tag_field="type", frozen=True):
    """Something happened: the step and the table after it. Numbers have no gaps."""

    step: Step
    scene: Scene


class Ack(Struct, tag="ack", tag_field="type", frozen=True):
    """An action was accepted and is kept: it became the step of this number. The same answer when it is sent again.

    For `say`, the number is that of the line.
    """

    id: str
    number: int


class Refused(Struct, tag="refused", tag_field="type", frozen=True):
    """A message was not carried out and changed nothing. After `wait` seconds it may be sent again."""

    id: str | None
    code: Literal["illegal", "stale", "seat", "malformed", "busy", "too_fast"]
    reason: str
    message: Said  # the reason as data
    clause: str | None = None
    wait: float | None = None


class Because(Struct, tag="because", tag_field="type", frozen=True):
    """The answer to `why`."""

    id: str
    clause: str | None
    reason: str
    message: Said  # the reason as data


class Thinking(Struct, tag="thinking", tag_field="type", frozen=True):
    """A bot thinks (None: none does), or it waits until it may: so many thoughts of other tables' bots come first.

    Where their number is not told, too many wait already. Then, and where something failed, it is tried again soon.
    """

    player: int | None
    state: Literal["thinking", "waiting", "failed"] = "thinking"
    ahead: int | None = None


class Clock(Struct, tag="clock", tag_field="type", frozen=True):
    """The table waits for an answer after step `number`, and no answer within so many seconds is no (S7.5).

    Only where people hold seats at different screens. All who watch hear the same.
    """

    number: int
    seconds: float
    thinks: int | None = None  # the seat of whoever said "let me think", once; then all know who is asked


class ClocksTold(Struct, tag="clocks", tag_field="type", frozen=True):
    """How long players have, at a table with a clock: with the first message, after every step, and when clocks begin
    to rest or go on. All who watch hear the same.
    """

    left: list[float | None]  # seconds, by seats; None for bots
    running: list[int]  # seats whose clocks run; none in a window (S7.5)
    resting: list[int]  # those among them that rest for now, since a connection is lost
    rests: list[float]  # for how many seconds each of these still does; then it runs
    starts_in: (
        float  # seconds until they run: they rest after moments at which somebody might be asked (S7.5)
    )
    waits: bool = False  # none runs before all who play look at the table, or one of them has chosen
    paused: bool = False  # all agreed on a pause: nobody acts until somebody goes on
    wish: list[int] = []  # the seats of those who would like a pause, while not all have agreed
    wish_left: float = 0.0  # seconds; then the wish goes quietly


class Waiting(Struct, tag="waiting", tag_field="type", frozen=True):
    """The table waits for players: the first message, and whenever somebody sits down or gets up. Then the game begins
    by itself, with a `Snapshot`.
    """

    info: TableInfo


class Presence(Struct, tag="presence", tag_field="type", frozen=True):
    """Who is there, by seats; None where no person holds one. Only where people hold seats at different screens.

    For whoever is to act and is not here, a bot may be asked after `bot_in` seconds (None: not in question); it takes
    over when all others who are connected have agreed.
    """

    seats: list[Here | None]
    watching: int  # others who look on
    bot_in: list[float | None] = []
    agreed: list[list[int]] = []  # for each seat, the seats of those who want a bot there


FromServer = (
    Snapshot
    | Stepped
    | Ack
    | Refused
    | Because
    | Thinking
    | Clock
    | ClocksTold
    | Waiting
    | Presence
    | Line
    | Rematch
    | Ping
)
