"""Nieuw Amsterdam in the terminal: river, town, traders, cash box, cards, and every player's holdings."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quayside.cli.style import SIGNS, joined, legend, sign
from quayside.words import GameWords

FREE = "·"
LONGHOUSE = "▲"
HOUSE = "■"
NAME = 10  # letters of a player's name in front of a row
FUR_LETTERS = {"beaver": "B", "mink": "M", "otter": "O", "muskrat": "R", "lynx": "L"}


def draw(view: dict[str, Any], words: GameWords) -> RenderableType:
    """The whole table, about forty lines high."""
    parts: list[RenderableType] = [heading(view, words), river(view, words), town(view, words), market(view, words)]
    if view["round"]:
        parts += [cash_box(view, words), cards(view, words)]
    drawn: list[RenderableType] = []
    for part in (*parts, players(view, words)):
        drawn += [part, ""]
    return Group(*drawn[:-1])


def heading(view: dict[str, Any], words: GameWords) -> Text:
    phase = words.say(f"phase-{view['phase']}")
    text = Text(f"{words.game.title}  ", style="bold")
    if view["round"]:
        text.append(words.say("label-round", round=view["round"], rounds=view["rounds"]) + "  ", style="")
    text.append(phase, style="italic")
    text.append("\n" + words.say("label-edition", edition=words.game.edition_name) + "\n", style="dim")
    return text.append_text(legend(words.players))


def plain(title: str) -> Table:
    return Table(
        box=box.SIMPLE_HEAD, show_edge=False, collapse_padding=True, pad_edge=False, width=79,
        title=title, title_justify="left", title_style="bold cyan",
    )  # fmt: skip


def river(view: dict[str, Any], words: GameWords) -> Table:
    table = plain(words.say("label-river"))
    table.add_column("")
    stops = view["river"]
    for k in range(len(stops)):
        table.add_column(str(k + 1), justify="center")
    table.add_row(words.say("label-longhouses"), *(
        LONGHOUSE * stop["longhouses"] + FREE * (stop["longhouse_spaces"] - stop["longhouses"]) for stop in stops
    ))  # fmt: skip
    table.add_row(words.say("label-boat"), *(f"{stop['boat']} →" if stop["boat"] else "" for stop in stops))
    table.add_row(words.say("label-posts"), *(
        joined([*map(sign, stop["posts"]), Text(FREE * (stop["post_spaces"] - len(stop["posts"])))], "")
        for stop in stops
    ))  # fmt: skip
    return table


def town(view: dict[str, Any], words: GameWords) -> Table:
    """Businesses by district; whoever has the most is marked: * alone, = tied."""
    table = plain(words.say("label-town"))
    table.add_column("", no_wrap=True)
    for k, name in enumerate(view["city"]):
        told = words.say(f"district-{name}")
        table.add_column(f"{k + 1}\n{told}", justify="center", min_width=max(map(len, told.split())))
    for seat in range(view["seats"]):
        row = []
        for district in view["city"].values():
            number = district["businesses"][seat]
            mark = "" if seat not in district["leaders"] else "*" if len(district["leaders"]) == 1 else "="
            row.append(sign(seat, f"{number}{mark}") if number else Text(FREE, style="dim"))
        table.add_row(sign(seat, f"{SIGNS[seat]} {words.players[seat][:NAME]}"), *row)
    return table


def furs(counts: dict[str, int]) -> str:
    return " ".join(FUR_LETTERS[name] * number for name, number in counts.items() if number) or FREE


def market(view: dict[str, Any], words: GameWords) -> Text:
    text = Text(words.say("label-traders") + "\n", style="bold cyan")
    for name, label in (("top", "label-top"), ("middle", "label-middle"), ("bottom", "label-bottom")):
        trader = view["traders"][name]
        text.append(f" {words.say(label, goods=trader['goods'])}: ", style="default not bold")
        text.append(furs(trader["furs"]) + "\n", style="default bold")
    left = words.say("label-supply", supply=view["supply"], discards=sum(view["discards"].values()))
    text.append(f" {left} ({words.say('label-fur_letters')})\n", style="dim not bold")
    return text


def tiles(counts: dict[str, int], words: GameWords) -> str:
    return ", ".join(f"{number} {words.say(f'kind-{name}')}" for name, number in counts.items() if number)


def cash_box(view: dict[str, Any], words: GameWords) -> Table:
    table = plain(words.say("label-cash_box"))
    auction = view["auction"] or {}
    for k in range(len(view["columns"])):
        table.add_column(f"{k + 1}" + (" ◄" if auction.get("column") == k else ""), justify="center")
    table.add_row(*(column(entry, words) for entry in view["columns"]))
    return table


def column(entry: dict[str, Any], words: GameWords) -> Text:
    if entry["owner"] is not None:
        return sign(entry["owner"])
    coins = words.say("resource-coin", count=entry["coins"])
    return Text(tiles(entry["tiles"], words) + (f"\n+ {coins}" if entry["coins"] else ""))


def cards(view: dict[str, Any], words: GameWords) -> Table:
    """Land and ships side by side, a line for each place."""
    table = plain(words.say("label-cards"))
    figures = ("houses", "timber", "grain"), ("furs", "coins", "goods")
    for kind, titles in (("label-land", ("label-houses", "label-timber", "label-grain")),
                         ("label-ships", ("label-furs", "label-coins", "label-goods"))):  # fmt: skip
        table.add_column(words.say(kind), justify="center", style="bold")
        for title in titles:
            table.add_column(words.say(title), justify="center")
    for k, (land, ship) in enumerate(zip(view["land"], view["ships"], strict=True)):
        row = []
        for card, names in ((land, figures[0]), (ship, figures[1])):
            row += [str(k + 1), *(FREE if card is None else str(card[name]) for name in names)]
        table.add_row(*row)
    return table


def players(view: dict[str, Any], words: GameWords) -> Group:
    """Everybody's holdings in turn order, with what the end of the round will bring; then land and ships."""
    coming = view["phase"] not in ("supply", "end")  # afterwards income and food are no forecast any more
    table = plain(words.say("label-players" if coming else "label-players_now"))
    table.add_column("")
    for title in ("label-points", "label-coins", "label-goods", "label-timber", "label-grain", "label-furs",
                  "label-buildings", "label-tiles"):  # fmt: skip
        table.add_column(words.say(title), justify="center")
    lines = []
    for seat in view["order"]:
        player = view["players"][seat]
        held = player["holdings"]
        income = player["forecast"]
        table.add_row(
            sign(seat, f"{'►' if seat in view['actors'] else ' '}{SIGNS[seat]} {words.players[seat][:12]}"),
            str(view["scores"][seat]),
            f"{held['coin']} +{income['coins']}" if coming else str(held["coin"]),
            f"{held['good']}/{player['storage']}" + (f" +{income['goods']}" if coming else ""),
            str(held["timber"]),
            f"{held['grain']} {income['grain']:+d}" if coming else str(held["grain"]),
            furs({kind: held[kind] for kind in FUR_LETTERS}),
            str(player["stock"]),
            tiles(player["tiles"], words) or FREE,
        )
        if player["land"]:
            lines.append(Text.assemble(" ", sign(seat), f" {words.say('label-land')} {row_of_land(player['land'])}"))
    if lines:
        lines.append(Text(f" {words.say('label-land_legend')}", style="dim"))
    return Group(table, *lines)


def row_of_land(row: list[dict[str, Any]]) -> str:
    """Each card with the points of its place and its houses: 1:[■■|3] is cleared and gives 3 grain a round,
    3:(■·|4→2) will give 4 timber and then 2 grain a round."""
    drawn = []
    for card in row:
        spaces = HOUSE * card["built"] + FREE * (card["houses"] - card["built"])
        told = f"[{spaces}|{card['grain']}]" if card["cleared"] else f"({spaces}|{card['timber']}→{card['grain']})"
        drawn.append(f"{card['points']}:{told}")
    return " ".join(drawn)
