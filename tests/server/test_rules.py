"""Rules pages and edition files over HTTP."""

from __future__ import annotations

import asyncio

import quayside
from quayside.rulebook import rules_page
from quayside.words import LANGUAGES
from tests.server.running import Client, Server


def test_rules_come_in_the_language_asked_for(on_sqlite: Server) -> None:
    async def ask() -> None:
        async with Client(on_sqlite.address) as anybody:
            for slug in quayside.games():
                for language in LANGUAGES:
                    page = await anybody.get(f"/api/games/{slug}/rules", language=language)
                    assert (page["game"], page["language"]) == (slug, language)
                    assert page["text"] == rules_page(quayside.game(slug), language)
                    assert page["edition"]["reconstruction"]
            assert (await anybody.get("/api/games/riverboat/rules", language="xx"))["language"] == "en"
            assert (await anybody.get("/api/games/chess/rules", 404))["error"]["code"] == "no_such_game"
        async with Client(on_sqlite.address, **{"Accept-Language": "fr-BE, en;q=0.5"}) as somebody:
            assert (await somebody.get("/api/games/riverboat/rules"))["language"] == "fr"

    asyncio.run(ask())


def test_an_edition_can_be_fetched_changed_played_with_and_read_about(on_sqlite: Server) -> None:
    async def ask() -> None:
        async with Client(on_sqlite.address, "Anna") as anna, Client(on_sqlite.address, "Ben") as ben:
            answer = await anna.http.get("/api/games/riverboat/edition")
            assert 'filename="riverboat.toml"' in answer.headers["content-disposition"]
            assert answer.text == quayside.game("riverboat").edition.text
            own = answer.text.replace("coins = 3", "coins = 4", 1)
            seats = [{"kind": "me"}, {"kind": "open"}]
            made = await anna.post(
                "/api/tables", {"game": "riverboat", "seats": seats, "edition": own, "public": False}
            )
            path = f"/api/tables/{made['table']['id']}/rules"
            page = await anna.get(path, language="de")
            assert page["edition"]["own"]
            assert "4 Münzen" in page["text"]
            assert (await ben.get(path, 403))["error"]["code"] == "private"
            assert (await ben.get(path, invite=made["table"]["invite"]))["edition"]["own"]
            assert (await ben.get("/api/tables/nowhere/rules", 404))["error"]["code"] == "no_such_table"
            assert (await ben.get("/api/games/chess/edition", 404))["error"]["code"] == "no_such_game"

    asyncio.run(ask())
