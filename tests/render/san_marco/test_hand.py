"""One seat's picture of San Marco: its numbers where they belong, its cards, large text."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from io import BytesIO
from math import dist
from typing import Any, cast

import pytest
from PIL import Image

from bot.gallery.positions import largest_decisions
from bot.render import Scene, draw
from bot.render.canvas import Box, Canvas
from bot.render.lettering import ELLIPSIS
from bot.render.masks import text, width_of
from bot.render.san_marco import choices, hand, owncards, strips, taking, targets
from bot.render.san_marco.cardfaces import Shown
from bot.render.san_marco.choices import Choice
from bot.render.san_marco.layout import MAP, STRIP
from bot.render.san_marco.map import Places, draw_map
from bot.render.san_marco.targets import Target
from bot.render.theme import ICE, LEAST, THEMES, Type
from rules.decision import Decision
from rules.event import Event
from rules.san_marco.components import (
    DISTRICT_KEYS,
    FIRST_LIMIT,
    KIND_KEYS,
    PAIR_KEYS,
    Bridge,
)
from rules.san_marco.view import SanMarcoView
from tests.render.san_marco.boards import GAME, view_at, with_bridges
from tests.render.sprites import forget_all
from tests.render.test_colours import LEAST_CONTRAST, contrast, grounds
from tests.render.test_files import check

LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])
LIGHTS = pytest.mark.parametrize("theme", sorted(THEMES))
ON_MAP = ("place", "bridge", "take", "defect", "doge", "banish", "fewest", "source")
IN_STRIP = (*ON_MAP, "victims")
SPLITS = ("split", "split_rest")
WITH_THE_MAP = 1240
"""How high the map, two rows of cards to be divided, and the rows of the players are together."""
KINDS = (*IN_STRIP, "reroll", "roles", "split", "split_rest", "choose", "play")
MOST_LARGE = 200 * 1024
TALLEST = 1300
"""The picture of cards to be divided has them between the map and the rows of the players."""
SYMBOL = 14
"""How large the symbol in the middle of a bridge is."""


def scene_of(kind: str, **more: Any) -> Scene:
    """Return the scene with the most options of a kind of decision in some games."""
    return replace(asked()[kind], **more)


@cache
def asked() -> dict[str, Scene]:
    return {**largest_decisions(GAME, "open"), **largest_decisions(GAME)}


def view_of(scene: Scene) -> SanMarcoView:
    return cast(SanMarcoView, scene.view)


def decision_of(scene: Scene) -> Decision:
    assert scene.view.decision is not None
    return scene.view.decision


def on_the_map(scene: Scene) -> tuple[Places, list[Target]]:
    canvas = Canvas(1200, 960, scene.light.ground, scene.light)
    places = draw_map(canvas, scene, view_of(scene))
    return places, targets.targets(places, scene, view_of(scene))


def test_every_kind_of_decision_is_looked_at() -> None:
    assert asked().keys() == set(KINDS)


# --- numbers on the map ---------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ON_MAP)
def test_every_option_with_a_place_has_its_number_on_the_map(kind: str) -> None:
    scene = scene_of(kind)
    _, found = on_the_map(scene)
    numbers = sorted(number for target in found for number in target.numbers)
    placed = [
        number for number, option in enumerate(decision_of(scene).options, 1) if option != "decline"
    ]
    assert numbers == placed


@pytest.mark.parametrize("kind", [kind for kind in KINDS if kind not in ON_MAP])
def test_options_without_a_place_are_not_on_the_map(kind: str) -> None:
    assert on_the_map(scene_of(kind))[1] == []


@pytest.mark.parametrize("kind", ["place", "banish", "fewest", "source"])
def test_a_district_is_numbered_at_its_own_spot(kind: str) -> None:
    scene = scene_of(kind)
    places, found = on_the_map(scene)
    for target in found:
        option = decision_of(scene).options[target.numbers[0] - 1]
        assert target.at == places.spots[DISTRICT_KEYS.index(option)]


@pytest.mark.parametrize("standing", [0, 1, 2])
def test_a_place_for_a_bridge_is_numbered_where_it_would_stand(standing: int) -> None:
    view = with_bridges(view_at("play"), *[(p, s) for p in range(10) for s in range(standing)])
    asked = replace(view, seat=3, decision=Decision(3, "bridge", PAIR_KEYS))
    places, found = on_the_map(replace(scene_of("bridge"), view=asked))
    middles = [box.middle for box in places.bridges.values()]
    for pair, target in enumerate(found):
        assert target.at in places.slots[pair]
        assert min([dist(target.at, middle) for middle in middles], default=99) > target.radius


def test_a_bridge_that_can_be_taken_keeps_its_owner_in_sight() -> None:
    scene = scene_of("take")
    places, found = on_the_map(scene)
    for target in found:
        _, pair, owner = decision_of(scene).options[target.numbers[0] - 1].split(":")
        box = places.bridges[Bridge(PAIR_KEYS.index(f"pair:{pair}"), int(owner))]
        assert common(target.box, box) > 0
        assert dist(target.at, box.middle) > target.radius + SYMBOL


def test_a_noble_that_can_be_replaced_keeps_its_count_in_sight() -> None:
    scene = scene_of("defect")
    places, found = on_the_map(scene)
    for target in found:
        _, name, owner = decision_of(scene).options[target.numbers[0] - 1].split(":")
        plate = places.plates[DISTRICT_KEYS.index(f"district:{name}"), int(owner)]
        assert common(target.box, plate) > target.box.width * target.box.height * 0.8
        assert target.box.right <= plate.right - 20


# --- the doge -------------------------------------------------------------------------------------


def routes(*told: tuple[str, int, tuple[int, ...]]) -> Scene:
    """Return a scene of these routes of the doge: district, price, payees."""
    scene = scene_of("doge")
    facts = tuple(
        {
            "district": f"district:{name}",
            "price": price,
            "payees": payees,
            "seats": (0,),
            "counts": (6,),
            "stays": 0,
            "enters": 0,
        }
        for name, price, payees in told
    )
    options = tuple(
        f"doge:{name}" + (f":{','.join(map(str, payees))}" if payees else "")
        for name, _, payees in told
    )
    view = replace(view_of(scene), decision=Decision(0, "doge", options))
    return replace(scene, view=view, facts=facts)


def test_several_routes_to_a_district_are_one_range_with_one_price() -> None:
    one = ("san_polo", 0, ())
    two = [("castello", 1, (seat,)) for seat in (1, 2)]
    many = [("dorsoduro", 2, (seat, seat)) for seat in (0, 1, 2, 3)]
    places, found = on_the_map(routes(one, *two, *many))
    assert [(target.words, target.price) for target in found] == [("1", 0), ("2–3", 1), ("4–7", 2)]
    castello = places.districts[DISTRICT_KEYS.index("district:castello")]
    assert castello.x - 60 <= found[1].at.x <= castello.right


@pytest.mark.parametrize("name", [key.partition(":")[2] for key in DISTRICT_KEYS])
@pytest.mark.parametrize("count", [1, 2, 5])
def test_routes_never_hide_a_noble_or_leave_the_map(name: str, count: int) -> None:
    places, found = on_the_map(routes(*[(name, 1, (seat,)) for seat in range(count)]))
    for target in found:
        assert common(target.box, MAP) == target.box.width * target.box.height
        for plate in places.plates.values():
            assert common(target.box, plate) <= 24 * 44, "not more than a symbol's width"


def common(one: Box, other: Box) -> int:
    width = min(one.right, other.right) - max(one.x, other.x)
    height = min(one.bottom, other.bottom) - max(one.y, other.y)
    return max(0, width) * max(0, height)


# --- figures --------------------------------------------------------------------------------------


def figures(scene: Scene) -> list[Choice]:
    return choices.choices(scene, view_of(scene))


def told(choice: Choice) -> list[tuple[int, str]]:
    """Return the symbols and words of an option."""
    return [(part.seat, part.words) for part in choice[1:]]


@pytest.mark.parametrize("kind", [*IN_STRIP, "roles", "reroll"])
def test_the_figures_have_every_option_with_its_number(kind: str) -> None:
    scene = scene_of(kind)
    assert [choice[0].number for choice in figures(scene)] == [
        *range(1, len(decision_of(scene).options) + 1)
    ]


def test_a_route_tells_what_it_brings_and_costs() -> None:
    (choice,) = figures(routes(("castello", 2, (1, 3))))
    assert told(choice) == [(-1, "Castello"), (0, "+6"), (-1, "−2 →"), (1, ""), (3, "")]
    (free,) = figures(routes(("castello", 0, ())))
    assert told(free) == [(-1, "Castello"), (0, "+6")]


def test_the_step_of_an_isolated_doge_is_paid_to_nobody() -> None:
    """R4."""
    (choice,) = figures(routes(("castello", 2, ())))
    assert told(choice)[-1] == (-1, "−2")


def test_routes_to_one_district_are_told_together_where_they_are_many() -> None:
    scene = routes(*[("castello", 1, (seat,)) for seat in (1, 2, 3)], ("san_polo", 0, ()))
    castello, san_polo = choices.by_district(scene, view_of(scene))
    assert [part.number for part in castello if part.number] == [1, 2, 3]
    assert [part.number for part in san_polo if part.number] == [4]


def test_a_noble_more_or_less_is_told_as_what_will_be() -> None:
    placed = scene_of("place")
    for choice, facts in zip(figures(placed), placed.facts, strict=True):
        own = int(cast(int, facts["own"]))
        assert (view_of(placed).seat, f"{own}→{own + 1}") in told(choice)
    lifted = scene_of("source")
    for choice, facts in zip(figures(lifted), lifted.facts, strict=True):
        own = int(cast(int, facts["own"]))
        assert (view_of(lifted).seat, f"{own}→{own - 1}") in told(choice)
    replaced = scene_of("defect")
    for choice, facts in zip(figures(replaced), replaced.facts, strict=True):
        count = int(cast(int, facts["count"]))
        assert (facts["owner"], f"{count}→{count - 1}") in told(choice)


@LANGUAGES
@pytest.mark.parametrize("kind", [*IN_STRIP, "roles", "reroll"])
def test_figures_fit_into_their_room(kind: str, language: str) -> None:
    scene = scene_of(kind, language=language)
    room = (510, 218) if kind in ("roles", "reroll") else (850, 218)
    how = choices.fitting(scene, view_of(scene), *room)
    assert how.height <= room[1]
    assert how.px >= LEAST
    shown = [part.number for choice in how.offered for part in choice if part.number]
    assert sorted(shown) == [*range(1, len(scene.facts) + 1)]


# --- offers and cards -----------------------------------------------------------------------------


def test_offers_tell_where_everybody_would_stand() -> None:
    scene = scene_of("choose")
    seat = view_of(scene).seat
    for stands, facts in zip(taking.all_stands(view_of(scene)), scene.facts, strict=True):
        assert stands[0] == (seat, facts["total"])


def test_with_two_offers_the_distributor_is_left_with_the_other() -> None:
    view = view_at("choose")
    group = view.divisions[view.division]
    offers = tuple(
        made._replace(cards=(kind,), taker=-1)
        for made, kind in zip(group.offers, (FIRST_LIMIT, FIRST_LIMIT + 2), strict=True)
    )
    divisions = tuple(
        group._replace(offers=offers) if each == group else each for each in view.divisions
    )
    chooser, giver = group.deciders[0], group.distributor
    mine, other = (view.houses[seat].limit for seat in (chooser, giver))
    assert taking.all_stands(replace(view, divisions=divisions)) == [
        [(chooser, mine + 1), (giver, other + 3)],
        [(chooser, mine + 3), (giver, other + 1)],
    ]


@pytest.fixture
def laid(monkeypatch: pytest.MonkeyPatch) -> list[Shown]:
    """Collect the cards that are laid out large."""
    cards: list[Shown] = []
    for module in (hand, owncards):
        original = module.lay_in

        def lay(
            canvas: Canvas, boxes: Any, shown: list[Shown], language: str, original: Any = original
        ) -> None:
            cards.extend(shown)
            original(canvas, boxes, shown, language)

        monkeypatch.setattr(module, "lay_in", lay)
    return cards


@pytest.mark.parametrize("kind", ["split", "split_rest"])
@pytest.mark.parametrize("large", [False, True])
def test_cards_to_be_divided_have_the_numbers_of_the_menu(
    kind: str, large: bool, laid: list[Shown]
) -> None:
    scene = scene_of(kind, large=large)
    draw(scene)
    assert [card.number for card in laid] == [*range(1, len(scene.facts) + 1)]
    assert [KIND_KEYS[card.kind] for card in laid] == [facts["card"] for facts in scene.facts]


def test_cards_to_be_played_are_numbered_those_without_effect_are_dim(laid: list[Shown]) -> None:
    scene = scene_of("play")
    options = ("district:castello", "card:defector", "end")
    cards = tuple(KIND_KEYS.index(key) for key in ("district:castello", "card:defector"))
    view = replace(
        view_of(scene),
        decision=Decision(0, "play", options),
        cards=(*cards, cards[0], KIND_KEYS.index("card:bridge")),
    )
    hand.draw(replace(scene, view=view), view)
    assert laid == [
        Shown(cards[0], 1),
        Shown(cards[1], 2),
        Shown(KIND_KEYS.index("card:bridge"), 0, spent=True),
    ]


# --- what is new, what is about it ----------------------------------------------------------------


def test_what_has_changed_on_the_map_is_bracketed() -> None:
    scene = scene_of("defect", since=())
    district, seat = next(
        (district, seat)
        for district, row in enumerate(view_of(scene).nobles)
        for seat, count in enumerate(row)
        if count
    )
    told = Event("placed", {"seat": seat, "district": DISTRICT_KEYS[district], "card": "card:doge"})
    assert ICE not in colours_of(scene)
    assert ICE in colours_of(replace(scene, since=(told,)))


def colours_of(scene: Scene) -> set[tuple[int, ...]]:
    image = Image.open(BytesIO(draw(scene).data)).convert("RGB")
    return {colour for _, colour in image.getcolors(256) or () if isinstance(colour, tuple)}


def test_the_die_shows_what_was_rolled_where_it_hits(monkeypatch: pytest.MonkeyPatch) -> None:
    scene = scene_of("victims")
    icons: list[tuple[str, tuple[float, float]]] = []
    original = Canvas.icon

    def icon(self: Canvas, name: str, x: float, y: float, *rest: Any) -> None:
        icons.append((name, (x, y)))
        original(self, name, x, y, *rest)

    monkeypatch.setattr(Canvas, "icon", icon)
    draw(replace(scene, table="#die"))
    view, dice = view_of(scene), ("one", "two", "three", "four", "five", "six")
    spot = on_the_map(scene)[0].spots[DISTRICT_KEYS.index(decision_of(scene).subject)]
    assert (f"dice-{dice[view.roll - 1]}", tuple(spot)) in icons


# --- files ----------------------------------------------------------------------------------------


@LANGUAGES
@LIGHTS
@pytest.mark.parametrize("kind", KINDS)
def test_every_decision_in_every_light_and_language(kind: str, language: str, theme: str) -> None:
    tallest = WITH_THE_MAP if kind in SPLITS else 960
    check(draw(scene_of(kind, language=language, theme=theme)), tallest)


@LANGUAGES
@pytest.mark.parametrize("kind", KINDS)
def test_large_text_is_large(kind: str, language: str, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = scene_of(kind, language=language, large=True)
    words: list[tuple[str, Type]] = []
    write = Canvas.write

    def writes(canvas: Canvas, said: str, x: float, y: float, kind: Type, *rest: Any) -> float:
        if canvas.image.width == 1200 and y > STRIP.bottom - 20:
            words.append((said, kind))
        return write(canvas, said, x, y, kind, *rest)

    monkeypatch.setattr(Canvas, "write", writes)
    picture = draw(scene)
    image = Image.open(BytesIO(picture.data))
    assert image.size[0] == 1200
    assert STRIP.y < image.size[1] <= 2400
    assert len(picture.data) < MOST_LARGE
    if kind in IN_STRIP:
        assert all(kind.px >= choices.LARGE for _, kind in words)
        assert image.size[1] == STRIP.y + strips.height(scene, view_of(scene))


def looks() -> Iterator[tuple[str, Callable[[Scene], Scene]]]:
    yield "dark", lambda scene: scene
    yield "light", lambda scene: replace(scene, theme="light")
    yield "large", lambda scene: replace(scene, large=True)


@pytest.mark.parametrize("look", [look for _, look in looks()], ids=[name for name, _ in looks()])
def test_words_stand_out_are_large_enough_and_whole(
    look: Callable[[Scene], Scene], monkeypatch: pytest.MonkeyPatch
) -> None:
    scene: Scene
    weak: list[str] = []
    write = Canvas.write

    def writes(
        canvas: Canvas, said: str, x: float, y: float, kind: Type, colour: Any, anchor: Any = "left"
    ) -> float:
        assert kind.px >= LEAST, said
        assert ELLIPSIS not in said, said
        if said.strip():
            start = x - {"left": 0.0, "middle": 0.5, "right": 1.0}[anchor] * width_of(said, kind)
            behind = grounds(canvas.image, text(said, kind.face, kind.px), start, y)
            weak.extend(
                f"{said!r}: {colour} on {ground}"
                for ground in behind
                if contrast(colour, ground) < LEAST_CONTRAST
            )
        return write(canvas, said, x, y, kind, colour, anchor)

    monkeypatch.setattr(Canvas, "write", writes)
    forget_all()
    for kind in KINDS:
        for language in ("en", "de"):
            scene = look(scene_of(kind, language=language))
            draw(replace(scene, table="#contrast"))
    forget_all()
    assert not weak
