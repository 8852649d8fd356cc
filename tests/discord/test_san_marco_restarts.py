"""The bot is restarted while offers are made in secret: what is made stands, the rest goes on."""

from collections.abc import Sequence
from typing import Any, NamedTuple

from bot.simulation import Simulation
from rules.decision import Choice, Decision
from rules.san_marco.view import SanMarcoView
from tests.discord.conftest import Simulate
from tests.discord.members import Seen, asked, board, open_table
from tests.discord.venice import Visitor, eager, holder, play
from tests.reading import whole_log

NAMES = ("Ada", "Ben", "Cleo", "Dan")
ACT = "To move: "
CHOOSE = eager(1)


class Dividing(NamedTuple):
    """A table at which offers are being made: its number, who makes them, who waits, moves."""

    table: int
    distributors: Sequence[Visitor]
    others: Sequence[Visitor]
    moves: int


async def _dividing(simulation: Simulation, seats: int) -> Dividing:
    """Play until the first round is dealt."""
    people = [Visitor(simulation, name) for name in NAMES[:seats]]
    for member in people:
        await member.slash("settings", messages=False)
    table = await open_table(simulation, people, game="san_marco")
    moves, _ = await play(
        simulation, table, people, CHOOSE, until=lambda asked, _: asked.kind == "split"
    )
    seated = (await simulation.bot.host.look.table(table)).waiting
    ids = [await holder(simulation, table, seat) for seat in seated]
    dividing = [next(member for member in people if member.id == each) for each in ids]
    others = [member for member in people if member.id not in ids]
    return Dividing(table, dividing, others, moves)


async def test_a_restart_between_two_links_of_a_split(simulate: Simulate):
    async with simulate() as simulation:
        table, (divider,), others, moves = await _dividing(simulation, 3)
        hand = await asked(simulation, table, divider)
        post = board(simulation).text
        await divider.answer(hand, (2, 5))
        panel = divider.panel
        assert panel is not None
        rest = await asked(simulation, table, divider)
        assert rest.kind == "split_rest"
        shown = panel.components

        await simulation.restart()

        assert panel.components == shown
        assert board(simulation).text == post, "nobody sees that the first link is made"
        for member in others:
            assert _waits_for(await member.look()) == [divider.name]
            assert await _offers(simulation, table, member) == [()]
        assert await asked(simulation, table, divider) == rest
        again = await divider.look()
        assert again.can_press("Undo")
        await divider.press(again, "Undo")
        assert await asked(simulation, table, divider) == hand
        await simulation.restart()
        divider.panel = again
        await divider.answer(hand, (0, 1))
        rest = await asked(simulation, table, divider)
        await simulation.restart()
        await divider.answer(rest, (0, 1, 2))

        left = [card for at, card in enumerate(rest.options) if at > 2]
        offers = [*_split(hand, (0, 1))[:1], *_split(rest, (0, 1, 2))[:1], _names(left)]
        await _goes_on_with(simulation, table, [divider, *others], moves + 2, [offers])


async def _goes_on_with(
    simulation: Simulation,
    table: int,
    people: Sequence[Visitor],
    moves: int,
    expected: Sequence[Sequence[Sequence[str]]],
) -> None:
    """Play the round to its end: the offers that are opened are exactly those that were made."""
    await play(
        simulation,
        table,
        people,
        CHOOSE,
        moves=moves,
        until=lambda asked, _: asked.kind.startswith("split"),
    )
    log = await whole_log(simulation.bot.host.look, table, None)
    opened = [_sorted(event.facts["cards"]) for event in log if event.kind == "offer"]
    made = [_sorted(offer) for offers in expected for offer in offers]
    assert opened[: len(made)] == made
    assert len(opened) == len(made)


def _split(decision: Decision, choice: Choice) -> tuple[list[str], list[str]]:
    """Return the two offers that a choice makes of a hand."""
    rest = [card for at, card in enumerate(decision.options) if at not in choice]
    return _names([decision.options[at] for at in choice]), _names(rest)


def _names(cards: Sequence[str]) -> list[str]:
    return [card.split(":")[1].replace("limit_", "") for card in cards]


def _sorted(cards: Any) -> list[str]:
    return sorted(str(card).rpartition(":")[2] for card in cards)


def _waits_for(panel: Seen) -> list[str]:
    """Return of whom a panel says that they are waited for."""
    [names] = [line.partition(ACT)[2] for line in panel.text.splitlines() if ACT in line]
    return names.split(", ")


async def _log(member: Visitor) -> str:
    """Return all that this person can read of what happened."""
    return "\n".join(await member.log())


async def _offers(simulation: Simulation, table: int, member: Visitor) -> list[tuple[int, ...]]:
    """Return what this person's view holds of the offers of each distributor."""
    view = (await simulation.bot.host.look.position(table, member.id)).view
    assert isinstance(view, SanMarcoView)
    return [sum((offer.cards for offer in each.offers), each.hand) for each in view.divisions]
