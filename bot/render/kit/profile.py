"""A person's record in their rated games: a collector's card for each game.

A card has the game's evening in a window, with its name; beside or below it, on paper, a plate with
the rating, and a scale with the range in which the person very likely is: the shorter the range,
the more certain the rating. The scale is the same on all cards, from 0 to 2,000, so the range of a
person who has not played fills it. Below are the results, the usual time of an answer, and the
favourites with their art.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, cast

from PIL import Image, ImageOps

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit.alt import told
from bot.render.kit.cover import Art, painting
from bot.render.kit.grid import across, rows
from bot.render.kit.header import Crest, Pill, page
from bot.render.kit.names import shown_name
from bot.render.lettering import block, fit
from bot.render.scene import Played, Record, Scene
from bot.render.sprites import art_of, painted
from bot.render.theme import (
    GAP,
    GOLD,
    GOLD_DARK,
    INK,
    INK_2,
    MARGIN,
    ON_INK,
    PAPER,
    RGB,
    TITLE,
    TOP,
    WIDTH,
    Theme,
    Type,
    mix,
)
from bot.text import texts

_CREST: Final = "trophy"
_CORNER: Final = 22
_FRAME: Final = 12
_SAND: Final = mix(GOLD_DARK, PAPER, 0.45)
_BRONZE: Final = mix(GOLD_DARK, INK, 0.85)
_BLOCK: Final = (560, 462)
"""The size of what is told on a card, beside its window or below it."""
_VISTA: Final = 200
"""The height of the window above it."""
_BROAD: Final = 2
"""Up to so many cards are as broad as the picture, with the window beside what is told."""
_BAND: Final = 80
_SKYLINE: Final = 0.6
"""The lower part of an evening, in which its buildings are."""
_NAME: Final = TITLE._replace(px=64)
_POINTS: Final = Type("black", 96)
_WORDS: Final = Type("semibold", 44)
_LEAST: Final = Type("bold", 42)
_LABEL: Final = Type("semibold", 36)
_NUMBER: Final = Type("black", 66)
_LEAST_WORDS: Final = 32
_FAVOURITES: Final = 2
_PLATE: Final = 112
_BAR: Final = 24
_RESULTS: Final = 212
_ANSWER: Final = 342
"""From the top of what is told to the results, and to the time of an answer."""
_ICON: Final = 38
_BESIDE: Final = 52
_THUMB: Final = (160, 84)
_MOST_POINTS: Final = 2000
_COLOURS: Final = 120
"""How many colours the evenings and the favourites of a picture share."""


def draw(scene: Scene, cover_of: Callable[[str], Art]) -> Image.Image:
    """Draw a card for each game; `cover_of` returns what paints its cover."""
    played, say = cast(Record, scene.view).played, texts(scene.language).say
    crest = Crest(say("profile-picture"), _CREST, GOLD)
    pill = Pill("", shown_name(scene.names[0], 0, scene.language), icon="user", acting=False)
    boxes = _boxes(len(played))
    canvas = page(crest, "", pill, scene.light, boxes[-1].bottom + MARGIN)
    for box, each in zip(boxes, played, strict=True):
        canvas.rounded(box, _CORNER, PAPER)
        canvas.outline(box, _CORNER, 5, _SAND)
        width, height = box.width - 2 * _FRAME, box.height - 2 * _FRAME
        broad = box.width > WIDTH // 2
        size = (width - _BLOCK[0] - _FRAME, height) if broad else (width, _VISTA)
        window = Box(box.x + _FRAME, box.y + _FRAME, *size)
        canvas.place(_window(cover_of(each.game), scene.light, *size), window.x, window.y)
        _draw_name(canvas, window, each, scene)
        right, bottom = box.right - _FRAME, box.bottom - _FRAME
        told = Box(right - _BLOCK[0], bottom - _BLOCK[1], *_BLOCK)
        _draw_rating(canvas, told, each, scene)
        _draw_results(canvas, told, each, scene)
        _draw_answer(canvas, told, each, scene)
        _draw_favourites(canvas, told, each, scene)
    return canvas.image


def _boxes(cards: int) -> list[Box]:
    """Return the places of cards: below each other, or from three on in pairs."""
    broad = WIDTH - 2 * MARGIN
    low, high = _BLOCK[1] + 2 * _FRAME, _VISTA + _FRAME + _BLOCK[1] + 2 * _FRAME
    pairs = cards // 2 if cards > _BROAD else 0
    boxes = rows(Box(MARGIN, TOP, broad, 0), 2 * pairs, 2, ((broad - GAP) // 2, high), (GAP, GAP))
    below = boxes[-1].bottom + GAP if boxes else TOP
    return boxes + [
        Box(MARGIN, below + at * (low + GAP), broad, low) for at in range(cards - 2 * pairs)
    ]


def colours(image: Image.Image) -> Sequence[RGB]:
    """Return the colours of a finished picture: those of several games are too many."""
    some = image.resize((image.width // 4, image.height // 4), Image.Resampling.NEAREST)
    few = some.quantize(_COLOURS, Image.Quantize.MEDIANCUT).getpalette() or []
    return [*zip(few[::3], few[1::3], few[2::3], strict=True)]


@kept
def _window(cover: Art, theme: Theme, width: int, height: int) -> Sprite:
    """Return the buildings in a game's evening, above a band for its name."""
    whole = painting(cover, theme)
    skyline = whole.crop((0, round(whole.height * (1 - _SKYLINE)), *whole.size))
    image = Image.new("RGB", (width, height), INK)
    image.paste(ImageOps.fit(skyline, (width, height - _BAND), centering=(0.5, 1)))
    return cut(image, masks.rounded(width, height, _CORNER - 6).image)


def _draw_name(canvas: Canvas, window: Box, played: Played, scene: Scene) -> None:
    band = window._replace(y=window.bottom - _BAND, height=_BAND)
    emblem = Box(band.x + 14, band.y + 8, 64, 64)
    shown = painted(played.game, "emblem", canvas, emblem)
    start = emblem.right + 14 if shown else band.x + 22
    name = fit(_title(scene, played), _NAME, band.right - start - 14)
    canvas.write(name.words, start, band.middle[1] + name.kind.drop, name.kind, ON_INK)


def _draw_rating(canvas: Canvas, room: Box, played: Played, scene: Scene) -> None:
    """Draw the rating on its plate, and how sure it is, and the range on a scale with its ends."""
    say, (low, high) = texts(scene.language).say, played.reach
    plate = room._replace(height=_PLATE)
    canvas.rounded(plate, 16, INK)
    canvas.outline(plate.inset(6), 12, 3, _SAND)
    points = fit(say("profile-points", points=low), _POINTS, 300)
    y = plate.middle[1]
    canvas.write(points.words, plate.x + 30, y + points.kind.drop, points.kind, PAPER)
    start = plate.x + 30 + round(points.width) + 28
    least = block(say("profile-least"), _LEAST, plate.right - 20 - start, 2, _LEAST_WORDS)
    canvas.write_around(least, start, y, ON_INK, "left", 0)
    words = f"{say('profile-most', points=high)} · {_sure(scene, played)}"
    line = fit(words, _WORDS, room.width - 8, _LEAST_WORDS)
    canvas.write(line.words, room.x + 4, plate.bottom + 50, line.kind, INK)
    first, last = (say("profile-points", points=each) for each in (0, _MOST_POINTS))
    y = plate.bottom + 84
    begin = room.x + 16 + round(canvas.write(first, room.x + 4, y + _LABEL.drop, _LABEL, INK_2))
    finish = (
        room.right
        - 16
        - round(canvas.write(last, room.right - 4, y + _LABEL.drop, _LABEL, INK_2, "right"))
    )
    scale = Box(begin, y - _BAR // 2, finish - begin, _BAR)
    start, end = _reach(scale, played.reach)
    canvas.rounded(scale, _BAR // 2, _SAND)
    canvas.rounded(Box(start, scale.y, end - start, _BAR), _BAR // 2, _BRONZE)


def _reach(scale: Box, reach: tuple[int, int]) -> tuple[int, int]:
    """Return where a range begins and ends on a scale, as broad at least as it is high."""
    low, high = (min(each, _MOST_POINTS) * scale.width // _MOST_POINTS for each in reach)
    width = max(high - low, _BAR)
    start = min(scale.x + low, scale.right - width)
    return start, start + width


def _draw_results(canvas: Canvas, room: Box, played: Played, scene: Scene) -> None:
    """Draw how many games there were, how many were won, and how many were expected to be."""
    say = texts(scene.language).say
    told = [
        (say("profile-points", points=played.games), say("profile-games", games=played.games)),
        (played.wins, say("profile-won")),
        (played.expected, say("profile-expected")),
    ]
    columns = across(room._replace(y=room.y + _RESULTS), 3, room.width, 10)
    for (number, label), column in zip(told, columns, strict=True):
        x = column.middle[0]
        large = fit(number, _NUMBER, column.width)
        canvas.write(large.words, x, column.y + 54, large.kind, INK, "middle")
        small = fit(label, _LABEL, column.width, _LEAST_WORDS)
        canvas.write(small.words, x, column.y + 90, small.kind, INK_2, "middle")


def _draw_answer(canvas: Canvas, room: Box, played: Played, scene: Scene) -> None:
    """Draw how long an answer takes, if that is known."""
    if not played.answer:
        return
    y = room.y + _ANSWER
    canvas.icon("clock", room.x + _ICON / 2 + 4, y, _ICON, INK_2)
    words = texts(scene.language).say("profile-answer", time=played.answer)
    line = fit(words, _WORDS, room.width - _BESIDE, _LEAST_WORDS)
    canvas.write(line.words, room.x + _BESIDE, y + line.kind.drop, line.kind, INK)


def _draw_favourites(canvas: Canvas, room: Box, played: Played, scene: Scene) -> None:
    """Draw the first favourites, and a picture of the very first, if there is one."""
    shown, x, words = played.favourites[:_FAVOURITES], room.x, texts(scene.language)
    if not shown:
        return
    middle = room.bottom - _THUMB[1] // 2
    if (thumb := _thumb(played.game, shown[0][0].partition(":")[2])) is not None:
        canvas.place(thumb, x, room.bottom - _THUMB[1])
        x += _THUMB[0] + 20
    canvas.icon("heart", x + _ICON / 2, middle, _ICON, INK_2)
    x += _BESIDE
    names = words.of(played.game)
    for at, (key, times) in enumerate(shown):
        line = fit(words.times(times, names.name(key)), _WORDS, room.right - x, _LEAST_WORDS)
        y = middle + (2 * at - len(shown) + 1) * 22
        canvas.write(line.words, x, y + line.kind.drop, line.kind, INK)


@kept
def _thumb(game: str, name: str) -> Sprite | None:
    """Return the lower part of a sprite, where things stand; None if there is none."""
    found = art_of(game).sprites.get(name)
    if not found:
        return None
    largest = max(found, key=lambda one: one.width)
    image = ImageOps.fit(largest.image.convert("RGB"), _THUMB, centering=(0.5, 0.8))
    return cut(image, masks.rounded(*_THUMB, 12).image)


# --- in words --------------------------------------------------------------------------------


def alt(scene: Scene) -> str:
    """Tell the same in words."""
    return told(_in_words(scene))


def _in_words(scene: Scene) -> Iterator[str]:
    say, name = texts(scene.language).say, shown_name(scene.names[0], 0, scene.language)
    yield say("alt-profile", name=name)
    for each in cast(Record, scene.view).played:
        low, high = each.reach
        rated = say("alt-profile-rated", points=low, most=high, sure=_sure(scene, each))
        parts = [_title(scene, each), _results(scene, each), rated]
        if each.answer:
            parts.append(say("alt-profile-answer", time=each.answer))
        if each.favourites:
            parts.append(say("alt-profile-favourites", favourites=_favourites(scene, each)))
        yield say("alt-profile-game", facts=texts(scene.language).apart(parts))


def _title(scene: Scene, played: Played) -> str:
    return texts(scene.language).of(played.game).title


def _results(scene: Scene, played: Played) -> str:
    return texts(scene.language).say(
        "profile-results", games=played.games, wins=played.wins, expected=played.expected
    )


def _sure(scene: Scene, played: Played) -> str:
    return texts(scene.language).say("profile-sure", sure=played.sure)


def _favourites(scene: Scene, played: Played) -> str:
    words = texts(scene.language)
    names = words.of(played.game)
    return ", ".join(words.times(times, names.name(key)) for key, times in played.favourites)
