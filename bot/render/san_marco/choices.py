"""The options of a decision in figures, beside the map: what each one would change."""

from collections.abc import Iterator, Sequence
from math import ceil
from typing import Final, NamedTuple, TypeAlias

from bot.render.canvas import Box, Canvas
from bot.render.masks import width_of
from bot.render.san_marco.look import CARD_ICONS, DECIDER_ICON, DISTRIBUTOR_ICON
from bot.render.san_marco.targets import small
from bot.render.scene import Scene
from bot.render.seats import symbol
from bot.render.theme import Type
from bot.render.wording import words_of
from bot.text import GameTexts
from rules.event import Fact, Facts, Seat
from rules.san_marco.components import BRIDGE, NOBODY
from rules.san_marco.view import SanMarcoView

LARGE: Final = 54
"""The size of words in large text."""
MANY: Final = 40
"""More routes of the doge are told as ranges in large text and alt texts: dearer ones are many."""
_SIZES: Final = range(44, 23, -2)
_LARGE_ENOUGH: Final = 34
_MOST: Final = 4
"""More columns are not drawn."""
_APART: Final = 0.45
"""What lies between two parts, in parts of the size of their words."""
_CLOSE: Final = 0.12
"""The same behind a symbol or icon without words."""
_PITCH: Final = 1.28
"""How far options lie apart, in the same parts."""
_TO: Final = " →"
MINUS: Final = "\N{MINUS SIGN}"


class Part(NamedTuple):
    """A piece of an option: its number in the menu, or an icon or a symbol with words behind it."""

    words: str = ""
    seat: Seat = NOBODY
    icon: str = ""
    tone: str = "text"
    number: int = 0


Choice: TypeAlias = tuple[Part, ...]
"""An option in figures, or several of which much is alike."""


def choices(scene: Scene, view: SanMarcoView, *, short: bool = False) -> list[Choice]:
    """Return the options of the viewer's decision; `short` has codes for names of districts."""
    decision = view.decision
    assert decision is not None, "somebody chooses"
    telling = _telling(scene, view, short=short or decision.kind in ("bridge", "take"))
    offered = zip(decision.options, scene.facts, strict=True)
    return [
        (Part(number=number), *telling.parts(decision.kind, option, facts))
        for number, (option, facts) in enumerate(offered, 1)
    ]


def alike(facts: Sequence[Facts]) -> list[list[int]]:
    """Return the numbers of the doge's routes, those together that bring and cost the same."""
    routes: dict[tuple[Fact, Fact], list[int]] = {}
    for number, one in enumerate(facts, 1):
        routes.setdefault((one["district"], one["price"]), []).append(number)
    return list(routes.values())


def by_district(scene: Scene, view: SanMarcoView, *, payees: bool = True) -> list[Choice]:
    """Return the doge's routes, those together that differ only in who is paid."""
    telling = _telling(scene, view, short=True)
    return [
        tuple(telling.together(scene.facts, numbers, payees=payees))
        for numbers in alike(scene.facts)
    ]


def _telling(scene: Scene, view: SanMarcoView, *, short: bool) -> "_Telling":
    seat = NOBODY if view.seat is None else view.seat
    return _Telling(words_of(scene), "code" if short else "", seat)


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
            lifts = _number(facts, "lifts")  # perhaps from here: what it comes to is not yet known
            yield Part(str(own) if lifts else f"{own}→{own + 1}", seat=self.seat)
            if _number(facts, "over"):
                yield Part(icon=CARD_ICONS[BRIDGE], tone="mute")
        elif kind == "source":
            yield Part(f"{own}→{own - 1 + _number(facts, 'back')}", seat=self.seat)
        elif kind == "defect":
            yield Part(f"{count}→{count - 1}", seat=_number(facts, "owner"))
        elif kind == "doge":
            yield from self._scored(facts)
            yield from _price(facts)
            yield from _payees(facts)
        else:
            yield from _counts(facts, "")

    def together(
        self, facts: Sequence[Facts], numbers: Sequence[int], *, payees: bool
    ) -> Iterator[Part]:
        """Tell routes to a district that cost the same; with each, or as a range, who is paid."""
        first = facts[numbers[0] - 1]
        yield Part(self._named(first["district"]))
        yield from self._scored(first)
        yield from _price(first)
        if not payees and len(numbers) > 1:
            yield Part(f"{numbers[0]}–{numbers[-1]}", tone="mute")
            return
        for number in numbers:
            yield Part(number=number)
            yield from _payees(facts[number - 1])

    def _scored(self, facts: Facts) -> Iterator[Part]:
        yield from _counts(facts, "+")
        if not facts["seats"]:
            yield Part(self.own.say("picture-nobody-scores"), tone="mute")

    def _named(self, key: Fact) -> str:
        return self.own.name(str(key), self.form)


def _price(facts: Facts) -> Iterator[Part]:
    if price := _number(facts, "price"):
        yield Part(f"{MINUS}{price}{_TO if facts['payees'] else ''}", icon="star", tone="warn")


def _payees(facts: Facts) -> Iterator[Part]:
    for seat in seats_in(facts["payees"]):
        yield Part(seat=seat)


def _counts(facts: Facts, sign: str) -> Iterator[Part]:
    seats, counts = seats_in(facts.get("seats", ())), seats_in(facts.get("counts", ()))
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


def seats_in(value: Fact) -> tuple[int, ...]:
    """Return the people in a fact, or what each of several has."""
    return (
        tuple([part for part in value if isinstance(part, int)]) if isinstance(value, tuple) else ()
    )


# --- drawing --------------------------------------------------------------------------------------


class Layout(NamedTuple):
    """Options as they lie: in columns, from top to bottom, the words of this size.

    `named` is how wide their names are, so that what follows stands below each other.
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
            names = _names(choice)
            self._draw(canvas, x, y, names)
            self._draw(canvas, x + self.named, y, choice[len(names) :])

    def _draw(self, canvas: Canvas, x: float, y: int, parts: Sequence[Part]) -> None:
        theme, kind = canvas.theme, Type("bold", self.px)
        tones = {"text": theme.text, "mute": theme.mute, "warn": theme.warn}
        for part in parts:
            colour = tones[part.tone]
            if part.number:
                disc = small(part.number, _disc(self.px))
                canvas.place(disc, round(x), y - disc.size[1] // 2)
            elif part.seat != NOBODY:
                symbol(canvas, part.seat, x + self.px * 0.36, y, round(self.px * 0.36))
            elif part.icon:
                size = round(self.px * 0.8)
                canvas.icon(part.icon, x + size / 2, y, size, colour)
            canvas.write(part.words, x + _mark(part, self.px), y + kind.drop, kind, colour)
            x += _wide(part, self.px)


def fitting(scene: Scene, view: SanMarcoView, width: int, height: int) -> Layout:
    """Return the options as large as they fit in a room: shorter, where that makes them larger."""
    ways = [choices(scene, view), choices(scene, view, short=True)]
    if view.decision is not None and view.decision.kind == "doge":
        ways.append(by_district(scene, view))
    best = _largest(ways[0], width, height)
    for offered in ways[1:]:
        if best is not None and best.px >= _LARGE_ENOUGH:
            break
        other = _largest(offered, width, height)
        if best is None or (other is not None and other.px > best.px):
            best = other
    if best is None and len(ways) > 2:
        ways.append(by_district(scene, view, payees=False))
        best = _largest(ways[-1], width, height)
    if best is not None:
        return best._replace(pitch=min(round(best.px * 1.8), height // best.rows))
    return _squeezed(ways[-1], width, height)


def _largest(offered: Sequence[Choice], width: int, height: int) -> Layout | None:
    """Return options as large as they fit; None if they do not."""
    for px in _SIZES:
        found = at_size(offered, width, px)
        if found is not None and found.height <= height:
            return found
    return None


def _squeezed(offered: Sequence[Choice], width: int, height: int) -> Layout:
    """Return options in the smallest words, as many as are read below each other: no more fit."""
    px = _SIZES[-1]
    pitch = round(px * _PITCH)
    rows = max(1, height // pitch)
    columns = max(1, int(width // max(_across(offered, px))))
    shown = offered[: rows * columns]
    return Layout(shown, px, min(columns, len(shown)), pitch, _across(shown, px)[0])


def at_size(offered: Sequence[Choice], width: int, px: int) -> Layout | None:
    """Return options with words of this size, in as many columns as there is room for."""
    named, whole = _across(offered, px)
    columns = min(_MOST, len(offered), int(width // whole))
    return Layout(offered, px, columns, round(px * _PITCH), named) if columns else None


def _across(offered: Sequence[Choice], px: int) -> tuple[float, float]:
    """Return how wide the names of options are, and the options as a whole."""
    named = max(_sum(_names(choice), px) for choice in offered)
    return named, named + max(_sum(choice[len(_names(choice)) :], px) for choice in offered)


def _names(choice: Choice) -> Choice:
    """Return the number and the name with which an option begins."""
    return choice[:2] if choice[0].number else choice[:1]


def _sum(parts: Sequence[Part], px: int) -> float:
    return sum(_wide(part, px) for part in parts)


def _disc(px: int) -> int:
    return max(17, round(px * 0.54))


def _mark(part: Part, px: int) -> float:
    """Return how much room the number, the symbol or the icon of a part takes."""
    if part.number:
        return (3.0 if part.number > 9 else 2.6) * _disc(px)
    return px * (0.82 if part.seat != NOBODY else 0.95 if part.icon else 0)


def _wide(part: Part, px: int) -> float:
    """Return how much room a part takes, with what lies behind it."""
    apart = _APART if part.words else _CLOSE
    return _mark(part, px) + width_of(part.words, Type("bold", px)) + px * apart
