"""What the compiled part of the package offers."""

from collections.abc import Mapping, Sequence
from os import PathLike
from typing import Any, SupportsIndex, TypeAlias, TypedDict

import numpy as np
from numpy.typing import ArrayLike, NDArray

__version__: str

OptionValue: TypeAlias = bool | int | str | PathLike[str] | Mapping[str, str]
"""A switch, a word, a year, the path of a data file, or its ``file`` name and ``text``."""

class Refused(ValueError):  # noqa: N818
    """The rules refuse a choice; the text says why."""

class OptionsError(ValueError):
    """No game can be played with these options."""

class PositionError(ValueError):
    """A position that cannot be."""

class RecordError(ValueError):
    """A record that cannot be believed."""

class Outcome(TypedDict):
    """How a game ended."""

    end: str
    scores: list[int]
    ranks: list[int]
    parts: list[dict[str, int]]

class Result(TypedDict):
    """The result a record tells of."""

    end: str
    scores: list[int]
    ranks: list[int]

class Option(TypedDict):
    """An option of a game."""

    name: str
    about: str
    values: list[str]
    default: str
    file: bool

def games() -> list[str]:
    """Return the names of all games."""

def levels() -> list[tuple[str, str]]:
    """Return the levels of bots, the weakest first, with what to expect of each."""

def options(game: str) -> list[Option]:
    """Return the options of a game."""

def verify(record: str | Mapping[str, Any]) -> Result | None:
    """Play a recorded game again and check everything it says.

    Return the result it records, or ``None`` if the game goes on. Raise :class:`RecordError` if the
    record cannot be believed.
    """

def simulate(
    game: str = "welcome",
    games: int = 1000,
    *,
    levels: Sequence[str] | None = None,
    seats: int = 2,
    seed: int = 1,
    options: Mapping[str, OptionValue] | None = None,
    threads: int = 1,
) -> dict[str, Any]:
    """Let bots play many games among themselves, without the GIL.

    Return columns with a row for each seat of each game: ``game``, ``seat``, ``score``, ``rank``,
    ``rounds``, ``choices``, ``end`` (an index into the list ``ends``), and one for each category of
    the score. Without ``levels`` everyone plays at random. Game i has the cards and the whims of
    game i of ``faubourg sim`` with the same seed.
    """

class Setup:
    """Which game is played, with which options, by how many; what its numbers mean."""

    def __init__(
        self,
        game: str = "welcome",
        seats: int = 2,
        options: Mapping[str, OptionValue] | None = None,
    ) -> None: ...
    @property
    def game(self) -> str:
        """The name of the game."""

    @property
    def seats(self) -> int:
        """How many sit at the table."""

    @property
    def options(self) -> dict[str, Any]:
        """Every option, defaults included."""

    @property
    def actions(self) -> int:
        """How many actions there are."""

    @property
    def action_names(self) -> list[str]:
        """What each action stands for, in order: notation, where it is absolute."""

    @property
    def absolute(self) -> bool:
        """Whether every action is always the same choice, the one its name says in notation."""

    @property
    def figures(self) -> int:
        """How many figures an observation has."""

    @property
    def figure_names(self) -> list[str]:
        """What each figure of an observation tells, in order."""

    @property
    def scale(self) -> NDArray[np.float32]:
        """About the largest each figure gets: divide by it to come near -1 to 1."""

    def start(self, seed: int | str | None = None, names: Sequence[str] | None = None) -> Game:
        """Begin a game."""

class Game:
    """A game being played."""

    def __init__(
        self,
        game: str = "welcome",
        seats: int = 2,
        *,
        seed: int | str | None = None,
        options: Mapping[str, OptionValue] | None = None,
        names: Sequence[str] | None = None,
    ) -> None: ...
    @staticmethod
    def from_position(
        position: str | Mapping[str, Any],
        *,
        seed: int | str | None = None,
        names: Sequence[str] | None = None,
    ) -> Game:
        """Set up a game from a position: a dictionary, or its JSON."""

    @staticmethod
    def from_record(record: str | Mapping[str, Any]) -> Game:
        """Play a recorded game again, check it, and return it as it stands at its end."""

    @property
    def name(self) -> str:
        """The name of the game."""

    @property
    def title(self) -> str:
        """The name on the box."""

    @property
    def setup(self) -> Setup:
        """What it was set up with."""

    @property
    def options(self) -> dict[str, Any]:
        """Every option, defaults included."""

    @property
    def seats(self) -> int:
        """How many sit at the table."""

    @property
    def names(self) -> list[str]:
        """The names of the seats."""

    @property
    def seed(self) -> str | None:
        """What decides the cards; none in an imagined game."""

    @property
    def commitment(self) -> str | None:
        """What can be shown of the seed before the game; none in an imagined game."""

    @property
    def waiting(self) -> list[int]:
        """The seats that owe a choice: many at once where turns are simultaneous."""

    @property
    def current(self) -> int | None:
        """The lowest seat that owes a choice; none when the game is over."""

    @property
    def over(self) -> bool:
        """Whether the game is over."""

    @property
    def round(self) -> int:
        """The round being played, counted from 1."""

    @property
    def checkpoints(self) -> int:
        """How many points of no return have been passed."""

    def choices(self, seat: int | None = None) -> list[str]:
        """Return the legal choices of a seat, by default the current one, in notation."""

    def describe(self, choice: str, seat: int | None = None) -> str:
        """Say a choice in a few English words."""

    def choose(self, choice: str, seat: int | None = None) -> None:
        """Make a choice given in notation, or raise :class:`Refused` and change nothing."""

    def legal_actions(self, seat: int | None = None) -> list[int]:
        """Return the legal choices of a seat as actions; none when the game is over."""

    def action_mask(
        self, seat: int | None = None, out: NDArray[np.bool_] | None = None
    ) -> NDArray[np.bool_]:
        """Return for every action whether it is legal, in ``out`` if that is given."""

    def step(self, action: int, seat: int | None = None) -> None:
        """Make the choice that an action stands for, or raise :class:`Refused`."""

    def sample(self, seat: int | None = None) -> int | None:
        """Return one of the legal actions, each equally likely; none when the game is over."""

    def action(self, choice: str, seat: int | None = None) -> int:
        """Return the action that a choice is."""

    def notation(self, action: int, seat: int | None = None) -> str:
        """Return the choice that a legal action stands for, in notation."""

    def observation(
        self, seat: int | None = None, out: NDArray[np.int16] | None = None
    ) -> NDArray[np.int16]:
        """Return what a seat knows as a row of figures, in ``out`` if that is given."""

    def view(self, seat: int | None = None) -> dict[str, Any]:
        """Return what a viewer may know: a seat, or by default someone who looks on."""

    def board(self, seat: int | None = None) -> str:
        """Return the board as text, as a viewer sees it."""

    def score(self, seat: int, viewer: int | None = None) -> dict[str, int]:
        """Return the points of a seat by category and in all, as far as a viewer knows."""

    @property
    def outcome(self) -> Outcome | None:
        """How the game ended; none while it goes on."""

    def clone(self) -> Game:
        """Return a game of its own that stands where this one stands."""

    def __copy__(self) -> Game: ...
    def __deepcopy__(self, memo: Any) -> Game: ...
    def undo(self, seat: int) -> str:
        """Take back the last choice of a seat, back to the last point of no return; return it."""

    def restart(self, seat: int) -> None:
        """Take back everything a seat has chosen since the last point of no return."""

    def reimagine(self, seat: int | None = None, *, seed: int = 0) -> Game:
        """Return a game that looks the same to a seat, everything it cannot know made up.

        Without a seat it looks the same to someone who looks on. It has no history: nothing can be
        taken back to before, and no record can be written.
        """

    def record(self) -> str:
        """Return the game written down, as one line of JSON."""

    def position(self) -> dict[str, Any]:
        """Return the game as it stood at the last point of no return, as anyone can write it."""

    def play_out(self, levels: Sequence[str], *, seed: int = 0) -> None:
        """Let bots of these levels, one a seat, play the game to its end, without the GIL."""

    def rollout(self, *, seed: int = 0) -> list[int]:
        """Return the final scores if everyone plays on at random; this game stays as it is."""

class Bot:
    """A player that chooses by itself, for any game. It sees what its seat sees."""

    def __init__(self, level: str = "architect", *, seed: int = 0) -> None: ...
    @property
    def level(self) -> str:
        """How well it plays."""

    def sit_down(self, seed: int = 0) -> None:
        """Forget the last game; every whim comes from this seed from now on."""

    def choose(self, game: Game, seat: int | None = None) -> str:
        """Return what it would choose, in notation. Nothing is chosen yet."""

    def action(self, game: Game, seat: int | None = None) -> int:
        """Return what it would choose, as an action. Nothing is chosen yet."""

class Batch:
    """Many games of one setup, stepped together without the GIL.

    Every game waits for one seat. The arrays are written to in place by every call: copy what you
    keep, and write nothing into them. A game that ends is counted, and the next one begins at once.

    ``players`` gives the seats that bots play, by level, with ``None`` for those you play.
    ``reward`` is ``win`` (at the end, from 1 for the first place to -1 for the last), ``score`` (at
    the end, the score), ``margin`` (at the end, what is above the best of the others) or ``gain``
    (after every choice what it added to one's own score).
    """

    def __init__(
        self,
        game: str = "welcome",
        games: int = 1024,
        seats: int = 2,
        *,
        seed: int = 0,
        options: Mapping[str, OptionValue] | None = None,
        players: Sequence[str | None] | None = None,
        reward: str = "win",
        observations: bool = True,
        masks: bool = True,
        threads: int = 1,
    ) -> None: ...
    @property
    def setup(self) -> Setup:
        """What all games are set up with."""

    @property
    def games(self) -> int:
        """How many games there are."""

    @property
    def finished(self) -> int:
        """How many games have ended since the last reset."""

    @property
    def observations(self) -> NDArray[np.int16] | None:
        """What the seat to choose knows: a row of figures for each game."""

    @property
    def masks(self) -> NDArray[np.bool_] | None:
        """Which actions are legal: a row for each game."""

    @property
    def rewards(self) -> NDArray[np.float32]:
        """What the last step brought: by game and seat."""

    @property
    def dones(self) -> NDArray[np.bool_]:
        """Whether the last step ended the game, so that a new one has begun: by game."""

    @property
    def seats(self) -> NDArray[np.int16]:
        """The seat that owes a choice: by game."""

    @property
    def scores(self) -> NDArray[np.int32]:
        """The final scores of the last game that ended: by game and seat."""

    @property
    def ranks(self) -> NDArray[np.int16]:
        """The final ranks of the last game that ended: by game and seat."""

    @property
    def lengths(self) -> NDArray[np.int32]:
        """How many choices the last game that ended took: by game."""

    def reset(self, seed: int | None = None) -> None:
        """Begin all games anew, with the same seed or another."""

    def step(self, actions: ArrayLike) -> None:
        """Make one choice in every game. If one is not legal, raise and do nothing at all."""

    def sample(self, out: NDArray[np.int32] | None = None) -> NDArray[np.int32]:
        """Return for every game one of the legal actions, each equally likely."""

    def random_steps(self, steps: int = 1) -> int:
        """Make so many choices at random in every game; return how many games ended."""

    def game(self, index: SupportsIndex) -> Game:
        """Return a game as it stands, to look at or to play on; it has no history."""

    def legal_actions(self, index: SupportsIndex) -> NDArray[np.int32]:
        """Return the legal actions of a game."""

    def __len__(self) -> int: ...
