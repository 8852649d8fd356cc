"""Decisions made by hand as components: pages, sums, bounds, buttons."""

from typing import Any

import pytest

from bot.text import OptionText, texts
from bot.ui import ids, question
from bot.ui.question import Question
from bot.ui.sheet import Sheet
from rules import decision as answering
from rules.decision import Decision
from tests.limits.message import BUTTON, MENU, check, walk

EN = texts("en")


def asked(count: int, least: int = 1, most: int = 1, **facts: Any) -> Decision:
    return Decision(0, "offer", tuple(f"card:{n}" for n in range(count)), least, most, **facts)


def shown(decision: Decision, **state: Any) -> Question:
    options = [
        OptionText(f"Card {n} " + "x" * 200, "note " * 50) for n in range(len(decision.options))
    ]
    return Question(decision, options, 12, 34, **state)


def components(asked: Question) -> list[dict[str, Any]]:
    sheet = Sheet()
    question.add_controls(sheet, asked, EN)
    sheet.text(question.summary(asked, EN))
    sheet.row(question.confirm(asked, EN))
    found = sheet.view().to_components()
    check(found)
    return list(walk(found))


def menu(asked: Question) -> dict[str, Any]:
    return next(part for part in components(asked) if part["type"] == MENU)


def confirm(asked: Question) -> dict[str, Any]:
    return [part for part in components(asked) if part["type"] == BUTTON][-1]


def test_the_numbers_are_those_of_the_picture():
    labels = [option["label"] for option in menu(shown(asked(3)))["options"]]
    assert [label.split()[0] for label in labels] == ["1.", "2.", "3."]


def test_an_option_may_have_a_number_of_its_own():
    """After an offer was taken, those left keep theirs: menu, summary and buttons."""
    left = shown(asked(2), numbers=(1, 3), picked=(1,))
    labels = [option["label"] for option in menu(left)["options"]]
    assert [label.split()[0] for label in labels] == ["1.", "3."]
    assert "3. Card 1" in question.summary(left, EN)
    buttons = components(shown(asked(2), numbers=(1, 3), one_click=True))
    assert [part["label"].split()[0] for part in buttons if "label" in part][:2] == ["1.", "3."]


def test_a_button_that_declines_is_grey():
    """Whatever the game: to stop or to pass is not what catches the eye."""
    decision = Decision(0, "play", ("card:doge", "end", "pass", "decline"))
    buttons = [part for part in components(shown(decision, one_click=True)) if "label" in part]
    assert [part["style"] for part in buttons[:4]] == [1, 2, 2, 2]


def test_one_of_several_must_be_picked_before_confirm():
    first = shown(asked(3))
    assert confirm(first)["disabled"]
    assert menu(first)["min_values"] == menu(first)["max_values"] == 1
    assert not confirm(shown(asked(3), picked=(1,)))["disabled"]


def test_what_is_picked_stays_marked():
    options = menu(shown(asked(5, 2, 3), picked=(1, 4)))["options"]
    assert [option["value"] for option in options if option.get("default")] == ["1", "4"]


@pytest.mark.parametrize(("picked", "ready"), [((0,), False), ((0, 1), True), ((0, 1, 2), True)])
def test_least_and_most(picked: tuple[int, ...], ready: bool):
    several = shown(asked(6, 2, 3), picked=picked)
    assert menu(several)["max_values"] == 3
    assert confirm(several)["disabled"] is not ready


def test_nothing_can_be_picked_where_that_is_an_answer():
    free = shown(asked(4, 0, 2))
    assert menu(free)["min_values"] == 0
    assert not confirm(free)["disabled"]
    assert confirm(free)["label"] == EN.say("button-decline")


def test_thirty_options_come_on_two_pages():
    first, second = shown(asked(30)), shown(asked(30), page=1)
    assert [len(menu(each)["options"]) for each in (first, second)] == [25, 5]
    assert menu(second)["options"][0]["label"].startswith("26.")
    turners = [part for part in components(first) if part["type"] == BUTTON][:2]
    assert [button["disabled"] for button in turners] == [True, False]
    assert shown(asked(30), page=99).page == 1
    assert shown(asked(30), page=-1).page == 0


def test_picks_on_another_page_are_kept():
    second = shown(asked(30, 3, 3), picked=(2, 4), page=1)
    assert menu(second)["max_values"] == 1
    assert question.selected(second, ["27"]) == (2, 4, 27)
    assert question.selected(second, []) == (2, 4)


def test_a_single_pick_on_another_page_takes_the_first_ones_place():
    second = shown(asked(30), picked=(2,), page=1)
    assert question.selected(second, ["29"]) == (29,)


def test_a_single_pick_is_told_with_its_note_before_it_is_confirmed():
    options = [OptionText("To Dorsoduro", "*Points* 6"), OptionText("To Castello", "")]
    for picked, told in (((), None), ((0,), r"-# \*Points\* 6"), ((1,), None)):
        lines = question.summary(Question(asked(2), options, 12, 34, picked), EN).splitlines()
        assert lines[1:] == ([told] if told else [])
    several = Question(asked(2, 1, 2), options, 12, 34, (0,))
    assert "Points" not in question.summary(several, EN)


def test_a_full_hand_of_picks_leaves_the_other_page_usable():
    full = shown(asked(30, 2, 2), picked=(0, 1), page=1)
    assert menu(full)["max_values"] == 1
    over = shown(asked(30, 2, 2), picked=question.selected(full, ["25"]) or (), page=1)
    assert confirm(over)["disabled"]


@pytest.mark.parametrize("value", ["25", "-1", "x", "", "٣", "1" * 50, "0x1"])
def test_a_value_that_is_not_on_the_page_is_refused(value: str):
    assert question.selected(shown(asked(30)), [value]) is None


def test_a_sum_shows_its_running_total_and_waits_for_the_floor():
    decision = asked(5, 0, 5, weights=(1, 2, 3, 4, 5), floor=7)
    short, enough = shown(decision, picked=(0, 3)), shown(decision, picked=(2, 3))
    assert "5" in question.summary(short, EN)
    assert "not enough" in question.summary(short, EN)
    assert confirm(short)["disabled"]
    assert "Total 7 of 7" in question.summary(enough, EN)
    assert not confirm(enough)["disabled"]
    assert not confirm(shown(decision))["disabled"], "declining needs no total"


def test_a_sum_without_a_floor_is_only_told():
    decision = asked(4, 1, 3, weights=(0, 1, 2, 3))
    picked = shown(decision, picked=(1, 3))
    assert question.summary(picked, EN).splitlines()[-1] == "Total 4"
    assert not confirm(picked)["disabled"]


def test_few_options_are_buttons_with_one_click():
    few = shown(asked(10), one_click=True)
    assert few.as_buttons
    buttons = [part for part in components(few) if part["type"] == BUTTON][:-1]
    assert len(buttons) == 10
    claims = [ids.read(button["custom_id"]) for button in buttons]
    assert [ids.positions(claim.picks) for claim in claims if claim] == [(n,) for n in range(10)]


@pytest.mark.parametrize(
    "decision", [asked(11), asked(5, 2, 2), asked(5, 1, 1, weights=(1,) * 5, floor=1)]
)
def test_everything_else_stays_a_menu_with_one_click(decision: Decision):
    assert not shown(decision, one_click=True).as_buttons
    assert menu(shown(decision, one_click=True))


def test_every_size_of_decision_stays_within_the_limits():
    for count in (1, 2, 24, 25, 26, 50, 51, 110):
        for least, most in ((0, 1), (1, 1), (0, count), (count // 2, count)):
            for page in range(-(-count // 25)):
                picked = tuple(range(min(least, count)))
                components(shown(asked(count, least, most), picked=picked, page=page))


def test_whatever_confirm_offers_is_an_answer():
    decision = asked(7, 1, 4, weights=(1, 2, 3, 1, 2, 3, 9), floor=6)
    for mask in range(2**7):
        each = shown(decision, picked=ids.positions(mask))
        legal = answering.refusal(decision, ids.positions(mask)) is None
        assert each.ready is legal


def test_picks_beyond_the_options_are_dropped():
    assert shown(asked(3), picked=(1, 7, 200)).picked == (1,)
