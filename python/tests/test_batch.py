"""Many games at once."""

from __future__ import annotations

from typing import Any, TypeAlias

import faubourg
import numpy as np
import pytest
from faubourg import Batch, Game

Given: TypeAlias = tuple[str, int, dict[str, Any]]


def test_arrays_tell_of_every_game_what_the_game_itself_tells(setup: Given) -> None:
    name, seats, options = setup
    batch = Batch(name, 6, seats, seed=1, options=options)
    assert batch.observations is not None
    assert batch.masks is not None
    for step in range(40):
        batch.step(batch.sample())
        if step % 8:
            continue
        for index in range(len(batch)):
            game = batch.game(index)
            assert game.current == batch.seats[index]
            assert (game.observation() == batch.observations[index]).all()
            assert (game.action_mask() == batch.masks[index]).all()
            assert set(batch.legal_actions(index)) == set(np.flatnonzero(batch.masks[index]))


def test_the_same_seed_gives_the_same_games_on_any_number_of_threads() -> None:
    one, two = (Batch(games=33, seed=4, threads=threads) for threads in (1, 3))
    assert one.observations is not None
    assert two.observations is not None
    assert one.masks is not None
    assert two.masks is not None
    for _ in range(300):
        actions = one.sample()
        assert (two.sample() == actions).all()
        one.step(actions)
        two.step(actions)
        assert np.array_equal(one.observations, two.observations)
        assert (one.rewards == two.rewards).all()
        assert (one.dones == two.dones).all()
    assert one.finished == two.finished > 33
    one.reset()
    two.reset(4)
    assert np.array_equal(one.observations, two.observations)
    assert np.array_equal(one.masks, two.masks)
    assert one.finished == 0


def test_ended_games_are_rewarded_and_new_ones_begin() -> None:
    batch = Batch(games=16, seed=2, reward="win")
    scores = Batch(games=16, seed=2, reward="score")
    margins = Batch(games=16, seed=2, reward="margin")
    ended = 0
    for _ in range(400):
        actions = batch.sample()
        for each in (batch, scores, margins):
            each.step(actions)
        for index in np.flatnonzero(batch.dones):
            ended += 1
            points = batch.scores[index]
            assert (scores.rewards[index] == points).all()
            assert margins.rewards[index].tolist() == [points[0] - points[1], points[1] - points[0]]
            assert set(batch.rewards[index].tolist()) in ({1.0, -1.0}, {1.0})
            assert batch.game(index).round == 1
            assert 50 < batch.lengths[index] < 400
        assert not batch.rewards[~batch.dones].any()
    assert ended == batch.finished > 16


def test_gains_add_up_to_the_score() -> None:
    batch = Batch("welcome", 8, 2, seed=3, reward="gain")
    start = np.array([[batch.game(i).score(s)["total"] for s in range(2)] for i in range(8)])
    total = start.astype(np.float32)
    ended = 0
    for _ in range(300):
        batch.step(batch.sample())
        total += batch.rewards
        for index in np.flatnonzero(batch.dones):
            assert (total[index] == batch.scores[index]).all()
            total[index] = [batch.game(index).score(seat)["total"] for seat in range(2)]
            ended += 1
    assert ended > 8


def test_bots_play_the_seats_they_are_given() -> None:
    batch = Batch(games=4, seed=5, players=[None, "architect"], reward="win")
    for _ in range(200):
        batch.step(batch.sample())
        assert (batch.seats == 0).all()
        for index in np.flatnonzero(batch.dones):
            assert batch.scores[index, 1] > batch.scores[index, 0]
    assert batch.finished >= 4
    with pytest.raises(ValueError, match="every seat"):
        Batch(games=1, players=["random", "random"])


def test_an_illegal_action_is_named_and_nothing_is_done() -> None:
    batch = Batch(games=3, seed=6)
    assert batch.observations is not None
    before = batch.observations.copy()
    actions = batch.sample()
    actions[1] = batch.setup.action_names.index("done")
    with pytest.raises(faubourg.Refused, match=r"game 1: action .*`done`"):
        batch.step(actions)
    with pytest.raises(faubourg.Refused, match="game 0: action -1"):
        batch.step([-1, 0, 0])
    with pytest.raises(ValueError, match="expected 3"):
        batch.step([0])
    with pytest.raises(ValueError, match="whole numbers"):
        batch.step([0.5, 0.5, 0.5])
    assert (batch.observations == before).all()
    batch.step(np.array(batch.sample(), dtype=np.int64))
    with pytest.raises(ValueError, match="no reward"):
        Batch(reward="fame")


def test_random_steps_keep_the_arrays_true() -> None:
    batch = Batch("welkin", 5, 2, seed=7)
    assert batch.masks is not None
    assert batch.observations is not None
    assert batch.random_steps(2000) == batch.finished >= 5
    for index in range(5):
        game = batch.game(index)
        assert (game.action_mask() == batch.masks[index]).all()
        assert (game.observation() == batch.observations[index]).all()
    quiet = Batch(games=5, observations=False, masks=False)
    assert quiet.observations is None
    assert quiet.masks is None
    quiet.random_steps(500)
    assert quiet.finished > 5


def test_game_i_has_the_cards_of_simulation_i() -> None:
    batch = Batch(games=2, seed=1)
    assert batch.game(0).view(0) == Game(seed=1).view(0)
