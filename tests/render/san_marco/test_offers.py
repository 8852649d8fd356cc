"""The panel of San Marco: the distributor, the offers and their deciders, and nothing hidden."""

from collections.abc import Iterator
from dataclasses import replace
from typing import Any

import pytest

from bot.render import Scene
from bot.render.canvas import Box, Canvas
from bot.render.san_marco import cardfaces, hand, offers, taking
from bot.render.san_marco.cardfaces import ShownCard
from bot.render.san_marco.layout import PANEL
from bot.render.theme import LEAST, RGB, THEMES
from bot.text import LANGUAGES, texts
from rules import decision as answering
from rules.event import NOBODY
from rules.san_marco import GAME as RULES
from rules.san_marco.components import BRIDGE, DEFECTOR, DOGE, FIRST_LIMIT, Kind
from rules.san_marco.view import Division, Offer, SanMarcoView
from tests.render.noting import Noted, noting
from tests.render.san_marco.boards import GAME, moments_at, scene_of, view_at
from tests.rules.san_marco.given import dealt
from tools.gallery.positions import scenes

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
LIGHTS = pytest.mark.parametrize("theme", sorted(THEMES))
LIMIT_1, LIMIT_2, LIMIT_3 = range(FIRST_LIMIT, FIRST_LIMIT + 3)


class Seen:
    """A panel: its words with their colours, its cards, those face down, its numbers."""

    def __init__(self) -> None:
        self.words: list[Noted] = []
        self.faces: list[tuple[Kind, bool]] = []
        self.backs: list[bool] = []
        self.numbers: list[int] = []

    @property
    def said(self) -> list[str]:
        return [noted.words for noted in self.words]

    def colour_of(self, words: str) -> RGB:
        return next(noted.colour for noted in self.words if noted.words == words)


@pytest.fixture
def seen(monkeypatch: pytest.MonkeyPatch) -> Iterator[Seen]:
    """Record the drawing on the panel itself."""
    found = Seen()
    face, back, marker = cardfaces.face, offers.back, offers.marker

    def note(noted: Noted) -> None:
        if noted.canvas.image.width == 1200:
            found.words.append(noted)

    def faces(kind: Kind, *rest: Any, dim: bool = False) -> Any:
        found.faces.append((kind, dim))
        return face(kind, *rest, dim=dim)

    def backs(*size: int, limit: bool) -> Any:
        found.backs.append(limit)
        return back(*size, limit=limit)

    def marks(canvas: Canvas, number: int, x: int, y: int) -> None:
        found.numbers.append(number)
        marker(canvas, number, x, y)

    monkeypatch.setattr(cardfaces, "face", faces)
    monkeypatch.setattr(offers, "face", faces)
    monkeypatch.setattr(offers, "back", backs)
    monkeypatch.setattr(offers, "marker", marks)
    with noting(note):
        yield found


def draw(view: SanMarcoView, language: str = "en", theme: str = "dark", **more: Any) -> Canvas:
    scene = scene_of(view, language=language, theme=theme, **more)
    canvas = Canvas(1200, 960, scene.light.ground, scene.light)
    offers.draw_panel(canvas, PANEL, scene, view)
    return canvas


def offer(*cards: Kind, taker: int = NOBODY) -> Offer:
    limits = sum(kind >= FIRST_LIMIT for kind in cards)
    return Offer(len(cards) - limits, limits, cards, taker)


def hidden(actions: int, limits: int) -> Offer:
    return Offer(actions, limits, (), NOBODY)


def division(*made: Offer, giver: int = 1, deciders: tuple[int, ...] = (2,)) -> Division:
    opened = any(each.cards for each in made)
    return Division(giver, deciders, (), divided=bool(made), opened=opened, offers=made)


def choosing(*divisions: Division, seats: int = 4, limits: tuple[int, ...] = ()) -> SanMarcoView:
    view = view_at("choose", seats)
    houses = tuple(
        house._replace(limits=(FIRST_LIMIT,) * limit)
        for house, limit in zip(view.houses, limits or (0,) * seats, strict=True)
    )
    return replace(
        view, houses=houses, divisions=divisions, division=0, cards=(), acting=NOBODY, plan=-1
    )


# --- offers ---------------------------------------------------------------------------------------


def test_each_offer_tells_at_how_many_limit_points_the_decider_would_stand(seen: Seen) -> None:
    """3.8: out at ten; so nine is fine and ten a warning."""
    made = division(offer(0, LIMIT_2), offer(DOGE, LIMIT_1, LIMIT_2))
    draw(choosing(made, limits=(0, 0, 7, 0)))
    assert [words for words in seen.said if words.startswith("→")] == ["→9", "→10"]
    assert [words for words in seen.said if words.startswith("+")] == ["+2", "+3"]
    assert seen.colour_of("→9") == THEMES["dark"].text
    assert seen.colour_of("→10") == THEMES["dark"].warn


def test_an_offer_keeps_its_number_when_another_is_taken(seen: Seen) -> None:
    made = (offer(0), offer(1, taker=2), offer(DOGE))
    three = division(*made, deciders=(2, 0))
    draw(choosing(three, seats=3, limits=(4, 0, 0)))
    assert seen.numbers == [1, 3]
    assert offers.numbers(three) == [1, 0, 3]
    assert three.chooser == 0, "the second decider's turn"


def test_after_all_deciders_no_one_chooses(seen: Seen) -> None:
    both = division(offer(0, taker=2), offer(1, taker=1))
    view = replace(choosing(both), step="play", acting=1, cards=(1,))
    draw(view)
    assert both.chooser == NOBODY
    assert not [words for words in seen.said if words.startswith("→")]


def test_of_an_offer_that_is_carried_out_the_cards_that_are_left_are_shown(seen: Seen) -> None:
    taken = division(offer(0, 0, DEFECTOR, LIMIT_3, taker=2), offer(BRIDGE))
    view = replace(choosing(taken), step="play", acting=2, cards=(0,))
    draw(view)
    assert seen.faces == [(0, False), (BRIDGE, False)]
    acting, other = offers._rows(Box(0, 0, 400, 200), view, taken)
    assert acting.height > 2 * other.height
    assert other.bottom == 200


def test_cards_of_an_offer_that_was_carried_out_are_dim(seen: Seen) -> None:
    taken = division(offer(0, DEFECTOR, LIMIT_3, taker=2), offer(BRIDGE, taker=1))
    draw(replace(choosing(taken), step="play", acting=1, cards=(BRIDGE,)))
    assert seen.faces == [(0, True), (DEFECTOR, True), (LIMIT_3, True), (BRIDGE, False)]


def test_the_card_that_the_viewer_is_just_playing_is_not_yet_played() -> None:
    taken = division(offer(0, DEFECTOR, taker=2), offer(BRIDGE))
    view = replace(choosing(taken), step="play", acting=2, cards=(0,), plan=DEFECTOR, seat=2)
    left = offers.left_of(view, taken.offers[0])
    assert left == [ShownCard(0), ShownCard(DEFECTOR)]


# --- what is hidden -------------------------------------------------------------------------------


def test_offers_face_down_show_how_many_of_each_back_and_nothing_else(seen: Seen) -> None:
    """R23."""
    opened = division(offer(0, LIMIT_1), offer(DOGE))
    down = division(hidden(4, 1), hidden(1, 2), giver=0, deciders=(3,))
    draw(choosing(opened, down))
    assert [kind for kind, _ in seen.faces] == [0, DOGE]
    assert seen.backs == [False, True, False, True]
    assert seen.said[-4:] == ["4", "1", "1", "2"]


def test_open_hands_are_shown_until_their_offers_are_opened(seen: Seen) -> None:
    """Clause 2.5: all see the cards, but not how they are divided."""
    hand = (0, 1, DEFECTOR, DOGE, LIMIT_1, LIMIT_1, LIMIT_3)
    opened = division(offer(0, LIMIT_1), offer(DOGE))
    down = division(hidden(2, 1), hidden(2, 2), giver=0, deciders=(3,))._replace(hand=hand)
    draw(choosing(opened, down))
    assert [kind for kind, _ in seen.faces] == [0, DOGE, *hand]
    assert not seen.backs


def test_a_player_who_made_them_sees_the_own_offers(seen: Seen) -> None:
    opened = division(offer(0, LIMIT_1), offer(DOGE))
    own = division(offer(BRIDGE, LIMIT_2), offer(5), giver=0, deciders=(3,))
    draw(replace(choosing(opened, own), seat=0))
    assert [kind for kind, _ in seen.faces] == [0, DOGE, BRIDGE, LIMIT_2, 5]
    assert not seen.backs


@pytest.mark.sampled(1)
@pytest.mark.parametrize("seats", [3, 4])
def test_no_spectator_ever_sees_a_card_that_is_not_open(seats: int, seen: Seen) -> None:
    """R14 and R23, in whole games: only the offers of the division being played lie open."""
    for step in ("split", "choose", "play"):
        for view in [*moments_at(step, seats)][::5]:
            seen.faces.clear()
            draw(view)
            opened = [
                kind
                for each in view.divisions[view.division : view.division + 1]
                for made in each.offers
                for kind, *_ in offers.shown_of(view, made)
                if made.taker != NOBODY or kind < FIRST_LIMIT
            ]
            wanted = [] if step == "split" else opened
            assert [kind for kind, _ in seen.faces] == wanted


# --- dividing -------------------------------------------------------------------------------------


@EVERY_LANGUAGE
def test_it_is_told_whose_split_is_missing(language: str, seen: Seen) -> None:
    own = texts(language).of(GAME)
    ready, late = division(giver=0, deciders=(1,)), division(giver=2, deciders=(3,))
    draw(replace(choosing(ready, late), step="split", waiting=(2,)), language)
    assert seen.said == [
        own.say("picture-dividing"),
        own.say("picture-divided"),
        "Ada",
        own.say("picture-divides"),
        "Chloé",
    ]
    assert not seen.faces


def test_open_hands_are_shown_to_all(seen: Seen) -> None:
    hand = (0, 1, DEFECTOR, DOGE, DOGE, LIMIT_1, LIMIT_1, LIMIT_3)
    dealt = division(giver=0, deciders=(1,))._replace(hand=hand)
    draw(replace(choosing(dealt), step="split", waiting=(0,)))
    assert [kind for kind, _ in seen.faces] == [*hand]


# --- otherwise ------------------------------------------------------------------------------------


@pytest.mark.parametrize("seats", [3, 4])
def test_while_no_one_has_cards_the_panel_tells_what_is_in_the_pile(seats: int, seen: Seen) -> None:
    for step in ("bridges", "fewest", "over"):
        for view in moments_at(step, seats):
            if view.roll:
                continue
            assert sum(offers.in_pile(view)) == view.actions
    draw(view_at("bridges", seats))
    assert [kind for kind, _ in seen.faces] == [*range(FIRST_LIMIT)]
    assert [words for words in seen.said if words.isdecimal()] == [
        *"55555",
        *"5",
        "6",
        "12",
        "10",
        "4",
    ]


# --- everything fits ------------------------------------------------------------------------------


def all_panels() -> Iterator[Scene]:
    yield from (scene for scene in scenes(GAME).values() if scene.kind == "board")
    for seats in (3, 4):
        for step in ("split", "choose", "play", "fewest", "bridges"):
            yield from (scene_of(view) for view in [*moments_at(step, seats)][::6])


@pytest.mark.sampled(1)
@EVERY_LANGUAGE
@LIGHTS
def test_words_are_large_enough_and_only_names_are_cut(
    language: str, theme: str, seen: Seen
) -> None:
    for scene in all_panels():
        seen.words.clear()
        view: Any = scene.view
        draw(view, language, theme)
        for noted in seen.words:
            assert noted.kind.px >= LEAST, noted.words
            assert "…" not in noted.words, noted.words


@pytest.mark.proof
@LIGHTS
def test_nothing_is_drawn_outside_of_the_panel(theme: str) -> None:
    ground = THEMES[theme].ground
    for scene in all_panels():
        view: Any = scene.view
        canvas = draw(view, "de", theme)
        canvas.image.paste(ground, (PANEL.x, PANEL.y, PANEL.right, PANEL.bottom))
        assert canvas.image.getcolors(2) == [(1200 * 960, ground)]


def test_cards_of_any_number_stay_in_their_row() -> None:
    for count in range(1, 11):
        canvas = Canvas(600, 100, (1, 2, 3))
        room = Box(20, 10, 400, 60)
        cardfaces.lay(canvas, room, [ShownCard(kind) for kind in range(count)], "en", 84)
        canvas.image.paste((1, 2, 3), room.edges)
        assert canvas.image.getcolors(2) == [(600 * 100, (1, 2, 3))]


@EVERY_LANGUAGE
def test_an_offer_keeps_its_name_in_menu_picture_and_words_and_has_no_other_number(
    language: str,
) -> None:
    """The second decider of three, after the second offer is gone."""
    table = dealt("castello castello doge bridge defector san_polo", "3 2 1 3")
    table.splits("castello 3", "castello 2")
    table.takes(2)
    table.goes_on("choose")
    decision = table.asked()
    view = table.sees(decision.seat)
    facts = RULES.explain(view, decision)
    assert decision.options == ("offer:1", "offer:3")

    assert [answering.number(decision, place, facts) for place in range(2)] == [None, None]
    assert list(taking.all_stands(view)) == [1, 3]
    told = hand.alt(replace(scene_of(view, "hand", language), facts=facts), view)
    words = texts(language).of(GAME)
    for place, number in enumerate((1, 3)):
        label = words.option(decision, place, facts[place], ()).label
        assert label in told
        numbered = [words.labelled(str(one), label) for one in (place + 1, number)]
        assert not [one for one in numbered if one in told]
        assert words.labelled(f" {number}", "") in label, "as the offer is called"
