"""People who play on while the bot dies and comes back, and record what they were shown.

A click without an answer is tried again, like a person's; confirmed moves, and the confirmations
that the panel showed as done, are kept for the proof. While they wait they plan ahead, and their
plans are kept as well.
"""

import asyncio
import re
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass, field
from typing import Final, TypeAlias

from bot.text import texts
from bot.ui import ids, plans
from rules.decision import Choice
from tests.wire.discord_server import DiscordServer
from tests.wire.payloads import Payload, asks, labelled, part_of, text_of, values_of
from tests.wire.people import (
    Member,
    NoAnswer,
    NothingToDo,
    confirm_of,
    has_begun,
    lobby_of,
    refused,
    table_of,
)
from tests.wire.world import CHANNEL, Interaction

Answer: TypeAlias = tuple[int, Choice]
"""The fingerprint of the question, and the picks."""

PATIENCE: Final = 3.0
LOOK_AGAIN: Final = 0.3
PLANS: Final = 0.5
"""The probability that a waiting player plans ahead."""
_DUE: Final = texts("en").say("panel-plan-due")
_ERROR: Final = texts("en").say("error-internal", id="\0").split("\0")[0]


@dataclass
class Intent:
    """A person's intended move at one state of their panel."""

    tried: set[Answer] = field(default_factory=set)
    done: list[Answer] = field(default_factory=list)
    """The result shown by the panel."""


class Player(Member):
    """A member with patience. `deaths` counts how often the bot has died."""

    def __init__(
        self,
        server: DiscordServer,
        name: str,
        seed: int,
        deaths: Callable[[], int],
        channel: int = CHANNEL,
    ) -> None:
        super().__init__(server, name, seed)
        self.channel = channel
        self.name = name
        self.deaths = deaths
        self.patience = PATIENCE
        self.intents: dict[tuple[int, int], Intent] = {}
        """By table, and the count on the panel."""
        self.planned: set[tuple[int, frozenset[str]]] = set()
        """By table, the options of each choice that they ever tried to plan."""
        self.errors: list[str] = []

    async def turn(self, table: int) -> bool:
        """Try to make a move at a table; False if it is not this person's turn.

        They leave a question to their plan if it will answer.
        """
        panel = self._message(table) or await self._by_post(table)
        if panel is None or not asks(panel) or _DUE in text_of(panel):
            return False
        picked = await self.pick(panel)
        part = confirm_of(picked)
        claim = ids.read(part["custom_id"]) if part else None
        assert claim is not None
        answer = claim.mark, ids.positions(claim.picks)
        intent = self.intents.setdefault((claim.table, claim.shown), Intent())
        intent.tried.add(answer)
        after = await self.confirm(picked)
        if after["id"] == picked["id"] and not refused(after):
            intent.done.append(answer)
        return True

    async def plan(self, table: int) -> None:
        """Plan an answer to a later question, as far as the panel offers it.

        Raises NoAnswer.
        """
        panel = await self._by_post(table)
        if panel is None or labelled(panel, "Plan") is None:
            return
        panel = await self.press(panel, "Plan")
        asked = part_of(panel, plans.ASK)
        kinds = [value for value in values_of(asked) if value.startswith(plans.QUESTION)]
        if asked is None or not kinds:
            return
        chosen = [self.random.choice(kinds)]
        panel = await self.answered(await self.server.click(self.id, panel, asked, chosen))
        ranked = part_of(panel, plans.RANK)
        if ranked is None:
            return
        least = max(1, ranked.get("min_values", 1))
        keys = self.random.sample(values_of(ranked), least)
        self.planned.add((table, frozenset(keys)))
        await self.answered(await self.server.click(self.id, panel, ranked, keys))

    async def insist(self, table: int, label: str, so: Callable[[], bool]) -> None:
        """Press a button of a lobby's newest post, which answers it, until it is so."""
        while not so():
            await self.connected()
            lobby = lobby_of(self.world, table)
            if labelled(lobby, label) is not None:
                await self._acknowledged(await self.click(lobby, label))
            await self.world.bell.until(so, LOOK_AGAIN)

    async def manage(self, table: int, label: str, so: Callable[[], bool]) -> None:
        """Press a button of a lobby's private panel, until it is so."""
        while not so():
            await self.connected()
            try:
                panel = await self.press(lobby_of(self.world, table), "Manage")
                if labelled(panel, label) is not None:
                    await self.press(panel, label)
            except NoAnswer:
                pass
            await self.world.bell.until(so, LOOK_AGAIN)

    async def opened(self, game: str, players: int) -> int:
        """Use /play until this person has a new lobby; return its table."""
        known = {post["id"] for post in self.world.public_posts()}

        def lobby() -> Payload | None:
            for post in self.world.public_posts():
                if post["id"] not in known and labelled(post, "Join") and self.sits_in(post):
                    return post
            return None

        while lobby() is None:
            try:
                await self.connected()
                await self.slash("play", game=game, players=players)
            except NoAnswer:
                pass
            await self.world.bell.until(lambda: lobby() is not None, self.patience)
        found = lobby()
        assert found is not None
        return table_of(found)

    def sits_in(self, lobby: Payload) -> bool:
        """Whether a lobby lists this person: other words of it may hold the name."""
        return self.name in re.split(r"-# |, | and |\n", text_of(lobby))

    def _message(self, table: int) -> Payload | None:
        """Return the panel in the newest direct message, if it has a question."""
        for message in reversed(self.world.direct_to(self.id)):
            if f"#{table} " in text_of(message):
                return message if asks(message) else None
        return None

    async def _by_post(self, table: int) -> Payload | None:
        for post in reversed(self.world.public_posts()):
            if labelled(post, "Your move") and f"#{table} " in text_of(post):
                return await self.press(post, "Your move")
        return None

    async def connected(self) -> None:
        """Wait until the bot is connected."""
        await self.world.bell.until(lambda: self.server.connected, 30)

    async def _acknowledged(self, interaction: Interaction) -> None:
        deaths = self.deaths()
        await self.world.bell.until(
            lambda: interaction.callback is not None or self.deaths() != deaths, self.patience
        )

    async def answered(self, interaction: Interaction) -> Payload:
        """Wait for an answer. Raises NoAnswer if the bot dies before it."""
        deaths = self.deaths()
        await self.world.bell.until(
            lambda: bool(interaction.shown) or self.deaths() != deaths, self.patience
        )
        if not interaction.shown:
            raise NoAnswer
        shown = interaction.shown[-1]
        if _ERROR in text_of(shown):
            self.errors.append(text_of(shown))
        return shown

    async def slash_there(self, name: str, **options: object) -> None:
        """Use a command until it is answered."""
        while True:
            await self.connected()
            try:
                await self.answered(await self.server.slash(self.id, self.channel, name, options))
            except NoAnswer:
                continue
            return


def _seated(lobby: Payload) -> int:
    """Return how many people and computers a lobby lists: a click that is slow is made twice."""
    found = re.search(r"(\d+) of ", text_of(lobby))
    return int(found[1]) if found else 0


class Company:
    """Some people and computers who play one table after the other."""

    def __init__(
        self, people: list[Player], computers: int, going: Callable[[], bool], game: str
    ) -> None:
        self.people = people
        self.game = game
        self.computers = computers
        self.going = going
        self.world = people[0].world

    async def play(self) -> None:
        """Play until it is time to stop."""
        while self.going():
            await self.play_once()

    async def play_once(self) -> None:
        """Play one table, from its opening to its end."""
        table = await self._begin()
        await asyncio.gather(*(self._sit(player, table) for player in self.people))

    async def _begin(self) -> int:
        opener, *others = self.people
        table = await opener.opened(self.game, len(self.people) + self.computers)
        for other in others:
            await other.insist(table, "Join", lambda guest=other: guest.sits_in(self._lobby(table)))
        for count in range(len(self.people) + 1, len(self.people) + self.computers + 1):
            await opener.manage(
                table,
                "Add computer",
                lambda count=count: _seated(self._lobby(table)) >= count,
            )
        await opener.insist(table, "Start", lambda: has_begun(self.world, table))
        return table

    def _lobby(self, table: int) -> Payload:
        return lobby_of(self.world, table)

    async def _sit(self, player: Player, table: int) -> None:
        while self.going() and not self._over(table):
            await player.connected()
            try:
                moved = await player.turn(table)
            except (NoAnswer, NothingToDo):
                continue
            if not moved:
                await self._plan(player, table)
                count = len(self.world.posted)
                await self.world.bell.until(
                    lambda count=count: len(self.world.posted) != count, LOOK_AGAIN
                )

    async def _plan(self, player: Player, table: int) -> None:
        """Now and then let a waiting player plan ahead."""
        if player.random.random() < PLANS:
            with suppress(NoAnswer):
                await player.plan(table)

    def _over(self, table: int) -> bool:
        """Whether the newest post of the table is its end."""
        for post in reversed(self.world.public_posts()):
            if f"#{table} " in text_of(post):
                return labelled(post, "Log") is not None and labelled(post, "Your move") is None
        return False
