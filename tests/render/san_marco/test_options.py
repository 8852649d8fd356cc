"""The options of a decision of San Marco in figures, below the map."""

from dataclasses import replace
from itertools import combinations_with_replacement
from typing import cast

import pytest

from bot.render import Scene
from bot.render.kit import menus
from bot.render.kit.menus import OptionFigures
from bot.render.san_marco import hand, options, strips
from bot.render.theme import LEAST
from rules.decision import DECLINING
from rules.event import Seat
from tests.render.san_marco.asked import (
    EVERY_LANGUAGE,
    IN_STRIP,
    decision_of,
    routes,
    scene_of,
    view_of,
)

# --- figures --------------------------------------------------------------------------------------


def figures(scene: Scene) -> list[OptionFigures]:
    return options.options(scene, view_of(scene))


def told(choice: OptionFigures) -> list[tuple[Seat | None, str]]:
    """Return the symbols and words of an option."""
    return [(part.seat, part.words) for part in choice[1:]]


@pytest.mark.parametrize("kind", [*IN_STRIP, "reroll"])
def test_the_figures_have_every_option_with_its_number(kind: str) -> None:
    scene = scene_of(kind)
    assert [choice[0].number for choice in figures(scene)] == numbers_of(scene)


def numbers_of(scene: Scene) -> list[int]:
    """Return the numbers of all options but the one that says no."""
    options = decision_of(scene).options
    return [at for at, key in enumerate(options, 1) if key not in DECLINING]


def test_names_begin_below_each_other_whatever_their_numbers() -> None:
    """Two digits are wider than one."""
    whole = figures(scene_of("defect"))
    one, many = menus.at_size(whole[:9], 1100, 44), menus.at_size(whole, 1100, 44)
    assert one is not None
    assert many is not None
    assert one.numbered < many.numbered
    assert one.named - one.numbered <= many.named - many.numbered


@pytest.mark.parametrize("kind", IN_STRIP)
def test_small_text_is_never_hard_to_read(kind: str) -> None:
    """The strip grows instead, as long as the picture may."""
    scene = scene_of(kind)
    room = strips.height(scene, view_of(scene)) - strips._OUTSIDE - strips._HEAD
    width = strips._ACROSS - strips._LEFT
    assert options.fitting(scene, view_of(scene), width, room).px >= 34


@pytest.mark.parametrize("kind", ["place", "defect"])
def test_a_noble_tells_how_much_more_a_scoring_would_bring(kind: str) -> None:
    scene = scene_of(kind)
    for choice, facts in zip(figures(scene), scene.facts, strict=True):
        gain = facts["gain"]
        assert (choice[-1].words == f"+{gain}") == bool(gain)


def test_what_brings_most_stands_out_unless_all_bring_the_same() -> None:
    scene = scene_of("place")
    gains = [cast(int, facts["gain"]) for facts in scene.facts]
    best = [number for number, gain in enumerate(gains, 1) if gain == max(gains)]
    assert 0 < len(best) < len(gains)
    assert options.best(scene, view_of(scene)) == best
    good = [choice[0].number for choice in figures(scene) if choice[1].tone == "good"]
    assert good == best
    even = replace(scene, facts=tuple({**facts, "gain": 2} for facts in scene.facts))
    assert options.best(even, view_of(even)) == []


def test_nobles_that_can_be_replaced_are_told_by_district_in_large_text() -> None:
    scene = scene_of("defect", large=True)
    told = options.by_owner(scene, view_of(scene))
    assert [part.number for row in told for part in row if part.number] == numbers_of(scene)
    assert len({row[0].words for row in told}) == len(told) <= 6
    owners = [part.seat for row in told for part in row if part.seat is not None]
    assert owners == [facts["owner"] for facts in scene.facts]


@pytest.mark.parametrize("kind", ["banish", "fewest"])
def test_a_banishment_tells_who_would_score_there(kind: str) -> None:
    scene = scene_of(kind)
    for choice, facts in zip(figures(scene), filter(None, scene.facts), strict=True):
        own = [part.words for part in choice if part.seat == view_of(scene).seat]
        assert own == ([f"+{facts['now']}"] if facts["now"] else [])


def test_a_route_tells_what_it_brings_and_costs() -> None:
    (choice,) = figures(routes(("castello", 2, (1, 3))))
    assert told(choice) == [(None, "Castello"), (0, "+6"), (None, "−2 →"), (1, ""), (3, "")]
    (free,) = figures(routes(("castello", 0, ())))
    assert told(free) == [(None, "Castello"), (0, "+6")]


def test_the_step_of_an_isolated_doge_is_paid_to_no_one() -> None:
    """R4."""
    (choice,) = figures(routes(("castello", 2, ())))
    assert told(choice)[-1] == (None, "−2")


def test_routes_to_one_district_are_told_together_where_they_are_many() -> None:
    scene = routes(*[("castello", 1, (seat,)) for seat in (1, 2, 3)], ("san_polo", 0, ()))
    castello, san_polo = options.by_district(scene, view_of(scene))
    assert [part.number for part in castello if part.number] == [1, 2, 3]
    assert [part.number for part in san_polo if part.number] == [4]


def test_with_an_empty_supply_a_noble_more_is_not_promised() -> None:
    """It may be lifted from the same district."""
    placed = scene_of("place")
    empty = replace(placed, facts=tuple({**facts, "lifts": 1} for facts in placed.facts))
    for choice, facts in zip(figures(empty), empty.facts, strict=True):
        assert (view_of(empty).seat, str(facts["own"])) in told(choice)


def test_a_noble_more_or_less_is_told_as_what_will_be() -> None:
    placed = scene_of("place")
    for choice, facts in zip(figures(placed), placed.facts, strict=True):
        own = int(cast(int, facts["own"]))
        assert (view_of(placed).seat, f"{own}→{own + 1}") in told(choice)
    for back in (0, 1):
        scene = scene_of("source")
        lifted = replace(scene, facts=tuple({**facts, "back": back} for facts in scene.facts))
        for choice, facts in zip(figures(lifted), lifted.facts, strict=True):
            own = int(cast(int, facts["own"]))
            assert (view_of(lifted).seat, f"{own}→{own - 1 + back}") in told(choice)
    replaced = scene_of("defect")
    for choice, facts in zip(figures(replaced), replaced.facts, strict=True):
        count = int(cast(int, facts["count"]))
        assert (facts["owner"], f"{count}→{count - 1}") in told(choice)


def every_way() -> Scene:
    """Return a scene with the most routes possible at a table that allows dearer routes."""
    names = ("cannaregio", "santa_croce", "san_polo", "dorsoduro", "castello")
    payees = [paid for tolls in range(6) for paid in combinations_with_replacement((1, 2), tolls)]
    return routes(*[(name, len(paid), paid) for name in names for paid in payees])


def test_dearer_ways_are_told_with_those_that_cost_the_same() -> None:
    scene = every_way()
    assert len(scene.facts) == 105
    whole = options.by_district(scene, view_of(scene))
    assert len(whole) == 5 * 6, "by what they bring and cost"
    assert [part.number for choice in whole for part in choice if part.number] == [*range(1, 106)]


def test_so_many_routes_have_room_as_ranges() -> None:
    scene = every_way()
    how = options.fitting(scene, view_of(scene), 850, 218)
    assert how.height <= 218
    assert how.px >= LEAST
    large = hand.draw(replace(scene, large=True), view_of(scene))
    assert large.height < 4000
    assert ", pay 5): 100–105." in hand.alt(scene, view_of(scene))


def test_wide_routes_have_room_in_large_text() -> None:
    scene = replace(routes(*[("castello", 5, (1, 1, 2, 2, 3))] * 2), large=True)
    facts = tuple({**one, "seats": (0, 1, 2, 3), "counts": (5, 5, 5, 5)} for one in scene.facts)
    assert hand.draw(replace(scene, facts=facts), view_of(scene)).height > 0


@EVERY_LANGUAGE
@pytest.mark.parametrize("kind", [*IN_STRIP, "reroll"])
def test_figures_fit_into_their_room(kind: str, language: str) -> None:
    scene = scene_of(kind, language=language)
    room = (510, 218) if kind == "reroll" else (850, 218)
    how = options.fitting(scene, view_of(scene), *room)
    assert how.height <= room[1]
    assert how.px >= LEAST
    shown = [part.number for choice in how.offered for part in choice if part.number]
    assert sorted(shown) == numbers_of(scene)
