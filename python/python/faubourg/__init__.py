"""Town-building board games for researchers.

Exact rules, seeded and replayable games, observations and action masks as NumPy arrays, batches of
thousands of games in one call, bots of every level, and environments for PettingZoo and Gymnasium.

>>> import faubourg
>>> game = faubourg.Game("welcome", seats=2, seed=7)
>>> game.choices()[:3]
['take 1', 'take 2', 'take 3']
>>> game.choose("take 1")

Seats are counted from 0 here, as arrays are; texts, records and views count them from 1.
"""

from ._faubourg import (
    Batch,
    Bot,
    Game,
    OptionsError,
    PositionError,
    RecordError,
    Refused,
    Setup,
    __version__,
    games,
    levels,
    options,
    simulate,
    verify,
)

GAMES: tuple[str, ...] = tuple(games())
"""The names of all games."""

LEVELS: tuple[str, ...] = tuple(name for name, _ in levels())
"""The names of the levels of bots, the weakest first."""

__all__ = [
    "GAMES",
    "LEVELS",
    "Batch",
    "Bot",
    "Game",
    "OptionsError",
    "PositionError",
    "RecordError",
    "Refused",
    "Setup",
    "__version__",
    "games",
    "levels",
    "options",
    "simulate",
    "verify",
]
