"""`quayside serve`: tables for friends, a club or everybody. The server is imported only here, when it is wanted."""

from __future__ import annotations

import os
import socket
import webbrowser
from dataclasses import replace

from quayside.core.errors import BadRequest


def serve(host: str, port: int, database: str | None, workers: int, browser: bool) -> None:
    """Until it is told to stop."""
    from quayside.server.serving import run
    from quayside.server.settings import from_environment

    settings = from_environment()
    if database is not None:
        settings = replace(settings, database=database)
        os.environ["QUAYSIDE_DATABASE"] = database  # worker processes read it there
    if workers > 1 and settings.sqlite:
        raise BadRequest("Several processes need PostgreSQL: say --database postgresql://…, or leave --workers out.")
    line = listen(host, port)
    address = address_of(line, host)
    print(f"Quayside is open at {address}  (Ctrl-C closes it)", flush=True)
    if browser:
        webbrowser.open(address)
    run(settings, line, workers)


def listen(host: str, port: int) -> socket.socket:
    """The line on which the server hears; taken before anything else, so that a taken port is told at once."""
    family, _, _, _, address = socket.getaddrinfo(host, port, type=socket.SOCK_STREAM)[0]
    line = socket.socket(family, socket.SOCK_STREAM)
    line.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    try:
        line.bind(address)
        line.listen(2048)  # who comes while the server is still getting ready waits, and is not turned away
    except OSError as error:
        line.close()
        raise BadRequest(
            f"Port {port} at {host} cannot be used: {error.strerror}. Choose another one with --port."
        ) from None
    line.set_inheritable(True)
    return line


def address_of(line: socket.socket, host: str) -> str:
    port = line.getsockname()[1]
    shown = {"0.0.0.0": "localhost", "::": "localhost", "127.0.0.1": "localhost"}.get(host, host)
    return f"http://[{shown}]:{port}/" if ":" in shown else f"http://{shown}:{port}/"
