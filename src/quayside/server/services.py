"""Everything that one server process is made of, wired together."""

from __future__ import annotations

import asyncio
import gc
import logging

from quayside.games import game, games
from quayside.server.bots_pool import BotPool
from quayside.server.chatting import Chat
from quayside.server.duties import Duties
from quayside.server.house import House
from quayside.server.hub import Hub
from quayside.server.identity import Identity
from quayside.server.limits import Limits
from quayside.server.notices import Notices
from quayside.server.ratings import Ratings
from quayside.server.settings import Settings
from quayside.server.speech import server_words, table_words
from quayside.server.storage import Storage
from quayside.server.wire import Wire
from quayside.words import LANGUAGES

LOG = logging.getLogger(__name__)


class Services:
    """Made and started in this order, stopped in the reverse one."""

    def __init__(self, settings: Settings, storage: Storage, secret: str) -> None:
        self.settings = settings
        self.storage = storage
        self.limits = Limits(settings.limits)
        self.house = House(storage)
        self.identity = Identity(storage, secret)
        self.hub = Hub(self.house, self.identity)
        self.chat = Chat(self.hub)
        self.pool = BotPool(settings.bot_processes)
        self.ratings = Ratings(self.house)
        self.notices = Notices(settings, self.hub, self.identity)
        self.duties = Duties(self.house, self.pool, self.ratings)
        self.duties.also.append(self.notices.send_due)
        self.wire = None if storage.sqlite else Wire(self.hub, self.chat)
        self.warming: list[asyncio.Task[None]] = []

    @classmethod
    async def open(cls, settings: Settings) -> Services:
        storage = Storage(settings)
        await storage.open()
        services = cls(settings, storage, settings.secret or await storage.key("sessions"))
        services.house.writer.start()
        services.pool.start()
        if services.wire is not None:
            await services.wire.start()
        services.duties.start()
        services.warming = [asyncio.create_task(work) for work in (services.pool.warm_up(), services.warm_up())]
        return services

    async def warm_up(self) -> None:
        """Do before anybody has to wait for it what would otherwise be done when it is first needed."""
        await asyncio.to_thread(read_all_words)
        await self.house.read_latest()
        await self.notices.catch_up()
        # What is there now stays for good. Python need not look through it again and again for what could be thrown
        # away, a pause of more than a tenth of a second each time.
        gc.collect()
        gc.freeze()
        LOG.info("warm")

    async def close(self) -> None:
        for task in self.warming:
            task.cancel()
        await self.duties.stop()
        await self.hub.finish()
        self.pool.stop()
        if self.wire is not None:
            await self.wire.stop()
        await self.house.writer.stop()
        await self.storage.close()

    def tell_person(self, id: str) -> None:
        """Somebody has changed their name or their session."""
        self.hub.spawn(self.hub.renamed(id))
        self.hub.tell_others({"person": id})


def read_all_words() -> None:
    for language in LANGUAGES:
        for words in [server_words(language), *(table_words(game(slug), language, []) for slug in games())]:
            words.compile()
        server_words(language).say("headline-open", count=2)  # the first number said in a language takes a while
