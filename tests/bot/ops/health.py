"""The parts of a running bot that its health and its figures depend on."""

from types import SimpleNamespace

from bot.notify.alarm import Alarm
from tests.bot.service.house import House


class Shard(SimpleNamespace):
    latency = 0.05
    closed = False

    def is_closed(self) -> bool:
        return self.closed


class Bot:
    latency = 0.05
    guilds = ("a server",)

    def __init__(self, house: House) -> None:
        self.ready = True
        self.clock = house.clock
        self.store = house.store
        self.settings = SimpleNamespace(database_url=house.url)
        self.shards = {0: Shard(), 1: Shard()}
        self.leasing = SimpleNamespace(held=True)
        self.alarm = Alarm(house.clock, lambda: None)

    def is_ready(self) -> bool:
        return self.ready


class Pool:
    busy = 3
    fault: Exception | None = None

    async def ping(self) -> None:
        if self.fault is not None:
            raise self.fault
