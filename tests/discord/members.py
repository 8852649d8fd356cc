"""Members who play only by visible commands, buttons and menus."""

from collections.abc import Awaitable, Callable, Iterator, Sequence
from random import Random
from typing import Any

from simcord import MemberActor, RoleHandle, UserHandle
from simcord.backend.models import EPHEMERAL_FLAG
from simcord.results import to_discord_message

from bot.simulation import Simulation
from bot.ui import ids, question
from rules.decision import Decision
from rules.registry import GAMES
from tests.limits.message import BUTTON, MENU, MENUS, TEXT_DISPLAY, check, media, walk

Component = dict[str, Any]
MOST_MOVES = 900
FIRST_GAME = next(iter(GAMES))


class Seen:
    """A message as a person sees it now: its components, after all edits."""

    def __init__(self, simulation: Simulation, message: Any) -> None:
        self._env = simulation.env
        self.message = message

    @property
    def components(self) -> list[Component]:
        channel_id = getattr(self.message, "channel_id", None) or self.message.channel.id
        return self._env.backend.get_message(channel_id, self.message.id).components

    @property
    def text(self) -> str:
        parts = walk(self.components)
        return "\n".join(part["content"] for part in parts if part["type"] == TEXT_DISPLAY)

    @property
    def files(self) -> list[str]:
        """The names of the files that it shows."""
        return [medium["url"].rpartition("/")[2] for medium in self._media]

    @property
    def data(self) -> bytes:
        """The content of the only file that it shows."""
        [medium] = self._media
        data = self._env.backend.cdn.get(medium["url"])
        assert data is not None
        return data

    @property
    def _media(self) -> list[Component]:
        return list(media(self.components))

    @property
    def menu(self) -> Component:
        """The control that answers a decision: the menu, or its buttons as one; empty without."""
        return next(self._menus, None) or self._menu_of(self._options)

    def offers(self, value: str) -> bool:
        """Whether an option can be picked on the page that is shown."""
        return value in {option["value"] for option in self.menu.get("options", ())}

    def button_of(self, value: str) -> Component | None:
        """Return the button of an option; None if it is none, or in a menu."""
        menu = next(self._menus, {"options": ()})
        listed = any(option["value"] == value for option in menu["options"])
        return None if listed else self._options.get(value)

    @property
    def _options(self) -> dict[str, Component]:
        """The buttons of a decision's options, by the options' positions."""
        found = [(part, claim.picks) for part, claim in self._claims(question.TAKE) if claim.picks]
        return {
            str(picks.bit_length() - 1 if picks.bit_count() == 1 else place): part
            for place, (part, picks) in enumerate(found)
        }

    @property
    def _menus(self) -> Iterator[Component]:
        return (part for part in walk(self.components) if part["type"] == MENU)

    def _menu_of(self, buttons: dict[str, Component]) -> Component:
        if not buttons:
            return {}
        ready = [claim.picks for _, claim in self._claims(question.CONFIRM)]
        options = [
            {"value": value, "label": part["label"], "default": claim.picks in ready}
            for value, part in buttons.items()
            if (claim := ids.read(part["custom_id"]))
        ]
        return {"options": options, "min_values": 1, "max_values": 1}

    def _claims(self, action: str) -> list[tuple[Component, ids.Claim]]:
        buttons = [part for part in walk(self.components) if part["type"] == BUTTON]
        found = [(part, ids.read(part.get("custom_id", ""))) for part in buttons]
        return [(part, claim) for part, claim in found if claim and claim.action == action]

    @property
    def menus(self) -> dict[str, Component]:
        """All menus, by the action that their id names."""
        parts = [part for part in walk(self.components) if part["type"] in MENUS]
        return {part["custom_id"].split(":")[1]: part for part in parts}

    @property
    def buttons(self) -> dict[str, Component]:
        return {part["label"]: part for part in walk(self.components) if part["type"] == BUTTON}

    def can_press(self, label: str) -> bool:
        button = self.buttons.get(label)
        return button is not None and not button.get("disabled")


class Member:
    """A person on the server. `open_panel` is how they come to their panel.

    A `careful` one sets, at tables that `open_table` opens, that each choice waits for Confirm.
    """

    def __init__(
        self,
        simulation: Simulation,
        name: str,
        seed: int = 0,
        words: dict[str, str] | None = None,
        roles: Sequence[RoleHandle] = (),
    ) -> None:
        self.simulation = simulation
        self.name = name
        self.actor: MemberActor = simulation.member(name.lower().replace(" ", "_"), name, roles)
        self.random = Random(seed)
        self.panel: Seen | None = None
        self.careful = True
        self.open_panel: Callable[[], Awaitable[Seen]] = self.by_post
        self.labels = {"move": "Your move", "confirm": "Confirm", "decline": "Pass"}
        self.labels |= words or {}

    @property
    def id(self) -> int:
        return self.actor.id

    @property
    def user(self) -> UserHandle:
        return self.actor.user

    async def slash(self, name: str, **options: Any) -> Seen:
        result = await self.actor.slash(self.simulation.channel, name, **options)
        assert result.response is not None, result
        assert result.ephemeral
        return self._seen(result.response)

    async def play(self, **options: Any) -> Seen:
        """Open a table, for the first game unless one is named."""
        return await self.slash("play", **{"game": FIRST_GAME} | options)

    async def press(self, seen: Seen, label: str) -> Any:
        counted = (each for each in seen.buttons if each.startswith(f"{label} ("))
        whole = label if label in seen.buttons else next(counted, label)
        result = await self._doer(seen).click(seen.message, label=whole)
        assert result.acknowledged, f"{label}: no one answered"
        return result

    async def select(self, seen: Seen, values: Sequence[Any], action: str | None = None) -> Any:
        """Select in the only menu, or in the one whose id names this action.

        Where a decision's options are buttons, press that of the one that is selected.
        """
        button = seen.button_of(str(values[0])) if action is None and values else None
        if button is not None:
            assert len(values) == 1
            result = await self._doer(seen).click(seen.message, custom_id=button["custom_id"])
            assert result.acknowledged
            return result
        own_id = None if action is None else seen.menus[action]["custom_id"]
        result = await self._doer(seen).select(seen.message, list(values), custom_id=own_id)
        assert result.acknowledged
        return result

    async def by_post(self) -> Seen:
        """Press *Your move* on the newest post."""
        result = await self.press(board(self.simulation), self.labels["move"])
        return self._seen(result.response)

    async def by_command(self) -> Seen:
        """Type /hand."""
        return await self.slash("hand")

    async def by_dm(self) -> Seen:
        """Open the newest direct message; a person who has just acted was sent none."""
        for message in self.user.dm_channel.history()[-1:]:
            newest = Seen(self.simulation, message)
            if self._asked(newest):
                return newest
        return await self.by_post()

    async def log(self, **options: Any) -> list[str]:
        """Turn all pages of the log; return them, the newest first."""
        seen = await self.slash("log", **options)
        pages = [seen.text]
        while seen.can_press("◀ Earlier"):
            await self.press(seen, "◀ Earlier")
            check(seen.components)
            pages.append(seen.text)
        return pages

    async def look(self) -> Seen:
        self.panel = await self.open_panel()
        return self.panel

    async def move(self) -> None:
        """Make one whole decision."""
        panel = self.panel
        if panel is None or not self._asked(panel):
            panel = await self.look()
        await self.pick(panel)
        if panel.menu and not self.answered(panel):
            await self.confirm(panel)

    async def pick(self, panel: Seen) -> list[str]:
        """Select options that can be confirmed."""
        menu = panel.menu
        assert menu, panel.text
        values = [option["value"] for option in menu["options"]]
        most = menu["max_values"]
        size = self.random.randint(max(1, menu["min_values"]), most)
        for count in (size, most):
            chosen = self._prefer(panel, values, count)
            await self.select(panel, chosen)
            if self.answered(panel) or self._confirm_label(panel):
                return chosen
        raise AssertionError(f"nothing to confirm: {panel.text}")

    async def confirm(self, panel: Seen) -> Any:
        label = self._confirm_label(panel)
        assert label is not None, panel.text
        return await self.press(panel, label)

    def answered(self, panel: Seen) -> bool:
        """Whether the panel's menu holds no pick any more, as after a one-click answer."""
        menu = panel.menu
        return not menu or not any(option.get("default") for option in menu["options"])

    def _prefer(self, panel: Seen, values: list[str], count: int) -> list[str]:
        """Build if possible, so that the game gets on; else pick at random."""
        if "Builder" in panel.text or "Baumeister" in panel.text:
            return values[:count]
        return sorted(self.random.sample(values, count), key=int)

    def _confirm_label(self, panel: Seen) -> str | None:
        confirm, decline = self.labels["confirm"], self.labels["decline"]
        label = confirm if confirm in panel.buttons else decline
        return label if panel.can_press(label) else None

    def _asked(self, panel: Seen) -> bool:
        return bool(panel.menu)

    def _doer(self, seen: Seen) -> MemberActor | UserHandle:
        """A DM is answered by the user, everything else by the member."""
        message = seen.message
        channel_id = getattr(message, "channel_id", None) or message.channel.id
        return self.user if channel_id == self.user.dm_channel.id else self.actor

    def _seen(self, message: Any) -> Seen:
        return Seen(self.simulation, message)


def posts(simulation: Simulation) -> list[Seen]:
    """Return the bot's public posts, in the channel and its threads, oldest first."""
    return [*newest_first(simulation)][::-1]


def newest_first(simulation: Simulation) -> Iterator[Seen]:
    """Yield the same: each is read only when it is wanted, because a game has hundreds."""
    stored = simulation.env.backend.messages
    places = [simulation.channel, *simulation.channel.threads]
    messages = [message for place in places for message in stored.get(place.id, {}).values()]
    for message in sorted(messages, key=lambda message: message.id, reverse=True):
        if message.components and not message.flags & EPHEMERAL_FLAG:
            yield Seen(simulation, to_discord_message(simulation.env, message))


def board(simulation: Simulation, label: str = "Log") -> Seen:
    """Return the newest public post that has this button, whatever its count."""
    return next(
        post
        for post in newest_first(simulation)
        if any(each == label or each.startswith(f"{label} (") for each in post.buttons)
    )


async def open_table(
    simulation: Simulation, people: Sequence[Member], *, computers: int = 0, **options: Any
) -> int:
    """Open a table, let everyone join, and start it."""
    for member in people:
        if member.careful:
            await simulation.bot.host.profiles.set_user(member.id, confirm=True)
    opener, *others = people
    panel = await opener.play(players=len(people) + computers, **options)
    lobby = board(simulation, "Join")
    for other in others:
        await other.press(lobby, "Join")
    for _ in range(computers):
        await opener.press(panel, "Add computer")
    await opener.press(board(simulation, "Start"), "Start")
    tables = await simulation.bot.host.look.tables_of(opener.id)
    return tables[-1].id


async def waiting(simulation: Simulation, table_id: int, people: Sequence[Member]) -> list[Member]:
    """Return the people the table waits for."""
    table = await simulation.bot.host.look.table(table_id)
    ids = {seat.user_id for seat in table.seats if seat.waiting}
    return [member for member in people if member.id in ids]


async def asked(simulation: Simulation, table_id: int, member: Member) -> Decision:
    """Return a person's question at this table."""
    view = (await simulation.bot.host.look.position(table_id, member.id)).view
    assert view is not None
    assert view.decision is not None
    return view.decision


async def play_sensibly(simulation: Simulation, table_id: int, member: Member) -> bool:
    """Choose once as a player of common sense would, without clicks; return whether that was
    possible.
    """
    host = simulation.bot.host
    position = await host.look.position(table_id, member.id)
    table, view, seat = position.table, position.view, position.seat
    if table.status != "running":
        return False
    assert view is not None
    assert view.decision is not None
    assert seat is not None
    choice = GAMES[table.game].greedy(view, view.decision)
    await host.play.choose(table_id, member.id, table.version, seat, choice)
    return True


async def play_on(
    simulation: Simulation,
    table_id: int,
    people: Sequence[Member],
    *,
    before: Callable[[Member], Any] | None = None,
    moves: int = MOST_MOVES,
) -> int:
    """Play until the game is over, or for this many moves; return their number."""
    for number in range(moves):
        due = await waiting(simulation, table_id, people)
        if not due:
            return number
        member = due[number % len(due)]
        if before is not None:
            await before(member)
        await member.move()
        if member.panel is not None:
            check(member.panel.components)
    return moves


def mentions(simulation: Simulation, member: Member) -> int:
    """Count the posts that have notified a person."""
    sent = [each.json or {} for each in simulation.env.http_requests if each.method == "POST"]
    pinged = [body.get("allowed_mentions", {}).get("users", ()) for body in sent]
    return len([users for users in pinged if str(member.id) in map(str, users)])
