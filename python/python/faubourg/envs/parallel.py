"""A game with everyone choosing at once, for PettingZoo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import ParallelEnv

from .._faubourg import Setup
from .shared import Observation, check_reward, figures, final_reward, next_seed

if TYPE_CHECKING:
    from .._faubourg import OptionValue


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
        check_reward(reward)
        self.setup = Setup(game, seats, options)
        self.reward = reward
        self.penalty = penalty
        self.render_mode = render_mode
        self.wait = self.setup.actions
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = spaces.Dict(
            {
                "observation": figures(self.setup),
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
        self.game = self.setup.start(next_seed(seed, self._random))
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
                rewards[agent] += final_reward(self.reward, outcome, self._seats[agent])
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
