"""Training on the games of the last rounds: who wins by cross-entropy, points beside it, and an average of weights."""

from __future__ import annotations

import math
import time
from collections.abc import Callable, Sequence
from pathlib import Path
from typing import Any

import numpy as np
import torch
import torch.nn.functional as F
from torch import Tensor

from ..messages import Message
from . import sizes
from .model import Model

HELD_OUT = 20  # one chunk of so many is not learned from
AVERAGED = 0.5  # from this part of the training on the weights are averaged
Rows = tuple[Tensor, Tensor]  # what is seen, and targets


def device() -> str:
    """A graphics card if there is one."""
    return "cuda" if torch.cuda.is_available() else "cpu"


def read(files: Sequence[Path]) -> tuple[dict[int, Rows], dict[int, Rows]]:
    """Positions to learn from and positions to test with, by the number of players."""
    learned: dict[int, list[Any]] = {}
    tested: dict[int, list[Any]] = {}
    for number, file in enumerate(sorted(files)):
        with np.load(file, allow_pickle=False) as chunk:
            seen, targets = chunk["seen"], chunk["targets"]
        if len(seen):
            part = tested if number % HELD_OUT == 0 else learned
            part.setdefault(seen.shape[1], []).append((torch.from_numpy(seen), torch.from_numpy(targets)))
    return _joined(learned), _joined(tested)


def _joined(parts: dict[int, list[Any]]) -> dict[int, Rows]:
    return {
        players: (
            torch.cat([seen for seen, _ in rows]).to(device()),
            torch.cat([targets for _, targets in rows]).to(device()),
        )
        for players, rows in parts.items()
    }


def losses(model: Model, seen: Tensor, targets: Tensor) -> tuple[Tensor, Tensor]:
    """Of who wins, and of points."""
    scores, points = model(seen.float())
    win = -(targets[..., 0] * F.log_softmax(scores, -1)).sum(-1).mean()
    return win, F.smooth_l1_loss(points, targets[..., 1])


@torch.no_grad()
def tested(model: Model, rows: dict[int, Rows]) -> dict[str, float]:
    """The loss of who wins on positions that were not learned from, by the number of players."""
    told = {}
    for players, (seen, targets) in sorted(rows.items()):
        parts = [
            losses(model, seen[at : at + 65536], targets[at : at + 65536])[0].item()
            * len(seen[at : at + 65536])
            for at in range(0, len(seen), 65536)
        ]
        told[str(players)] = round(sum(parts) / len(seen), 4)
    return told


def fit(
    files: Sequence[Path],
    begin: bytes | None,
    epochs: int,
    batch: int,
    seed: int,
    tell: Callable[[Message], None],
) -> tuple[bytes, dict[str, Any]]:
    """New weights, and what is to be said of their training."""
    start = time.time()
    torch.manual_seed(seed)
    rng = np.random.default_rng(seed)
    learned, held_out = read(files)
    model = Model().to(device())
    if begin is not None:
        model.from_bytes(begin)
    before = tested(model, held_out)
    positions = {players: len(seen) for players, (seen, _) in learned.items()}
    kinds = sorted(positions)
    parts = np.array([positions[players] for players in kinds], float)
    steps = max(1, math.ceil(epochs * parts.sum() / batch))
    best = torch.optim.AdamW(model.parameters(), lr=sizes.RATE, weight_decay=1e-3)
    average = [weights.detach().clone() for weights in model.parameters()]
    taken = 0
    for step in range(steps):
        gone = step / steps
        for group in best.param_groups:
            group["lr"] = sizes.RATE * min(1, step / 200) * (1 + math.cos(math.pi * gone)) / 2 + 1e-6
        seen, targets = learned[kinds[rng.choice(len(kinds), p=parts / parts.sum())]]
        pick = torch.randint(len(seen), (batch,), device=seen.device)
        win, points = losses(model, seen[pick], targets[pick])
        best.zero_grad(set_to_none=True)
        (win + sizes.POINTS * points).backward()
        best.step()
        if gone >= AVERAGED:
            taken += 1
            with torch.no_grad():
                torch._foreach_lerp_(average, list(model.parameters()), max(1 / taken, 0.002))
    with torch.no_grad():
        for weights, mean in zip(model.parameters(), average, strict=True):
            weights.copy_(mean)
    data = model.to_bytes()
    after = tested(model.from_bytes(data), held_out)
    tell(
        Message(
            "train.fitted",
            steps=steps,
            seconds=round(time.time() - start),
            device=device(),
            before=_told(before),
            after=_told(after),
        )
    )
    told = {"positions": sum(positions.values()), "steps": steps, "before": before, "after": after}
    return data, told


def _told(losses: dict[str, float]) -> list[Message]:
    return [Message("train.loss", players=players, loss=loss) for players, loss in losses.items()]
