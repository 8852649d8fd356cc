"""Pairs of worlds: made, viewed by a person, and compared."""

from collections.abc import AsyncGenerator, Awaitable, Callable, Iterator, Sequence
from itertools import combinations
from typing import Any, NamedTuple

from bot.engine.model import TableInfo
from rules.chance import Chance
from rules.decision import Choice, sample
from rules.event import Seat
from rules.game import AnyGame
from rules.registry import GAMES
from tests.leaks.checker import nowhere, same
from tests.leaks.dealing import dealt_anew
from tests.leaks.discord_api import Sent, dm_of
from tests.leaks.viewers import Viewer, glance
from tests.leaks.world import Observed, World, observed, user_of

Fetch = Callable[[World, TableInfo, Viewer], Awaitable[Observed]]

BRANCHES = 5
LONGEST_CHAIN = 4


# --- positions -----------------------------------------------------------------------------------


async def positions(
    world: World,
    game: AnyGame,
    seats: int,
    count: int,
    *,
    stride: int = 2,
    resigning: bool = False,
) -> AsyncGenerator[TableInfo]:
    """Play at random and yield the table now and then, its last position included.

    `resigning`: a player does so along the way, where enough others stay.
    """
    while True:
        table = await world.running(game, seats)
        leaves = 10 + world.chance.below(30)
        for number in range(10_000):
            if table.status != "running" or number % stride == 0:
                yield table
                count -= 1
            if not count:
                return
            if table.status != "running":
                break
            if resigning and number == leaves and seats > min(game.seats):
                await world.bot.host.absence.resign(
                    table.id, user_of(table, world.chance.below(seats))
                )
                table = await world.bot.host.look.table(table.id)
            else:
                waiting = table.waiting
                table = await world.answer(table, waiting[world.chance.below(len(waiting))])


# --- hidden things are dealt again ----------------------------------------------------------------


async def compare_dealt_anew(
    world: World, table: TableInfo, viewers: Sequence[Viewer], fetch: Fetch
) -> None:
    """Let viewers with the same knowledge look, deal all that they cannot know at random, look
    again.

    Raises Leak.
    """
    await world.told()
    saved = world.saved()
    secrets = await _secrets(world, table)
    before = [await fetch(world, table, viewer) for viewer in viewers]
    world.restore(saved)
    async with dealt_anew(world, table, viewers[0].seat):
        for viewer, found in zip(viewers, before, strict=True):
            same(found, await fetch(world, table, viewer), viewer.name)
            nowhere(found, secrets, viewer.name)
    world.restore(saved)


async def _secrets(world: World, table: TableInfo) -> list[str]:
    """Data that no one ever sees: the seed, hashes of positions, a position as it is stored."""
    stored = await world.stored(table)
    assert stored.table.seed is not None
    assert stored.state is not None
    seed = stored.table.seed.lstrip("0")
    digest = GAMES[table.game].digest(await world.state(table))
    return [seed, str(int(seed, 16)), digest, stored.state, stored.state[-200:]]


# --- a player chooses otherwise, in secret --------------------------------------------------------


class Step(NamedTuple):
    seat: Seat
    choice: Choice


class Branch(NamedTuple):
    """A possible continuation, and where it leads."""

    steps: tuple[Step, ...]
    state: Any
    told: tuple[Any, ...]


def branches(game: AnyGame, state: Any, seat: Seat, chance: Chance) -> Iterator[Branch]:
    """Yield ways for a seat to answer, step by step, as long as it has questions; first: not at
    all.
    """
    yield Branch((), state, ())
    for _ in range(BRANCHES):
        branch = Branch((), state, ())
        while len(branch.steps) < LONGEST_CHAIN and (asked := game.asked(branch.state, seat)):
            branch = after(game, branch, Step(seat, sample(asked, chance.random)))
            yield branch


def after(game: AnyGame, branch: Branch, step: Step) -> Branch:
    state = game.copy(branch.state)
    told = game.apply(state, step.seat, step.choice)
    return Branch((*branch.steps, step), state, branch.told + told)


def looks(game: AnyGame, branch: Branch, seat: Seat | None) -> str:
    """The view and the events of a seat (None: a spectator)."""
    heard = [event for event in branch.told if event.is_for(seat)]
    return repr((game.view(branch.state, seat), heard))


def alike(
    game: AnyGame, state: Any, actor: Seat, viewer: Viewer, chance: Chance
) -> Iterator[tuple[Branch, Branch]]:
    """Yield pairs of continuations that look the same to this viewer, though they differ.

    Where another seat can answer next, it does so in both, unless that shows the difference.
    """
    found: dict[str, list[Branch]] = {}
    for branch in branches(game, state, actor, chance):
        found.setdefault(looks(game, branch, viewer.seat), []).append(branch)
    for group in found.values():
        for one, other in combinations(group, 2):
            if game.digest(one.state) != game.digest(other.state):
                yield _further(game, one, other, actor, viewer, chance)
                break


def _further(
    game: AnyGame, one: Branch, other: Branch, actor: Seat, viewer: Viewer, chance: Chance
) -> tuple[Branch, Branch]:
    for asked in game.decisions(one.state):
        if asked.seat != actor and asked == game.asked(other.state, asked.seat):
            step = Step(asked.seat, sample(asked, chance.random))
            on, otherwise = after(game, one, step), after(game, other, step)
            if looks(game, on, viewer.seat) == looks(game, otherwise, viewer.seat):
                return on, otherwise
    return one, other


async def compare_behaviour(
    world: World,
    table: TableInfo,
    viewer: Viewer,
    one: Branch,
    other: Branch,
    fetch: Fetch = glance,
) -> None:
    """Play both, each from here; compare all that the viewer gets. Raises Leak."""
    await world.told()
    saved, time = world.saved(), world.clock.time
    found: list[Observed] = []
    for branch in (one, other):

        async def happen(steps: tuple[Step, ...] = branch.steps) -> None:
            now = table
            for step in steps:
                now = await world.answer(now, step.seat, step.choice)
                await world.told()
            await world.command(viewer.user_id, "board", viewer.place, table=table.id)

        came = await observed(world, happen)
        seen = await fetch(world, table, viewer)
        log = came.log if len(one.steps) == len(other.steps) else ()
        found.append(Observed((*received(came.sent, viewer), *seen.sent), (*log, *seen.log)))
        world.restore(saved)
        world.clock.time = time
    same(found[0], found[1], viewer.name)


def received(sent: Sequence[Sent], viewer: Viewer) -> Iterator[Sent]:
    """Yield what is posted, edited or sent where this viewer can see it."""
    for each in sent:
        if each.method == "GET" or each.path.startswith("/users"):
            continue
        _, kind, place, *_ = each.path.split("/")
        if kind != "channels" or int(place) in (viewer.place, dm_of(viewer.user_id)):
            yield each
