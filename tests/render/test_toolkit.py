"""The toolkit: fonts, fitting words, colours, markers."""

from collections.abc import Iterator
from io import BytesIO
from itertools import combinations

import pytest
from PIL import Image, ImageChops

from bot.render import FontsMissing, check_fonts, fonts, masks
from bot.render.canvas import Box, Canvas, cut
from bot.render.encoding import encode
from bot.render.icons import CARDS, INGOTS, icon
from bot.render.kit.alt import LIMIT, first_that_fits, told
from bot.render.kit.brackets import brackets
from bot.render.kit.markers import marker
from bot.render.kit.seats import patterned, symbol_mask
from bot.render.lettering import ELLIPSIS, block, fit, lines
from bot.render.masks import width_of
from bot.render.theme import (
    GOLD,
    ICE,
    INK,
    INK_2,
    NIGHT,
    PAPER,
    RGB,
    SEAT_COLOURS,
    THEMES,
    Theme,
    Type,
)

BOLD = Type("bold", 42)
LIGHTS = pytest.mark.parametrize("theme", THEMES.values(), ids=THEMES)


# --- fonts -----------------------------------------------------------------------------------


@pytest.fixture
def without_fonts(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    def nothing(name: str) -> None:
        del name

    monkeypatch.setattr(fonts, "find_spec", nothing)
    fonts.font.cache_clear()
    fonts.path_of.cache_clear()
    yield
    fonts.font.cache_clear()
    fonts.path_of.cache_clear()


def test_fonts_are_there() -> None:
    check_fonts()


@pytest.mark.usefixtures("without_fonts")
def test_a_missing_font_is_one_clear_error() -> None:
    with pytest.raises(FontsMissing, match=r"is missing: pip install font-source-serif-pro"):
        check_fonts()


# --- words -----------------------------------------------------------------------------------


def test_words_that_fit_keep_their_size() -> None:
    assert fit("Ada", BOLD, 400) == ("Ada", BOLD)


def test_words_shrink_before_they_are_cut() -> None:
    fitted = fit("Triumphal Arch", BOLD, 250, 30)
    assert fitted.words == "Triumphal Arch"
    assert 30 <= fitted.kind.px < 42


def test_a_letter_alone_at_the_end_stays_when_a_name_is_cut():
    """Two names may differ by that letter alone."""
    narrow = [fit(f"Computer {letter}", BOLD, 150, 34) for letter in "AC"]
    assert [fitted.words[-3:] for fitted in narrow] == [f"{ELLIPSIS} A", f"{ELLIPSIS} C"]
    assert all(fitted.width <= 150 for fitted in narrow)
    assert fit("Computer C", BOLD, 10, 34).words == ELLIPSIS, "no room even for that"


@pytest.mark.parametrize("room", [0, 1, 30, 90, 200])
def test_what_is_cut_stays_within_its_room(room: int) -> None:
    fitted = fit("W" * 100, BOLD, room, 34)
    assert fitted.words.endswith(ELLIPSIS)
    assert fitted.width <= max(room, width_of(ELLIPSIS, fitted.kind))


def test_lines_break_at_spaces_line_breaks_and_soft_hyphens() -> None:
    small = Type("semibold", 24)
    assert lines("Trading Post", small, 88) == ("Trading", "Post")
    assert lines("Poor\nHouse", small, 400) == ("Poor", "House")
    assert lines("Aque\u00adduct", small, 88) == ("Aque-", "duct")
    assert lines("Well", small, 88) == ("Well",)
    assert lines("Unbreakable", small, 40) is None


def test_a_block_that_does_not_fit_is_cut_in_its_last_line() -> None:
    rows = block("one two three four five six seven", Type("semibold", 24), 90, 2)
    assert len(rows) == 2
    assert rows[-1].words.endswith(ELLIPSIS)
    assert all(row.width <= 90 for row in rows)


# --- alternative texts -----------------------------------------------------------------------


def test_alternative_texts_end_with_a_whole_sentence() -> None:
    sentence = "This is a sentence of some length."
    assert told([sentence, sentence]) == f"{sentence} {sentence}"
    long = told([sentence] * 100)
    assert len(long) <= LIMIT
    assert long.endswith(f"{sentence} …")
    assert len(told(["word " * 1000])) <= LIMIT


def test_the_longest_version_that_fits_is_told() -> None:
    assert first_that_fits([["long " * 500], ["short"]]) == "short"
    assert first_that_fits([["a", "b"], ["short"]]) == "a b"
    assert len(first_that_fits([["x " * 600], ["y " * 600]])) <= LIMIT


def test_a_version_that_is_not_needed_is_not_worded() -> None:
    versions = iter([["a", "b"], ["short"]])
    assert first_that_fits(versions) == "a b"
    assert list(versions) == [["short"]]


# --- colours ---------------------------------------------------------------------------------


def contrast(one: RGB, other: RGB) -> float:
    light, dark = sorted((luminance(one), luminance(other)), reverse=True)
    return (light + 0.05) / (dark + 0.05)


def luminance(colour: RGB) -> float:
    red, green, blue = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4
        for part in (value / 255 for value in colour)
    )
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue


@LIGHTS
def test_words_stand_out_on_the_ground(theme: Theme) -> None:
    for ground in (theme.ground, theme.surface, theme.surface_2):
        for colour in (theme.text, theme.mute, theme.act, theme.warn, theme.good):
            assert contrast(colour, ground) >= 4.5, (colour, ground)
    assert contrast(theme.act, theme.act_shade) >= 4.5


@pytest.mark.parametrize("colour", [INK, INK_2])
def test_words_stand_out_on_paper(colour: RGB) -> None:
    assert contrast(colour, PAPER) >= 4.5


@LIGHTS
def test_the_encoder_keeps_the_colours_that_mean_something(theme: Theme) -> None:
    for colour in theme.signals:
        small = Image.new("RGB", (8, 8), colour)
        read = Image.open(BytesIO(encode(small, (), theme))).convert("RGB")
        assert read.getpixel((4, 4)) == colour


def test_the_encoder_writes_a_whole_file_with_every_row_in_its_place() -> None:
    theme = THEMES["dark"]
    drawn = Image.new("RGB", (5, 4), theme.ground)
    drawn.putpixel((0, 0), GOLD)
    drawn.putpixel((4, 3), ICE)
    file = encode(drawn, (), theme)
    Image.open(BytesIO(file)).verify()
    assert Image.open(BytesIO(file)).convert("RGB").tobytes() == drawn.tobytes()


@pytest.mark.parametrize("size", [(40, 60), (90, 30), (8, 6)])
def test_what_is_cut_into_slices_comes_out_as_pasted_whole(size: tuple[int, int]) -> None:
    shape, image = masks.rounded(*size, 9), Image.new("RGB", size, GOLD)
    image.putpixel((3, 3), ICE)
    canvas, whole = Canvas(100, 80, INK), Image.new("RGB", (100, 80), INK)
    canvas.place(cut(image, shape.image), 5, 7)
    whole.paste(image, (5, 7), shape.image)
    assert canvas.image.tobytes() == whole.tobytes()
    canvas.pour(shape, 5, 7, PAPER)
    whole.paste(PAPER, (5, 7), shape.image)
    assert canvas.image.tobytes() == whole.tobytes()


# --- parts -----------------------------------------------------------------------------------


def test_symbols_and_patterns_differ_between_all_seats() -> None:
    seats = range(len(SEAT_COLOURS))
    for one, other in combinations(seats, 2):
        assert symbol_mask(one, 18).image.tobytes() != symbol_mask(other, 18).image.tobytes()
    pictures = {patterned(seat, 12, 180).convert("L").tobytes() for seat in seats}
    assert len(pictures) == len(SEAT_COLOURS)


@pytest.mark.parametrize("number", [1, 9, 10, 25])
def test_markers_are_gold_and_reach_no_further_than_the_picture(number: int) -> None:
    canvas = Canvas(1200, 80, NIGHT)
    marker(canvas, number, 1195, 40)
    drawn = ImageChops.difference(canvas.image, Image.new("RGB", canvas.image.size, NIGHT))
    box = drawn.getbbox()
    assert box is not None
    assert (box[1], box[2], box[3]) == (10, 1200, 70)
    assert canvas.image.getpixel((1200 - 30, 14)) == GOLD


def test_icons_fill_their_size_and_no_more() -> None:
    for name in (CARDS, INGOTS, "droplet", "people-roof", "crown"):
        width, height = icon(name, 48).image.size
        assert max(width, height) in range(42, 52)


def test_brackets_leave_the_middle_alone() -> None:
    canvas = Canvas(200, 200, NIGHT)
    brackets(canvas, Box(50, 50, 100, 100))
    assert canvas.image.getpixel((100, 100)) == NIGHT
    assert canvas.image.getpixel((100, 49)) == NIGHT
    assert canvas.image.getpixel((50, 48)) == ICE
