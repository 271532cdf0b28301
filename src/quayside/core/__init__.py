"""The contract every game keeps. Nothing in here knows any game."""
