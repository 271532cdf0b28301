"""Entries of the logs, committed together: whoever inserts a number first has decided.

Entries that arrive while a commit is under way share the next one. So a commit may take as long as a careful disk
takes, and there is still no limit to how many tables move at once.
"""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from dataclasses import dataclass

from quayside.server.commits import Line, Summary, Won, commits_of
from quayside.server.events import Event
from quayside.server.metrics import COMMITS, COMMITTED
from quayside.server.storage import Storage

MOST_AT_ONCE = 200  # so that the news of one commit fit into a NOTIFY of PostgreSQL, 8,000 bytes


@dataclass(slots=True)
class Entry:
    line: Line
    decided: asyncio.Future[bool]


class Writer:
    """The one task of a process that writes to the logs."""

    def __init__(self, storage: Storage) -> None:
        self.commits = commits_of(storage)
        self.queue: asyncio.Queue[Entry] = asyncio.Queue()
        self.task: asyncio.Task[None] | None = None

    def start(self) -> None:
        self.task = asyncio.create_task(self.run(), name="writer")

    async def stop(self) -> None:
        """Everything that was accepted for writing is written first."""
        await self.queue.join()
        if self.task is not None:
            self.task.cancel()
            await asyncio.gather(self.task, return_exceptions=True)
        await self.commits.close()

    async def append(self, table: str, event: Event, summary: Summary) -> bool:
        """Whether this is now the entry of that number: true only after the commit."""
        entry = Entry(Line(table, event, summary), asyncio.get_running_loop().create_future())
        self.queue.put_nowait(entry)
        return await entry.decided

    async def run(self) -> None:
        while True:
            entries = [await self.queue.get()]
            while not self.queue.empty() and len(entries) < MOST_AT_ONCE:
                entries.append(self.queue.get_nowait())
            try:
                won = await self.commit([entry.line for entry in entries])
            except Exception as error:
                for entry in entries:
                    if not entry.decided.done():
                        entry.decided.set_exception(error)
            else:
                for entry in entries:
                    # Taken out of the set: of two entries for one number, only the first was inserted. There are two
                    # when whoever wanted the first was cancelled, and somebody else came before it was written.
                    first = entry.line.key in won
                    won.discard(entry.line.key)
                    if not entry.decided.done():
                        entry.decided.set_result(first)
            for _ in entries:
                self.queue.task_done()

    async def commit(self, lines: Sequence[Line]) -> Won:
        """One transaction for all; the numbers that were still free."""
        # One for each number, the first that came; and in the same order everywhere, so that two processes never wait
        # for each other crosswise.
        wanted: dict[tuple[str, int], Line] = {}
        for line in lines:
            wanted.setdefault(line.key, line)
        won = await self.commits.commit([wanted[key] for key in sorted(wanted)])
        COMMITS.inc()
        COMMITTED.inc(len(won))
        return won
