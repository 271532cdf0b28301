"""Which pages may use the server: its own, and those it was told about."""

from __future__ import annotations

from urllib.parse import urlsplit

from starlette.requests import HTTPConnection

from quayside.server.settings import Settings


def origin_allowed(connection: HTTPConnection, settings: Settings) -> bool:
    """Whether the page that asks is one of ours; programs, which name no page, may always ask."""
    origin = connection.headers.get("origin")
    if origin is None:
        return True
    if origin in settings.origins or (settings.address and origin == settings.address):
        return True
    return bool(urlsplit(origin).netloc) and urlsplit(origin).netloc == connection.headers.get("host")
