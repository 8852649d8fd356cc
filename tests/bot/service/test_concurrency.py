"""Clicks at the same time, in one process and in two: the version decides, and one wins.

`both` are two doors to the same tables: twice the same host, or two hosts over one file, which
know nothing of each other's locks.
"""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from typing import Any, NamedTuple

import pytest

from bot.engine.commit import Actor
from bot.engine.computers import Computers
from bot.engine.errors import Repeated, ServiceError
from bot.engine.model import TableInfo
from bot.engine.play import Shown
from rules.decision import Choice
from rules.errors import RulesError
from rules.event import Seat
from tests.bot.service.house import OPENER, House, people_waiting, person, user_of

pytestmark = pytest.mark.threads

GUEST = 12


class Both(NamedTuple):
    here: House
    there: House


@pytest.fixture(params=["one host", "two hosts"])
async def both(house: House, request: pytest.FixtureRequest) -> AsyncIterator[Both]:
    if request.param == "one host":
        yield Both(house, house)
        return
    other = house.beside()
    yield Both(house, other)
    await other.store.close()


async def at_once(*clicks: Awaitable[Any]) -> list[str]:
    """Return each result: "done", or the code of its refusal."""
    results = await asyncio.gather(*clicks, return_exceptions=True)
    return [_ending(result) for result in results]


def _ending(result: object) -> str:
    match result:
        case Repeated():
            return "repeated"
        case ServiceError():
            return result.code
        case RulesError():
            return result.refusal.code
        case BaseException():
            raise result
        case _:
            return "done"


def undo(house: House, table: TableInfo, seat: Seat, version: int) -> Awaitable[Any]:
    return house.host.play.take_back(table.id, user_of(table, seat), version)


async def two_answers(house: House, table: TableInfo, seat: Seat) -> tuple[Choice, Choice]:
    """Return two different answers that the seat could give."""
    decision = await house.asked(table, seat)
    first = second = house.any_answer(decision)
    while second == first:
        second = house.any_answer(decision)
    return first, second


async def to_pay(house: House) -> tuple[TableInfo, Seat]:
    """Return a table at which a player can pay for a building, or take the building back."""
    table = await house.play_until(await house.running(2), lambda _, open_: open_[0].kind == "pay")
    return table, table.waiting[0]


# --- moves ---------------------------------------------------------------------------------------


async def test_a_double_click_is_one_move_and_no_error(both: Both):
    table = await both.here.running(3)
    choice = both.here.any_answer(await both.here.asked(table, 0))
    endings = await at_once(*(each.choose(table, 0, choice) for each in both))
    assert sorted(endings) == ["done", "repeated"]
    assert await both.here.prove(table) == 1


async def test_two_answers_of_one_seat_are_one_move(both: Both):
    table = await both.here.running(3)
    answers = await two_answers(both.here, table, 0)
    endings = await at_once(
        *(each.choose(table, 0, choice) for each, choice in zip(both, answers, strict=True))
    )
    assert sorted(endings) == ["done", "stale"]
    journal = await both.here.journal(table)
    assert journal[-1].choice == answers[endings.index("done")]
    assert await both.here.prove(table) == 1


async def test_two_seats_are_both_heard(both: Both):
    table = await both.here.running(3)
    choices = [both.here.any_answer(await both.here.asked(table, seat)) for seat in (0, 1)]
    endings = await at_once(
        *(each.choose(table, seat, choices[seat]) for seat, each in enumerate(both))
    )
    assert endings == ["done", "done"]
    assert await both.here.prove(table) == 2


async def test_two_tables_do_not_meet(both: Both):
    tables = [await both.here.running(2) for _ in both]
    endings = await at_once(
        *(each.answer(table, 0) for each, table in zip(both, tables, strict=True))
    )
    assert endings == ["done", "done"]
    assert [await both.here.prove(table) for table in tables] == [1, 1]


async def test_the_same_answer_later_is_no_double_click(house: House):
    """Only the newest choice can have been made twice by one finger."""
    table = await house.running(2)
    first = house.any_answer(await house.asked(table, 0))
    shown = table.version
    table = await house.answer(table, 0, first)
    back = await house.take_back(table, 0)
    assert await at_once(house.choose(table, 0, first, shown)) == ["stale"]
    others = await two_answers(house, back.table, 0)
    other = others[0] if others[0] != first else others[1]
    await house.choose(back.table, 0, other)
    assert await at_once(house.choose(table, 0, first, shown)) == ["stale"]


async def by_panel(house: House, table: TableInfo, shown: int, choice: Choice) -> None:
    """Answer seat 0's question from a panel that carries `shown`."""
    await house.host.play.choose(table.id, user_of(table, 0), Shown(shown), 0, choice)


async def test_a_panel_is_good_until_something_of_its_own_has_happened(house: House):
    table = await house.running(3)
    shown = (await house.seen(table, 0)).shown
    await house.answer(table, 1)
    choice = house.any_answer(await house.asked(table, 0))
    assert await at_once(by_panel(house, table, shown + 1, choice)) == ["stale"]
    assert await at_once(by_panel(house, table, shown, choice)) == ["done"]
    assert await at_once(by_panel(house, table, shown, choice)) == ["repeated"]
    await undo(house, table, 0, (await house.table(table.id)).version)
    assert await at_once(by_panel(house, table, shown, choice)) == ["stale"]
    assert await at_once(by_panel(house, table, shown + 2, choice)) == ["done"]
    assert await at_once(by_panel(house, table, shown, choice)) == ["stale"], "two moves ago"


# --- computers -----------------------------------------------------------------------------------


class Click(NamedTuple):
    """A person's move, for making it again."""

    table: TableInfo
    seat: Seat
    choice: Choice


MEANWHILE: dict[str, tuple[Callable[[House, Click, int], Awaitable[Any]], set[str]]] = {
    "the same again": (
        lambda house, made, _: house.choose(made.table, made.seat, made.choice),
        {"repeated"},
    ),
    "a stranger's": (
        lambda house, made, now: house.host.play.choose(
            made.table.id, 99, now, made.seat, made.choice
        ),
        {"not_seated"},
    ),
    "undo": (
        lambda house, made, now: undo(house, made.table, made.seat, now),
        {"done", "nothing_to_take_back"},
    ),
    "resign": (
        lambda house, made, _: house.host.absence.resign(
            made.table.id, user_of(made.table, made.seat)
        ),
        {"done"},
    ),
}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("act", MEANWHILE)
async def test_a_click_while_the_computers_move(
    both: Both, monkeypatch: pytest.MonkeyPatch, act: str
):
    """The click comes after a person's move is stored and before the computers have answered."""
    house, table = both.here, await both.here.running(2, 1)
    click, expected = MEANWHILE[act]
    answer, endings = Computers.answer, list[str]()
    made: Click

    async def interrupted(self: Computers, table_id: int, actor: Actor, *known: Any) -> None:
        if not endings:
            endings.append("begun")
            now = await both.there.table(table_id)
            endings[:] = await at_once(click(both.there, made, now.version))
        await answer(self, table_id, actor, *known)

    monkeypatch.setattr(Computers, "answer", interrupted)
    while not endings:
        seat = people_waiting(table)[0]
        made = Click(table, seat, house.any_answer(await house.asked(table, seat)))
        table = (await house.choose(*made)).table
    assert set(endings) <= expected
    await house.prove(table)
    after = await house.table(table.id)
    assert all(after.seats[seat].computer is None for seat in after.waiting), "computers are done"


# --- taking back ---------------------------------------------------------------------------------


@pytest.mark.sampled(2)
@pytest.mark.parametrize("first", ["undo", "pay"])
async def test_undo_against_a_click_of_the_same_person(both: Both, first: str):
    table, seat = await to_pay(both.here)
    before = await both.here.prove(table)
    choice = both.here.any_answer(await both.here.asked(table, seat))
    clicks = {
        "undo": undo(both.here, table, seat, table.version),
        "pay": both.there.choose(table, seat, choice),
    }
    order = sorted(clicks, key=lambda name: name != first)
    endings = dict(zip(order, await at_once(*(clicks[name] for name in order)), strict=True))
    assert sorted(endings.values()) == ["done", "stale"]
    made = -1 if endings["undo"] == "done" else 1
    assert await both.here.prove(table) == before + made


@pytest.mark.parametrize("first", ["undo", "answer"])
async def test_undo_against_the_sealed_answer_of_another(both: Both, first: str):
    table = await both.here.answer(await both.here.running(3), 0)
    choice = both.here.any_answer(await both.here.asked(table, 1))
    clicks = {
        "undo": undo(both.here, table, 0, table.version),
        "answer": both.there.choose(table, 1, choice),
    }
    order = sorted(clicks, key=lambda name: name != first)
    assert await at_once(*(clicks[name] for name in order)) == ["done", "done"]
    assert (await both.here.table(table.id)).waiting == (0, 2)
    assert await both.here.prove(table) == 1


async def test_undo_against_undo_of_one_person_is_one_undo(both: Both):
    table, seat = await to_pay(both.here)
    before = await both.here.prove(table)
    endings = await at_once(*(undo(each, table, seat, table.version) for each in both))
    assert sorted(endings) == ["done", "repeated"]
    assert await both.here.prove(table) == before - 1


async def test_undo_against_undo_of_two_people_are_two(both: Both):
    table = await both.here.running(3)
    for seat in (0, 1):
        table = await both.here.answer(table, seat)
    endings = await at_once(
        *(undo(each, table, seat, table.version) for seat, each in enumerate(both))
    )
    assert endings == ["done", "done"]
    assert await both.here.prove(table) == 0


# --- resigning and settings ----------------------------------------------------------------------


@pytest.mark.sampled(2)
@pytest.mark.parametrize("first", ["resign", "move"])
async def test_resign_against_a_move_of_the_same_person(both: Both, first: str):
    table = await both.here.running(3)
    choice = both.here.any_answer(await both.here.asked(table, 0))
    clicks = {
        "resign": both.here.host.absence.resign(table.id, user_of(table, 0)),
        "move": both.there.choose(table, 0, choice),
    }
    order = sorted(clicks, key=lambda name: name != first)
    endings = dict(zip(order, await at_once(*(clicks[name] for name in order)), strict=True))
    assert endings["resign"] == "done"
    assert endings["move"] in {"done", "resigned"}
    await both.here.host.recover()
    assert await both.here.prove(table) == 1
    assert (await both.here.table(table.id)).seats[0].resigned


async def test_resign_against_anothers_move_counts_both(both: Both):
    table = await both.here.running(3)
    choice = both.here.any_answer(await both.here.asked(table, 1))
    endings = await at_once(
        both.here.host.absence.resign(table.id, user_of(table, 0)),
        both.there.choose(table, 1, choice),
    )
    assert endings == ["done", "done"]
    assert await both.here.prove(table) == 2


async def test_resigning_twice_is_once(both: Both):
    table = await both.here.running(3)
    endings = await at_once(
        *(each.host.absence.resign(table.id, user_of(table, 0)) for each in both)
    )
    assert sorted(endings) == ["done", "resigned"]


async def test_settings_against_a_move_keep_both(both: Both):
    table = await both.here.running(2)
    user_id = user_of(table, 0)
    choice = both.here.any_answer(await both.here.asked(table, 0))
    endings = await at_once(
        both.here.choose(table, 0, choice),
        both.there.host.profiles.set_user(user_id, language="de", dm=False, confirm=True),
    )
    assert endings == ["done", "done"]
    user = await both.here.host.profiles.user(user_id)
    assert (user.language, user.dm, user.confirm) == ("de", False, True)
    assert await both.here.prove(table) == 1


# --- the lobby -----------------------------------------------------------------------------------

Act = Callable[[House, int], Awaitable[Any]]

LOBBY: dict[str, Act] = {
    "start": lambda house, table: house.host.beginning.start(table, OPENER),
    "cancel": lambda house, table: house.host.lobby.cancel(table, OPENER),
    "leave": lambda house, table: house.host.lobby.leave(table, GUEST),
    "join": lambda house, table: house.host.lobby.join(table, person(13)),
    "join too": lambda house, table: house.host.lobby.join(table, person(14)),
    "join again": lambda house, table: house.host.lobby.join(table, person(13)),
    "add": lambda house, table: house.host.lobby.add_computer(table, OPENER, "greedy"),
    "start again": lambda house, table: house.host.beginning.start(table, OPENER),
    "cancel again": lambda house, table: house.host.lobby.cancel(table, OPENER),
}
RACES: list[tuple[str, str, list[tuple[str, str]]]] = [
    ("start", "join", [("done", "done"), ("done", "not_lobby")]),
    ("start", "leave", [("too_few_seated", "done"), ("done", "not_lobby")]),
    ("start", "add", [("done", "done"), ("done", "not_lobby")]),
    ("start", "cancel", [("done", "not_lobby"), ("cancelled", "done")]),
    ("start", "start again", [("done", "not_lobby"), ("not_lobby", "done")]),
    ("join", "join too", [("done", "table_full"), ("table_full", "done")]),
    ("join", "join again", [("done", "already_seated"), ("already_seated", "done")]),
    ("join", "add", [("done", "table_full"), ("table_full", "done")]),
    ("join", "cancel", [("done", "done"), ("cancelled", "done")]),
    ("leave", "cancel", [("done", "done"), ("cancelled", "done")]),
    ("cancel", "cancel again", [("done", "cancelled"), ("cancelled", "done")]),
]


@pytest.mark.sampled(5)
@pytest.mark.parametrize("turned", [False, True])
@pytest.mark.parametrize(("one", "other", "allowed"), RACES, ids=str)
async def test_the_lobby(
    both: Both, one: str, other: str, allowed: list[tuple[str, str]], turned: bool
):
    """Two people sit at a table for three; the second act is judged by the table then."""
    table = await both.here.host.beginning.open(
        person(OPENER), "san_juan", {}, capacity=3, server_id=1, channel_id=2
    )
    await both.here.host.lobby.join(table.id, person(GUEST))
    names = (other, one) if turned else (one, other)
    endings = await at_once(
        *(LOBBY[name](each, table.id) for each, name in zip(both, names, strict=True))
    )
    assert (tuple(endings[::-1]) if turned else tuple(endings)) in allowed
    after = await both.here.table(table.id)
    assert [seat.seat for seat in after.seats] == list(range(len(after.seats)))
    assert len(after.seats) <= 3
    if after.status == "running":
        await both.here.host.recover()
        await both.here.prove(after)


# --- everything at once --------------------------------------------------------------------------


@pytest.mark.proof
async def test_a_storm_of_clicks_leaves_a_journal_that_replays(both: Both):
    """Every seat answers twice and takes back, through both doors, again and again."""
    table = await both.here.running(3)
    begun, won = table.version, 0
    for _ in range(15):
        table = await both.here.table(table.id)
        if table.status != "running":
            break
        clicks: list[Awaitable[Any]] = []
        for seat in table.waiting:
            decision = await both.here.asked(table, seat)
            clicks += [each.choose(table, seat, both.here.any_answer(decision)) for each in both]
        clicks += [undo(both.there, table, seat.seat, table.version) for seat in table.seats]
        endings = await at_once(*clicks)
        won += endings.count("done")
        assert set(endings) <= {"done", "stale", "repeated", "nothing_to_take_back", "busy"}
        await both.here.prove(table)
    assert won > 15
    assert (await both.here.table(table.id)).version == begun + won
