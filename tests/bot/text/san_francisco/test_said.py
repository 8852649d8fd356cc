"""Texts of events, in both languages."""

from typing import Final

from rules.decision import Decision, number
from rules.event import Event, Fact
from tests.bot.text.agreeing import offered, told
from tests.bot.text.pages import happened
from tests.bot.text.san_francisco.words import PLAYERS, book
from tests.conftest import Approve

VILLAS, OFFICES = "tender:villa_cheques_1", "tender:office_influence_3"
WORK, HOMES = "tile:work", "tile:homes"
C3_D3, A1_NORTH = "street:c3-d3", "street:a1-n"
DEAL = {"seat": 1, "other": 0, "seats": (1, 2), "counts": (4, 0), "streets": (C3_D3, A1_NORTH)}


SAID: Final[list[Event]] = [
    happened("action_cards", actions=("action:grant", "action:grant", "action:bonus_villa")),
    happened("round_began", round=3, start=2),
    happened("unusable", tender=VILLAS),
    happened("reshuffled", count=35),
    happened("turned_up", tender=OFFICES),
    happened("accepted", seat=0, tender=OFFICES),
    happened("refused", seat=0, tender=VILLAS),
    happened("influence_opened", seats=(0, 1, 2), counts=(7, 5, 0)),
    happened("influence_opened", seats=(), counts=()),
    happened("tied", seats=(1, 2)),
    happened("won_influence", seat=0, count=7, rank=1),
    happened("nobody_won"),
    happened("bid", seat=1, cheques=(1, 2), total=8),
    happened("passed", seat=1),
    happened("won_auction", seat=2, total=8),
    happened("tile_opened", seats=(0, 2), tile=WORK),
    happened("won_alone", seat=2, tile=WORK),
    happened("paid", seat=2, count=10),
    happened("cannot_pay", seat=2, tile=WORK),
    happened("unsold", tile=HOMES),
    happened("blind_opened", seat=0, cheques=(4, 5), total=9),
    happened("blind_opened", seat=0, cheques=(9,), total=9),
    happened("blind_opened", seat=0, cheques=(), total=0),
    happened("won_tile", seat=0, tile=HOMES, total=9),
    happened("proposes_nothing", seat=2),
    Event("proposed", DEAL),
    Event("agreed", {**DEAL, "streets": (), "counts": (4, 1)}),
    happened("rejected", seat=1, seats=(0, 2)),
    happened("accepted_by", seat=1, seats=(0, 2)),
    happened("unpayable", seat=1, other=0),
    happened("deal_paid", seat=0, other=1, cheques=(1, 3)),
    happened("of_no_use", seats=(0, 2)),
    happened("lapsed", seat=0),
    happened("declined", seat=0),
    happened("lifted", seat=0, street=A1_NORTH),
    happened("placed", seat=0, street=C3_D3),
    happened("built", seat=0, district="district:d3", kind="kind:city_hall", points=10),
    happened("bonus", seat=0, kind="kind:villa", points=3),
    happened("action", action="action:shift_cheques", year=1909),
    happened("shifted", seat=0, other=1, street=C3_D3, target="street:d3-e3"),
    happened("swapped", seat=0, seats=(1, 2), street=C3_D3, target=A1_NORTH),
    happened("replaced", seat=0, other=1, street=C3_D3),
    happened("sticks_back", seat=0, streets=(C3_D3, A1_NORTH)),
    happened("no_sticks_back", seat=0),
    happened("takes_influence", seat=0, count=4),
    happened("takes_cheques", seat=0, most=10),
    happened("drew", seat=0, count=5, total=8),
    happened("exceeded", seat=0, most=10),
    happened("kept", seat=0, total=8),
    happened("kept", seat=0, total=0),
    happened("bank_empty"),
    happened("game_over", reason="twelve_years"),
    happened("game_over", reason="no_street_left"),
    happened("game_over", reason="standstill"),
]
"""An event, its sentence, and the few words for a small line."""


def test_what_happened(language: str, approved: Approve) -> None:
    approved(told("san_francisco", language, SAID, PLAYERS))


def test_the_end_of_a_year_goes_without_saying(language: str) -> None:
    words = book(language)
    event = happened("year_over", year=1907)
    assert words.event(event, PLAYERS) is None
    assert words.brief(event, PLAYERS) is None


OPTIONS: list[tuple[str, str, dict[str, Fact]]] = [
    ("bid", "cheque:7:1", {"value": 7}),
    ("influence", "influence:0", {"value": 0, "left": 30}),
    ("sum", "sum:12", {"value": 12, "other": 1}),
]


def test_an_option_is_named_by_its_value(language: str, approved: Approve) -> None:
    """No number stands before it, which would look like another."""
    approved(offered("san_francisco", language, OPTIONS, PLAYERS))
    asked = Decision(0, "bid", ("cheque:5", "cheque:9"))
    for _, _, facts in OPTIONS:
        assert number(asked, 0, [facts, {}]) is number(asked, 1, [facts, {}]) is None
