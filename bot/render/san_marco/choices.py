"""The options of a decision in figures, beside the map: what each one would change."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.masks import width_of
from bot.render.san_marco.look import CARD_ICONS, DECIDER_ICON, DISTRIBUTOR_ICON
from bot.render.san_marco.standing import NOBODY
from bot.render.san_marco.story import words_of
from bot.render.san_marco.targets import small
from bot.render.scene import Scene
from bot.render.seats import symbol
from bot.render.theme import Type
from bot.text import GameTexts
from rules.event import Fact, Facts, Seat
from rules.san_marco.components import BRIDGE
from rules.san_marco.view import SanMarcoView

LARGE: Final = 54
"""The size of words in large text."""
_SIZES: Final = range(44, 23, -2)
_LARGE_ENOUGH: Final = 34
_MOST: Final = 4
"""More columns are not drawn."""
_APART: Final = 0.45
"""What lies between two parts, in parts of the size of their words."""
_CLOSE: Final = 0.12
"""The same behind a symbol or icon without words."""
MINUS: Final = "\N{MINUS SIGN}"


class Part(NamedTuple):
    """A piece of an option: an icon or a seat's symbol, and words behind it."""

    words: str = ""
    seat: Seat = -1
    icon: str = ""
    tone: str = "text"


class Choice(NamedTuple):
    """An option in figures, with its number in the menu."""

    number: int
    parts: tuple[Part, ...]


def choices(scene: Scene, view: SanMarcoView, *, short: bool = False) -> list[Choice]:
    """Return the options of the viewer's decision; `short` has codes for names of districts."""
    decision = view.decision
    assert decision is not None, "somebody chooses"
    form = "code" if short or decision.kind in ("bridge", "take") else ""
    telling = _Telling(words_of(scene), form, NOBODY if view.seat is None else view.seat)
    offered = zip(decision.options, scene.facts, strict=True)
    return [
        Choice(number, tuple(telling.parts(decision.kind, option, facts)))
        for number, (option, facts) in enumerate(offered, 1)
    ]


# --- what an option tells -------------------------------------------------------------------------


class _Telling(NamedTuple):
    """Tells options to a seat, with this form of the names of districts."""

    own: GameTexts
    form: str
    seat: Seat

    def parts(self, kind: str, option: str, facts: Facts) -> Iterator[Part]:
        """Tell an option of a kind of decision."""
        head, _, rest = option.partition(":")
        if head in ("decline", "again", "keep"):
            yield Part(self.own.say(f"picture-{head}"))
        elif kind == "roles":
            yield from _roles(rest)
        elif kind in ("bridge", "take"):
            yield from self._pair(kind, facts)
        elif kind == "victims":
            yield from _counts(facts, MINUS)
        else:
            yield Part(self._named(facts["district"]))
            yield from self._in_district(kind, facts)

    def _pair(self, kind: str, facts: Facts) -> Iterator[Part]:
        yield Part(f"{self._named(facts['one'])} – {self._named(facts['two'])}")
        if kind == "take":
            yield Part(seat=_number(facts, "owner"))
        elif standing := _number(facts, "bridges"):
            yield Part(str(standing), icon=CARD_ICONS[BRIDGE], tone="mute")

    def _in_district(self, kind: str, facts: Facts) -> Iterator[Part]:
        own, count = _number(facts, "own"), _number(facts, "count")
        if kind == "place":
            yield Part(f"{own}→{own + 1}", seat=self.seat)
            if _number(facts, "over"):
                yield Part(icon=CARD_ICONS[BRIDGE], tone="mute")
        elif kind == "source":
            yield Part(f"{own}→{own - 1}", seat=self.seat)
        elif kind == "defect":
            yield Part(f"{count}→{count - 1}", seat=_number(facts, "owner"))
        elif kind == "doge":
            yield from _price(facts)
            yield from _counts(facts, "+")
            if not facts["seats"]:
                yield Part(self.own.say("picture-nobody-scores"), tone="mute")
        else:
            yield from _counts(facts, "")

    def _named(self, key: Fact) -> str:
        return self.own.name(str(key), self.form)


def _price(facts: Facts) -> Iterator[Part]:
    """Tell what a route costs, and who gets it."""
    if price := _number(facts, "price"):
        yield Part(f"{MINUS}{price}", icon="star", tone="warn")
        for seat in dict.fromkeys(_numbers(facts["payees"])):
            yield Part(seat=seat)


def _counts(facts: Facts, sign: str) -> Iterator[Part]:
    seats, counts = _numbers(facts.get("seats", ())), _numbers(facts.get("counts", ()))
    for seat, count in zip(seats, counts, strict=True):
        yield Part(f"{sign}{count}", seat=seat)


def _roles(rest: str) -> Iterator[Part]:
    """Tell who decides first, and who distributes and decides second, or decides second only."""
    seats = [int(seat) for seat in rest.split(",")]
    icons = (
        (DECIDER_ICON, DECIDER_ICON)
        if len(seats) == 2
        else (DECIDER_ICON, DISTRIBUTOR_ICON, DECIDER_ICON)
    )
    for icon, seat in zip(icons, seats, strict=True):
        yield Part(icon=icon, tone="mute")
        yield Part(seat=seat)


def _number(facts: Facts, name: str) -> int:
    value = facts.get(name, 0)
    return value if isinstance(value, int) else 0


def _numbers(value: Fact) -> tuple[int, ...]:
    return (
        tuple([part for part in value if isinstance(part, int)]) if isinstance(value, tuple) else ()
    )


# --- drawing --------------------------------------------------------------------------------------


class Layout(NamedTuple):
    """Options as they lie: in columns, from top to bottom, the words of this size.

    `named` is the width of their first parts, so that the others stand below each other.
    """

    offered: Sequence[Choice]
    px: int
    columns: int
    pitch: int
    named: float

    @property
    def rows(self) -> int:
        """How many options stand below each other."""
        return ceil(len(self.offered) / self.columns)

    @property
    def height(self) -> int:
        """How high they come out."""
        return self.rows * self.pitch

    def draw(self, canvas: Canvas, box: Box) -> None:
        """Draw them into the middle of a box that is as high or higher."""
        width = box.width // ceil(len(self.offered) / self.rows)
        top = box.y + max(0, box.height - self.height) // 2
        for place, choice in enumerate(self.offered):
            x = box.x + place // self.rows * width
            y = top + place % self.rows * self.pitch + self.pitch // 2
            self._draw(canvas, x, y, choice)

    def _draw(self, canvas: Canvas, x: float, y: int, choice: Choice) -> None:
        theme, kind = canvas.theme, Type("bold", self.px)
        tones = {"text": theme.text, "mute": theme.mute, "warn": theme.warn}
        disc = small(choice.number, _disc(self.px))
        canvas.place(disc, round(x), y - disc.size[1] // 2)
        x += _margin(self.px)
        for place, part in enumerate(choice.parts):
            start = x
            colour = tones[part.tone]
            if part.seat >= 0:
                symbol(canvas, part.seat, x + self.px * 0.36, y, round(self.px * 0.36))
            elif part.icon:
                size = round(self.px * 0.8)
                canvas.icon(part.icon, x + size / 2, y, size, colour)
            x += _mark(part, self.px)
            canvas.write(part.words, x, y + kind.drop, kind, colour)
            x = start + (self.named if place == 0 else _wide(part, self.px))


def fitting(scene: Scene, view: SanMarcoView, width: int, height: int) -> Layout:
    """Return the options as large as they fit in a room: short, where that makes them larger."""
    whole = _largest(choices(scene, view), width, height)
    if whole.px >= _LARGE_ENOUGH:
        return whole
    return max(whole, _largest(choices(scene, view, short=True), width, height), key=_size)


def _size(how: Layout) -> int:
    return how.px


def _largest(offered: Sequence[Choice], width: int, height: int) -> Layout:
    for px in _SIZES:
        found = at_size(offered, width, px)
        if found.height <= height:
            break
    else:
        found = at_size(offered, width, _SIZES[-1])
        found = found._replace(columns=ceil(len(offered) * found.pitch / height))
    return found._replace(pitch=min(round(found.px * 1.8), height // found.rows))


def at_size(offered: Sequence[Choice], width: int, px: int) -> Layout:
    """Return options with words of this size, in as many columns as there is room for."""
    named = max(_wide(choice.parts[0], px) for choice in offered)
    rest = max(sum(_wide(part, px) for part in choice.parts[1:]) for choice in offered)
    columns = min(_MOST, len(offered), int(width // (_margin(px) + named + rest)))
    return Layout(offered, px, max(1, columns), round(px * 1.28), named)


def _disc(px: int) -> int:
    return max(17, round(px * 0.54))


def _margin(px: int) -> float:
    """Return where the words begin, behind a number of up to two digits."""
    return 3.1 * _disc(px)


def _mark(part: Part, px: int) -> float:
    """Return how much room the symbol or icon of a part takes."""
    return px * (0.82 if part.seat >= 0 else 0.95 if part.icon else 0)


def _wide(part: Part, px: int) -> float:
    """Return how much room a part takes, with what lies behind it."""
    apart = _APART if part.words else _CLOSE
    return _mark(part, px) + width_of(part.words, Type("bold", px)) + px * apart
