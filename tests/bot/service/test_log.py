"""The log: everyone sees exactly the events they may know, in order."""

from dataclasses import replace

import pytest

from bot.engine import logbook
from bot.engine.errors import ServiceError
from bot.engine.logbook import PAGE
from bot.engine.model import EVERYTHING, HappenedInfo, LogPage, TableInfo, Wanted
from bot.service import showing
from bot.storage.rows import Logged
from rules.event import Event
from tests.bot.service.house import OPENER, House, user_of
from tests.reading import whole_log
from tests.sql import run


async def _log(house: House, table: TableInfo, user_id: int | None) -> tuple[Event, ...]:
    return await whole_log(house.host.look, table.id, user_id)


async def _newest(
    house: House, table: TableInfo, user_id: int | None, count: int
) -> tuple[Event, ...]:
    """Return the events that a picture gets, given their number."""
    show = house.host.show
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(showing, "HISTORY", count)
        seen = await (show.board(table.id) if user_id is None else show.panel(table.id, user_id))
    return seen.history


@pytest.mark.proof
async def test_no_one_sees_what_others_alone_may_know(house: House) -> None:
    table = await house.running(3)
    for _ in range(60):
        table = await house.answer(table, table.waiting[0])
    private = 0
    for seat in range(3):
        for event in await _log(house, table, user_of(table, seat)):
            assert event.audience is None or seat in event.audience
            private += event.audience is not None
    assert private > 10
    spectator = await _log(house, table, None)
    assert spectator
    assert all(event.audience is None for event in spectator)
    assert await _log(house, table, 99) == spectator


async def test_the_log_is_the_whole_journal_for_those_who_may_know(house: House) -> None:
    table = await house.running(2)
    for _ in range(20):
        table = await house.answer(table, table.waiting[0])
    told = [event for entry in await house.journal(table) for event in entry.events]
    own = await _log(house, table, user_of(table, 0))
    assert list(own) == [event for event in told if event.is_for(0)]


@pytest.mark.proof
async def test_the_newest_are_the_end_of_the_log(house: House) -> None:
    table = await house.running(3)
    for _ in range(40):
        table = await house.answer(table, table.waiting[0])
    for user_id in (None, *(user_of(table, seat) for seat in range(3))):
        log = await _log(house, table, user_id)
        for count in (1, 5, len(log), len(log) + 1):
            assert await _newest(house, table, user_id, count) == log[-count:]


@pytest.mark.proof
async def test_the_newest_are_read_without_the_rest(house: House) -> None:
    """A journal is long, and a picture is drawn after every turn."""
    table = await house.running(3)
    for _ in range(40):
        table = await house.answer(table, table.waiting[0])
    await house.store.write(run, "update moves set events = 'no events' where number < 10")
    assert len(await _newest(house, table, None, 5)) == 5


@pytest.mark.proof
async def test_no_sealed_answer_pushes_anything_out_of_the_newest(house: House) -> None:
    table = await house.running(3)
    for _ in range(12):
        table = await house.answer(table, table.waiting[0])
    table = await house.play_until(table, lambda table, _: len(table.waiting) > 1)
    watching = (None, user_of(table, table.waiting[-1]))

    async def seen() -> list[tuple[Event, ...]]:
        return [
            await _newest(house, table, user, count) for user in watching for count in range(1, 12)
        ]

    before, moves = await seen(), len(await house.journal(table))
    for seat in table.waiting[:-1]:
        table = await house.answer(table, seat)
    assert len(await house.journal(table)) > moves
    assert await seen() == before


async def test_since_the_last_own_move_that_move_included(house: House) -> None:
    table = await house.running(2, starting_hand="off")
    seat = table.waiting[0]
    assert (await house.seen(table, 1 - seat)).since == await _log(
        house, table, user_of(table, 1 - seat)
    )
    options = (await house.asked(table, seat)).options
    position = await house.choose(table, seat, (options.index("role:prospector"),))
    kinds = [event.kind for event in position.since]
    assert kinds[:3] == ["role_taken", "drew", "drew_cards"]

    table = await house.answer(position.table, 1 - seat)
    since = (await house.seen(table, seat)).since
    assert since[: len(kinds)] == position.since
    assert len(since) > len(kinds)
    assert table.waiting == (seat,)
    public = (await house.host.show.board(table.id)).missed
    assert public == tuple(event for event in since if event.audience is None)


async def test_what_was_taken_back_is_not_told(house: House) -> None:
    table = await house.running(2, starting_hand="off")
    seat = table.waiting[0]
    before = await _log(house, table, None)
    options = (await house.asked(table, seat)).options
    table = await house.answer(table, seat, (options.index("role:builder"),))
    assert len(await _log(house, table, None)) == len(before) + 1
    await house.host.play.take_back(table.id, user_of(table, seat), table.version)
    assert await _log(house, table, None) == before
    assert await _newest(house, table, None, 100) == before


async def _pages(house: House, table: TableInfo, user_id: int | None) -> list[LogPage]:
    """Return all pages of a player's log, from the beginning."""
    newest = await house.host.look.page(table.id, user_id)
    return [await house.host.look.page(table.id, user_id, at) for at in range(newest.pages)]


@pytest.mark.proof
async def test_the_pages_are_the_whole_log(house: House) -> None:
    table = await house.running(3)
    for _ in range(60):
        table = await house.answer(table, table.waiting[0])
    happened = [event for entry in await house.journal(table) for event in entry.events]
    viewers = [(None, None), (99, None), *((user_of(table, seat), seat) for seat in range(3))]
    for user_id, seat in viewers:
        pages = await _pages(house, table, user_id)
        assert len(pages) > 1
        told = [event for page in pages for event in page.events]
        assert told == [event for event in happened if event.is_for(seat)]
        assert [page.page for page in pages] == list(range(len(pages)))
        assert all(len(page.events) == PAGE for page in pages[:-1])
        assert PAGE <= len(pages[-1].events) < 2 * PAGE
        assert pages[-1] == await house.host.look.page(table.id, user_id)


@pytest.mark.proof
async def test_what_is_new_moves_no_page(house: House) -> None:
    table = await house.running(3)
    for _ in range(40):
        table = await house.answer(table, table.waiting[0])
    before = await _pages(house, table, None)
    for _ in range(40):
        table = await house.answer(table, table.waiting[0])
    after = await _pages(house, table, None)
    assert len(after) > len(before)
    turned = zip(before[:-1], after, strict=False)
    assert all(one.events == other.events for one, other in turned)


async def test_pages_that_are_not_there_lead_to_the_newest(house: House) -> None:
    table = await house.running(3)
    newest = await house.host.look.page(table.id, None)
    assert newest.pages == 1
    assert await house.host.look.page(table.id, None, 1295) == newest


async def test_no_sealed_answer_moves_a_page_of_others(house: House, monkeypatch) -> None:
    monkeypatch.setattr(logbook, "PAGE", 2)
    table = await house.running(3)
    for _ in range(12):
        table = await house.answer(table, table.waiting[0])
    table = await house.play_until(table, lambda table, _: len(table.waiting) > 1)
    watching = (None, user_of(table, table.waiting[-1]))

    async def seen() -> list[list[tuple[Event | HappenedInfo, ...]]]:
        pages = [await _pages(house, table, user) for user in watching]
        return [[page.events for page in each] for each in pages]

    before, moves = await seen(), len(await house.journal(table))
    for seat in table.waiting[:-1]:
        table = await house.answer(table, seat)
    assert len(await house.journal(table)) > moves
    assert await seen() == before


async def test_a_page_says_what_is_new_to_its_reader(house: House) -> None:
    table = await house.running(2)
    for _ in range(20):
        table = await house.answer(table, table.waiting[0])
    for seat in range(2):
        position = await house.seen(table, seat)
        newest = await house.host.look.page(table.id, user_of(table, seat))
        assert newest.events[-newest.fresh :] == position.since
    spectator = await house.host.look.page(table.id, None)
    assert spectator.fresh == 0


async def _found(house: House, table: TableInfo, user_id: int | None, wanted: Wanted) -> LogPage:
    """Return all matches in a person's log, on one page."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(logbook, "PAGE", 10**6)
        return await house.host.look.page(table.id, user_id, None, wanted)


@pytest.mark.proof
async def test_the_rounds_of_a_log_are_all_of_it_in_order(house: House) -> None:
    table = await house.running(3)
    for _ in range(80):
        table = await house.answer(table, table.waiting[0])
    for user_id in (None, user_of(table, 1)):
        everything = await _found(house, table, user_id, EVERYTHING)
        assert everything.rounds == tuple(range(1, len(everything.rounds) + 1))
        assert len(everything.rounds) > 3
        told = [
            event
            for each in everything.rounds
            for event in (await _found(house, table, user_id, Wanted(round=each))).events
        ]
        assert tuple(told) == everything.events


@pytest.mark.proof
async def test_a_round_ends_with_what_its_last_move_led_to(house: House) -> None:
    table = await house.running(3)
    for _ in range(80):
        table = await house.answer(table, table.waiting[0])
    found = [(await _found(house, table, None, Wanted(round=each))).events for each in (1, 2, 3)]
    kinds = [[event.kind for event in events] for events in found]
    assert [each.count("role_taken") for each in kinds] == [3, 3, 3]
    assert [each[-1] for each in kinds] == ["round_began"] * 3


def _events(page: LogPage) -> list[Event]:
    return [each for each in page.events if isinstance(each, Event)]


@pytest.mark.proof
async def test_what_a_person_did_is_what_names_them(house: House) -> None:
    table = await house.running(3)
    for _ in range(60):
        table = await house.answer(table, table.waiting[0])
    own = _events(await _found(house, table, user_of(table, 1), Wanted(1)))
    other = _events(await _found(house, table, user_of(table, 1), Wanted(2)))
    assert own
    assert other
    assert any(event.audience == (1,) for event in own)
    assert all(event.audience is None for event in other)
    assert all(event.facts.get("seat") == 2 for event in other if "seat" in event.facts)
    both = await _found(house, table, user_of(table, 1), Wanted(2, 2))
    in_round = await _found(house, table, user_of(table, 1), Wanted(round=2))
    assert _events(both) == [event for event in _events(in_round) if event in other]


@pytest.mark.parametrize(
    "wanted", [Wanted(3), Wanted(35, 0), Wanted(None, 99), Wanted(3, 99)], ids=str
)
async def test_what_is_not_there_leaves_nothing_out(house: House, wanted: Wanted) -> None:
    table = await house.running(3)
    everything = await house.host.look.page(table.id, None)
    assert await house.host.look.page(table.id, None, None, wanted) == everything


async def test_where_the_first_rounds_are_not_known_none_is_offered(house: House) -> None:
    """So no one is told that round 7 is the first: the table was running before they were kept."""
    table = await house.running(3)
    for _ in range(40):
        table = await house.answer(table, table.waiting[0])
    before = await _found(house, table, None, EVERYTHING)
    await house.store.write(run, "update moves set round = null where number < 20")
    assert await _found(house, table, None, Wanted(round=2)) == replace(before, rounds=())


def test_rounds_are_counted_on_where_the_game_counts_them_anew() -> None:
    event = Event("placed", {})
    told = [Logged(at, each, event) for at, each in enumerate((0, 1, 1, 2, 3, 1, 1, 2))]
    assert [*logbook.numbered(told)] == [1, 1, 1, 2, 3, 4, 4, 5]


async def test_no_sealed_answer_is_found_by_others(house: House) -> None:
    """Neither of that person, nor as the first of a new round."""
    table = await house.running(3)
    for _ in range(12):
        table = await house.answer(table, table.waiting[0])
    table = await house.play_until(table, lambda table, _: len(table.waiting) > 1)
    watching = (None, user_of(table, table.waiting[-1]))

    async def seen() -> list[LogPage]:
        return [
            replace(await _found(house, table, user, Wanted(seat, number)), table=before)
            for user in watching
            for seat in (None, 0, 1, 2)
            for number in range(6)
        ]

    before = table
    found, moves = await seen(), len(await house.journal(table))
    for seat in table.waiting[:-1]:
        table = await house.answer(table, seat)
    assert len(await house.journal(table)) > moves
    assert await seen() == found


async def test_there_is_no_page_before_the_start(house: House) -> None:
    table = await house.lobby(2)
    with pytest.raises(ServiceError, match="not_running"):
        await house.host.look.page(table.id, OPENER)
