"""A Discord that is as slow and as strict as the real one, with many servers.

Each answer to a request takes `LATENCY` to arrive. A channel takes five messages, and five edits,
in five seconds; everything but interactions shares fifty requests a second for the whole bot.
Requests beyond that are refused with a 429, and counted. Each wait has a future of its own: with
hundreds of waiters, not every event may wake them all.
"""

import asyncio
import re
import time
from collections import Counter, defaultdict, deque
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from typing import Final

from aiohttp import web

from bot.ui.ids import Claim
from bot.ui.posts import MOVE
from tests.load.filling import Place, people_of
from tests.wire.discord_server import API, DiscordServer, Files, Handler, _json, limited
from tests.wire.payloads import V2, Payload
from tests.wire.world import DM, TEXT_CHANNEL, THREAD, Interaction, World

LATENCY: Final = 0.2
GLOBAL: Final = 50
"""Requests a second, apart from those about interactions."""
EACH: Final = 5
WINDOW: Final = 5.0
"""The requests of a kind and the seconds, for one channel."""
LABEL: Final = "Your move"

_OF_CHANNEL: Final = re.compile(r"/channels/(\d+)/messages")
_UNLIMITED: Final = ("/interactions", "/webhooks")


@dataclass
class Click:
    """The times of a click, its acknowledgement and its answer: seconds of one clock."""

    clicked: float
    acknowledged: float | None = None
    answered: float | None = None
    answer: asyncio.Future[None] = field(
        default_factory=lambda: asyncio.get_running_loop().create_future()
    )


@dataclass
class Window:
    """The remaining requests of a kind until its window ends."""

    ends: float = 0.0
    used: int = 0


class BusyWorld(World):
    """Many servers, threads and people; it notes when clicks are answered and tables told."""

    def __init__(self, places: Iterable[Place], shards: int) -> None:
        super().__init__(shards)
        self.clicks: dict[int, Click] = {}
        self.told: list[tuple[int, float]] = []
        """The threads with new messages, and their times, since the crowd's last look."""
        self._direct: dict[int, Payload] = {}
        self._tokens: dict[str, Interaction] = {}
        self.homes = {}
        places = list(places)
        for place in places:
            self._lay_out(place)
        for user_id in people_of(places):
            self.add_user(f"Person {user_id}", user_id)

    def _lay_out(self, place: Place) -> None:
        channel = str(place.channel_id)
        self.homes[place.channel_id] = place.server_id
        self.channels[place.channel_id] = {"id": channel, "type": TEXT_CHANNEL, "name": "plaza"}
        self.channels[place.channel_id]["position"] = 0
        self.channels[place.thread_id] = {
            "id": str(place.thread_id),
            "type": THREAD,
            "name": f"Table {place.id}",
            "parent_id": channel,
            "guild_id": str(place.server_id),
            "owner_id": str(self.bot["id"]),
            "message_count": 1,
            "member_count": 1,
            "rate_limit_per_user": 0,
            "thread_metadata": {
                "archived": False,
                "locked": False,
                "auto_archive_duration": 10080,
                "archive_timestamp": "2026-11-01T00:00:00+00:00",
                "create_timestamp": "2026-11-01T00:00:00+00:00",
            },
        }
        body: Payload = {"components": _post_of(place.id), "flags": V2}
        message = self._new(place.thread_id, body, {})
        del self.messages[int(message["id"])]
        self.files[place.post_id] = self.files.pop(int(message["id"]))
        message["id"] = str(place.post_id)
        self.messages[place.post_id] = message

    def begin(self, interaction: Interaction) -> Click:
        """Begin to count the time of a click."""
        click = self.clicks[interaction.id] = Click(time.monotonic())
        self._tokens[interaction.token] = interaction
        return click

    def forget(self, interaction: Interaction) -> None:
        """Forget what was answered, and the private message that showed it."""
        del self.clicks[interaction.id], self.interactions[interaction.id]
        del self._tokens[interaction.token]

    def direct(self, user_id: int) -> Payload:
        """Return the channel of direct messages to a player, without a search."""
        if user_id not in self._direct:
            number = 10**17 + user_id
            channel = {"id": str(number), "type": DM, "recipients": [self.users[user_id]]}
            self._direct[user_id] = self.channels[number] = channel
        return self._direct[user_id]

    def by_token(self, token: str) -> Interaction:
        """Return the interaction of a webhook, without a search. Raises Refused."""
        found = self._tokens.get(token)
        return found if found is not None and found.callback else super().by_token(token)

    def acknowledge(self, found: Interaction, body: Payload, files: Mapping[str, bytes]) -> None:
        """Note when it is."""
        super().acknowledge(found, body, files)
        self.clicks[found.id].acknowledged = time.monotonic()
        self._note(found)

    def edit_original(self, found: Interaction, body: Payload, files: Files) -> Payload:
        """Note when it is."""
        message = super().edit_original(found, body, files)
        self._note(found)
        return message

    def follow_up(self, found: Interaction, body: Payload, files: Files) -> Payload:
        """Note when it is."""
        message = super().follow_up(found, body, files)
        self._note(found)
        return message

    def _note(self, found: Interaction) -> None:
        click = self.clicks[found.id]
        if found.shown and click.answered is None:
            click.answered = time.monotonic()
            if not click.answer.done():
                click.answer.set_result(None)


def _post_of(table_id: int) -> list[Payload]:
    """Return what hangs below a table's board, as it was posted once."""
    button = {"type": 2, "style": 1, "label": LABEL, "custom_id": Claim(MOVE, table_id).button()}
    return [{"type": 1, "components": [button]}]


class SlowDiscord(DiscordServer):
    """REST and gateway in front of a busy world."""

    def __init__(self, places: Iterable[Place], shards: int = 1) -> None:
        super().__init__(shards)
        self.world = BusyWorld(places, shards)
        for gateway in self.gateways:
            gateway.world = self.world
        self.refused: Counter[str] = Counter()
        """The requests refused with a 429, by limit."""
        self.asked: Counter[str] = Counter()
        """The requests, by kind."""
        self._windows: defaultdict[str, Window] = defaultdict(Window)
        self._recent: deque[float] = deque()

    async def _interact(self, interaction: Interaction) -> Interaction:
        self.world.begin(interaction)
        return await super()._interact(interaction)

    @web.middleware
    async def _answer(self, request: web.Request, handler: Handler) -> web.StreamResponse:
        if request.path.startswith("/gateway"):
            return await handler(request)
        path = request.path.removeprefix(API)
        self.asked[f"{request.method} {re.sub(r'[0-9]+|token-[0-9]+', '*', path)[:60]}"] += 1
        refusal = self._refusal(request.method, path)
        response = refusal or await super()._answer(request, handler)
        self.requests.clear()
        found = _OF_CHANNEL.match(path)
        if found is not None:
            window = self._windows[f"{request.method} {found[1]}"]
            left = max(0.0, window.ends - time.monotonic())
            response.headers["X-RateLimit-Bucket"] = f"{request.method}-messages"
            response.headers["X-RateLimit-Limit"] = str(EACH)
            response.headers["X-RateLimit-Remaining"] = str(max(0, EACH - window.used))
            response.headers["X-RateLimit-Reset-After"] = f"{left:.3f}"
            if refusal is None and request.method != "GET":
                self.world.told.append((int(found[1]), time.monotonic()))
        await asyncio.sleep(LATENCY)
        return response

    def _refusal(self, method: str, path: str) -> web.Response | None:
        """Return the 429 that this request gets, if it comes too soon."""
        if path.startswith(_UNLIMITED):
            return None
        now = time.monotonic()
        while self._recent and self._recent[0] < now - 1:
            self._recent.popleft()
        if len(self._recent) >= GLOBAL:
            return self._refused("everything", self._recent[0] + 1 - now, everywhere=True)
        self._recent.append(now)
        found = _OF_CHANNEL.match(path)
        if found is None:
            return None
        window = self._windows[f"{method} {found[1]}"]
        if now >= window.ends:
            window.ends, window.used = now + WINDOW, 0
        if window.used >= EACH:
            return self._refused("a channel", window.ends - now, everywhere=False)
        window.used += 1
        return None

    def _refused(self, limit: str, seconds: float, *, everywhere: bool) -> web.Response:
        self.refused[limit] += 1
        answer = limited(round(seconds, 3), everywhere=everywhere)
        return _json(answer["body"], 429, **answer["headers"], Via="1.1 google")
