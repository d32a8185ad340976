"""Environments for PettingZoo (turn by turn, and all at once) and for Gymnasium.

``pip install faubourg[envs]`` installs what they need. Each is imported when it is asked for, so
that Gymnasium alone is enough for :class:`SoloEnv`.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from .aec import aec_env
    from .parallel import parallel_env
    from .solo import SoloEnv

__all__ = ["SoloEnv", "aec_env", "parallel_env"]

_PLACES = {"SoloEnv": "solo", "aec_env": "aec", "parallel_env": "parallel"}


def __getattr__(name: str) -> Any:
    """Import an environment when it is asked for."""
    if name in _PLACES:
        return getattr(import_module(f".{_PLACES[name]}", __name__), name)
    raise AttributeError(f"there is no environment `{name}`: expected {', '.join(__all__)}")
