"""The reveal of a Gold Mine: the four cards, and the card taken or the reason for none."""

from typing import Final, NamedTuple

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.encoding import ramp
from bot.render.kit import alt as telling
from bot.render.kit import wording
from bot.render.kit.figures import Figure
from bot.render.kit.header import lattice, page
from bot.render.kit.names import fit_around
from bot.render.kit.seats import cased_symbol
from bot.render.lettering import Fitted, fit
from bot.render.san_juan import art, hand_alt, story, widecards
from bot.render.san_juan.look import COLOURS as SHARED
from bot.render.san_juan.look import ICONS, band_of, colour_of, crest
from bot.render.san_juan.nuggets import STONE, STONE_DARK, STONE_LIGHT, nugget
from bot.render.san_juan.widecards import WideCard
from bot.render.scene import Scene
from bot.render.theme import (
    GOLD,
    GOLD_DARK,
    GOLD_LIGHT,
    HEADER,
    INK,
    ON_INK,
    ON_INK_MUTE,
    ON_INK_WARN,
    RGB,
    WIDTH,
    Type,
    rgb,
)
from bot.text import texts
from rules.event import Event, Seat
from rules.facts import key_at, keys_at, number_at
from rules.san_juan.components import BUILDING_KEYS, COST, FAMILY, GOLD_MINE, NAMES, POINTS, Kind
from rules.san_juan.view import SanJuanView

_EARTH: Final = {"dark": rgb("#33251C"), "light": rgb("#ECD7B2")}
_SEAM: Final = {"dark": rgb("#463326"), "light": rgb("#E1C79C")}
"""The ground of the mine and its lattice, by the light."""
_TITLE: Final = Box(0, HEADER, WIDTH, 86)
_RULE: Final = 60
"""The height of the line that says when a mine finds gold."""
_BOTTOM: Final = 18
_ROW: Final = 84
_UNKNOWN: Final = "?"
"""The worth of a building of cost 6 depends on its town."""
_EARLIER: Final = 4
"""The number of former finds shown, in a line each."""

_HEADING: Final = Type("black", 56)
_LEAST_HEADING: Final = 42
_TITLE_ROOM: Final = 830
_LINE: Final = Type("bold", 42)
_DIGIT: Final = Type("black", 40)

COLOURS: Final = (
    *_EARTH.values(),
    *_SEAM.values(),
    STONE,
    STONE_DARK,
    STONE_LIGHT,
    GOLD_DARK,
    GOLD_LIGHT,
    *ramp((ON_INK, GOLD), _EARTH["dark"]),
    *SHARED,
)
"""Colours that this picture adds to the palette."""


class Find(NamedTuple):
    """The find of one Gold Mine; `taken` is None if two cards cost the same."""

    seat: Seat
    kinds: tuple[Kind, ...]
    taken: Kind | None

    @property
    def doubled(self) -> set[int]:
        """The costs that more than one card has."""
        costs = [COST[kind] for kind in self.kinds]
        return {cost for cost in costs if costs.count(cost) > 1}


def draw(scene: Scene, view: SanJuanView) -> Image.Image:
    """Draw the newest find large, and a line for each one before it.

    Raises ValueError if nothing was revealed.
    """
    newest, *earlier = finds(scene)
    pill = wording.pill_of(scene, newest.seat, _verb(scene, newest), acting=False)
    cards = _cards(scene, newest)
    top = _TITLE.bottom + _RULE
    below = top + widecards.height_of(cards)
    height = below + _BOTTOM + _ROW * len(earlier[:_EARLIER])
    subline = story.subline(scene, view)
    canvas = page(crest(scene.language), subline, pill, scene.light, height)
    title = _outcome(scene, newest)
    _mine(canvas, height, round(_TITLE_LEFT + title.width), gold=newest.taken is not None)
    _title(canvas, newest, title)
    rule = fit(wording.words_of(scene).say("picture-mine"), _LINE, WIDTH - 48, 36)
    canvas.write(rule.words, 24, _TITLE.bottom + 40, rule.kind, canvas.theme.mute)
    boxes = widecards.lay(canvas, top, cards)
    if newest.taken is not None:
        _frame(canvas, boxes[newest.kinds.index(newest.taken)])
    for row, find in enumerate(earlier[:_EARLIER]):
        _line(canvas, Box(16, below + 12 + row * _ROW, WIDTH - 32, _ROW - 8), scene, find)
    return canvas.image


def alt(scene: Scene, _: SanJuanView) -> str:
    """Tell all finds in words, the newest first."""
    return telling.told(hand_alt.reveal(scene))


def finds(scene: Scene) -> list[Find]:
    """Return the finds of Gold Mines that the viewer has not seen, the newest first."""
    found = [_find(event) for event in reversed(scene.since) if event.kind == "gold_mine"]
    if not found:
        raise ValueError("no Gold Mine has turned up anything")
    return found


def _find(event: Event) -> Find:
    facts = event.facts
    kinds = tuple(BUILDING_KEYS.index(key) for key in keys_at(facts, "cards"))
    kept = BUILDING_KEYS.index(key_at(facts, "taken")) if "taken" in facts else None
    return Find(number_at(facts, "seat"), kinds, kept)


def _verb(scene: Scene, find: Find) -> str:
    return wording.words_of(scene).say("picture-no-gold" if find.taken is None else "picture-gold")


# --- the newest find -------------------------------------------------------------------------


def _mine(canvas: Canvas, height: int, taken: int, *, gold: bool) -> None:
    """Draw the ground: earth with the lattice in it, a seam, and the find.

    taken   the part of the room that the title takes up
    """
    canvas.fill(Box(0, HEADER, WIDTH, height - HEADER), _EARTH[canvas.theme.name])
    canvas.pour(lattice(WIDTH, height - HEADER), 0, HEADER, _SEAM[canvas.theme.name])
    for place, (x, y, radius) in enumerate(_LUMPS):
        if x - radius > taken + _APART:
            nugget(canvas, place, x, HEADER + y, radius, gold=gold)


_TITLE_LEFT: Final = 164
_APART: Final = 12


_LUMPS: Final = (
    (1176, 60, 26),
    (1122, 44, 34),
    (1066, 66, 24),
    (1172, 18, 14),
    (1072, 24, 15),
    (1024, 76, 15),
    (1018, 38, 9),
    (984, 64, 10),
)


def _title(canvas: Canvas, find: Find, words: Fitted) -> None:
    """Write the owner of the mine and the result."""
    middle = _TITLE.middle[1]
    colour = STONE_DARK if canvas.theme.cased else STONE_LIGHT
    if find.taken is not None:
        colour = GOLD_DARK if canvas.theme.cased else GOLD
    canvas.icon(ICONS[GOLD_MINE], 58, middle, 64, colour)
    cased_symbol(canvas, find.seat, 126, middle, 20)
    canvas.write(words.words, _TITLE_LEFT, middle + 16, words.kind, canvas.theme.text)


def _outcome(scene: Scene, find: Find) -> Fitted:
    own = wording.words_of(scene)
    if find.taken is None:
        costs = texts(scene.language).join([str(cost) for cost in sorted(find.doubled)])
        return fit(own.say("picture-alike", costs=costs), _HEADING, _TITLE_ROOM, _LEAST_HEADING)
    building = own.name(BUILDING_KEYS[find.taken], "the")
    return fit_around(
        lambda name: own.say("picture-takes", name=name, building=building),
        wording.name_of(scene, find.seat),
        _HEADING,
        _TITLE_ROOM,
        _LEAST_HEADING,
    )


def _cards(scene: Scene, find: Find) -> list[WideCard]:
    """Return the cards; the taken one stands out, or the costs that several share."""
    own = wording.words_of(scene)
    cards: list[WideCard] = []
    for kind in find.kinds:
        points = _UNKNOWN if FAMILY[kind] == "end" else str(POINTS[kind])
        alike = find.taken is None and COST[kind] in find.doubled
        if kind == find.taken:
            note = Figure(own.say("picture-taken"), icon="gem")
        elif alike:
            note = Figure(own.say("picture-cost", cost=COST[kind]), icon="grip-lines")
        else:
            note = Figure(own.say("picture-away"), icon="xmark")
        key = BUILDING_KEYS[kind]
        cards.append(
            WideCard(
                name=own.name(key),
                words=own.name(key, "gist"),
                icon=ICONS[kind],
                colour=colour_of(kind),
                band=band_of(kind),
                scene=NAMES[kind],
                cost=str(COST[kind]),
                left=(note,),
                right=(Figure(points, icon="star"),),
                dim=kind != find.taken and not alike,
                warned=alike,
            )
        )
    return cards


def _frame(canvas: Canvas, box: Box) -> None:
    """Frame the taken card in gold, with nuggets at its corners."""
    canvas.outline(box.inset(-5), 24, 9, GOLD)
    for number, (x, y, radius) in enumerate(
        (
            (box.x + 8, box.bottom - 4, 20),
            (box.x + 40, box.bottom + 4, 13),
            (box.right + 2, box.bottom + 2, 22),
            (box.right - 34, box.bottom + 12, 14),
        )
    ):
        nugget(canvas, number, x, y, radius, gold=True)


# --- the finds before it -----------------------------------------------------------------------


def _line(canvas: Canvas, box: Box, scene: Scene, find: Find) -> None:
    """Draw a find in a line: the owner, the four costs, the card taken."""
    canvas.rounded(box, 16, INK)
    middle, baseline = box.middle[1], box.middle[1] + 15
    cased_symbol(canvas, find.seat, box.x + 36, middle, 18)
    name = fit(wording.name_of(scene, find.seat), _LINE, 330, 34)
    canvas.write(name.words, box.x + 70, baseline, name.kind, ON_INK)
    for place, kind in enumerate(find.kinds):
        _tile(canvas, Box(box.x + 420 + place * 96, box.y + 8, 88, box.height - 16), kind, find)
    taken = find.taken
    words = (
        _verb(scene, find) if taken is None else wording.words_of(scene).name(BUILDING_KEYS[taken])
    )
    colour: RGB = ON_INK_MUTE if taken is None else GOLD
    fitted = fit(words, _LINE, box.right - 16 - (box.x + 820), 28)
    canvas.write(fitted.words, box.x + 820, baseline, fitted.kind, colour)


def _tile(canvas: Canvas, tile: Box, kind: Kind, find: Find) -> None:
    canvas.rounded(tile, 10, colour_of(kind))
    if not art.scene(canvas, NAMES[kind], tile._replace(width=tile.width - 32), 10):
        canvas.icon(ICONS[kind], tile.x + 26, tile.middle[1], 36, INK)
    plate = Box(tile.right - 38, tile.y + 6, 34, tile.height - 12)
    canvas.rounded(plate, 8, INK)
    doubled = find.taken is None and COST[kind] in find.doubled
    colour = ON_INK_WARN if doubled else GOLD if kind == find.taken else ON_INK
    canvas.write(str(COST[kind]), plate.middle[0], plate.middle[1] + 14, _DIGIT, colour, "middle")
    if kind == find.taken:
        canvas.outline(tile.inset(-3), 13, 4, GOLD)
