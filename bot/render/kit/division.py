"""The standing of a division: rank, name, points, wins and tables, and who goes up and down."""

from collections.abc import Iterator
from typing import Final

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.kit import mixed
from bot.render.kit.cover import Art
from bot.render.kit.header import Crest, Pill, page
from bot.render.kit.mixed import mixed as in_words
from bot.render.kit.wording import apart, name_of, say, subline
from bot.render.lettering import fit
from bot.render.scene import Division, Ranked, Scene
from bot.render.theme import GAP, MARGIN, RGB, TOP, WIDTH, Theme, Type

_ROW: Final = 92
_HEADS: Final = 54
_RADIUS: Final = 14
_RANK: Final = Type("black", 58)
_NAME: Final = Type("bold", 52)
_LEAST_NAME: Final = 38
_POINTS: Final = Type("black", 60)
_COUNT: Final = Type("bold", 50)
_LABEL: Final = Type("semibold", 40)
_LEAST_LABEL: Final = 32
_RANK_RIGHT: Final = 92
_MARK: Final = 130
_MARK_SIZE: Final = 46
_EDGE: Final = 12
_NAMES: Final = 172
_COLUMNS: Final = (790, 960, WIDTH - MARGIN - 26)
"""Where the points, the wins and the tables end."""
_COLUMN: Final = 160
_FRACTION: Final = 40
"""The room for a fraction behind a whole number."""
_TITLES: Final = ("league-points", "league-wins", "league-played")


def draw(scene: Scene, view: Division, crest: Crest, _: Art) -> Image.Image:
    """Draw a division as a table."""
    height = TOP + _HEADS + len(view.ranked) * (_ROW + GAP) + MARGIN
    pill = Pill("", say(scene, "league-over"), icon="trophy") if view.over else None
    canvas = page(crest, subline(scene, title(scene, view)), pill, scene.light, height)
    for key, right in zip(_TITLES, _COLUMNS, strict=True):
        label = fit(say(scene, key), _LABEL, _COLUMN, _LEAST_LABEL)
        canvas.write(
            label.words,
            min(right + _FRACTION, _COLUMNS[2]),
            TOP + 40,
            label.kind,
            canvas.theme.mute,
            "right",
        )
    for at, each in enumerate(view.ranked):
        box = Box(MARGIN, TOP + _HEADS + at * (_ROW + GAP), WIDTH - 2 * MARGIN, _ROW)
        _draw_row(canvas, box, scene, at, each)
    return canvas.image


def title(scene: Scene, view: Division) -> str:
    """Name the season, and the division if there are several."""
    key = "league-division" if view.divisions > 1 else "league-season"
    return say(scene, key, season=view.season, division=view.number)


def mark_of(each: Ranked, theme: Theme) -> tuple[str, RGB] | None:
    """Return the sign and the colour of those who go up or down; their form differs, too."""
    return {"up": ("caret-up", theme.good), "down": ("caret-down", theme.warn)}.get(each.move)


def _draw_row(canvas: Canvas, box: Box, scene: Scene, at: int, each: Ranked) -> None:
    theme, y = canvas.theme, box.middle[1]
    mark = mark_of(each, theme)
    canvas.rounded(box, _RADIUS, theme.surface_2 if mark else theme.surface)
    canvas.write(str(each.rank), _RANK_RIGHT, y + _RANK.drop, _RANK, theme.text, "right")
    if mark:
        name, colour = mark
        edge = Box(box.x, box.y + _RADIUS, _EDGE, box.height - 2 * _RADIUS)
        canvas.fill(edge, colour)
        canvas.icon(name, _MARK, y, _MARK_SIZE, colour)
    room = _COLUMNS[0] - _NAMES - 110
    name = fit(name_of(scene, at), _NAME, room, _LEAST_NAME)
    canvas.write(name.words, _NAMES, y + name.kind.drop, name.kind, theme.text)
    mixed.write(canvas, each.points, (_COLUMNS[0], y), _POINTS, theme.text)
    mixed.write(canvas, each.wins, (_COLUMNS[1], y), _COUNT, theme.mute)
    played = f"{each.played}/{each.tables}"
    canvas.write(played, _COLUMNS[2], y + _COUNT.drop, _COUNT, theme.mute, "right")


# --- in words --------------------------------------------------------------------------------


def alt(scene: Scene, view: Division) -> Iterator[str]:
    """Tell the same in words."""
    yield say(scene, "alt-league", league=view.league, title=title(scene, view))
    for at, each in enumerate(view.ranked):
        facts = [
            say(scene, "alt-league-points", points=in_words(each.points)),
            say(scene, "alt-league-wins", wins=in_words(each.wins)),
            say(scene, "alt-league-played", played=each.played, tables=each.tables),
            *([say(scene, "alt-league-move", move=each.move)] if each.move else []),
        ]
        yield say(
            scene,
            "alt-league-line",
            rank=each.rank,
            name=name_of(scene, at),
            facts=apart(scene, facts),
        )
