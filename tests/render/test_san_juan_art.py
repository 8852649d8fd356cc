"""San Juan, painted: a scene and a house for every building, and pictures without any of them."""

from dataclasses import replace

import pytest

from bot.render import draw, sprites
from bot.render.canvas import Box, Canvas
from bot.render.san_juan import art, large, widecards
from bot.render.san_juan.hand_options import hand_cards
from bot.render.theme import GOLD, NIGHT, THEMES
from bot.text import LANGUAGES, texts
from rules.san_juan.components import KINDS, NAMES, ROLES
from rules.san_juan.view import SanJuanView
from tests.render.noting import Noted, noting
from tests.render.positions import largest_decisions, scene_with, with_hand
from tests.render.sprites import forget_all

EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)
HIGHEST = 1500


@pytest.mark.parametrize("name", [*NAMES, *ROLES, "pass", "plot"])
@pytest.mark.parametrize("size", [(190, 216), (282, 154), (96, 108), (60, 60), (292, 192)])
def test_every_scene_fills_whatever_it_is_cut_to(name: str, size: tuple[int, int]) -> None:
    plain = Canvas(*size, NIGHT)
    assert art.scene(plain, name, Box(0, 0, *size))
    assert plain.image.getpixel((0, 0)) != NIGHT
    dim = Canvas(*size, NIGHT)
    assert art.scene(dim, name, Box(0, 0, *size), dim=True)
    assert brightness(dim) < brightness(plain)


def brightness(canvas: Canvas) -> int:
    counts = canvas.image.convert("L").histogram()
    return sum(grey * count for grey, count in enumerate(counts))


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("width", [91, 112, 188])
def test_every_house_is_as_broad_as_its_plot_and_stands_on_it(kind: int, width: int) -> None:
    found = art.house(kind, width, 100)
    assert found is not None
    assert found.size[0] == width
    assert found.size[1] <= 100


@pytest.mark.parametrize("light", THEMES)
@pytest.mark.parametrize("size", [(563, 140, 87), (563, 196, 132), (1113, 138, 86)])
def test_streets_are_painted_and_differ(light: str, size: tuple[int, int, int]) -> None:
    seen: set[bytes] = set()
    for shift in range(4):
        canvas = Canvas(*size[:2], NIGHT, THEMES[light])
        art.street(canvas, Box(0, 0, *size[:2]), size[2], shift)
        assert canvas.image.getpixel((size[0] // 2, size[1] - 1)) == art.PAVEMENT[light]
        assert canvas.image.getpixel((size[0] // 2, size[2] // 4)) != art.PAVEMENT[light]
        seen.add(canvas.image.tobytes())
    assert len(seen) > 1


@pytest.mark.parametrize("kind", range(5))
def test_every_good_is_painted(kind: int) -> None:
    canvas = Canvas(80, 80, NIGHT)
    assert art.good(canvas, kind, Box(2, 2, 76, 76))
    assert len(canvas.image.getcolors(6400) or ()) > 5


def test_what_is_no_workshop_makes_no_good() -> None:
    assert not art.good(Canvas(80, 80, NIGHT), len(NAMES) - 1, Box(2, 2, 76, 76))


@pytest.mark.parametrize("kind", ["build", "role", "pay", "cover"])
def test_the_words_are_the_same_without_sprites(kind: str, monkeypatch: pytest.MonkeyPatch) -> None:
    scene = replace(largest_decisions()[kind], large=True, table="#art")
    painted = draw(scene)
    monkeypatch.setattr(sprites, "art_of", lambda _: sprites.Art())
    forget_all()
    plain = draw(scene)
    forget_all()
    assert plain.alt == painted.alt
    assert plain.data != painted.data


@EVERY_LANGUAGE
def test_to_pass_is_a_card(language: str) -> None:
    scene = replace(largest_decisions()["build"], language=language, large=True, table="#pass")
    written: list[Noted] = []
    with noting(written.append):
        draw(scene)
    view = scene.view
    assert isinstance(view, SanJuanView)
    assert view.decision is not None
    position = view.decision.options.index("pass")
    own = texts(language).of("san_juan")
    label = own.option(view.decision, position, scene.facts[position], scene.names).label
    assert [noted.words for noted in written].count(label) == 1
    assert own.say("picture-pass") not in {noted.words for noted in written}


def test_what_is_paid_for_is_on_top() -> None:
    pay = replace(largest_decisions()["pay"], large=True)
    view = pay.view
    assert isinstance(view, SanJuanView)
    paid = [card for card in hand_cards(pay, view) if large._paid_for(view, card)]
    assert [card.kind for card in paid] == [view.plan]
    board = Canvas(1200, HIGHEST, NIGHT)
    [section], form = large._fitting(pay, view), widecards.FORMS[1]
    section.draw(board, 0)
    assert board.image.getpixel((600, 4)) != GOLD, "it is no option"
    first = board.image.getpixel(
        (widecards._MARGIN + form.marks.inset - 25, 204 + form.marks.inset)
    )
    assert first == GOLD, "and the number of the first option is below it"


@pytest.mark.parametrize("count", [9, 12, 14, 16, 20])
def test_no_hand_is_too_high(count: int) -> None:
    view = with_hand(count)
    parts = large._fitting(replace(scene_with(view, "hand"), large=True), view)
    assert sum(part.height for part in parts) + large._top(view) <= HIGHEST
