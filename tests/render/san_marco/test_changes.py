"""The table of San Marco: changes since the viewer last looked, and their brackets."""

from collections.abc import Iterator
from dataclasses import replace

import pytest

from bot.render.canvas import Box
from bot.render.kit import brackets
from bot.render.kit.brackets import MOST
from bot.render.san_marco.changes import Part, amounts, changed
from bot.render.theme import ICE, THEMES
from rules.event import Event, Seat
from rules.san_marco.components import DISTRICTS
from rules.san_marco.view import SanMarcoView
from tests.render.san_marco.boards import (
    CANNAREGIO,
    CASTELLO,
    DORSODURO,
    SAN_MARCO,
    SAN_POLO,
    SANTA_CROCE,
    bare,
    changed_box,
    colours_of,
    event,
    everywhere,
    greedy_game,
    nobles,
    pair,
    picture,
    row_box,
    with_bridges,
    with_nobles,
)

LIGHTS = pytest.mark.parametrize("theme", sorted(THEMES))


@pytest.mark.parametrize(
    ("told", "parts"),
    [
        (event("placed", 1, district=CASTELLO), [nobles(CASTELLO, 1)]),
        (
            event("placed", 1, district=CASTELLO, lifted=SAN_POLO),
            [nobles(CASTELLO, 1), nobles(SAN_POLO, 1)],
        ),
        (
            event("rolled", 2, districts=(CASTELLO, SAN_POLO, CASTELLO, CASTELLO)),
            [nobles(CASTELLO, 2), nobles(SAN_POLO, 2)],
        ),
        (event("rerolled", 2, district=DORSODURO), [nobles(DORSODURO, 2)]),
        (
            event("defected", 3, owner=0, district=SAN_MARCO),
            [nobles(SAN_MARCO, 3), nobles(SAN_MARCO, 0)],
        ),
        (
            event("banished", 3, district=SAN_POLO, seats=(0, 2), counts=(1, 2)),
            [nobles(SAN_POLO, 0), nobles(SAN_POLO, 2)],
        ),
        (event("doge_entered", 0, district=SAN_POLO), [Part("doge")]),
        (event("doge_stayed", 0, district=SAN_POLO), [Part("doge")]),
        (event("doge_moved", 0, district=SAN_POLO, price=0, payees=()), [Part("doge")]),
        (
            event("doge_moved", 0, district=SAN_POLO, price=2, payees=(1, 3)),
            [
                Part("doge"),
                Part("prestige", seat=1),
                Part("prestige", seat=3),
                Part("prestige", seat=0),
            ],
        ),
        (
            event("doge_moved", 0, district=SAN_POLO, price=2, payees=()),
            [Part("doge"), Part("prestige", seat=0)],
        ),
        (
            event("scored", None, district=SAN_POLO, seats=(2, 1), counts=(6, 4)),
            [Part("prestige", seat=2), Part("prestige", seat=1)],
        ),
        (event("bonus", None, highest=12, seats=(3,), counts=(5,)), [Part("prestige", seat=3)]),
        (event("took", 1, giver=0, number=1, limit=3, total=5), [Part("limit", seat=1)]),
        (event("kept", 1, number=1, limit=2, total=5), [Part("limit", seat=1)]),
        (event("took", 1, giver=0, number=1, limit=0, total=5), []),
        (event("declined", 1, cards=()), []),
        (event("passage_began", None, passage=2), []),
        (event("divided", 1, actions=(3, 2), limits=(1, 2)), []),
    ],
)
def test_what_an_event_has_changed_is_marked(told: Event, parts: list[Part]) -> None:
    assert changed(everywhere(), [told]) == tuple(parts)


@pytest.mark.parametrize("kind", ["bridge_placed", "built", "took_over", "moved_bridge"])
def test_a_bridge_is_marked_where_it_stands_now(kind: str) -> None:
    number = pair("santa_croce", "dorsoduro")
    view = with_bridges(bare(), (number, 2))
    told = event(
        kind, 2, owner=1, from_one=CANNAREGIO, from_two=SAN_POLO, one=SANTA_CROCE, two=DORSODURO
    )
    assert changed(view, [told]) == (Part("bridge", number, 2),)
    assert changed(bare(), [told]) == (), "it has been taken away since"


def test_nobles_that_have_all_gone_are_marked_at_the_name_of_their_district() -> None:
    told = event("banished", 3, district=SAN_POLO, seats=(0, 2), counts=(1, 2))
    view = with_nobles(everywhere(), {SAN_POLO: (0, 1, 0, 1)})
    assert changed(view, [told]) == (Part("name", SAN_POLO),)


def test_the_newest_come_first_and_points_only_where_there_is_room() -> None:
    placed = [event("placed", 0, district=district) for district in DISTRICTS]
    points = event("scored", None, district=SAN_POLO, seats=(0, 1), counts=(6, 4))
    few = changed(everywhere(), [placed[0], points, placed[1]])
    assert [part.kind for part in few] == ["nobles", "nobles", "prestige", "prestige"]
    assert few[0].place == 1
    others = [event("placed", 1, district=district) for district in DISTRICTS]
    many = changed(everywhere(), [*placed, *others, points])
    assert [(part.place, part.seat) for part in many] == [
        *((district, 1) for district in (5, 4, 3, 2, 1, 0)),
        *((district, 0) for district in (5, 4)),
    ]
    assert len(many) == MOST


@pytest.mark.parametrize(("seats", "seed"), [(3, 2), (4, 5)])
def test_badges_tell_by_how_much_nobles_and_prestige_have_changed(seats: int, seed: int) -> None:
    moments, events = greedy_game(seats, seed)
    for before, after in zip(moments[5:], moments[25:], strict=False):
        by = amounts(events[before.told : after.told])
        for district in DISTRICTS:
            rows = zip(before.view.nobles[district], after.view.nobles[district], strict=True)
            for seat, (one, other) in enumerate(rows):
                assert by[nobles(district, seat)] == other - one
        for one, other in zip(before.view.houses, after.view.houses, strict=True):
            assert by[Part("prestige", seat=one.seat)] == other.prestige - one.prestige


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("seats", "seed"), [(3, 2), (4, 5)])
@pytest.mark.parametrize("apart", [1, 6, 30])
def test_in_whole_games_whatever_is_new_on_the_map_is_marked(
    seats: int, seed: int, apart: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(brackets, "MOST", 999)
    moments, events = greedy_game(seats, seed)
    for before, after in zip(moments, moments[apart:], strict=False):
        parts = changed(after.view, events[before.told : after.told])
        marked = {part for part in parts if part.kind in ("nobles", "name", "bridge", "doge")}
        new = set(_news(before.view, after.view))
        assert new <= marked
        if apart == 1:
            assert {part for part in marked - new if part.kind != "doge"} <= set()


def _news(before: SanMarcoView, after: SanMarcoView) -> Iterator[Part]:
    """Return the differences of two positions on the map, in no particular order."""
    for district, (old, new) in enumerate(zip(before.nobles, after.nobles, strict=True)):
        for seat, (had, has) in enumerate(zip(old, new, strict=True)):
            if had != has:
                yield nobles(district, seat) if has else Part("name", district)
    for bridge in set(after.bridges) - set(before.bridges):
        yield Part("bridge", bridge.pair, bridge.owner)
    if before.doge != after.doge:
        yield Part("doge")


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    "told",
    [
        event("placed", 1, district=CASTELLO),
        event("bridge_placed", 2, one=SANTA_CROCE, two=DORSODURO),
        event("doge_stayed", 1, district=SAN_POLO),
        event("scored", None, district=SAN_POLO, seats=(2,), counts=(6,)),
        event("took", 1, giver=0, number=1, limit=3, total=5),
        event("banished", 3, district=SAN_POLO, seats=(0,), counts=(1,)),
    ],
)
@LIGHTS
def test_changes_are_bracketed_in_ice(told: Event, theme: str) -> None:
    view = with_nobles(everywhere(), {SAN_POLO: (0, 1, 0, 1)})
    view = with_bridges(view, (pair("santa_croce", "dorsoduro"), 2))
    assert ICE not in colours_of(picture(view, theme=theme))
    assert ICE in colours_of(picture(view, theme=theme, since=(told,)))


@pytest.mark.parametrize(
    ("told", "within"),
    [
        (event("placed", 1, district=CASTELLO), Box(940, 188, 252, 260)),
        (event("placed", 1, district=SAN_MARCO), Box(640, 440, 240, 190)),
        (event("bridge_placed", 2, one=SANTA_CROCE, two=DORSODURO), Box(90, 600, 240, 110)),
        (event("doge_stayed", 1, district=SAN_MARCO), Box(838, 636, 108, 108)),
        (
            event("banished", 3, district=SAN_POLO, seats=(0,), counts=(1,)),
            Box(354, 356, 222, 70),
        ),
    ],
)
def test_brackets_stand_around_what_has_changed(told: Event, within: Box) -> None:
    view = with_nobles(everywhere(), {SAN_POLO: (0, 1, 0, 1)})
    view = replace(with_bridges(view, (pair("santa_croce", "dorsoduro"), 2)), doge=SAN_MARCO)
    left, top, right, bottom = changed_box(picture(view), picture(view, since=(told,)))
    assert left >= within.x
    assert top >= within.y
    assert right <= within.right
    assert bottom <= within.bottom


@pytest.mark.parametrize("seat", range(4))
def test_points_and_limit_points_are_bracketed_each_in_their_row(seat: Seat) -> None:
    scored = event("scored", None, district=SAN_POLO, seats=(seat,), counts=(6,))
    took = event("took", seat, giver=0, number=1, limit=3, total=5)
    lefts: list[int] = []
    for told in (scored, took):
        box = changed_box(picture(everywhere()), picture(everywhere(), since=(told,)))
        row = row_box(4, seat)
        assert box[1] >= row.y
        assert box[3] <= row.bottom
        lefts.append(box[0])
    assert lefts[0] < lefts[1], "the prestige stands left of the limit points"
