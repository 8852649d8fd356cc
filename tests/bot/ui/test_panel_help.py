"""What *Help* says beside a panel: options first, each once, and the controls last."""

from dataclasses import replace
from typing import NamedTuple

import pytest

from bot.engine.model import Position
from bot.text import LANGUAGES, GameTexts, texts
from bot.text.catalogue import Catalogue
from bot.ui import panel, panel_help
from rules.decision import Decision
from rules.game import AnyGame
from tests.bot.ui.tables import panel_of, position_of, table_of
from tests.games import GAMES
from tests.limits.message import walk

WORDS = """
title = A game
step-asked = Going
spots = On the map
    .asked = go
ask-go = Where to?
    .why = Look around.
ask-ride = Ride where?
    .why = Look around.
lesson-go = You go somewhere. Tip: not far.
option-place = { $place }
    .why = { $why ->
        [0] {""}
       *[other] Reason { $why }.
    }
option-build = { $place }
    .why = { option-place.why }
option-decline = Stay
    .why = If it is nice here.
place-inn = Inn
    .effect = A bed
    .help = You sleep here.
place-mill = Mill
    .effect = Flour
    .help = You grind here.
each-place = Field { $one }
"""
INN_AND_MILL = ("place:inn", "place:mill", "decline")
FIELDS = ("place:1", "place:2")


class Going(NamedTuple):
    """The view of a seat that goes somewhere, or stays."""

    decision: Decision
    step: str = "asked"
    seat: int = 0
    round: int = 1
    outcome: None = None
    waiting: tuple[int, ...] = (0,)


@pytest.fixture
def game(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """A game of one question."""
    game, words = next(iter(GAMES.values())), texts("en")
    monkeypatch.setitem(words._games, game.key, GameTexts(words, Catalogue(WORDS, "en")))
    return game


def asked(
    game: AnyGame, options: tuple[str, ...], *whys: int, kind: str = "go", lesson: bool = False
) -> Position:
    """Return the position of a seat that is asked, with the reasons for its options."""
    facts = [{"place": key, "why": why} for key, why in zip(options, whys, strict=False)]
    return Position(
        table=table_of(game, min(game.seats), lesson=lesson),
        game=game,
        seat=0,
        view=Going(Decision(0, kind, options)),
        facts=(*facts, *[{}] * (len(options) - len(facts))),
        can_take_back=False,
        since=(),
        standings=(),
    )


def helped(position: Position) -> list[list[str]]:
    """Return the blocks of lines that Help says."""
    said = panel_help.build(panel_of(position, "en", notice=""))
    return [block.splitlines() for block in said.split("\n\n")]


def test_each_place_is_named_once_with_its_reason_and_the_controls_come_last(
    game: AnyGame,
) -> None:
    opening, places, controls = helped(asked(game, INN_AND_MILL, 1, 2))
    assert opening == ["**Where to?**", "Look around."]
    assert places == [
        "On the map:",
        "- **1** Inn. Reason 1.",
        "- **2** Mill. Reason 2.",
        "- **Stay**: If it is nice here.",
    ]
    [line] = controls
    assert line.startswith("-# The numbers are those of the picture. One click plays")


def test_other_options_have_their_reasons_or_else_their_effects(game: AnyGame) -> None:
    _, options, _ = helped(asked(game, INN_AND_MILL, 0, 2, kind="ride"))
    assert options == [
        "- **Inn**: A bed",
        "- **Mill**: Reason 2.",
        "- **Stay**: If it is nice here.",
    ]


def test_a_thing_that_an_option_is_about_has_its_effect_behind_the_reason(game: AnyGame) -> None:
    position = asked(game, ("build:1", "decline"), 2, kind="ride")
    position = replace(position, facts=({"place": "place:mill", "why": 2}, {}))
    _, options, _ = helped(position)
    assert options[0] == "- **Mill**: Reason 2. Flour"


@pytest.mark.parametrize(
    ("kind", "listed"),
    [("go", [["On the map:", "- **1** Field 1", "- **2** Field 2"]]), ("ride", [])],
)
def test_a_reason_of_all_options_is_said_once(
    game: AnyGame, kind: str, listed: list[list[str]]
) -> None:
    opening, *lists, _ = helped(asked(game, FIELDS, 1, 1, kind=kind))
    assert opening[1:] == ["Look around.", "Reason 1."]
    assert lists == listed


def test_options_of_one_reason_are_told_together(game: AnyGame) -> None:
    _, options, _ = helped(asked(game, (*FIELDS, "decline"), 1, 1, kind="ride"))
    assert options[0] == "- **Field 1, Field 2**: Reason 1."


def test_a_first_game_repeats_the_lesson(game: AnyGame) -> None:
    opening, *_ = helped(asked(game, FIELDS, 1, 2, lesson=True))
    assert opening == ["**Where to?**", "You go somewhere. Tip: not far."]
    opening, *_ = helped(asked(game, FIELDS, 1, 2, kind="ride", lesson=True))
    assert opening == ["**Ride where?**", "Look around."]  # there is no lesson


def test_reasons_of_too_many_places_end_before_their_names(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(panel_help, "OPTIONS_LIMIT", 30)
    _, places, _ = helped(asked(game, FIELDS, 1, 2))
    assert places[1:] == ["- **1** Field 1. Reason 1.", "- **2** Field 2"]


def test_nothing_is_said_of_numbers_that_the_picture_does_not_have(game: AnyGame) -> None:
    offers = asked(game, FIELDS, 1, 2, kind="ride")
    named = replace(offers, facts=tuple({**facts, "value": 1} for facts in offers.facts))
    for position, told in ((offers, True), (named, False)):
        [line] = helped(position)[-1]
        assert ("numbers" in line) is told


@pytest.mark.parametrize("language", LANGUAGES)
def test_below_a_lesson_the_panel_says_where_it_is_repeated(language: str) -> None:
    words, game = texts(language), next(iter(GAMES.values()))
    position = position_of(game, game.new({}, 2, 1)[0], 2, 0)
    for lesson in ("> A lesson.", ""):
        sheet = panel.build(panel_of(position, language, notice="", lesson=lesson))
        said = [part.get("content") for part in walk(sheet.view().to_components())]
        assert (f"-# {words.say('learn-again')}" in said) is bool(lesson)
