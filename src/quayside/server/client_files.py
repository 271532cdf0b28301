"""The built browser client: every file packed once, and kept by browsers as long as it may be.

Files in `assets/` have a hash in their name, so they never change; all others are asked for again, and answered with a
mere "still the same" if they are. An address that is no file is one of the client's own pages.
"""

from __future__ import annotations

import gzip
import hashlib
import mimetypes
from dataclasses import dataclass
from functools import cache
from pathlib import Path

from starlette.requests import Request
from starlette.responses import Response

from quayside.server.refusals import Refusal

ASSETS = "assets/"
FOR_EVER = "public, max-age=31536000, immutable"
ASK_AGAIN = "no-cache"
PACKED_TYPES = ("text/", "application/json", "application/manifest+json", "image/svg+xml")
TYPES = {".js": "text/javascript", ".svg": "image/svg+xml", ".woff2": "font/woff2", ".webmanifest": "application/json"}


@dataclass(frozen=True, slots=True)
class File:
    """A file as it is sent."""

    body: bytes
    packed: bytes | None
    headers: dict[str, str]


class ClientFiles:
    """The files of a folder, listed when the server starts."""

    def __init__(self, folder: Path) -> None:
        self.paths = {path.relative_to(folder).as_posix(): path for path in folder.rglob("*") if path.is_file()}

    def answer(self, address: str, request: Request) -> Response:
        """The file of that name; a page of the client's own, if it is none."""
        if address not in self.paths:
            if address.startswith(ASSETS):
                raise Refusal("no_such_page")  # of an older client, perhaps; a page in its place would be no script
            address = "index.html"
        file = read(self.paths[address], FOR_EVER if address.startswith(ASSETS) else ASK_AGAIN)
        if file.headers["ETag"] in request.headers.get("if-none-match", ""):
            return Response(status_code=304, headers=file.headers)
        if file.packed is not None and "gzip" in request.headers.get("accept-encoding", ""):
            return Response(file.packed, headers={**file.headers, "Content-Encoding": "gzip"})
        return Response(file.body, headers=file.headers)


@cache
def read(path: Path, caching: str) -> File:
    body = path.read_bytes()
    kind = TYPES.get(path.suffix) or mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    headers = {
        "Content-Type": f"{kind}; charset=utf-8" if kind.startswith("text/") else kind,
        "Cache-Control": caching,
        "ETag": f'"{hashlib.sha256(body).hexdigest()[:24]}"',
        "Vary": "Accept-Encoding",
    }
    packed = gzip.compress(body, 9, mtime=0) if kind.startswith(PACKED_TYPES) else None
    return File(body, packed, headers)
