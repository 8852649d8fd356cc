"""Hints: for which people, at which tables, and without any other effect."""

from collections.abc import Awaitable, Callable
from typing import Any

import pytest

from bot.engine.errors import NotWeighed, ServiceError
from bot.engine.model import TableInfo
from bot.process.helpers import NoHelp
from bot.service.hints import Hint
from rules.decision import Choice
from rules.opponents.imagined import Imagined
from rules.opponents.levels import EXPERT, looks_ahead
from rules.opponents.weighing import Weighed
from tests.bot.service.house import GAME, OPENER, House, people_waiting, person, user_of
from tests.games import GAMES

STRANGER = 99
ANSWERS = (Weighed((1,), 0.5, True, True), Weighed((0,), 0.25, False, False))


class Weigher:
    """Stands in for the weighing process, and records its input."""

    def __init__(self) -> None:
        self.asked: list[Imagined] = []

    async def __call__(self, imagined: Imagined, usual: Choice | None) -> tuple[Weighed, ...]:
        assert usual is None
        self.asked.append(imagined)
        return ANSWERS


@pytest.fixture
async def weigher(house: House) -> Weigher:
    house.weigh = weigher = Weigher()
    await house.restart()
    return weigher


async def hinted(house: House, *, hints: bool = True) -> TableInfo:
    """Return a table of three people; one of them has a question that a search can judge."""
    table = await house.lobby(3)
    await house.host.lobby.set_hints(table.id, OPENER, hints=hints)
    for other in (OPENER + 1, OPENER + 2):
        await house.host.lobby.agree(table.id, other)
    table = await house.host.beginning.start(table.id, OPENER)
    return await house.play_until(
        table,
        lambda table, asked: len(asked) == 1 and looks_ahead(GAMES[table.game], EXPERT, asked[0]),
    )


def readings(hint: Hint) -> tuple[str, ...]:
    return hint.judged.decision.options


async def ask(house: House, table: TableInfo, user_id: int) -> Hint:
    return await house.host.hints.hint(table.id, user_id, readings)


async def test_who_is_asked_is_told_the_best_answers(house: House, weigher: Weigher) -> None:
    table = await hinted(house)
    [seat] = people_waiting(table)
    hint = await ask(house, table, user_of(table, seat))
    assert hint.judged.weighed == ANSWERS
    assert hint.judged.decision == await house.asked(table, seat)
    assert len(hint.judged.facts) == len(hint.judged.decision.options)
    [imagined] = weigher.asked
    assert (imagined.game, imagined.level, imagined.seat) == (table.game, EXPERT, seat)
    assert imagined.readings == readings(hint)


async def test_a_person_who_weighs_is_told_nothing_hidden(house: House, weigher: Weigher) -> None:
    table = await hinted(house)
    [seat] = people_waiting(table)
    await ask(house, table, user_of(table, seat))
    game, [imagined] = GAMES[table.game], weigher.asked
    stored = (await house.contents())["tables"]
    assert imagined.world not in repr(stored)
    assert game.view(game.load(imagined.world), seat) == (await house.seen(table, seat)).view


async def test_a_hint_changes_nothing_and_tells_no_one(house: House, weigher: Weigher) -> None:
    table = await hinted(house)
    before, told = await house.contents(), list[int]()
    house.host.on_commit(lambda: told.append(1))
    await ask(house, table, user_of(table, people_waiting(table)[0]))
    assert (await house.contents(), told) == (before, [])
    assert weigher.asked


async def _asked(_: House, table: TableInfo) -> int:
    return user_of(table, people_waiting(table)[0])


async def _waits(_: House, table: TableInfo) -> int:
    return next(user_of(table, seat.seat) for seat in table.seats if not seat.waiting)


async def _stranger(_: House, __: TableInfo) -> int:
    return STRANGER


async def _away(house: House, table: TableInfo) -> int:
    user_id = await _asked(house, table)
    await house.host.absence.stand_in(table.id, user_id)
    return user_id


async def _resigned(house: House, table: TableInfo) -> int:
    user_id = await _asked(house, table)
    await house.resign(table, people_waiting(table)[0])
    return user_id


async def _over(house: House, table: TableInfo) -> int:
    await house.play_out(table)
    return OPENER


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("hints", "who", "refusal"),
    [
        (False, _asked, "no_hints"),
        (True, _stranger, "not_seated"),
        (True, _waits, "not_asked"),
        (True, _away, "away"),
        (True, _resigned, "resigned"),
        (True, _over, "finished"),
    ],
)
async def test_these_are_told_why_there_is_no_hint(
    house: House,
    weigher: Weigher,
    hints: bool,
    who: Callable[[House, TableInfo], Awaitable[int]],
    refusal: str,
) -> None:
    table = await hinted(house, hints=hints)
    user_id = await who(house, table)
    before = await house.contents()
    with pytest.raises(ServiceError, match=refusal):
        await ask(house, table, user_id)
    assert await house.contents() == before
    assert weigher.asked == []


async def test_before_the_start_there_is_no_hint(house: House) -> None:
    table = await house.lobby(2)
    with pytest.raises(ServiceError, match="not_running"):
        await ask(house, table, OPENER)


async def test_what_fails_is_said(house: House) -> None:
    async def fail(_imagined: Imagined, _usual: Choice | None) -> tuple[Weighed, ...]:
        raise NoHelp("no answer came")

    house.weigh = fail
    await house.restart()
    table = await hinted(house)
    user_id = await _asked(house, table)
    with pytest.raises(NotWeighed):
        await ask(house, table, user_id)


async def test_without_processes_it_is_weighed_at_once(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    weighed: list[Any] = []
    monkeypatch.setattr(
        "rules.opponents.weighing.weigh", lambda *told: weighed.append(told) or ANSWERS
    )
    table = await hinted(house)
    hint = await ask(house, table, await _asked(house, table))
    assert hint.judged.weighed == ANSWERS
    assert len(weighed) == 1


async def test_where_one_person_plays_among_computers_there_are_hints(house: House) -> None:
    assert (await house.running(1, 1)).hints
    assert not (await house.running(2, 1)).hints
    practised = await house.host.practice.begin(person(OPENER), GAME, 4, "greedy")
    learned = await house.host.lessons.begin(person(OPENER), GAME)
    for number in (practised, learned):
        assert (await house.table(number)).hints


async def test_where_nothing_is_rated_there_are_hints_unless_the_opener_says_no(
    house: House,
) -> None:
    lobby, table = house.host.lobby, await house.lobby(2)
    assert (await lobby.set_rated(table.id, OPENER, rated=False)).hints
    assert not (await lobby.set_hints(table.id, OPENER, hints=False)).hints
    await lobby.set_rated(table.id, OPENER, rated=False)
    again = await lobby.set_rated(table.id, OPENER, rated=True)
    assert (again.rated, again.hints) == (True, False)


async def test_only_the_opener_says_whether_there_are_hints(house: House) -> None:
    table = await house.lobby(2)
    assert not table.hints
    with pytest.raises(ServiceError, match="not_opener"):
        await house.host.lobby.set_hints(table.id, OPENER + 1, hints=True)
    assert (await house.host.lobby.set_hints(table.id, OPENER, hints=True)).hints
    assert not (await house.host.lobby.set_hints(table.id, OPENER, hints=False)).hints
