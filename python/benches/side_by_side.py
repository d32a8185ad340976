"""How fast this is, beside others on the same machine and in the same minute.

    pip install open_spiel
    python benches/side_by_side.py --faubourg ../target/release/faubourg

Everything runs on one core and is measured in seconds of its processor. The first part steps
two-seat random games of Welcome through the batched interface and compares with ``faubourg sim``,
the same game in the binary. The second part plays games from Python choice by choice and compares
with the same loop over OpenSpiel's bridge.
Measurements take turns, and the best of each counts: others at work on the machine only slow down.
"""

from __future__ import annotations

import argparse
import json
import random
import resource
import subprocess
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import faubourg
import numpy as np

SECONDS = 1.0


def sim(binary: Path, games: int) -> float:
    """Return the choices a second of ``faubourg sim``."""
    words = [binary, "sim", "welcome", "--seats", "2", "--games", games, "--jobs", "1", "--json"]
    before = resource.getrusage(resource.RUSAGE_CHILDREN)
    told = subprocess.run([*map(str, words)], check=True, capture_output=True, text=True).stdout
    after = resource.getrusage(resource.RUSAGE_CHILDREN)
    seconds = after.ru_utime + after.ru_stime - before.ru_utime - before.ru_stime
    return float(json.loads(told)["choices"] / seconds)


def batched(games: int, *, masks: bool, observations: bool) -> float:
    """Return the choices a second of a batch that is stepped with sampled actions."""
    batch = faubourg.Batch(games=games, masks=masks, observations=observations, seed=1)
    actions = batch.sample()
    steps, started = 0, time.process_time()
    while (seconds := time.process_time() - started) < SECONDS:
        for _ in range(20):
            batch.step(batch.sample(actions))
        steps += 20
    return steps * games / seconds


def rolled(games: int) -> float:
    """Return the choices a second of a batch that plays at random by itself."""
    batch = faubourg.Batch(games=games, masks=False, observations=False, seed=1)
    steps, started = 0, time.process_time()
    while (seconds := time.process_time() - started) < SECONDS:
        batch.random_steps(200)
        steps += 200
    return steps * games / seconds


def by_choice() -> float:
    """Return the choices a second of a loop in Python that picks one of the legal actions."""
    uniform = random.Random(1).random
    setup = faubourg.Setup("welcome", 2)
    steps, seed, started = 0, 0, time.process_time()
    while (seconds := time.process_time() - started) < SECONDS:
        game = setup.start(seed)
        seed += 1
        while actions := game.legal_actions():
            game.step(actions[int(uniform() * len(actions))])
            steps += 1
    return steps / seconds


def by_sample() -> float:
    """Return the choices a second of a loop in Python that has its actions sampled."""
    setup = faubourg.Setup("welcome", 2)
    steps, seed, started = 0, 0, time.process_time()
    while (seconds := time.process_time() - started) < SECONDS:
        game = setup.start(seed)
        seed += 1
        while (action := game.sample()) is not None:
            game.step(action)
            steps += 1
    return steps / seconds


def open_spiel(name: str) -> float:
    """Return the choices a second of the loop that OpenSpiel's ``example.py`` has."""
    import pyspiel

    game = pyspiel.load_game(name)
    steps, started = 0, time.process_time()
    while (seconds := time.process_time() - started) < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            if state.is_chance_node():
                outcomes, chances = zip(*state.chance_outcomes(), strict=True)
                state.apply_action(np.random.choice(outcomes, p=chances))
            else:
                state.apply_action(random.choice(state.legal_actions(state.current_player())))
            steps += 1
    return steps / seconds


def open_spiel_lean(name: str) -> float:
    """Return the choices a second of the same loop as lean as it gets."""
    import pyspiel

    uniform = random.Random(1).random
    game = pyspiel.load_game(name)
    steps, started = 0, time.process_time()
    while (seconds := time.process_time() - started) < SECONDS:
        state = game.new_initial_state()
        while not state.is_terminal():
            # At a chance node these are the outcomes; in bridge each is equally likely.
            actions = state.legal_actions()
            state.apply_action(actions[int(uniform() * len(actions))])
            steps += 1
    return steps / seconds


def main() -> None:
    """Measure and print a table."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--faubourg", type=Path, default=None, help="the release binary")
    parser.add_argument("--games", type=int, default=1024, help="games of a batch")
    parser.add_argument("--rounds", type=int, default=5)
    asked = parser.parse_args()
    games: int = asked.games
    measures: dict[str, Callable[[], float]] = {}
    if asked.faubourg is not None:
        measures["faubourg sim"] = lambda: sim(asked.faubourg, 60_000)
    measures |= {
        "batch, played at random in one call": lambda: rolled(games),
        "batch, step(sample())": lambda: batched(games, masks=False, observations=False),
        "batch, step(sample()), masks": lambda: batched(games, masks=True, observations=False),
        "batch, step(sample()), masks and observations": lambda: batched(
            games, masks=True, observations=True
        ),
        "choice by choice, legal_actions()": by_choice,
        "choice by choice, sample()": by_sample,
    }
    # With the default it solves every deal double dummy, which takes a third of a second.
    bridge = "bridge(use_double_dummy_result=false)"
    try:
        import pyspiel  # noqa: F401
    except ImportError:
        print("open_spiel is not installed: nothing to compare the loop in Python with")
    else:
        measures["OpenSpiel, bridge, as in its example"] = lambda: open_spiel(bridge)
        measures["OpenSpiel, bridge, leanest loop"] = lambda: open_spiel_lean(bridge)
    best: dict[str, Any] = dict.fromkeys(measures, 0.0)
    for _ in range(asked.rounds):
        for name, measure in measures.items():
            best[name] = max(best[name], measure())
    reference = best.get("faubourg sim")
    for name, speed in best.items():
        beside = f"{speed / reference:6.2f} of sim" if reference else ""
        print(f"{name:48} {speed:12,.0f} choices/s {beside}")
    for own in (name for name in best if name.startswith("choice by choice")):
        for other in (name for name in best if name.startswith("OpenSpiel")):
            print(f"{own}: {best[own] / best[other]:.1f} times {other}")


if __name__ == "__main__":
    main()
