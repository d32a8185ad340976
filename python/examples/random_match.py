"""Two who choose at random play one game.

python examples/random_match.py --game welkin --seats 3 --seed 7
"""

from __future__ import annotations

import argparse
import random

import faubourg


def play(name: str, seats: int, seed: int, *, show: bool = True) -> faubourg.Game:
    """Play one game at random, and show it if wished."""
    game = faubourg.Game(name, seats, seed=seed)
    whims = random.Random(seed)
    shown = 0
    while (seat := game.current) is not None:
        choices = game.choices()
        choice = whims.choice(choices)
        if show and shown < 10:
            print(f"seat {seat}: {game.describe(choice)} (`{choice}`, one of {len(choices)})")
            shown += 1
        game.choose(choice)
    return game


def main() -> None:
    """Play as the command line asks."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--game", choices=faubourg.GAMES, default="welcome")
    parser.add_argument("--seats", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    game = play(asked.game, asked.seats, asked.seed)
    print(game.board())
    print(game.outcome)
    print("the record says:", faubourg.verify(game.record()))


if __name__ == "__main__":
    main()
