"""Riverboat in the terminal: the hex boards two by two, then players, tiles, boats and opportunities."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quayside.cli.style import SIGNS, joined, legend, sign
from quayside.words import GameWords

ROW = 8  # fields in a row of a board
SYMBOLS = {"spade": "♠", "heart": "♥", "club": "♣", "diamond": "♦", "star": "★", "joker": "?"}
REGION_STYLES = {"spade": "blue", "heart": "red", "club": "green", "diamond": "magenta", "star": "yellow", "joker": ""}
LETTERS = {"turnip": "T", "wheat": "W", "corn": "C", "potato": "P", "pumpkin": "K"}
CROP_STYLES = {
    "turnip": "#c77dba", "wheat": "#e0c060", "corn": "#f0e442", "potato": "#b08a5a", "pumpkin": "#e8743b",
}  # fmt: skip
WORKER, WELL, SCORED_WELL, BARN, SURVEYOR = "●", "○", "◎", "⌂", "✓"
BLANK = "·"


def draw(view: dict[str, Any], words: GameWords) -> RenderableType:
    """The whole table, about fifty lines high."""
    drawn: list[RenderableType] = []
    for part in (heading(view, words), boards(view, words), players(view, words), market(view, words)):
        drawn += [part, ""]
    return Group(*drawn[:-1])


def moment(view: dict[str, Any]) -> tuple[object, ...]:
    """Everybody's boards change with every region card."""
    return (view["regions"]["turned"],)


def heading(view: dict[str, Any], words: GameWords) -> Text:
    text = Text(f"{words.game.title}  ", style="bold")
    text.append(words.say("label-round", round=view["round"], rounds=view["rounds"]) + "  ", style="not bold")
    text.append(words.say(f"phase-{view['phase']}"), style="italic not bold")
    if view["region"]:
        region = view["region"]
        text.append(f"  {SYMBOLS[region]} {words.say(f'region-{region}')}", style="bold")
        text.append(f" ({view['regions']['turned']}/{view['regions']['of']})", style="not bold")
    text.append("\n" + words.say("label-edition", edition=words.game.edition_name) + "\n", style="dim not bold")
    text.append_text(legend(words.players))
    text.append("\n")
    for number, (phase, holder) in enumerate(view["phase_cards"].items()):
        text.append(f"{number + 1} {words.say(f'phase-{phase}')} ", style="default not bold")
        text.append_text(sign(holder) if holder is not None else Text(BLANK, style="dim"))
        text.append("  ")
    return text


# The boards


def boards(view: dict[str, Any], words: GameWords) -> Table:
    grid = Table.grid(padding=(0, 3, 1, 0))
    drawn = [board(view, seat, words) for seat in range(view["seats"])]
    for k in range(0, len(drawn), 2):
        grid.add_row(*drawn[k : k + 2])
    return grid


def board(view: dict[str, Any], seat: int, words: GameWords) -> Text:
    """One board: rows a to e, every second one shifted by half a hex, as they lie."""
    player = view["players"][seat]
    mark = "►" if seat in view["actors"] else " "
    text = sign(seat, f"{mark}{SIGNS[seat]} {words.players[seat][:14]}  {view['scores'][seat]}")
    name = player["board"]
    text.append(f"  ({words.say(f'board-{name}')})\n", style="dim not bold")
    text.append("  " + "".join(f"{k:<4}" for k in range(1, ROW + 1)), style="dim not bold")
    for row in range(len(player["fields"]) // ROW):
        text.append(f"\n{'abcde'[row]} " + "  " * (row % 2), style="dim not bold")
        for field in player["fields"][row * ROW : (row + 1) * ROW]:
            text.append_text(cell(field))
            text.append(" ")
    return text


def cell(field: dict[str, Any]) -> Text:
    """A field in three signs: region or crop, worker, building."""
    if field["barn"]:
        return Text(BARN + (SURVEYOR if field["surveyor"] else " ") + " ", style="bold")
    worker = WORKER if field["worker"] else " "
    if field["crop"] is None:
        return Text(f"{SYMBOLS[field['region']]}{worker} ", style=f"{REGION_STYLES[field['region']]} not bold")
    well = (SCORED_WELL if field["surveyor"] else WELL) if field["well"] else " "
    return Text(f"{LETTERS[field['crop']]}{worker}{well}", style=f"bold {CROP_STYLES[field['crop']]}")


# What everybody has


def players(view: dict[str, Any], words: GameWords) -> Group:
    table = Table(
        box=box.SIMPLE_HEAD, show_edge=False, collapse_padding=True, pad_edge=False, title=words.say("label-players"),
        title_justify="left", title_style="bold cyan",
    )  # fmt: skip
    table.add_column("")
    for title in ("label-workers", "label-coins", "label-surveyors", "label-agents", "label-harbour"):
        table.add_column(words.say(title), justify="center")
    for letter in LETTERS.values():
        table.add_column(letter, justify="center")
    lines = []
    for seat, player in enumerate(view["players"]):
        table.add_row(
            sign(seat, f"{SIGNS[seat]} {words.players[seat][:10]}"),
            str(player["workers"]),
            str(player["coins"]),
            f"{player['surveyors']}+{player['surveyors_placed']}{SURVEYOR}",
            str(player["agents"]),
            str(player["harbour"]),
            *(f"{player['harvested'][crop]}+{player['standing'][crop]}" for crop in LETTERS),
        )
        lines.append(berths(seat, player, words))
        if player["cards"]:
            lines.append(cards(seat, player, words))
    legend = Text(f"{words.say('label-crop_letters')}\n{words.say('label-signs')}", style="dim")
    return Group(table, legend, *lines)


def berths(seat: int, player: dict[str, Any], words: GameWords) -> Text:
    """Boats from the left; those that the harbour master has reached stand in brackets."""
    text = Text.assemble(sign(seat), f" {words.say('label-berths')}:")
    for boat in player["berths"]:
        text.append(f" [{boat['boat']}]" if boat["reached"] else f" {boat['boat']}")
    return text if player["berths"] else text.append(f" {BLANK}")


def cards(seat: int, player: dict[str, Any], words: GameWords) -> Text:
    told = [
        words.say("card-" + card["card"]) + " " + (SURVEYOR if card["surveyor"] else str(card["worth"]))
        for card in player["cards"]
    ]
    return Text.assemble(sign(seat), f" {words.say('label-opportunities')}: {', '.join(told)}")


# What there is to take


def market(view: dict[str, Any], words: GameWords) -> Group:
    lines = [title(words.say("label-display"))]
    for size in view["display"].values():
        lines.append(
            Text(f" {tiles(size['tiles']) or BLANK}  ").append(
                words.say("label-stack", left=size["stack"]), style="dim"
            )
        )
    lines.append(title("\n" + words.say("label-boats")))
    lines.append(Text("  ".join(boat(entry) for entry in view["boats"])))
    lines.append(title("\n" + words.say("label-open")))
    for space in view["opportunities"]["open"]:
        if space["card"]:
            lines.append(opportunity(space, words))
    supply = {name: view["supply"][name] for name in ("coins", "surveyors", "barns", "wells")}
    left = words.say("label-supply", cards=view["opportunities"]["stack"], **supply)
    lines.append(Text(left, style="dim"))
    return Group(*lines)


def title(text: str) -> Text:
    return Text(text, style="bold cyan")


def tiles(names: list[str]) -> str:
    """Tiles by their crops' letters, equal ones together: W×3 or TC."""
    told = []
    for name, same in groupby(names):
        letters = "".join(LETTERS[crop] for crop in name.split("-"))
        number = len(list(same))
        told.append(f"{letters}×{number}" if number > 1 else letters)
    return " ".join(told)


def boat(entry: dict[str, Any]) -> str:
    """A kind of boat, with the number in its stack; in brackets if there is none on the board."""
    name = f"{entry['boat']}" if entry["there"] else f"({entry['boat']})"
    return f"{name}:{entry['stack']}"


def opportunity(space: dict[str, Any], words: GameWords) -> Text:
    """An open card, what it is worth to whom, and its bonus."""
    bonus, number = next(iter(space["bonus"].items()), ("", 0))
    text = Text(" " + words.say("card-" + space["card"]) + "  ")
    text.append_text(joined([sign(seat, f"{SIGNS[seat]}{worth}") for seat, worth in enumerate(space["worth"])]))
    if number:
        text.append(f"  {words.say('label-bonus', bonus=bonus, count=number)}", style="dim not bold")
    return text
