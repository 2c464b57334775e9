"""A loop like AlphaZero's: self-play by search, learning, again. `python examples/alphazero.py` (docs/tutorials.md).

All games of a round are searched side by side, so that the network is asked about one position of each at a time: one
call of `branch`, one of the network. A search must not know what its seat may not: it begins in a world that is dealt
anew (`worlds.dealt`). With --quick it only shows that everything runs.
"""

from __future__ import annotations

import argparse
import math
import random

import numpy
import torch
from torch import nn

from reefencounter import Rules
from reefencounter.arena.match import play
from reefencounter.arena.ratings import Rate
from reefencounter.bots.base import Bot, make
from reefencounter.bots.seat_view import SeatView
from reefencounter.rl import spaces
from reefencounter.rl.batch import States, branch
from reefencounter.rl.environment_table import Table, new_table
from reefencounter.rl.worlds import dealt

EXPLORE, NOISE, WIDTH = 1.5, 0.25, 256
SCALES = torch.from_numpy(spaces.scales())
Data = tuple[torch.Tensor, torch.Tensor, torch.Tensor]


class Network(nn.Module):
    """What it sees, through two layers, to a number for each action and what the game is worth, -1 to 1."""

    def __init__(self) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(spaces.OBSERVATION, WIDTH), nn.ReLU(), nn.Linear(WIDTH, WIDTH), nn.ReLU()
        )
        self.policy, self.value = nn.Linear(WIDTH, spaces.ACTIONS), nn.Linear(WIDTH, 1)

    def forward(self, seen: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """For a batch of observations."""
        inside = self.body(seen.float() * SCALES)
        return self.policy(inside), torch.tanh(self.value(inside)).squeeze(-1)

    @torch.no_grad()
    def ask(self, seen: numpy.ndarray, masks: numpy.ndarray) -> tuple[numpy.ndarray, numpy.ndarray]:
        """Chances of the legal actions, and values for who is to act."""
        wanted, values = self(torch.from_numpy(seen.copy()))
        wanted = wanted.masked_fill(torch.from_numpy(masks == 0), -1e9)
        return torch.softmax(wanted, -1).numpy(), values.numpy()


class Node:
    """A position in a search: how often each action was tried, and what it has brought to who chose it."""

    def __init__(self, table: Table, chances: numpy.ndarray, mask: numpy.ndarray) -> None:
        self.table, self.seat, self.over = table, table.seat, table.over
        self.actions = numpy.flatnonzero(mask)
        self.chances = chances[self.actions]
        self.tries, self.worth = numpy.zeros(len(self.actions)), numpy.zeros(len(self.actions))
        self.after: dict[int, Node] = {}

    def best(self) -> int:
        """The place of the action to try next: what was good, and what is likely and little tried."""
        mean = self.worth / numpy.maximum(1, self.tries)
        hope = EXPLORE * self.chances * math.sqrt(1 + self.tries.sum()) / (1 + self.tries)
        return int((mean + hope).argmax())


def search(tables: list[Table], network: Network, tries: int, rng: random.Random) -> list[Node]:
    """A tree for each table, all grown side by side; their roots."""
    worlds = [dealt(table, table.seat, rng) for table in tables]
    seen = numpy.stack([numpy.frombuffer(world.observation(world.seat), numpy.uint8) for world in worlds])
    masks = numpy.stack([numpy.frombuffer(world.mask(world.seat), numpy.int8) for world in worlds])
    chances, _ = network.ask(seen, masks)
    roots = [Node(world, chances[place], masks[place]) for place, world in enumerate(worlds)]
    for root in roots:
        noise = numpy.random.default_rng(rng.getrandbits(63)).dirichlet([0.5] * len(root.actions))
        root.chances = (1 - NOISE) * root.chances + NOISE * noise
    for _ in range(tries):
        paths = [descend(root) for root in roots]
        leaves = [path[-1] for path in paths]
        actions = [int(node.actions[place]) for node, place in leaves]
        after = branch(States([node.table for node, _ in leaves]), actions)
        chances, values = network.ask(after.observations, after.masks)
        for number, (path, (node, place)) in enumerate(zip(paths, leaves, strict=True)):
            child = Node(after.states.table(number), chances[number], after.masks[number])
            if not child.over:  # the end is reached again by the same action, and worth the same
                node.after[place] = child
            worth = [-float(values[number])] * 2
            worth[child.seat] = float(values[number])
            back_up(path, child.table.outcome() if child.over else worth)
    return roots


def descend(root: Node) -> list[tuple[Node, int]]:
    """From the root by the best actions to one that was never tried, or that ends the game."""
    path = [(root, root.best())]
    while child := path[-1][0].after.get(path[-1][1]):
        path.append((child, child.best()))
    return path


def back_up(path: list[tuple[Node, int]], worth: list[float]) -> None:
    """Tell all who chose on the way what came of it."""
    for node, place in path:
        node.tries[place] += 1
        node.worth[place] += worth[node.seat]


def self_play(network: Network, games: int, tries: int, most: int, rng: random.Random) -> Data:
    """What was seen, how often each action was tried there, and what the game brought."""
    tables = [new_table(players=2, seed=rng.getrandbits(63)) for _ in range(games)]
    rows = []  # table, seat, seen, tries
    for _ in range(most):
        going = [table for table in tables if not table.over]
        if not going:
            break
        for table, root in zip(going, search(going, network, tries, rng), strict=True):
            target = numpy.zeros(spaces.ACTIONS, numpy.float32)
            target[root.actions] = root.tries / root.tries.sum()
            seen = numpy.frombuffer(table.observation(table.seat), numpy.uint8)
            rows.append((table, table.seat, seen, target))
            table.step(rng.choices(root.actions.tolist(), root.tries.tolist())[0])
    _, _, observations, targets = zip(*rows, strict=True)
    worth = torch.tensor([brought(table, seat) for table, seat, _, _ in rows])
    return torch.from_numpy(numpy.stack(observations)), torch.from_numpy(numpy.stack(targets)), worth


def brought(table: Table, seat: int) -> float:
    """How a game ended for this seat; of one that was not finished, what the lead promises."""
    return table.outcome()[seat] if table.over else math.tanh(table.lead(seat) / 20)


def learn(network: Network, data: Data, epochs: int) -> float:
    """Towards what the search tried and what came of it; the last loss."""
    seen, targets, worth = data
    optimiser = torch.optim.AdamW(network.parameters(), lr=1e-3)
    for _ in range(epochs):
        for pick in torch.randperm(len(seen)).split(256):
            wanted, values = network(seen[pick])
            policy = -(targets[pick] * torch.log_softmax(wanted, -1)).sum(-1).mean()
            loss = policy + (values - worth[pick]).square().mean()
            optimiser.zero_grad()
            loss.backward()
            optimiser.step()
    return float(loss.item())


class Learned(Bot):
    """The network as a bot, without search: it plays wherever bots do."""

    about = "a network that learned by search"

    def __init__(self, network: Network, seed: int = 0) -> None:
        super().__init__(seed=seed)
        self.network = network

    def choose(self, seat_view: SeatView, time_ms: float | None = None) -> int:
        """Steps of the compact space until they make an action."""
        chosen = -1
        while chosen < 0:
            seen = numpy.frombuffer(seat_view.observation(), numpy.uint8)[None]
            mask = numpy.frombuffer(seat_view.mask(), numpy.int8)[None]
            chosen = seat_view.step(int(self.network.ask(seen, mask)[0][0].argmax()))
        return chosen


def against_random(network: Network, games: int) -> Rate:
    """Games won, from both seats."""
    won = 0.0
    for game in range(games):
        bots: list[Bot] = [Learned(network), make("random", seed=game)]
        match = play(Rules(players=2), bots if game % 2 == 0 else bots[::-1], seed=game)
        assert match.failure is None, match.failure
        won += match.shares[game % 2]
    return Rate(won, games)


def main() -> None:
    """Rounds of play and learning."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--quick", action="store_true")
    options = parser.parse_args()
    games, tries, most, epochs = (2, 3, 20, 1) if options.quick else (64, 24, 250, 4)
    torch.manual_seed(1)
    network, rng = Network(), random.Random(1)
    for number in range(1 if options.quick else options.rounds):
        data = self_play(network, games, tries, most, rng)
        loss = learn(network, data, epochs)
        won = against_random(network, 2 if options.quick else 40)
        print(f"round {number}: {len(data[0])} positions, loss {loss:.3f}, {won} against random")


if __name__ == "__main__":
    main()
