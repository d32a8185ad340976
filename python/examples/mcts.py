"""Monte Carlo tree search in Python, against a bot.

Cards to come are hidden, so every search begins in a game that was imagined anew: it looks the same
to the searching seat, and holds no secret of the real one (information set MCTS). Only the own
choices make up the tree; the others choose at random.

    python examples/mcts.py --searches 100 --opponent newcomer
"""

from __future__ import annotations

import argparse
import math
import random

import faubourg
from faubourg import Bot, Game


class Node:
    """What is known of a choice: how often it was tried, and what came of it."""

    def __init__(self) -> None:
        self.visits = 0
        self.value = 0.0
        self.children: dict[int, Node] = {}


def value(scores: list[int], seat: int) -> float:
    """Return how good the final scores are for a seat: what it is ahead, between 0 and 1."""
    others = [score for other, score in enumerate(scores) if other != seat]
    return 1 / (1 + math.exp(-(scores[seat] - max(others, default=0)) / 20))


def pick(node: Node, legal: list[int], whims: random.Random) -> int:
    """Return the legal action to try: one never tried, or the one with the highest bound."""
    untried = [action for action in legal if action not in node.children]
    if untried:
        return whims.choice(untried)
    total = math.log(node.visits + 1)

    def bound(action: int) -> float:
        child = node.children[action]
        return child.value / child.visits + 0.7 * math.sqrt(total / child.visits)

    return max(legal, key=bound)


def search(game: Game, seat: int, searches: int, whims: random.Random) -> int:
    """Return the action tried most often."""
    root = Node()
    for _ in range(searches):
        imagined = game.reimagine(seat, seed=whims.getrandbits(63))
        path = [root]
        while (current := imagined.current) is not None:
            legal = imagined.legal_actions(current)
            if current != seat:
                imagined.step(whims.choice(legal), current)
                continue
            action = pick(path[-1], legal, whims)
            imagined.step(action, seat)
            new = action not in path[-1].children
            path.append(path[-1].children.setdefault(action, Node()))
            if new:
                break
        outcome = value(imagined.rollout(seed=whims.getrandbits(63)), seat)
        for node in path:
            node.visits += 1
            node.value += outcome
    return max(root.children, key=lambda action: root.children[action].visits)


def play(searches: int, opponent: str, seed: int, *, rounds: int = 1000) -> Game:
    """Let the search play seat 0 against a bot, for so many rounds; the bot finishes the game."""
    game = Game("welcome", 2, seed=seed)
    bot = Bot(opponent, seed=seed)
    whims = random.Random(seed)
    while (seat := game.current) is not None and game.round <= rounds:
        legal = game.legal_actions(seat)
        if len(legal) == 1:
            game.step(legal[0], seat)
        elif seat == 0:
            game.step(search(game, seat, searches, whims), seat)
        else:
            game.choose(bot.choose(game, seat), seat)
    if not game.over:
        game.play_out([opponent] * 2, seed=seed)
    return game


def main() -> None:
    """Play as the command line asks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--searches", type=int, default=200, help="imagined games a choice")
    parser.add_argument("--opponent", choices=faubourg.LEVELS, default="newcomer")
    parser.add_argument("--games", type=int, default=1)
    asked = parser.parse_args()
    for seed in range(asked.games):
        outcome = play(asked.searches, asked.opponent, seed).outcome
        assert outcome is not None
        print(f"search {outcome['scores'][0]}, {asked.opponent} {outcome['scores'][1]}")


if __name__ == "__main__":
    main()
