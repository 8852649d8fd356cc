"""The dialogues around a game, one after the other, as one member comes across them."""

from collections.abc import AsyncGenerator
from datetime import timedelta
from typing import NamedTuple

import discord

from bot.render import Picture, Scene, draw
from bot.service import tablefile
from bot.simulation import Simulation
from bot.storage import ratings
from bot.storage.rows import FavouriteRow, RatingRow
from bot.text import texts
from bot.ui import plans
from rules.registry import GAMES
from tests.bot.service.exported import file_of
from tests.discord.drawing import stub
from tests.discord.members import Member, Seen, board, play_on

HOUR, DAY = timedelta(hours=1), timedelta(days=1)
NIGHT = 22 * 60, 7 * 60
"""The minutes of the day between which a person sleeps; the simulated world begins at midnight."""
MORE_THAN_A_BANK = 8 * DAY
MORE_THAN_ALL_REMINDERS = 5 * DAY


RATED = (
    RatingRow(0, "san_juan", 34, 2.4, 41, 17, 12.4, 60, 900_000),
    RatingRow(0, "san_marco", 28, 4.9, 15, 4.5, 5, 20, 36_000),
    RatingRow(0, "san_francisco", 26, 8.1, 1, 0, 0.3),
)
LIKED = (("building:smithy", 31), ("building:library", 18), ("building:chapel", 12))


class Dialogue(NamedTuple):
    """A message, by the name of its picture."""

    name: str
    message: Seen


class Drawing:
    """Draws the scenes that are viewed; all others are a single pixel, to save time."""

    def __init__(self) -> None:
        self.real = False

    async def __call__(self, scene: Scene) -> Picture:
        """Draw a scene."""
        return draw(scene) if self.real else await stub(scene)


class House:
    """Ada, who looks, and her company; all of them speak one language."""

    def __init__(self, simulation: Simulation, drawing: Drawing, language: str) -> None:
        self.simulation = simulation
        self.drawing = drawing
        self.language = language
        self.say = texts(language).say
        labels = {each: self.say(f"button-{each}") for each in ("move", "confirm", "decline")}
        manage = discord.Permissions(manage_guild=True)
        managers = simulation.guild.create_role("Managers", permissions=manage)
        self.ada = Member(simulation, "Ada", 1, labels, [managers])
        self.ben = Member(simulation, "Ben", 2, labels)
        self.chloe = Member(simulation, "Chloé", 3, labels)
        self.all = (self.ada, self.ben, self.chloe)
        for member in self.all:
            member.open_panel = member.by_command
        self.opened: Seen
        self.table = 0

    async def enter(self) -> None:
        """Set that Ada and Ben are reminded, and that only Ada takes messages."""
        for member in self.all:
            await self.simulation.bot.host.profiles.set_user(
                member.id,
                language=self.language,
                dm=member is self.ada,
                remind_every={self.ada: 24, self.ben: 6, self.chloe: 0}[member],
            )

    async def open_table(self, **options: str) -> Seen:
        """Open a table; return its lobby, in which no one else sits yet."""
        self.opened = await self.ada.play(players=len(self.all), **options)
        return self.post("button-join")

    async def start(self, lobby: Seen) -> None:
        """Let everyone join and the game begin, by the post that calls Ada for that."""
        for member in self.all[1:]:
            await self.press(member, lobby, "button-join")
        await self.press(self.ada, self.post("button-start"), "button-start")
        self.table += 1
        for member in self.all:
            member.panel = None

    def post(self, label: str) -> Seen:
        """Return the newest post with this button."""
        return board(self.simulation, self.say(label))

    @property
    def board(self) -> Seen:
        return self.post("button-more")

    async def press(self, member: Member, message: Seen, label: str) -> Seen:
        """Press a button; return the resulting message."""
        result = await member.press(message, self.say(label))
        return Seen(self.simulation, result.response)

    async def more(self, member: Member, *labels: str) -> Seen:
        """Press *More* on the newest board, and these buttons after it."""
        panel = await self.press(member, self.board, "button-more")
        for label in labels:
            await self.press(member, panel, label)
        return panel

    async def leave_to_ben(self) -> None:
        """Let the others move until the newest table waits only for Ben."""
        await play_on(self.simulation, self.table, [self.ada, self.chloe])

    async def wait(self, time: timedelta) -> None:
        await self.simulation.env.advance_time(time.total_seconds())


async def in_channel(house: House) -> AsyncGenerator[Dialogue]:
    """Lead from dialogue to dialogue in the channel."""
    await house.enter()
    first, later = (_finding, _settings, _import), (_looking_back, _plans, _reminders)
    for part in (*first, _lobby, _absence, _votes, *later):
        async for dialogue in part(house):
            yield dialogue


async def reminded(house: House) -> Dialogue:
    """Wait until Ada is reminded by a direct message of all that waits for her."""
    house.drawing.real = True
    await house.wait(DAY)
    return Dialogue("reminder", Seen(house.simulation, house.ada.user.dm_channel.history()[-1]))


async def _settings(house: House) -> AsyncGenerator[Dialogue]:
    ada = house.ada
    await ada.slash("vacation", days=5, start="2026-03-02")
    settings = await ada.slash("settings", **{"time-zone": "Europe/Berlin"})
    await ada.select(settings, ["22"], "quietfrom")
    yield Dialogue("settings", settings)
    yield Dialogue("vacations", await ada.slash("vacation"))
    yield Dialogue("server-settings", await ada.slash("server"))
    await ada.select(settings, ["none"], "quietfrom")


async def _finding(house: House) -> AsyncGenerator[Dialogue]:
    ada, ben, *_ = house.all
    other = await ben.slash("find")
    await ben.select(other, [[*GAMES][-1]], "seekgames")
    await house.press(ben, other, "button-find")
    seen = await ada.slash("find")
    await ada.select(seen, [next(iter(GAMES))], "seekgames")
    yield Dialogue("find", seen)
    await house.press(ada, seen, "button-find")
    yield Dialogue("find-queue", seen)
    await house.press(ada, seen, "button-find-leave")
    await house.press(ben, other, "button-find-leave")


async def _import(house: House) -> AsyncGenerator[Dialogue]:
    game = next(iter(GAMES.values()))
    file = tablefile.written(file_of(game, max(game.seats)))
    seen = await house.ada.slash("import", file=("game.json", file))
    house.drawing.real = True
    await house.ada.select(seen, [seen.menus["ftoround"]["options"][4]["value"]], "ftoround")
    house.drawing.real = False
    yield Dialogue("import", seen)


async def _lobby(house: House) -> AsyncGenerator[Dialogue]:
    house.drawing.real = True
    lobby = await house.open_table(clock="normal")
    house.drawing.real = False
    yield Dialogue("lobby", lobby)
    yield Dialogue("lobby-panel", house.opened)
    yield Dialogue("lobby-levels", await house.press(house.ada, house.opened, "button-add"))
    await house.press(house.ada, house.opened, "button-drop")
    yield Dialogue("lobby-options", await house.press(house.ada, house.opened, "button-options"))
    profiles = house.simulation.bot.host.profiles
    await profiles.set_user(house.chloe.id, quiet=NIGHT)
    house.drawing.real = True
    await house.start(lobby)
    yield Dialogue("board-deadlines", house.board)
    house.drawing.real = False
    await profiles.set_user(house.chloe.id, quiet=None)
    await house.simulation.bot.outbox.drain()
    await play_on(house.simulation, house.table, house.all, moves=14)
    house.drawing.real = True


async def _absence(house: House) -> AsyncGenerator[Dialogue]:
    yield Dialogue("more", await house.more(house.ada))
    yield Dialogue("away", await house.more(house.ada, "button-away"))
    yield Dialogue("offering", await house.more(house.ada, "button-offer"))
    await house.more(house.ben, "button-offer", "button-to-anybody")
    await house.more(house.chloe, "button-away", "button-stand-in")
    yield Dialogue("board-seats", house.board)
    house.drawing.real = False
    panel = await house.chloe.slash("hand")
    await house.press(house.chloe, panel, "button-am-back")


async def _votes(house: House) -> AsyncGenerator[Dialogue]:
    ada, ben, chloe = house.all
    await house.more(ben, "button-end-table", "button-propose-end")
    vote = house.post("vote-no")
    yield Dialogue("vote-end", vote)
    for member in (ada, chloe):
        await house.press(member, vote, "vote-no")
    yield Dialogue("vote-end-closed", vote)
    await house.leave_to_ben()
    await house.wait(MORE_THAN_A_BANK)
    vote = house.post("vote-move")
    await house.press(chloe, vote, "vote-computer")
    yield Dialogue("vote-overtime", vote)
    for member in (ada, chloe):
        await house.press(member, vote, "vote-abort")


async def _looking_back(house: House) -> AsyncGenerator[Dialogue]:
    ada, store = house.ada, house.simulation.bot.store
    await house.start(await house.open_table(clock="relaxed"))
    for people, moves in ((house.all, 24), ([ada], 9), ([house.ben, house.chloe], 9)):
        await play_on(house.simulation, house.table, people, moves=moves)
    house.drawing.real = True
    panel = await ada.slash("hand", table=house.table)
    yield Dialogue("missed", await house.press(ada, panel, "button-missed"))
    yield Dialogue("log", await ada.slash("log", table=house.table))
    for row in RATED:
        await store.write(ratings.put, row._replace(user_id=ada.id))
    await store.write(
        ratings.count_favourites, [FavouriteRow(ada.id, "san_juan", *each) for each in LIKED]
    )
    yield Dialogue("profile", await ada.slash("profile"))
    house.drawing.real = False
    absence = house.simulation.bot.host.absence
    *others, last = house.all
    for member in others:
        await absence.resign(house.table, member.id)
    await absence.claim(house.table, last.id)


async def _plans(house: House) -> AsyncGenerator[Dialogue]:
    ada = house.ada
    await house.start(await house.open_table(clock="relaxed"))
    await house.leave_to_ben()
    panel = await ada.slash("hand")
    await house.press(ada, panel, "button-plan")
    question = panel.menus[plans.ASK]["options"][0]["value"]
    await ada.select(panel, [question], plans.ASK)
    for option in panel.menus[plans.RANK]["options"][1::-1]:
        await ada.select(panel, [option["value"]], plans.RANK)
    surprises = panel.menus[plans.CANCEL]["options"][:2]
    await ada.select(panel, [each["value"] for each in surprises], plans.CANCEL)
    yield Dialogue("plan", panel)
    await house.press(ada, panel, "button-plans")
    yield Dialogue("plans", panel)
    await ada.select(panel, [question], plans.ASK)
    await house.press(ada, panel, "button-plan-remove")


async def _reminders(house: House) -> AsyncGenerator[Dialogue]:
    await house.wait(7 * HOUR)
    yield Dialogue("reminder-post", house.post("button-move"))
    house.drawing.real = True
    await house.wait(MORE_THAN_ALL_REMINDERS)
    house.drawing.real = False
    yield Dialogue("board-stalled", house.board)
    for clock in ("normal", "fast"):
        await house.start(await house.open_table(clock=clock))
        await house.wait(6 * HOUR)
    yield Dialogue("tables", await house.ada.slash("tables"))
