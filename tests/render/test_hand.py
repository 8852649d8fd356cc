"""The private hand: the result of a choice, the news, large text, and room for all of it."""

from collections.abc import Iterator
from dataclasses import replace
from io import BytesIO
from typing import Any, cast

import pytest
from PIL import Image

from bot.render import Picture, Scene, draw, sprites
from bot.render.canvas import Box, Canvas
from bot.render.kit import wording
from bot.render.kit.alt import LIMIT
from bot.render.lettering import ELLIPSIS
from bot.render.san_juan import hand_options
from bot.render.san_juan.amounts import bounds, points
from bot.render.san_juan.handcards import Card, spread
from bot.render.san_juan.look import ICONS
from bot.render.theme import DARK, ICE, NIGHT, WIDTH
from bot.text import LANGUAGES, texts
from rules.decision import Decision
from rules.event import Event, Facts
from rules.san_juan.advice.preview import Span, hand_after, hand_after_option, next_price
from rules.san_juan.components import (
    BUILDING_KEYS,
    CHAPEL,
    CITY_HALL,
    KIND,
    KINDS,
    MARKET_HALL,
    ROLE_KEYS,
)
from rules.san_juan.view import SanJuanView, Slot
from tests.render.noting import Noted, noting
from tests.render.positions import (
    ASKED,
    RULES,
    largest_decisions,
    positions,
    scene_of,
    scene_with,
    with_hand,
)
from tests.render.sprites import forget_all, numbers_of_cards
from tests.render.test_files import MOST_BYTES, check
from tests.rules.san_juan.given import given, seat

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
THEMES = pytest.mark.parametrize("theme", ["dark", "light"])


@pytest.fixture
def written() -> Iterator[list[Noted]]:
    """Collect the words on any picture, with their sizes."""
    forget_all()
    found: list[Noted] = []
    with noting(found.append):
        yield found


# --- what a choice leaves, in words ---------------------------------------------------------------


def test_a_number_that_is_not_certain_is_told_by_its_bounds() -> None:
    assert (bounds(Span(4, 4)), bounds(Span(4, 6))) == ("4", "4–6")


@pytest.mark.proof
@EVERY_LANGUAGE
def test_the_alternative_text_tells_what_the_picture_tells(language: str) -> None:
    own = texts(language).of("san_juan")
    pay = replace(largest_decisions()["pay"], language=language)
    left = hand_after(view_of(pay))
    assert left is not None
    assert own.say("alt-hand-after", cards=bounds(left)) in draw(pay).alt
    cover = replace(largest_decisions()["cover"], language=language)
    one = hand_after_option(view_of(cover), 0)
    assert one is not None
    assert own.say("alt-leaves", cards=bounds(one)) in draw(cover).alt
    role = replace(largest_decisions()["role"], language=language)
    asked = view_of(role).decision
    assert asked is not None
    for position, facts in enumerate(role.facts):
        assert own.option(asked, position, facts, role.names).note in draw(role).alt
    produce = replace(largest_decisions()["produce"], language=language)
    good = BUILDING_KEYS.index(str(produce.facts[0]["building"]))
    coming = bounds(next_price(view_of(produce), good))
    assert own.say("alt-next-price", price=coming) in draw(produce).alt
    chapel = replace(largest_decisions()["chapel"], language=language)
    assert own.say("alt-tucked", count=len(view_of(chapel).chapel)) in draw(chapel).alt


@pytest.mark.sampled(1)
@EVERY_LANGUAGE
@pytest.mark.parametrize("large", [False, True])
def test_who_sells_sees_the_price_of_every_good(
    language: str, large: bool, written: list[Noted]
) -> None:
    scene = replace(largest_decisions()["sell"], language=language, large=large)
    view, told = view_of(scene), draw(scene).alt
    prices = [str(price) for price in view.prices[view.tile]]
    words = [noted.words for noted in written]
    assert prices in [words[at : at + 5][::-1] for at in range(len(words))], "from the right"
    name = texts(language).of("san_juan").name("building:silver_smelter", "short")
    assert f"{name} {prices[-1]}".replace("\u00ad", "") in told


@pytest.mark.sampled(1)
@EVERY_LANGUAGE
def test_who_chooses_a_role_sees_the_other_towns(language: str, written: list[Noted]) -> None:
    """Whether to build or to fill the town depends on who is ahead, and how near the end is."""
    scene = replace(largest_decisions()["role"], language=language, large=True)
    view, told = view_of(scene), draw(scene).alt
    words = [noted.words for noted in written]
    for seat_, tableau in enumerate(view.tableaus):
        assert f"{scene.names[seat_]}" in told
        if seat_ != view.seat:
            at = words.index(scene.names[seat_])
            assert words[at + 1 : at + 3] == [str(points(view, seat_)), str(len(tableau.display))]


@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("kind", ["pay", "limit", "keep"])
def test_how_many_of_several_cards_are_picked_is_told(
    kind: str, large: bool, written: list[Noted]
) -> None:
    scene = replace(largest_decisions()[kind], large=large)
    most = decision_of(scene).most
    for picked in ((), (0,), (0, 1)):
        written.clear()
        draw(replace(scene, picked=picked, table=f"#{len(picked)}"))
        assert [noted.words for noted in written].count(f"{len(picked)}/{most}") == 1


@pytest.mark.parametrize("kind", ["role", "library"])
@pytest.mark.parametrize("count", [1, 6, 7, 12])
def test_the_own_town_is_where_one_looks(kind: str, count: int, written: list[Noted]) -> None:
    scene = replace(largest_decisions()[kind], large=True)
    pictures = [draw(with_own(scene, size)) for size in (count, count - 1)]
    assert pictures[0].data != pictures[1].data
    own = texts("en").of("san_juan")
    names = [own.name(BUILDING_KEYS[at]) for at in range(5, count)]
    assert all(name in pictures[0].alt for name in names)
    assert min(noted.kind.px for noted in written if noted.words.strip()) >= 38
    assert all(Image.open(BytesIO(each.data)).height <= HIGHEST for each in pictures)


def with_own(scene: Scene, count: int) -> Scene:
    """Return a scene in which the viewer has this many buildings."""
    view = view_of(scene)
    street = tuple(Slot(kind, False) for kind in range(count))
    towns = tuple(
        one._replace(display=street) if one.seat == view.seat else one for one in view.tableaus
    )
    return replace(scene, view=replace(view, tableaus=towns))


# --- what is new -------------------------------------------------------------------------------


def view_of(scene: Scene) -> SanJuanView:
    return cast(SanJuanView, scene.view)


def decision_of(scene: Scene) -> Decision:
    decision = scene.view.decision
    assert decision is not None
    return decision


def drawn(view: SanJuanView, count: int, seat: int = 0) -> Event:
    cards = tuple(BUILDING_KEYS[KIND[card]] for card in view.hand[:count])
    return Event("drew_cards", {"seat": seat, "cards": cards}, (seat,))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("kind", ["produce", "sell", "role"])
def test_that_a_hand_is_empty_is_told_within_the_picture(kind: str, written: list[Noted]) -> None:
    scene = largest_decisions()[kind]
    draw(replace(scene, view=replace(view_of(scene), hand=()), large=True))
    words = texts("en").of("san_juan").say("picture-no-cards")
    [noted] = [each for each in written if each.words == words]
    assert noted.ink[3] < noted.canvas.image.height


@pytest.mark.sampled(1)
@THEMES
@pytest.mark.parametrize("large", [False, True])
def test_new_cards_are_bracketed(theme: str, large: bool) -> None:
    view = with_hand(6)
    scene = replace(scene_with(view, "hand"), theme=theme, large=large)
    assert ICE not in colours_of(scene)
    assert ICE in colours_of(replace(scene, since=(drawn(view, 1),)))
    assert ICE not in colours_of(replace(scene, since=(drawn(view, 1, seat=1),)))


def test_only_the_newest_cards_are_new() -> None:
    view = with_hand(12)
    scene = replace(scene_with(view, "hand"), since=(drawn(view, 12),))
    assert sum(card.fresh for card in hand_options.hand_cards(scene, view)) == 8


@pytest.mark.parametrize("source", ["gold_mine", "goldsmith"])
def test_a_card_that_was_turned_up_and_taken_is_new(source: str) -> None:
    view = with_hand(3)
    taken = BUILDING_KEYS[KIND[view.hand[1]]]
    facts: dict[str, Facts] = {
        "gold_mine": {"seat": 0, "cards": (taken,), "taken": taken},
        "goldsmith": {"seat": 0, "building": taken, "taken": 1},
    }
    scene = replace(scene_with(view, "hand"), since=(Event(source, facts[source]),))
    assert taken in [
        BUILDING_KEYS[card.kind] for card in hand_options.hand_cards(scene, view) if card.fresh
    ]
    assert texts("en").of("san_juan").name(taken) in draw(scene).alt


def colours_of(scene: Scene) -> set[tuple[int, ...]]:
    image = Image.open(BytesIO(draw(scene).data)).convert("RGB")
    return {colour for _, colour in image.getcolors(256) or () if isinstance(colour, tuple)}


def test_a_price_that_depends_on_what_is_covered_is_the_least(
    written: list[Noted],
) -> None:
    own = seat("palace archive well well chapel tower", "crane market_hall indigo_plant")
    view = given(own, seats=3, governor=2, role="builder").sees(0)
    assert view.decision is not None
    build = scene_with(view, "hand", RULES.explain(view, view.decision))
    crane = [facts for facts in build.facts if facts.get("price") != facts.get("price_most")]
    assert [facts["price"] for facts in crane] == [0, 0, 0, 0, 2]
    draw(build)
    told = [noted.words for noted in written]
    assert told.count(f"{crane[0]['price']}+") == sum(
        facts["price"] == crane[0]["price"] for facts in crane
    )


@pytest.mark.parametrize("large", [False, True])
def test_what_will_be_covered_is_shown(large: bool, written: list[Noted]) -> None:
    """RULES.md 5.4: Palace 6 with two cards only goes over a Market Hall (4), which is worth 2."""
    own = seat("palace palace archive", "crane market_hall archive")
    table = given(own, seats=3, governor=2, role="builder")
    view = table.sees(0)
    assert view.decision is not None
    facts = RULES.explain(view, view.decision)
    scene = replace(scene_with(view, "hand", facts), large=large)
    [palace] = [card for card in hand_options.buildable(scene, view) if card.number]
    assert (palace.over, palace.points, palace.more) == (MARKET_HALL, "−2", False)
    picture = draw(scene)
    assert "Market Hall" in picture.alt
    assert "−2" in [noted.words for noted in written]


@pytest.mark.parametrize(
    ("step", "said", "warns"),
    [("keep", "hand limit 7", False), ("role", "discard to 7 at round start", True)],
)
def test_a_starting_hand_is_not_yet_over_the_limit(step: str, said: str, warns: bool) -> None:
    """The limit counts from the first round on; before, a warning would only frighten."""
    view = replace(with_hand(9), step=step, decision=None)
    found: list[Noted] = []
    with noting(found.append):
        scene = scene_with(view, "hand")
        draw(replace(scene, table=f"#{step}"))
    assert {noted.colour for noted in found if noted.words == said} == {
        scene.light.warn if warns else scene.light.mute
    }


@pytest.mark.proof
@pytest.mark.parametrize("large", [True, False])
def test_a_check_takes_the_place_of_a_picture_and_covers_none(large: bool) -> None:
    pay = replace(largest_decisions()["pay"], large=large)
    drawn: list[str] = []
    icon = Canvas.icon

    def noted(self: Canvas, name: str, *rest: Any) -> None:
        drawn.append(name)
        icon(self, name, *rest)

    counts: list[int] = []
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(Canvas, "icon", noted)
        patch.setattr(sprites, "art_of", lambda _: sprites.Art())
        for picked in ((), (0,)):
            forget_all()
            drawn.clear()
            draw(replace(pay, picked=picked, table="#check"))
            kinds = {KIND[card] for card in view_of(pay).hand}
            counts.append(sum(drawn.count(ICONS[kind]) for kind in kinds))
    forget_all()
    assert counts[1] == counts[0] - 1


# --- cards that are no options -------------------------------------------------------------------


def test_the_card_being_built_is_not_dim_but_what_is_tucked_is() -> None:
    pay = largest_decisions()["pay"]
    planned = [card for card in hand_options.hand_cards(pay, view_of(pay)) if card.note is not None]
    assert [card.kind for card in planned] == [view_of(pay).plan]
    assert not planned[0].dim
    view = with_hand(9)
    options = tuple(f"card:{card}" for card in view.hand[1:])
    limit = replace(view, decision=Decision(0, "limit", options, 1, 1))
    tucked = hand_options.hand_cards(scene_with(limit, "hand"), limit)[0]
    assert tucked.dim
    assert tucked.kind == KIND[view.hand[0]] != CHAPEL


def test_a_second_copy_of_what_is_built_adds_nothing() -> None:
    """RULES.md 1.3: of the two, one is being built, and the other can only pay."""
    hand = "city_hall city_hall triumphal_arch statue hero tower tower"
    table = given(seat(hand, "indigo_plant smithy"), seat(), role="builder")
    table.answers(0, "build", "build:city_hall")
    view = table.sees(0)
    cards = hand_options.hand_cards(scene_with(view, "hand"), view)

    halls = {card.number > 0: card.points for card in cards if card.kind == CITY_HALL}
    assert halls == {False: "+2", True: "+0"}


@EVERY_LANGUAGE
@pytest.mark.parametrize("hand", ["well crane hero", "well crane hero chapel"])
def test_each_card_that_pays_says_so(language: str, hand: str) -> None:
    """A Tower costs 2: whether most cards pay or few, those that pay are picked."""
    table = given(seat(f"tower {hand}", "indigo_plant"), seat(), role="builder")
    table.answers(0, "build", "build:tower")
    view, pays = table.sees(0), texts(language).of("san_juan").say("picture-pays")

    def paying(*picked: int) -> tuple[int, ...]:
        scene = replace(scene_with(view, "hand", language=language), picked=picked)
        options = [card for card in hand_options.hand_cards(scene, view) if card.number]
        by_number = sorted(options, key=lambda card: card.number)
        return tuple(int(bool(card.note) and card.note.words == pays) for card in by_number)

    assert not any(paying())
    assert paying(1)[:3] == (0, 1, 0)


# --- everything fits ----------------------------------------------------------------------------


@pytest.mark.proof
@EVERY_LANGUAGE
@pytest.mark.parametrize("size", [(282, 382), (282, 254), (224, 382), (224, 254)])
def test_every_building_says_what_it_does(
    language: str, size: tuple[int, int], written: list[Noted]
) -> None:
    own = texts(language).of("san_juan")
    width, height = size
    for kind in KINDS:
        written.clear()
        canvas = Canvas(width, height, NIGHT)
        spread(canvas, Box(0, 0, width, height), [Card(kind, 1, "2", after=f"{kind}")], language)
        told = " ".join(noted.words for noted in written)
        assert own.name(BUILDING_KEYS[kind], "gist") in told
        assert ELLIPSIS not in told


PHONE = 280
"""The widths in pixels at which phones may show a picture."""
HIGHEST = 1500
"""A higher picture comes out narrower than on a phone where a desktop limits its height."""
MOST_WORDED = 11
"""In a larger hand a card says what it does only if that fits on one line."""
LEAST_WORDS = 9.3
LEAST_NUMBERS = 14
"""The minimum height in these pixels of large words and of the menu's numbers."""


def check_large(picture: Picture) -> None:
    image = Image.open(BytesIO(picture.data))
    assert image.size[0] == 1200
    assert 560 <= image.size[1] <= HIGHEST
    assert len(picture.data) < MOST_BYTES
    assert 0 < len(picture.alt) <= LIMIT


@EVERY_LANGUAGE
def test_a_gist_is_short(language: str) -> None:
    own = texts(language).of("san_juan")
    for key in (*BUILDING_KEYS, *ROLE_KEYS):
        gist = own.name(key, "gist")
        assert gist != own.name(key), "every building and role has one"
        assert len(gist) <= 30


@pytest.mark.sampled(4)
@EVERY_LANGUAGE
@THEMES
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("count", [0, 1, 8, 12, 20])
def test_hands_of_any_size(language: str, theme: str, large: bool, count: int) -> None:
    scene = scene_with(with_hand(count), "hand", language=language)
    picture = draw(replace(scene, theme=theme, large=large))
    check_large(picture) if large else check(picture)


@pytest.mark.sampled(1)
@EVERY_LANGUAGE
@pytest.mark.parametrize("kind", sorted(ASKED))
def test_large_text_is_large_and_whole(kind: str, language: str, written: list[Noted]) -> None:
    scene = replace(largest_decisions()[kind], language=language, large=True, table="#large")
    check_large(draw(scene))
    assert not any(ELLIPSIS in noted.words for noted in written)
    own, held = texts(language).of("san_juan"), {KIND[card] for card in view_of(scene).hand}
    told = " ".join(noted.words for noted in written)
    told_of = held if kind in ("keep", "build", "pay", "limit", "chapel") else ()
    for card_kind in told_of if len(view_of(scene).hand) <= MOST_WORDED else ():
        assert own.name(BUILDING_KEYS[card_kind], "gist") in told
    assert own.ask(decision_of(scene)) not in told, "the panel asks in full, the pill in short"
    assert min(noted.kind.px for noted in written) * PHONE / WIDTH >= LEAST_WORDS
    numbers = {
        noted.kind.px for noted in written if noted.kind.face == "black" and noted.words.isdecimal()
    }
    assert min(numbers, default=99) * PHONE / WIDTH >= LEAST_NUMBERS


@pytest.mark.sampled(1)
@EVERY_LANGUAGE
@pytest.mark.parametrize("large", [False, True])
@pytest.mark.parametrize("kind", sorted(ASKED))
def test_what_is_picked_stands_out_and_is_told(kind: str, language: str, large: bool) -> None:
    plain = replace(largest_decisions()[kind], language=language, large=large)
    last = len(plain.facts) - 1
    chosen = replace(plain, picked=(last,))
    label = wording.words_of(plain).option(decision_of(plain), last, plain.facts[last], plain.names)
    number = "" if kind == "build" else f"{last + 1} "  # the last is to pass
    told = texts(language).say("alt-picked", options=f"{number}{label.label}")
    before, after = draw(plain), draw(chosen)
    assert told in after.alt
    assert told not in before.alt
    assert len(after.alt) <= LIMIT
    bright = DARK.good
    assert count_of(after, bright) > count_of(before, bright) + 1000
    assert Image.open(BytesIO(after.data)).size == Image.open(BytesIO(before.data)).size


def count_of(picture: Picture, colour: tuple[int, ...]) -> int:
    found = Image.open(BytesIO(picture.data)).convert("RGB").getcolors(256) or ()
    return sum(count for count, other in found if other == colour)


def test_what_would_bring_nothing_says_so(written: list[Noted]) -> None:
    role = largest_decisions()["role"]
    nothing = texts("en").of("san_juan").say("picture-nothing-trader")
    position = decision_of(role).options.index("role:trader")
    assert role.facts[position]["most"] == 0
    for large in (False, True):
        written.clear()
        draw(replace(role, large=large, table="#nothing"))
        assert nothing in " ".join(noted.words for noted in written)


@pytest.mark.sampled(2)
@pytest.mark.parametrize("kind", sorted(ASKED))
def test_large_text_has_the_numbers_of_the_menu(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    shown = numbers_of_cards(monkeypatch)
    scene = replace(largest_decisions()[kind], large=True, table=f"#large-{kind}")
    draw(scene)
    options = decision_of(scene).options
    assert sorted(shown) == [at for at, key in enumerate(options, start=1) if key != "pass"]


def test_scenes_of_positions_are_drawn_alike() -> None:
    state = next(positions(3, 1))
    seat = RULES.decisions(state)[0].seat
    assert draw(scene_of(state, "hand", seat)) == draw(scene_of(state, "hand", seat))


def test_one_good_of_the_others_is_a_good(written: list[Noted]) -> None:
    scene = replace(largest_decisions()["role"], large=True)
    for counts, word in (((1,), "good"), ((2,), "goods"), ((2, 1), "good"), ((1, 2), "goods")):
        seats = tuple(range(1, 1 + len(counts)))
        facts = [{**each, "seats": seats, "counts": counts} for each in scene.facts]
        written.clear()
        draw(replace(scene, facts=tuple(facts), table=f"#{counts} {word}"))
        assert word in {noted.words for noted in written}
