"""Running the application in one process or several."""

from __future__ import annotations

import socket

import uvicorn
from uvicorn.supervisors import Multiprocess

from quayside.server.app import application
from quayside.server.logs import set_up
from quayside.server.settings import Settings

LARGEST_MESSAGE = 64 * 1024  # bytes that a client may send at once over the live line
PATIENCE = 60  # seconds after which a process that gives no sign is replaced; a busy machine needs many
FAREWELL = 5  # seconds for requests under way when the server is told to stop


def run(settings: Settings, line: socket.socket, workers: int) -> None:
    """Serve until told to stop."""
    set_up()
    single = workers == 1
    config = uvicorn.Config(
        application(settings) if single else "quayside.server.app:create",
        factory=not single,
        workers=workers,
        log_config=None,
        access_log=False,
        ws="websockets-sansio",
        ws_max_size=LARGEST_MESSAGE,
        ws_per_message_deflate=False,  # costs a lot of memory for each socket
        ws_ping_interval=25,
        ws_ping_timeout=60,
        timeout_graceful_shutdown=FAREWELL,
        timeout_worker_healthcheck=PATIENCE,
        server_header=False,
    )
    if single:
        uvicorn.Server(config).run(sockets=[line])
    else:
        Multiprocess(config, sockets=[line]).run()
