"""Accounts that cause the highest cost beside people who play, within all limits on clicks.

Each account watches finished games, of tables and of files that it has imported, and requests all
costly work: steps with all hands open, charts, animations, reviews, exports and logs. Half of its
files are padded with entries that were once replayed at each look.
"""

import asyncio
import re
import time
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Final

from sqlalchemy import Connection, delete

from bot.engine.clock import SystemClock
from bot.limits import Limits
from bot.service import exporting, tablefile
from bot.service.host import Host
from bot.storage import imports
from bot.storage.schema import outbox
from bot.storage.store import Store
from bot.ui import log, replay
from bot.ui.ids import Claim
from rules import match
from rules.registry import GAMES
from tests.load.filling import NO_LIMITS, PEOPLE, Place, move, people_of
from tests.load.slow_discord import SlowDiscord
from tests.wire.payloads import Payload, text_of

OVER: Final = 2
"""The number of finished tables."""
FILES: Final = 2
"""The numbers of unchanged and of padded files that each of these accounts has imported."""
PADDING: Final = 2_800
"""The entries added to a game, which then fills a file of nearly 1 MB."""
PATIENCE: Final = 60.0
AT_ONCE: Final = 4
"""The clicks of one account that wait for an answer at the same time."""

_NUMBER: Final = re.compile(r"\d+")
_OF_TABLES: Final = (
    replay.STEP,
    replay.COURSE,
    replay.ANIMATE,
    replay.TURNED,
    replay.EXPORT,
    log.LOG,
)
_OF_FILES: Final = tuple(
    replay.OF_FILE[action] for action in (replay.STEP, replay.COURSE, replay.ANIMATE)
)


async def set_up(
    url: str, places: Sequence[Place], count: int
) -> tuple["Hostile | None", Sequence[Place]]:
    """Play some of these tables to their ends, and import files for this many accounts.

    Return the accounts, and the tables that are still played.
    """
    if not count:
        return None, places
    over = places[:: max(1, len(places) // OVER)][:OVER]
    accounts = [*people_of(list(places))][-count:]
    store = Store.open(url)
    host = Host(store, clock=SystemClock(), limits=NO_LIMITS)
    try:
        for place in over:
            while (await host.look.table(place.id)).status == "running":
                await move(host, place.id)
        await store.write(_tell_nothing)
        played, now = await host.replay.export(over[0].id), SystemClock().now()
        kinds = [played.decode(), padded(played)] * FILES
        files = [
            [await store.write(imports.add, user_id, file, now) for file in kinds]
            for user_id in accounts
        ]
    finally:
        await store.close()
    return Hostile(over, accounts, files), [place for place in places if place not in over]


def _tell_nothing(db: Connection) -> None:
    db.execute(delete(outbox))


def padded(exported: bytes) -> str:
    """Return a file of a game after whose end chance is redrawn again and again."""
    file = tablefile.read(exported)
    game = GAMES[file.game]
    *_, state = exporting.positions(game, file)
    moves = [match.redraw(game, state, seed) for seed in range(PADDING)]
    more = [exporting._entry(None, *move[1:2], *move[3:6]) for move in moves]
    journal = (*file.journal, *more)
    return tablefile.written(file.model_copy(update={"journal": journal}).sealed()).decode()


class Hostile:
    """The accounts, the tables that are over, and the files of each account."""

    def __init__(
        self, places: Sequence[Place], accounts: Sequence[int], files: Sequence[Sequence[int]]
    ) -> None:
        self._places = places
        self._accounts = accounts
        self._files = files
        self._random = Random(2)
        self.answered: list[float] = []
        """Seconds until the first visible sign."""
        self.said: Counter[str] = Counter()

    async def come(self, server: SlowDiscord, seconds: float) -> None:
        """Cause costs for this long."""
        until = time.monotonic() + seconds
        numbers = [number for number in range(len(self._accounts)) for _ in range(AT_ONCE)]
        await asyncio.gather(*(self._clicks(server, number, until) for number in numbers))

    async def _clicks(self, server: SlowDiscord, number: int, until: float) -> None:
        pace = AT_ONCE * 60 / Limits().looks_per_minute
        while (begun := time.monotonic()) < until:
            await self._click(server, self._accounts[number], *self._claim(number))
            await asyncio.sleep(max(0.0, begun + pace - time.monotonic()))

    def _claim(self, number: int) -> tuple[Place, Claim]:
        place, step = self._random.choice(self._places), self._random.randrange(80)
        if self._random.random() < 0.5:
            action = self._random.choice(_OF_TABLES)
            return place, Claim(action, place.id, step, picks=(1 << PEOPLE) - 1)
        file = self._random.choice(self._files[number])
        action = self._random.choice(_OF_FILES)
        return place, Claim(action, 0, step, picks=(1 << PEOPLE) - 1, mark=file)

    async def _click(self, server: SlowDiscord, user_id: int, place: Place, claim: Claim) -> None:
        part: Payload = {"type": 2, "custom_id": claim.button()}
        post = server.world.messages[place.post_id]
        interaction = await server.click(user_id, post, part)
        click = server.world.clicks[interaction.id]
        try:
            await asyncio.wait_for(click.answer, PATIENCE)
        except TimeoutError:
            self.said["nothing"] += 1
            return
        assert click.answered is not None
        self.answered.append(click.answered - click.clicked)
        text = text_of(interaction.shown[-1])
        self.said[_NUMBER.sub("*", text)[:50]] += 1
