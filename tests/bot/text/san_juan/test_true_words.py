"""Texts are true under every table option, and promise nothing that may not happen."""

import pytest

from bot.text import LANGUAGES
from rules.san_juan import GAME
from tests.bot.text.san_juan.words import PLAYERS, book
from tests.rules.san_juan.given import given, seat

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


@EVERY_LANGUAGE
@pytest.mark.parametrize("entry", ["term-round_start", "term-hand_limit", "building-tower"])
def test_clause_3_3_an_example_names_the_hand_limit_that_it_counts_with(
    language: str, entry: str
) -> None:
    """With the table option it is 6, without a Guard Room anywhere."""
    *_, example = book(language).say(f"{entry}.help").splitlines()
    assert book(language).name("term:hand_limit").lower() in example.lower()
    assert "7" in example


@EVERY_LANGUAGE
def test_clause_3_3_a_tower_keeps_its_limit_where_a_guard_room_stands(language: str) -> None:
    own = book(language)
    assert own.name("building:tower") in own.say("table-guard_room-standing.note")


@pytest.mark.parametrize(
    ("language", "agreed"),
    [
        ("en", "all at once by house rule"),
        ("de", "als Hausregel alle zugleich"),
    ],
)
def test_clause_5_15_the_builder_may_be_for_all_at_once(language: str, agreed: str) -> None:
    assert agreed in book(language).say("term-together.help")


@pytest.mark.parametrize(
    ("language", "printed"),
    [("en", "for 1 less than printed"), ("de", "für 1 weniger als aufgedruckt")],
)
def test_clause_5_3_a_price_is_compared_with_the_printed_one(language: str, printed: str) -> None:
    """The others' payment is unknown: they may save as much."""
    view = given(seat("well hero"), seat("well hero", "smithy quarry")).sees(0)
    decision = view.decision
    assert decision is not None
    builder = decision.options.index("role:builder")

    why = book(language).why(decision, builder, GAME.explain(view, decision)[builder], PLAYERS)
    assert printed in why


@pytest.mark.parametrize(
    ("language", "note"),
    [("en", "Can hold a good: sugar"), ("de", "Kann eine Ware lagern: Zucker")],
)
def test_clause_6_2_no_good_is_promised_that_may_not_come(language: str, note: str) -> None:
    """With one card left, the first of the buildings picked gets it."""
    plants = seat(built="indigo_plant sugar_mill silver_smelter")
    table = given(plants, seat(), deck="tower", rest="chapel", role="producer")
    decision = table.asked(0)

    facts = table.explains(0, "sugar_mill")
    assert book(language).option(decision, 1, facts, PLAYERS).note == note
    table.produces(0, "sugar_mill silver_smelter")
    assert table.built(0) == "indigo_plant sugar_mill+good silver_smelter"


@EVERY_LANGUAGE
@pytest.mark.parametrize("word", ["twice", "doppelt"])
def test_clause_5_13_three_cards_can_be_alike_too(language: str, word: str) -> None:
    assert word not in book(language).say("picture-alike", costs="3")


@pytest.mark.parametrize(
    ("language", "thing"), [("en", "Cards and goods"), ("de", "Karten und Waren")]
)
def test_clause_7_4_the_tie_break_is_named_by_what_is_counted(language: str, thing: str) -> None:
    assert book(language).line("held") == thing


@pytest.mark.parametrize(("language", "condition"), [("en", "If it brings"), ("de", "Bringt sie")])
def test_r8_a_library_that_brings_nothing_is_not_said_to_be_used(
    language: str, condition: str
) -> None:
    table = given(seat("well hero", "library"), seat(), role="builder")
    decision = table.asked(0)
    assert decision.options[0] == "library:use"
    assert condition in book(language).why(decision, 0, {}, PLAYERS)

    table.uses_library(0)
    table.passes(0)
    assert not table.sees(0).library_used


@EVERY_LANGUAGE
@pytest.mark.parametrize("better", ["something better", "etwas Besseres"])
def test_clause_7_1_who_passes_last_is_promised_no_later_building(
    language: str, better: str
) -> None:
    """After the phase of a twelfth building there is none."""
    assert better not in book(language).say("option-pass.why")


@pytest.mark.parametrize(
    ("language", "asked"), [("en", "where you're asked"), ("de", "wo gefragt wird")]
)
def test_r8_the_order_about_the_library_says_when_it_saves_it(language: str, asked: str) -> None:
    """`test_plans` has what it cannot save it from."""
    assert asked in book(language).say("order-double.why")


@EVERY_LANGUAGE
def test_the_first_panel_tells_the_town_that_is_there_and_how_the_game_ends(language: str) -> None:
    """A learner sees a plant in the first Producer phase, and chooses buildings from the start."""
    own = book(language)
    assert own.name("building:indigo_plant") in own.lesson("keep")
    assert "12" in own.say("how.goal")
