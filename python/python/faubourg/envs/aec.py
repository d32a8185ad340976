"""A game turn by turn, for PettingZoo."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, ClassVar

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from .._faubourg import Setup
from .shared import Observation, check_reward, figures, final_reward, next_seed

if TYPE_CHECKING:
    from .._faubourg import OptionValue


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
        check_reward(reward)
        self.setup = Setup(game, seats, options)
        self.reward = reward
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        space = spaces.Dict(
            {
                "observation": figures(self.setup),
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
        self.game = self.setup.start(next_seed(seed, self._random))
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
                self.rewards[other] = final_reward(self.reward, outcome, self._seats[other])
                self.terminations[other] = True
                self.infos[other] = {"score": outcome["scores"][self._seats[other]]}
            self.agent_selection = self.agents[0]
        self._accumulate_rewards()

    def render(self) -> str | None:
        """Return the board as text, as someone sees it who looks on."""
        return self.game.board() if self.render_mode == "ansi" else None

    def close(self) -> None:
        """Do nothing: there is nothing to close."""
