"""Compiled sources avoid what mypyc would compile into something else; `quayside.core.vectors.shifted` tells of it."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

import quayside
from quayside.core.vectors import shifted

SOURCES = Path(quayside.__file__).parent
MARKER = "# quayside: compiled"
COMPILED = [path for path in sorted(SOURCES.rglob("*.py")) if path.read_text(encoding="utf-8").startswith(MARKER)]

# Shifts of a literal that are known to stay far below 31 places: by a seat, a market or a kind of fur.
SMALL = {
    ("core/state.py", "1 << seat"),
    ("core/state.py", "1 << self.actor"),
    ("games/nieuw_amsterdam/state.py", "1 << seat"),
    ("games/nieuw_amsterdam/state.py", "1 << other"),
    ("games/nieuw_amsterdam/trade.py", "1 << LOAD_BITS * kind"),
    ("games/merchants/auction.py", "1 << seat"),
    ("games/merchants/auction.py", "1 << table.seats"),
    ("games/merchants/cards.py", "1 << 2 * market"),
    ("games/merchants/cards.py", "1 << market_of(kind)"),
}


def is_constant(node: ast.expr) -> bool:
    """Made of literals and of names in capitals, which are `Final`."""
    if isinstance(node, ast.BinOp):
        return is_constant(node.left) and is_constant(node.right)
    if isinstance(node, ast.UnaryOp):
        return is_constant(node.operand)
    return isinstance(node, ast.Constant) or (isinstance(node, ast.Name) and node.id.isupper())


def doubtful_shifts(source: str) -> Iterator[str]:
    """Every shift of a constant by something that is none."""
    for node in ast.walk(ast.parse(source)):
        is_shift = isinstance(node, ast.BinOp) and isinstance(node.op, ast.LShift)
        if is_shift and is_constant(node.left) and not is_constant(node.right):
            yield ast.unparse(node)


def test_no_literal_is_shifted_by_a_variable_but_where_it_is_known_to_be_small() -> None:
    assert len(COMPILED) > 40
    found = {
        (path.relative_to(SOURCES).as_posix(), shift)
        for path in COMPILED
        for shift in doubtful_shifts(path.read_text(encoding="utf-8"))
    }
    assert found - SMALL == set(), "say shifted(1, place) instead"
    assert SMALL - found == set(), "no longer there"


@pytest.mark.parametrize("line", ["x = 1 << place", "x &= ~(255 << (8 * seat))", "x = TOP << at", "f(-1 << g(1))"])
def test_such_shifts_are_found(line: str) -> None:
    assert len(list(doubtful_shifts(line))) == 1


@pytest.mark.parametrize("line", ["x = 1 << 40", "x = 1 << FIELDS - 1", "x = bits << place", "x = shifted(1, place)"])
def test_others_are_not(line: str) -> None:
    assert not list(doubtful_shifts(line))


def test_a_shift_is_64_bits_wide_compiled_or_not() -> None:
    assert [shifted(1, place) for place in range(63)] == [1 << place for place in range(63)]
    assert shifted(255, 40) == 255 << 40
