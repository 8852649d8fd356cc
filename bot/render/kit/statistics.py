"""The games of a server or a person in numbers: below the evening of the game that is played most,
a few large figures, a bar for each month, and the games in the order of their liking.
"""

from collections.abc import Callable, Iterator, Sequence
from typing import Final, cast

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.kit.alt import told
from bot.render.kit.cover import VISTA, Art, vista
from bot.render.kit.grid import across, down
from bot.render.kit.header import Crest, Pill, page
from bot.render.kit.names import shown_name
from bot.render.lettering import Fitted, fit
from bot.render.scene import Favoured, Figures, Scene
from bot.render.sprites import painted
from bot.render.theme import GAP, GOLD, GOLD_DARK, INK, MARGIN, PAPER, TOP, WIDTH, Type, mix
from bot.text import texts

_RADIUS: Final = 18
_SIDES: Final = 28
_PLATE: Final = 178
_BETWEEN: Final = 20
_PLATE_EDGE: Final = mix(GOLD_DARK, PAPER, 0.45)
_NUMBER: Final = Type("black", 84)
_LEAST_NUMBER: Final = 48
_LABEL: Final = Type("semibold", 42)
_LEAST_LABEL: Final = 32
_MONTHS: Final = 420
_HEADLINE: Final = Type("bold", 50)
_HEAD: Final = 84
_COUNT: Final = Type("bold", 44)
_MONTH: Final = Type("semibold", 38)
_FOOT: Final = 62
_BAR: Final = 64
_LOWEST: Final = 4
_ROW: Final = 100
_EMBLEM: Final = 72
_NAME: Final = Type("bold", 52)
_LIKED: Final = Type("semibold", 42)
_HEART: Final = 36


def draw(scene: Scene, cover_of: Callable[[str], Art]) -> Image.Image:
    """Draw the numbers; `cover_of` returns what paints a game's evening."""
    view, say = _view(scene), texts(scene.language).say
    below = len(view.favourites) * (_ROW + GAP)
    height = TOP + VISTA + GAP + _PLATE + GAP + _MONTHS + GAP + below + MARGIN - GAP
    icon = "user" if view.person else "users"
    pill = Pill("", shown_name(scene.names[0], 0, scene.language), icon=icon, acting=False)
    crest = Crest(say("stats-picture"), "chart-column", GOLD)
    canvas = page(crest, "", pill, scene.light, height)
    canvas.place(vista(cover_of(view.favourites[0].game), scene.light), MARGIN, TOP)
    room = Box(MARGIN, TOP + VISTA + GAP, WIDTH - 2 * MARGIN, _PLATE)
    _draw_figures(canvas, room, view)
    room = room._replace(y=room.bottom + GAP, height=_MONTHS)
    _draw_months(canvas, room, scene)
    room = room._replace(y=room.bottom + GAP, height=below - GAP)
    most = max(each.games for each in view.favourites)
    for box, each in zip(down(room, len(view.favourites), GAP), view.favourites, strict=True):
        _draw_game(canvas, box, scene, each, most)
    return canvas.image


def _view(scene: Scene) -> Figures:
    return cast(Figures, scene.view)


def _draw_figures(canvas: Canvas, room: Box, view: Figures) -> None:
    """Draw the figures side by side on a plate of ink, each above its label."""
    canvas.rounded(room, _RADIUS, INK)
    canvas.outline(room.inset(6), _RADIUS - 4, 3, _PLATE_EDGE)
    inner = room._replace(x=room.x + _SIDES, width=room.width - 2 * _SIDES)
    boxes = across(inner, len(view.figures), WIDTH, _BETWEEN)
    numbers, labels = zip(*view.figures, strict=True)
    for words, kind, least, baseline, colour in (
        (numbers, _NUMBER, _LEAST_NUMBER, room.y + 92, PAPER),
        (labels, _LABEL, _LEAST_LABEL, room.y + 148, _PLATE_EDGE),
    ):
        for box, each in zip(boxes, _alike(words, kind, boxes[0].width, least), strict=True):
            canvas.write(each.words, box.middle[0], baseline, each.kind, colour, "middle")


def _alike(words: Sequence[str], kind: Type, room: int, least: int) -> list[Fitted]:
    """Fit words into rooms of the same width, all in the same size."""
    smallest = min(fit(each, kind, room, least).kind.px for each in words)
    return [fit(each, kind._replace(px=smallest), room, least) for each in words]


def _draw_months(canvas: Canvas, room: Box, scene: Scene) -> None:
    """Draw a bar for each month, its games above it and its name below."""
    theme, view, say = canvas.theme, _view(scene), texts(scene.language).say
    canvas.rounded(room, _RADIUS, theme.surface)
    words = fit(say("stats-months"), _HEADLINE, room.width - 2 * _SIDES, _LEAST_LABEL)
    canvas.write(words.words, room.x + _SIDES, room.y + 60, words.kind, theme.text)
    ground = room.bottom - _FOOT
    most = max(1, *(games for _, games in view.months))
    tallest = ground - room.y - _HEAD - _COUNT.px - 8
    width = (room.width - 2 * _SIDES) // len(view.months)
    for at, (month, games) in enumerate(view.months):
        middle = room.x + _SIDES + at * width + width // 2
        height = max(_LOWEST, tallest * games // most)
        bar = Box(middle - _BAR // 2, ground - height, _BAR, height)
        canvas.fill(bar, GOLD_DARK if games else theme.line)
        if games:
            count = fit(say("stats-count", count=games), _COUNT, width - 4, _LEAST_LABEL)
            canvas.write(count.words, middle, bar.y - 12, count.kind, theme.text, "middle")
        name = fit(say("stats-month", month=month), _MONTH, width - 4, _LEAST_LABEL)
        canvas.write(name.words, middle, ground + 46, name.kind, theme.mute, "middle")


def _draw_game(canvas: Canvas, box: Box, scene: Scene, each: Favoured, most: int) -> None:
    """Draw a row for a game: a bar as long as it is liked lies behind its name."""
    theme, y, words = canvas.theme, box.middle[1], texts(scene.language)
    canvas.rounded(box, _RADIUS, theme.surface)
    long = box._replace(width=max(2 * _RADIUS, box.width * each.games // most))
    canvas.rounded(long, _RADIUS, theme.surface_2)
    emblem = Box(box.x + 18, y - _EMBLEM // 2, _EMBLEM, _EMBLEM)
    start = emblem.right + 20 if painted(each.game, "emblem", canvas, emblem) else box.x + _SIDES
    count = words.say("stats-count", count=each.games)
    right = box.right - _SIDES
    right -= 24 + round(canvas.write(count, right, y + _NAME.drop, _NAME, theme.text, "right"))
    name = fit(words.of(each.game).title, _NAME, right - start, _LEAST_LABEL)
    canvas.write(name.words, start, y + name.kind.drop, name.kind, theme.text)
    start += round(name.width) + 32
    if each.liked and right - start > 200:
        canvas.icon("heart", start + _HEART / 2, y, _HEART, theme.mute)
        liked = fit(each.liked, _LIKED, right - start - _HEART - 14, _LEAST_LABEL)
        canvas.write(liked.words, start + _HEART + 14, y + liked.kind.drop, liked.kind, theme.mute)


# --- in words --------------------------------------------------------------------------------


def alt(scene: Scene) -> str:
    """Tell the same in words."""
    return told(_in_words(scene))


def _in_words(scene: Scene) -> Iterator[str]:
    words, view = texts(scene.language), _view(scene)
    name = shown_name(scene.names[0], 0, scene.language)
    yield words.say("alt-stats", name=name, figures=words.apart(map(" ".join, view.figures)))
    months = [
        f"{words.say('stats-month', month=month)} {words.say('stats-count', count=games)}"
        for month, games in view.months
    ]
    yield words.labelled(words.say("stats-months"), f"{', '.join(months)}.")
    games = [
        words.labelled(words.of(each.game).title, words.say("stats-count", count=each.games))
        + (f" ({each.liked})" if each.liked else "")
        for each in view.favourites
    ]
    yield words.say("alt-stats-games", games=words.apart(games))
