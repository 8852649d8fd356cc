"""The options of a decision about cards: pairs to bid for, ways to pay, goods and bonus cards."""

from collections.abc import Callable
from math import ceil
from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.goldene_stadt import look
from bot.render.goldene_stadt.art import show
from bot.render.goldene_stadt.cardfaces import blind_card, bonus_card, goods_card, land_card
from bot.render.goldene_stadt.growth import SNOW
from bot.render.goldene_stadt.own import WORTH, worth
from bot.render.goldene_stadt.rug import SIDE
from bot.render.goldene_stadt.tokens import district, free_place
from bot.render.kit import picks
from bot.render.kit.cards import Laid, Marks, mark
from bot.render.kit.grid import across, rows
from bot.render.kit.markers import disc
from bot.render.kit.pages import Section
from bot.render.kit.seats import cased_symbol
from bot.render.kit.wording import words_of
from bot.render.lettering import fit
from bot.render.masks import width_of
from bot.render.scene import Scene
from bot.render.theme import INK, ON_INK, ON_INK_WARN, PAPER, WIDTH, Type
from rules.event import NOBODY, Facts, Seat
from rules.facts import key_at, keys_at, number_at
from rules.goldene_stadt.asking import PAIR_KEYS
from rules.goldene_stadt.components import (
    BONUS_KEYS,
    FIRST_DISTRICT,
    GOOD_KEYS,
    GOODS_CARDS,
    LAND_KEYS,
    LAND_OF,
    PLACE_KEYS,
    UNITS,
)
from rules.goldene_stadt.view import GoldeneStadtView

_ACROSS: Final = Box(SIDE, 0, WIDTH - 2 * SIDE, 0)
_GAP: Final = 14
_NUMBER: Final = 38
_WORDS: Final = Type("bold", 50)
_SMALLER: Final = Type("semibold", 40)
_MARKS: Final = Marks(inset=36, radius=36, corner=16)
_MINUS: Final = "\N{MINUS SIGN}"


def _panels(count: int, height: int, y: int = 0, columns: int = 2) -> list[Box]:
    """Return places for options in columns."""
    width = (_ACROSS.width + _GAP) // columns - _GAP
    return rows(_ACROSS._replace(y=y), count, columns, (width, height), (_GAP, _GAP))


def _height(count: int, height: int, columns: int = 2) -> int:
    return ceil(count / columns) * (height + _GAP) - _GAP


def _panel(canvas: Canvas, box: Box, number: int, *, picked: bool, offered: bool = True) -> None:
    """Draw the ground of an option and its number, which has a disc if it is offered."""
    canvas.rounded(box, 16, look.ON_RUG[canvas.theme.name])
    if offered:
        marker = disc(str(number), _NUMBER)
        canvas.place(marker, box.x + 12, box.middle[1] - marker.size[1] // 2)
    else:
        y = box.middle[1] + _WORDS.drop
        canvas.write(str(number), box.x + 52, y, _WORDS, canvas.theme.mute, "middle")
    if picked:
        picks.border(canvas, box, 16)
        picks.check(canvas, box.right - 34, box.y + 34, 24)


# --- pairs ----------------------------------------------------------------------------------------

_PAIR: Final = 290
_PAIR_CARD: Final = (216, 262)
_CARDS: Final = 98
"""From the left edge of an option to its cards."""
_STATE: Final = 74
"""The height of the plate with a pair's price, at the top of its cards."""


def pairs_section(scene: Scene, view: GoldeneStadtView) -> Section:
    """Return the pairs as two cards each, with the price and the seat that would be expelled."""
    decision = view.decision
    assert decision is not None, "a player bids"
    offered = [PAIR_KEYS.index(key) for key in decision.options]
    picked = [offered[position] for position in scene.picked]
    facts = dict(zip(offered, scene.facts, strict=True))

    def draw(canvas: Canvas, y: int) -> None:
        for at, box in enumerate(_panels(len(view.pairs), _PAIR, y)):
            _panel(canvas, box, at + 1, picked=at in picked, offered=at in offered)
            for place, land in enumerate(view.pairs[at].cards):
                x = box.x + _CARDS + place * (_PAIR_CARD[0] + 8)
                canvas.place(land_card(land, *_PAIR_CARD, scene.language), x, box.y + 14)
            _state(canvas, box, scene, view.pairs[at].hand, facts.get(at))

    return Section("", _height(len(view.pairs), _PAIR), draw)


def _state(canvas: Canvas, box: Box, scene: Scene, hand: Seat, facts: Facts | None) -> None:
    """Write on a plate over a pair that it is free, or whose hand is on it, and the price."""
    x, y = box.x + _CARDS + _PAIR_CARD[0] + 4, box.y + 14 + _STATE // 2
    words = "" if hand != NOBODY else words_of(scene).say("picture-free")
    width = 184 if not words else round(width_of(words, _WORDS)) + 44
    canvas.rounded(Box(x - width // 2, y - _STATE // 2, width, _STATE), _STATE // 2, INK)
    if words:
        canvas.write(words, x, y + _WORDS.drop, _WORDS, ON_INK, "middle")
        return
    cased_symbol(canvas, hand, x - 50, y, 26)
    if facts is None:
        canvas.icon("lock", x + 38, y, 44, ON_INK)
        return
    show(canvas, look.COIN_ICON, x + 2, y, 46)
    price = f"{_MINUS}{number_at(facts, 'coins')}"
    canvas.write(price, x + 28, y + _WORDS.drop, _WORDS, ON_INK_WARN)


# --- ways to pay ----------------------------------------------------------------------------------

_WAY: Final = 176
_PAID, _PAID_LARGE = 112, 156
"""The most that a card is broad, in two columns and in one, which are for a few ways."""
_FEW: Final = 3
_BUILT: Final = 116


def pay_sections(scene: Scene, view: GoldeneStadtView) -> list[Section]:
    """Return the building and its cost, then the ways to pay as rows of cards."""
    ways = [[LAND_KEYS.index(key) for key in keys_at(facts, "cards")] for facts in scene.facts]
    columns = 1 if len(ways) <= _FEW else 2
    most = _PAID_LARGE if columns == 1 else _PAID

    def draw(canvas: Canvas, y: int) -> None:
        mute = canvas.theme.mute
        for at, box in enumerate(_panels(len(ways), _WAY, y, columns)):
            _panel(canvas, box, at + 1, picked=at in scene.picked)
            room = box.inset(14)._replace(x=box.x + _CARDS, width=box.width - _CARDS - 106)
            for card, land in zip(across(room, len(ways[at]), most, 4), ways[at], strict=True):
                canvas.place(land_card(land, card.width, card.height), card.x, card.y)
            left, middle = str(number_at(scene.facts[at], "left")), box.middle[1]
            canvas.write(left, box.right - 20, middle + _WORDS.drop, _WORDS, mute, "right")
            show(canvas, look.CARD_ICON, box.right - 76, middle, 46)

    built = Section("", _BUILT, lambda canvas, y: _built(canvas, y, scene, view))
    return [built, Section("", _height(len(ways), _WAY, columns), draw)]


def _built(canvas: Canvas, y: int, scene: Scene, view: GoldeneStadtView) -> None:
    """Draw the place to pay for, its name, and the cards that it costs."""
    place = view.plan
    canvas.rounded(_ACROSS._replace(y=y, height=_BUILT), 16, PAPER)
    if place >= FIRST_DISTRICT:
        drawn = district(place, view.districts[place - FIRST_DISTRICT], 100, 98)
    else:
        drawn = free_place(place, 96)
    canvas.place(drawn, _ACROSS.x + 10, y + 10)
    units = UNITS[place]
    room = _ACROSS.width - 140 - units * 90
    name = fit(words_of(scene).name(PLACE_KEYS[place]), Type("serif", 60), room, 44)
    canvas.write(name.words, _ACROSS.x + 126, y + 58 + name.kind.drop, name.kind, INK)
    for at in range(units):
        x = _ACROSS.right - 6 - (units - at) * 90
        canvas.place(land_card(LAND_OF[place], 82, 106), x, y + 5)


# --- cards that are taken, given back, or discarded -----------------------------------------------


def _at_corner(card: Box) -> tuple[int, int]:
    return card.right - 34, card.y + 34


def _beside_worth(card: Box) -> tuple[int, int]:
    """Return a place for a check that hides nothing on a bonus card."""
    return card.right - 40, card.bottom + WORTH // 2 + 2


def _cards(
    scene: Scene,
    columns: int,
    size: tuple[int, int],
    gap: tuple[int, int],
    draw_card: Callable[[Canvas, Box, Facts], None],
    *,
    above: int = 0,
    check: Callable[[Box], tuple[int, int]] = _at_corner,
) -> Section:
    """Return the options as cards in rows, with their numbers; picks get a check."""

    def draw(canvas: Canvas, y: int) -> None:
        boxes = rows(_ACROSS._replace(y=y + above), len(scene.facts), columns, size, gap)
        for box, facts in zip(boxes, scene.facts, strict=True):
            draw_card(canvas, box, facts)
        laid = [
            Laid(box, (at + 1,), check=check(box) if at in scene.picked else None)
            for at, box in enumerate(boxes)
        ]
        mark(canvas, laid, _MARKS)

    return Section("", above + ceil(len(scene.facts) / columns) * (size[1] + gap[1]), draw)


def goods_section(scene: Scene) -> Section:
    """Return the goods cards that can be taken or given back; the stack with how many it has."""

    def draw_card(canvas: Canvas, box: Box, facts: Facts) -> None:
        if "goods" in facts:
            goods = tuple(map(GOOD_KEYS.index, keys_at(facts, "goods")))
            card = GOODS_CARDS.index(goods)
            canvas.place(goods_card(card, box.width, box.height), box.x, box.y)
            return
        canvas.place(blind_card(box.width, box.height), box.x, box.y)
        left = fit(words_of(scene).say("picture-blind"), _SMALLER, box.width - 60, 24)
        canvas.write(left.words, box.middle[0], box.bottom - 22, left.kind, SNOW, "middle")

    return _cards(scene, 4, (266, 190), (_GAP, _GAP), draw_card)


def bonus_section(scene: Scene) -> Section:
    """Return the bonus cards to choose from, each with what it is worth now."""

    def draw_card(canvas: Canvas, box: Box, facts: Facts) -> None:
        card = BONUS_KEYS.index(key_at(facts, "bonus"))
        below = box._replace(y=box.middle[1], height=box.height // 2 + WORTH)
        canvas.rounded(below, 16, look.ON_RUG[canvas.theme.name])
        canvas.place(bonus_card(card, box.width, box.height, scene.language), box.x, box.y)
        worth(canvas, box, number_at(facts, "letters"))

    gap = (_GAP // 2, WORTH + _GAP)
    return _cards(scene, 4, (272, 270), gap, draw_card, check=_beside_worth)


def limit_section(scene: Scene) -> Section:
    """Return the viewer's cards, some of which are to be discarded."""

    def draw_card(canvas: Canvas, box: Box, facts: Facts) -> None:
        land = LAND_KEYS.index(key_at(facts, "card"))
        canvas.place(land_card(land, box.width, box.height, scene.language), box.x, box.y)

    return _cards(scene, 5, (214, 250), (_GAP - 4, _GAP), draw_card, above=8)
