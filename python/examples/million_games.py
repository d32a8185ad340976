"""A million games as a table, and what pandas makes of it.

pip install pandas
python examples/million_games.py --games 1000000 --threads 2
"""

from __future__ import annotations

import argparse
import time
from typing import Any

import faubourg


def columns(games: int, levels: list[str], threads: int, seed: int = 1) -> dict[str, Any]:
    """Play the games and return the columns of the table: a row for each seat of each game."""
    played = faubourg.simulate("welcome", games, levels=levels, threads=threads, seed=seed)
    ends = played.pop("ends")
    played["end"] = [ends[end] for end in played["end"]] if games < 100_000 else played["end"]
    return played


def main() -> None:
    """Play and analyse as the command line asks."""
    try:
        import pandas
    except ModuleNotFoundError:
        raise SystemExit("pandas is missing: pip install pandas") from None

    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=1_000_000)
    parser.add_argument("--levels", default="random,random", help="a level for each seat")
    parser.add_argument("--threads", type=int, default=1)
    asked = parser.parse_args()
    started = time.perf_counter()
    table = pandas.DataFrame(columns(asked.games, asked.levels.split(","), asked.threads))
    seconds = time.perf_counter() - started
    print(f"{asked.games} games in {seconds:.1f} s, {asked.games / seconds:.0f} a second\n")
    won = table.assign(won=table["rank"] == 1)
    print(won.groupby("seat").agg({"score": ["mean", "std"], "won": "mean", "rounds": "mean"}))
    categories = [name for name in table.columns[7:] if table[name].abs().sum() > 0]
    print("\nWhat the winners have more of than the losers:")
    means = won.groupby("won")[categories].mean()
    print((means.loc[True] - means.loc[False]).sort_values(ascending=False).round(2))
    print("\nHow games end:")
    print(table[table["seat"] == 0]["end"].value_counts(normalize=True).round(4))
    print("\nHow the parts of a score go with the whole:")
    print(table[categories].corrwith(table["score"]).sort_values(ascending=False).round(2))


if __name__ == "__main__":
    main()
