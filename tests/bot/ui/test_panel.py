"""The private panel: its controls can give every possible answer."""

import re
from collections.abc import Iterator
from dataclasses import replace
from itertools import pairwise
from random import Random
from typing import Any, NamedTuple

import pytest

from bot.engine.model import NOWHERE, Chosen, Position
from bot.text import LANGUAGES, GameTexts, texts
from bot.text.catalogue import Catalogue
from bot.ui import happening, ids, panel, panel_help, question, remarks
from rules import decision as answering
from rules.decision import Choice, Decision
from rules.game import AnyGame, Remark
from tests.bot.ui.tables import PICTURE, panel_of, position_of, table_of
from tests.games import GAMES, known
from tests.limits.message import BUTTON, GALLERY, MENU, TEXT_DISPLAY, walk
from tests.rules.san_juan.given import given
from tests.rules.san_juan.given import seat as town


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("confirm", [False, True])
def test_what_may_be_declined_has_a_button_that_declines(confirm: bool, language: str):
    declined: set[str] = set()
    for game in GAMES.values():
        seats, random = min(game.seats), Random(1)
        state, _ = game.new({option.name: option.values[-1] for option in game.options}, seats, 1)
        while open_ := game.decisions(state):
            decision = random.choice(list(open_))
            if decision.least == 0:
                position = position_of(game, state, seats, decision.seat)
                shown = panel_of(position, language, notice="", confirm=confirm)
                assert _says(panel.build(shown).view().to_components(), language)
                declined.add(decision.kind)
            game.apply(state, decision.seat, answering.sample(decision, random.random))
    assert declined


def _says(components: list[dict[str, object]], language: str) -> bool:
    """Whether an enabled button passes, and answers with nothing."""
    for part in walk(components):
        claim = ids.read(str(part.get("custom_id", ""))) if part["type"] == BUTTON else None
        if claim is not None and claim.action in (question.CONFIRM, question.TAKE):
            if ids.positions(claim.picks):
                continue
            named = part["label"] == texts(language).say("button-decline")
            return named and not part.get("disabled")
    return False


# --- Help ------------------------------------------------------------------------------------

NUMBERED = re.compile(r"\d+\. ")
CONTROLS = ("confirm", "decline", "undo", "refresh", "am-back")


def _positions(game: AnyGame) -> Iterator[Position]:
    """Yield a position for each kind of decision, as each seat and a spectator has it."""
    seats, random, kinds = max(game.seats), Random(2), set[str]()
    state, _ = game.new({}, seats, 1)
    while open_ := game.decisions(state):
        new = {decision.kind for decision in open_} - kinds
        if new:
            yield from (position_of(game, state, seats, seat) for seat in (None, *range(seats)))
        kinds |= new
        decision = random.choice(list(open_))
        game.apply(state, decision.seat, answering.sample(decision, random.random))
    for seat in (None, 0):
        over = position_of(game, state, seats, seat)
        yield replace(over, table=replace(over.table, status="finished"))


def _away(position: Position) -> Position:
    """Let a computer stand in for the viewer."""
    assert position.seat is not None
    people = list(position.table.seats)
    people[position.seat] = replace(people[position.seat], computer="greedy", stand_in=True)
    return replace(position, table=replace(position.table, seats=tuple(people)))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("confirm", [False, True])
@pytest.mark.parametrize("key", GAMES)
def test_help_explains_what_the_panel_has_and_nothing_else(key: str, confirm: bool, language: str):
    words, explained, several = texts(language), set[str](), False
    found = list(_positions(GAMES[key]))
    found += [_away(each) for each in found if each.seat is not None and not each.standings]
    for position in found:
        shown = panel_of(position, language, notice="", confirm=confirm)
        parts = list(walk(panel.build(shown).view().to_components()))
        help_text = panel_help.build(shown)
        labels = {part["label"] for part in parts if part["type"] == BUTTON}
        if words.say("button-decline") in labels:
            labels.add(words.say("button-confirm"))  # it comes once something is picked
        lines = help_text.splitlines()
        on_controls = "\n".join(line for line in lines if not line.startswith("- "))
        for control in CONTROLS:
            label = words.say(f"button-{control}")
            if f"**{label}**" in on_controls:
                assert label in labels, help_text
                explained.add(control)
        offered = [entry["label"] for part in parts for entry in part.get("options", ())]
        asked = panel.question_of(shown)
        on_map = asked is not None and asked.as_spots
        numbered = [
            each
            for each in (*labels, *offered)
            if NUMBERED.match(each) or (on_map and each.isdigit())
        ]
        assert (words.say("panel-help-numbers") in help_text) == bool(numbered)
        ends = [after for line, after in pairwise(lines) if line.startswith("- ")]
        assert all(line.startswith("- ") or not line for line in ends)
        assert asked is not None or words.say("button-confirm") not in help_text
        several |= asked is not None and not asked.single
    never = known(key).never
    if not confirm and not several:  # nothing is left to confirm
        never |= {"confirm"}
    assert explained == set(CONTROLS) - never


# --- order -----------------------------------------------------------------------------------


def _told(shown: panel.Panel) -> tuple[str, str]:
    """Return what is told above the question, and below the buttons."""
    asked = panel.question_of(shown)
    steady = [] if asked is None else remarks.steady(shown.position, shown.texts, asked)
    news, rest = panel.since(shown, others=not steady)
    return news, happening.small(rest, happening.NEWS_LINES if steady else 0)


@pytest.mark.parametrize("key", ["san_juan", "san_marco"])
def test_what_others_did_last_stands_above_the_question_in_full_size(key: str):
    """As far as it fits into two lines: what the next decision depends on."""
    game, random, seen = GAMES[key], Random(6), 0
    seats = max(game.seats)
    state, told = game.new({}, seats, 6)
    happened = list(told)
    while (open_ := game.decisions(state)) and seen < 5:
        decision = random.choice(list(open_))
        position = position_of(game, state, seats, decision.seat, tuple(happened))
        acts = [each for each in happened if each.facts.get("seat") not in (None, decision.seat)]
        if acts and len(open_) == 1:
            news, below = _told(panel_of(position, "en"))
            assert news or "\n" in below or not below.startswith("-# "), decision
            seen += bool(news)
        happened = list(game.apply(state, decision.seat, answering.sample(decision, random.random)))
    assert seen


@pytest.mark.sampled(2)
@pytest.mark.parametrize("key", GAMES)
def test_what_happened_stands_below_the_buttons(key: str):
    """On a phone, the question and its buttons come right below the picture.

    Only links to more of it stand below the events.
    """
    game, random, seen = GAMES[key], Random(3), 0
    seats = max(game.seats)
    state, told = game.new({}, seats, 3)
    happened = list(told)
    for _ in range(12):
        open_ = game.decisions(state)
        for seat in (None, *range(seats)):
            position = position_of(game, state, seats, seat, tuple(happened))
            _, small = _told(panel_of(position, "en"))
            if not small:
                continue
            shown = panel.build(panel_of(position, "en", notice="", reveal=PICTURE))
            parts = list(walk(shown.view().to_components()))
            kinds = [part["type"] for part in parts]
            *controls, last, more = [
                place for place, kind in enumerate(kinds) if kind in (BUTTON, MENU)
            ]
            assert controls
            below = [part.get("content", "") for part in parts[last:more]]
            assert small in below
            assert parts[more]["label"] == "What have I missed?"
            assert kinds[last:].count(GALLERY) == 1
            seen += 1
        decision = random.choice(list(open_))
        happened += game.apply(state, decision.seat, answering.sample(decision, random.random))
    assert seen


@pytest.mark.sampled(1)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_what_came_of_a_choice_stands_above_the_next_question(key: str, language: str):
    """Right below the choice, in full size, and not a second time below the buttons."""
    game, random, seen = GAMES[key], Random(4), 0
    seats = max(game.seats)
    state, told = game.new({}, seats, 4)
    happened = list(told)
    while (open_ := game.decisions(state)) and seen < 20:
        decision = random.choice(list(open_))
        asked = position_of(game, state, seats, decision.seat, tuple(happened))
        chosen = Chosen(decision, answering.sample(decision, random.random), asked.facts)
        shown = panel_of(replace(asked, chosen=chosen), language, notice="")
        news, below = _told(shown)
        if news:
            parts = list(walk(panel.build(shown).view().to_components()))
            lines = _texts(parts)
            assert lines[lines.index(panel.chosen(shown)) + 1] == news
            assert news not in below
            assert news.count("\n") < happening.NEWS_LINES
            assert len(news) <= happening.NEWS_LIMIT + happening.NEWS_LINES
            seen += 1
        happened = list(game.apply(state, decision.seat, chosen.choice))
    assert seen


def test_a_solo_table_does_not_offer_to_pass():
    """No one else would wait, or could have it hidden from them."""
    game = GAMES["san_juan"]
    table = given(town("hero hero"), town(), role="builder")
    position = position_of(game, table.state, 2, 0)
    assert panel.only_pass(position)
    assert panel.offers_to_pass(panel_of(position, "en"))
    alone = replace(position, table=replace(position.table, channel_id=NOWHERE))
    assert not panel.offers_to_pass(panel_of(alone, "en"))


# --- effects of picks ------------------------------------------------------------------------

WORDS = """
title = A game
step-asked = Dividing
ask-split = What goes into the first offer?
option-card = { $seat }
remark-offer = Offer { $number }: { $limit }. { $each }
    .each = { $name } { $count }
"""
NAMES = ("under_score", "a_b_c")


class Dividing(NamedTuple):
    """The view of a player who divides three cards."""

    step: str = "asked"
    seat: int = 0
    decision: Decision = Decision(0, "split", ("card:1", "card:2", "card:3"), 1, 2)
    outcome: None = None
    waiting: tuple[int, ...] = (0,)


def _offers(_: object, picked: Choice) -> tuple[Remark, ...]:
    first = sum(1 + place for place in picked)
    return tuple(
        Remark("offer", {"number": number, "limit": limit, "seats": (1, 0), "counts": (limit, 9)})
        for number, limit in ((1, first), (2, 6 - first))
    )


@pytest.fixture
def dividing(monkeypatch: pytest.MonkeyPatch) -> AnyGame:
    """A game that tells the total of each offer."""
    game, words = replace(next(iter(GAMES.values())), remarks=_offers), texts("en")
    monkeypatch.setitem(words._games, game.key, GameTexts(words, Catalogue(WORDS, "en")))
    return game


def _position(game: AnyGame) -> Position:
    view: Any = Dividing()
    table = table_of(game, 2, (0,))
    seats = tuple(replace(seat, name=name) for seat, name in zip(table.seats, NAMES, strict=True))
    return Position(
        table=replace(table, seats=seats),
        game=game,
        seat=0,
        view=view,
        facts=({"seat": 0}, {"seat": 1}, {"seat": 0}),
        can_take_back=False,
        since=(),
        standings=(),
    )


def _dividing(game: AnyGame, **changes: Any) -> list[dict[str, Any]]:
    shown = panel.build(panel_of(_position(game), "en", notice="", **changes))
    return list(walk(shown.view().to_components()))


def test_what_was_chosen_several_times_is_named_once(dividing: AnyGame):
    asked = _position(dividing)
    chosen = replace(asked, chosen=Chosen(Dividing().decision, (0, 1, 2), asked.facts))
    told = panel.chosen(panel_of(chosen, "en"))
    assert told == r"You chose **2× under\_score and a\_b\_c**."


def test_a_lesson_stands_right_above_its_question(dividing: AnyGame):
    """And the button that ends all lessons below everything that answers."""
    told = "\n".join(_texts(_dividing(dividing, lesson="> a lesson"))).splitlines()
    assert (
        told[told.index("> a lesson") + 1]
        == f"**{texts('en').of(dividing.key).ask(Dividing().decision)}**"
    )
    parts = _dividing(dividing, lesson="> a lesson")
    *_, last = [part["label"] for part in parts if part["type"] == BUTTON]
    assert last == "No more lessons"
    assert "No more lessons" not in str(_dividing(dividing))


def _texts(parts: list[dict[str, Any]]) -> list[str]:
    return [part["content"] for part in parts if part["type"] == TEXT_DISPLAY]


@pytest.mark.parametrize("confirm", [False, True])
@pytest.mark.parametrize(
    ("picked", "first", "second"), [((), 0, 6), ((1,), 2, 4), ((0, 1), 3, 3), ((0, 1, 2), 6, 0)]
)
def test_what_comes_of_the_picks_is_told_before_they_are_confirmed(
    dividing: AnyGame, picked: Choice, first: int, second: int, confirm: bool
):
    told = _texts(_dividing(dividing, picked=picked, confirm=confirm))
    others = r"a\_b\_c {} and under\_score 9"
    assert told[-1].splitlines() == [
        f"- Offer 1: {first}. {others.format(first)}",
        f"- Offer 2: {second}. {others.format(second)}",
    ]


@pytest.mark.parametrize("lesson", ["", "> a lesson"])
@pytest.mark.parametrize("picked", [(), (1,)])
def test_remarks_that_hold_whatever_is_picked_stand_above_a_question_without_a_lesson(
    dividing: AnyGame, picked: Choice, lesson: str
):
    def remarks(view: Any, picked: Choice) -> tuple[Remark, ...]:
        steady = Remark("offer", {"number": 3, "limit": 0, "seats": (), "counts": ()})
        return (steady, *dividing.remarks(view, picked))

    parts = _dividing(replace(dividing, remarks=remarks), picked=picked, lesson=lesson)
    told = "\n".join(_texts(parts)).splitlines()
    [asks] = [at for at, each in enumerate(told) if each.startswith("**")]
    above, below = told[:asks], told[asks:]
    steady = [each.strip() for each in above if each.startswith("- ")]
    assert steady == ([] if lesson else ["- Offer 3: 0."])
    assert "Offer 1" in "\n".join(below)
    assert ("Offer 3" in "\n".join(below)) is bool(lesson)


@pytest.mark.parametrize("picked", [(), (1,)])
def test_where_remarks_tell_the_picks_they_are_not_listed_again(dividing: AnyGame, picked: Choice):
    assert "Picked" not in "\n".join(_texts(_dividing(dividing, picked=picked)))
    silent = replace(dividing, remarks=lambda *_: ())
    told = "\n".join(_texts(_dividing(silent, picked=picked)))
    assert ("Picked" in told) is bool(picked), "where nothing is, the menu says how many"
    alike = replace(dividing, remarks=lambda view, _: dividing.remarks(view, ()))
    told = "\n".join(_texts(_dividing(alike, picked=picked)))
    assert ("Picked" in told) is bool(picked), "such remarks tell nothing of the picks"


def test_names_are_plain_in_menus_and_written_for_markdown_where_that_is_read(
    dividing: AnyGame,
):
    parts = _dividing(replace(dividing, remarks=lambda *_: ()), picked=(1,))
    labels = [entry["label"] for part in parts for entry in part.get("options", ())]
    assert labels == ["1. under_score", "2. a_b_c", "3. under_score"]
    assert _texts(parts)[-1] == r"Picked 1 (up to 2): 2. a\_b\_c"


@pytest.mark.proof
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
def test_what_a_game_remarks_stands_on_the_panel_in_full(key: str, language: str):
    """Also while nothing is picked; and nothing if the game has no remarks."""
    game, random = GAMES[key], Random(2)
    seats = max(game.seats)
    state, _ = game.new({}, seats, 2)
    while open_ := game.decisions(state):
        decision = random.choice(list(open_))
        answer = answering.sample(decision, random.random)
        position = position_of(game, state, seats, decision.seat)
        for picked in ((), answer):
            found = game.remarks(panel.view_of(position), picked)
            shown = panel.build(panel_of(position, language, notice="", picked=picked))
            lines = "\n".join(_texts(list(walk(shown.view().to_components())))).splitlines()
            told = [line for line in lines if line.startswith("- ")]
            assert len(told) == len(found)
            assert not any(line.endswith("…") for line in told)
        game.apply(state, decision.seat, answer)
