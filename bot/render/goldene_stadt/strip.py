"""Below the map: the score cards of this round and those to come, the pairs or the supply, the
goods.
"""

from collections.abc import Sequence
from typing import Final, NamedTuple

from bot.render.canvas import Box, Canvas
from bot.render.goldene_stadt import look, story
from bot.render.goldene_stadt.art import show
from bot.render.goldene_stadt.cardfaces import goods_card, land_card, sign
from bot.render.goldene_stadt.growth import SNOW
from bot.render.kit.seats import cased_symbol, symbol
from bot.render.kit.wording import words_of
from bot.render.lettering import fit
from bot.render.scene import Scene
from bot.render.theme import GAP, INK, INK_2, MARGIN, PAPER, WIDTH, Type
from rules.event import NOBODY
from rules.goldene_stadt.view import GoldeneStadtView, Pair

HEIGHT: Final = 168
_RADIUS: Final = 14
_SCORED: Final = 336
_MARKET: Final = 330
_HEADING: Final = Type("serif", 36)
_COUNT: Final = Type("bold", 44)
_BACK: Final = Type("bold", 34)
_NUMBER: Final = Type("black", 34)
_SIGN: Final = 78


class Strip(NamedTuple):
    """The places of the strip's parts; `pairs` by pair, none after the bidding."""

    card: Box
    pairs: tuple[Box, ...]
    market: Box


def draw_strip(canvas: Canvas, y: int, scene: Scene, view: GoldeneStadtView) -> Strip:
    """Draw the strip from `y` on."""
    card = Box(MARGIN, y, _SCORED, HEIGHT)
    market = Box(WIDTH - MARGIN - _MARKET, y, _MARKET, HEIGHT)
    between = Box(card.right + GAP, y, market.x - card.right - 2 * GAP, HEIGHT)
    _score_card(canvas, card, scene, view)
    for box in (between, market):
        canvas.rounded(box, _RADIUS, canvas.theme.surface)
    pairs: tuple[Box, ...] = ()
    if view.pairs:
        pairs = _pairs(canvas, between, view.pairs)
    else:
        _supply(canvas, between, scene, view)
    _market(canvas, market, scene, view)
    return Strip(card, pairs, market)


def heading(canvas: Canvas, box: Box, words: str, room: int = 0) -> None:
    """Write the heading of a panel."""
    fitted = fit(words, _HEADING, room or box.width - 32)
    canvas.write(fitted.words, box.x + 16, box.y + 36, fitted.kind, canvas.theme.text)


# --- the score card -------------------------------------------------------------------------------


def _score_card(canvas: Canvas, box: Box, scene: Scene, view: GoldeneStadtView) -> None:
    """Draw the card of the round on paper, and how many of each back are to come."""
    own, shown = words_of(scene), story.things(view)
    canvas.rounded(box, _RADIUS, look.COUNTED if shown else INK)
    canvas.rounded(box.inset(6), _RADIUS - 4, PAPER)
    words = fit(own.say("picture-scored"), _HEADING, 142)
    canvas.write(words.words, box.x + 20, box.y + 44, words.kind, INK)
    _to_come(canvas, box, view)
    size = _SIGN if len(shown) < 3 else _SIGN + 4
    gap = (box.width - 40 - len(shown) * size) // max(1, len(shown))
    for at, thing in enumerate(shown):
        x = box.x + 20 + gap // 2 + at * (size + gap)
        canvas.place(sign(thing, size), x, box.bottom - size - 18)


def _to_come(canvas: Canvas, box: Box, view: GoldeneStadtView) -> None:
    x = box.right - 18
    for count in reversed(view.coming):
        x -= 40
        plate = Box(x, box.y + 14, 37, 42)
        canvas.rounded(plate, 7, look.BANK if count else INK_2)
        canvas.write(str(count), plate.middle[0], box.y + 47, _BACK, SNOW, "middle")
    canvas.icon("hourglass-half", x - 20, box.y + 35, 32, INK_2)


# --- pairs and supply -----------------------------------------------------------------------------


def _pairs(canvas: Canvas, box: Box, pairs: Sequence[Pair]) -> tuple[Box, ...]:
    """Draw the pairs, each with the hand that lies on it."""
    width = (box.width - 12) // len(pairs)
    boxes: list[Box] = []
    for at, pair in enumerate(pairs):
        slot = Box(box.x + 6 + at * width, box.y + 8, width, box.height - 16)
        boxes.append(_pair_at(canvas, slot, pair, at + 1))
    return tuple(boxes)


def _pair_at(canvas: Canvas, slot: Box, pair: Pair, number: int) -> Box:
    """Draw a pair and its number, one card slightly over the other; return its box."""
    wide = min(slot.width - 8, round(slot.height * 1.02))
    card = (round(wide * 0.62), round(slot.height * 0.82))
    left = slot.x + (slot.width - wide) // 2
    first, second = (land_card(land, *card) for land in pair.cards)
    canvas.place(first, left, slot.y)
    canvas.place(second, left + wide - card[0], slot.bottom - card[1])
    above = left + (card[0] + wide) // 2
    canvas.write(str(number), above, slot.y + 24, _NUMBER, canvas.theme.text, "middle")
    if pair.hand != NOBODY:
        radius = max(20, slot.height // 7)
        x, y = left + radius + 2, slot.bottom - radius - 4
        canvas.disc(x, y, radius + 5, INK)
        cased_symbol(canvas, pair.hand, x, y, radius - 5)
    return Box(left, slot.y, wide, slot.height)


def _supply(canvas: Canvas, box: Box, scene: Scene, view: GoldeneStadtView) -> None:
    """Draw the seats still to build, and the supply left: cards, keys, bonus cards."""
    theme, own = canvas.theme, words_of(scene)
    heading(canvas, box, own.say("picture-supply"), 200)
    x = box.right - 40 - 50 * (len(view.builders) - 1)
    for at, seat in enumerate(view.builders):
        symbol(canvas, seat, x + at * 50, box.y + 28, 19 if at else 22)
    if view.builders:
        canvas.icon("trowel-bricks", x - 56, box.y + 28, 38, theme.mute)
    counts = (
        (look.CARD_ICON, view.stack),
        (look.KEY_ICON, view.keys),
        (look.BONUS_ICON, view.bonus_left),
    )
    width = (box.width - 24) // len(counts)
    for at, (icon, count) in enumerate(counts):
        left, y = box.x + 20 + at * width, box.y + 108
        show(canvas, icon, left + 26, y, 50)
        canvas.write(str(count), left + 62, y + _COUNT.drop, _COUNT, theme.mute)


def _market(canvas: Canvas, box: Box, scene: Scene, view: GoldeneStadtView) -> None:
    """Draw the goods cards that lie face up, and how many are left."""
    theme, own = canvas.theme, words_of(scene)
    heading(canvas, box, own.say("picture-market"), 170)
    show(canvas, look.GOODS_ICON, box.right - 92, box.y + 28, 36)
    canvas.write(str(view.warehouse), box.right - 66, box.y + 41, _COUNT, theme.mute)
    for at, card in enumerate(view.market):
        canvas.place(goods_card(card, 102, 110), box.x + 7 + at * 107, box.bottom - 116)
