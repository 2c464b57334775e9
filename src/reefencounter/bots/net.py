"""A bot that is a network: `net:model.onnx`. It is shown what the environments show, and answers with their actions.

The model takes one input, the observation, as (batch, bytes) of any type of number, and its first output holds a number
for each action, the higher the better; those that are not legal are passed over. More inputs and outputs may be there:
an input named `mask` gets the mask, a value head is not looked at. The width of the observation tells for which game
the model is. Needs onnxruntime (the extra `net`).
"""

from __future__ import annotations

import math
import os
from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple

from ..extras import install
from ..messages.message import Message
from ..rl import spaces
from .base import Bot, BotError
from .seat_view import SeatView

if TYPE_CHECKING:
    import numpy

MASK = "mask"
TYPES = {"tensor(float)": "float32", "tensor(double)": "float64", "tensor(float16)": "float16"}
WHOLE = "bool uint8 uint16 uint32 uint64 int8 int16 int32 int64".split()
TYPES |= {f"tensor({name})": name for name in WHOLE}


class Model(NamedTuple):
    """A loaded network and what it takes."""

    file: str
    session: Any
    observation: str  # the names of its inputs
    mask: str | None
    types: dict[str, str]  # numpy's names for what each input is made of
    width: int  # of the observation

    @property
    def space(self) -> int:
        """The number of the observation that has this width."""
        return 2 if self.width == spaces.OBSERVATION_2 else 1

    def answer(self, observation: bytearray, mask: bytearray) -> numpy.ndarray[Any, Any]:
        """A number for each action."""
        import numpy

        inputs = {self.observation: observation} | ({self.mask: mask} if self.mask else {})
        given = {
            name: numpy.frombuffer(row, numpy.uint8)[None].astype(self.types[name])
            for name, row in inputs.items()
        }
        try:
            return numpy.asarray(self.session.run(None, given)[0], numpy.float64).reshape(-1)
        except Exception as error:  # onnxruntime's own, or an answer that is no array of numbers
            raise BotError("net.no_answer", file=self.file, why=" ".join(str(error).split())[:200]) from None


class Net(Bot):
    """Plays what a network answers: the best legal action, or one drawn by its numbers."""

    about = Message("bots.about_net")
    settings = {"file": "", "temperature": 0.0}  # noqa: RUF012  (the type of the class it extends)
    first_setting = "file"
    file: str
    temperature: float  # 0: always the best; 1: as probable as the network's softmax says

    def __init__(self, *, seed: int = 0, **settings: Any) -> None:
        super().__init__(seed=seed, **settings)
        if not self.file:
            raise BotError("net.no_file")
        if not 0 <= self.temperature < math.inf:
            raise BotError("net.temperature", value=str(self.temperature))
        self.model = load(self.file)

    def choose(self, seat_view: SeatView, time_ms: float | None = None) -> int:
        """The steps that the network wants, until they make an action."""
        number = -1
        while number < 0:
            observation, mask = seat_view.observation(self.model.space), seat_view.mask()
            if len(observation) != self.model.width:
                raise BotError(
                    "net.observation", file=self.file, takes=self.model.width, there=len(observation)
                )
            wanted = self.model.answer(observation, mask)
            if len(wanted) != len(mask):
                raise BotError("net.actions", file=self.file, gives=len(wanted), there=len(mask))
            number = seat_view.step(self._pick(mask, wanted))
        return number

    def _pick(self, mask: bytearray, wanted: numpy.ndarray[Any, Any]) -> int:
        """One of the actions in the mask."""
        legal = [action for action, there in enumerate(mask) if there]
        numbers = [float(wanted[action]) for action in legal]
        if not all(map(math.isfinite, numbers)):
            raise BotError("net.no_number", file=self.file)
        best = max(numbers)
        if not self.temperature:
            return legal[numbers.index(best)]
        weights = [math.exp((number - best) / self.temperature) for number in numbers]
        return self.rng.choices(legal, weights)[0]


def load(file: str) -> Model:
    """The network in a file; the same one while the file stays as it is."""
    try:
        changed = os.stat(file).st_mtime_ns
    except OSError as error:
        raise BotError("net.unreadable", file=file[:200], why=str(error.strerror)) from None
    return _load(os.path.abspath(file), changed)


@lru_cache(maxsize=8)
def _load(file: str, changed: int) -> Model:
    """Servers make their bots anew for each action: a model is read once."""
    try:
        import onnxruntime
    except ImportError:
        raise BotError("net.onnxruntime", install=install("net")) from None
    settings = onnxruntime.SessionOptions()
    settings.intra_op_num_threads = settings.inter_op_num_threads = 1  # the same numbers on any day
    settings.log_severity_level = 3
    try:
        session = onnxruntime.InferenceSession(file, settings, providers=["CPUExecutionProvider"])
    except Exception as error:  # onnxruntime has a class for each way of being wrong
        raise BotError("net.no_model", file=file, why=str(error)[:200]) from None
    inputs = {each.name: each for each in session.get_inputs()}
    mask = MASK if MASK in inputs and len(inputs) > 1 else None
    others = [name for name in inputs if name != mask]
    if len(others) != 1:
        raise BotError("net.inputs", file=file, inputs=others)
    shape = inputs[others[0]].shape
    if len(shape) != 2 or not isinstance(shape[1], int):
        raise BotError("net.shape", file=file, shape=str(shape))
    if isinstance(shape[0], int) and shape[0] != 1:
        raise BotError("net.batch", file=file, batch=shape[0])
    types = {name: TYPES.get(each.type, "") for name, each in inputs.items()}
    if "" in types.values():
        raise BotError("net.types", file=file, types=[each.type for each in inputs.values()])
    return Model(file, session, others[0], mask, types, shape[1])
