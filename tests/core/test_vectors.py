"""Numbers packed for speed."""

from __future__ import annotations

import math
from itertools import combinations

import pytest

from quayside.core.vectors import KEY, mixed


def key_of(numbers: list[int]) -> int:
    key = KEY
    for number in numbers:
        key = mixed(key, number)
    return key


@pytest.mark.parametrize(("changes", "apart"), [(2, 1), (3, 4)])
def test_numbers_that_differ_in_a_few_bits_have_different_keys(changes: int, apart: int) -> None:
    """As boards do: a bit of one number must not undo a bit of the next, however high it is."""
    bits = [(at, bit) for at in range(4) for bit in range(0, 52, apart)]
    found: dict[int, list[int]] = {}
    for changed in combinations(bits, changes):
        numbers = [0] * 4
        for at, bit in changed:
            numbers[at] |= 1 << bit
        key = key_of(numbers)
        assert 0 <= key < 1 << 63
        assert found.setdefault(key, numbers) == numbers
    assert len(found) == math.comb(len(bits), changes)


def test_a_key_is_the_same_in_every_build() -> None:
    assert key_of([0, 1, 1 << 31, 1 << 51, (1 << 52) - 1]) == 5827400739727601377
