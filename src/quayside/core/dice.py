# quayside: compiled
"""All the chance in a game comes from one of these, owned by the position.

`SecureDice` serve real games: a stream of SHA-256 blocks that nobody can continue without the secret.
`FastDice` serve search and random play. Both give the same numbers in every process, on every platform,
compiled or not; `tests/core/test_dice.py` holds their fixed vectors.
"""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

BLOCK: Final = 32  # bytes in a SHA-256 digest
BYTE: Final = 256
WORD_BITS: Final = 32
WORD_MASK: Final = 0xFFFFFFFF

# Multiply-with-carry (Marsaglia): A * 2**32 - 1 and A * 2**31 - 1 are both prime, so the period is close to 2**62.
# A < 2**31 keeps every product below 2**63: no overflow, so compiled and interpreted agree without masking.
MULTIPLIER: Final = 2131995753
WALK: Final = 8  # steps after which similar seeds have nothing in common


@mypyc_attr(allow_interpreted_subclasses=True)
class Dice:
    """A source of whole numbers; what differs is where they come from."""

    def below(self, n: i64) -> i64:
        """A number from 0 to n - 1, each equally likely."""
        raise NotImplementedError("Dice only says what dice do; use SecureDice or FastDice")

    def copy(self) -> Dice:
        """Dice that will fall exactly as these will."""
        raise NotImplementedError("Dice only says what dice do; use SecureDice or FastDice")

    def shuffle(self, cards: vec[i64], start: i64 = 0, stop: i64 = -1) -> None:
        """Put the cards from `start` up to `stop` into random order, in place (Fisher and Yates, from the end)."""
        i: i64 = (stop if stop >= 0 else len(cards)) - 1
        while i > start:
            j: i64 = start + self.below(i - start + 1)
            card: i64 = cards[i]
            cards[i] = cards[j]
            cards[j] = card
            i -= 1


class SecureDice(Dice):
    """Block k of the stream is SHA-256(secret, k as eight bytes); its bytes are used in order.

    Up to 256 faces take one byte, more take four, most significant first; a value that would favour small numbers is
    thrown away. Having seen any part of the stream does not help to compute the rest.
    """

    def __init__(self, secret: bytes) -> None:
        self.secret = secret
        self.block: bytes = b""
        self.blocks: i64 = 0
        self.used: i64 = BLOCK

    def next_bytes(self, count: i64) -> i64:
        """The next bytes of the stream as one number."""
        value: i64 = 0
        for _ in range(count):
            if self.used == BLOCK:
                number: int = self.blocks
                self.block = hashlib.sha256(self.secret + number.to_bytes(8, "big")).digest()
                self.blocks += 1
                self.used = 0
            value = (value << 8) | self.block[self.used]
            self.used += 1
        return value

    def below(self, n: i64) -> i64:
        count: i64 = 1 if n <= BYTE else 4
        span: i64 = BYTE if n <= BYTE else WORD_MASK + 1
        fair = span - span % n
        value = self.next_bytes(count)
        while value >= fair:
            value = self.next_bytes(count)
        return value % n

    def copy(self) -> Dice:
        other = SecureDice(self.secret)
        other.block = self.block
        other.blocks = self.blocks
        other.used = self.used
        return other


class FastDice(Dice):
    """Multiply-with-carry, a few machine instructions a number; for search, where nobody guesses against it."""

    def __init__(self, seed: i64, walk: i64 = WALK) -> None:
        # Keep the low word away from 0 and the carry below the multiplier, then walk away from similar seeds.
        self.state: i64 = ((seed >> WORD_BITS) & 0x3FFFFFFF) << WORD_BITS | ((seed & WORD_MASK) ^ 0x5BD1E995)
        if self.state & WORD_MASK == 0:
            self.state += 1
        for _ in range(walk):
            self.below(2)

    def below(self, n: i64) -> i64:
        self.state = MULTIPLIER * (self.state & WORD_MASK) + (self.state >> WORD_BITS)
        # Scaling a 32-bit word instead of a remainder: the bias is below n / 2**32.
        return (((self.state ^ (self.state >> WORD_BITS)) & WORD_MASK) * n) >> WORD_BITS

    def copy(self) -> Dice:
        other = FastDice(0, 0)
        other.state = self.state
        return other
