"""Unconfirmed choices: played if they can be taken back; if not, the refusal tells nothing."""

from datetime import timedelta
from random import Random

import pytest

from bot.engine.errors import Stale, Unsure
from bot.engine.model import TableInfo
from bot.engine.one_click import check_can_be_taken_back
from bot.engine.play import Shown
from bot.engine.turn import Turn
from bot.storage import tables
from rules import decision as answering
from rules.chance import Chance
from rules.decision import Choice
from rules.errors import IllegalChoice
from rules.event import Seat
from tests.bot.service.house import OPENER, House, user_of
from tests.games import GAMES

QUIET, LOUD = "role:builder", "role:councillor"
"""A role that turns nothing over, and one that draws cards."""


async def unsure(house: House, table: TableInfo, seat: Seat, choice: Choice) -> None:
    shown = Shown((await house.seen(table, seat)).shown)
    user_id = user_of(table, seat)
    await house.host.play.choose(table.id, user_id, shown, seat, choice, sure=False)


async def until_roles(house: House, table: TableInfo) -> tuple[TableInfo, Seat]:
    """Play on until a person chooses a role."""
    while True:
        table = await house.table(table.id)
        seat = table.waiting[0]
        decision = await house.asked(table, seat)
        if decision.kind == "role":
            return table, seat
        await house.choose(table, seat, answering.sample(decision, Random(1).random))


async def choice_of(house: House, table: TableInfo, seat: Seat, key: str) -> Choice:
    return answering.choose(await house.asked(table, seat), key)


async def test_what_can_be_taken_back_is_made(house: House) -> None:
    table, seat = await until_roles(house, await house.running(2))
    await unsure(house, table, seat, await choice_of(house, table, seat, QUIET))
    position = await house.seen(table, seat)
    assert position.can_take_back
    assert position.chosen is not None
    assert answering.keys(position.chosen.decision, position.chosen.choice) == (QUIET,)


async def test_what_reveals_something_is_not_made_by_who_is_not_sure(house: House) -> None:
    table, seat = await until_roles(house, await house.running(2))
    before = await house.store.read(tables.find, table.id)
    choice = await choice_of(house, table, seat, LOUD)
    with pytest.raises(Unsure) as refused:
        await unsure(house, table, seat, choice)
    assert refused.value.facts == {"why": "reveals"}
    assert await house.store.read(tables.find, table.id) == before, "nothing has changed"
    await house.choose(table, seat, choice)
    position = await house.seen(table, seat)
    assert not position.can_take_back
    assert position.chosen is None


async def test_alone_among_computers_no_one_has_to_be_sure(house: House) -> None:
    table, seat = await until_roles(house, await house.running(1, 2))
    role = next(
        key for key in (await house.asked(table, seat)).options if key in (LOUD, "role:prospector")
    )
    await unsure(house, table, seat, await choice_of(house, table, seat, role))
    assert (await house.seen(table, seat)).can_take_back


async def test_a_choice_from_another_panel_is_refused_before_it_is_tried(house: House) -> None:
    table, seat = await until_roles(house, await house.running(2))
    choice = await choice_of(house, table, seat, LOUD)
    shown = Shown((await house.seen(table, seat)).shown - 1)
    with pytest.raises(Stale):
        await house.host.play.choose(
            table.id, user_of(table, seat), shown, seat, choice, sure=False
        )
    with pytest.raises(IllegalChoice):
        await unsure(house, table, seat, (99,))


@pytest.mark.parametrize("grace", [0, 15])
async def test_where_computers_answer_at_once_one_must_be_sure(house: House, grace: int) -> None:
    """With time to fix a slip, one click is enough."""
    house.host._context.grace = timedelta(seconds=grace)
    table, seat = await until_roles(house, await house.running(2, 1))
    stored = await house.store.read(tables.find, table.id)
    assert stored is not None
    turn = Turn(stored, GAMES[table.game], house.clock.now(), (), timedelta(seconds=grace))
    told = [why(turn, seat, choice) for choice in answering.answers(turn.open_before[seat])]
    assert ("answered" in told) is (grace == 0), told


def why(turn: Turn, seat: Seat, choice: Choice, number: int = 1) -> str:
    """Return why a choice would have to be confirmed; empty if it would not."""
    try:
        check_can_be_taken_back(turn, seat, choice, Chance(number))
    except Unsure as error:
        return str(error.facts["why"])
    return ""


@pytest.mark.sampled(1)
@pytest.mark.parametrize("key", GAMES)
async def test_whether_it_must_be_confirmed_tells_nothing_hidden(house: House, key: str) -> None:
    """In two positions that a seat cannot tell apart, it hears the same of each of its choices.

    Also if a choice reveals others' sealed answers. And a choice played by one click can then be
    taken back.
    """
    game, random, tried = GAMES[key], Random(3), 0
    lobby = await house.lobby(min(game.seats), game=key)
    await house.host.beginning.start(lobby.id, OPENER)
    stored = await house.store.read(tables.find, lobby.id)
    assert stored is not None
    state, _ = game.new({}, min(game.seats), 5)
    for number in range(60):
        asked = game.decisions(state)
        if not asked:
            break
        decision = asked[number % len(asked)]
        seat, choice = decision.seat, answering.sample(decision, random.random)
        one, other = [
            Turn(stored._replace(state=game.dump(each)), game, house.clock.now(), ())
            for each in (state, game.determinize(state, seat, Chance(number)))
        ]
        heard = why(one, seat, choice, number)
        assert heard == why(other, seat, choice, number), decision
        if not heard:
            one.play(seat, choice)
            assert not one.revealed, decision
            tried += 1
        game.apply(state, seat, choice)
    assert tried
