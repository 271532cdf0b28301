"""Where a game is saved: looked at before it begins, so that nothing is in the way when it matters."""

from __future__ import annotations

import os
import tempfile
import time
from pathlib import Path

from quayside.core.errors import BadRequest
from quayside.core.game import Game
from quayside.words import Words


def default_file(game: Game) -> Path:
    """A name in the folder where the player is."""
    return Path(f"{game.slug}-{time.strftime('%Y%m%d-%H%M%S')}.json")


def refuges(game: Game) -> list[Path]:
    """Where a game goes that cannot be saved where it should be, when nobody is there to be asked."""
    name = default_file(game)
    home = os.path.expanduser("~")  # unlike Path.home it never raises
    return [name, Path(home) / name, Path(tempfile.gettempdir()) / name]


def check_place(file: Path, say: Words, own: Path | None = None) -> None:
    """Refuse a place where the game could not be saved, or where another file would be lost.

    Only the game's own file, from which it was resumed, is written over.
    """
    try:
        if file.is_dir():
            raise BadRequest(say.say("save-folder", file=str(file)))
        if file.exists() and not (own is not None and file.samefile(own)):
            raise BadRequest(say.say("save-exists", file=str(file)))
        try_out(file)
    except OSError as error:
        raise BadRequest(say.say("save-impossible", file=str(file), reason=reason(error))) from None


def try_out(file: Path) -> None:
    """Write a file beside it and remove it again, with a name as long as that used for saving."""
    file.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.NamedTemporaryFile(dir=file.parent, prefix=f".{file.name}.", suffix="-testing.part"):
        pass


def reason(error: OSError) -> str:
    """Why something could not be written, as the system says it."""
    return error.strerror or str(error)
