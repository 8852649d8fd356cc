"""Events, in one sentence each."""

from bot.text import texts
from rules.event import Event
from tests.bot.text.agreeing import told
from tests.bot.text.pages import happened
from tests.bot.text.san_juan.words import PLAYERS, book
from tests.conftest import Approve

COSTS_DIFFER = (
    "building:quarry",
    "building:gold_mine",
    "building:tobacco_storage",
    "building:hero",
)
SOME_EQUAL = ("building:well", "building:well", "building:hero", "building:crane")
LIBRARY = "building:library"


EVENTS: list[Event] = [
    happened("round_began", round=3, governor=1),
    happened("role_taken", seat=0, role="role:councillor"),
    happened("passed", seat=2),
    happened("passed", seat=2, cards=1),
    happened("passed", seat=2, cards=0),
    happened("built", seat=0, building=LIBRARY, price=5, goods=2),
    happened("built", seat=0, building="building:archive", price=1, goods=0),
    happened("built", seat=0, building="building:palace", price=0, over=LIBRARY, goods=0),
    happened("produced", seat=1, buildings=("building:indigo_plant",) * 2),
    happened(
        "sold",
        seat=1,
        count=4,
        buildings=("building:sugar_mill", "building:coffee_roaster"),
    ),
    happened("drew", seat=1, count=4, source="role:trader"),
    happened("drew", seat=1, count=1, source="building:well"),
    happened("drew_cards", seat=1, cards=(LIBRARY, "building:well", LIBRARY)),
    happened("goods", seat=1, cards=(LIBRARY,)),
    happened("declined", seat=1, role="role:trader"),
    happened("declined", seat=1, role="role:producer"),
    happened("tile_turned", prices=(1, 1, 2, 2, 3)),
    happened("hands_settled", seats=(1, 2, 0), counts=(1, 0, 3)),
    happened("hands_settled", seats=(1,), counts=(0,)),
    happened("councillor_kept", seats=(2, 0, 1), counts=(1, 2, 0)),
    happened("gold_mine", seat=0, cards=COSTS_DIFFER, taken="building:gold_mine"),
    happened("gold_mine", seat=0, cards=SOME_EQUAL),
    happened("swapped", seat=1, count=2),
    happened("swapped", seat=1, count=1),
    happened("swapped", seat=1, count=0),
    happened("banked", seat=0, cards=(LIBRARY, "building:well")),
    happened("bank_used", seat=0),
    happened("customs_filled", seat=2),
    happened("goldsmith", seat=0, building="building:well", taken=0),
    happened("goldsmith", seat=0, building="building:archive", taken=1),
    happened("drew", seat=1, count=1, source="building:tavern"),
    happened("drew", seat=1, count=1, source="building:hut"),
    happened(
        "sold",
        seat=1,
        count=3,
        buildings=("building:indigo_plant", "building:customs_office"),
    ),
    happened("built", seat=0, building="building:cathedral", price=7, goods=0),
    happened(
        "built",
        seat=0,
        building="building:cathedral",
        price=1,
        over="building:park",
        goods=1,
    ),
    happened("shuffled", count=1),
    happened("library_chosen", seat=0, doubled=0),
    happened("game_over", reason="standstill"),
]


def test_events(language: str, approved: Approve) -> None:
    approved(told("san_juan", language, EVENTS, PLAYERS))


def test_without_names_people_are_numbered(language: str) -> None:
    line = book(language).event(happened("passed", seat=2), ())
    assert line is not None
    assert line.startswith(texts(language).say("player-number", number=3))
