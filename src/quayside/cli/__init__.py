"""The `quayside` command."""
