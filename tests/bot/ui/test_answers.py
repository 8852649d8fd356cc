"""The effects of an answer, as the panel's receipt tells them."""

from random import Random
from typing import Final

import pytest

from bot.text import LANGUAGES, texts
from bot.ui.answers import done
from rules import decision as answering
from rules.decision import Choice, Decision
from rules.event import Facts
from tests.bot.ui.tables import table_of
from tests.games import GAMES

SAN_JUAN: Final = GAMES["san_juan"]
TOWER: Final = "building:tower"


def _told(language: str, kind: str, *names: str, picked: Choice = (0,), subject: str = "") -> str:
    """Tell the effect of picking among these buildings."""
    options = tuple(f"card:{at}" for at in range(len(names)))
    asked = Decision(0, kind, options, len(picked), len(picked), subject)
    facts: list[Facts] = [{"building": f"building:{name}"} for name in names]
    return done(asked, picked, facts, table_of(SAN_JUAN, 2), texts(language))


def test_what_paid_is_not_told_as_what_was_chosen():
    """It read as if the cards that paid had been built."""
    told = _told("en", "pay", "well", "crane", "hero", picked=(0,), subject=TOWER)
    assert told == "paid for the Tower with **Well**"
    told = _told("de", "pay", "well", "crane", "hero", picked=(0,), subject=TOWER)
    assert told == "den Turm bezahlt mit: **Brunnen**"


def test_the_cards_that_pay_are_told_however_many_they_are():
    told = _told("en", "pay", "well", "crane", "hero", picked=(0, 1), subject=TOWER)
    assert told == "paid for the Tower with **Well and Crane**"


def test_a_sale_is_told_by_its_goods():
    assert _told("en", "sell", "tobacco_storage") == "sold **tobacco**"
    assert _told("de", "sell", "tobacco_storage") == "**Tabak** verkauft"
    assert _told("en", "sell", *["indigo_plant"] * 2, picked=(0, 1)) == "sold **2× indigo**"


@pytest.mark.parametrize(("language", "said"), [("en", "passed"), ("de", "verzichtet")])
def test_nothing_picked_is_told_as_passing(language: str, said: str):
    assert _told(language, "sell", "well", picked=()) == said


@pytest.mark.parametrize(("language", "said"), [("en", "passed"), ("de", "gepasst")])
def test_an_option_that_only_passes_is_no_thing_that_was_chosen(language: str, said: str):
    asked, facts = Decision(0, "build", ("build:well", "pass")), [{"building": TOWER}, {}]
    assert done(asked, (1,), facts, table_of(SAN_JUAN, 2), texts(language)) == said


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_every_answer_is_told_in_full(key: str, language: str):
    """No fact is missing in the words of any kind of question."""
    game, random = GAMES[key], Random(3)
    seats = max(game.seats)
    state, _ = game.new({option.name: option.values[-1] for option in game.options}, seats, 3)
    while open_ := game.decisions(state):
        decision = random.choice(list(open_))
        view = game.view(state, decision.seat)
        choice = answering.sample(decision, random.random)
        told = done(
            decision, choice, game.explain(view, decision), table_of(game, seats), texts(language)
        )
        assert told
        assert "$" not in told
        game.apply(state, decision.seat, choice)
