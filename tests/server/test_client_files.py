"""The files of the browser client: packed, kept for ever where their name tells their content, else asked for again."""

from __future__ import annotations

import gzip
from pathlib import Path

import pytest
from starlette.requests import Request
from starlette.responses import Response

from quayside.server.client_files import ClientFiles
from quayside.server.refusals import Refusal


@pytest.fixture
def files(tmp_path: Path) -> ClientFiles:
    folder = tmp_path / "static"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<html>" + "quay " * 500)
    (folder / "assets" / "index-B1a2.js").write_text("export const quay = 1;\n" * 200)
    (folder / "assets" / "fell-C3d4.woff2").write_bytes(b"wOF2" + bytes(range(200)))
    (tmp_path / "secret.txt").write_text("a cookie's key")
    return ClientFiles(folder)


def get(files: ClientFiles, address: str, **headers: str) -> Response:
    raw = [(name.replace("_", "-").encode(), value.encode()) for name, value in headers.items()]
    return files.answer(address, Request({"type": "http", "method": "GET", "path": f"/{address}", "headers": raw}))


def test_a_script_is_packed_and_kept_for_ever(files: ClientFiles) -> None:
    packed = get(files, "assets/index-B1a2.js", accept_encoding="gzip, br")
    plain = get(files, "assets/index-B1a2.js")
    assert packed.headers["content-encoding"] == "gzip"
    assert gzip.decompress(bytes(packed.body)) == plain.body
    assert len(packed.body) * 10 < len(plain.body)
    assert "content-encoding" not in plain.headers
    assert packed.headers["content-type"] == "text/javascript; charset=utf-8"
    assert packed.headers["cache-control"] == "public, max-age=31536000, immutable"
    assert packed.headers["vary"] == "Accept-Encoding"


def test_a_page_is_asked_for_again_and_sent_only_if_it_has_changed(files: ClientFiles) -> None:
    page = get(files, "", accept_encoding="gzip")
    assert page.headers["cache-control"] == "no-cache"
    again = get(files, "tables/abc", if_none_match=page.headers["etag"])
    assert again.status_code == 304
    assert again.body == b""
    assert get(files, "tables/abc", if_none_match='"other"').status_code == 200


def test_what_is_packed_already_stays_as_it_is(files: ClientFiles) -> None:
    font = get(files, "assets/fell-C3d4.woff2", accept_encoding="gzip")
    assert "content-encoding" not in font.headers
    assert font.headers["content-type"] == "font/woff2"


def test_nothing_else_is_sent(files: ClientFiles) -> None:
    for address in ("../secret.txt", "assets/../../secret.txt", "/etc/passwd"):
        if address.startswith("assets/"):
            with pytest.raises(Refusal, match="no_such_page"):
                get(files, address)
        else:
            assert get(files, address).body == get(files, "index.html").body
    with pytest.raises(Refusal, match="no_such_page"):
        get(files, "assets/index-Old1.js")
