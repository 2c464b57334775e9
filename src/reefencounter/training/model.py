"""The network of `bots/network.py` in PyTorch, and its weights in whole numbers."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor, nn

from ..bots import network_layout as sizes

SCALE = 1 << sizes.SHIFT
ROOM = 0.98  # of what the weights of one number may add up to


class Model(nn.Module):
    """The same layers, in floating point."""

    def __init__(self) -> None:
        super().__init__()
        self.layers = nn.ModuleDict({name: nn.Linear(size, out) for name, _, size, out in sizes.SHAPE})

    def forward(self, seen: Tensor) -> tuple[Tensor, Tensor]:
        """From what is seen [batch, players, SEEN] to scores and points, in twenties, of each player."""
        batch, players, _ = seen.shape
        seen = seen / sizes.UNIT
        corals, colours, own = seen.split((sizes.CORALS * sizes.CORAL, 5 * sizes.COLOUR, sizes.OWN), -1)
        corals = corals.reshape(batch, players, sizes.CORALS, sizes.CORAL)
        colours = colours.reshape(batch, players, 5, sizes.COLOUR)
        there = (corals[..., :1] > 0).to(seen.dtype)
        added = (torch.relu(self.layers["coral"](corals)) * there).sum(2)
        joined = torch.cat([added, torch.relu(self.layers["colour"](colours)).sum(2), own], -1)
        player = torch.relu(self.layers["player"](joined))
        others = (player.sum(1, keepdim=True) - player) / (players - 1)
        last = torch.relu(self.layers["table"](torch.cat([player, others], -1)))
        out = self.layers["out"](last)
        return out[..., 0], out[..., 1]

    @torch.no_grad()
    def keep_small(self) -> None:
        """Scale down what would not fit into whole numbers."""
        for name, _, _, _ in sizes.SHAPE:
            layer = self.layers[name]
            most = ROOM * (sizes.HEAVIEST // 2 if name == "out" else sizes.HEAVIEST) / SCALE
            heavy = layer.weight.abs().sum(1) + layer.bias.abs()
            factor = (most / heavy).clamp(max=1.0)
            layer.weight.mul_(factor[:, None])
            layer.bias.mul_(factor)

    def to_bytes(self) -> bytes:
        """The weights in whole numbers, as `Network` reads them."""
        self.keep_small()
        parts = []
        for name, _, _, _ in sizes.SHAPE:
            layer = self.layers[name]
            rows = torch.cat([layer.weight.detach().t(), layer.bias.detach()[None]]).cpu().numpy()
            parts.append(np.clip(np.rint(rows * SCALE), -32767, 32767).astype("<i2").tobytes())
        return b"".join(parts)

    @torch.no_grad()
    def from_bytes(self, data: bytes) -> Model:
        """Begin with these weights."""
        numbers = np.frombuffer(data, "<i2").astype(np.float32) / SCALE
        for name, first, size, out in sizes.SHAPE:
            rows = torch.from_numpy(numbers[first : first + (size + 1) * out].reshape(size + 1, out).copy())
            self.layers[name].weight.copy_(rows[:-1].t())
            self.layers[name].bias.copy_(rows[-1])
        return self
