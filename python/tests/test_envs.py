"""The environments pass the tests of those who defined them."""

from __future__ import annotations

import warnings
from typing import Any

import numpy as np
import pytest
from faubourg.envs import SoloEnv, aec_env, parallel_env
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, parallel_api_test, parallel_seed_test, seed_test

ENVS: list[tuple[str, int, dict[str, Any]]] = [
    ("welcome", 2, {}),
    ("welcome", 3, {"edition": "2023", "sheet": "halloween", "expert": True}),
    ("dream", 2, {}),
    ("welkin", 2, {}),
    ("bienvenue", 2, {}),
]


@pytest.mark.parametrize(("game", "seats", "options"), ENVS)
def test_turn_by_turn(game: str, seats: int, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        # It recommends observations that are images or lie between 0 and 1.
        warnings.simplefilter("ignore")
        api_test(aec_env(game, seats, options=options), num_cycles=300)


@pytest.mark.parametrize(("game", "seats", "options"), ENVS)
def test_all_at_once(game: str, seats: int, options: dict[str, Any]) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        parallel_api_test(parallel_env(game, seats, options=options), num_cycles=300)


def test_seeds() -> None:
    seed_test(aec_env, num_cycles=60)
    parallel_seed_test(parallel_env, num_cycles=60)


@pytest.mark.parametrize("reward", ["win", "score", "margin"])
def test_the_end_is_rewarded(reward: str) -> None:
    env = aec_env(reward=reward, render_mode="ansi")
    env.reset(seed=1)
    total = dict.fromkeys(env.possible_agents, 0.0)
    for agent in env.agent_iter():
        observation, gained, over, _, info = env.last()
        total[agent] += gained
        mask = observation["action_mask"]
        env.step(None if over else int(np.random.default_rng(0).choice(np.flatnonzero(mask))))
        if over:
            assert "score" in info
    outcome = env.game.outcome
    assert outcome is not None
    if reward == "score":
        assert list(total.values()) == outcome["scores"]
    else:
        assert sum(total.values()) == 0 or outcome["ranks"] == [1, 1]
    assert len(env.render() or "") > 100


@pytest.mark.parametrize("opponents", [(), ("newcomer",)])
@pytest.mark.parametrize("normalize", [True, False])
def test_one_seat(opponents: tuple[str, ...], normalize: bool) -> None:
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        check_env(SoloEnv(opponents=opponents, normalize=normalize), skip_render_check=True)


def test_one_seat_played_to_the_end() -> None:
    env = SoloEnv("welcome", options={"edition": "2023", "sheet": "eggs"}, render_mode="ansi")
    env.reset(seed=3)
    start = env.game.score(0)["total"]
    whims = np.random.default_rng(1)
    total, over = 0.0, False
    info: dict[str, Any] = {}
    while not over:
        action = whims.choice(np.flatnonzero(env.action_masks()))
        _, gained, over, _, info = env.step(action)
        total += gained
    assert info["score"] == start + total
    illegal = env.step(0)
    assert illegal[1] == -1.0
    assert illegal[4] == {"illegal": True}


def test_what_is_not_legal_all_at_once_costs_and_changes_nothing() -> None:
    env = parallel_env(penalty=3.0)
    before, _ = env.reset(seed=1)
    legal = env.game.legal_actions(0)[0]
    after, rewards, *_, infos = env.step({"seat_0": legal, "seat_1": env.wait})
    assert rewards == {"seat_0": 0.0, "seat_1": -3.0}
    assert infos["seat_1"] == {"illegal": True}
    assert (before["seat_1"]["observation"] == after["seat_1"]["observation"]).all()
