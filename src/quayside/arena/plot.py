"""The win shares as a picture: a bar a bot, with its interval, and a line at the fair share."""

from __future__ import annotations

from html import escape

from quayside.arena.report import Report

WIDTH, LEFT, RIGHT = 720, 210, 90
ROW, BAR, TOP, BOTTOM = 36, 18, 56, 40
BLUE, INK, PALE = "#0072b2", "#222", "#ccc"


def plot(report: Report) -> str:
    """An SVG file."""
    match = report.match
    span = WIDTH - LEFT - RIGHT
    floor = TOP + ROW * len(report.standings)
    title = f"{match.setting.game.title}, {match.setting.seats} seats, {report.games} games"
    parts = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {floor + BOTTOM}" role="img" '
        f'font-family="sans-serif" font-size="13" fill="{INK}">',
        f"<title>{escape(title)}: win share a seat, with 95 % intervals</title>",
        f'<rect width="{WIDTH}" height="{floor + BOTTOM}" fill="#fff"/>',
        f'<text x="16" y="26" font-size="16" font-weight="bold">{escape(title)}</text>',
    ]
    for tenth in range(0, 11, 2):
        x = LEFT + span * tenth / 10
        parts.append(f'<path d="M{x:.1f} {TOP - 8}V{floor}" stroke="{PALE}"/>')
        parts.append(f'<text x="{x:.1f}" y="{floor + 18}" text-anchor="middle">{tenth * 10} %</text>')
    for row, bot in enumerate(report.standings):
        middle = TOP + ROW * row + ROW / 2 - 4
        end, low, high = (LEFT + span * share for share in (bot.win_share, *bot.interval))
        parts += [
            f'<text x="{LEFT - 10}" y="{middle + 5:.1f}" text-anchor="end">{escape(shortened(bot.name))}</text>',
            f'<rect x="{LEFT}" y="{middle - BAR / 2:.1f}" width="{end - LEFT:.1f}" height="{BAR}" fill="{BLUE}"/>',
            f'<path d="M{low:.1f} {middle:.1f}H{high:.1f}m0 -6v12M{low:.1f} {middle - 6:.1f}v12" '
            f'stroke="{INK}" stroke-width="2" fill="none"/>',
            f'<text x="{WIDTH - RIGHT + 12}" y="{middle + 5:.1f}">{bot.win_share:.1%}</text>',
        ]
    fair = LEFT + span * report.fair_share
    parts.append(f'<path d="M{fair:.1f} {TOP - 8}V{floor}" stroke="{INK}" stroke-dasharray="4 4"/>')
    parts.append(f'<text x="{fair:.1f}" y="{TOP - 12}" text-anchor="middle" font-size="11">fair share</text>')
    return "\n".join([*parts, "</svg>"]) + "\n"


def shortened(name: str) -> str:
    """A name that fits beside its bar."""
    return name if len(name) <= 28 else f"{name[:27]}…"
