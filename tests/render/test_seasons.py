"""Pictures of a league's season: who leads, who met whom, who goes up and down, the champion."""

from dataclasses import replace
from io import BytesIO
from typing import cast

import pytest
from PIL import Image

from bot.render import Scene, draw
from bot.render.kit.mixed import mixed
from bot.render.scene import Division, PictureKind
from bot.render.theme import THEMES
from bot.text import LANGUAGES
from rules.registry import GAMES
from tests.games.auction import AUCTION
from tests.games.hosting import worded
from tests.render.noting import Noted, noting
from tools.gallery.positions import ODD_NAMES, scenes

__all__ = ["worded"]

KINDS: tuple[PictureKind, ...] = ("division", "crosstable", "champion")
NAMES = (*ODD_NAMES, "W" * 32, "Ada", "Ada", "=1+1", "1")
"""Of a division of eleven, two alike."""


def season(kind: PictureKind = "division", **changes: object) -> Scene:
    """Return a picture of the gallery's division, with changes to it."""
    scene = scenes("san_juan")["division"]
    return replace(scene, kind=kind, view=replace(cast(Division, scene.view), **changes))  # pyright: ignore[reportArgumentType] - of its fields


def largest(kind: PictureKind, game: str) -> Scene:
    """Return a division of eleven, each with the widest points, at eleven tables of five."""
    view = cast(Division, season().view)
    [line, *_] = view.ranked
    ranked = tuple(
        line._replace(rank=at + 1, points=50 * 60 - 25, wins=325, move=("up", "", "down")[at % 3])
        for at in range(11)
    )
    [met, *_] = view.met
    tables = tuple(
        met._replace(
            people=tuple((at + each) % 11 for each in (0, 1, 2, 4, 7)),
            points=(585, 385, 294, 175, 1),
        )
        for at in range(11)
    )
    return replace(
        season(kind, ranked=ranked, met=tables, over=True),
        game=game,
        names=NAMES,
        computers=(False,) * 11,
    )


@pytest.mark.parametrize(
    ("sixtieths", "words"),
    [(0, "0"), (60, "1"), (30, "1/2"), (510, "8 1/2"), (200, "3 1/3"), (875, "14 7/12")],
)
def test_points_are_mixed_numbers(sixtieths: int, words: str) -> None:
    assert mixed(sixtieths) == words


@pytest.mark.sampled(4)
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("theme", THEMES)
@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.parametrize("game", GAMES)
def test_nothing_overlaps_whatever_the_names_and_points(
    game: str, kind: PictureKind, theme: str, language: str
) -> None:
    found: list[Noted] = []
    with noting(found.append):
        scene = replace(largest(kind, game), theme=theme, language=language)
        image = Image.open(BytesIO(draw(scene).data))
    inks = [noted.ink for noted in found]
    for at, one in enumerate(inks):
        assert 0 <= one[0] < one[2] <= image.width, found[at].words
        assert 0 <= one[1] < one[3] <= image.height
        clash = [found[other].words for other in range(at) if _overlap(one, inks[other])]
        assert not clash, (found[at].words, clash)


def _overlap(one: tuple[int, ...], other: tuple[int, ...]) -> bool:
    across = min(one[2], other[2]) - max(one[0], other[0])
    return across > 0 and min(one[3], other[3]) - max(one[1], other[1]) > 0


@pytest.mark.parametrize("kind", KINDS)
@pytest.mark.usefixtures("worded")
def test_a_game_without_pictures_of_its_own_has_these(kind: PictureKind) -> None:
    assert draw(replace(season(kind), game=AUCTION.key)).data


def test_who_goes_up_and_down_is_marked_by_form_and_colour() -> None:
    """Without colours, too."""
    [line, *_] = cast(Division, season().view).ranked
    found: set[bytes] = set()
    for move in ("up", "down", ""):
        picture = draw(season(ranked=(line._replace(move=move),), met=()))
        found.add(Image.open(BytesIO(picture.data)).convert("L").tobytes())
    assert len(found) == 3


def test_in_words_the_standing_says_all_that_the_table_shows() -> None:
    assert draw(season()).alt.startswith(
        "Winter League, Season 3 · division 2. "
        "1. Ada: points 27; wins 3; 3 of 4 tables; goes up. "
        "2. Ben: points 25; wins 3; 3 of 4 tables; goes up. "
        "3. Chloé: points 22 1/6; wins 2; 3 of 4 tables. "
    )


def test_in_words_the_crosstable_says_who_met_whom() -> None:
    told = draw(season("crosstable")).alt
    assert "Table 2: Ben 8; Chloé 8; Dmitri 3; Fatou 1." in told
    assert "Table 3 (played out by computers): Chloé 5 5/12; Dmitri 4 9/10; " in told


def test_a_table_that_is_played_has_no_points_yet() -> None:
    """It is told by its names alone."""
    assert "Table 6: Fatou; " in draw(season("crosstable")).alt


def test_the_champion_is_named_with_the_points() -> None:
    said = "Ada is the champion of Winter League, season 3, with 27 points."
    assert draw(season("champion")).alt == said
