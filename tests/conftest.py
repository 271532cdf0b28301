"""What all tests share."""

from __future__ import annotations

import os
import signal

import pytest
from hypothesis import settings

import quayside

# How long an example takes says something about the machine, and nothing about the rules.
settings.register_profile("quayside", deadline=None)
settings.load_profile("quayside")


# A shell's background job ignores Ctrl-C, and so would every process that the tests start and interrupt.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", autouse=True)
def engine_is_the_expected_one() -> None:
    """`make test` runs everything twice; this makes sure that the two runs are not the same one."""
    expected = os.environ.get("QUAYSIDE_EXPECT")
    if expected:
        assert ("compiled" if quayside.compiled() else "interpreted") == expected
