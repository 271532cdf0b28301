"""Dice: the same numbers everywhere, fair, and impossible to guess."""

from __future__ import annotations

import hashlib
from itertools import islice

import pytest
from librt.vecs import append, vec
from mypy_extensions import i64

from quayside.core.dice import MULTIPLIER, Dice, FastDice, SecureDice
from quayside.core.game import secret_of

# Fixed vectors: if one of these changes, every recorded game of the world changes with it.
SECURE_SIX = [2, 3, 0, 4, 3, 0, 2, 0, 1, 2, 2, 5]
SECURE_THOUSAND = [434, 230, 791, 455, 682, 791, 322, 213]
FAST_SIX = [3, 4, 2, 5, 1, 4, 3, 5, 2, 2, 5, 2]
SHUFFLED = [2, 9, 7, 0, 1, 3, 5, 8, 6, 4]


def numbers(dice: Dice, faces: int, count: int) -> list[int]:
    return [int(dice.below(faces)) for _ in range(count)]


def cards(count: int) -> vec[i64]:
    deck = vec[i64]()
    for card in range(count):
        deck = append(deck, card)
    return deck


def reference_stream(secret: bytes):
    """The stream as the docstring of SecureDice describes it, written plainly."""
    block = 0
    while True:
        yield from hashlib.sha256(secret + block.to_bytes(8, "big")).digest()
        block += 1


def reference_below(stream, faces: int) -> int:
    width = 1 if faces <= 256 else 4
    while True:
        value = int.from_bytes(bytes(islice(stream, width)), "big")
        if value < 256**width - 256**width % faces:
            return value % faces


def test_secure_dice_keep_their_fixed_vectors() -> None:
    assert numbers(SecureDice(secret_of("vector")), 6, 12) == SECURE_SIX
    assert numbers(SecureDice(secret_of("vector")), 1000, 8) == SECURE_THOUSAND


def test_fast_dice_keep_their_fixed_vectors() -> None:
    assert numbers(FastDice(2026), 6, 12) == FAST_SIX


def test_shuffles_keep_their_fixed_vector() -> None:
    deck = cards(10)
    SecureDice(secret_of("vector")).shuffle(deck)
    assert list(deck) == SHUFFLED


@pytest.mark.parametrize("faces", [1, 2, 3, 6, 50, 97, 255, 256, 257, 1000, 123_456])
def test_secure_dice_follow_their_description(faces: int) -> None:
    stream = reference_stream(b"secret")
    dice = SecureDice(b"secret")
    assert numbers(dice, faces, 300) == [reference_below(stream, faces) for _ in range(300)]


def test_fast_dice_follow_their_description() -> None:
    dice = FastDice(77)
    state = int(dice.state)
    for _ in range(1000):
        state = MULTIPLIER * (state % 2**32) + state // 2**32
        assert dice.below(1 << 20) == ((state % 2**32) ^ (state // 2**32)) % 2**32 * 2**20 // 2**32
        assert 0 <= state < 2**63


def is_prime(n: int) -> bool:
    """Miller and Rabin with bases that decide every number below 2**64."""
    odd, twos = n - 1, 0
    while odd % 2 == 0:
        odd, twos = odd // 2, twos + 1
    for base in (2, 3, 5, 7, 11, 13, 17, 19, 23, 29, 31, 37):
        x = pow(base, odd, n)
        if x in (1, n - 1):
            continue
        for _ in range(twos - 1):
            x = x * x % n
            if x == n - 1:
                break
        else:
            return False
    return True


def test_the_multiplier_gives_a_full_period_and_never_overflows() -> None:
    assert is_prime(MULTIPLIER * 2**32 - 1)
    assert is_prime(MULTIPLIER * 2**31 - 1)
    assert MULTIPLIER * (2**32 - 1) + 2**31 < 2**63


@pytest.mark.parametrize("dice", [SecureDice(b"fair"), FastDice(5)])
@pytest.mark.parametrize("faces", [2, 6, 50])
def test_faces_come_equally_often(dice: Dice, faces: int) -> None:
    """Chi-squared far below anything a fair die would exceed once in a million tests."""
    throws = 20_000
    seen = [0] * faces
    for value in numbers(dice, faces, throws):
        seen[value] += 1
    expected = throws / faces
    chi = sum((count - expected) ** 2 / expected for count in seen)
    assert chi < faces - 1 + 7 * (2 * (faces - 1)) ** 0.5


@pytest.mark.parametrize("dice", [SecureDice(b"copy"), FastDice(9)])
def test_a_copy_falls_alike_and_independently(dice: Dice) -> None:
    numbers(dice, 6, 5)
    copy = dice.copy()
    assert numbers(copy, 6, 50) == numbers(dice, 6, 50)


def test_similar_seeds_give_different_dice() -> None:
    assert len({tuple(numbers(FastDice(seed), 6, 12)) for seed in range(500)}) == 500


def test_a_shuffle_of_a_part_leaves_the_rest_alone_and_loses_nothing() -> None:
    deck = cards(24)
    FastDice(3).shuffle(deck, 8, 12)
    assert list(deck)[:8] == list(range(8))
    assert list(deck)[12:] == list(range(12, 24))
    assert sorted(deck) == list(range(24))
    assert list(deck)[8:12] != [8, 9, 10, 11]


def test_every_order_of_a_shuffle_is_equally_likely() -> None:
    dice = FastDice(1)
    seen: dict[tuple[int, ...], int] = {}
    for _ in range(24_000):
        deck = cards(4)
        dice.shuffle(deck)
        seen[tuple(deck)] = seen.get(tuple(deck), 0) + 1
    assert len(seen) == 24
    assert all(800 < count < 1200 for count in seen.values())
