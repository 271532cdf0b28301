"""`quayside hint`: what a strong player would do in a recorded position."""

from __future__ import annotations

import json

from rich import box
from rich.console import Console
from rich.table import Table

from quayside.arena.entrants import Budget, budget_of
from quayside.bots.hints import TRIES, Hint, hints
from quayside.cli.common import at_move
from quayside.cli.text import cli_words, names_of
from quayside.core.errors import BadRequest
from quayside.core.record import Record
from quayside.core.state import State
from quayside.words import GameWords, Words

USUAL = Budget(iterations=TRIES, seconds=2.0)


def hint(record: Record, to: int | None, seat: int | None, budget: str | None, language: str, as_json: bool) -> None:
    """Rank the choices of whoever is to act after so many moves."""
    chosen = USUAL if budget is None else budget_of(budget)
    say = cli_words(language)
    words = GameWords(record.game, language, names_of(record, language))
    state = record.replay(at_move(record, to))
    who = to_act(state, seat, say)
    ranked = hints(state, who, chosen.iterations, chosen.seconds)
    if as_json:
        print(json.dumps(as_data(state, who, ranked, words), ensure_ascii=False))
        return
    console = Console(highlight=False, markup=False)
    asked = words.prompt(state, who)
    console.print(say.say("hint-move", move=int(state.number) + 1, who=words.players[who], prompt=asked))
    table = Table(box=box.SIMPLE_HEAD)
    table.add_column(say.say("hint-choice"), overflow="fold")
    for heading in (say.say("hint-thinking"), say.say("hint-outlook"), say.say("hint-points")):
        table.add_column(heading, justify="right")
    for found in ranked:
        said = words.choice(state, who, found.action)
        table.add_row(said, f"{found.share:.0%}", f"{found.outlook:.0%}", f"{found.points:.1f}")
    console.print(table)
    console.print(say.say("hint-legend"))


def to_act(state: State, seat: int | None, say: Words) -> int:
    """Whose choices are meant."""
    actors = state.actors()
    if not actors:
        raise BadRequest(say.say("hint-over", moves=int(state.number)))
    if seat is None:
        return actors[0]
    if seat not in actors:
        raise BadRequest(say.say("hint-not-turn", seat=seat, seats=", ".join(str(who) for who in actors)))
    return seat


def as_data(state: State, seat: int, ranked: list[Hint], words: GameWords) -> dict[str, object]:
    """The same for programs."""
    return {
        "game": words.game.slug,
        "move": int(state.number) + 1,
        "seat": seat,
        "choices": [
            {
                "action": words.game.actions.text(found.action),
                "sentence": words.choice(state, seat, found.action),
                "share": round(found.share, 4),
                "outlook": round(found.outlook, 4),
                "points": round(found.points, 2),
            }
            for found in ranked
        ],
    }
