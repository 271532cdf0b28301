"""Many pieces of work: here, in several processes, or over a Ray cluster; the answers always come in their order."""

from __future__ import annotations

import multiprocessing
import signal
import socket
from collections import deque
from collections.abc import Callable, Iterable, Iterator
from concurrent.futures import Future, ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any, TypeVar

from quayside.core.errors import BadRequest

AHEAD = 3  # pieces of work that wait for each process
LOCAL = "local"
KNOCK = 10.0  # seconds to wait for a cluster's answer

Piece = TypeVar("Piece")
Answer = TypeVar("Answer")


def in_order(
    task: Callable[[Piece], Answer], pieces: Iterable[Piece], jobs: int, abandon: bool = False
) -> Iterator[Answer]:
    """The task done on every piece, by so many processes.

    When it is interrupted, the pieces in hand are finished first; or abandoned, if they are long and leave nothing
    half done.
    """
    if jobs == 1:
        yield from map(task, pieces)
        return
    before = multiprocessing.active_children()
    # Ctrl-C reaches the whole process group; only this process shall answer it.
    with ProcessPoolExecutor(jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_IGN)) as pool:
        waiting: deque[Future[Answer]] = deque()
        try:
            for piece in pieces:
                waiting.append(pool.submit(task, piece))
                if len(waiting) > AHEAD * jobs:
                    yield waiting.popleft().result()
            while waiting:
                yield waiting.popleft().result()
        except BrokenProcessPool:
            raise BadRequest(
                "A process that played games ended all of a sudden: out of memory, or a bot that ends its process?"
            ) from None
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            if abandon:
                for worker in multiprocessing.active_children():
                    if worker not in before:
                        worker.terminate()
            raise


def over_ray(
    task: Callable[[Piece], Answer], pieces: Iterable[Piece], address: str, modules: Iterable[str] = ()
) -> Iterator[Answer]:
    """The task done on every piece, by a Ray cluster; `local` starts one on this machine.

    Quayside itself must be installed on every node; the files of `modules` are sent along.
    """
    ray = ray_package()
    if address != LOCAL:
        check_reachable(address)
    try:
        ray.init(
            address=None if address == LOCAL else address,
            runtime_env={"py_modules": sorted(modules)},
            log_to_driver=False,
            logging_level="warning",
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        raise BadRequest(f"The Ray cluster {address!r} cannot be reached: {error}") from None
    try:
        remote = ray.remote(task_of).options(max_retries=3)
        room = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: deque[Any] = deque()
        for piece in pieces:
            waiting.append(remote.remote(task, piece))
            if len(waiting) > room:
                yield ray.get(waiting.popleft())
        while waiting:
            yield ray.get(waiting.popleft())
    finally:
        ray.shutdown()


def check_reachable(address: str) -> None:
    """Knock at the address first: Ray itself would go on trying for many minutes."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon:
        return  # a name that Ray knows, such as auto
    try:
        socket.create_connection((host, int(port)), timeout=KNOCK).close()
    except (OSError, ValueError, OverflowError) as error:
        raise BadRequest(f"The Ray cluster {address!r} cannot be reached: {error}.") from None


def task_of(task: Callable[[Piece], Answer], piece: Piece) -> Answer:
    """One piece; a plain function, because Ray cannot make a remote task of anything else."""
    return task(piece)


def ray_package() -> Any:
    """Ray, which is large and therefore not installed with Quayside."""
    try:
        import ray
    except ImportError:
        raise BadRequest(
            "--ray needs the package 'ray', which is not installed here: pip install 'quayside[ray]', or 'ray' itself."
        ) from None
    return ray
