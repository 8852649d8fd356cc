"""The city, its numbers, its money: all in their place, and legible on a phone."""

from collections.abc import Iterator
from dataclasses import replace
from functools import cache
from io import BytesIO
from itertools import combinations, pairwise, product
from typing import Any, cast

import pytest
from PIL import Image

from bot.render import Scene, draw
from bot.render.canvas import Box
from bot.render.lettering import block
from bot.render.san_francisco import city, evening, hand, look, plan, table
from bot.render.san_francisco.plan import Plan
from bot.render.theme import ICE, INK, Type
from bot.text import LANGUAGES, texts
from rules import decision as answering
from rules.event import NOBODY, Event, Facts
from rules.san_francisco.components import (
    BESIDE,
    DISTRICTS,
    PRESTIGE,
    SIDES,
    STREETS,
    TENDERS,
    district_named,
    street_named,
)
from rules.san_francisco.view import SanFranciscoView
from tests.games import GAMES
from tests.games.scenes import positions, scene_of
from tests.render.noting import Noted, noting
from tests.render.sprites import forget_all
from tests.render.test_colours import LEAST_CONTRAST, contrast
from tools.extremes.san_francisco import full_city

GAME, KEY = GAMES["san_francisco"], "san_francisco"
PHONE = 280 / 1200


def view_of(scene: Scene) -> SanFranciscoView:
    return cast(SanFranciscoView, scene.view)


@cache
def asked() -> dict[str, Scene]:
    """Return, for each kind of decision, the hand with the most options in some random games."""
    found: dict[str, tuple[int, Any, int]] = {}
    for seats, seed in ((3, 1), (4, 2), (5, 3)):
        for state in positions(KEY, seats, seed):
            for decision in GAME.decisions(state):
                size = len(decision.options)
                if size > found.get(decision.kind, (0,))[0]:
                    found[decision.kind] = size, GAME.copy(state), decision.seat
    return {kind: scene_of(KEY, state, "hand", seat) for kind, (_, state, seat) in found.items()}


def on_map() -> Iterator[tuple[Scene, SanFranciscoView]]:
    for scene in asked().values():
        if hand.is_on_map(view_of(scene)):
            yield scene, view_of(scene)


def overlap(one: Box, other: Box) -> int:
    width = min(one.right, other.right) - max(one.x, other.x)
    height = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0, width) * max(0, height)


def words(scene: Scene) -> list[str]:
    forget_all()
    found: list[Noted] = []
    with noting(found.append):
        draw(scene)
    return [noted.words for noted in found if noted.words]


def test_every_option_in_the_city_has_its_number_where_it_lies() -> None:
    for scene, view in on_map():
        shown, decision = hand.shown_of(view), view.decision
        assert decision is not None
        numbered = {tag.number: tag for tag in hand.marks(scene, view, shown)}
        told = [answering.number(decision, at, scene.facts) for at in range(len(decision.options))]
        assert numbered.keys() == {number for number in told if number}
        for number, key in zip(told, decision.options, strict=True):
            if number and key.startswith("street:"):
                assert overlap(numbered[number].box, shown.stick(street_named(key))) > 0
            elif number:
                place = shown.place(district_named(key))
                assert overlap(numbered[number].box, place) > 0


def test_no_number_is_cut_off_at_the_edge_of_the_city() -> None:
    whole = Plan(0)
    for street in STREETS:
        box = city.on_street(len(STREETS), street, whole).box
        assert whole.box.x <= box.x
        assert box.right <= whole.box.right


def test_numbers_hide_no_other_and_are_read_on_a_phone() -> None:
    for scene, view in on_map():
        marked = hand.marks(scene, view, hand.shown_of(view))
        for one, other in combinations(marked, 2):
            assert overlap(one.box, other.box) < 0.1 * one.box.width * one.box.height
        assert all(tag.px * PHONE >= 12 for tag in marked)


def test_streets_close_together_are_shown_nearer_and_others_in_the_whole_city() -> None:
    sizes = {kind: hand.shown_of(view_of(asked()[kind])).size for kind in ("street", "district")}
    assert sizes["street"] > sizes["district"] == 100
    assert plan.around(STREETS, 0) == Plan(0)
    assert sorted(Plan(0).streets) == list(STREETS)


@pytest.mark.proof
def test_every_stick_and_building_shows_whose_it_is(monkeypatch: pytest.MonkeyPatch) -> None:
    board = scene_of(KEY, next(positions(KEY, 5, 3)), "board", None)
    view = full_city(view_of(board))
    drawn: list[int] = []
    calmly: list[bool] = []

    def note(_: object, seat: int, __: object, *, calm: bool) -> None:
        drawn.append(seat)
        calmly.append(calm)

    monkeypatch.setattr(city, "draw_bar", note)
    draw(replace(board, view=view))
    assert all(calmly), "nothing is left to build"
    sticks = [one.sticks.bit_count() for one in view.investors]
    assert [drawn.count(seat) for seat in range(5)] == sticks
    assert drawn.count(NOBODY) == view.white.bit_count()
    ruins = replace(view, builders=(NOBODY,) * len(DISTRICTS))
    assert draw(replace(board, view=ruins)).data != draw(replace(board, view=view)).data


def test_districts_that_one_stick_completes_stand_out(monkeypatch: pytest.MonkeyPatch) -> None:
    lit: list[int] = []
    monkeypatch.setattr(city, "draw", lambda *_, near, **__: lit.extend(near))
    found = 0
    for scene, view in on_map():
        lit.clear()
        draw(scene)
        assert view.decision is not None
        options = zip(view.decision.options, scene.facts, strict=True)
        near = [district_named(key) for key, facts in options if near_to_built(key, facts)]
        assert lit == near
        found += len(near)
    assert found


def test_a_number_hides_neither_the_sign_of_its_district_nor_the_sticks_it_needs() -> None:
    shown = Plan(0)
    for district in DISTRICTS:
        place = shown.place(district)
        sign = Box(place.right - 38, place.y, 38, 60)
        value_and_needs = Box(place.x, place.bottom - 48, place.width, 48)
        box = city.on_district(len(DISTRICTS) - 1, district, shown).box
        assert not overlap(box, sign)
        assert not overlap(box, value_and_needs)


def test_a_number_beside_a_stick_hides_no_mark_of_whose_it_is() -> None:
    near = plan.around([SIDES[8][0]], 0)
    for street in SIDES[8]:
        (x, y), symbol = near.stick(street).middle, 16
        mark = Box(x - symbol, y - symbol, 2 * symbol, 2 * symbol)
        assert not overlap(city.on_street(9, street, near, beside=True).box, mark)


def test_what_stands_out_among_numbers_says_what_it_brings() -> None:
    found = 0
    for scene, view in on_map():
        assert view.decision is not None
        for key, facts in zip(view.decision.options, scene.facts, strict=True):
            if near_to_built(key, facts):
                points = facts.get("gain") or PRESTIGE[view.city[district_named(key)]]
                assert f"+{points}" in words(scene)
                found += 1
    assert found


def test_numbers_are_quiet_where_there_are_many_or_some_districts_bring_something() -> None:
    found = 0
    for scene, view in on_map():
        decision = view.decision
        assert decision is not None
        near = [
            answering.number(decision, at, scene.facts)
            for at, (key, facts) in enumerate(zip(decision.options, scene.facts, strict=True))
            if near_to_built(key, facts)
        ]
        marked = hand.marks(scene, view, hand.shown_of(view))
        quiet = bool(near) or len(decision.options) > 12
        assert all(tag.quiet == (quiet and tag.number not in near) for tag in marked)
        found += len(near)
    assert found


def test_the_board_names_the_seats_that_lead_on_a_lot(monkeypatch: pytest.MonkeyPatch) -> None:
    led: dict[int, list[int]] = {}
    monkeypatch.setattr(
        city, "draw_leaders", lambda _, district, __, seats: led.update({district: seats})
    )
    board = scene_of(KEY, next(positions(KEY, 5, 3)), "board", None)
    view = full_city(view_of(board))
    draw(replace(board, view=view))
    assert not led
    one, two, three, _ = SIDES[8]
    laid = [1 << one | 1 << two, 1 << three, 0, 0, 0]
    investors = [each._replace(sticks=own) for each, own in zip(view.investors, laid, strict=True)]
    ruins = (NOBODY,) * len(DISTRICTS)
    bare = replace(view, investors=tuple(investors), builders=ruins, city=(0,) * len(DISTRICTS))
    draw(replace(board, view=bare))
    assert led[8] == [0]
    beyond = next(at for at in BESIDE[three] if at != 8)
    assert led[beyond] == [1]


def test_what_is_sold_is_shown_apart_or_the_rest_steps_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    told: list[tuple[list[int], list[int]]] = []

    def note(_: object, shown: Plan, *__: object, faint: list[int], **___: object) -> None:
        told.append((shown.districts, faint))

    monkeypatch.setattr(city, "draw", note)
    bid, edge = asked()["bid"], next(at for at, one in enumerate(TENDERS) if one.object == "edge")
    view = replace(view_of(bid), acting=False)
    kinds = TENDERS[view.tender].kinds
    draw(replace(bid, view=view))
    sold = [at for at in DISTRICTS if view.city[at] in kinds]
    assert told == [([at], []) for at in sold]
    told.clear()
    draw(replace(bid, view=replace(view, tender=edge)))
    ((whole, inner),) = told
    assert whole == list(DISTRICTS)
    assert len(inner) == 15


def near_to_built(key: str, facts: Facts) -> bool:
    """Whether a stick completes a district, or one of its sticks brings something elsewhere."""
    if not key.startswith("district:"):
        return False
    return bool(facts["gain"]) if "gain" in facts else facts["needs"] == 1


def test_numbers_are_in_the_order_in_which_the_map_is_read() -> None:
    for scene, view in on_map():
        shown = hand.shown_of(view)
        for one, other in pairwise(sorted(hand.marks(scene, view, shown))):
            above = other.at.y - one.at.y > shown.scaled(40)
            assert above or (other.at.x > one.at.x and abs(other.at.y - one.at.y) < 40)


def test_kind_and_value_rights_bank_and_years_are_written() -> None:
    board = scene_of(KEY, next(positions(KEY, 4, 3)), "board", None)
    office = next(at for at, card in enumerate(TENDERS) if card.object == "office")
    told = words(replace(board, view=replace(view_of(board), tender=office, acting=False, bank=17)))
    assert {"Office 6", "17", "0/12", "07", "18", "1 right for cheques"} <= {*told}


@pytest.mark.proof
def test_a_bid_says_what_is_laid_what_is_enough_and_what_the_others_can_have() -> None:
    scene = asked()["bid"]
    investors = [one._replace(laid=(100,), passed=False) for one in view_of(scene).investors]
    view = replace(view_of(scene), investors=tuple(investors))
    decision = view.decision
    assert decision is not None
    told = words(replace(scene, view=view, picked=(0, 1)))
    assert str(100 + sum(decision.weights[:2])) in told
    assert str(100 + decision.floor) in told
    others = [one for one in view.investors if one.seat != decision.seat]
    assert {f"≤{100 + one.at_most}" for one in others} <= {*told}
    out = [one._replace(passed=True) for one in investors]
    assert words(replace(scene, view=replace(view, investors=tuple(out)))).count("out") == len(out)


@pytest.mark.proof
def test_who_bids_influence_is_told_their_own_beside_their_cheques() -> None:
    scene = asked()["influence"]
    view = replace(view_of(scene), hand=(1, 2))
    rich = [one._replace(influence=44) for one in view.investors]
    told = words(replace(scene, view=replace(view, investors=tuple(rich))))
    assert told.count("44") == len(rich) + 1


@pytest.mark.proof
def test_a_blind_bid_says_what_rivals_can_have_and_nothing_of_others() -> None:
    scene = asked()["blind"]
    rich = [one._replace(cheques=8, possible=(*range(1, 11),)) for one in view_of(scene).investors]
    view = replace(view_of(scene), investors=tuple(rich))
    assert view.seat is not None
    rivals = view.rivals(view.seat)
    assert 0 < len(rivals) < len(rich) - 1
    told = [word for word in words(replace(scene, view=view)) if word.startswith("≤")]
    assert told == ["≤40"] * len(rivals), "by five cheques"


@pytest.mark.proof
def test_what_has_changed_is_bracketed_also_where_it_is_shown_nearer() -> None:
    street, near = asked()["street"], hand.shown_of(view_of(asked()["street"]))
    inside = near.districts[0]
    key = f"district:{city.DISTRICT_NAMES[inside]}"
    for scene in (street, scene_of(KEY, next(positions(KEY, 3, 3)), "board", None)):
        changed = replace(scene, since=(Event("built", {"seat": 0, "district": key, "points": 4}),))
        assert draw(changed).data != draw(scene).data


def test_changes_say_by_how_much() -> None:
    board = scene_of(KEY, next(positions(KEY, 3, 3)), "board", None)
    built = Event("built", {"seat": 1, "district": "district:a1", "kind": "kind:bank", "points": 4})
    bonus = Event("bonus", {"seat": 1, "kind": "kind:villa", "points": 3})
    won = Event("won_influence", {"seat": 2, "count": 5, "rank": 1})
    granted = Event("takes_influence", {"seat": 0, "count": 2})
    placed = Event("placed", {"seat": 0, "street": "street:a1-b1"})
    told = words(replace(board, since=(built, bonus, won, granted, placed)))
    changes = ("+4", "+", "+2", "+7", "\N{MINUS SIGN}5")
    assert tuple(each for each in told if each in changes) == changes
    assert not {*changes} & {*words(board)}


def test_a_change_in_a_row_stays_bright_for_who_catches_up() -> None:
    board = scene_of(KEY, next(positions(KEY, 3, 3)), "board", None)
    granted = Event("takes_influence", {"seat": 0, "count": 2})
    placed = Event("placed", {"seat": 0, "street": "street:a1-b1"})
    drawn = draw(replace(board, since=(granted, placed), missed=True))
    image = Image.open(BytesIO(drawn.data)).convert("RGB")
    rows = image.crop((0, image.height - table.height(3), *image.size))
    assert ICE in {colour for _, colour in rows.getcolors(1 << 20) or ()}


def test_the_reason_of_the_end_has_three_lines_at_most_below_the_quay() -> None:
    for language, reason in product(LANGUAGES, ("twelve_years", "standstill", "no_street_left")):
        said = texts(language).of(KEY).reason(reason)
        assert len(block(said, Type("semibold", 38), 310, 4)) <= 3, said


def test_the_end_shows_what_the_winners_have_built(monkeypatch: pytest.MonkeyPatch) -> None:
    shown: list[tuple[int, int]] = []
    real = evening.district_tile
    monkeypatch.setattr(
        evening, "district_tile", lambda *at: shown.append((at[0], at[1])) or real(*at)
    )
    *_, last = positions(KEY, 3, 1)
    scene = scene_of(KEY, last, "final", None)
    view = view_of(scene)
    for winner in {*view.builders} - {NOBODY}:
        shown.clear()
        standings = tuple([1 if seat == winner else 2 for seat in range(3)])
        told = draw(replace(scene, standings=standings)).alt
        both = zip(view.city, view.builders, strict=True)
        assert shown == sorted((kind, seat) for kind, seat in both if seat == winner)
        assert told.count(f"built by {scene.names[winner]}") == len(shown) > 0


def test_signs_stand_out_on_lots_and_on_what_is_rebuilt() -> None:
    for theme, kind in product(look.LOTS, range(len(look.GROUNDS) - 1)):
        assert contrast(look.INKS[kind], look.LOTS[theme][kind]) >= LEAST_CONTRAST
        assert contrast(INK, look.GROUNDS[kind]) >= LEAST_CONTRAST
