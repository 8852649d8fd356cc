"""The options of a decision in figures, beside the map: the change by each."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from typing import Final, NamedTuple

from bot.render.kit.figures import Figure
from bot.render.kit.menus import Layout, OptionFigures, at_size, largest, squeezed
from bot.render.kit.wording import words_of
from bot.render.san_marco.look import CARD_ICONS
from bot.render.scene import Scene
from bot.text import GameTexts
from rules.decision import DECLINING
from rules.event import Fact, Facts, Seat
from rules.facts import counts_at, key_at, number_at, numbers_at
from rules.san_marco.advice.score_so_far import doge_now
from rules.san_marco.components import BRIDGE, DISTRICT_KEYS
from rules.san_marco.view import SanMarcoView

LARGE: Final = range(54, 41, -2)
"""The sizes of words in large text: the first in which the options have the fewest rows."""
MANY: Final = 40
"""If the doge has more routes, large text and alt texts show them as ranges."""
_LARGE_ENOUGH: Final = 34
"""The least size of words that a phone shows well."""
_TO: Final = " →"
_NOTHING: Final = "\N{EN DASH}"
_MINUS: Final = "\N{MINUS SIGN}"


def options(scene: Scene, view: SanMarcoView, *, short: bool = False) -> list[OptionFigures]:
    """Return the options of the viewer's decision except the one that says no; `short` uses codes
    for names of districts.
    """
    decision = view.decision
    assert decision is not None, "a player chooses"
    telling, most = _telling(scene, view, short=short), best(scene, view)
    offered = zip(decision.options, scene.facts, strict=True)
    return [
        (
            Figure(number=number),
            *_toned(telling.parts(decision.kind, option, facts), good=number in most),
        )
        for number, (option, facts) in enumerate(offered, 1)
        if option not in DECLINING
    ]


def best(scene: Scene, view: SanMarcoView) -> list[int]:
    """Return the numbers of the options that bring most points at once; none if most do."""
    weigh = None if view.decision is None else _WEIGHED.get(view.decision.kind)
    if weigh is None:
        return []
    worth = {number: weigh(facts) for number, facts in enumerate(scene.facts, 1) if facts}
    most = max(worth.values())
    found = [number for number, points in worth.items() if points == most]
    return found if 2 * len(found) <= len(worth) else []


def _toned(parts: Iterable[Figure], *, good: bool) -> Iterator[Figure]:
    """Give the words of the best option their colour."""
    for part in parts:
        yield part._replace(tone="good") if good and part.tone == "text" else part


def large(scene: Scene, view: SanMarcoView, width: int) -> Layout:
    """Return the options in large text: in columns, those of one district together."""
    ways = _large_ways(scene, view)
    for offered in ways:
        found = [at_size(offered, width, px) for px in LARGE]
        if fit := [layout for layout in found if layout is not None]:
            return min(fit, key=lambda layout: layout.rows)
    return squeezed(ways[-1], width, width)


def alike(facts: Sequence[Facts]) -> list[list[int]]:
    """Return the numbers of the doge's routes, grouped by equal gain and cost."""
    routes: dict[tuple[Fact, Fact], list[int]] = {}
    for number, one in enumerate(facts, 1):
        routes.setdefault((one["district"], one["price"]), []).append(number)
    return list(routes.values())


def by_district(
    scene: Scene, view: SanMarcoView, *, payees: bool = True, short: bool = True
) -> list[OptionFigures]:
    """Return the doge's routes, grouped if they differ only in their payees."""
    telling, most = _telling(scene, view, short=short), best(scene, view)
    return [
        tuple(
            _toned(
                telling.together(scene.facts, numbers, payees=payees),
                good=numbers[0] in most,
            )
        )
        for numbers in alike(scene.facts)
    ]


def by_owner(scene: Scene, view: SanMarcoView) -> list[OptionFigures]:
    """Return the nobles that can be replaced, those of one district together."""
    telling, most = _telling(scene, view, short=False), best(scene, view)
    there: dict[Fact, list[Figure]] = {}
    for number, facts in enumerate(scene.facts, 1):
        figures = there.setdefault(facts["district"], [])
        gain = f"+{_number(facts, 'gain')}" if facts["gain"] else _NOTHING
        tone = "good" if number in most else "text" if facts["gain"] else "mute"
        figures += [Figure(number=number), Figure(gain, seat=_number(facts, "owner"), tone=tone)]
    return [(Figure(telling.named(district)), *figures) for district, figures in there.items()]


def _telling(scene: Scene, view: SanMarcoView, *, short: bool) -> "_Telling":
    return _Telling(words_of(scene), "code" if short else "", view)


# --- the facts of an option -----------------------------------------------------------------------


class _Telling(NamedTuple):
    """Tells options to a seat, with this form of the districts' names."""

    own: GameTexts
    form: str
    view: SanMarcoView

    @property
    def seat(self) -> Seat | None:
        """The seat that chooses."""
        return self.view.seat

    def parts(self, kind: str, option: str, facts: Facts) -> Iterator[Figure]:
        """Tell an option of a kind of decision."""
        head = option.partition(":")[0]
        if head in ("again", "keep"):
            yield Figure(self.own.say(f"picture-{head}"))
        elif kind == "victims":
            for seat, count in counts_at(facts):
                yield Figure(f"{_MINUS}{count}", seat=seat)
        else:
            yield Figure(self.named(facts["district"]))
            yield from self._in_district(kind, facts)

    def _in_district(self, kind: str, facts: Facts) -> Iterator[Figure]:
        own, count = _number(facts, "own"), _number(facts, "count")
        if kind == "place":
            lifts = _number(facts, "lifts")  # perhaps from here: the result is not yet known
            yield Figure(str(own) if lifts else f"{own}→{own + 1}", seat=self.seat)
            if _number(facts, "over"):
                yield Figure(icon=CARD_ICONS[BRIDGE], tone="mute")
            yield from _gain(facts)
        elif kind == "source":
            yield Figure(f"{own}→{own - 1 + _number(facts, 'back')}", seat=self.seat)
        elif kind == "defect":
            yield Figure(f"{count}→{count - 1}", seat=_number(facts, "owner"))
            yield from _gain(facts)
        elif kind == "doge":
            yield from self._scored(scored(facts, self.seat))
            yield from _price(facts)
            yield from _payees(facts)
        else:
            # The map has the nobles: told is what they would bring now.
            points = doge_now(self.view, DISTRICT_KEYS.index(key_at(facts, "district")))
            yield from self._scored([each for each in enumerate(points) if each[1]])

    def together(
        self, facts: Sequence[Facts], numbers: Sequence[int], *, payees: bool
    ) -> Iterator[Figure]:
        """Tell routes to a district that cost the same, with the payees of each, or as a range."""
        first = facts[numbers[0] - 1]
        yield Figure(self.named(first["district"]))
        yield from self._scored(scored(first, self.seat))
        yield from _price(first)
        if not payees and len(numbers) > 1:
            yield Figure(f"{numbers[0]}–{numbers[-1]}", tone="mute")
            return
        for number in numbers:
            yield Figure(number=number)
            yield from _payees(facts[number - 1])

    def _scored(self, gains: Sequence[tuple[Seat, int]]) -> Iterator[Figure]:
        """Tell who scores, or that no one does."""
        for seat, points in gains:
            yield Figure(f"+{points}", seat=seat)
        if not gains:
            yield Figure(self.own.say("picture-nobody-scores"), tone="mute")

    def named(self, key: Fact) -> str:
        """Return the name of a district."""
        return self.own.name(str(key), self.form)


def scored(facts: Facts, seat: Seat | None) -> list[tuple[Seat, int]]:
    """Return the points of all who score by a route of the doge, the seat that moves him first.

    The tolls among the rivals' gains are told with the price.
    """
    tolls = Counter(numbers_at(facts, "payees"))
    gains = [(rival, count - tolls[rival]) for rival, count in counts_at(facts)]
    own = [] if seat is None else [(seat, number_at(facts, "own"))]
    return [(each, points) for each, points in (*own, *gains) if points]


def _gain(facts: Facts) -> Iterator[Figure]:
    """Tell the extra points of a scoring."""
    if gain := _number(facts, "gain"):
        yield Figure(f"+{gain}")


def _price(facts: Facts) -> Iterator[Figure]:
    if price := _number(facts, "price"):
        yield Figure(f"{_MINUS}{price}{_TO if facts['payees'] else ''}", icon="star", tone="warn")


def _payees(facts: Facts) -> Iterator[Figure]:
    for seat in numbers_at(facts, "payees"):
        yield Figure(seat=seat)


_WEIGHED: Final[Mapping[str, Callable[[Facts], int]]] = {
    "place": lambda facts: number_at(facts, "gain"),
    "defect": lambda facts: number_at(facts, "gain"),
    "source": lambda facts: number_at(facts, "then") - number_at(facts, "now"),
    "doge": lambda facts: number_at(facts, "own") - number_at(facts, "price"),
    "banish": lambda facts: number_at(facts, "theirs") - number_at(facts, "now"),
    "fewest": lambda facts: number_at(facts, "theirs") - number_at(facts, "now"),
    "victims": lambda facts: number_at(facts, "then") - number_at(facts, "left"),
}
"""How many points an option brings at once, or takes from rivals, by the kind of its decision."""


def _number(facts: Facts, name: str) -> int:
    value = facts.get(name, 0)
    return value if isinstance(value, int) else 0


# --- layout ---------------------------------------------------------------------------------------


def _large_ways(scene: Scene, view: SanMarcoView) -> list[list[OptionFigures]]:
    """Return the ways to tell the options in large text, each shorter than the one before."""
    kind = "" if view.decision is None else view.decision.kind
    if kind == "defect":
        return [by_owner(scene, view)]
    if kind != "doge":
        return [options(scene, view), options(scene, view, short=True)]
    ranges = [by_district(scene, view, payees=False, short=short) for short in (False, True)]
    if len(scene.facts) > MANY:
        return ranges
    return [*(by_district(scene, view, short=short) for short in (False, True)), *ranges]


def _ways(scene: Scene, view: SanMarcoView) -> list[list[OptionFigures]]:
    """Return the ways to tell the options, each shorter than the one before."""
    ways = [options(scene, view), options(scene, view, short=True)]
    if view.decision is not None and view.decision.kind == "doge":
        ways.append(by_district(scene, view))
    return ways


def least_height(scene: Scene, view: SanMarcoView, width: int) -> int:
    """Return the least height at which the options are legible in this width; 0 for none."""
    found = [at_size(offered, width, _LARGE_ENOUGH) for offered in _ways(scene, view)]
    return min([layout.height for layout in found if layout is not None], default=0)


def fitting(scene: Scene, view: SanMarcoView, width: int, height: int) -> Layout:
    """Return the options as large as possible in a room; shorter, if that makes them larger."""
    ways = _ways(scene, view)
    best = largest(ways[0], width, height)
    for offered in ways[1:]:
        if best is not None and best.px >= _LARGE_ENOUGH:
            break
        other = largest(offered, width, height)
        if best is None or (other is not None and other.px > best.px):
            best = other
    if best is None and len(ways) > 2:
        ways.append(by_district(scene, view, payees=False))
        best = largest(ways[-1], width, height)
    if best is not None:
        return best._replace(pitch=min(round(best.px * 1.8), height // best.rows))
    return squeezed(ways[-1], width, height)
