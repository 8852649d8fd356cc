"""Limits that protect the host: tables per person and server, and the pace of acts."""

from collections.abc import AsyncIterator, Awaitable, Callable
from datetime import timedelta
from pathlib import Path
from typing import NamedTuple, TypeAlias

import pytest

from bot.engine import cooldown
from bot.engine.cooldown import Cooldown
from bot.engine.errors import ServiceError, TooMuch
from bot.engine.model import TableInfo
from bot.limits import Limits
from bot.service.host import Host
from tests.bot.service.house import CHANNEL, GAME, HandClock, House, person

FEW = Limits(tables_per_user=2, tables_per_server=3, openings_per_hour=4)
ADA, BEN, CAL = 1, 2, 3
HERE, THERE = 500, 501

Act: TypeAlias = Callable[[House, TableInfo], Awaitable[object]]


@pytest.fixture
async def small(tmp_path: Path) -> AsyncIterator[House]:
    """A house with small limits."""
    house = House(tmp_path / "plaza.db")
    house.host = Host(house.store, clock=house.clock, limits=FEW)
    await house.begin()
    yield house
    await house.store.close()


async def opened(
    house: House, user_id: int, server_id: int = HERE, channel_id: int = CHANNEL
) -> TableInfo:
    return await house.host.beginning.open(
        person(user_id), GAME, {}, capacity=2, server_id=server_id, channel_id=channel_id
    )


async def test_a_person_sits_at_so_many_tables_and_no_more(small: House) -> None:
    await opened(small, ADA)
    bens = await opened(small, BEN)
    await small.host.lobby.join(bens.id, person(ADA))

    with pytest.raises(TooMuch) as refused:
        await opened(small, ADA, THERE)
    assert (refused.value.code, refused.value.facts) == ("too_many_own", {"most": 2})

    another = await opened(small, CAL, THERE)
    with pytest.raises(TooMuch, match="too_many_own"):
        await small.host.lobby.join(another.id, person(ADA))


async def test_tables_that_are_over_or_left_make_room(small: House) -> None:
    first = await opened(small, ADA)
    second = await opened(small, BEN)
    await small.host.lobby.join(second.id, person(ADA))
    await small.host.lobby.cancel(first.id, ADA)
    third = await opened(small, CAL)
    await small.host.lobby.join(third.id, person(ADA))
    await small.host.lobby.leave(third.id, ADA)

    assert await opened(small, ADA)


@pytest.mark.proof
async def test_a_person_who_resigned_sits_there_no_more(small: House) -> None:
    tables = [await opened(small, ADA) for _ in range(FEW.tables_per_user)]
    for table in tables:
        await small.host.lobby.add_computer(table.id, ADA, "greedy")
        await small.host.beginning.start(table.id, ADA)
    await small.host.absence.resign(tables[0].id, ADA)

    assert await opened(small, ADA)


async def test_a_server_has_so_many_tables_and_another_its_own(small: House) -> None:
    for user_id in (ADA, BEN, CAL):
        await opened(small, user_id)

    with pytest.raises(TooMuch) as refused:
        await opened(small, 4)
    assert (refused.value.code, refused.value.facts) == ("too_many_here", {"most": 3})
    assert await opened(small, 4, THERE)


async def test_a_refused_table_leaves_nothing_behind(small: House) -> None:
    for _ in range(FEW.tables_per_user):
        await opened(small, ADA)
    before = await small.contents()
    with pytest.raises(TooMuch):
        await opened(small, ADA)
    assert await small.contents() == before


async def test_opening_and_cancelling_again_and_again_is_slowed_down(small: House) -> None:
    for _ in range(FEW.openings_per_hour):
        table = await opened(small, ADA)
        await small.host.lobby.cancel(table.id, ADA)
        small.clock.advance(minutes=10)

    with pytest.raises(TooMuch) as refused:
        await opened(small, ADA)
    again = int(small.clock.now().timestamp()) + 20 * 60 + 1
    assert (refused.value.code, refused.value.facts["when"]) == (
        "openings_too_fast",
        f"<t:{again}:R>",
    )
    assert await opened(small, BEN)
    small.clock.advance(minutes=20, seconds=1)
    assert await opened(small, ADA)


class Pair(NamedTuple):
    """An act refused to Ben at a table of Ada's, and those that count under the same limit."""

    code: str
    refused: Act
    done: Act


NOT_COUNTED: dict[str, Pair] = {
    "votes": Pair(
        "vote_open",
        lambda house, table: house.host.votes.propose_abort(table.id, BEN),
        lambda house, table: house.host.votes.propose_clock(table.id, BEN, "fast"),
    ),
    "openings": Pair(
        "not_in_this_channel",
        lambda house, _: opened(house, BEN, channel_id=CHANNEL + 1),
        lambda house, _: opened(house, BEN),
    ),
    "guests": Pair(
        "guest_seated",
        lambda house, table: house.host.absence.offer(table.id, BEN, ADA),
        lambda house, table: house.host.absence.offer(table.id, BEN, CAL),
    ),
    "moves": Pair(
        "other_server",
        lambda house, table: house.host.absence.move_here(table.id, BEN, THERE, CHANNEL),
        lambda house, table: house.host.absence.move_here(table.id, BEN, HERE, CHANNEL),
    ),
    "invitations": Pair(
        "not_seated",
        lambda house, table: house.host.invitations.invite(table.id + 1, BEN, CAL),
        lambda house, _: _opens_and_invites(house),
    ),
}


async def _opens_and_invites(house: House) -> None:
    table = await opened(house, BEN)
    await house.host.invitations.invite(table.id, BEN, CAL)


@pytest.mark.parametrize("what", NOT_COUNTED)
async def test_what_is_refused_does_not_count(house: House, what: str) -> None:
    table = await opened(house, ADA)
    await house.host.lobby.join(table.id, person(BEN))
    await house.host.beginning.start(table.id, ADA)
    await house.host.votes.propose_abort(table.id, ADA)
    await opened(house, CAL)
    await house.host.servers.change(HERE, channels=(CHANNEL,))
    code, refused, done = NOT_COUNTED[what]
    for _ in range(25):
        with pytest.raises(ServiceError, match=code):
            await refused(house, table)
    await done(house, table)


# --- the cool-down itself ---------------------------------------------------------------------


def looks(clock: HandClock, most: int = 3) -> Cooldown:
    return Cooldown(clock, "looks_too_fast", most, timedelta(minutes=1))


def test_the_moment_that_is_named_is_late_enough() -> None:
    clock = HandClock()
    clock.advance(seconds=0.7)
    pace = looks(clock)
    for _ in range(3):
        pace.take(ADA)
    with pytest.raises(TooMuch) as refused:
        pace.take(ADA)
    when = int(str(refused.value.facts["when"]).removeprefix("<t:").removesuffix(":R>"))
    clock.advance(seconds=when - clock.now().timestamp())
    pace.take(ADA)


def test_refused_attempts_do_not_make_the_pause_longer() -> None:
    clock = HandClock()
    pace = looks(clock, most=1)
    pace.take(ADA)
    for _ in range(5):
        clock.advance(seconds=10)
        with pytest.raises(TooMuch):
            pace.take(ADA)
    clock.advance(seconds=10)
    pace.take(ADA)


def test_people_who_were_quiet_are_forgotten() -> None:
    clock = HandClock()
    pace = looks(clock)
    for user_id in range(1000):
        pace.take(user_id)
    clock.advance(minutes=1)
    pace.take(ADA)
    assert len(pace) == 1


def test_no_one_makes_it_grow_without_bound(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cooldown, "MOST_KEYS", 10)
    pace = looks(HandClock())
    for user_id in range(1000):
        pace.take(user_id)
    assert len(pace) <= 10


def test_a_person_who_is_refused_drives_no_one_out(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cooldown, "MOST_KEYS", 3)
    pace = looks(HandClock())
    busy = range(3)
    for user_id in busy:
        for _ in range(3):
            pace.take(user_id)
    for user_id in busy:
        with pytest.raises(TooMuch):
            pace.take(user_id)


def test_a_person_who_comes_again_and_again_is_not_forgotten() -> None:
    clock = HandClock()
    pace = looks(clock, most=2)
    pace.take(ADA)
    clock.advance(seconds=40)
    pace.take(ADA)
    clock.advance(seconds=30)
    pace.take(BEN)
    pace.take(ADA)
    with pytest.raises(TooMuch):
        pace.take(ADA)
