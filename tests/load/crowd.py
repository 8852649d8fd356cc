"""People who come at a steady rate, however fast the bot answers.

A fixed number of clicks is made each second, spread over people who visit tables: they open their
panel, pick and confirm until they have no more question, and leave, with some seconds between
clicks. If too many wait for the bot, due clicks are made as soon as a person is free, and counted
as late.
"""

import asyncio
import re
import time
from collections import Counter
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from itertools import cycle
from random import Random
from typing import Final

from bot.text import texts
from bot.ui import ids
from tests.load.filling import Place
from tests.load.slow_discord import LABEL, Click, SlowDiscord
from tests.wire.payloads import Payload, asks, labelled, menu_of, options_of, text_of
from tests.wire.people import confirm_of, refused

PATIENCE: Final = 30.0
"""Seconds after which a click counts as never answered."""
PONDER: Final = 4
"""Seconds from one click of a person to the next, while the bot keeps up."""
MOVES: Final = 3
"""The number of choices after which a person leaves, though the game goes on."""
_NUMBER: Final = re.compile(r"\b[0-9A-Z]{8}\b")
"""The number under which the log has a fault, of which each has another."""
_ERROR: Final = texts("en").say("error-internal", id="\0").split("\0")[0]


class Unanswered(Exception):
    """No answer came for 30 seconds."""


class Over(Exception):
    """No one clicks any more."""


@dataclass
class Tally:
    """The crowd's results: seconds by click, and counts."""

    acknowledged: list[float] = field(default_factory=list)
    answered: list[float] = field(default_factory=list)
    late: list[float] = field(default_factory=list)
    """The delay of a click because no person was free for it."""
    told: list[float] = field(default_factory=list)
    """The time from a choice to the next message in its table's thread."""
    choices: dict[int, int] = field(default_factory=dict)
    """By table, the choices that the panel showed as done."""
    unanswered: int = 0
    refused: Counter[str] = field(default_factory=Counter)
    """The answers to clicks without effect, in the panel or beside it, with counts."""
    errors: list[str] = field(default_factory=list)


class Crowd:
    """All visitors. `asked_at` returns the people to move at a table, and its post."""

    def __init__(
        self,
        server: SlowDiscord,
        places: Sequence[Place],
        rate: float,
        asked_at: Callable[[int], tuple[int, int] | None],
        seed: int,
    ) -> None:
        self.server = server
        self.tally = Tally()
        self._rate = rate
        self._visitors = max(1, round(rate * PONDER))
        self._asked_at = asked_at
        self._random = Random(seed)
        self._order = self._random.sample(list(places), len(places))
        self._due: asyncio.Queue[float | None] = asyncio.Queue()
        self._told_from: dict[int, float] = {}

    async def come(self, seconds: float) -> None:
        """Click for this long; then let everyone see the result of their last click."""
        own = [self._order[number :: self._visitors] for number in range(self._visitors)]
        visitors = [asyncio.create_task(self._visits(places)) for places in own]
        start = time.monotonic()
        for number in range(round(seconds * self._rate)):
            due = start + number / self._rate
            await asyncio.sleep(max(0.0, due - time.monotonic()))
            self._due.put_nowait(due)
            self._note_told()
        for _ in visitors:
            self._due.put_nowait(None)
        await asyncio.gather(*visitors)

    async def _visits(self, places: Sequence[Place]) -> None:
        """Go from table to table, to which no other visitor goes, until it is over."""
        for place in cycle(places):
            try:
                await self._visit(place)
            except Unanswered:
                self.tally.unanswered += 1
            except Over:
                return

    async def _visit(self, place: Place) -> None:
        found = self._asked_at(place.id)
        if found is None:
            await asyncio.sleep(0.05)  # it waits for computers, or is over
            return
        user_id, post_id = found
        post = self.server.world.messages[post_id]
        button = labelled(post, LABEL)
        if button is None:
            await asyncio.sleep(0.05)  # a newer post is taking its place
            return
        panel = await self._click(user_id, post, button)
        for _ in range(MOVES):
            if not asks(panel):
                return
            after = await self._chosen(user_id, panel)
            if after is None:
                return
            if after["id"] != panel["id"] or refused(after):
                self.tally.refused[_NUMBER.sub("*", text_of(after))] += 1
                return
            self._count(place)
            panel = after

    def _count(self, place: Place) -> None:
        self.tally.choices[place.id] = self.tally.choices.get(place.id, 0) + 1
        self._told_from.setdefault(place.thread_id, time.monotonic())

    async def _chosen(self, user_id: int, panel: Payload) -> Payload | None:
        """Make a choice; return the message shown then, None without a choice."""
        for full in (False, True):
            part, values = self._pick(panel, full=full)
            shown = await self._click(user_id, panel, part, values)
            if _question(shown) != _question(panel):
                return shown  # one click was enough; a *Pass* here is about what comes next
            confirm = confirm_of(shown)
            if confirm is not None:
                return await self._click(user_id, shown, confirm)
            panel = shown
        return None

    def _pick(self, panel: Payload, *, full: bool) -> tuple[Payload, list[str] | None]:
        """Return the control to click: an option's button, or the menu with its selection."""
        options = options_of(panel)
        if options:
            return self._random.choice(options), None
        menu = menu_of(panel)
        assert menu is not None
        values, most = [each["value"] for each in menu["options"]], menu["max_values"]
        least = max(1, menu["min_values"])
        size = most if full else self._random.randint(least, most)
        return menu, sorted(self._random.sample(values, size), key=int)

    async def _click(
        self,
        user_id: int,
        message: Payload,
        part: Payload,
        values: list[str] | None = None,
    ) -> Payload:
        """Click when the next click is due; return the message shown. Raises Unanswered, Over."""
        due = await self._due.get()
        if due is None:
            raise Over
        self.tally.late.append(time.monotonic() - due)
        interaction = await self.server.click(user_id, message, part, values)
        click = self.server.world.clicks[interaction.id]
        try:
            await asyncio.wait_for(click.answer, PATIENCE)
        except TimeoutError:
            raise Unanswered from None
        self._time(click)
        shown = interaction.shown[-1]
        if _ERROR in text_of(shown):
            self.tally.errors.append(text_of(shown))
        self.server.world.forget(interaction)
        return shown

    def _time(self, click: Click) -> None:
        assert click.acknowledged is not None
        assert click.answered is not None
        self.tally.acknowledged.append(click.acknowledged - click.clicked)
        self.tally.answered.append(click.answered - click.clicked)

    def _note_told(self) -> None:
        """Note the tables whose thread has been told of a choice."""
        world = self.server.world
        told, world.told = world.told, []
        for thread, at in told:
            since = self._told_from.get(thread)
            if since is not None and at > since:
                self.tally.told.append(at - since)
                del self._told_from[thread]


def _question(panel: Payload) -> set[tuple[int, int]]:
    """Return the identity of a panel's question."""
    claims = [ids.read(part["custom_id"]) for part in [*options_of(panel), menu_of(panel)] if part]
    return {(claim.shown, claim.mark) for claim in claims if claim}
