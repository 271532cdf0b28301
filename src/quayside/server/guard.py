"""Around every request: sizes, origins, headers, one line in the log."""

from __future__ import annotations

import logging
import time

from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from quayside.server.asking import hold_back
from quayside.server.origins import origin_allowed
from quayside.server.refusals import Refusal
from quayside.server.settings import Settings

LOG = logging.getLogger("quayside.requests")
LARGEST = 256 * 1024  # bytes of a request's body
LARGEST_RECORD = 4 * 1024 * 1024
SAFE = ("GET", "HEAD", "OPTIONS")
HEADERS = {
    "Content-Security-Policy": (
        "default-src 'self'; img-src 'self' data:; object-src 'none'; base-uri 'none'; frame-ancestors 'none'; "
        "form-action 'self'"
    ),
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
}


class Guard:
    """ASGI middleware; what it refuses is answered by `refuse`."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] != "http":
            await self.app(scope, receive, send)
            return
        request = Request(scope)
        began = time.perf_counter()
        status = 0
        largest = LARGEST_RECORD if request.url.path == "/api/tables/import" else LARGEST
        size = 0

        async def counted() -> Message:
            nonlocal size
            message = await receive()
            size += len(message.get("body", b""))
            if size > largest:
                raise HTTPException(413)  # FastAPI would make a 400 of anything else
            return message

        async def dressed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                if request.url.path.startswith("/api"):
                    headers.setdefault("Cache-Control", "no-store")
            await send(message)

        declared = request.headers.get("content-length", "0")
        if declared.isdigit() and int(declared) > largest:
            scope["quayside.refused"] = Refusal("too_large")
        elif request.method not in SAFE and not origin_allowed(request, self.settings):
            scope["quayside.refused"] = Refusal("foreign_origin")
        else:
            try:
                hold_back(request)
            except Refusal as refusal:
                scope["quayside.refused"] = refusal
        try:
            await self.app(scope, counted, dressed)
        finally:
            if request.url.path not in ("/healthz", "/metrics"):
                milliseconds = round((time.perf_counter() - began) * 1000, 1)
                told = {"method": request.method, "path": request.url.path, "status": status, "ms": milliseconds}
                LOG.debug("request", extra=told)
