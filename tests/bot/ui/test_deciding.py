"""The deciding points of a first game, in words: by the lines of the score, or by the tie-break."""

from dataclasses import replace
from typing import Any, NamedTuple

import pytest

from bot.engine.model import Position
from bot.text import LANGUAGES, texts
from bot.ui import deciding, posts
from rules.game import Line, Outcome, TieBreak
from tests.bot.ui.tables import position_of
from tests.games import GAMES
from tests.limits.message import walk

ADA, BEN, CLEO = range(3)
HELD = TieBreak("held", (1, 4, 2))
"""San Juan's: cards and goods."""


class End(NamedTuple):
    """The parts of a game's end that are read."""

    outcome: Outcome
    step: str = "over"


def scored(*lines: dict[str, int], tiebreak: tuple[TieBreak, ...] = (), last: Any = ()) -> Outcome:
    """Rank three players by these lines of their scores, and by the tie-break."""
    scores = tuple(sum(one.values()) for one in lines)
    values = [tie.values for tie in tiebreak] or [(0,) * len(lines)]
    strength = [(seat not in last, score, values[0][seat]) for seat, score in enumerate(scores)]
    ranks = tuple(1 + sum(each > own for each in strength) for own in strength)
    breakdown = tuple(tuple(Line(*line) for line in one.items()) for one in lines)
    return Outcome("buildings", ranks, scores, breakdown, tiebreak, last)


def position(outcome: Outcome, *, lesson: bool = True, resigned: bool = False) -> Position:
    """The end of a game of San Juan in which Ada was the learner."""
    game = GAMES["san_juan"]
    found = position_of(game, game.new({}, 3, 1)[0], 3, None)
    seats = tuple(
        replace(seat, name=name, user_id=None if seat.seat else 1, resigned=resigned)
        for seat, name in zip(found.table.seats, ("Ada", "Ben", "Cleo"), strict=True)
    )
    table = replace(found.table, seats=seats, lesson=lesson, status="finished")
    view: Any = End(outcome)
    return replace(found, table=table, view=view, standings=outcome.ranks)


LOST = scored(
    {"buildings": 12, "chapel": 6, "city_hall": 0},
    {"buildings": 20, "guild_hall": 8, "city_hall": 2, "palace": 1},
    {"buildings": 5},
)


@pytest.mark.parametrize(
    ("outcome", "said"),
    [
        (
            LOST,
            "The difference: **Ben** got more than Ada for Buildings (20 to 12) and Guild Hall "
            "(8 to 0). Ada got more for Tucked cards (6 to 0), but that was not enough.",
        ),
        (
            scored({"buildings": 20, "palace": 1}, {"buildings": 25, "palace": 0}, {"palace": 9}),
            "The difference: **Ben** got more than Ada for Buildings (25 to 20).",
        ),
        (
            scored({"buildings": 20}, {"buildings": 18}, {"buildings": 19}),
            "The difference: **Ada** got more than Cleo for Buildings (20 to 19).",
        ),
        (
            scored({"buildings": 20}, {"buildings": 20}, {"buildings": 5}, tiebreak=(HELD,)),
            "Tied on points: **Ben** beats Ada on Cards and goods (4 to 1).",
        ),
        (scored({"buildings": 20}, {"buildings": 20}, {"buildings": 5}), ""),
        (scored({"buildings": 20}, {"buildings": 5}, {"buildings": 5}, last=(ADA,)), ""),
    ],
)
def test_the_largest_differences_have_decided(outcome: Outcome, said: str) -> None:
    assert deciding.sentences(position(outcome), texts("en")) == said


def test_only_a_first_game_that_was_played_to_its_end_says_so() -> None:
    assert deciding.sentences(position(LOST, lesson=False), texts("en")) == ""
    assert deciding.sentences(position(LOST, resigned=True), texts("en")) == ""
    running = replace(position(LOST), view=None)
    assert deciding.sentences(running, texts("en")) == ""


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_below_the_ranking(language: str) -> None:
    words = texts(language)
    said = deciding.sentences(position(LOST), words)
    for lesson in (True, False):
        shown = posts.final(position(LOST, lesson=lesson), words, None)
        told = [part.get("content") for part in walk(shown.view().to_components())]
        assert (said in told) == lesson
