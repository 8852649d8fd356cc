"""Decisions made by hand as components: pages, sums, bounds, buttons."""

from dataclasses import replace
from typing import Any

import pytest

from bot.text import OptionText, texts
from bot.ui import ids, question
from bot.ui.question import Question
from bot.ui.sheet import Sheet
from rules import decision as answering
from rules.decision import Choice, Decision, by_rank
from tests.limits.message import BUTTON, MENU, ROW, TEXT_DISPLAY, check, walk

EN = texts("en")


def asked(count: int, least: int = 1, most: int = 1, **facts: Any) -> Decision:
    return Decision(0, "offer", tuple(f"card:{n}" for n in range(count)), least, most, **facts)


def shown(decision: Decision, **state: Any) -> Question:
    options = [
        OptionText(f"Card {n} " + "x" * 200, "note " * 50) for n in range(len(decision.options))
    ]
    return Question(decision, options, 12, 34, **state)


def in_words(decision: Decision, **state: Any) -> Question:
    """The question in a panel without a picture: its options are in a menu."""
    return shown(decision, pictured=False, **state)


def components(asked: Question) -> list[dict[str, Any]]:
    sheet = Sheet()
    question.add_controls(sheet, asked, EN)
    sheet.text(question.summary(asked, EN))
    sheet.row(*question.answers(asked, EN))
    found = sheet.view().to_components()
    check(found)
    return list(walk(found))


def menu(asked: Question) -> dict[str, Any]:
    return next(part for part in components(asked) if part["type"] == MENU)


def answers(asked: Question, **how: Any) -> dict[str, question.Button]:
    """The buttons that play, clear or pass, by their labels, in their order."""
    return {str(each.item.label): each for each in question.answers(asked, EN, **how)}


def confirm(asked: Question) -> dict[str, Any]:
    return next(part for part in components(asked) if part.get("label") == "Confirm")


def no(asked: Question, **how: Any) -> question.Button:
    """The last button that answers, which passes."""
    return question.answers(asked, EN, **how)[-1]


def buttons(asked: Question) -> list[dict[str, Any]]:
    """The buttons of the options."""
    found = [part for part in components(asked) if part["type"] == BUTTON]
    return [part for part in found if part["label"][0].isdigit()]


def claims(parts: list[dict[str, Any]]) -> list[ids.Claim]:
    return [claim for part in parts if (claim := ids.read(part["custom_id"]))]


def test_the_numbers_are_those_of_the_picture():
    labels = [option["label"] for option in menu(in_words(asked(3)))["options"]]
    assert [label.split()[0] for label in labels] == ["1.", "2.", "3."]


def test_an_option_may_have_a_number_of_its_own():
    """After an offer was taken, those left keep theirs: menu, summary and buttons."""
    left = in_words(asked(2), numbers=(1, 3), picked=(1,))
    labels = [option["label"] for option in menu(left)["options"]]
    assert [label.split()[0] for label in labels] == ["1.", "3."]
    assert "3. Card 1" in question.summary(left, EN)
    pressed = buttons(shown(asked(2), numbers=(1, 3)))
    assert [part["label"].split()[0] for part in pressed] == ["1.", "3."]


def test_an_option_without_a_number_among_numbered_ones_has_none():
    """Its place would look like one of theirs: 0 to 9, and then 11."""
    left = in_words(asked(3), numbers=(0, 1, None), picked=(2,))
    labels = [option["label"] for option in menu(left)["options"]]
    assert [label.split()[0] for label in labels] == ["0.", "1.", "Card"]
    assert "of 1: Card 2" in question.summary(left, EN)


@pytest.mark.parametrize("key", ["end", "pass", "decline", "stop"])
@pytest.mark.parametrize("pictured", [False, True])
def test_to_say_no_is_a_grey_button_apart_and_last(pictured: bool, key: str):
    """In every game, and wherever the option stands: it is none of the picks."""
    asks = shown(Decision(0, "play", ("card:doge", key, "card:bridge")), pictured=pictured)
    assert asks.offered == [0, 2]
    found = [part for part in components(asks) if part["type"] == BUTTON]
    assert (found[-1]["label"], found[-1]["style"]) == (asks.options[1].label[:79] + "…", 2)
    assert claims(found[-1:])[0][:5] == ("take", 12, 34, 0, 0b010)
    if not pictured:
        assert [each["value"] for each in menu(asks)["options"]] == ["0", "2"]


def test_where_one_can_only_say_no_there_is_no_menu():
    only = in_words(Decision(0, "build", ("pass",), insist=True))
    assert [part["type"] for part in components(only)][-1] == BUTTON
    assert not any(part["type"] == MENU for part in components(only))


@pytest.mark.parametrize("pictured", [False, True])
def test_one_of_several_must_be_picked_before_confirm(pictured: bool):
    first = shown(asked(3), confirm=True, pictured=pictured)
    assert confirm(first)["disabled"]
    if not pictured:
        assert menu(first)["min_values"] == menu(first)["max_values"] == 1
    assert not confirm(shown(asked(3), confirm=True, picked=(1,)))["disabled"]


def test_where_a_click_plays_there_is_nothing_to_confirm():
    assert answers(shown(asked(3))) == answers(in_words(asked(3))) == {}


def test_what_cannot_be_taken_back_is_picked_and_waits_for_confirm():
    held = shown(asked(3), picked=(1,))
    assert [part["style"] for part in buttons(held)] == [2, 1, 2], "what is picked stands out"
    assert claims([confirm(held)])[0][:5] == (question.CONFIRM, 12, 34, 0, 0b010)


@pytest.mark.parametrize(
    ("state", "sure", "action"),
    [({}, False, "take"), ({}, True, "confirm"), ({"confirm": True}, False, "confirm")],
)
@pytest.mark.parametrize("most", [1, 2])
def test_to_decline_is_a_click_unless_it_must_be_confirmed(
    most: int, state: dict[str, bool], sure: bool, action: str
):
    button = no(shown(asked(3, 0, most), **state), sure=sure)
    assert (button.claim.action, button.claim.picks) == (action, 0)
    assert button.item.label == EN.say("button-decline")


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
    assert [*answers(free)] == ["Pass"]


@pytest.mark.parametrize("picked", [(0,), (0, 1)])
def test_to_decline_stays_when_something_is_picked_and_clear_takes_it_back(picked: Choice):
    some = answers(shown(asked(6, 0, 3), picked=picked))
    assert [*some] == ["Confirm", "Clear", "Pass"]
    assert some["Clear"].claim[:5] == ("pick", 12, 34, 0, 0)
    assert some["Pass"].claim[:5] == ("take", 12, 34, 0, 0)
    assert question.selected(shown(asked(6, 0, 3)), []) == ()


def test_a_single_pick_needs_no_clear():
    """Another one takes its place."""
    assert [*answers(shown(asked(3), picked=(1,)))] == ["Confirm"]


def test_what_declining_costs_is_confirmed_only_if_nothing_is_picked():
    held = shown(asked(6, 0, 3), picked=(2,))
    assert no(held, sure=True).claim.action == "take"


@pytest.mark.parametrize(
    ("least", "most", "words"),
    [
        (4, 4, "Pick 4 of these"),
        (0, 4, "Pick up to 4 of these"),
        (2, 4, "Pick 2 to 4 of these"),
        (0, 1, "Pick 1 of these, or none"),
        (1, 1, "Pick 1 of these"),
    ],
)
def test_a_menu_says_how_many_to_pick_and_of_what(least: int, most: int, words: str):
    """Not "Choose 4", as if 4 was one of them."""
    assert menu(in_words(asked(9, least, most)))["placeholder"] == words
    cards = in_words(asked(9, least, most), counted="1 card")
    assert menu(cards)["placeholder"] == words.replace(f"{most} of these", "1 card")


def test_thirty_options_come_on_two_pages():
    first, second = in_words(asked(30)), in_words(asked(30), page=1)
    assert [len(menu(each)["options"]) for each in (first, second)] == [25, 5]
    assert menu(second)["options"][0]["label"].startswith("26.")
    turners = [part for part in components(first) if part["type"] == BUTTON][:2]
    assert [button["disabled"] for button in turners] == [True, False]
    assert in_words(asked(30), page=99).page == 1
    assert in_words(asked(30), page=-1).page == 0


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


def test_an_old_menu_of_one_pick_still_works_where_there_are_buttons_now():
    """It had up to 25 entries, and what says no was one of them."""
    decision = Decision(0, "go", (*(f"place:{n}" for n in range(20)), "decline"))
    assert question.selected(shown(decision), ["19"]) == (19,)
    assert question.selected(shown(decision), ["20"]) == (20,)


@pytest.mark.parametrize("value", ["25", "-1", "x", "", "٣", "1" * 50, "0x1"])
def test_a_value_that_is_not_on_the_page_is_refused(value: str):
    assert question.selected(shown(asked(30, 2, 2)), [value]) is None
    assert question.selected(shown(asked(25)), [value]) is None


def test_a_sum_shows_its_running_total_and_waits_for_the_floor():
    decision = asked(5, 0, 5, weights=(1, 2, 3, 4, 5), floor=7)
    short, enough = shown(decision, picked=(0, 3)), shown(decision, picked=(2, 3))
    assert "5" in question.summary(short, EN)
    assert "not enough" in question.summary(short, EN)
    assert confirm(short)["disabled"]
    assert "7: enough." in question.summary(enough, EN)
    assert not confirm(enough)["disabled"]
    assert not no(short).item.disabled, "declining needs no total"


def test_nothing_is_said_of_a_sum_before_something_is_picked():
    """The question says what is needed."""
    decision = asked(5, 0, 5, weights=(1, 2, 3, 4, 5), floor=7)
    assert question.summary(shown(decision), EN) == ""


def test_the_lowest_sums_that_are_enough_are_one_click_each():
    """A row of them, each of as few options as possible; they stay after a pick."""
    decision = asked(6, 0, 6, weights=(1, 1, 2, 3, 5, 9), floor=7)
    found = [part for part in components(shown(decision)) if part["type"] == BUTTON]
    offered = [part for part in found if part["label"].startswith("Add ")]
    labels = ["Add 2 + 5 (7)", "Add 3 + 5 (8)", "Add 9", "Add 1 + 9 (10)", "Add 2 + 9 (11)"]
    assert [part["label"] for part in offered] == labels
    picks = [ids.positions(claim.picks) for claim in claims(offered)]
    assert picks == [(2, 4), (3, 4), (5,), (0, 5), (2, 5)]
    assert {claim.action for claim in claims(offered)} == {question.TAKE}
    assert all(answering.refusal(decision, choice) is None for choice in picks)

    assert shown(decision, picked=(0, 1)).sums == shown(decision).sums
    assert in_words(decision).sums == [], "what the cheques are stands in the menu alone"
    assert shown(asked(2, 0, 2, weights=(1, 2), floor=7)).sums == []
    at_least = shown(asked(3, 2, 3, weights=(1, 2, 9), floor=3)).sums
    assert at_least[0] == (0, 1)


def test_where_all_but_one_must_be_picked_naming_that_one_is_one_click():
    decision = asked(5, 4, 4)
    words = [OptionText(name, "") for name in ("Well", "Tower", "Well", "Crane", "Chapel")]
    five = Question(decision, words, 12, 34, order=(4, 3, 2, 1, 0))
    found = [part for part in components(five) if str(part.get("label")).startswith("All but ")]
    assert [part["label"][8:] for part in found] == ["5. Chapel", "4. Crane", "3. Well", "2. Tower"]
    picks = [ids.positions(claim.picks) for claim in claims(found)]
    assert picks == [(0, 1, 2, 3), (0, 1, 2, 4), (0, 1, 3, 4), (0, 2, 3, 4)]
    assert {claim.action for claim in claims(found)} == {question.TAKE}
    assert all(answering.refusal(decision, choice) is None for choice in picks)


@pytest.mark.parametrize("bounds", [(3, 4), (3, 3), (5, 5)])
def test_elsewhere_picks_are_made_one_by_one(bounds: tuple[int, int]):
    assert shown(asked(5, *bounds)).left == []
    assert shown(asked(2, 1, 1)).left == []
    assert shown(asked(11, 10, 10)).left == [], "there is no room for so many"
    assert shown(asked(3, 2, 2, weights=(1, 2, 3), floor=2)).left == []


def test_a_sum_without_a_floor_is_only_told():
    decision = asked(4, 1, 3, weights=(0, 1, 2, 3))
    picked = shown(decision, picked=(1, 3))
    assert question.summary(picked, EN).splitlines()[-1] == "Picked: 4 in all"
    assert not confirm(picked)["disabled"]


def test_few_options_are_buttons_that_carry_the_choice():
    few = buttons(shown(asked(14)))
    assert [ids.positions(claim.picks) for claim in claims(few)] == [(n,) for n in range(14)]
    assert {claim.action for claim in claims(few)} == {question.TAKE}


def test_many_options_are_buttons_like_few_on_pages():
    """The same number of components as on the fullest page of few: twelve options, and page
    buttons.
    """
    pages = [shown(asked(30), page=page) for page in range(3)]
    assert [len(question.shown(page)) for page in pages] == [12, 12, 6]
    labels = [part["label"] for part in components(pages[1]) if part["type"] == BUTTON]
    assert [label.split()[0] for label in labels] == [*(f"{n}." for n in range(13, 25)), "◀", "2/3"]
    assert sum(part["type"] == BUTTON for part in components(pages[0])) == question.BUTTONS


def test_a_button_may_say_less_than_a_label():
    options = [OptionText(f"Cheque {value}", "", str(value)) for value in (1, 5)]
    asks = Question(asked(2), options, 12, 34, numbers=(None, None))
    labels = [part["label"] for part in components(asks) if part["type"] == BUTTON]
    assert labels == ["1", "5"]
    assert menu(replace(asks, pictured=False))["options"][1]["label"] == "Cheque 5"


@pytest.mark.parametrize("decision", [asked(5, 2, 2), asked(5, 1, 1, weights=(1,) * 5, floor=1)])
def test_everything_else_stays_a_menu(decision: Decision):
    assert not shown(decision).as_buttons
    assert menu(shown(decision))


def test_what_stands_in_no_picture_stays_a_menu():
    """Its entries say what the picture would."""
    assert menu(in_words(asked(3)))["options"][0]["description"].startswith("note")


# --- places on a map -------------------------------------------------------------------------


def on_map(count: int, **state: Any) -> Question:
    places = [OptionText(f"Place_{n}", "") for n in range(count - 1)]
    decision = Decision(0, "go", (*(f"place:{n}" for n in range(count - 1)), "decline"))
    return Question(
        decision, [*places, OptionText("Nowhere", "")], 12, 34, spots="On the map", **state
    )


def test_places_are_short_buttons():
    """Passing is none of them, and has words."""
    sheet = on_map(4)
    assert [part["label"] for part in buttons(sheet)] == ["1", "2", "3"]
    assert [*answers(sheet)] == ["Nowhere"]
    assert [part for part in components(sheet) if part["type"] == TEXT_DISPLAY] == []


def test_places_have_the_numbers_that_the_picture_shows():
    assert [part["label"] for part in buttons(on_map(3, numbers=(2, 5, 7)))][:2] == ["2", "5"]


@pytest.mark.parametrize(("count", "rows"), [(11, 2), (16, 3), (17, 3), (31, 3)])
def test_places_are_buttons_in_three_rows_of_five_at_most(count: int, rows: int):
    found = [part for part in components(on_map(count)) if part["type"] == ROW]
    assert len(found) == rows + 1, "and one to decline"
    assert all(part["components"][0]["type"] == BUTTON for part in found)


def test_places_that_no_picture_shows_are_a_menu():
    assert menu(on_map(4, pictured=False))["options"][0]["label"] == "1. Place_0"


# --- options that read the same --------------------------------------------------------------


def twins(**state: Any) -> Question:
    words = [OptionText(each, "") for each in ("Well", "Indigo Plant", "Tower", "Indigo Plant")]
    return Question(asked(4), words, 12, 34, **state)


def test_two_equal_cards_are_one_button_with_the_numbers_of_both():
    labels = [part["label"] for part in buttons(twins())]
    assert labels == ["1. Well", "2, 4. 2× Indigo Plant", "3. Tower"]
    assert ids.positions(claims(buttons(twins()))[1].picks) == (1,), "any of them is a legal answer"
    held = [part["style"] for part in buttons(twins(picked=(3,)))]
    assert held.index(1) == 1, "an older button may have picked the other"


def test_in_a_menu_each_equal_card_has_its_entry():
    several = replace(twins(), decision=asked(4, 2, 2))
    assert len(menu(several)["options"]) == len(menu(twins(pictured=False))["options"]) == 4


# --- limits ----------------------------------------------------------------------------------


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


# --- the order of options --------------------------------------------------------------------


def test_options_that_the_game_ranks_come_best_first_and_keep_their_numbers() -> None:
    asks = shown(asked(4), order=by_rank([{"rank": 3}, {"rank": 1}, {"rank": 5}, {"rank": 1}]))
    pressed = [part["label"][:2] for part in components(asks) if part["type"] == BUTTON]
    assert pressed == ["2.", "4.", "1.", "3."]


def test_numbers_follow_the_order_of_the_controls() -> None:
    decision = Decision(0, "district", ("a", "b", "decline", "c", "d"))
    facts = [{"rank": 3}, {"rank": 1}, {}, {"rank": 5}, {"rank": 1}]
    numbers = [answering.number(decision, at, facts) for at in range(5)]
    assert numbers == [3, 1, None, 4, 2]


def test_a_question_at_which_one_can_only_pass_has_no_menu() -> None:
    decision = asked(3, 0, 3, weights=(1, 2, 3), floor=7)
    assert [part["label"] for part in components(shown(decision)) if "label" in part] == ["Pass"]


def test_options_without_a_rank_stay_in_their_order() -> None:
    assert by_rank([{}, {"points": 2}, {}]) == [0, 1, 2]
