"""The table of San Juan: what changed, the round in symbols, expected scores, and the words."""

import re
from collections.abc import Iterator, Sequence
from dataclasses import replace
from functools import cache
from io import BytesIO
from typing import Any, NamedTuple

import pytest
from PIL import Image

from bot.render import Scene, draw
from bot.render.kit.alt import LIMIT
from bot.render.kit.brackets import MOST
from bot.render.lettering import ELLIPSIS
from bot.render.san_juan import board, changes
from bot.render.san_juan.amounts import expected, points
from bot.render.san_juan.changes import Part, changed
from bot.render.san_juan.facades import name_lines
from bot.render.san_juan.history import RoleTurn, Share, last_round
from bot.render.theme import GOLD, ICE, ON_INK_WARN
from bot.text import texts
from rules.event import Event
from rules.san_juan.components import (
    BUILDER,
    BUILDING_KEYS,
    COUNCILLOR,
    CRANE,
    KINDS,
    LIBRARY,
    PRODUCER,
    PROSPECTOR,
    QUARRY,
    SMITHY,
    TILES,
    TRADER,
    WELL,
    Kind,
    Role,
)
from rules.san_juan.events import (
    councillor_kept,
    declined,
    drew,
    passed,
    produced,
    role_taken,
    sold,
    tile_turned,
)
from rules.san_juan.view import SanJuanView, Slot
from tests.render.positions import RULES, middle_view, scene_with, with_full_towns
from tests.render.test_files import check
from tests.rules.san_juan.given import NEW, given, seat

LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])
THEMES = pytest.mark.parametrize("theme", ["dark", "light"])
INDIGO, SUGAR = 0, 1
INDIGO_KEY, SUGAR_KEY = BUILDING_KEYS[INDIGO], BUILDING_KEYS[SUGAR]
MOST_BYTES = 135 * 1024
LINES = (RULES.tally, RULES.expected)


class Moment(NamedTuple):
    """A position of a game that greedy plays, and how much had been told by then."""

    view: SanJuanView
    told: int


@cache
def greedy_game(seats: int, seed: int) -> tuple[list[Moment], tuple[Event, ...]]:
    """Play a game of common sense; return its positions and all that was told."""
    state, told = RULES.new({}, seats, seed)
    events = list(told)
    moments = [Moment(RULES.view(state, None), len(events))]
    while decisions := RULES.decisions(state):
        seat = decisions[0].seat
        events += RULES.apply(state, seat, _greedy(state, seat))
        moments.append(Moment(RULES.view(state, None), len(events)))
    return moments, tuple(events)


def _greedy(state: Any, seat: int) -> tuple[int, ...]:
    view = RULES.view(state, seat)
    assert view.decision is not None
    return RULES.greedy(view, view.decision)


def street(*slots: Slot) -> SanJuanView:
    """Return a view in which the first of three seats has this street."""
    view = middle_view(3, None)
    own = view.tableaus[0]._replace(display=slots)
    return replace(view, tableaus=(own, *view.tableaus[1:]))


def built(kind: Kind, over: Kind | None = None) -> Event:
    facts = {"seat": 0, "building": BUILDING_KEYS[kind], "price": 1, "goods": 0}
    if over is not None:
        facts["over"] = BUILDING_KEYS[over]
    return Event("built", facts)


def made(*keys: str) -> Event:
    return produced(0, keys, reveals=False)


def gone(*keys: str, count: int = 1) -> Event:
    return sold(0, keys, count, reveals=False)


def round_began(number: int) -> Event:
    return Event("round_began", {"round": number, "governor": 0})


def plots(parts: Sequence[Part]) -> list[int]:
    assert all(part.kind == "plot" and part.number == 0 for part in parts)
    return [part.position for part in parts]


# --- what changed ----------------------------------------------------------------------------


def test_a_building_is_marked_where_it_stands() -> None:
    view = street(Slot(INDIGO, False), Slot(WELL, False))
    assert plots(changed(view, [built(WELL)])) == [1]


def test_of_two_of_a_kind_the_newest_are_marked() -> None:
    view = street(*[Slot(INDIGO, False)] * 3)
    assert plots(changed(view, [built(INDIGO)])) == [2]
    assert plots(changed(view, [built(INDIGO), built(INDIGO)])) == [2, 1]


def test_a_building_over_another_is_marked_where_that_stood() -> None:
    view = street(Slot(CRANE, False), Slot(SMITHY, False, (INDIGO,)), Slot(QUARRY, False))
    assert plots(changed(view, [built(SMITHY, over=INDIGO)])) == [1]


def test_of_two_coverings_that_is_marked_whose_building_lies_below() -> None:
    view = street(Slot(SUGAR, False, (SMITHY,)), Slot(SUGAR, False, (INDIGO,)))
    assert plots(changed(view, [built(SUGAR, over=INDIGO)])) == [1]
    assert plots(changed(view, [built(SUGAR, over=SMITHY)])) == [0]


def test_a_building_that_has_been_covered_since_is_marked_once() -> None:
    view = street(Slot(CRANE, False), Slot(INDIGO, False), Slot(SMITHY, False, (INDIGO,)))
    assert plots(changed(view, [built(INDIGO), built(SMITHY, over=INDIGO)])) == [2]


def test_a_good_is_marked_where_it_lies() -> None:
    view = street(Slot(INDIGO, False), Slot(SUGAR, True), Slot(SUGAR, False))
    assert plots(changed(view, [made(SUGAR_KEY)])) == [1]


def test_each_of_several_goods_is_marked() -> None:
    view = street(Slot(INDIGO, True), Slot(INDIGO, True), Slot(SUGAR, True))
    assert sorted(plots(changed(view, [made(INDIGO_KEY, INDIGO_KEY)]))) == [0, 1]


def test_a_sold_good_is_marked_where_it_is_missing() -> None:
    view = street(Slot(INDIGO, True), Slot(INDIGO, False))
    assert plots(changed(view, [gone(INDIGO_KEY)])) == [1]


def test_a_good_that_came_and_went_leaves_its_neighbour_alone() -> None:
    view = street(Slot(INDIGO, False), Slot(INDIGO, True))
    assert plots(changed(view, [made(INDIGO_KEY), gone(INDIGO_KEY)])) == [0]


def test_roles_of_this_round_are_marked() -> None:
    view, former, now = middle_view(3, None), role_taken(1, BUILDER), role_taken(2, TRADER)
    assert changed(view, [former, now]) == (Part("role", TRADER), Part("role", BUILDER))
    assert changed(view, [former, round_began(5), now]) == (Part("role", TRADER),)


def test_turned_prices_are_marked() -> None:
    turned = tile_turned((1, 1, 1, 2, 2), new=True)
    assert changed(middle_view(3, None), [turned]) == (Part("prices"),)


@pytest.mark.parametrize(
    ("event", "seats"),
    [
        (drew(1, 2, "role:prospector"), [1]),
        (councillor_kept((2, 0, 1), (1, 0, 2)), [1, 2]),
        (Event("hands_settled", {"seats": (0, 2), "counts": (0, 3)}), [2]),
        (Event("gold_mine", {"seat": 1, "cards": (INDIGO_KEY,), "taken": INDIGO_KEY}), [1]),
        (Event("gold_mine", {"seat": 1, "cards": (INDIGO_KEY,)}), []),
    ],
)
def test_hands_are_marked_where_only_they_tell_of_it(event: Event, seats: list[int]) -> None:
    parts = changed(middle_view(3, None), [event])
    assert sorted(parts) == [Part("hand", seat) for seat in seats]


@pytest.mark.parametrize(
    "event",
    [
        passed(0),
        declined(0, TRADER, reveals=False),
        Event("shuffled", {"count": 3}),
        Event("drew_cards", {"seat": 0, "cards": (INDIGO_KEY,)}, (0,)),
        Event("game_over", {"reason": "standstill"}),
    ],
)
def test_what_shows_nowhere_marks_nothing(event: Event) -> None:
    assert changed(middle_view(3, None), [event]) == ()


def test_the_newest_come_first_and_hands_only_where_there_is_room() -> None:
    view = street(*[Slot(INDIGO, False)] * 9)
    hands = councillor_kept((0, 1, 2), (1, 1, 1))
    few = changed(view, [built(INDIGO), role_taken(0, COUNCILLOR), hands])
    assert [part.kind for part in few] == ["role", "plot", "hand", "hand", "hand"]
    many = changed(view, [*[built(INDIGO)] * 9, hands])
    assert plots(many) == [8, 7, 6, 5, 4, 3, 2, 1]
    assert len(many) == MOST


@pytest.mark.parametrize(("seats", "seed"), [(2, 6), (3, 19), (4, 3)])
def test_in_whole_games_exactly_the_new_buildings_are_marked(
    seats: int, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(changes, "MOST", 99)
    moments, events = greedy_game(seats, seed)
    for before, after in _pairs(moments):
        since = [event for event in events[before.told : after.told] if event.kind == "built"]
        assert set(changed(after.view, since)) == set(_new_buildings(before.view, after.view))


def _pairs(moments: Sequence[Moment]) -> Iterator[tuple[Moment, Moment]]:
    for apart in (1, 5, 25, 80):
        yield from zip(moments, moments[apart:], strict=False)


def _new_buildings(before: SanJuanView, after: SanJuanView) -> Iterator[Part]:
    for old, new in zip(before.tableaus, after.tableaus, strict=True):
        for position, slot in enumerate(new.display):
            if old.display[position : position + 1] not in _same_house(slot):
                yield Part("plot", new.seat, position)


def _same_house(slot: Slot) -> tuple[tuple[Slot, ...], ...]:
    return ((slot._replace(loaded=True),), (slot._replace(loaded=False),))


@pytest.mark.parametrize(
    "event",
    [
        built(WELL),
        role_taken(1, BUILDER),
        tile_turned((1, 1, 1, 2, 2), new=True),
        drew(1, 2, "role:prospector"),
    ],
)
def test_changes_are_bracketed_in_ice(event: Event) -> None:
    scene = scene_with(street(Slot(INDIGO, False), Slot(WELL, False)), "board")
    assert ICE not in colours_of(scene)
    assert ICE in colours_of(replace(scene, since=(event,)))


def pixels(scene: Scene) -> Image.Image:
    return Image.open(BytesIO(draw(scene).data)).convert("RGB")


def colours_of(scene: Scene) -> set[object]:
    return {colour for _, colour in pixels(scene).getcolors(256) or ()}


# --- the round -------------------------------------------------------------------------------


def turn(role: Role, taker: int, **shares: Share) -> RoleTurn:
    """Return a turn of three seats; `shares` by seat, such as `s0=Share(cards=1)`."""
    return RoleTurn(role, taker, tuple(shares.get(f"s{seat}", Share()) for seat in range(3)))


def test_a_round_tells_who_took_what_and_what_everybody_got() -> None:
    events = [
        round_began(3),
        role_taken(0, BUILDER),
        built(WELL),
        drew(0, 1, "building:carpenter"),
        drew(0, 1, "building:poor_house"),
        passed(1),
        role_taken(1, PRODUCER),
        made(INDIGO_KEY, SUGAR_KEY),
        role_taken(2, TRADER),
        tile_turned((1, 1, 1, 2, 2), new=True),
        gone(INDIGO_KEY, count=2),
        role_taken(0, COUNCILLOR),
        councillor_kept((0, 1, 2), (2, 1, 0)),
        role_taken(1, PROSPECTOR),
        drew(1, 1, "role:prospector"),
        Event("gold_mine", {"seat": 2, "cards": (INDIGO_KEY,), "taken": INDIGO_KEY}),
    ]
    told = last_round(events, 3)
    assert not told.over
    assert told.turns == (
        turn(BUILDER, 0, s0=Share(built=(WELL,), cards=2)),
        turn(PRODUCER, 1, s0=Share(made=(INDIGO, SUGAR))),
        turn(TRADER, 2, s0=Share(sold=(INDIGO,), cards=2)),
        turn(COUNCILLOR, 0, s0=Share(cards=2), s1=Share(cards=1)),
        turn(PROSPECTOR, 1, s1=Share(cards=1), s2=Share(cards=1)),
    )


def test_a_round_without_a_turn_yet_gives_way_to_the_former_one() -> None:
    taken = [role_taken(0, PROSPECTOR), drew(0, 1, "role:prospector")]
    settled = Event("hands_settled", {"seats": (0,), "counts": (1,)})
    told = last_round([*taken, round_began(4), settled], 3)
    assert told.over
    assert told.turns == (turn(PROSPECTOR, 0, s0=Share(cards=1)),)
    told = last_round([*taken, round_began(4), role_taken(1, TRADER)], 3)
    assert not told.over
    assert told.turns == (turn(TRADER, 1),)


def test_a_history_that_begins_within_a_round_tells_what_it_knows() -> None:
    assert last_round([], 3).turns == ()
    assert last_round([drew(0, 1, "role:prospector"), role_taken(1, TRADER)], 3).turns == (
        turn(TRADER, 1),
    )


def strip_of(scene: Scene, seat: int) -> bytes:
    """Return the pixels of the head of a seat's row, between a long name and the counts."""
    top = 332 + seat * 252
    return pixels(scene).crop((470, top + 5, 600, top + 60)).tobytes()


def test_the_round_is_drawn_in_the_rows_and_gives_way_to_long_names() -> None:
    view = replace(middle_view(3, None), waiting=())
    scene = replace(scene_with(view, "board"), names=("Ada", "W" * 32, "Cleo"))
    told = replace(
        scene,
        history=(role_taken(0, COUNCILLOR), councillor_kept((0, 1, 2), (1, 1, 1))),
    )
    assert strip_of(told, 0) != strip_of(scene, 0)
    assert strip_of(told, 1) == strip_of(scene, 1)
    assert strip_of(told, 2) != strip_of(scene, 2)


# --- the expected score ----------------------------------------------------------------------


@pytest.mark.parametrize(("seats", "seed"), [(2, 6), (3, 19), (4, 3)])
def test_the_expected_score_meets_the_final_one_and_is_never_below_the_present(
    seats: int, seed: int
) -> None:
    moments, _ = greedy_game(seats, seed)
    for view, _ in moments:
        assert all(expected(view, seat) >= points(view, seat) for seat in range(seats))
    last = moments[-1].view
    assert last.outcome is not None
    assert tuple(expected(last, seat) for seat in range(seats)) == last.outcome.scores


def test_the_scores_of_the_picture_are_those_that_the_rules_tell_line_by_line() -> None:
    running = [view for view, _ in greedy_game(3, 19)[0] if view.outcome is None]
    for view in running[::20]:
        alt = draw(scene_with(view, "board")).alt
        shown = re.findall(r"(\d+) points? \(expected (\d+)\)", alt)
        told = [
            tuple(str(sum(line.points for line in lines(view, seat))) for lines in LINES)
            for seat in range(3)
        ]
        assert shown == told


def test_nothing_more_is_expected_where_the_cards_have_run_out() -> None:
    last = greedy_game(3, 2)[0][-1].view
    small = tuple(tableau._replace(display=tableau.display[:5]) for tableau in last.tableaus)
    stopped = replace(last, tableaus=small)
    assert expected(stopped, 0) == points(stopped, 0)


def test_more_points_promise_more_and_a_nearer_end_less() -> None:
    poor = street(Slot(INDIGO, False), Slot(SMITHY, False))
    rich = street(Slot(INDIGO, False), Slot(LIBRARY, False))
    assert points(poor, 0) < points(rich, 0)
    gain = points(rich, 0) - points(poor, 0)
    assert expected(rich, 0) > expected(poor, 0) + gain
    other = poor.tableaus[1]
    late = other._replace(display=(*other.display, *[Slot(INDIGO, False)] * 5))
    later = replace(poor, tableaus=(poor.tableaus[0], late, *poor.tableaus[2:]))
    assert points(later, 0) == points(poor, 0)
    assert expected(later, 0) < expected(poor, 0)


# --- the picture -----------------------------------------------------------------------------

ODD_NAMES = ("W" * 32, "🎲🎉", "محمد عبد الله", "Z̸̢͝a̶l̷g̸o̶ éàü")


@THEMES
@LANGUAGES
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_full_towns_odd_names_and_all_that_can_be_marked_draw(
    seats: int, language: str, theme: str
) -> None:
    view = with_full_towns(seats)
    _, events = greedy_game(seats, 1)
    scene = scene_with(view, "board", language=language)
    scene = replace(scene, names=ODD_NAMES[:seats], theme=theme, history=events[-60:])
    scene = replace(scene, since=tuple(event for event in events[-40:] if event.kind != "built"))
    check(draw(scene))
    assert len(draw(scene).data) < MOST_BYTES


@pytest.mark.parametrize(("seats", "tops"), [(2, (332, 710)), (3, (332, 584, 836))])
def test_gold_frames_the_rows_of_those_to_move(seats: int, tops: tuple[int, ...]) -> None:
    for acting in range(seats):
        view = replace(middle_view(seats, None), waiting=(acting,), step="role")
        drawn = pixels(scene_with(view, "board"))
        framed = [drawn.getpixel((600, top + 1)) == GOLD for top in tops]
        assert framed == [seat == acting for seat in range(seats)]


@pytest.mark.parametrize("pile", ["deck", "discard"])
def test_deck_and_discard_pile_are_counted(pile: str) -> None:
    view = middle_view(4, None)
    one, other = (draw(scene_with(replace(view, **{pile: count}), "board")) for count in (17, 71))
    assert one.data != other.data
    assert "17" in one.alt
    assert "71" in other.alt


def test_a_library_that_has_been_used_is_struck_out_with_two_players() -> None:
    view = replace(middle_view(2, None), governor=0)
    own = view.tableaus[0]._replace(display=(Slot(LIBRARY, False),))
    fresh = replace(view, tableaus=(own, view.tableaus[1]), library_used=False)
    used = replace(fresh, library_used=True)
    assert ON_INK_WARN not in colours_of(scene_with(fresh, "board"))
    assert ON_INK_WARN in colours_of(scene_with(used, "board"))
    assert (
        texts("en").of("san_juan").say("alt-spent", building="Library")
        in draw(scene_with(used, "board")).alt
    )


def test_at_the_end_chapels_are_counted_and_nothing_is_expected() -> None:
    moments, _ = greedy_game(4, 5)
    last = moments[-1].view
    assert last.outcome is not None
    alt = draw(scene_with(last, "board")).alt
    for score in last.outcome.scores:
        assert f": {score} points, " in alt
    assert "expected" not in alt


@LANGUAGES
@pytest.mark.parametrize("seats", [2, 4])
def test_no_name_on_a_facade_is_cut(seats: int, language: str) -> None:
    width = 188 if seats == 2 else 91
    for kind in KINDS:
        lines = name_lines(kind, width, language)
        assert not any(ELLIPSIS in line.words for line in lines), lines
        assert len(lines) <= 2


# --- the words -------------------------------------------------------------------------------


@LANGUAGES
def test_the_words_tell_what_is_new_and_the_round(language: str) -> None:
    view = street(Slot(INDIGO, True), Slot(WELL, False))
    events = (role_taken(0, BUILDER), built(WELL), role_taken(1, PRODUCER), made(INDIGO_KEY))
    scene = scene_with(view, "board", language=language)
    scene = replace(scene, since=events, history=(round_began(4), *events))
    own = texts(language).of("san_juan")
    well = own.name(BUILDING_KEYS[WELL])
    new = (
        own.say("alt-new-building", building=own.name(INDIGO_KEY, "short"), name="Ada"),
        own.name("role:producer"),
        own.say("alt-new-building", building=well, name="Ada"),
        own.name("role:builder"),
    )
    alt = draw(scene).alt
    assert own.say("alt-new", parts=", ".join(new)) in alt
    assert f"{own.name('role:builder')} (Ada): Ada {well}." in alt
    goods = own.say("alt-made", goods=own.name(INDIGO_KEY, "good"))
    assert f"{own.name('role:producer')} (Ben): Ada {goods}." in alt


@LANGUAGES
def test_the_score_of_everybody_is_told_however_little_room_there_is(language: str) -> None:
    _, events = greedy_game(4, 1)
    view = with_full_towns(4)
    scene = scene_with(view, "board", language=language)
    scene = replace(scene, names=ODD_NAMES, history=events[-60:])
    alt = draw(scene).alt
    assert len(alt) <= LIMIT
    assert "…" not in alt
    for one in range(4):
        assert f": {points(view, one)} " in alt
        assert f"{expected(view, one)})" in alt


@pytest.mark.parametrize(
    ("seen", "tile", "after"), [(0, -1, None), (2, 1, None), (5, 4, 0), (5, 1, 2)]
)
def test_the_next_prices_are_known_once_they_were_seen(
    seen: int, tile: int, after: int | None
) -> None:
    view = replace(middle_view(4, None), prices=TILES[:seen], tile=tile)
    assert board._next_tile(view) == after


@LANGUAGES
def test_cards_that_everybody_has_seen_are_marked_where_their_owner_stands(language: str) -> None:
    view = middle_view(4, None)
    well = BUILDING_KEYS.index("building:well")
    seen = (view.tableaus[0], view.tableaus[1]._replace(known=(well,)), *view.tableaus[2:])
    plain = scene_with(view, "board", language=language)
    marked = scene_with(replace(view, tableaus=seen), "board", language=language)
    assert ICE not in colours_of(plain)
    assert ICE in colours_of(marked)
    name = texts(language).of("san_juan").name("building:well")
    assert (
        f"{'known to all:' if language == 'en' else 'kennen die Karte'} {name}" in draw(marked).alt
    )


def test_a_bank_that_is_used_is_struck_out() -> None:
    """RULES.md 6.3: all know whose Bank is used."""
    used = given(seat(bank="hero", built="bank"), seat(built="bank"), variant=NEW)
    fresh = given(seat(built="bank"), seat(built="bank"), variant=NEW)
    before, after = (scene_with(one.sees(None), "board") for one in (fresh, used))
    told = texts("en").of("san_juan").say("alt-spent", building="Bank")
    assert draw(before).alt.count(told) == 0
    assert draw(after).alt.count(told) == 1
    assert ON_INK_WARN not in colours_of(before)
    assert ON_INK_WARN in colours_of(after)


def test_the_alternative_text_tells_all_price_tiles_seen_so_far() -> None:
    played = given(seats=3, tiles="ECABD", taken="builder producer", role="trader")
    played.takes(1, "trader")
    assert "Tiles so far, 2 of 5: 1 2 2 3 3; 1 1 2 2 3 (now)." in (
        draw(scene_with(played.sees(None), "board")).alt
    )
