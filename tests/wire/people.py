"""Members who play by the posts, private panels and direct messages they see."""

import re
from random import Random
from typing import Any

from bot.text import texts
from rules.registry import GAMES
from tests.wire.discord_server import DiscordServer
from tests.wire.payloads import Payload, clickable, labelled, menu_of, options_of, text_of
from tests.wire.world import CHANNEL, Interaction, World

ANSWER_SECONDS = 10.0

REFUSALS = tuple(
    texts("en").error(code, {}) for code in ("stale", "busy", "finished", "not_running")
)
"""The panel's words for a click without effect."""


FIRST_GAME = next(iter(GAMES))


class NoAnswer(Exception):
    """Discord tells the member that the interaction failed."""


class NothingToDo(Exception):
    """The panel offers nothing (more) to pick and confirm."""


class Member:
    """A person on the server."""

    def __init__(self, server: DiscordServer, name: str, seed: int = 0) -> None:
        self.server = server
        self.world = server.world
        self.id = int(self.world.add_user(name)["id"])
        self.random = Random(seed)
        self.channel = CHANNEL
        self.patience = ANSWER_SECONDS
        self.careful = False

    async def slash(self, name: str, **options: Any) -> Payload:
        """Use a command; return the answer."""
        return await self.answered(await self.server.slash(self.id, self.channel, name, options))

    async def press(self, message: Payload, label: str) -> Payload:
        """Press a button; return the answer."""
        return await self.answered(await self.click(message, label))

    async def click(self, message: Payload, label: str) -> Interaction:
        """Press a button without waiting for more."""
        part = labelled(message, label)
        assert part is not None, (label, text_of(message))
        return await self.server.click(self.id, message, part)

    async def quietly(self, message: Payload, label: str) -> None:
        """Press a button that is answered by the post itself."""
        interaction = await self.click(message, label)
        assert await self.world.bell.until(lambda: interaction.callback is not None)

    async def panel(self) -> Payload:
        """Open the own panel by the newest post."""
        return await self.press(newest(self.server, "Your move"), "Your move")

    async def pick(self, panel: Payload) -> Payload:
        """Select something that can be confirmed; return the panel that shows it.

        Raises NothingToDo.
        """
        for fully in (False, True):
            menu, options = menu_of(panel), options_of(panel)
            if options:
                panel = await self._pick_one(panel, self.random.choice(options))
                if confirm_of(panel):
                    return panel
            if menu is None:
                break
            values, most = [each["value"] for each in menu["options"]], menu["max_values"]
            size = most if fully else self.random.randint(max(1, menu["min_values"]), most)
            chosen = sorted(self.random.sample(values, size), key=int)
            click = await self.server.click(self.id, panel, menu, chosen)
            panel = await self.answered(click)
            if confirm_of(panel):
                return panel
        raise NothingToDo(text_of(panel))

    async def _pick_one(self, panel: Payload, option: Payload) -> Payload:
        """Press the button of an option, which picks it for a person who always confirms."""
        if not self.careful:
            await self.slash("settings", confirm=True)
            self.careful = True
        return await self.answered(await self.server.click(self.id, panel, option))

    async def confirm(self, panel: Payload) -> Payload:
        """Confirm what is picked; return the panel that follows."""
        part = confirm_of(panel)
        assert part is not None, text_of(panel)
        return await self.answered(await self.server.click(self.id, panel, part))

    async def move(self) -> Payload:
        """Make one whole decision; return the panel that follows."""
        return await self.confirm(await self.pick(await self.panel()))

    async def answered(self, interaction: Interaction) -> Payload:
        """Wait for an answer and return it. Raises NoAnswer."""
        if not await self.world.bell.until(lambda: bool(interaction.shown), self.patience):
            raise NoAnswer
        return interaction.shown[-1]


def confirm_of(panel: Payload) -> Payload | None:
    """Return the button that commits the picks."""
    return labelled(panel, "Confirm") or labelled(panel, "Pass")


def refused(panel: Payload) -> bool:
    """Whether the panel says that the click had no effect."""
    return any(refusal in text_of(panel) for refusal in REFUSALS)


def newest(server: DiscordServer, label: str) -> Payload:
    """Return the newest public post with this button."""
    posts = [post for post in server.world.public_posts() if labelled(post, label)]
    assert posts, f"no post with {label}"
    return posts[-1]


async def seen(server: DiscordServer, label: str) -> Payload:
    """Wait for a public post with this button."""
    there = await server.world.bell.until(
        lambda: any(labelled(post, label) for post in server.world.public_posts())
    )
    assert there, f"no post with {label}"
    return newest(server, label)


async def open_table(server: DiscordServer, people: list[Member], computers: int = 0) -> None:
    """Open a table, let all members join, and start it, each by the lobby's newest post."""
    opener, *others = people
    opened = await opener.slash("play", game=FIRST_GAME, players=len(people) + computers)
    table = table_of(await seen(server, "Join"))
    for number, other in enumerate(others, 2):
        await other.quietly(lobby_of(server.world, table), "Join")
        await seated(server, table, number)
    for number in range(computers):
        opened = await opener.press(opened, "Add computer")
        await seated(server, table, len(people) + number + 1)
    await opener.quietly(lobby_of(server.world, table), "Start")
    assert await server.world.bell.until(lambda: has_begun(server.world, table))


async def seated(server: DiscordServer, table: int, count: int) -> None:
    """Wait until the lobby's newest post shows this many people and computers."""

    def shown() -> str:
        return text_of(lobby_of(server.world, table))

    assert await server.world.bell.until(lambda: f"{count} of " in shown()), shown()


def table_of(lobby: Payload) -> int:
    """Return the number of a lobby's table."""
    number = re.search(r"#(\d+)$", text_of(lobby), re.MULTILINE)
    assert number is not None, text_of(lobby)
    return int(number[1])


def lobby_of(world: World, table: int) -> Payload:
    """Return the newest post of a table's lobby; once its game has begun, it is a line."""
    known = re.compile(
        rf"^(### .*#{table}$|\*\*.*#{table}\*\* has begun|-# .*#{table} · )", re.MULTILINE
    )
    posts = [post for post in world.public_posts() if known.search(text_of(post))]
    assert posts, f"no lobby of table {table}"
    return posts[-1]


def panels_of(world: World, user_id: int) -> list[Payload]:
    """Return the direct messages with a question to a person, oldest first."""
    return [each for each in world.direct_to(user_id) if labelled(each, "Help")]


def has_begun(world: World, table: int) -> bool:
    """Whether the lobby's newest post can no longer start the game."""
    return labelled(lobby_of(world, table), "Start") is None


def ids_in(message: Payload) -> list[str]:
    """Return the custom ids of a message."""
    return [part["custom_id"] for part in clickable(message)]
