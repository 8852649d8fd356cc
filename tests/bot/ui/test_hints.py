"""Hints: where they are offered, and how the answers are told."""

from dataclasses import replace

import pytest

from bot.service.model import Position
from bot.service.tables.hints import Hint, Judged
from bot.text import LANGUAGES, texts
from bot.ui import hints, lobby, panel
from bot.ui.sheet import Sheet
from rules.opponents.levels import EXPERT, looks_ahead
from rules.opponents.weighing import Weighed
from rules.registry import GAMES
from tests.bot.ui.tables import panel_of, position_of, table_of
from tests.games import GAMES as ALL_GAMES
from tests.limits.message import BUTTON, TEXT_DISPLAY, check, walk
from tests.rules.test_opponents import positions
from tests.rules.test_weighing import first

GAME = GAMES["san_juan"]
EN = texts("en")


def told(sheet: Sheet) -> str:
    parts = walk(sheet.view().to_components())
    return "\n".join(part["content"] for part in parts if part["type"] == TEXT_DISPLAY)


def can_press(sheet: Sheet, label: str) -> bool:
    parts = [part for part in walk(sheet.view().to_components()) if part["type"] == BUTTON]
    return any(part["label"] == label and not part.get("disabled") for part in parts)


def hint(*weighed: Weighed) -> Hint:
    """Return a hint about the first question that a search knows."""
    state, decision = first(GAME)
    view = GAME.view(state, decision.seat)
    judged = Judged(view, decision, GAME.explain(view, decision), weighed)
    return Hint(table_of(GAME, 3), GAME, judged)


# --- where ---------------------------------------------------------------------------------------


def _position(*, searched: bool) -> Position:
    """Return what somebody is shown who is asked something that a search knows, or does not."""
    state, decision = next(
        each for each in positions(GAME, 2, 1) if looks_ahead(GAME, EXPERT, each[1]) is searched
    )
    return position_of(GAME, state, 2, decision.seat)


@pytest.mark.parametrize(
    ("searched", "allowed", "there"),
    [(True, True, True), (True, False, False), (False, True, False)],
)
def test_a_hint_is_offered_where_the_table_allows_it_and_a_search_knows_the_question(
    searched: bool, allowed: bool, there: bool
) -> None:
    position = _position(searched=searched)
    position = replace(position, table=replace(position.table, hints=allowed))
    shown = panel_of(position, "en", notice="")
    assert can_press(panel.build(shown), "Hint") is there
    assert ("**Hint**" in panel.help_text(shown)) is there


def test_a_lobby_says_that_there_are_hints_and_no_rating() -> None:
    table = table_of(GAME, 2, status="lobby")
    for hints_on in (True, False):
        post = lobby.post(GAME, replace(table, hints=hints_on), EN)
        assert ("Hints: **on**" in told(post)) is hints_on
        assert ("do not count for ratings" in told(post)) is hints_on
        options = lobby.options(GAME, replace(table, hints=hints_on), EN)
        assert can_press(options, "Do not rate this game") is not hints_on
        assert "do not count for ratings" in told(options)


def test_a_game_that_no_search_knows_has_none_to_offer() -> None:
    game = next(game for game in ALL_GAMES.values() if game.insight is None)
    options = lobby.options(game, table_of(game, 2, status="lobby", hints=False), EN)
    assert can_press(options, "Do not rate this game")
    assert not can_press(options, "Allow hints")
    assert "Hint" not in told(options)


# --- what ----------------------------------------------------------------------------------------


def test_each_answer_is_told_with_its_number_its_worth_and_what_speaks_for_it() -> None:
    asked = hint(Weighed((1,), 0.404, 29.6, True), Weighed((0,), 0.25, 20, False))
    words, lines = EN.of("san_juan"), told(hints.build(asked, EN))
    judged = asked.judged
    names = ["W"] * 3
    for place, worth in ((1, "40 of 100 games, 30 points"), (0, "25 of 100 games, 20 points")):
        label = words.option(judged.decision, place, judged.facts[place], names).label
        assert f"- **{place + 1}. {label}**: wins {worth} on average" in lines
        assert words.why(judged.decision, place, judged.facts[place], names)[:12] in lines
    assert lines.index("40 of 100") < lines.index("25 of 100")


def test_answers_that_read_alike_are_told_once() -> None:
    twice = hint(Weighed((1,), 0.5, 30, True), Weighed((1,), 0.4, 20, False))
    lines = told(hints.build(twice, EN))
    assert "50 of 100" in lines
    assert "40 of 100" not in lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", list(GAMES))
def test_hints_of_every_kind_of_question_fit_into_a_message(key: str, language: str) -> None:
    game, seats = GAMES[key], max(GAMES[key].seats)
    seen: set[str] = set()
    for state, decision in positions(game, seats, 1):
        if decision.kind in seen or not looks_ahead(game, EXPERT, decision):
            continue
        seen.add(decision.kind)
        view = game.view(state, decision.seat)
        choices = [(at,) for at in range(len(decision.options))][:2]
        weighed = [Weighed(choice, 0.5, 12.3, False) for choice in [*choices, ()]]
        judged = Judged(view, decision, game.explain(view, decision), tuple(weighed))
        check(_components(Hint(table_of(game, seats), game, judged), language))
    assert seen


def _components(shown: Hint, language: str) -> list[dict[str, object]]:
    return hints.build(shown, texts(language)).view().to_components()
