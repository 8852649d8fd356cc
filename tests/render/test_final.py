"""The final sheet of every game, and the end of San Juan: the town at dusk."""

from collections.abc import Callable
from dataclasses import replace
from io import BytesIO
from itertools import combinations
from typing import NamedTuple

import pytest
from PIL import Image, ImageChops

from bot.render import sprites
from bot.render.canvas import Box, Canvas
from bot.render.encoding import encode
from bot.render.kit import final as scores
from bot.render.kit import score_sheet
from bot.render.kit.alt import LIMIT
from bot.render.kit.final import Ending
from bot.render.kit.score_sheet import MOST_LINES, Column, ScoreLine, ScoreSheet, merged
from bot.render.kit.triumph import Winner, triumph
from bot.render.kit.wording import name_of
from bot.render.san_juan import evening, final
from bot.render.san_juan.look import LINE_ICONS, crest
from bot.render.theme import GOLD, LEAST, NIGHT, ON_INK, THEMES, Theme
from bot.text import LANGUAGES, texts
from rules.game import Outcome, TieBreak
from rules.san_juan.components import kind_named
from rules.san_juan.scoring import residence_costs
from rules.san_juan.view import SanJuanView
from tests.games.scenes import ended, outcome_of
from tests.render.noting import Noted, noting
from tests.render.positions import GAME
from tests.render.test_colours import contrast

LONG = ("W" * 32, "Maximiliane von Hohenzollern-Sig", "日本語", "ＷＷＷＷＷＷＷＷ" * 4, "Ẫ" * 32)

BOTH = pytest.mark.parametrize("theme", THEMES)
EVERY_LANGUAGE = pytest.mark.parametrize("language", LANGUAGES)


# --- what is written -------------------------------------------------------------------------


class Seen(NamedTuple):
    """The words on the picture itself."""

    words: list[Noted]

    @property
    def said(self) -> list[str]:
        return [noted.words for noted in self.words]


def look(drawing: Callable[[], object]) -> Seen:
    """Draw a picture and record its words."""
    seen = Seen([])

    def note(noted: Noted) -> None:
        if noted.canvas.image.size == (1200, score_sheet.TALL) and noted.words.strip():
            seen.words.append(noted)

    with noting(note):
        drawing()
    return seen


def assert_readable(seen: Seen) -> None:
    for noted in seen.words:
        words, (left, top, right, bottom) = noted.words, noted.ink
        assert noted.kind.px >= LEAST, words
        assert left >= 0, words
        assert top >= 0, words
        assert right <= 1200, words
        assert bottom <= score_sheet.TALL, words
    for one, other in combinations(seen.words, 2):
        apart = (
            one.ink[2] <= other.ink[0]
            or other.ink[2] <= one.ink[0]
            or one.ink[3] <= other.ink[1]
            or other.ink[3] <= one.ink[1]
        )
        assert apart, f"{one.words} lies on {other.words}"


# --- the sheet of every game -----------------------------------------------------------------


def page_with(count: int, theme: Theme, winners: int = 1) -> tuple[Canvas, ScoreSheet]:
    """Draw a sheet of five with this many lines, below the names of the winners."""
    icons = list(LINE_ICONS.values())
    lines = [
        ScoreLine(
            icons[number % len(icons)],
            f"Triumphal Arch {number}",
            tuple((number * 7 + seat * 5) % 13 - 3 for seat in range(5)),
        )
        for number in range(count)
    ]
    kept = merged(lines, "en")
    signs = ("", "robot", "flag", "robot", "")
    columns = [
        Column(
            seat, LONG[seat], max(1, seat + 2 - winners), 100 + seat // 3, signs[seat], tied=True
        )
        for seat in range(5)
    ]
    ties = ScoreLine("layer-group", "Tie-break", (1, 2, 3, 4, 5))
    canvas = Canvas(1200, score_sheet.TALL, theme.ground, theme)
    drawn = ScoreSheet(columns, kept, (ties,), texts("en").of(GAME).reason("standstill"))
    sky = evening.evening(
        canvas, drawn.room_above, [evening.Town(seat, (1, 5, 9)) for seat in range(winners)]
    )
    first = [Winner(seat, LONG[seat]) for seat in range(winners)]
    triumph(canvas, sky, first, "102 points, 102 ahead", "en")
    drawn.draw(canvas, "en")
    return canvas, drawn


@pytest.mark.sampled(1)
@BOTH
@pytest.mark.parametrize("winners", [1, 2, 5])
@pytest.mark.parametrize("count", [0, 1, 6, 9, 10, 14])
def test_five_players_and_any_number_of_lines_fit(count: int, winners: int, theme: str) -> None:
    seen = look(lambda: page_with(count, THEMES[theme], winners))
    assert_readable(seen)
    _, drawn = page_with(count, THEMES[theme], winners)
    assert drawn.room_above.height >= 200


def test_points_below_zero_have_a_real_minus() -> None:
    said = look(lambda: page_with(9, THEMES["dark"])).said
    assert "\N{MINUS SIGN}3" in said
    assert not any(words.startswith("-") for words in said)


def test_many_lines_are_merged_and_still_add_up() -> None:
    lines = [ScoreLine("star", str(number), (number, 0, 2)) for number in range(15)]
    kept = merged(lines, "en")
    assert len(kept) == MOST_LINES
    assert kept[-1].label == texts("en").say("picture-other-lines")
    for column in range(3):
        assert sum(line.points[column] for line in kept) == sum(
            line.points[column] for line in lines
        )
    numbers = [int(line.label) for line in kept[:-1]]
    assert numbers == sorted(numbers), "what is left keeps its order"
    assert min(numbers) > 15 - MOST_LINES, "the least are merged"


def test_lines_that_are_few_are_left_as_they_are() -> None:
    lines = [ScoreLine("star", str(number), (number + 1,)) for number in range(MOST_LINES)]
    assert merged(lines, "en") == lines
    assert merged([*lines, ScoreLine("star", "nobody", (0,))], "en") == lines


# --- the town --------------------------------------------------------------------------------


@pytest.mark.sampled(2)
@BOTH
@pytest.mark.parametrize("height", [200, 260, 330, 450, 550])
def test_words_stand_out_from_the_sky(height: int, theme: str) -> None:
    canvas = Canvas(1200, 960, ON_INK, THEMES[theme])
    sky = evening.evening(canvas, Box(8, 86, 1184, height), [evening.Town(0, (0,))])
    assert sky.height >= height * 0.3
    behind = canvas.image.crop((300, sky.y + 20, 900, sky.bottom))
    for _, colour in behind.getcolors(1 << 20) or ():
        assert isinstance(colour, tuple)
        for words in (ON_INK, GOLD):
            assert contrast(words, (colour[0], colour[1], colour[2])) >= 4.5


@pytest.mark.parametrize("count", [0, 1, 5, 12, 20])
def test_towns_of_any_size_stay_on_their_plot(count: int) -> None:
    ground = (1, 2, 3)
    for width in (1100, 500, 200):
        canvas = Canvas(1200, 400, ground)
        evening._street(canvas, Box(40, 0, width, 250), tuple(range(count)))
        outside = canvas.image.copy()
        outside.paste(ground, (40, 250 - evening._tallest(400), 40 + width, 250))
        assert outside.getcolors() == [(1200 * 400, ground)]
        assert (canvas.image.getcolors() == [(1200 * 400, ground)]) == (count == 0)


@pytest.mark.parametrize("winners", [1, 4])
@pytest.mark.parametrize("height", [200, 300, 600])
def test_the_harbour_fills_its_box_by_day_and_by_night(height: int, winners: int) -> None:
    seen: set[bytes] = set()
    for theme in THEMES.values():
        canvas = Canvas(1200, 700, ON_INK, theme)
        box = Box(8, 8, 1184, height)
        evening.evening(canvas, box, [evening.Town(seat, (1, 9)) for seat in range(winners)])
        for corner in ((40, 8), (1150, 8), (40, 7 + height), (1150, 7 + height)):
            assert canvas.image.getpixel(corner) not in {ON_INK, NIGHT}
        seen.add(canvas.image.tobytes())
    assert len(seen) == len(THEMES)


@BOTH
def test_the_harbour_keeps_its_colours_in_the_file(theme: str) -> None:
    for colour in sprites.colours(GAME, "town"):
        file = encode(Image.new("RGB", (8, 8), colour), final.COLOURS, THEMES[theme])
        read = Image.open(BytesIO(file)).convert("RGB").getpixel((4, 4))
        assert isinstance(read, tuple)
        assert max(abs(one - other) for one, other in zip(read, colour, strict=True)) <= 6


# --- in words --------------------------------------------------------------------------------


@EVERY_LANGUAGE
def test_five_long_names_fit_and_no_one_is_left_out(language: str) -> None:
    scene = ended(GAME, 4, language)
    outcome = outcome_of(scene)
    five = Outcome(
        outcome.reason,
        (1, 2, 3, 4, 5),
        (38, 38, 30, 30, 28),
        (*outcome.breakdown, outcome.breakdown[0]),
        (TieBreak("held", (2, 1, 2, 1, 0)),),
    )
    view = scene.view
    assert isinstance(view, SanJuanView)
    names = tuple(f"{number}{name}"[:32] for number, name in enumerate(LONG))
    view = replace(view, outcome=five)
    wide = replace(scene, names=names, view=view)
    alt = scores.alt(wide, final.ending(wide, view))
    assert len(alt) <= LIMIT
    for rank in range(1, 6):
        assert f"{rank}. {name_of(wide, rank - 1)}, " in alt


# --- the groups of a residence ---------------------------------------------------------------


def test_the_groups_of_a_residence_are_drawn_in_the_column_of_its_owner() -> None:
    """Three different buildings of cost 1, and three of cost 2 (the booklet's way to count)."""
    names = ("residence", "indigo_plant", "smithy", "archive", "sugar_mill", "well", "crane")
    kinds = [kind_named(name) for name in names]
    assert residence_costs(kinds) == (1, 2)
    assert final._groups(tuple(kinds)) == (1, 2)
    assert final._groups(tuple(kinds[1:])) == ()
    scene = ended(GAME, 2)
    key = outcome_of(scene).breakdown[0][0].key
    by_seat = {key: [(1, 2), ()]}
    ending = Ending(crest("en"), "", LINE_ICONS, lambda _, box, __: box, groups=by_seat)
    first, *_ = scores._lines(scene, outcome_of(scene), ending, [1, 0])
    assert first.groups == ((), (1, 2))


@BOTH
def test_four_groups_stay_within_their_column(theme: str) -> None:
    canvas = Canvas(1200, 60, THEMES[theme].ground, THEMES[theme])
    before = canvas.image.copy()
    place = score_sheet._Place(Box(400, 0, 204, 60), Column(0, "Ada", 1, 10))
    line = ScoreLine("hotel", "", (10,), ((1, 2, 3, 5),))
    score_sheet._groups(canvas, Box(0, 0, 1200, 48), [place], line)
    box = ImageChops.difference(before, canvas.image).getbbox()
    assert box is not None
    left, top, right, bottom = box
    assert 400 + score_sheet._NUMBER <= left < right <= 604
    assert 0 <= top < bottom <= 48


def test_groups_are_a_bar_where_six_columns_leave_no_room_for_piles() -> None:
    def drawn(columns: int, groups: tuple[int, ...]) -> bytes:
        canvas = Canvas(1200, score_sheet.TALL, THEMES["dark"].ground, THEMES["dark"])
        lines = [ScoreLine("hotel", "", (10,) * columns, (groups,) * columns if groups else ())]
        players = [Column(seat, "Ada", seat + 1, 10) for seat in range(columns)]
        ScoreSheet(players, lines, (), "").draw(canvas, "en")
        return canvas.image.tobytes()

    assert drawn(4, (1, 2)) != drawn(4, ())
    assert drawn(6, (1, 2)) == drawn(6, ())


def test_a_sprite_of_the_game_takes_the_place_of_an_icon_where_there_is_one() -> None:
    def drawn(icon: str, art: str) -> bytes:
        canvas = Canvas(1200, score_sheet.TALL, THEMES["dark"].ground, THEMES["dark"])
        line = ScoreLine(icon, "", (10,), art=art)
        ScoreSheet([Column(0, "Ada", 1, 10)], [line], (), "").draw(canvas, "en")
        return canvas.image.tobytes()

    assert drawn("coins", "goldene_stadt") != drawn("coins", "")
    assert drawn("hotel", "goldene_stadt") == drawn("hotel", "")
