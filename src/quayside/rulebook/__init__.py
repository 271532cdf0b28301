"""Rules pages: what a game's rules are in a language, with the figures and the marks of an edition."""

from quayside.rulebook.page import rules_page

__all__ = ["rules_page"]
