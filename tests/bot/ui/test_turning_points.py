"""Turning points: their texts, and the places where they are offered."""

from dataclasses import replace

import pytest

from bot.service.hints import Judged
from bot.service.replay_steps import Chances
from bot.service.turning_points import Cost, Made, Turned
from bot.text import LANGUAGES, texts
from bot.ui import posts, replay, turning_points
from bot.ui.sheet import Sheet
from rules.opponents.imagined import Imagined
from rules.opponents.levels import HARD
from rules.opponents.weighing import Weighed
from rules.registry import GAMES
from tests.bot.ui.tables import PICTURE, position_of, table_of
from tests.bot.ui.test_hints import asked, can_press, told
from tests.bot.ui.test_replay import step_of
from tests.games import GAMES as ALL_GAMES
from tests.limits.message import check
from tests.rules.test_opponents import positions
from tests.rules.test_weighing import first

GAME = GAMES["san_juan"]
EN = texts("en")
TABLE = table_of(GAME, 3, status="finished")
CHANCES = Chances(TABLE, ((0.5, 0.4, 1.0), (0.3, 0.4, 0.0), (0.2, 0.2, 0.0)), (0, 20))


def cost(place: int, chosen: float, better: float) -> Cost:
    """Return the cost of the first option against the second one, in a question of a real game."""
    state, decision = first(GAME)
    view = GAME.view(state, decision.seat)
    judged = Judged(view, decision, GAME.explain(view, decision))
    made = Made(place, judged, (0,), Imagined(GAME.key, HARD, "", decision.seat, place))
    return Cost(made, Weighed((0,), chosen, False, False), Weighed((1,), better, True, True))


def sold(*better: int) -> Cost:
    """Return the cost of selling nothing where these goods should have been sold."""
    state, decision = next(
        each for each in positions(GAME, 4, 1) if each[1].kind == "sell" and each[1].most > 1
    )
    view = GAME.view(state, decision.seat)
    judged = Judged(view, decision, GAME.explain(view, decision))
    made = Made(1, judged, (), Imagined(GAME.key, HARD, "", decision.seat, 1))
    return Cost(made, Weighed((), 0.1, False, False), Weighed(better, 0.5, True, True))


def laid_out(*costs: Cost, language: str = "en") -> Sheet:
    return turning_points.build(Turned(CHANCES, costs), texts(language), PICTURE)


def test_each_cost_is_told_with_its_round_both_answers_and_what_spoke_for_the_better() -> None:
    lines = told(laid_out(cost(10, 0.304, 0.55), cost(21, 0.1, 0.2)))
    words, judged = EN.of("san_juan"), cost(10, 0, 0).made.judged
    names = ["W"] * 3
    one, other = (words.option(judged.decision, at, judged.facts[at], names).label for at in (0, 1))
    assert "Your 2 costliest choices" in lines
    assert f"1. Round 1 · {words.ask(judged.decision)}" in lines
    assert f"You chose **{one}**: 30% chance to win." in lines
    assert f"With **{other}** it would have been 55%." in lines
    assert words.why(judged.decision, 1, judged.facts[1], names)[:12] in lines
    assert lines.index("Round 1") < lines.index("Round 2")


@pytest.mark.parametrize(("better", "explained"), [((0,), True), ((0, 1), False)])
def test_of_several_options_none_is_explained(better: tuple[int, ...], explained: bool) -> None:
    """No one could tell which of them is meant."""
    assert ("room for the next" in told(laid_out(sold(*better)))) is explained


def test_a_better_answer_that_reads_like_the_one_given_is_not_told() -> None:
    """Two plants of a kind differ by nothing but luck in the worlds that were played out."""
    state, decision = asked("keep")
    view = GAME.view(state, decision.seat)
    judged = Judged(view, decision, GAME.explain(view, decision))
    one, twin = (0, 2, 3, 4), (1, 2, 3, 4)
    made = Made(1, judged, one, Imagined(GAME.key, HARD, "", decision.seat, 1))
    same = Cost(made, Weighed(one, 0.1, False, False), Weighed(twin, 0.9, True, True))
    lines = told(laid_out(same, cost(10, 0.3, 0.55)))
    assert EN.say("turned-costs", count=1) in lines
    assert "55%" in lines
    assert "90\u00a0%" not in lines
    seat = judged.decision.seat
    assert turning_points.turns(Turned(CHANCES, (same, cost(21, 0.3, 0.55))), EN) == ((seat, 2),)


@pytest.mark.parametrize(("language", "told_as"), [("en", "Setup"), ("de", "Aufbau")])
def test_a_choice_before_the_first_round_is_told_as_one_of_the_setup(
    language: str, told_as: str
) -> None:
    chances = CHANCES._replace(begins=(5, 20))
    for place, when in ((3, told_as), (6, texts(language).say("turned-round", round=1))):
        shown = Turned(chances, (cost(place, 0.1, 0.2),))
        assert f"1. {when} · " in told(turning_points.build(shown, texts(language), PICTURE))


def test_where_nothing_cost_anything_it_says_so() -> None:
    assert "None of your choices clearly cost you anything." in told(laid_out())


def test_who_has_not_played_is_told_of_the_chart_alone() -> None:
    lines = told(turning_points.build(Turned(CHANCES, None), EN, PICTURE))
    assert "cost" not in lines
    assert "It's an estimate." in lines


@pytest.mark.parametrize("language", LANGUAGES)
def test_as_many_costs_as_are_told_fit_into_a_message(language: str) -> None:
    sheet = laid_out(*[cost(place, 0.1, 0.9) for place in (1, 2, 3)], language=language)
    check(sheet.view().to_components())
    assert can_press(sheet, texts(language).say("button-replay"))


@pytest.mark.parametrize("key", list(ALL_GAMES))
def test_it_is_offered_at_the_end_of_games_that_say_how_likely_a_person_is_to_win(key: str) -> None:
    game = ALL_GAMES[key]
    state, _ = game.new({}, min(game.seats), 1)
    while asked := game.decisions(state):
        view = game.view(state, asked[0].seat)
        game.apply(state, asked[0].seat, game.greedy(view, asked[0]))
    position = position_of(game, state, min(game.seats), None)
    position = replace(position, table=replace(position.table, status="finished"))
    there = game.insight is not None
    for private in (True, False):
        final = posts.final(position, EN, PICTURE, private=private)
        assert can_press(final, "Turning points") is there
    panel = replay.Panel(step=step_of(game), texts=EN, board=PICTURE)
    assert can_press(replay.build(panel), "Turning points") is there


def test_a_game_of_a_file_is_no_ones_own() -> None:
    step = step_of(GAME)
    step = replace(step, table=replace(step.table, upload=3))
    panel = replay.Panel(step=step, texts=EN, board=PICTURE)
    assert not can_press(replay.build(panel), "Turning points")
