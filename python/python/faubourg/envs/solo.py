"""One seat of a game, for Gymnasium."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

import numpy as np
from gymnasium import Env, spaces
from numpy.typing import NDArray

from .._faubourg import Bot, Game, Setup
from .shared import check_reward, figures, final_reward, next_seed

if TYPE_CHECKING:
    from .._faubourg import OptionValue


class SoloEnv(Env[NDArray[Any], np.int64]):
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
            check_reward(reward)
        self.setup = Setup(game, 1 + len(opponents), options)
        self.bots = [Bot(level) for level in opponents]
        self.reward = reward
        self.penalty = penalty
        self.render_mode = render_mode
        self._scale = self.setup.scale if normalize else None
        if normalize:
            self.observation_space = spaces.Box(-np.inf, np.inf, (self.setup.figures,), np.float32)
        else:
            self.observation_space = figures(self.setup)
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
        whims = next_seed(None, self.np_random)
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
                reward = final_reward(self.reward, outcome, 0)
        return self._observation(), reward, outcome is not None, False, info

    def action_masks(self) -> NDArray[np.bool_]:
        """Return for every action whether it is legal now."""
        return self.game.action_mask(0)

    def render(self) -> str | None:
        """Return the board as text, as the own seat sees it."""
        return self.game.board(0) if self.render_mode == "ansi" else None
