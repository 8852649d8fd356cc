"""Component ids that no one was ever shown: an answer, and no effect on any byte."""

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from random import Random
from typing import NamedTuple

import pytest

from bot.simulation import Simulation
from bot.storage import tables
from bot.ui import ids
from bot.ui.ids import Claim
from tests.discord.clicks import answered, click, contents, deliver, on, stored
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, open_table
from tests.limits.message import MENU, PEOPLE

OURS, FOREIGN, PRIVATE, CANCELLED, FINISHED, ASIDE, NOWHERE = range(1, 8)
OTHERS = (FOREIGN, PRIVATE, CANCELLED, FINISHED, ASIDE, NOWHERE)
"""Tables at which Ada and Ben do not sit, or where nothing can be played any more."""

LARGEST_TABLE, LARGEST_COUNT = 36**11 - 1, 36**7 - 1
ALL_PICKS = 36**40 - 1
FORGED = ["99", "-1", "x", "", "٣", "1" * 90, "0x1", "1e1", " 1", "role:builder", "\u202e1", "0;"]


class World(NamedTuple):
    """Ada and Ben play at a table, and are asked at once; Eve plays at others."""

    simulation: Simulation
    ada: Member
    ben: Member
    eve: Member
    panel: Seen
    confirm: Claim


@asynccontextmanager
async def built(simulate: Simulate) -> AsyncIterator[World]:
    async with simulate() as simulation:
        ada, ben, eve = (Member(simulation, name) for name in ("Ada", "Ben", "Eve"))
        await open_table(simulation, [ada, ben])
        await open_table(simulation, [eve], computers=1)
        await eve.play(players=3, private=True)
        await eve.press(await eve.play(players=2), "Cancel table")
        for ended in (FINISHED, ASIDE):
            await open_table(simulation, [eve], computers=1)
            if ended == FINISHED:
                await simulation.bot.host.absence.resign(ended, eve.id)
        await simulation.bot.store.write(tables.set_aside, ASIDE, "PLANTED2")
        await simulation.env.settle()
        panel = await ada.slash("hand", table=OURS)
        await ada.pick(panel)
        confirm = ids.read(on(panel, "confirm"))
        assert confirm is not None
        yield World(simulation, ada, ben, eve, panel, confirm)


async def harmless(
    world: World,
    *claims: str | Claim,
    by: Member | None = None,
    values: list[str] | None = None,
    kind: int | None = None,
    planted: bool = False,
) -> None:
    """Click each of them: nothing may change, and each must be answered."""
    simulation, before = world.simulation, await contents(world.simulation)
    for claim in claims:
        custom_id = claim if isinstance(claim, str) else claim.button()
        made = click(
            simulation,
            (by or world.ada).id,
            custom_id,
            stored(world.panel),
            values=values,
            kind=kind,
            planted=planted,
        )
        await deliver(made)
        answered([made])
        assert await contents(simulation) == before, custom_id


BOUNDLESS = (
    *(Claim("move", 9999), Claim("move", 2**53), Claim("start", 9999)),
    *(Claim("confirm", 1, 0, 3, 0b1), Claim("confirm", 1, 2**30, 0, 2**200)),
    *(
        Claim("confirm", 1, 1, None, 1),
        Claim("take", 1, 1, 700, 1),
        Claim("pick", 1, 1, 0, 1, 1200),
    ),
    *(Claim("nonsense", 1), Claim("term", 1200), Claim("leaf", 0, page=1200, seat=1)),
    Claim("guest", 1),
)


async def claims_beyond_all_bounds(world: World):
    await harmless(world, *BOUNDLESS, planted=True)


async def wrong_seats(world: World):
    confirm = world.confirm
    others = [seat for seat in (0, 1, 2, 35, 36**2 - 1, None) if seat != confirm.seat]
    await harmless(world, *(confirm._replace(seat=seat) for seat in others))
    await harmless(world, *(confirm._replace(seat=seat, action="take") for seat in others))


async def other_tables(world: World):
    everything = ("confirm", "take", "undo", "sure", "pick", "move", "start", "cancel", "join")
    more = ("leave", "add", "drop", "invite", "log", "more", "board", "resign", "fresh", "help")
    for action in (*everything, *more):
        claim = world.confirm._replace(action=action)
        ours = () if action != "start" else (OURS,)
        tables_ = (*OTHERS, *ours, 0, LARGEST_TABLE, 2**53, 2**31)
        if action == "join":
            tables_ = tuple(table for table in tables_ if table != FOREIGN)
        await harmless(world, *(claim._replace(table=table) for table in tables_))


async def counts_of_the_past_and_of_the_future(world: World):
    shown = world.confirm.shown
    wrong = {0, shown - 1, shown + 1, shown + 36, LARGEST_COUNT} - {shown, -1}
    for action in ("confirm", "take", "undo"):
        claim = world.confirm._replace(action=action)
        await harmless(world, *(claim._replace(shown=each) for each in wrong))


async def picks_that_are_no_answer(world: World):
    wrong = (0, 1, ALL_PICKS, 1 << 205, 1 << 6, (1 << 7) - 1, 1 << 64)
    for action in ("confirm", "take"):
        claim = world.confirm._replace(action=action)
        await harmless(world, *(claim._replace(picks=picks) for picks in wrong))


async def picks_and_pages_that_are_none_are_only_shown(world: World):
    for action in ("back", "on", "pick"):
        claim = world.confirm._replace(action=action)
        strange = (claim._replace(picks=ALL_PICKS), claim._replace(page=36**2 - 1))
        await harmless(world, *strange, claim._replace(mark=0))


async def anothers_panel_and_a_spectators_click(world: World):
    actions = ("confirm", "take", "undo", "sure", "pick", "resign", "start", "cancel", "drop")
    claims = [world.confirm._replace(action=action) for action in actions]
    await harmless(world, *(claim for claim in claims if claim.action != "sure"), by=world.ben)
    await harmless(world, *claims, by=world.eve)


async def values_that_no_menu_offers(world: World):
    pick = world.confirm._replace(action="pick", picks=0).menu()
    many = [str(number) for number in range(1000)]
    forged = (*([value] for value in FORGED), [], ["0", "0"], ["0"] * 1000, many, FORGED)
    for confirm in (True, False):
        await world.ada.slash("settings", confirm=confirm)
        for values in forged:
            await harmless(world, pick, values=values, kind=MENU)


async def values_of_other_menus(world: World):
    user_id = [str(world.eve.id)]
    await harmless(world, world.confirm._replace(action="pick").menu(), values=user_id, kind=MENU)
    for value in [*FORGED, "9999", str(world.eve.id)]:
        await harmless(world, Claim("term", 0).menu(), values=[value], kind=MENU)
    for value in [*FORGED, "1" * 19, "9" * 19]:
        await harmless(world, Claim("vacation", 0).menu(), values=[value], kind=MENU)
    await harmless(world, Claim("term", 99).menu(), Claim("leaf", 99).menu(), kind=MENU)


async def guests_who_are_no_one(world: World):
    strangers = [*FORGED[1:], "0", "9" * 19, str(2**63), "9" * 30]
    for value in strangers:
        guest = Claim("guest", PRIVATE).people()
        await harmless(world, guest, by=world.eve, values=[value], kind=PEOPLE)
    await harmless(world, Claim("guest", PRIVATE).people(), by=world.eve, values=[], kind=PEOPLE)
    foreign = [str(world.ben.id)]
    await harmless(world, Claim("guest", PRIVATE).people(), values=foreign, kind=PEOPLE)


async def what_is_no_id_of_ours(world: World):
    random = Random(7)
    noise = ["".join(chr(random.randrange(33, 0x3000)) for _ in range(100)) for _ in range(10)]
    confirm = world.confirm.button()
    bent = [
        confirm + " ",
        confirm.upper(),
        confirm.replace(":confirm:", ":confirm::"),
        confirm.replace("pzb", "pzm"),
        confirm.replace(":1:", ":-1:"),
        confirm.replace(":1:", ":١:"),
        confirm.replace(":1:", ":" + "9" * 60 + ":"),
        confirm.replace("confirm", "delete"),
    ]
    known = ["../../etc/passwd", "..\\plaza.db", "'; DROP TABLE seats; --", '" OR 1=1', "%s%n{0}"]
    strange = [each for each in bent if each not in (confirm, confirm.replace("pzb", "pzm"))]
    await harmless(world, *noise, *known, *strange)


CASES = (
    claims_beyond_all_bounds,
    wrong_seats,
    other_tables,
    counts_of_the_past_and_of_the_future,
    picks_that_are_no_answer,
    picks_and_pages_that_are_none_are_only_shown,
    anothers_panel_and_a_spectators_click,
    values_that_no_menu_offers,
    values_of_other_menus,
    guests_who_are_no_one,
    what_is_no_id_of_ours,
)


@pytest.mark.parametrize(
    "cases",
    [
        pytest.param(CASES[:1], id="boundless"),
        pytest.param(CASES[1:], id="others", marks=pytest.mark.proof),
    ],
)
async def test_hostile_ids_have_no_effect(
    simulate: Simulate, cases: tuple[Callable[[World], Awaitable[None]], ...]
):
    async with built(simulate) as world:
        for case in cases:
            await case(world)
        before = await contents(world.simulation)
        true = click(world.simulation, world.ada.id, world.confirm.button(), stored(world.panel))
        await deliver(true)
        assert await contents(world.simulation) != before, "only the true id has one"
