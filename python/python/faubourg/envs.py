"""Environments for PettingZoo (turn by turn, and all at once) and for Gymnasium.

``pip install faubourg[envs]`` installs what they need.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any, ClassVar, TypeAlias

import gymnasium
import numpy as np
from gymnasium import spaces
from numpy.typing import NDArray
from pettingzoo import AECEnv, ParallelEnv

from ._faubourg import Bot, Game, Setup

if TYPE_CHECKING:
    from ._faubourg import OptionValue

__all__ = ["SoloEnv", "aec_env", "parallel_env"]

Observation: TypeAlias = dict[str, NDArray[Any]]


def _reward(name: str, outcome: Mapping[str, Any], seat: int) -> float:
    """Return what the end of a game brings a seat."""
    scores: list[int] = outcome["scores"]
    match name:
        case "win":
            last = max(len(scores), 2) - 1
            return 1.0 - 2.0 * float(outcome["ranks"][seat] - 1) / last
        case "score":
            return float(scores[seat])
        case "margin":
            others = [score for other, score in enumerate(scores) if other != seat]
            return float(scores[seat] - max(others, default=0))
        case _:
            raise ValueError(f"there is no reward `{name}`: expected `win`, `score` or `margin`")


def _figures(setup: Setup) -> spaces.Box:
    return spaces.Box(-32768, 32767, (setup.figures,), np.int16)


def _seed(given: int | None, generator: np.random.Generator) -> int:
    """Return the seed of the next game."""
    return int(generator.integers(2**63)) if given is None else given


class aec_env(AECEnv[str, Observation, int]):  # noqa: N801
    """A game turn by turn, as PettingZoo's AEC API has it.

    Agents are called ``seat_0``, ``seat_1`` and so on. An observation is a dictionary with the
    ``observation``, a row of figures, and the ``action_mask``. Rewards come at the end.
    """

    metadata: ClassVar[dict[str, Any]] = {
        "name": "faubourg_v0",
        "render_modes": ["ansi"],
        "is_parallelizable": False,
    }

    def __init__(
        self,
        game: str = "welcome",
        seats: int = 2,
        *,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = "win",
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        _reward(reward, {"scores": [0, 0], "ranks": [1, 1]}, 0)
        self.setup = Setup(game, seats, options)
        self.reward = reward
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = spaces.Dict(
            {
                "observation": _figures(self.setup),
                "action_mask": spaces.Box(0, 1, (self.setup.actions,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        action: spaces.Discrete = spaces.Discrete(self.setup.actions)
        self.action_spaces = {
            agent: spaces.Discrete(int(action.n)) for agent in self.possible_agents
        }
        self._random = np.random.default_rng()
        self.game = self.setup.start(0)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a new game. The same seed deals the same cards."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.game = self.setup.start(_seed(seed, self._random))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = f"seat_{self.game.current}"

    def observe(self, agent: str) -> Observation:
        """Return what an agent knows, and what it may do now."""
        seat = self._seats[agent]
        return {
            "observation": self.game.observation(seat),
            "action_mask": self.game.action_mask(seat).astype(np.int8),
        }

    def step(self, action: int | None) -> None:
        """Make the choice of the agent whose turn it is."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        if action is None:
            raise ValueError(f"{agent} owes a choice: expected an action")
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        self.game.step(int(action), self._seats[agent])
        outcome = self.game.outcome
        if outcome is None:
            self.agent_selection = f"seat_{self.game.current}"
        else:
            for other in self.agents:
                self.rewards[other] = _reward(self.reward, outcome, self._seats[other])
                self.terminations[other] = True
                self.infos[other] = {"score": outcome["scores"][self._seats[other]]}
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the board as text, as someone sees it who looks on."""
        return self.game.board() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class parallel_env(ParallelEnv[str, Observation, int]):  # noqa: N801
    """A game with everyone choosing at once, as PettingZoo's parallel API has it.

    The last action is to wait. It is the only one for a seat that owes no choice, since it is done
    with its turn, or since it is somebody else's. An action that is not legal changes nothing and
    costs ``penalty``.
    """

    metadata: ClassVar[dict[str, Any]] = {"name": "faubourg_parallel_v0", "render_modes": ["ansi"]}

    def __init__(
        self,
        game: str = "welcome",
        seats: int = 2,
        *,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = "win",
        penalty: float = 1.0,
        render_mode: str | None = None,
    ) -> None:
        _reward(reward, {"scores": [0, 0], "ranks": [1, 1]}, 0)
        self.setup = Setup(game, seats, options)
        self.reward = reward
        self.penalty = penalty
        self.render_mode = render_mode
        self.wait = self.setup.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = spaces.Dict(
            {
                "observation": _figures(self.setup),
                "action_mask": spaces.Box(0, 1, (self.wait + 1,), np.int8),
            }
        )
        self.observation_spaces = dict.fromkeys(self.possible_agents, space)
        self.action_spaces = {
            agent: spaces.Discrete(self.wait + 1) for agent in self.possible_agents
        }
        self._random = np.random.default_rng()
        self.game = self.setup.start(0)
        self.agents: list[str] = []

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's observations."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """Return the space of an agent's actions."""
        return self.action_spaces[agent]

    def reset(
        self, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[dict[str, Observation], dict[str, dict[str, Any]]]:
        """Begin a new game. The same seed deals the same cards."""
        if seed is not None:
            self._random = np.random.default_rng(seed)
        self.game = self.setup.start(_seed(seed, self._random))
        self.agents = self.possible_agents[:]
        return self._observations(), {agent: {} for agent in self.agents}

    def _observations(self) -> dict[str, Observation]:
        return {agent: self._observation(self._seats[agent]) for agent in self.agents}

    def _observation(self, seat: int) -> Observation:
        mask = np.zeros(self.wait + 1, np.int8)
        mask[:-1] = self.game.action_mask(seat)
        mask[-1] = not mask.any()
        return {"observation": self.game.observation(seat), "action_mask": mask}

    def step(
        self, actions: dict[str, int]
    ) -> tuple[
        dict[str, Observation],
        dict[str, float],
        dict[str, bool],
        dict[str, bool],
        dict[str, dict[str, Any]],
    ]:
        """Make the choices of all seats that owe one."""
        rewards = dict.fromkeys(self.agents, 0.0)
        infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        waiting = self.game.waiting
        for agent, seat in self._seats.items():
            action = int(actions[agent])
            if seat in waiting and action in self.game.legal_actions(seat):
                self.game.step(action, seat)
            elif seat in waiting or action != self.wait:
                rewards[agent] = -self.penalty
                infos[agent] = {"illegal": True}
        outcome = self.game.outcome
        over = outcome is not None
        observations = self._observations()
        if outcome is not None:
            for agent in self.agents:
                rewards[agent] += _reward(self.reward, outcome, self._seats[agent])
                infos[agent] |= {"score": outcome["scores"][self._seats[agent]]}
        terminations = dict.fromkeys(self.agents, over)
        truncations = dict.fromkeys(self.agents, False)
        if over:
            self.agents = []
        return observations, rewards, terminations, truncations, infos

    def render(self) -> str | None:
        """Return the board as text, as someone sees it who looks on."""
        return self.game.board() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""


class SoloEnv(gymnasium.Env[NDArray[Any], np.int64]):
    """One seat of a game, as Gymnasium has it: alone at the table, or against bots.

    ``opponents`` are the levels of the bots in the other seats. An action that is not legal changes
    nothing and costs ``penalty``; ``action_masks()`` tells which are, as ``sb3-contrib`` asks for
    it. With ``normalize`` observations are floats near -1 to 1.

    ``reward`` is ``gain`` (after every choice what it added to the score; in all, the final score)
    or what comes at the end: ``score``, ``win`` or ``margin``.
    """

    metadata = {"render_modes": ["ansi"]}  # noqa: RUF012

    def __init__(
        self,
        game: str = "welcome",
        opponents: Sequence[str] = (),
        *,
        options: Mapping[str, OptionValue] | None = None,
        reward: str = "gain",
        normalize: bool = True,
        penalty: float = 1.0,
        render_mode: str | None = None,
    ) -> None:
        if reward != "gain":
            _reward(reward, {"scores": [0, 0], "ranks": [1, 1]}, 0)
        self.setup = Setup(game, 1 + len(opponents), options)
        self.bots = [Bot(level) for level in opponents]
        self.reward = reward
        self.penalty = penalty
        self.render_mode = render_mode
        self._scale = self.setup.scale if normalize else None
        if normalize:
            self.observation_space = spaces.Box(-np.inf, np.inf, (self.setup.figures,), np.float32)
        else:
            self.observation_space = _figures(self.setup)
        self.action_space = spaces.Discrete(self.setup.actions)
        self.game: Game = self.setup.start(0)
        self._points = 0

    def _observation(self) -> NDArray[Any]:
        figures = self.game.observation(0)
        return figures if self._scale is None else (figures / self._scale).astype(np.float32)

    def _let_bots_play(self) -> None:
        """Let the bots choose until the own seat owes a choice."""
        while (seat := self.game.current) is not None and seat != 0:
            self.game.step(self.bots[seat - 1].action(self.game, seat), seat)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[NDArray[Any], dict[str, Any]]:
        """Begin a new game. The same seed deals the same cards."""
        super().reset(seed=seed)
        whims = _seed(None, self.np_random)
        self.game = self.setup.start(whims)
        for bot in self.bots:
            bot.sit_down(whims)
        self._let_bots_play()
        self._points = self.game.score(0)["total"]
        return self._observation(), {}

    def step(
        self, action: np.int64 | int
    ) -> tuple[NDArray[Any], float, bool, bool, dict[str, Any]]:
        """Make a choice, and let the others make theirs."""
        if int(action) not in self.game.legal_actions(0):
            return self._observation(), -self.penalty, self.game.over, False, {"illegal": True}
        self.game.step(int(action), 0)
        self._let_bots_play()
        outcome = self.game.outcome
        reward = 0.0
        info: dict[str, Any] = {}
        if self.reward == "gain":
            points = self.game.score(0)["total"] if outcome is None else outcome["scores"][0]
            reward = float(points - self._points)
            self._points = points
        if outcome is not None:
            info = {"score": outcome["scores"][0], "rank": outcome["ranks"][0]}
            if self.reward != "gain":
                reward = _reward(self.reward, outcome, 0)
        return self._observation(), reward, outcome is not None, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return for every action whether it is legal now."""
        return self.game.action_mask(0)

    def render(self) -> str | None:
        """Return the board as text, as the own seat sees it."""
        return self.game.board(0) if self.render_mode == "ansi" else None
