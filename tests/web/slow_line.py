"""A line to the server that is late by a fixed time, both ways."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterator
from concurrent.futures import Future
from contextlib import contextmanager, suppress

CHUNK = 65536


async def pump(reader: asyncio.StreamReader, writer: asyncio.StreamWriter, delay: float) -> None:
    """Everything arrives in order, each piece `delay` seconds after it was sent."""
    loop = asyncio.get_running_loop()
    under_way: asyncio.Queue[tuple[float, bytes]] = asyncio.Queue()

    async def take() -> None:
        while data := await reader.read(CHUNK):
            under_way.put_nowait((loop.time() + delay, data))
        under_way.put_nowait((loop.time() + delay, b""))

    taking = asyncio.create_task(take())
    try:
        while True:
            due, data = await under_way.get()
            await asyncio.sleep(max(0.0, due - loop.time()))
            if not data:
                return
            writer.write(data)
            await writer.drain()
    except OSError:
        return  # one of the two has hung up
    finally:
        taking.cancel()
        writer.close()


@contextmanager
def slow_line(address: str, delay: float) -> Iterator[str]:
    """The address of a proxy on this machine, in a thread of its own."""
    host, _, port = address.removeprefix("http://").partition(":")
    opened: Future[tuple[asyncio.AbstractEventLoop, asyncio.Event, int]] = Future()

    async def connect(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        there, to_there = await asyncio.open_connection(host, int(port))
        ways = asyncio.gather(pump(reader, to_there, delay), pump(there, writer, delay))
        with suppress(asyncio.CancelledError):  # the test is over
            await ways

    async def serve() -> None:
        enough = asyncio.Event()
        server = await asyncio.start_server(connect, "127.0.0.1", 0)
        opened.set_result((asyncio.get_running_loop(), enough, server.sockets[0].getsockname()[1]))
        await enough.wait()
        server.close()

    thread = threading.Thread(target=lambda: asyncio.run(serve()), daemon=True)
    thread.start()
    loop, enough, own = opened.result()
    try:
        yield f"http://127.0.0.1:{own}"
    finally:
        loop.call_soon_threadsafe(enough.set)
        thread.join()
