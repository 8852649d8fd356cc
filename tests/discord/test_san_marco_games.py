"""Whole games of San Marco by clicks: every kind of question occurs, without faults."""

from collections import Counter
from collections.abc import Iterable
from typing import Any, NamedTuple

import pytest

from bot.render import DrawingPool
from bot.simulation import Simulation
from bot.text import texts
from rules.decision import Choice, Decision
from tests.discord.conftest import Simulate
from tests.discord.ending import has_ended, trouble
from tests.discord.members import Member, Seen, asked, board, open_table, play_on, posts
from tests.discord.venice import Visitor, eager, holder, play, put
from tests.limits.message import GALLERY, walk
from tests.rules.san_marco.given import given

__all__ = ["trouble"]

GERMAN = {"move": "Dein Zug", "confirm": "Bestätigen", "decline": "Verzichten"}
NAMES = ("Ada", "Ben", "Cleo", "Dan")
GAME = "san_marco"
ALWAYS = {"bridge", "split", "split_rest", "choose", "play", "place", "defect", "doge"}
OUT = "You're out of this passage with {} limit points"
OFTEN = {"banish", "victims", "fewest"}
OTHERWISE = "districts=graded, hands=open, roles=assigned, fewest=below_ten"


class Whole(NamedTuple):
    """A game that is known beforehand; the `rare` kinds of questions come in it besides the usual
    ones.
    """

    seats: int
    seed: int
    choices: int
    options: str
    rare: set[str]


GAMES = [
    pytest.param(Whole(3, 104, 37, "", {"reroll", "take", "source"}), marks=pytest.mark.soak),
    Whole(4, 9, 447, OTHERWISE, {"reroll", "roles", "source", "pages"}),
]


@pytest.mark.proof
@pytest.mark.parametrize("whole", GAMES, ids=lambda whole: f"{whole.seats}_seats")
async def test_a_whole_game_asks_everything_and_ends_with_a_ranking(
    simulate: Simulate, whole: Whole
):
    async with simulate(seed=whole.seed) as simulation:
        people = [Visitor(simulation, name) for name in NAMES[: whole.seats]]
        await _ways_in(people)
        table = await open_table(simulation, people, game=GAME, options=whole.options)
        questions = _Questions(simulation)

        moves, kinds = await play(
            simulation, table, people, eager(whole.choices), look=questions.look
        )

        assert {kind for kind, count in kinds.items() if count} == ALWAYS | OFTEN | whole.rare
        assert questions.previews == kinds["split"] + kinds["split_rest"]
        assert moves > 40 * whole.seats
        await has_ended(simulation, table)


@pytest.mark.proof
async def test_people_and_computers_play_on_in_two_languages(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada", 1), Member(simulation, "Ben", 2, GERMAN)
        ada.open_panel = ada.by_dm
        ben.open_panel = ben.by_command
        await ben.slash("settings", language="de")
        ben.careful = False
        table = await open_table(simulation, [ada, ben], computers=2, game=GAME)

        moves = await play_on(simulation, table, [ada, ben])

        assert moves > 40
        await has_ended(simulation, table)


@pytest.mark.soak  # San Juan's is a proof
async def test_a_game_with_real_pictures(simulate: Simulate):
    async with DrawingPool(["san_marco"]) as pool, simulate(draw=pool.draw) as simulation:
        ada = Member(simulation, "Ada", 1)
        table = await open_table(simulation, [ada], computers=2, game=GAME)

        moves = await play_on(simulation, table, [ada])

        assert moves > 20
        await has_ended(simulation, table)
        [board] = _pictures(posts(simulation)[-1])
        assert len(board["description"]) > 40, "the scoring is told in words too"


async def _ways_in(people: list[Visitor]) -> None:
    """Everyone comes to the panel in another way."""
    for member, way in zip(people, ("by_dm", "by_post", "by_command", "by_dm"), strict=False):
        member.open_panel = getattr(member, way)
    for member in people[1:3]:
        await member.slash("settings", messages=False)


THREE_OFFERS = 10
"""So many cards are split into three offers, fewer into two."""


class _Questions:
    """The texts of panels between a pick and its Confirm."""

    def __init__(self, simulation: Simulation) -> None:
        self.simulation = simulation
        self.previews = 0
        self.words = texts("en").of(GAME)

    async def look(self, _: Member, decision: Decision, choice: Choice, panel: Seen) -> None:
        assert self.words.ask(decision) in panel.text
        assert _pictures(panel), "the own picture is there"
        if decision.kind.startswith("split"):
            self.previews += 1
            self._has_preview(decision, choice, panel)

    def _has_preview(self, decision: Decision, choice: Choice, panel: Seen) -> None:
        """The picks are the first offer, or the second; the rest is the last one, unless two are
        still to be made of it.
        """
        told = [line for line in panel.text.splitlines() if line.startswith("- Offer")]
        number = 1 if decision.kind == "split_rest" else 0
        left = [at for at in range(len(decision.options)) if at not in choice]
        assert _cards(told[number]) == self._named(decision, choice)
        if decision.kind == "split" and len(decision.options) == THREE_OFFERS:
            assert len(told) == 1
            return
        assert len(told) == number + 2
        assert _cards(told[-1]) == self._named(decision, left)

    def _named(self, decision: Decision, choice: Iterable[int]) -> Counter[str]:
        """Name these options without what tells copies apart."""
        named = Counter[str]()
        for position in choice:
            _, name, _ = decision.options[position].split(":")
            keys = (f"card:{name}", f"district:{name}", name.replace("_", ":"))
            known = [key for key in keys if key.replace(":", "-") in self.words]
            named[self.words.name(known[0])] += 1
        return named


def _cards(line: str) -> Counter[str]:
    """Read the cards of an offer from its line of the preview."""
    cards = Counter[str]()
    for item in line.partition(": ")[2].partition(".")[0].replace(" and ", ", ").split(", "):
        count, times, name = item.partition("× ")
        cards[name if times else item] += int(count) if times else 1
    return cards


def _pictures(seen: Seen) -> list[Any]:
    return [
        item for part in walk(seen.components) if part["type"] == GALLERY for item in part["items"]
    ]


async def _at_table(simulation: Simulation, seats: int) -> tuple[int, list[Visitor]]:
    """Open a table; return it and its people by seat."""
    people = [Visitor(simulation, name) for name in NAMES[:seats]]
    for member in people:
        await member.slash("settings", messages=False)
    table = await open_table(simulation, people, game=GAME)
    by_id = {member.id: member for member in people}
    return table, [by_id[await holder(simulation, table, seat)] for seat in range(seats)]


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

        await play(simulation, table, people, eager(1), until=_is_of_next_passage)

        assert "passage 2 of 3 begins" in board(simulation).text
        assert not {member.id for member in out} & _pinged(simulation, began)


def _is_of_next_passage(decision: Decision, moves: int) -> bool:
    """Whether offers are to be made once more; they were at first, in the last round."""
    return decision.kind == "split" and moves > 0


def _pinged(simulation: Simulation, since: int) -> set[int]:
    """Return the people mentioned in sheets sent since then, up to the next passage."""
    found: set[int] = set()
    for request in simulation.env.http_requests[since:]:
        body = request.json or {}
        if not body.get("content") and "Passage 2" not in str(body):
            found |= {int(each) for each in (body.get("allowed_mentions") or {}).get("users", ())}
    return found
