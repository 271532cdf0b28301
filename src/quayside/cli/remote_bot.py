"""`quayside bot`: a bot on this machine at a table on a server."""

from __future__ import annotations

from quayside.bots import bot
from quayside.cli.common import screen


def play(server: str | None, table: str, level: str, name: str | None, seat: int | None, seed: int) -> None:
    """To the end of the game."""
    from quayside import remote

    player = bot(level, seed)
    console = screen()
    sitting = remote.take_seat(table, name or f"{level.capitalize()} bot", server, None if seat is None else seat - 1)
    console.print(f"Sitting at {sitting.server.address}/tables/{sitting.id}; Ctrl-C leaves.")
    result = remote.play(sitting, player)
    console.print(f"The game is over. Scores: {', '.join(map(str, result['scores']))}.")
