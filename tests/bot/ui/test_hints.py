"""Hints: the places where they are offered, and the words for the answers."""

from dataclasses import replace
from itertools import pairwise
from typing import Any

import pytest

from bot.service.hints import Hint, Judged
from bot.text import LANGUAGES, texts
from bot.text.game import OptionText
from bot.ui import hints, lobby, options, panel, panel_help
from bot.ui.sheet import Sheet
from rules import decision as answering
from rules.chance import Chance
from rules.decision import Choice, Decision
from rules.game import AnyGame
from rules.opponents.contrast import Contrast, Difference, Sides
from rules.opponents.levels import EXPERT, looks_ahead
from rules.opponents.weighing import BEST, Weighed
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
    return about(GAME, *first(GAME), *weighed)


def about(game: AnyGame, state: Any, decision: Decision, *weighed: Weighed) -> Hint:
    view = game.view(state, decision.seat)
    judged = Judged(view, decision, game.explain(view, decision), weighed)
    return Hint(table_of(game, max(game.seats)), game, judged)


def asked(kind: str, game: AnyGame = GAME) -> tuple[Any, Decision]:
    """Return the first position with such a question."""
    return next(each for each in positions(game, max(game.seats), 1) if each[1].kind == kind)


def answers(*choices: Choice) -> list[Weighed]:
    """Weigh answers, each worse than the one before."""
    return [Weighed(choice, 0.5 - 0.1 * at, at == 0, at == 0) for at, choice in enumerate(choices)]


def equal(*choices: Choice) -> list[Weighed]:
    """Weigh answers that are about equal, the one that seems best first."""
    return [Weighed(choice, 0.3 - 0.01 * at, False, True) for at, choice in enumerate(choices)]


def labels_and_notes(judged: Judged) -> list[OptionText]:
    words, names = EN.of("san_juan"), ["W"] * 4
    return [
        words.option(judged.decision, at, facts, names) for at, facts in enumerate(judged.facts)
    ]


# --- where ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("searched", [True, False])
@pytest.mark.parametrize("allowed", [True, False])
def test_a_hint_stands_beside_every_question_where_the_table_allows_it(
    searched: bool, allowed: bool
) -> None:
    state, decision = next(
        each for each in positions(GAME, 2, 1) if looks_ahead(GAME, EXPERT, each[1]) is searched
    )
    position = position_of(GAME, state, 2, decision.seat)
    position = replace(position, table=replace(position.table, hints=allowed))
    shown = panel_of(position, "en", notice="")
    assert can_press(panel.build(shown), "Hint") is allowed
    assert ("**Hint**" in panel_help.build(shown)) is allowed


def test_where_one_can_only_pass_none_is_offered() -> None:
    """Nothing is to be weighed there, as with a hand that can build nothing."""
    state, decision = next(
        each for each in positions(GAME, 4, 1) if answering.passing(each[1]) is not None
    )
    position = position_of(GAME, state, 4, decision.seat)
    shown = panel_of(replace(position, table=replace(position.table, hints=True)), "en", notice="")
    assert not can_press(panel.build(shown), "Hint")
    assert "**Hint**" not in panel_help.build(shown)


def test_a_lobby_says_that_there_are_hints_and_no_rating() -> None:
    table = table_of(GAME, 2, status="lobby")
    for hints_on in (True, False):
        post = lobby.post(GAME, replace(table, hints=hints_on), EN)
        assert ("Hints: **on**" in told(post)) is hints_on
        assert ("don't count for ratings" in told(post)) is hints_on
        sheet = options.choosing(GAME, replace(table, hints=hints_on), EN)
        assert can_press(sheet, "Play unrated") is not hints_on
        assert "don't count for ratings" in told(sheet)


def test_a_game_that_no_search_knows_has_none_to_offer() -> None:
    game = next(game for game in ALL_GAMES.values() if game.insight is None)
    sheet = options.choosing(game, table_of(game, 2, status="lobby", hints=False), EN)
    assert can_press(sheet, "Play unrated")
    assert not can_press(sheet, "Turn hints on")
    assert "Hint" not in told(sheet)


# --- what ----------------------------------------------------------------------------------------


def test_each_answer_is_told_with_its_number_its_chance_and_what_speaks_for_it() -> None:
    asked = hint(Weighed((1,), 0.404, True, True), Weighed((0,), 0.25, False, False))
    words, lines = EN.of("san_juan"), told(hints.build(asked, EN))
    judged = asked.judged
    names = ["W"] * 3
    for place, worth in ((1, "40% chance to win"), (0, "25% chance to win")):
        label = words.option(judged.decision, place, judged.facts[place], names).label
        why = words.why(judged.decision, place, judged.facts[place], names)
        assert f"- **{place + 1}. {label}**: {why[:12]}" in lines
        assert f"-# {worth}" in lines
    assert lines.index("40%") < lines.index("25%")


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_no_worse_than_chance_explains_is_called_about_equal(language: str) -> None:
    words = texts(language)
    weighed = [*equal((1,), (0,)), Weighed((2,), 0.1, False, False)]
    lines = told(hints.build(hint(*weighed), words)).splitlines()
    worths = [after for line, after in pairwise(lines) if line[:2] == "- "]
    assert worths[0].startswith(f"-# {words.say('hint-worth', share=30)}")
    assert worths[1].startswith(f"-# {words.say('hint-as-good')}")
    assert worths[2].startswith(f"-# {words.say('hint-worth', share=10)}")


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_nothing_stands_out_answers_come_in_the_order_of_the_menu(language: str) -> None:
    words = texts(language)
    lines = told(hints.build(hint(*equal((2,), (0,), (1,))), words)).splitlines()
    assert words.say("hint-equal", share=30, later="no") in lines
    assert words.say("hint-best") not in lines
    assert [line[4] for line in lines if line[:2] == "- "] == ["1", "2", "3"]
    assert sum("30" in line for line in lines) == 1


@pytest.mark.parametrize("language", LANGUAGES)
def test_where_all_nearly_win_the_order_is_that_of_points(language: str) -> None:
    words = texts(language)
    weighed = [Weighed((at,), 0.9, False, True) for at in (2, 0, 1)]
    lines = told(hints.build(hint(*weighed), words)).splitlines()
    assert words.say("hint-nearly", share=90) in lines
    assert [line[4] for line in lines if line[:2] == "- "] == ["3", "1", "2"]


def bridges(*weighed: Weighed, counts: tuple[int, ...] = (1, 1, 1)) -> Hint:
    """Return a hint about bridges of San Marco, each with so many beside it: that is its fact."""
    game = GAMES["san_marco"]
    shown = about(game, *asked("bridge", game), *weighed)
    facts = tuple(
        {**facts, "bridges": count}
        for facts, count in zip(shown.judged.facts, counts, strict=False)
    )
    return shown._replace(judged=shown.judged._replace(facts=facts + shown.judged.facts[3:]))


def differing(contrast: Contrast, counts: tuple[int, ...] = (1, 1, 1)) -> str:
    """Return the hint for three answers; the first two are compared with each other."""
    one, two, three = answers((0,), (1,), (2,))
    one = one._replace(beside={two.choice: contrast})
    mirrored = Contrast(*[Sides(_less(each.price), _less(each.gain)) for each in contrast])
    two = two._replace(beside={one.choice: mirrored})
    return told(hints.build(bridges(one, two, three, counts=counts), EN))


def _less(found: Difference | None) -> Difference | None:
    return None if found is None else found._replace(amount=-found.amount)


def test_an_answer_without_facts_says_how_it_differs_the_reason_before_the_price() -> None:
    gain, price = Difference("nobles", 2.0, None, True), Difference("limit", -1.4, None, False)
    lines = differing(Contrast(Sides(gain, price)))
    more, less = "**: 2 nobles more this round than with", "**: 2 nobles less this round than with"
    assert f"{more} the one below, but about 1 limit point less.\n" in lines
    assert f"{less} the top one, but about 1 limit point more.\n" in lines
    assert "**: The difference shows only later in the game.\n" in lines


def test_facts_come_first_and_only_the_first_answer_is_compared_then() -> None:
    gain = Difference("nobles", 2.0, None, True)
    lines = differing(Contrast(Sides(gain)), counts=(2, 1, 3))
    assert "\n-# 50% chance to win · 2 nobles more this round than with the one below." in lines
    assert "top one" not in lines
    assert "only later" not in lines
    assert "**: 2 bridges are there." in lines


def test_what_shows_only_later_and_what_a_rival_has_is_told_as_such() -> None:
    price, soon = Difference("nobles", -1.0, None, True), Difference("prestige", -0.5, 1, False)
    lines = differing(Contrast(Sides(price=price), Sides(gain=soon)))
    own = "**: 1 noble less for you this round than with the one below, but about ½ prestige less"
    assert f"{own} for " in lines
    assert " a round later.\n" in lines
    alone = differing(Contrast(Sides(), Sides(gain=soon)))
    assert " after the next round than with the one below.\n" in alone


def test_an_answer_that_only_costs_more_at_first_pays_off_later() -> None:
    lines = differing(Contrast(Sides(price=Difference("nobles", -2.0, None, True))))
    less, more = "**: 2 nobles less this round", "**: 2 nobles more this round"
    assert f"{less} than with the one below, but it pays off later.\n" in lines
    assert f"{more} than with the top one, which pays off later.\n" in lines


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", list(GAMES))
def test_every_thing_that_is_counted_has_its_words(key: str, language: str) -> None:
    insight = GAMES[key].insight
    assert insight is not None
    words = texts(language).of(key)
    for thing in insight.measures.worth:
        for amount, count in (("½", 1), ("1", 1), ("3", 3)):
            said = words.say(f"measure-{thing}", amount=amount, count=count, more="MORE")
            assert said.startswith(f"{amount} ")
            assert "MORE" in said


@pytest.mark.parametrize("language", LANGUAGES)
def test_of_several_picks_each_answer_names_what_the_others_lack(language: str) -> None:
    words = texts(language)
    shown = about(GAME, *asked("keep"), *answers((0, 1, 2, 3), (0, 1, 2, 4)))
    lines = told(hints.build(shown, words)).splitlines()
    own = [line for line in lines if line[:2] == "- "]
    assert [line[4] for line in own] == ["4", "5"]
    assert sum("1. " in line for line in lines) == 1, "what both keep is named once"


@pytest.mark.parametrize(("counts", "told_times"), [((1, 1, 1), 0), ((1, 1, 0), 2), ((2, 1, 0), 1)])
def test_a_reason_that_all_have_is_not_told(counts: tuple[int, ...], told_times: int) -> None:
    lines = told(hints.build(bridges(*equal((0,), (1,), (2,)), counts=counts), EN))
    assert lines.count("1 bridge is there.") == told_times
    assert ("It's the later game that differs." in lines) is not told_times


def test_notes_are_not_repeated_as_they_stand_on_the_cards() -> None:
    shown = about(GAME, *asked("keep"), *answers((0, 1, 2, 3), (0, 1, 2, 4)))
    lines = told(hints.build(shown, EN))
    assert not [option.note for option in labels_and_notes(shown.judged) if option.note in lines]


def test_an_option_is_called_as_on_its_button() -> None:
    """Pass has no number there, and an offer only the one in its name."""
    state, decision = next(
        each for each in positions(GAME, 4, 1) if "pass" in each[1].options and each[1].options[1:]
    )
    place = decision.options.index("pass")
    assert "- **Pass**: " in told(hints.build(about(GAME, state, decision, *answers((place,))), EN))
    game = GAMES["san_marco"]
    shown = about(game, *asked("choose", game), *answers((0,)))
    assert "- **Offer 1" in told(hints.build(shown, EN))


def test_who_declines_is_not_told_what_comes_of_picks() -> None:
    game = GAMES["san_francisco"]
    state, decision = asked("bid", game)
    one, none = (told(hints.build(about(game, state, decision, w), EN)) for w in answers((3,), ()))
    assert "Your total of 2" in one
    assert "**Pass**" in none
    assert "Your total" not in none


def test_several_options_of_an_answer_have_a_reason_each() -> None:
    game = GAMES["san_francisco"]
    state, decision = next(
        each
        for seed in range(20)
        for each in positions(game, 3, seed)
        if each[1].kind == "sticks_back" and each[1].most > 2
    )
    shown = about(game, state, decision, *answers((0, 1, 2), (0,)))
    helps = ("district:a1",), (), ("district:a1",)
    facts = tuple({"helps": each} for each in helps) + shown.judged.facts[3:]
    lines = told(hints.build(shown._replace(judged=shown.judged._replace(facts=facts)), EN))
    reasons = [line for line in lines.splitlines() if "A1." in line or "any more." in line]
    assert [line.partition("**: ")[2].count(",") for line in reasons[:1]] == [1]
    assert [line.count(",") for line in reasons[1:]] == [0, 0]
    assert "can't build anything" in reasons[1]


def test_a_remark_that_all_answers_share_is_not_told() -> None:
    game = GAMES["san_francisco"]
    state, decision = asked("influence", game)
    [alone] = [told(hints.build(about(game, state, decision, *answers((1,))), EN))]
    both = told(hints.build(about(game, state, decision, *answers((1,), (2,))), EN))
    assert " for 5 players" in alone
    assert " for 5 players" not in both


def test_two_cards_of_a_kind_read_alike() -> None:
    shown = about(GAME, *asked("keep"))
    readings = hints.readings(shown, EN)
    options = labels_and_notes(shown.judged)
    assert all(each.startswith(one.label) for each, one in zip(readings, options, strict=True))
    assert readings[0] == readings[1]
    assert len({*readings}) > 2


def test_people_of_one_name_do_not_read_alike() -> None:
    game = GAMES["san_marco"]
    shown = about(game, *asked("defect", game))
    people = tuple(replace(seat, name="Ann") for seat in shown.table.seats)
    shown = shown._replace(table=replace(shown.table, seats=people))
    assert len({*hints.readings(shown, EN)}) == len(shown.judged.facts)


@pytest.mark.sampled(3)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", list(GAMES))
def test_hints_of_every_kind_of_question_fit_into_a_message(key: str, language: str) -> None:
    game, seats, chance = GAMES[key], max(GAMES[key].seats), Chance(1)
    seen: set[str] = set()
    for state, decision in positions(game, seats, 1):
        if decision.kind in seen:
            continue
        seen.add(decision.kind)
        longest = replace(decision, least=decision.most)
        choices = [answering.sample(longest, chance.random) for _ in range(BEST)]
        check(_components(about(game, state, decision, *answers(*choices)), language))
    assert seen


def _components(shown: Hint, language: str) -> list[dict[str, object]]:
    return hints.build(shown, texts(language)).view().to_components()


def test_each_option_of_a_hint_has_the_rank_of_the_best_answer_that_has_it() -> None:
    best, worse = Weighed((0, 2), 0.6, False, True), Weighed((1, 2), 0.4, False, False)
    shown = {number: rank for rank, number in hints.ranks(hint(best, worse))}
    assert shown == {1: 1, 3: 1, 2: 2}
    assert {rank for rank, _ in hints.ranks(hint(*equal((2,), (0,))))} == {1}


def test_an_option_is_marked_by_the_number_that_the_menu_gives_it() -> None:
    """Places of Die goldene Stadt are numbered by their worth."""
    game = GAMES["goldene_stadt"]
    state, decision = asked("build", game)
    shown = about(game, state, decision, *answers((0,), (1,), (2,)))
    order = answering.by_rank(shown.judged.facts)
    assert [number for _, number in hints.ranks(shown)] == [order.index(at) + 1 for at in range(3)]
    assert order[:3] != [0, 1, 2]
