"""The possible building places as a list in two columns: each with its cost and its gain.

They are in the order of their worth. Those that follow each other and are alike in everything but
their place share an entry, since the map shows where they are.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.goldene_stadt import art, look
from bot.render.kit.figures import Figure, Setting, icon_first
from bot.render.kit.markers import disc
from bot.render.kit.targets import words_of as range_of
from bot.render.kit.wording import words_of
from bot.render.lettering import Fitted, fit
from bot.render.masks import width_of
from bot.render.scene import Scene
from bot.render.theme import LEAST_NAME, Type
from rules import decision as answering
from rules.event import Facts
from rules.facts import key_at, keys_at, number_at
from rules.goldene_stadt.rewards import COINS

_GAP: Final = 4
_EDGE: Final = 10
_LEAST_FIGURE: Final = 30


class _Form(NamedTuple):
    """The setting of a list: the most rows, the heights of entry and words, its numbers' radius."""

    rows: int
    height: int
    px: int
    number: int


_COLUMNS: Final = 2
_LARGE: Final = (_Form(4, 74, 50, 34), _Form(6, 70, 48, 32), _Form(99, 58, 44, 27))
_SMALL: Final = (_Form(3, 52, 38, 23), _Form(99, 38, 34, 18))


class Offered(NamedTuple):
    """Places that are alike: their numbers in the menu, the name of a single one, and figures."""

    numbers: tuple[int, ...]
    name: str
    figures: tuple[Figure, ...]


def options(scene: Scene) -> list[Offered]:
    """Return the places that can be built on, in the order of their numbers."""
    decision, facts = scene.view.decision, scene.facts
    assert decision is not None, "a player builds"
    numbers = [answering.number(decision, at, facts) for at in range(len(facts))]
    numbered = sorted((number, at) for at, number in enumerate(numbers) if number is not None)
    sites = [(number, facts[at], tuple(_figures(facts[at]))) for number, at in numbered]
    own, found = words_of(scene), list[Offered]()
    for figures, alike in groupby(sites, key=lambda site: site[2]):
        held = [*alike]
        name = own.name(key_at(held[0][1], "place")) if len(held) == 1 else ""
        found.append(Offered(tuple([number for number, *_ in held]), name, figures))
    return found


def _figures(facts: Facts) -> Iterator[Figure]:
    """Yield what a place brings, and before it what it costs."""
    cards = number_at(facts, "own") + len(keys_at(facts, "jokers"))
    yield Figure(f"\N{MINUS SIGN}{cards}", art=art.GAME, icon=look.CARD_ICON, tone="mute")
    if number_at(facts, "key"):
        yield Figure("\N{MINUS SIGN}1", art=art.GAME, icon=look.KEY_ICON, tone="warn")
    if letters := number_at(facts, "letters"):
        yield Figure(f"+{letters}", art=art.GAME, icon=look.LETTER_ICON)
    if reward := key_at(facts, "reward"):
        number = f"+{COINS[reward]}" if reward in COINS else ""
        yield Figure(number, art=art.GAME, icon=look.REWARD_ICONS[reward])
    if gain := number_at(facts, "gain"):
        yield Figure(f"+{gain}", art=art.GAME, icon=look.LETTER_ICON)


class Layout(NamedTuple):
    """A list of options in one of its forms."""

    offered: Sequence[Offered]
    form: _Form

    @property
    def height(self) -> int:
        """Its height."""
        return -(-len(self.offered) // _COLUMNS) * (self.form.height + _GAP) - _GAP

    def draw(self, canvas: Canvas, room: Box) -> None:
        """Draw it at the top of a room."""
        columns, size = min(_COLUMNS, len(self.offered)), self.form.height
        width = (room.width + _GAP) // columns - _GAP
        for at, offered in enumerate(self.offered):
            down, across = divmod(at, columns)
            x, y = room.x + across * (width + _GAP), room.y + down * (size + _GAP)
            self._entry(canvas, Box(x, y, width, size), offered)

    def _entry(self, canvas: Canvas, box: Box, offered: Offered) -> None:
        """Draw the numbers, the name, and the figures at the right."""
        theme = canvas.theme
        canvas.rounded(box, 14, theme.surface)
        marker, y = disc(range_of(offered.numbers), self.form.number), box.middle[1]
        marker = marker._replace(options="")  # a hint marks the places on the map
        canvas.place(marker, box.x + _EDGE, y - marker.size[1] // 2)
        left, x = box.x + 2 * _EDGE + marker.size[0], float(box.right - _EDGE)
        tones = {"text": theme.text, "mute": theme.mute, "warn": theme.warn}
        name, how = titled(offered, round(x - left), self.form.px)
        for figure in reversed(offered.figures):
            x -= _width(figure, how)
            icon_first(canvas, (x, y + how.kind.drop), figure, how, tones[figure.tone])
        canvas.write(name.words, left, y + name.kind.drop, name.kind, theme.text)


def titled(offered: Offered, room: int, px: int) -> tuple[Fitted, Setting]:
    """Return the name of an entry, and its figures' setting: so small that the name is whole."""
    how = _setting(px)
    left = round(room - sum(_width(figure, how) for figure in offered.figures) - _EDGE)
    if px <= _LEAST_FIGURE:
        return fit(offered.name, how.kind, left), how
    name = fit(offered.name, how.kind, left, min(px, LEAST_NAME))
    return (name, how) if name.words == offered.name else titled(offered, room, px - 2)


def _setting(px: int) -> Setting:
    kind = Type("bold", px)
    return Setting(kind, round(px * 0.9), kind.drop, px * 0.5, px * 1.05)


def _width(figure: Figure, how: Setting) -> float:
    return how.room + width_of(figure.words, how.kind) + _EDGE


def layout(scene: Scene) -> Layout:
    """Return the list in the required text size, as large as it is not too high."""
    offered, forms = options(scene), _LARGE if scene.large else _SMALL
    form = next(form for form in forms if len(offered) <= form.rows * _COLUMNS)
    return Layout(offered, form)
