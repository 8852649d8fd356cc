"""One seat's picture of San Marco: its offers, its cards, large text."""

from collections.abc import Callable, Iterator
from dataclasses import replace
from io import BytesIO
from itertools import combinations
from typing import Any

import pytest
from PIL import Image

from bot.render import Scene, draw
from bot.render.canvas import Box, Canvas
from bot.render.kit.grid import across
from bot.render.lettering import ELLIPSIS
from bot.render.san_marco import hand, handcards, options, ratings, splitting, strips, taking
from bot.render.san_marco.cardfaces import ShownCard
from bot.render.san_marco.layout import STRIP
from bot.render.theme import ICE, LEAST, Type
from bot.text import LANGUAGES
from rules.decision import Decision
from rules.event import Event
from rules.san_marco.components import (
    DISTRICT_KEYS,
    DOGE,
    FIRST_LIMIT,
    KIND_KEYS,
    Worth,
)
from tests.games import known
from tests.render.noting import Noted, noting
from tests.render.san_marco.asked import (
    EVERY_LANGUAGE,
    IN_STRIP,
    KINDS,
    LIGHTS,
    SPLITS,
    asked,
    decision_of,
    on_the_map,
    scene_of,
    view_of,
)
from tests.render.san_marco.boards import GAME, SAN_MARCO, view_at, with_nobles
from tests.render.sprites import forget_all
from tests.render.test_files import check

WITH_THE_MAP = 1500
"""The height of the map, two rows of cards to be divided and the rows of the players together."""
MOST_LARGE = 200 * 1024
TALLEST_LARGE = 1500
SMALL = known(GAME).tallest


@pytest.mark.proof
def test_every_kind_of_decision_is_looked_at() -> None:
    assert asked().keys() == set(KINDS)


# --- how all stand --------------------------------------------------------------------------------


@pytest.mark.parametrize("kind", ["choose", "split", "split_rest"])
def test_prestige_and_limit_points_of_all_are_in_sight_where_offers_are_weighed(kind: str) -> None:
    scene, view = scene_of(kind), view_of(scene_of(kind))
    rival = next(house for house in view.houses if house.seat != view.seat)
    richer = rival._replace(ledger=(rival.ledger[0] + 7, *rival.ledger[1:]))
    houses = tuple(richer if house == rival else house for house in view.houses)
    ahead = replace(scene, view=replace(view, houses=houses))
    assert draw(ahead).data != draw(scene).data


# --- offers and cards -----------------------------------------------------------------------------


def test_offers_tell_where_everyone_would_stand() -> None:
    scene = scene_of("choose")
    seat = view_of(scene).seat
    told = taking.all_stands(view_of(scene)).items()
    for (number, stands), facts in zip(told, scene.facts, strict=True):
        assert stands[0] == (seat, facts["total"])
        assert number == facts["value"]


def test_with_two_offers_each_tells_chooser_and_distributor_with_it() -> None:
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
    assert taking.all_stands(replace(view, divisions=divisions)) == {
        1: [(chooser, mine + 1), (giver, other + 1)],
        2: [(chooser, mine + 3), (giver, other + 3)],
    }


@pytest.mark.parametrize(
    ("counts", "together"),
    [((8, 1, 1), [1, 2]), ((1, 3, 6), [2, 1]), ((1, 2), [2]), ((1, 1, 1), [3]), ((10,), [1])],
)
def test_short_offers_lie_beside_each_other(counts: tuple[int, ...], together: list[int]) -> None:
    """A single card leaves no row empty beside it; the words above it have their room."""
    view, room = view_at("choose"), Box(20, 850, 1160, 0)
    group = view.divisions[view.division]
    offers = tuple(group.offers[0]._replace(cards=(DOGE,) * count, taker=-1) for count in counts)
    asked = replace(view, divisions=(group._replace(offers=offers, deciders=(1,)),), division=0)
    takable = taking._takable(asked)
    places = taking._large_places(room, takable)
    tops = [place.y for place in places]
    assert [tops.count(top) for top in sorted(set(tops))] == together
    assert not [pair for pair in combinations(places, 2) if Box.shared(*pair)]
    told = ratings.SIZE[0] * max(1, len(takable[0].stands))
    assert all(room.x <= place.x and place.right <= room.right for place in places)
    assert all(place.width > told for place in places)
    assert max(place.bottom for place in places) == room.y + taking.large_height(asked)


@pytest.fixture
def laid(monkeypatch: pytest.MonkeyPatch) -> list[ShownCard]:
    """Collect the cards that are laid out large."""
    cards: list[ShownCard] = []
    for module, name in ((hand, "lay_in"), (handcards, "lay_in"), (ratings, "lay")):
        original = getattr(module, name)

        def lay(
            canvas: Canvas, boxes: Any, shown: list[ShownCard], *rest: Any, original: Any = original
        ) -> None:
            cards.extend(shown)
            original(canvas, boxes, shown, *rest)

        monkeypatch.setattr(module, name, lay)
    return cards


@pytest.mark.parametrize("large", [False, True])
def test_picked_cards_are_raised_and_lie_in_their_offer(large: bool, laid: list[ShownCard]) -> None:
    scene = scene_of("split", large=large, picked=(0, 2))
    draw(scene)
    assert [card.number for card in laid if card.picked] == [1, 3]
    first, *_ = splitting.offers(scene, view_of(scene))
    assert [KIND_KEYS[kind] for kind in first.cards] == [scene.facts[at]["card"] for at in (0, 2)]
    limit = sum(int(str(scene.facts[at]["limit"])) for at in (0, 2))
    assert first.stands == tuple(
        (seat, view_of(scene).houses[seat].limit + limit) for seat, _ in first.stands
    )
    division = view_of(scene).divisions[0]
    assert [seat for seat, _ in first.stands] == [*division.deciders, division.distributor]


def test_a_card_tells_who_stands_in_its_district_and_what_that_scores() -> None:
    view = with_nobles(view_at("choose"), {SAN_MARCO: (2, 4, 1, 0)})
    view = replace(view, worth=tuple(Worth(8, 6) for _ in view.worth))
    assert ratings.standing(view, SAN_MARCO) == [(1, 4, 8), (0, 2, 6), (2, 1, 0)]
    view = with_nobles(view, {SAN_MARCO: (3, 3, 1, 0)})
    assert ratings.standing(view, SAN_MARCO) == [(0, 3, 6), (1, 3, 6), (2, 1, 0)]


@pytest.mark.parametrize("kind", ["split", "split_rest"])
@pytest.mark.parametrize("large", [False, True])
def test_cards_to_be_divided_have_the_numbers_of_the_menu(
    kind: str, large: bool, laid: list[ShownCard]
) -> None:
    scene = scene_of(kind, large=large)
    draw(scene)
    assert [card.number for card in laid] == [*range(1, len(scene.facts) + 1)]
    assert [KIND_KEYS[card.kind] for card in laid] == [facts["card"] for facts in scene.facts]


def test_cards_to_be_played_are_numbered_those_without_effect_are_dim(
    laid: list[ShownCard],
) -> None:
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
        ShownCard(cards[0], 1),
        ShownCard(cards[1], 2),
        ShownCard(KIND_KEYS.index("card:bridge"), 0, spent=True),
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


@pytest.mark.sampled(4)
@EVERY_LANGUAGE
@LIGHTS
@pytest.mark.parametrize("kind", KINDS)
def test_every_decision_in_every_light_and_language(kind: str, language: str, theme: str) -> None:
    tallest = WITH_THE_MAP if kind in (*SPLITS, "roles") else SMALL
    check(draw(scene_of(kind, language=language, theme=theme)), tallest)


@pytest.mark.sampled(4)
@EVERY_LANGUAGE
@pytest.mark.parametrize("kind", KINDS)
def test_large_text_is_large(kind: str, language: str) -> None:
    scene = scene_of(kind, language=language, large=True)
    words: list[tuple[str, Type]] = []

    def note(noted: Noted) -> None:
        if noted.canvas.image.width == 1200 and noted.y > STRIP.bottom - 20:
            words.append((noted.words, noted.kind))

    with noting(note):
        picture = draw(scene)
    image = Image.open(BytesIO(picture.data))
    assert image.size[0] == 1200
    assert STRIP.y < image.size[1] <= TALLEST_LARGE, "or a desktop makes it narrower than a phone"
    assert len(picture.data) < MOST_LARGE
    if kind in IN_STRIP:
        assert all(kind.px >= options.LARGE[-1] for _, kind in words)
        assert image.size[1] == STRIP.y + strips.height(scene, view_of(scene))


def looks() -> Iterator[tuple[str, Callable[[Scene], Scene]]]:
    yield "dark", lambda scene: scene
    yield "light", lambda scene: replace(scene, theme="light")
    yield "large", lambda scene: replace(scene, large=True)


@pytest.mark.proof
@pytest.mark.parametrize("look", [look for _, look in looks()], ids=[name for name, _ in looks()])
def test_words_stand_out_are_large_enough_and_whole(
    look: Callable[[Scene], Scene],
) -> None:
    weak: list[str] = []

    def note(noted: Noted) -> None:
        assert noted.kind.px >= LEAST, noted.words
        assert ELLIPSIS not in noted.words, noted.words
        if not noted.clear:
            weak.append(f"{noted.words!r}: {noted.colour} on {noted.grounds}")

    forget_all()
    with noting(note):
        for kind in KINDS:
            for language in LANGUAGES:
                scene = look(scene_of(kind, language=language))
                draw(replace(scene, table="#contrast"))
    forget_all()
    assert not weak


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("kind", ["split", "split_rest"])
def test_limit_points_of_all_are_within_their_pile(
    kind: str, language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """In the language with the longest "you", too: each offer is a pile."""
    plates, original = [0], splitting._plate

    def plate(*args: Any) -> int:
        plates.append(original(*args))
        return plates[-1]

    monkeypatch.setattr(splitting, "_plate", plate)
    draw(replace(scene_of(kind, large=True, picked=(0,)), language=language))
    piles = across(Box(12, 0, 1176, 0), 3, 1176, splitting.GAP)
    for pile in piles[: 1 + 2 * (kind == "split_rest")]:
        assert any(pile.right - 60 < end <= pile.right - 8 for end in plates)
    assert max(plates) <= piles[-1].right - 8
