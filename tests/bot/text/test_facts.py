"""Facts as words: lists of things by each of their forms, except the pages that explain them."""

import pytest

from bot.text import GameTexts, texts
from bot.text.catalogue import Catalogue
from rules.event import Event

WORDS = """
card-doge = Doge
    .a = a doge
    .help = { -page }
card-bridge = Bridge
    .a = a bridge
    .help = { -page }!
card-defector = Defector
    .a = a defector
    .help = { -page }?
-page = xxxxxxxxxx
event-dealt = { $cards_count }: { $cards }; { $cards_a }
event-told = { $card_help }
"""


def book(page: str) -> GameTexts:
    return GameTexts(texts("en"), Catalogue(WORDS.replace("xxxxxxxxxx", page), "en"))


def test_a_list_has_the_forms_of_its_things() -> None:
    event = Event("dealt", {"cards": ("card:doge", "card:bridge", "card:doge")})
    assert book("x").event(event, ()) == "3: 2× Doge and Bridge; 2× a doge and a bridge"


def test_things_with_long_pages_make_a_list() -> None:
    """Fluent refuses parts of more than 2,500 characters; pages joined would be longer."""
    event = Event("dealt", {"cards": ("card:doge", "card:bridge", "card:defector")})
    told = "3: Doge, Bridge and Defector; a doge, a bridge and a defector"
    assert book("x" * 1300).event(event, ()) == told


def test_a_single_thing_can_be_explained() -> None:
    assert book("how it works").event(Event("told", {"card": "card:doge"}), ()) == "how it works"


@pytest.mark.parametrize(
    ("fact", "quoted"),
    [
        ("date:2026-03-02", "2 March 2026"),
        ("date:2026-02-30", "date:2026-02-30"),
        ("date:x", "date:x"),
    ],
)
def test_only_a_day_of_the_calendar_is_told_as_one(fact: str, quoted: str) -> None:
    """Refusals also quote typed text, whatever it looks like."""
    assert f"“{quoted}”" in texts("en").error("bad_zone", {"zone": fact})
