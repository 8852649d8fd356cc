"""The end of San Marco: who has won, the lines of the score, what broke a tie, the evening."""

from collections.abc import Callable
from dataclasses import replace
from itertools import combinations
from statistics import median
from time import thread_time
from typing import Any, NamedTuple, cast

import pytest

from bot.render import Scene, draw
from bot.render.canvas import Box, Canvas
from bot.render.kit.sheet import EMBLEM
from bot.render.masks import text
from bot.render.san_marco import evening, final
from bot.render.theme import GOLD, LEAST, ON_INK, THEMES, Type
from bot.text import texts
from rules.game import Outcome, TieBreak
from rules.san_marco.view import SanMarcoView
from tests.render.san_marco.boards import GAME, bare, scene_of, view_at, with_nobles
from tests.render.sprites import forget_all
from tests.render.test_colours import LEAST_CONTRAST, contrast, grounds
from tests.render.test_files import check

LANGUAGES = pytest.mark.parametrize("language", ["en", "de"])
LIGHTS = pytest.mark.parametrize("theme", sorted(THEMES))
SEATS = pytest.mark.parametrize("seats", [3, 4])
LONG = ("W" * 32, "Maximiliane von Hohenzollern-Sig", "日本語", "Ẫ" * 32)
LINES = ("doge", "tolls", "bonus", "final")
MUST_READ = 42
PENNANTS = 36
"""How far pennants hang into the room for words; the words stand in its middle."""


def ended(seats: int = 4, language: str = "en", **more: Any) -> Scene:
    return scene_of(view_at("over", seats), "final", language, **more)


def outcome_of(scene: Scene) -> Outcome:
    assert scene.view.outcome is not None
    return scene.view.outcome


def with_outcome(scene: Scene, **facts: Any) -> Scene:
    view = cast(SanMarcoView, scene.view)
    return replace(scene, view=replace(view, outcome=outcome_of(scene)._replace(**facts)))


def nobles(*values: int) -> tuple[TieBreak, ...]:
    """What ranks equal points."""
    return (TieBreak("nobles", values),)


def all_first(seats: int, **more: Any) -> Scene:
    same = {"scores": (50,) * seats, "ranks": (1,) * seats, "tiebreak": nobles(*(2,) * seats)}
    return with_outcome(ended(seats, **more), **same)


class Written(NamedTuple):
    words: str
    kind: Type
    ink: tuple[int, int, int, int]
    weak: bool


@pytest.fixture
def written(monkeypatch: pytest.MonkeyPatch) -> list[Written]:
    """Collect what is written on the whole picture."""
    found: list[Written] = []
    write = Canvas.write

    def writes(
        canvas: Canvas,
        words: str,
        x: float,
        y: float,
        kind: Type,
        colour: Any,
        anchor: Any = "left",
    ) -> float:
        before = canvas.image.copy() if canvas.image.size == (1200, 960) else None
        width = write(canvas, words, x, y, kind, colour, anchor)
        if before is not None and words.strip():
            start = x - {"left": 0.0, "middle": 0.5, "right": 1.0}[anchor] * width
            mask = text(words, kind.face, kind.px)
            left, top = round(start) + mask.left, round(y) + mask.top
            ink = (left, top, left + mask.image.width, top + mask.image.height)
            behind = grounds(before, mask, start, y)
            weak = any(contrast(colour, ground) < LEAST_CONTRAST for ground in behind)
            found.append(Written(words, kind, ink, weak))
        return width

    monkeypatch.setattr(Canvas, "write", writes)
    forget_all()
    return found


def said(written: list[Written]) -> list[str]:
    return [words for words, *_ in written]


# --- what is written ------------------------------------------------------------------------------

SCENES: dict[str, Callable[[], Scene]] = {
    "three": lambda: ended(3),
    "four": lambda: ended(4, "de"),
    "long names": lambda: ended(4, names=LONG),
    "all have won": lambda: all_first(4, names=LONG, language="de"),
    "two have won": lambda: with_outcome(ended(3), scores=(9, 9, 8), ranks=(1, 1, 3)),
    "resigned": lambda: ended(4, standings=(4, 1, 3, 2), resigned=(0,)),
    "computers": lambda: ended(4, computers=(True,) * 4, table=""),
}


@LIGHTS
@pytest.mark.parametrize("scene", SCENES.values(), ids=SCENES.keys())
def test_words_are_large_apart_and_stand_out(
    scene: Callable[[], Scene], theme: str, written: list[Written]
) -> None:
    check(draw(replace(scene(), theme=theme)))
    for words, kind, (left, top, right, bottom), weak in written:
        assert kind.px >= LEAST, words
        assert 0 <= left < right <= 1200, words
        assert 0 <= top < bottom <= 960, words
        assert not weak, words
    for one, other in combinations(written, 2):
        a, b = one.ink, other.ink
        assert a[2] <= b[0] or b[2] <= a[0] or a[3] <= b[1] or b[3] <= a[1], f"{one} on {other}"


@LANGUAGES
@SEATS
def test_the_winner_and_the_totals_are_read_without_opening(
    seats: int, language: str, written: list[Written]
) -> None:
    scene = ended(seats, language)
    draw(scene)
    outcome = outcome_of(scene)
    winner = scene.names[outcome.ranks.index(1)]
    sizes = {words: kind.px for words, kind, *_ in written}
    assert sizes[texts(language).say("picture-wins", name=winner)] >= MUST_READ
    for name, score in zip(scene.names, outcome.scores, strict=True):
        assert sizes[name] >= MUST_READ
        assert sizes[str(score)] >= MUST_READ


def test_every_line_of_the_score_is_written(written: list[Written]) -> None:
    scene = ended(4)
    draw(scene)
    own = texts("en").of(GAME)
    for number, key in enumerate(LINES):
        points = [lines[number].points for lines in outcome_of(scene).breakdown]
        assert outcome_of(scene).breakdown[0][number].key == key
        assert (own.line(key) in said(written)) == any(points)
        for value in points:
            assert not value or str(value).replace("-", "−") in said(written)


def test_tolls_below_zero_have_a_real_minus(written: list[Written]) -> None:
    scene = ended(3)
    lines = outcome_of(scene).breakdown
    paid = tuple(
        tuple(
            line._replace(points=-3 * (seat + 1)) if line.key == "tolls" else line
            for line in of_seat
        )
        for seat, of_seat in enumerate(lines)
    )
    draw(with_outcome(scene, breakdown=paid))
    assert {"−3", "−6", "−9"} <= {*said(written)}
    assert not [words for words in said(written) if words.startswith("-")]


def test_what_broke_a_tie_is_shown_below_equal_totals_only(written: list[Written]) -> None:
    """RULES.md 8.2."""
    label = texts("en").of(GAME).line("nobles")
    ranks = {"ranks": (1, 2, 3)}
    draw(with_outcome(ended(3), scores=(60, 59, 58), tiebreak=nobles(91, 92, 93), **ranks))
    assert label not in said(written)
    written.clear()
    draw(with_outcome(ended(3), scores=(60, 60, 58), tiebreak=nobles(91, 0, 93), **ranks))
    assert label in said(written)
    assert "91" in said(written)
    assert "0" in said(written)
    assert "93" not in said(written)


@SEATS
def test_all_who_share_the_victory_are_winners(seats: int, written: list[Written]) -> None:
    """R17."""
    draw(all_first(seats))
    assert texts("en").say("picture-shared-win") in said(written)
    assert not [words for words in said(written) if words.endswith(" wins")]


def test_nothing_is_drawn_before_the_end() -> None:
    with pytest.raises(ValueError, match="before the end"):
        draw(scene_of(view_at("choose"), "final"))


# --- the nobles above the columns -----------------------------------------------------------------


def test_the_most_nobles_of_a_district_are_framed() -> None:
    view = with_nobles(bare(3), {0: (3, 3, 1), 2: (0, 0, 4)})
    assert [final.leads(view, seat)[0] for seat in range(3)] == [True, True, False]
    assert [final.leads(view, seat)[2] for seat in range(3)] == [False, False, True]
    assert not any(final.leads(view, seat)[1] for seat in range(3)), "nobody leads where nobody is"


def test_the_nobles_fit_above_a_column() -> None:
    for counts in ((0,) * 6, (25, 10, 11, 12, 13, 14)):
        drawn = final.nobles(counts, (True,) * 6)
        assert drawn.size[0] <= 204
        assert drawn.size[1] <= EMBLEM


# --- the evening ----------------------------------------------------------------------------------


@pytest.mark.parametrize("height", [330, 362, 410])
@pytest.mark.parametrize("winners", [1, 4])
def test_words_stand_out_from_the_sky(height: int, winners: int) -> None:
    canvas = Canvas(1200, 960, ON_INK)
    sky = evening.evening(canvas, Box(8, 86, 1184, height), range(winners))
    assert sky.height >= height * 0.3
    behind = canvas.image.crop((300, sky.y + PENNANTS, 900, sky.bottom))
    for _, colour in behind.getcolors(4000) or ():
        assert isinstance(colour, tuple)
        for words in (ON_INK, GOLD):
            assert contrast(words, (colour[0], colour[1], colour[2])) >= LEAST_CONTRAST


@SEATS
def test_it_is_drawn_quickly_into_a_small_file(seats: int) -> None:
    scene = ended(seats)
    draw(scene)
    spent: list[float] = []
    for number in range(7):
        start = thread_time()
        picture = draw(replace(scene, table=f"#{number}"))
        spent.append(thread_time() - start)
        assert len(picture.data) < 150 * 1024
    assert median(spent) < 0.06
