"""The games that can be played here."""

from __future__ import annotations

from typing import Any

from fastapi import APIRouter
from fastapi.responses import PlainTextResponse

import quayside
from quayside.bots import BOTS
from quayside.core.errors import BadRequest
from quayside.core.game import Game
from quayside.server import models
from quayside.server.asking import Anybody, Asked, Language
from quayside.server.refusals import Refusal
from quayside.server.shown import edition_shown, level_name, rules_shown
from quayside.server.speech import table_words

router = APIRouter(prefix="/api", tags=["games"])


def known_game(slug: str) -> Game:
    try:
        return quayside.game(slug)
    except BadRequest:
        raise Refusal("no_such_game", games=", ".join(quayside.games())) from None


@router.get("/games", response_model=list[models.GameShown])
async def list_games(language: Language) -> list[dict[str, Any]]:
    """All games with their options, editions and bots."""
    return [game_shown(quayside.game(slug), language) for slug in quayside.games()]


@router.get("/games/{slug}", response_model=models.GameShown)
async def get_game(slug: str, language: Language) -> dict[str, Any]:
    """One game."""
    return game_shown(known_game(slug), language)


@router.get("/games/{slug}/text", response_class=PlainTextResponse)
async def get_game_text(slug: str, language: Language) -> str:
    """All words of a game in one language, as Fluent messages."""
    return (known_game(slug).folder / "text" / f"{language}.ftl").read_text(encoding="utf-8")


@router.get("/games/{slug}/rules", response_model=models.RulesPage)
async def get_rules(slug: str, language: Language) -> dict[str, Any]:
    """The rules of a game in one language, with where the figures of its components come from."""
    return rules_shown(known_game(slug), language)


@router.get("/games/{slug}/edition", response_class=PlainTextResponse)
async def get_edition(slug: str) -> PlainTextResponse:
    """The file of a game's components, to enter those of one's own box."""
    game = known_game(slug)
    kept = {"Content-Disposition": f'attachment; filename="{game.slug}.toml"'}
    return PlainTextResponse(game.edition.text, headers=kept)


@router.get("/games/{slug}/leaderboard", response_model=models.Leaderboard)
async def get_leaderboard(slug: str, services: Asked, person: Anybody) -> dict[str, Any]:
    """The best players of a game."""
    rows = await services.ratings.leaders(known_game(slug).slug)
    ranked = [
        {
            "place": 1 + sum(other.rating > row.rating for other in rows),
            "name": row.name,
            "rating": round(row.rating, 2),
            "games": row.games,
            "you": person is not None and row.id == person.id,
        }
        for row in rows
    ]
    return {"game": slug, "people": ranked}


def game_shown(game: Game, language: str) -> dict[str, Any]:
    words = table_words(game, language, [])
    return {
        "slug": game.slug,
        "title": game.title,
        "least_seats": game.seats[0],
        "most_seats": game.seats[-1],
        "rules": game.rules,
        "options": [
            {
                "name": option.name,
                "title": words.say(f"option-{option.name}"),
                "values": list(option.values),
                "titles": [words.say(f"{option.name}-{value}") for value in option.values],
            }
            for option in game.options
        ],
        "edition": edition_shown(game),
        "bots": [{"level": level, "title": level_name(level, language)} for level in BOTS],
        "dutch_clock": any(option.name == "auction" and "clock" in option.values for option in game.options),
    }
