"""Three board games of trade by the water: rules, bots, tables.

>>> import quayside
>>> quayside.game("nieuw-amsterdam").title
'Nieuw Amsterdam'
"""

from __future__ import annotations

from quayside.games import game, games

__all__ = ["__version__", "compiled", "game", "games"]
__version__ = "0.1.0"


def compiled() -> bool:
    """Whether the engine runs compiled (much faster) or interpreted."""
    from quayside.core import state

    return not state.__file__.endswith(".py")
