"""What the rules of San Marco do not allow cannot be done by clicks either."""

import pytest

from bot.simulation import Simulation
from bot.ui import ids
from bot.ui.ids import Claim
from rules.decision import Choice, Decision
from tests.discord.clicks import click, deliver, on, stored
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, asked, board, open_table
from tests.discord.venice import Visitor, eager, holder, play, put
from tests.rules.san_marco.given import given

NAMES = ("Ada", "Ben", "Cleo", "Dan")
CHOOSE = eager(1)
OUT = "You are out of this passage with {} limit points"


async def _at_table(simulation: Simulation, seats: int) -> tuple[int, list[Visitor]]:
    """Open a table; return it and its people by seat."""
    people = [Visitor(simulation, name) for name in NAMES[:seats]]
    for member in people:
        await member.slash("settings", messages=False)
    table = await open_table(simulation, people, game="san_marco")
    by_id = {member.id: member for member in people}
    return table, [by_id[await holder(simulation, table, seat)] for seat in range(seats)]


async def _forge(simulation: Simulation, member: Member, panel: Seen, choice: Choice) -> str:
    """Confirm this choice with an id as the panel's own, whatever it offers; return the answer."""
    claim = ids.read(on(panel, "confirm"))
    assert claim is not None
    custom_id = claim._replace(picks=ids.bits(choice)).button()
    made = click(simulation, member.id, custom_id, stored(panel), planted=True)
    await deliver(made)
    assert made.acknowledged
    return made.text


@pytest.mark.proof
@pytest.mark.parametrize("seats", [3, 4])
async def test_an_empty_offer_cannot_be_made(simulate: Simulate, seats: int):
    """RULES.md 3.3: eight and none is rejected."""
    async with simulate() as simulation:
        table, people = await _at_table(simulation, seats)
        await play(simulation, table, people, CHOOSE, until=lambda each, _: each.kind == "split")
        seat = (await simulation.bot.host.look.table(table)).waiting[0]
        divider = people[seat]
        hand = await asked(simulation, table, divider)
        cards, offers = len(hand.options), {3: 3, 4: 2}[seats]
        panel = await divider.look()
        assert not panel.can_press("Confirm"), "nothing is picked"
        assert panel.menu["max_values"] == cards - offers + 1, "the others get a card each"
        everything, most = tuple(range(cards)), cards - offers + 1
        assert "Please pick" in await _forge(simulation, divider, panel, everything)

        panel = await divider.look()
        await divider.mark(panel, hand, everything[:most])
        assert panel.can_press("Confirm")


async def test_a_route_that_cannot_be_paid_is_neither_offered_nor_taken(simulate: Simulate):
    """RULES.md 5.5: with nothing to pay, only what is reached over own bridges can be scored."""
    async with simulate() as simulation:
        table, people = await _at_table(simulation, 4)
        mover = people[0]
        position = given(
            cards="doge",
            doge="san_marco",
            bridges="san_marco-castello:1 san_marco-dorsoduro:0 san_polo-san_marco:2",
            nobles={"castello": (0, 3, 0, 0), "san_marco": (1, 0, 2, 0)},
        )
        await put(simulation, table, position.state)
        panel = await mover.look()
        keys = (await asked(simulation, table, mover)).options
        assert set(keys) == {"doge:san_marco", "doge:dorsoduro"}
        before = await _version(simulation, table)

        answer = await _forge(simulation, mover, panel, (len(keys),))
        stale = Claim("confirm", table, seat=0, picks=1 << 5).button()
        made = click(simulation, mover.id, stale, stored(panel), planted=True)
        await deliver(made)

        assert answer
        assert made.text
        assert await _version(simulation, table) == before
        assert (await asked(simulation, table, mover)).options == keys
        await mover.answer(await asked(simulation, table, mover), (keys.index("doge:dorsoduro"),))
        assert "Dorsoduro" in board(simulation).text


@pytest.mark.proof
async def test_who_is_out_of_the_passage_is_left_alone_and_told_why(simulate: Simulate):
    """RULES.md 7.2: Cleo and Dan are out; the last round is for the other two."""
    async with simulate() as simulation:
        table, people = await _at_table(simulation, 4)
        first, out = people[0], people[2:]
        await put(simulation, table, given(limits=(3, 6, 10, 12), cards="castello").state)
        decision = await asked(simulation, table, first)
        await first.answer(decision, (decision.options.index("end"),))
        began = len(simulation.env.http_requests)
        for member, points in zip(out, (10, 12), strict=True):
            panel = await member.look()
            assert not panel.menu
            assert OUT.format(points) in panel.text

        await play(simulation, table, people, CHOOSE, until=_is_of_next_passage)

        assert "passage 2 of 3 begins" in board(simulation).text
        assert not {member.id for member in out} & _pinged(simulation, began)


def _is_of_next_passage(decision: Decision, moves: int) -> bool:
    """Whether offers are to be made once more; they were at first, in the last round."""
    return decision.kind == "split" and moves > 0


def _pinged(simulation: Simulation, since: int) -> set[int]:
    """Return who was mentioned in sheets that were sent since then, up to the next passage."""
    found: set[int] = set()
    for request in simulation.env.http_requests[since:]:
        body = request.json or {}
        if not body.get("content") and "Passage 2" not in str(body):
            found |= {int(each) for each in (body.get("allowed_mentions") or {}).get("users", ())}
    return found


async def _version(simulation: Simulation, table: int) -> int:
    return (await simulation.bot.host.look.table(table)).version
