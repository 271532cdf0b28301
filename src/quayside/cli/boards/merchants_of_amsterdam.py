"""Merchants of Amsterdam in the terminal: time track, discs, exchange, town, colonies, and every player's estate."""

from __future__ import annotations

from typing import Any

from rich import box
from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from quayside.cli.style import SIGNS, joined, legend, sign
from quayside.words import GameWords

FREE = "·"
UNKNOWN = "?"
BRIDGE = "══"
WEST_TO_EAST = ("grachten", "nieuwe_zijde", "oude_zijde", "lastage")
ROWS = "abc"
AHEAD = 3  # fields of the time track
LATEST = 8  # sales


def draw(view: dict[str, Any], words: GameWords) -> RenderableType:
    """The whole table, about forty lines high."""
    parts: list[RenderableType] = [
        part(view, words) for part in (heading, time_track, cards, exchange, town, colonies, players)
    ]
    if view["auctions"]:
        parts.append(sales(view, words))
    drawn: list[RenderableType] = []
    for part in parts:
        drawn += [part, ""]
    return Group(*drawn[:-1])


def heading(view: dict[str, Any], words: GameWords) -> Text:
    text = Text(f"{words.game.title}  ", style="bold")
    text.append(words.say("label-turn", turn=view["round"], turns=view["rounds"]) + "  ", style="")
    text.append(words.say(f"phase-{view['phase']}"), style="italic")
    text.append("\n" + words.say("label-edition", edition=words.game.edition_name) + "\n", style="dim")
    return text.append_text(legend(words.players))


def title(text: str) -> Text:
    return Text(text, style="bold cyan")


def plain(name: str) -> Table:
    return Table(
        box=box.SIMPLE_HEAD, show_edge=False, padding=(0, 1), width=79, title=name, title_justify="left",
        title_style="bold cyan",
    )  # fmt: skip


def time_track(view: dict[str, Any], words: GameWords) -> Text:
    """Where the marker stands, and what comes next."""
    track = view["time"]
    at = track["place"]
    now = track["fields"][at]
    text = title(words.say("label-now", year=now["year"], field=now["field"]))
    for field in track["fields"][at + 1 : at + 1 + AHEAD]:
        row = f" ({payout(track['payouts'][field['payout']])})" if field["payout"] else ""
        text.append(f"\n → {field['year']}: {words.say('field-' + field['field'])}{row}", style="default not bold")
    left = words.say("label-deck", cards=view["cards_left"], hourglasses=track["hourglasses_left"])
    text.append(f"\n {left}", style="dim not bold")
    return text


def payout(columns: list[list[int]]) -> str:
    return " ".join(f"{first}/{second}" for first, second in columns)


def cards(view: dict[str, Any], words: GameWords) -> Text:
    """The mayor's three discs, and the card in the mayor's hand."""
    text = Text()
    text.append_text(title(words.say("label-mayor") + ": "))
    text.append_text(sign(view["mayor"], words.players[view["mayor"]]))
    for disc, face in view["discs"].items():
        card = words.say(f"card-{face}") if face else FREE
        text.append(f"\n {words.say(f'disc-{disc}')}: {card}")
    if view["drawn"]:
        drawn = words.say(f"card-{view['drawn']}")
        text.append(f"\n {words.say('label-drawn')}: {drawn}", style="bold")
    auction = view["auction"] or {}
    if auction.get("claimant") is not None:
        claimant = words.players[auction["claimant"]]
        text.append(f"\n {words.say('label-claimant', seat=claimant)}", style="bold")
    return text


def signs(seats: list[int]) -> Text:
    return joined([sign(seat) for seat in seats], "") if seats else Text(FREE, style="dim")


def part_name(part: dict[str, Any], name: str) -> str:
    """A part with its rank now and its scoring number."""
    return f"{part['rank']}/{part['number']} {name}"


def exchange(view: dict[str, Any], words: GameWords) -> Table:
    """A line for each market; a letter stands on the field of the player's token."""
    table = plain(words.say("label-exchange"))
    table.add_column("")
    fields = range(1, view["exchange"]["fields"] + 1)
    for field in fields:
        table.add_column(str(field), justify="center")
    for name, market in view["exchange"]["markets"].items():
        places = [[seat for seat, at in enumerate(market["standings"]) if at == field] for field in fields]
        table.add_row(part_name(market, words.say(f"market-{name}")), *(signs(place) for place in places))
    return table


def town(view: dict[str, Any], words: GameWords) -> Group:
    """The quarters from west to east; bridges are drawn where they lead straight across."""
    table = Table(box=None, show_edge=False, padding=0, title=words.say("label-amsterdam"), title_justify="left",
                  title_style="bold cyan")  # fmt: skip
    quarters = view["amsterdam"]["quarters"]
    table.add_column("", width=3)
    for name in WEST_TO_EAST:
        table.add_column(part_name(quarters[name], words.say(f"quarter-{name}")), width=19)
    columns = sorted({int(cell[1]) for quarter in quarters.values() for cell in quarter["spaces"]})
    table.add_row("", *("".join(f"{column:<3}" for column in columns) for _ in WEST_TO_EAST), style="dim")
    drawn = set()
    for row in ROWS:
        line: list[Text] = [Text(f" {row}", style="dim")]
        for k, name in enumerate(WEST_TO_EAST):
            spaces = quarters[name]["spaces"]
            text = Text()
            for column in columns:
                cell = f"{row}{column}"
                owner = spaces.get(cell, -1)
                text.append_text(Text(" ") if owner == -1 else signs([] if owner is None else [owner]))
                text.append("  ")
            east = WEST_TO_EAST[k + 1] if k + 1 < len(WEST_TO_EAST) else ""
            for b, bridge in enumerate(view["amsterdam"]["bridges"]):
                ends = sorted(bridge["ends"])
                if sorted([f"{name}_{row}{columns[-1]}", f"{east}_{row}{columns[0]}"]) == ends:
                    drawn.add(b)
                    holder = bridge["holder"]
                    across = BRIDGE * 4
                    text.append_text(Text(across, style="dim") if holder is None else sign(holder, across))
            line.append(text)
        table.add_row(*line)
    groups = [Text(" ", style="dim")]
    for name in WEST_TO_EAST:
        sizes = [sign(seat, f"{SIGNS[seat]}{size}") for seat, size in enumerate(quarters[name]["standings"]) if size]
        groups.append(joined(sizes, " "))
    table.add_row(*groups)
    others = [" – ".join(bridge["ends"]) for b, bridge in enumerate(view["amsterdam"]["bridges"]) if b not in drawn]
    return Group(table, *(Text(f" {bridge}", style="dim") for bridge in others))


def colonies(view: dict[str, Any], words: GameWords) -> Table:
    """A line for each region; a letter is a post, a dot a free one."""
    table = plain(words.say("label-colonies"))
    table.add_column("")
    markets = list(view["exchange"]["markets"])
    for market in markets:
        table.add_column(words.say(f"market-{market}"), justify="center")
    for name, region in view["colonies"].items():
        row = []
        for market in markets:
            owners = [post["owner"] for post in region["posts"] if post["commodity"] == market]
            row.append(joined([signs([] if owner is None else [owner]) for owner in owners], " "))
        table.add_row(part_name(region, words.say(f"region-{name}")), *row)
    return table


def players(view: dict[str, Any], words: GameWords) -> Group:
    """Everybody's money and tokens, the bonuses held, and what the next scorings would pay if they came now."""
    table = plain(words.say("label-players"))
    table.add_column("", no_wrap=True)
    for name in ("label-cash", "label-loans", "label-tokens", "label-houses", "label-posts", "label-bonuses"):
        table.add_column(words.say(name), justify="center")
    table.add_column("+", justify="right", no_wrap=True)
    for seat in [view["mayor"], *view["order"][:-1]]:
        player = view["players"][seat]
        bonuses = player["bonuses"]
        held = ("H" if bonuses["free_house"] == "held" else "") + ("R" if bonuses["regions"] else "")
        held += ("Q" if bonuses["quarters"] else "") + "=" * bonuses["bridges"]
        coming = [str(area["money"][seat]) if area else "0" for area in view["forecast"].values()]
        table.add_row(
            sign(seat, f"{'►' if seat in view['actors'] else ' '}{SIGNS[seat]} {words.players[seat][:10]}"),
            UNKNOWN if player["cash"] is None else str(player["cash"]),
            f"−{player['owed']}" if player["loans"] else FREE,
            str(player["tokens"]),
            str(player["houses"]),
            str(player["posts"]),
            held or FREE,
            " ".join(f"{money:>3}" for money in coming),
        )
    legend = Text(f" + {words.say('label-if_scored')}\n {words.say('label-bonus_letters')}", style="dim")
    return Group(table, legend)


def sales(view: dict[str, Any], words: GameWords) -> Text:
    """What the latest cards were sold for."""
    text = title(words.say("label-sold") + ":")
    for sale in view["auctions"][-LATEST:]:
        text.append(" ")
        text.append_text(
            Text("–") if sale["winner"] is None else sign(sale["winner"], f"{SIGNS[sale['winner']]}{sale['price']}")
        )
    return text
