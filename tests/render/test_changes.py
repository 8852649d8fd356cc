"""The past on San Juan's table: the changes, and the round in symbols."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

import pytest

from bot.render.kit import brackets
from bot.render.kit.brackets import MOST
from bot.render.san_juan.changes import Part, changed, more
from bot.render.san_juan.history import RoleTurn, Share, last_round
from bot.render.theme import ICE
from rules.event import Event
from rules.san_juan.components import (
    BUILDER,
    COUNCILLOR,
    CRANE,
    PRODUCER,
    PROSPECTOR,
    QUARRY,
    SMITHY,
    TRADER,
    WELL,
    Role,
)
from rules.san_juan.events import councillor_kept, declined, drew, passed, role_taken, tile_turned
from rules.san_juan.view import SanJuanView, Slot
from tests.render.positions import middle_view, scene_with
from tests.render.towns import (
    INDIGO,
    INDIGO_KEY,
    SUGAR,
    SUGAR_KEY,
    Moment,
    built,
    colours_of,
    gone,
    greedy_game,
    made,
    round_began,
    street,
)


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
    monkeypatch.setattr(brackets, "MOST", 99)
    moments, events = greedy_game(seats, seed)
    for before, after in _pairs(moments):
        since = [event for event in events[before.told : after.told] if event.kind == "built"]
        assert set(changed(after.view, since)) == set(_new_buildings(before.view, after.view))


@pytest.mark.parametrize(("seats", "seed"), [(2, 6), (3, 19), (4, 3)])
def test_in_whole_games_changes_of_hands_are_exact(seats: int, seed: int) -> None:
    """Whatever brought or took the cards: roles, payments, sales, the round start."""
    moments, events = greedy_game(seats, seed)
    for before, after in _pairs([moment for moment in moments if moment.view.round]):
        by = more(after.view, events[before.told : after.told])
        for old, new in zip(before.view.tableaus, after.view.tableaus, strict=True):
            assert by.get(Part("hand", new.seat), 0) == new.hand - old.hand


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


@pytest.mark.sampled(2)
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


# --- the round -------------------------------------------------------------------------------


def turn(role: Role, taker: int, **shares: Share) -> RoleTurn:
    """Return a turn of three seats; `shares` by seat, such as `s0=Share(cards=1)`."""
    return RoleTurn(role, taker, tuple(shares.get(f"s{seat}", Share()) for seat in range(3)))


def test_a_round_tells_who_took_what_and_what_everyone_got() -> None:
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
