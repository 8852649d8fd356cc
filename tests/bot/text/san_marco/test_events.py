"""Events, in one sentence each."""

from bot.text import texts
from rules.event import Event
from tests.bot.text.agreeing import told
from tests.bot.text.pages import happened
from tests.bot.text.san_marco.words import CAN, CAS, PLAYERS, SM, book
from tests.conftest import Approve

CARDS = (CAS, "card:doge", "card:doge", "limit:1", "limit:3")


EVENTS: list[Event] = [
    happened("rolled", seat=0, districts=(CAS, SM, CAS, CAN)),
    happened("passage_began", passage=1),
    happened("passage_began", passage=2),
    happened("round_began", round=3, passage=2, seat=1, last=0),
    happened("round_began", round=4, passage=2, seat=1, last=1),
    happened("roles", seat=0, seats=(1,)),
    happened("roles", seat=0, seats=(2, 1)),
    happened("dealt", seat=0, cards=CARDS),
    happened("divided", seat=0, actions=(3, 2), limits=(1, 2)),
    happened("divided", seat=0, actions=(3, 0, 3), limits=(1, 3, 0)),
    happened("took", seat=1, giver=0, number=2, cards=CARDS, limit=4, total=7),
    happened("took", seat=1, giver=0, number=1, cards=("limit:1",), limit=1, total=1),
    happened("kept", seat=0, number=1, cards=(CAS,), limit=0, total=0),
    happened("placed", seat=0, district=SM, card=CAS),
    happened("placed", seat=0, district=SM),
    happened("built", seat=0, one=CAN, two=SM),
    happened("defected", seat=0, owner=1, district=SM),
    happened("banishing", seat=0, district=CAS, roll=4),
    happened("banished", seat=0, district=CAS, seats=(1, 2), counts=(3, 1)),
    happened("doge_entered", seat=0, district=SM),
    happened("doge_stayed", seat=0, district=SM),
    happened("doge_moved", seat=0, district=SM, price=0, payees=(), step=0),
    happened("doge_moved", seat=0, district=SM, price=1, payees=(1,), step=0),
    happened("doge_moved", seat=0, district=SM, price=3, payees=(1, 1, 2), step=0),
    happened("doge_moved", seat=0, district=SM, price=2, payees=(), step=2),
    happened("doge_moved", seat=0, district=SM, price=3, payees=(1,), step=2),
    happened("scored", district=SM, seats=(0, 1), counts=(8, 6)),
    happened("scored", district=SM, seats=(2,), counts=(8,)),
    happened("scored", district=SM, seats=(), counts=()),
    happened("declined", seat=0, cards=(CAS, "card:bridge", "card:bridge")),
    happened("out", seats=(2,)),
    happened("out", seats=(2, 3)),
    happened("last_round", seats=(0, 1, 3)),
    happened("bonus", highest=13, seats=(0, 1), counts=(9, 5)),
    happened("bonus", highest=13, seats=(), counts=()),
    happened("fewest", seat=0),
    happened("fewest", seat=0, limit=3),
    happened("fewest_tied", seats=(0, 1), limit=4),
    happened("kept_peace", seat=0),
    happened("passage_ended", passage=1),
    happened("passage_ended", passage=3),
    happened("game_over"),
]


def test_events(language: str, approved: Approve) -> None:
    approved(told("san_marco", language, EVENTS, PLAYERS))


def test_without_names_people_are_numbered(language: str) -> None:
    """A log may be read where no names are known."""
    told = book(language).event(happened("defected", seat=0, owner=2, district=SM), ())
    assert told is not None
    assert all(texts(language).say("player-number", number=each) in told for each in (1, 3))


def test_an_opened_offer_is_told_once_it_is_taken(language: str) -> None:
    opened = happened("offer", seat=0, number=2, cards=CARDS, limit=4)
    assert book(language).event(opened, PLAYERS) is None
