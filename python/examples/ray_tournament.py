"""A tournament of all levels over several processes or machines with Ray.

pip install ray
python examples/ray_tournament.py --games 200                       # all cores of this machine
python examples/ray_tournament.py --address ray://head:10001        # a cluster
"""

from __future__ import annotations

import argparse
import itertools

import faubourg


def duel(one: str, other: str, games: int, seed: int) -> tuple[str, str, float]:
    """Let two levels play, changing seats halfway, and return how often the first one won."""
    half = max(1, games // 2)
    first = faubourg.simulate("welcome", half, levels=[one, other], seed=seed)
    second = faubourg.simulate("welcome", half, levels=[other, one], seed=seed)
    wins = [*first["rank"].reshape(-1, 2), *second["rank"].reshape(-1, 2)[:, ::-1]]
    points = sum(0.5 if ranks[0] == ranks[1] else float(ranks[0] == 1) for ranks in wins)
    return one, other, points / (2 * half)


def main() -> None:
    """Play the tournament as the command line asks."""
    try:
        import ray
    except ModuleNotFoundError:
        raise SystemExit("ray is missing: pip install ray") from None

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=100, help="games of every two levels")
    parser.add_argument("--pieces", type=int, default=4, help="tasks of every two levels")
    parser.add_argument("--levels", default="random,newcomer,neighbour,architect")
    parser.add_argument("--address", default=None, help="a cluster; by default this machine")
    asked = parser.parse_args()
    ray.init(address=asked.address, include_dashboard=False, logging_level="warning")
    task = ray.remote(duel)
    games = max(2, asked.games // asked.pieces)
    asked_for = [
        task.remote(one, other, games, seed)
        for one, other in itertools.combinations(asked.levels.split(","), 2)
        for seed in range(1, asked.pieces + 1)
    ]
    results: dict[tuple[str, str], list[float]] = {}
    for one, other, share in ray.get(asked_for):
        results.setdefault((one, other), []).append(share)
    for (one, other), shares in results.items():
        print(f"{one} wins {100 * sum(shares) / len(shares):.0f} of 100 games against {other}")
    ray.shutdown()


if __name__ == "__main__":
    main()
