"""The answer of `/metrics`: the counters so far, and the figures of this moment.

Momentary figures are computed for each answer. One that is unavailable, for example while the
database does not answer, is left out: an old value would look like a new one. But tables are
counted for a hundredth of the time at most. Where that takes seconds, a count is minutes old.
"""

import shutil
from contextlib import suppress
from datetime import UTC, datetime
from math import isfinite
from time import monotonic
from typing import Final

from prometheus_client import CollectorRegistry, Gauge, generate_latest

from bot import metrics
from bot.app import PlazaBot
from bot.config import Daily
from bot.ops import daily_backups
from bot.ops.health import Health
from bot.render import DrawingPool
from bot.storage import figures
from bot.storage.faults import StorageFailed
from bot.storage.store import file_of

_REST: Final = 100
"""How many times as long as it took to count the tables no one counts them again."""


class Scrape:
    """Collects the figures of a running bot."""

    def __init__(
        self, bot: PlazaBot, pool: DrawingPool, health: Health, daily: Daily | None
    ) -> None:
        self._bot = bot
        self._pool = pool
        self._health = health
        self._daily = daily
        self._counted: figures.OfTables | None = None
        self._rests_until = 0.0

    async def text(self) -> bytes:
        """Return all figures in Prometheus' format."""
        moment = Moment()
        moment.by("plaza_part_well", "Whether a part can do its work.", "part", await self._well())
        moment.one("plaza_drawing_waiting", "Pictures being drawn or waited for.", self._pool.busy)
        moment.one("plaza_servers", "Servers on which the bot is.", len(self._bot.guilds))
        if isfinite(self._bot.latency):
            told = "Until Discord answers a heartbeat, on average of all shards."
            moment.one("plaza_gateway_latency_seconds", told, self._bot.latency)
        moment.by("plaza_disk_free_bytes", "Room on the disk.", "kind", self._room())
        self._tell_backups(moment)
        await self._tell_database(moment)
        return generate_latest(metrics.REGISTRY) + generate_latest(moment)

    async def _well(self) -> dict[str, float]:
        return {part: reason is None for part, reason in (await self._health.look()).items()}

    def _room(self) -> dict[str, float]:
        """Return the free bytes on the disks of the database file and the backups, if they are
        here.
        """
        file = file_of(self._bot.settings.database_url)
        folders = {
            "database": None if file is None else file.parent,
            "backups": None if self._daily is None else self._daily.folder,
        }
        found: dict[str, float] = {}
        for kept, folder in folders.items():
            with suppress(OSError):
                if folder is not None:
                    found[kept] = shutil.disk_usage(folder).free
        return found

    def _tell_backups(self, moment: "Moment") -> None:
        if self._daily is None:
            return
        try:
            made = daily_backups.made(self._daily.folder, self._bot.clock.now())
        except OSError:  # which `plaza doctor` reports
            made = []
        midnight = datetime.combine(made[0][0], datetime.min.time(), UTC) if made else None
        told = "When the day of the newest daily backup began; 0 where none is found."
        day = midnight.timestamp() if midnight else 0
        moment.one("plaza_backup_day_timestamp_seconds", told, day)

    async def _tell_database(self, moment: "Moment") -> None:
        now = self._bot.clock.now()
        try:
            found = await self._bot.store.read(figures.of_outbox, now)
            counted = await self._count()
        except StorageFailed:  # which `plaza_part_well` reports
            return
        old = "(Counted again after a hundred times as long as that takes.)"
        moment.by("plaza_tables", f"Tables by status. {old}", "status", {**counted.by_status})
        moment.one("plaza_tables_aside", f"Tables that were set aside. {old}", counted.aside)
        told = f"Seats whose person is asked for a choice. {old}"
        moment.one("plaza_seats_asked", told, counted.asked)
        moment.one("plaza_outbox_rows", "What has yet to be told.", found.untold)
        moment.one("plaza_outbox_given_up", "What could not be told.", found.given_up)
        age = (now - found.due).total_seconds() if found.due else 0
        moment.one("plaza_outbox_age_seconds", "For how long the oldest due row waits.", age)

    async def _count(self) -> figures.OfTables:
        began = monotonic()
        if self._counted is None or began >= self._rests_until:
            self._counted = await self._bot.store.read(figures.of_tables)
            now = monotonic()
            self._rests_until = now + _REST * (now - began)
        return self._counted


class Moment(CollectorRegistry):
    """Figures as they are now."""

    def one(self, name: str, told: str, value: float) -> None:
        """Add a figure."""
        Gauge(name, told, registry=self).set(value)

    def by(self, name: str, told: str, label: str, values: dict[str, float]) -> None:
        """Add a figure for each value of a label."""
        gauge = Gauge(name, told, [label], registry=self)
        for key, value in values.items():
            gauge.labels(key).set(value)
