"""Pictures of a game that has none of its own: rows of facts, cards of options, the final sheet."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.kit import charts, cover, facts, final, pages, picks, seasons
from bot.render.kit.alt import told
from bot.render.kit.cards import Laid, Marks, mark
from bot.render.kit.evening import Sky, hang
from bot.render.kit.facts import LabelledFact
from bot.render.kit.final import Ending
from bot.render.kit.header import Crest, page
from bot.render.kit.rows import HEAD, TALL, draw_row, row_head, signs
from bot.render.kit.wording import (
    apart,
    board_opening,
    hand_opening,
    name_of,
    numbered_options,
    options_in_words,
    picked,
    subline,
    waiting_pill,
    words_of,
)
from bot.render.lettering import block, fit
from bot.render.masks import width_of
from bot.render.scene import Scene
from bot.render.theme import (
    GAP,
    GOLD,
    INK,
    INK_2,
    MARGIN,
    NIGHT,
    ON_INK_MUTE,
    PAPER,
    TOP,
    WIDTH,
    Type,
    mix,
    rgb,
)
from rules.event import Seat

_ACCENT: Final = rgb("#8A97AB")
_CREST: Final = "dice"
_SKY: Final = Sky(
    hours=(NIGHT, rgb("#22304A"), rgb("#3D4C66")),
    stripes=24,
    stars=90,
    starlight=mix(ON_INK_MUTE, NIGHT, 0.7),
    water=rgb("#1C2635"),
    on_water=0.4,
)
COLOURS: Final = (_ACCENT, *_SKY.colours, _SKY.starlight, _SKY.water)
"""The colours that these pictures add to the palette."""

_LABEL: Final = Type("semibold", 40)
_VALUE: Final = Type("bold", 48)
_LEAST_VALUE: Final = 36
_LINE: Final = 60
_APART: Final = 34
_INSIDE: Final = 18
_FEWEST: Final = 640
_OPTION: Final = Type("bold", 50)
_LEAST_OPTION: Final = 34
_NOTE: Final = Type("semibold", 44)
_LEAST_NOTE: Final = 32
_CARD: Final = 116
_NOTED: Final = 176
_COLUMNS: Final = ((7, 1), (16, 2), (999, 3))
"""The most options for each number of columns."""
_BETWEEN: Final = 12
_MARK: Final = 132
_CORNER: Final = 18
_MARKS: Final = Marks(inset=52, radius=36, corner=_CORNER)
_CHECKED: Final = 84
"""The share of a picked option's width that its check takes."""


def draw(scene: Scene) -> Image.Image:
    """Draw a scene of any game. Raises ValueError for final scores while the game goes on."""
    if scene.kind == "lobby":
        return cover.draw(scene, quiet)
    if scene.kind in charts.CHARTS:
        return charts.draw(scene, _crest(scene), quiet)
    if scene.kind in seasons.SEASONS:
        return seasons.draw(scene, _crest(scene), quiet)
    if scene.kind == "final":
        return final.draw(scene, _ending(scene))
    return _hand(scene) if scene.kind == "hand" else _board(scene)


def alt(scene: Scene) -> str:
    """Tell the same in words."""
    if scene.kind == "lobby":
        return cover.alt(scene)
    if scene.kind in charts.CHARTS:
        return charts.alt(scene)
    if scene.kind in seasons.SEASONS:
        return seasons.alt(scene)
    if scene.kind == "final":
        return final.alt(scene, _ending(scene))
    return told(_hand_in_words(scene) if scene.kind == "hand" else _board_in_words(scene))


def _crest(scene: Scene) -> Crest:
    return Crest(words_of(scene).title, _CREST, _ACCENT)


# --- the table ---------------------------------------------------------------------------------


def _board(scene: Scene) -> Image.Image:
    """Draw the view's facts about the table, then a row for each seat."""
    seats = range(len(scene.names))
    common, theirs = _of_table(scene), [_of_seat(scene, seat) for seat in seats]
    room = WIDTH - 2 * MARGIN - 2 * _INSIDE
    high = [_height(theirs[seat], room) + HEAD + 12 for seat in seats]
    above = _height(common, room) + 16 if common else 0
    height = TOP + above + sum(high) + GAP * len(high) + MARGIN
    pill = waiting_pill(scene, scene.view)
    canvas = page(_crest(scene), _subline(scene), pill, scene.light, max(height, _FEWEST))
    _flow(canvas, MARGIN + _INSIDE, TOP, room, common)
    y = TOP + above
    for seat in seats:
        box = Box(MARGIN, y, WIDTH - 2 * MARGIN, high[seat])
        waits = [("hourglass-half", scene.light.act)] if seat in scene.view.waiting else []
        draw_row(canvas, box, row_head(scene, seat, signs(scene, seat, waits)), form=TALL)
        _flow(canvas, box.x + _INSIDE + 10, box.y + HEAD + 4, room - 10, theirs[seat])
        y = box.bottom + GAP
    return canvas.image


def _subline(scene: Scene) -> str:
    return subline(scene, words_of(scene).step(scene.view))


def _of_table(scene: Scene) -> tuple[LabelledFact, ...]:
    return facts.of_table(words_of(scene), scene.view, len(scene.names))


def _of_seat(scene: Scene, seat: Seat) -> tuple[LabelledFact, ...]:
    return facts.of_seat(words_of(scene), scene.view, seat, len(scene.names))


def _height(shown: Sequence[LabelledFact], room: int) -> int:
    return _LINE * len(_lines(shown, room))


def _lines(shown: Sequence[LabelledFact], room: int) -> list[list[LabelledFact]]:
    """Break facts into lines: each fact stays whole, and one that is too long gets its own line."""
    lines: list[list[LabelledFact]] = []
    left = 0.0
    for fact in shown:
        width = _width(fact)
        if not lines or width > left:
            lines.append([])
            left = room
        lines[-1].append(fact)
        left -= width + _APART
    return lines


def _width(fact: LabelledFact) -> float:
    return width_of(fact.label, _LABEL) + 12 + width_of(fact.value, _VALUE)


def _flow(canvas: Canvas, left: int, top: int, room: int, shown: Sequence[LabelledFact]) -> None:
    """Write facts one after the other, each with a small label before its value."""
    theme = canvas.theme
    for number, line in enumerate(_lines(shown, room)):
        x, baseline = float(left), top + number * _LINE + 46
        for fact in line:
            x += canvas.write(fact.label, x, baseline, _LABEL, theme.mute) + 12
            value = fit(fact.value, _VALUE, max(1, round(left + room - x)), _LEAST_VALUE)
            x += canvas.write(value.words, x, baseline, value.kind, theme.text) + _APART


def _board_in_words(scene: Scene) -> Iterator[str]:
    yield from board_opening(scene, _subline(scene))
    yield from _listed(scene, _of_table(scene))
    for seat in range(len(scene.names)):
        for sentence in _listed(scene, _of_seat(scene, seat)):
            yield words_of(scene).labelled(name_of(scene, seat), sentence)


def _listed(scene: Scene, shown: Sequence[LabelledFact]) -> Iterator[str]:
    if shown:
        yield apart(scene, [f"{fact.label} {fact.value}" for fact in shown]) + "."


# --- one seat's own ----------------------------------------------------------------------------


def _hand(scene: Scene) -> Image.Image:
    """Draw the seat's knowledge, and a card with its number for each of its options."""
    shown = _own(scene)
    room = WIDTH - 2 * MARGIN - 2 * _INSIDE
    top = TOP + _height(shown, room) + 12
    height = top + cards_height(scene) + MARGIN
    page_height = max(height, _FEWEST) if len(numbered_options(scene)) < 2 else height
    canvas = pages.private(scene, _crest(scene), page_height)
    _flow(canvas, MARGIN + _INSIDE, TOP, room, shown)
    draw_cards(canvas, top, scene)
    return canvas.image


def cards_height(scene: Scene, columns: int = 0, *, noted: bool = True) -> int:
    """Return the height of the option cards together; `columns` 0 is the usual number."""
    options = numbered_options(scene, noted=noted)
    return ceil(len(options) / (columns or _columns(options))) * (_card(options) + _BETWEEN)


def draw_cards(
    canvas: Canvas, top: int, scene: Scene, columns: int = 0, *, noted: bool = True
) -> None:
    """Draw a card for each option with its number, from this height on; with or without notes."""
    options = numbered_options(scene, noted=noted)
    columns, card = columns or _columns(options), _card(options)
    width = (WIDTH - 2 * MARGIN - (columns - 1) * _BETWEEN) // columns
    laid: list[Laid] = []
    for place, (number, label, note) in enumerate(options):
        x = MARGIN + place % columns * (width + _BETWEEN)
        box = Box(x, top + place // columns * (card + _BETWEEN), width, card)
        chosen = place in scene.picked
        if chosen:
            box = picks.lift(canvas, box, _CORNER)
        check = (box.right - _CHECKED // 2 - 8, box.middle[1]) if chosen else None
        _option(canvas, box, label, note, _CHECKED if chosen else 0)
        laid.append(Laid(box, () if number is None else (number,), check=check))
    mark(canvas, laid, _MARKS)


def _columns(options: Sequence[tuple[int | None, str, str]]) -> int:
    return next(columns for most, columns in _COLUMNS if len(options) <= most)


def _card(options: Sequence[tuple[int | None, str, str]]) -> int:
    """Return the height of a card: more if there are notes on options."""
    return _NOTED if any(note for _, _, note in options) else _CARD


def _own(scene: Scene) -> tuple[LabelledFact, ...]:
    """Return the viewer's facts, then the table's."""
    seat = scene.view.seat
    return (*(() if seat is None else _of_seat(scene, seat)), *_of_table(scene))


def _option(canvas: Canvas, box: Box, label: str, note: str, taken: int) -> None:
    """Draw an option as a card of paper: its words, large, and its note.

    `taken`: how much of its right side stays free.
    """
    canvas.rounded(box, _CORNER, PAPER)
    canvas.outline(box, _CORNER, 4, GOLD)
    room = box.width - _MARK - 16 - taken
    words = block(label, _OPTION, room, 1 if note else 2, _LEAST_OPTION)
    pitch = words[0].kind.px + 2
    first = box.y + (58 if note else box.height // 2 + 16 - (len(words) - 1) * pitch // 2)
    canvas.write_lines(words, box.x + _MARK, first, INK, "left", pitch)
    if note:
        lines = block(note, _NOTE, room, 2, _LEAST_NOTE)
        canvas.write_lines(lines, box.x + _MARK, box.y + 108, INK_2, "left", lines[0].kind.px + 2)


def _hand_in_words(scene: Scene) -> Iterator[str]:
    yield from hand_opening(scene)
    if scene.view.decision is not None:
        yield from picked(scene)
        yield from options_in_words(scene)
    yield from _listed(scene, _own(scene))


# --- the end -----------------------------------------------------------------------------------


def _ending(scene: Scene) -> Ending:
    return Ending(_crest(scene), "", defaultdict(lambda: "star"), _evening)


def _evening(canvas: Canvas, box: Box, _: Sequence[Seat]) -> Box:
    return quiet(canvas, box)


def quiet(canvas: Canvas, box: Box) -> Box:
    """Draw a quiet evening over still water; return the room for words in the sky."""
    shore = box.height - box.height // 6
    scene = _SKY.paint(box.width, box.height, shore)
    _SKY.mirror(scene, shore)
    hang(canvas, box, scene)
    return box._replace(height=shore)
