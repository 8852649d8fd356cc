"""A person's record in their rated games: a row for each game, as tall as they need together.

At the right is the rating, above the range in which the person very likely is: the shorter the
range, the more certain the rating. The scale is the same in all rows, from 0 to 2,000, so the range
of a person who has not played fills it.
"""

from collections.abc import Iterator
from typing import Final, cast

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.kit.alt import told
from bot.render.kit.header import Crest, Pill, page
from bot.render.kit.names import shown_name
from bot.render.lettering import Fitted, fit
from bot.render.scene import Played, Record, Scene
from bot.render.theme import GAP, GOLD, MARGIN, RGB, TITLE, TOP, WIDTH, Type
from bot.text import texts

COLOURS: Final[tuple[RGB, ...]] = ()
"""These pictures add nothing to the palette."""

_CREST: Final = "trophy"
_ROW: Final = 206
_CORNER: Final = 14
_PADDING: Final = 26
_RIGHT: Final = 400
"""The width of the rating's part of a row."""
_LEFT: Final = WIDTH - 2 * (MARGIN + _PADDING) - _RIGHT - 30
_WORDS: Final = Type("semibold", 42)
_POINTS: Final = Type("black", 64)
_LEAST_WORDS: Final = 32
_LARGE_ENOUGH: Final = 38
_LINES: Final = (58, 118, 176)
"""The distances from the top of a row to the baselines of its lines."""
_ICON: Final = 36
_BESIDE: Final = 50
_BAR: Final = 18
_MOST_POINTS: Final = 2000


def draw(scene: Scene) -> Image.Image:
    """Draw a row for each game."""
    played, say = cast(Record, scene.view).played, texts(scene.language).say
    crest = Crest(say("profile-picture"), _CREST, GOLD)
    pill = Pill("", shown_name(scene.names[0], 0, scene.language), icon="user", acting=False)
    height = TOP + len(played) * (_ROW + GAP) - GAP + MARGIN
    canvas = page(crest, "", pill, scene.light, height)
    for number, each in enumerate(played):
        box = Box(MARGIN, TOP + number * (_ROW + GAP), WIDTH - 2 * MARGIN, _ROW)
        canvas.rounded(box, _CORNER, canvas.theme.surface)
        _draw_played(canvas, box, each, scene)
        _draw_rating(canvas, box, each, scene)
    return canvas.image


def _draw_played(canvas: Canvas, box: Box, played: Played, scene: Scene) -> None:
    """Draw the left part: the game, how many games were won, and the favourites."""
    theme, x = canvas.theme, box.x + _PADDING
    title, results, favourites = (box.y + line for line in _LINES)
    canvas.write(_title(scene, played), x, title, TITLE, theme.text)
    line = fit(_results(scene, played), _WORDS, _LEFT, _LEAST_WORDS)
    canvas.write(line.words, x, results, line.kind, theme.text)
    if played.favourites:
        canvas.icon("heart", x + _ICON / 2, favourites - _WORDS.drop, _ICON, theme.mute)
        line = _favourites_in(scene, played, _LEFT - _BESIDE)
        canvas.write(line.words, x + _BESIDE, favourites, line.kind, theme.mute)


def _favourites_in(scene: Scene, played: Played, room: int) -> Fitted:
    """Return as many favourites as can be written large enough, but at least one."""
    counts = range(len(played.favourites), 0, -1)
    fewer = [played._replace(favourites=played.favourites[:count]) for count in counts]
    lines = [fit(_favourites(scene, each), _WORDS, room, _LEAST_WORDS) for each in fewer]
    return next((line for line in lines if line.kind.px >= _LARGE_ENOUGH), lines[-1])


def _draw_rating(canvas: Canvas, box: Box, played: Played, scene: Scene) -> None:
    """Draw the right part: the rating, its reach, and how long an answer takes."""
    theme, right = canvas.theme, box.right - _PADDING
    points, reach, answer = (box.y + line for line in _LINES)
    number = texts(scene.language).say("profile-points", points=played.reach[0])
    written = canvas.write(number, right, points + 6, _POINTS, theme.act, "right")
    room = _RIGHT - round(written) - 20
    sure = fit(_sure(scene, played), _WORDS, room, _LEAST_WORDS)
    canvas.write(sure.words, right - written - 20, points, sure.kind, theme.mute, "right")
    _draw_reach(canvas, Box(right - _RIGHT, reach - 34, _RIGHT, _BAR), played.reach)
    if played.answer:
        words = texts(scene.language).say("profile-answer", time=played.answer)
        line = fit(words, _WORDS, _RIGHT, _LEAST_WORDS)
        canvas.write(line.words, right, answer, line.kind, theme.mute, "right")


def _draw_reach(canvas: Canvas, scale: Box, reach: tuple[int, int]) -> None:
    low, high = (min(each, _MOST_POINTS) * scale.width // _MOST_POINTS for each in reach)
    canvas.rounded(scale, _BAR // 2, canvas.theme.line)
    width = max(high - low, _BAR)
    start = min(scale.x + low, scale.right - width)
    canvas.rounded(Box(start, scale.y, width, _BAR), _BAR // 2, canvas.theme.act)


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
