"""Whole games through the use cases, to the final standings; the journal proves each."""

import pytest

from rules.registry import GAMES
from tests.bot.service.house import GAME, OPENER, House, people_waiting

ONCE = [(2, 0), (1, 3), (2, 1)]
OTHERS = [(3, 0), (4, 0), (1, 1), (2, 2)]


@pytest.mark.proof
@pytest.mark.parametrize(
    ("persons", "computers"), [*ONCE, *(pytest.param(*at, marks=pytest.mark.soak) for at in OTHERS)]
)
async def test_a_game_of_persons_and_computers_ends_with_standings(
    house: House, persons: int, computers: int
) -> None:
    table = await house.play_out(await house.running(persons, computers))
    assert table.status == "finished"
    assert table.waiting == ()
    position = await house.host.look.position(table.id, None)
    assert position.view is not None
    assert position.view.outcome is not None
    assert position.standings == position.view.outcome.ranks
    assert tuple(seat.rank for seat in table.seats) == position.standings
    assert await house.prove(table) > 30


@pytest.mark.proof
@pytest.mark.parametrize(("persons", "computers"), [(5, 0), (2, 4)])
async def test_a_made_up_game_for_six_is_hosted_like_any_other(
    house: House, persons: int, computers: int
) -> None:
    """Sealed answers of six, bids with a floor; ranks by its own tie-break, the poorest last."""
    table = await house.lobby(persons, computers, game="auction")
    table = await house.host.beginning.start(table.id, OPENER)
    people = [each.seat for each in table.seats if each.computer is None]
    restarts = 0
    while table.status == "running":
        if restarts < 5:
            before = [await house.seen(table, seat) for seat in people]
            await house.restart()
            restarts += 1
            assert [await house.seen(table, seat) for seat in people] == before
        table = await house.answer(table, people_waiting(table)[0])
    position = await house.host.look.position(table.id, None)
    assert position.view is not None
    assert position.view.outcome is not None
    assert position.standings == position.view.outcome.ranks
    assert len(await house.journal(table)) > 30


@pytest.mark.proof
@pytest.mark.parametrize("persons", [2, 4])
async def test_a_restart_after_every_move_changes_nothing(house: House, persons: int) -> None:
    table = await house.running(persons, starting_hand="on")
    for _ in range(25):
        before = [await house.seen(table, seat.seat) for seat in table.seats]
        await house.restart()
        assert [await house.seen(table, seat.seat) for seat in table.seats] == before
        table = await house.answer(table, table.waiting[0])
    await house.prove(table)


async def test_a_journal_records_keys_version_and_who_chose(house: House) -> None:
    table = await house.running(2, starting_hand="off")
    seat = table.waiting[0]
    decision = await house.asked(table, seat)
    await house.answer(table, seat, (1,))
    setup, move = (await house.journal(table))[:2]
    assert (setup.number, setup.seat, setup.kind) == (0, None, "setup")
    assert (move.number, move.seat, move.user_id) == (1, seat, table.seats[seat].user_id)
    assert move.keys == (decision.options[1],)
    assert (move.kind, move.choice, move.computer) == ("role", (1,), False)
    assert move.rules_version == GAMES[GAME].version
    assert move.made_at == house.clock.now()


async def test_no_seed_is_shown_and_seats_are_drawn(house: House) -> None:
    orders: set[tuple[int | None, ...]] = set()
    for _ in range(12):
        table = await house.running(3)
        orders.add(tuple(seat.user_id for seat in table.seats))
        assert not hasattr(table, "seed")
    assert len(orders) > 2
