"""The end of the game (RULES.md 8)."""

import pytest

from rules.game import TieBreak
from rules.san_marco.components import NAMES
from tests.rules.san_marco.given import Nobles, given, worth
from tests.rules.san_marco.table import Table

TIED_LIMITS = (10, 10, 10, 10)
"""No one gains a bonus, no one has the fewest."""


def finished(
    nobles: Nobles,
    prestige: tuple[int, ...] = (),
    limits: tuple[int, ...] = TIED_LIMITS,
    doge: str = "",
    seats: int = 4,
) -> Table:
    table = given(
        seats=seats, nobles=nobles, prestige=prestige, limits=limits[:seats], doge=doge, passage=3
    )
    table.ends()
    return table


@pytest.mark.parametrize("doge", ["", "castello"])
@pytest.mark.parametrize("seats", [3, 4])
def test_clause_8_1_every_district_is_scored_once_wherever_the_doge_is(
    seats: int, doge: str
) -> None:
    nobles = {
        "cannaregio": (2, 1, 0),
        "santa_croce": (0, 1, 0),
        "san_marco": (0, 2, 2),
        "castello": (0, 0, 3),
    }

    table = finished(nobles, doge=doge, seats=seats)

    assert table.scored() == {
        "cannaregio": {0: 6, 1: 4},
        "santa_croce": {1: 6},
        "san_polo": {},
        "san_marco": {1: 6, 2: 6},
        "dorsoduro": {},
        "castello": {2: 6},
    }
    assert table.outcome().scores[:3] == (6, 16, 12)
    assert [table.lines(seat)["final"] for seat in range(3)] == [6, 16, 12]
    assert [event.kind for event in table.told].count("scored") == len(NAMES)
    assert table.kinds_told()[-1] == "game_over"
    assert table.sees(None).step == "over"
    assert table.sees(None).waiting == ()


@pytest.mark.parametrize(
    ("san_marco", "prestige", "scores", "ranks"),
    [
        pytest.param((3, 5), (12, 10), (18, 18, 0, 0), (2, 1, 3, 3), id="clause_8_2"),
        pytest.param((5, 3), (10, 12), (18, 18, 0, 0), (1, 2, 3, 3), id="clause_8_2_the_other_way"),
        pytest.param((3, 3), (12, 12), (18, 18, 0, 0), (1, 1, 3, 3), id="r17_shared_victory"),
        pytest.param((3, 5), (13, 10), (19, 18, 0, 0), (1, 2, 3, 3), id="most_prestige_wins"),
        pytest.param((0, 0, 0, 1), (5, 5, 5), (5, 5, 5, 8), (2, 2, 2, 1), id="r17_further_down"),
    ],
)
def test_who_wins(
    san_marco: tuple[int, ...],
    prestige: tuple[int, ...],
    scores: tuple[int, ...],
    ranks: tuple[int, ...],
) -> None:
    table = finished({"san_marco": san_marco}, prestige)

    outcome = table.outcome()
    assert outcome.scores == scores
    assert outcome.ranks == ranks
    assert outcome.tiebreak == (TieBreak("nobles", table.nobles("san_marco")),)
    assert outcome.reason == "three_passages"


def test_clause_8_2_nobles_in_other_districts_break_no_tie() -> None:
    nobles = {"san_marco": (3, 5), "castello": (9, 2)}

    ahead = worth("san_marco").first - worth("san_marco").second
    behind = worth("castello").first - worth("castello").second

    outcome = finished(nobles, (10 + ahead, 10 + behind)).outcome()

    assert outcome.scores[0] == outcome.scores[1]
    assert outcome.ranks[:2] == (2, 1)


def test_the_bonus_and_the_banishment_come_before_the_final_scoring() -> None:
    table = finished({"castello": (0, 1), "san_polo": (1,)}, limits=(3, 10, 11, 12))
    assert table.asked_kinds() == {"fewest"}
    assert table.sees(None).outcome is None
    assert [table.ledger(0)[2], *table.scored()] == [9]

    table.answers("district:castello")

    assert table.scored()["castello"] == {}, "the only noble there was banished"
    assert table.outcome().scores == (9 + 6, 0, 0, 0)
    assert table.lines(0) == {"doge": 0, "tolls": 0, "bonus": 9, "final": 6}
    kinds = table.kinds_told()
    assert kinds.index("banished") < kinds.index("scored") < kinds.index("game_over")


def test_lines_add_up_tolls_received_minus_tolls_paid() -> None:
    table = given(
        cards="doge castello",
        doge="castello",
        bridges="san_marco-castello:1",
        prestige=(4,),
        nobles={"san_marco": (2, 1)},
        limits=TIED_LIMITS,
        passage=3,
    )
    table.plays("doge", "doge:san_marco:1")
    table.ends()

    assert table.lines(0) == {"doge": 12, "tolls": -1, "bonus": 0, "final": 8}
    assert table.lines(1) == {"doge": 6, "tolls": 1, "bonus": 0, "final": 6}
    assert table.outcome().scores[:2] == (19, 13)


def test_no_fourth_passage_begins() -> None:
    table = finished({})

    assert not table.heard(None, "passage_began")
    assert not table.heard(None, "dealt")
    assert table.heard(None, "passage_ended") == [{"passage": 3}]
    assert table.sees(None).passage == 3
