# quayside: compiled
"""Small helpers for packed vectors and sets of bits."""

from __future__ import annotations

from typing import Final

from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.core.dice import WORD_BITS, WORD_MASK

KEY: Final = 0x5BD1E995  # where keys begin: any number but 0, which stays 0
LOWER: Final = 2131995753  # odd, with many ones and zeros in no order
UPPER: Final = 2654435761


def shifted(bits: i64, places: i64) -> i64:
    """Bits moved up by so many places; `shifted(1, place)` is the set of that one place. At most 62 places.

    Compiled sources must not say `1 << place`: mypyc writes a literal, and so a `Final` number, as a C int of 32 bits
    and shifts that, so from place 31 on the bit is lost or spills, and only in the compiled build. An argument of a
    function is 64 bits wide. A shift by a constant is worked out by mypyc itself and does no harm.
    `tests/core/test_compiled_sources.py` looks for such shifts.
    """
    return bits << places


def mixed(key: i64, number: i64) -> i64:
    """A key with one more number in it, for finding again what was worked out for the same numbers.

    The first key is KEY. Both words are multiplied, so that no few bits of the next number can undo a bit of this one.
    The key stays below 2**63 if neither is negative.
    """
    key ^= number
    return (LOWER * (key & WORD_MASK)) ^ (UPPER * (key >> WORD_BITS))


def blank(size: i64, value: i64 = 0) -> vec[i64]:
    """A vector of equal numbers."""
    numbers = vec[i64](capacity=size)
    for _ in range(size):
        numbers = append(numbers, value)
    return numbers


def count_up(size: i64, start: i64 = 0) -> vec[i64]:
    """The vector start, start + 1, …, of that size."""
    numbers = vec[i64](capacity=size)
    for k in range(size):
        numbers = append(numbers, start + k)
    return numbers


def same(left: vec[i64], right: vec[i64]) -> bool:
    """Whether two vectors hold the same numbers."""
    size: i64 = len(left)
    if size != len(right):
        return False
    for k in range(size):
        if left[k] != right[k]:
            return False
    return True


def in_order(numbers: vec[i64], start: i64, stop: i64) -> vec[i64]:
    """A copy in which the numbers from `start` up to `stop` are sorted.

    Whoever shuffles hidden cards for an imagined position sorts them first: then the result depends on the dice alone,
    and not on the true order.
    """
    numbers = numbers[0:]
    for k in range(start + 1, stop):
        number = numbers[k]
        at = k
        while at > start and numbers[at - 1] > number:
            numbers[at] = numbers[at - 1]
            at -= 1
        numbers[at] = number
    return numbers
