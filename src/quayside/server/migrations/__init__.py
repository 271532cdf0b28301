"""Alembic's scripts; the server runs them when it starts."""
