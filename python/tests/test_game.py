"""Single games: choices, actions, observations, undo, imagined games, records, positions, bots."""

from __future__ import annotations

import copy
import json
import pickle
import random
from typing import Any, TypeAlias

import faubourg
import numpy as np
import pytest
from faubourg import Bot, Game, Setup

Given: TypeAlias = tuple[str, int, dict[str, Any]]


def begin(setup: Given, seed: int = 3) -> Game:
    name, seats, options = setup
    return Game(name, seats, seed=seed, options=options)


def play(game: Game, whims: random.Random, most: int = 10_000) -> None:
    """Plays on at random, by actions."""
    for _ in range(most):
        actions = game.legal_actions()
        if not actions:
            return
        game.step(whims.choice(actions))


def test_every_game_and_level_is_there() -> None:
    assert faubourg.GAMES == ("welcome", "dream", "welkin", "bienvenue")
    assert faubourg.LEVELS == ("random", "newcomer", "neighbour", "architect", "mayor")
    edition = faubourg.options("welcome")[0]
    assert edition["name"] == "edition"
    assert edition["values"] == ["2018", "2023"]


def test_actions_choices_and_masks_tell_the_same(setup: Given) -> None:
    game = begin(setup)
    names = game.setup.action_names
    assert len(names) == len(set(names)) == game.setup.actions
    whims = random.Random(1)
    for _ in range(400):
        seat = game.current
        if seat is None:
            break
        choices, actions, mask = game.choices(), game.legal_actions(), game.action_mask()
        assert len(choices) == len(actions) == len(set(actions)) > 0
        assert sorted(actions) == np.flatnonzero(mask).tolist()
        for choice, action in zip(choices, actions, strict=True):
            assert game.action(choice) == action
            assert game.notation(action) == choice
            if game.setup.absolute:
                assert names[action] == choice
        place = whims.randrange(len(choices))
        other = game.clone()
        other.choose(choices[place])
        game.step(actions[place])
        assert other.view(seat) == game.view(seat)


def test_observations_tell_what_the_seat_knows_and_no_more(setup: Given) -> None:
    game = begin(setup)
    names, scale = game.setup.figure_names, game.setup.scale
    assert len(names) == len(set(names)) == game.setup.figures == len(scale)
    assert (scale >= 1).all()
    whims = random.Random(2)
    out = np.zeros(game.setup.figures, np.int16)
    for number in range(60):
        play(game, whims, 5)
        for seat in range(game.seats):
            own = game.observation(seat)
            assert own.dtype == np.int16
            assert own.shape == (game.setup.figures,)
            imagined = game.reimagine(seat, seed=number)
            assert imagined.view(seat) == game.view(seat)
            assert (imagined.observation(seat) == own).all()
            assert game.observation(seat, out) is out
            assert (out == own).all()
    assert game.observation(0)[names.index("round")] == game.round


def test_the_same_seed_deals_the_same_cards() -> None:
    one, same, other = (Game(seed=seed) for seed in (1, 1, 2))
    assert one.view(0) == same.view(0)
    assert one.view(0) != other.view(0)
    assert one.seed == "1a6c4a73c8459315871c788b2b47994e"
    assert Game(seed=one.seed).view(0) == one.view(0)
    assert Game().seed != Game().seed


def test_refusals_name_the_rule_and_change_nothing() -> None:
    game = Game(seed=1)
    before = game.view(0)
    with pytest.raises(faubourg.Refused, match="not now"):
        game.choose("done")
    with pytest.raises(faubourg.Refused, match="not understood"):
        game.choose("dance")
    with pytest.raises(faubourg.Refused, match="`done`"):
        game.step(game.action("done"))
    with pytest.raises(faubourg.Refused, match="no action"):
        game.step(10**6)
    with pytest.raises(ValueError, match="no seat 2"):
        game.choose("take 1", 2)
    assert game.view(0) == before


def test_wrong_options_are_explained() -> None:
    with pytest.raises(faubourg.OptionsError, match="there is no game `chess`"):
        Game("chess")
    with pytest.raises(faubourg.OptionsError, match="expected `2018`, `2023`"):
        Game(options={"edition": "1999"})
    with pytest.raises(faubourg.OptionsError, match="2 to 4"):
        Setup("welkin", 9)
    with pytest.raises(faubourg.OptionsError, match="grandmaster"):
        Bot("grandmaster")
    with pytest.raises(ValueError, match="hexadecimal"):
        Game(seed="xyz")


def test_choices_can_be_taken_back_until_the_round_ends() -> None:
    game = Game(seed=4)
    before = game.view(0)
    game.choose("take 2", 0)
    game.choose("take 1", 1)
    game.step(game.legal_actions(0)[0], 0)
    game.undo(0)
    assert game.undo(0) == "take 2"
    after = game.view(0)
    assert after["turn"] == before["turn"]
    with pytest.raises(faubourg.Refused, match="nothing to take back"):
        game.undo(0)
    game.choose("take 2", 0)
    game.restart(0)
    assert game.choices(0)[0] == "take 1"
    assert game.choices(1)[0].startswith("write")


def test_a_clone_goes_its_own_way() -> None:
    game = Game(seed=5)
    clones = [game.clone(), copy.copy(game), copy.deepcopy(game)]
    game.choose("take 1")
    for clone in clones:
        assert clone.choices()[0] == "take 1"
        clone.choose("take 1")
        assert clone.view(0) == game.view(0)
    again = pickle.loads(pickle.dumps(game))
    assert again.view(0) == game.view(0)
    assert pickle.loads(pickle.dumps(game.setup)) == game.setup


def test_records_replay_and_damaged_ones_are_refused(setup: Given) -> None:
    game = begin(setup)
    assert faubourg.verify(game.record()) is None
    play(game, random.Random(3))
    outcome = game.outcome
    assert outcome is not None
    assert game.over
    line = game.record()
    result = faubourg.verify(line)
    assert result is not None
    assert result["scores"] == outcome["scores"]
    again = Game.from_record(json.loads(line))
    assert again.record() == line
    assert again.view(0) == game.view(0)
    damaged = json.loads(line)
    damaged["result"]["scores"][0] += 1
    with pytest.raises(faubourg.RecordError, match="result"):
        faubourg.verify(damaged)


def test_positions_read_back(setup: Given) -> None:
    game = begin(setup)
    whims = random.Random(4)
    play(game, whims, 40)
    if game.over:
        pytest.skip("the game was short")
    position = game.position()
    again = Game.from_position(json.dumps(position), seed=9)
    assert again.position() == position
    play(again, whims)
    assert again.over
    assert faubourg.verify(again.record()) is not None
    with pytest.raises(faubourg.PositionError):
        Game.from_position({**position, "round": "seven"})


def test_what_makes_no_sense_is_refused_in_words() -> None:
    with pytest.raises(ValueError, match="-1 is out of range: expected a whole number, 0 or more"):
        Game("welcome", seats=-1)
    with pytest.raises(ValueError, match="-1 is out of range"):
        Game("welcome").step(-1)
    with pytest.raises(TypeError):
        Game("welcome", seats="two")  # type: ignore[arg-type]
    with pytest.raises(faubourg.PositionError, match="expected a dictionary, or its JSON"):
        Game.from_position("x")
    with pytest.raises(faubourg.PositionError, match="game: expected the name of a game"):
        Game.from_position({})
    with pytest.raises(faubourg.RecordError, match="expected a JSON object"):
        faubourg.verify("hello")
    with pytest.raises(ValueError, match="expected a whole number, 1 or more"):
        faubourg.simulate("welcome", 0)


def test_imagined_games_differ_in_what_comes_and_have_no_history() -> None:
    game = Game(seed=6)
    play(game, random.Random(5), 30)
    futures = set()
    for seed in range(8):
        imagined = game.reimagine(0, seed=seed)
        assert imagined.view(0) == game.view(0)
        assert imagined.seed is None
        play(imagined, random.Random(0))
        futures.add(json.dumps(imagined.view()))
    assert len(futures) == 8
    with pytest.raises(ValueError, match="imagined"):
        game.reimagine(0).record()


def test_bots_of_every_level_choose_legally(setup: Given) -> None:
    quick = [level for level in faubourg.LEVELS if level != "mayor"]
    for level in quick:
        game = begin(setup)
        bots = [Bot(level, seed=seat) for seat in range(game.seats)]
        for _ in range(12):
            seat = game.current
            if seat is None:
                break
            choice = bots[seat].choose(game)
            assert choice in game.choices()
            game.choose(choice)


def test_the_mayor_thinks_and_a_bot_may_change_games() -> None:
    bot = Bot("mayor")
    game = Game(seed=7)
    assert bot.choose(game) in game.choices()
    other = Game("welkin", 2, seed=7)
    assert bot.choose(other) in other.choices()
    assert bot.action(other) in other.legal_actions()
    bot.sit_down(1)
    assert bot.level == "mayor"
    game.choose(bot.choose(game, 0), 0)
    with pytest.raises(ValueError, match="owes no choice"):
        Bot("random").choose(other, 1 - other.waiting[0])


def test_levels_play_games_out_and_scores_add_up() -> None:
    game = Game(seed=8)
    assert len(game.rollout(seed=1)) == 2
    assert game.round == 1
    game.play_out(["architect", "random"], seed=2)
    outcome = game.outcome
    assert outcome is not None
    assert outcome["ranks"] == [1, 2]
    for seat, parts in enumerate(outcome["parts"]):
        assert sum(parts.values()) == outcome["scores"][seat]
        assert game.score(seat)["total"] == outcome["scores"][seat]
    assert faubourg.verify(game.record()) is not None
    assert "houses" in game.board() or len(game.board()) > 100


def test_simulations_repeat_and_have_a_row_for_each_seat() -> None:
    one = faubourg.simulate("welcome", 50, seats=3, seed=5)
    two = faubourg.simulate("welcome", 50, seats=3, seed=5, threads=2)
    for name, column in one.items():
        if name != "ends":
            assert len(column) == 150
            assert (column == two[name]).all()
    strong = faubourg.simulate("welcome", 6, levels=["architect", "random"])
    assert strong["rank"].tolist() == [1, 2] * 6
    assert [one["ends"][end] for end in one["end"][:3]] == ["refusals"] * 3 or one["ends"]
