"""The pictures of San Juan: every decision, every size of hand and town, both languages."""

from dataclasses import replace
from io import BytesIO

import pytest
from PIL import Image

from bot.render import Scene, draw
from bot.render.canvas import Box, Canvas
from bot.render.kit import wording
from bot.render.lettering import ELLIPSIS, fit
from bot.render.san_juan import amounts, board
from bot.render.san_juan.facades import facade
from bot.render.san_juan.handcards import grid
from bot.render.san_juan.look import COLOURS, ICONS
from bot.render.theme import ICE, NIGHT, Type
from bot.text import LANGUAGES, texts
from rules.decision import Decision
from rules.san_juan.advice.score_so_far import tucked
from rules.san_juan.components import (
    BUILDING_KEYS,
    FAMILY,
    KIND,
    KINDS,
    PRODUCTION,
    ROLE_KEYS,
    kind_named,
)
from rules.san_juan.state import Variant
from rules.san_juan.view import NO_ROLE, Slot, Stash
from tests.render.noting import Noted, noting
from tests.render.positions import (
    ASKED,
    largest_decisions,
    middle_view,
    scene_with,
    with_full_towns,
    with_hand,
)
from tests.render.sprites import numbers_of_cards
from tests.render.test_files import check

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


def colours_of(scene: Scene) -> set[tuple[int, ...]]:
    image = Image.open(BytesIO(draw(scene).data)).convert("RGB")
    return {colour for _, colour in image.getcolors(256) or () if isinstance(colour, tuple)}


# --- decisions -------------------------------------------------------------------------------


def test_a_few_random_games_ask_everything() -> None:
    assert largest_decisions().keys() == ASKED


@pytest.mark.sampled(2)
@EVERY_LANGUAGE
@pytest.mark.parametrize("kind", sorted(ASKED))
def test_every_decision_draws(kind: str, language: str) -> None:
    check(draw(replace(largest_decisions()[kind], language=language)))


@pytest.mark.sampled(4)
@pytest.mark.parametrize("kind", sorted(ASKED))
def test_the_numbers_are_those_of_the_menu(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = numbers_of_cards(monkeypatch)
    scene = replace(largest_decisions()[kind], table=f"#{kind}")
    draw(scene)
    assert scene.view.decision is not None
    options = scene.view.decision.options
    assert sorted(shown) == [at for at, key in enumerate(options, start=1) if key != "pass"]


@pytest.mark.sampled(5)
@pytest.mark.parametrize("kind", sorted(ASKED))
def test_the_alternative_text_tells_every_option_with_its_number(kind: str) -> None:
    scene = largest_decisions()[kind]
    decision = scene.view.decision
    assert decision is not None
    alt = draw(scene).alt
    own = wording.words_of(scene)
    assert own.ask(decision) in alt
    for position, facts in enumerate(scene.facts):
        label = own.option(decision, position, facts, scene.names).label
        numbered = f"{position + 1}: {label}" in alt or f"{position + 1} {label}" in alt
        assert label in alt
        assert numbered is (decision.options[position] != "pass")


# --- hands -----------------------------------------------------------------------------------


@pytest.mark.sampled(5)
@EVERY_LANGUAGE
@pytest.mark.parametrize("count", [0, 1, 8, 12, 20])
def test_hands_of_any_size_draw(count: int, language: str) -> None:
    view = with_hand(count)
    assert len(view.hand) == count
    check(draw(scene_with(view, "hand", language=language)))


@pytest.mark.parametrize("count", range(1, 31))
def test_cards_stay_within_their_room_and_readable(count: int) -> None:
    room = Box(16, 162, 1168, 788)
    columns, width, height = grid(count, room)
    rows = -(-count // columns)
    assert columns * width + (columns - 1) * 12 <= room.width
    assert rows * height + (rows - 1) * 12 <= room.height
    assert width >= 130
    assert height >= 180


def test_a_hand_of_twenty_with_a_number_on_each() -> None:
    view = with_hand(20)
    options = tuple(f"card:{card}" for card in view.hand)
    view = replace(view, decision=Decision(0, "limit", options, 13, 13))
    facts = tuple({"building": "building:well", "cost": 2, "points": 1} for _ in options)
    check(draw(scene_with(view, "hand", facts)))


def test_a_hand_says_who_may_see_it() -> None:
    for language in LANGUAGES:
        scene = scene_with(with_hand(3), "hand", language=language)
        assert texts(language).say("picture-private") in wording.private_subline(scene)


def test_cards_that_all_have_seen_carry_an_eye() -> None:
    view = with_hand(3)
    own = view.own._replace(known=())
    unknown = replace(view, tableaus=(own, *view.tableaus[1:]))
    known = own._replace(known=(KIND[view.hand[0]],))
    shown = replace(view, tableaus=(known, *view.tableaus[1:]))
    assert ICE not in colours_of(scene_with(unknown, "hand"))
    assert ICE in colours_of(scene_with(shown, "hand"))


# --- the table -------------------------------------------------------------------------------


@pytest.mark.sampled(3)
@EVERY_LANGUAGE
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_twelve_buildings_each_draw(seats: int, language: str) -> None:
    check(draw(scene_with(with_full_towns(seats), "board", language=language)))


def test_the_pill_names_the_players_to_move() -> None:
    view = replace(middle_view(3, None), waiting=(1,), step="role")
    pill = wording.waiting_pill(scene_with(view, "board"), view)
    assert pill is not None
    assert (pill.name, pill.seat) == ("Ben", 1)
    several = replace(view, waiting=(0, 1, 2))
    pill = wording.waiting_pill(scene_with(several, "board"), several)
    assert pill is not None
    assert (pill.name, pill.seat) == ("Waiting for 3", None)
    idle = replace(view, waiting=())
    assert wording.waiting_pill(scene_with(idle, "board"), idle) is None


@EVERY_LANGUAGE
def test_the_table_in_words_has_the_facts(language: str) -> None:
    view = middle_view(4, None)
    scene = scene_with(view, "board", language=language)
    alt = draw(scene).alt
    own = texts(language).of("san_juan")
    for seat, tableau in enumerate(view.tableaus):
        assert scene.names[seat] in alt
        city = [kind for kind in tableau.kinds if not PRODUCTION >> kind & 1]
        assert all(own.name(BUILDING_KEYS[kind]) in alt for kind in city)
        assert f": {amounts.points(view, seat)} " in alt
    for key in ROLE_KEYS:
        assert own.name(key) in alt
    assert own.say("alt-governor") in alt
    assert own.say("alt-computer") in alt


def test_tucked_cards_count_where_the_viewer_may_know_them() -> None:
    view = with_hand(3)
    before = amounts.points(view, 0)
    own = view.own._replace(stash=Stash(chapel=2, bank=3, harbor=1))
    view = replace(view, tableaus=(own, *view.tableaus[1:]))
    assert amounts.points(view, 0) == before + 6
    for seat in (1, 2, 3):
        assert tucked(view, seat) == 0


def test_a_cathedral_counts_what_stands_elsewhere() -> None:
    view = replace(with_hand(3), variant=Variant(deck="new_buildings"))
    palace, cathedral = Slot(kind_named("palace"), False), Slot(kind_named("cathedral"), False)
    rival = view.tableaus[1]._replace(display=(palace, *view.tableaus[1].display))
    town = view.own._replace(display=(*view.own.display, cathedral))
    sixes = sum(FAMILY[kind] == "end" for each in view.tableaus[2:] for kind in each.kinds)
    assert sixes == 0
    view = replace(view, tableaus=(town, rival, *view.tableaus[2:]))
    assert amounts.bonus(view, 0, kind_named("cathedral")) == "+4"


# --- words fit -------------------------------------------------------------------------------


@EVERY_LANGUAGE
def test_labels_fit_without_being_cut(language: str) -> None:
    own = texts(language).of("san_juan")
    role = Type("bold", 44)
    for key in ROLE_KEYS:
        assert ELLIPSIS not in fit(own.name(key), role, 204, 30).words


def test_a_town_labels_only_what_decides() -> None:
    written: list[Noted] = []
    with noting(written.append):
        draw(replace(scene_with(with_full_towns(4), "board"), table="#labels"))
    words = {noted.words for noted in written}
    own = texts("en").of("san_juan")
    assert not words & {own.name(key) for key in BUILDING_KEYS}
    assert {"12", "/12"} <= words


@pytest.mark.parametrize("role", range(len(ROLE_KEYS)))
def test_the_role_that_is_carried_out_has_the_broadest_tile(role: int) -> None:
    view = middle_view(4, None)
    boxes = board._tiles(replace(view, role=role))
    assert max(boxes, key=lambda box: box.width) == boxes[role]
    assert boxes[-1].right <= 1192
    assert len({box.width for box in board._tiles(replace(view, role=NO_ROLE))}) == 1


def test_every_building_has_an_icon_and_a_facade() -> None:
    assert len(ICONS) == len(KINDS)
    canvas = Canvas(91, 123, NIGHT)
    for kind in KINDS:
        facade(canvas, Box(0, 0, 91, 123), Slot(kind, False))
    assert len(set(COLOURS)) <= 200
