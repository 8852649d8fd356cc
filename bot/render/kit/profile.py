"""A person's record in their rated games: a collector's card for each game.

A card has the game's evening in a window, with its name; beside it, on paper, a plate with the
rating, and the range in which the person very likely is: the shorter the range, the more certain
the rating. The scale is the same on all cards, from 0 to 2,000, so the range of a person who has
not played fills it. Below are the results, and the favourites with their art.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, cast

from PIL import Image, ImageOps

from bot.render import masks
from bot.render.canvas import Box, Canvas, Sprite, cut
from bot.render.keeping import kept
from bot.render.kit.alt import told
from bot.render.kit.cover import Art, painting
from bot.render.kit.header import Crest, Pill, page
from bot.render.kit.names import shown_name
from bot.render.lettering import Fitted, fit
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
_CARD: Final = 338
_CORNER: Final = 18
_FRAME: Final = 10
_SAND: Final = mix(GOLD_DARK, PAPER, 0.45)
_WINDOW: Final = Box(_FRAME, _FRAME, 470, _CARD - 2 * _FRAME)
_NAME_BAND: Final = 76
_START: Final = 506
"""Where the paper beside the window begins."""
_ROOM: Final = WIDTH - 2 * MARGIN - _START - 26
_PLATE: Final = Box(_START, 22, 290, 112)
_BESIDE_PLATE: Final = _ROOM - _PLATE.width - 24
_NAME: Final = TITLE._replace(px=60)
_WORDS: Final = Type("semibold", 42)
_POINTS: Final = Type("black", 92)
_LEAST_WORDS: Final = 32
_LARGE_ENOUGH: Final = 38
_ICON: Final = 38
_BESIDE: Final = 52
_BAR: Final = 20
_THUMB: Final = (176, 80)
_MOST_POINTS: Final = 2000
_COLOURS: Final = 120
"""How many colours the evenings and the favourites of a picture share."""


def draw(scene: Scene, cover_of: Callable[[str], Art]) -> Image.Image:
    """Draw a card for each game; `cover_of` returns what paints its cover."""
    played, say = cast(Record, scene.view).played, texts(scene.language).say
    crest = Crest(say("profile-picture"), _CREST, GOLD)
    pill = Pill("", shown_name(scene.names[0], 0, scene.language), icon="user", acting=False)
    height = TOP + len(played) * (_CARD + GAP) - GAP + MARGIN
    canvas = page(crest, "", pill, scene.light, height)
    for number, each in enumerate(played):
        box = Box(MARGIN, TOP + number * (_CARD + GAP), WIDTH - 2 * MARGIN, _CARD)
        canvas.rounded(box, _CORNER, PAPER)
        canvas.outline(box, _CORNER, 4, _SAND)
        canvas.place(_window(cover_of(each.game), scene.light), box.x + _FRAME, box.y + _FRAME)
        _draw_name(canvas, box, each, scene)
        _draw_rating(canvas, box, each, scene)
        _draw_results(canvas, box, each, scene)
    return canvas.image


def colours(image: Image.Image) -> Sequence[RGB]:
    """Return the colours of a finished picture: those of several games are too many."""
    some = image.resize((image.width // 4, image.height // 4), Image.Resampling.NEAREST)
    few = some.quantize(_COLOURS, Image.Quantize.MEDIANCUT).getpalette() or []
    return [*zip(few[::3], few[1::3], few[2::3], strict=True)]


@kept
def _window(cover: Art, theme: Theme) -> Sprite:
    """Return the middle of a game's evening, which stands above a band for its name."""
    whole, (width, height) = painting(cover, theme), _WINDOW[2:]
    left, top = (whole.width - width) // 2, whole.height - height + _NAME_BAND
    image = Image.new("RGB", (width, height), INK)
    image.paste(whole.crop((left, top, left + width, whole.height)))
    return cut(image, masks.rounded(width, height, _CORNER - 4).image)


def _draw_name(canvas: Canvas, box: Box, played: Played, scene: Scene) -> None:
    band = Box(box.x + _FRAME, box.bottom - _FRAME - _NAME_BAND, _WINDOW.width, _NAME_BAND)
    emblem = Box(band.x + 14, band.y + 8, 60, 60)
    shown = painted(played.game, "emblem", canvas, emblem)
    start = emblem.right + 14 if shown else band.x + 22
    name = fit(_title(scene, played), _NAME, band.right - start - 14)
    canvas.write(name.words, start, band.middle[1] + name.kind.drop, name.kind, ON_INK)


def _draw_rating(canvas: Canvas, box: Box, played: Played, scene: Scene) -> None:
    """Draw the rating on its plate, and beside it how sure it is, and how long an answer takes."""
    say = texts(scene.language).say
    plate = _PLATE._replace(x=box.x + _PLATE.x, y=box.y + _PLATE.y)
    canvas.rounded(plate, 16, INK)
    canvas.outline(plate.inset(5), 12, 3, _SAND)
    points = fit(say("profile-points", points=played.reach[0]), _POINTS, plate.width - 40)
    x, y = plate.middle
    canvas.write(points.words, x, y + points.kind.drop, points.kind, PAPER, "middle")
    start = plate.right + 24
    lines = [(_sure(scene, played), 42)]
    if played.answer:
        lines.append((say("profile-answer", time=played.answer), 112))
    for words, baseline in lines:
        line = fit(words, _WORDS, _BESIDE_PLATE, _LEAST_WORDS)
        canvas.write(line.words, start, plate.y + baseline, line.kind, INK)
    _draw_reach(canvas, Box(start, plate.y + 54, _BESIDE_PLATE, _BAR), played.reach)


def _draw_reach(canvas: Canvas, scale: Box, reach: tuple[int, int]) -> None:
    low, high = (min(each, _MOST_POINTS) * scale.width // _MOST_POINTS for each in reach)
    canvas.rounded(scale, _BAR // 2, _SAND)
    width = max(high - low, _BAR)
    start = min(scale.x + low, scale.right - width)
    canvas.rounded(Box(start, scale.y, width, _BAR), _BAR // 2, INK)


def _draw_results(canvas: Canvas, box: Box, played: Played, scene: Scene) -> None:
    """Draw how many games were won, and the favourites."""
    x = box.x + _START
    line = fit(_results(scene, played), _WORDS, _ROOM, _LEAST_WORDS)
    canvas.write(line.words, x, box.y + 186, line.kind, INK)
    if not played.favourites:
        return
    favourites, named = _favourites_in(scene, played, _ROOM - _BESIDE)
    thumbs = [_thumb(played.game, key.partition(":")[2]) for key, _ in named]
    shown = [thumb for thumb in thumbs if thumb is not None]
    for at, thumb in enumerate(shown):
        canvas.place(thumb, x + at * (_THUMB[0] + 16), box.y + 204)
    baseline = box.y + (322 if shown else 256)
    canvas.icon("heart", x + _ICON / 2, baseline - _WORDS.drop, _ICON, INK_2)
    canvas.write(favourites.words, x + _BESIDE, baseline, favourites.kind, INK)


@kept
def _thumb(game: str, name: str) -> Sprite | None:
    """Return the lower part of a sprite, where things stand; None if there is none."""
    found = art_of(game).sprites.get(name)
    if not found:
        return None
    largest = max(found, key=lambda one: one.width)
    image = ImageOps.fit(largest.image.convert("RGB"), _THUMB, centering=(0.5, 0.8))
    return cut(image, masks.rounded(*_THUMB, 12).image)


def _favourites_in(
    scene: Scene, played: Played, room: int
) -> tuple[Fitted, Sequence[tuple[str, int]]]:
    """Return as many favourites as can be written large enough, but at least one."""
    fewer = [played.favourites[:count] for count in range(len(played.favourites), 0, -1)]
    words = [_favourites(scene, played._replace(favourites=each)) for each in fewer]
    lines = [fit(each, _WORDS, room, _LEAST_WORDS) for each in words]
    both = [*zip(lines, fewer, strict=True)]
    return next((each for each in both if each[0].kind.px >= _LARGE_ENOUGH), both[-1])


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
