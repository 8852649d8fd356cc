"""One seat's possessions, below its options: landscape cards, bonus cards, and its open cards."""

from collections.abc import Sequence
from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.goldene_stadt import look, story
from bot.render.goldene_stadt.art import show
from bot.render.goldene_stadt.cardfaces import good, land_card, low_bonus_card, sign
from bot.render.goldene_stadt.rows import goods_held
from bot.render.kit.grid import across
from bot.render.kit.pages import Section
from bot.render.kit.wording import words_of
from bot.render.masks import width_of
from bot.render.scene import Scene
from bot.render.theme import INK, MARGIN, PAPER, WIDTH, Type
from rules.goldene_stadt.components import Land
from rules.goldene_stadt.scoring import bonus_letters
from rules.goldene_stadt.view import GoldeneStadtView, Trader

_ACROSS: Final = Box(2 * MARGIN, 0, WIDTH - 4 * MARGIN, 0)
_CARD: Final = (176, 140)
_LOW: Final = (136, 76)
"""The size of a card in small text, which has no name."""
_GAP: Final = 12
_BONUS: Final = (284, 96)
_LINE: Final = 66
_SIGN: Final = 58
_COUNT: Final = Type("bold", 54)
_NONE: Final = Type("semibold", 44)


def cards_of(hand: Sequence[int]) -> list[Land]:
    """Return the cards of a hand one by one."""
    return [land for land, count in enumerate(hand) for _ in range(count)]


def hand_section(scene: Scene, view: GoldeneStadtView) -> Section:
    """Return the viewer's landscape cards."""
    cards, words = cards_of(view.hand), words_of(scene)
    widest, high = _CARD if scene.large else _LOW
    language = scene.language if scene.large else ""

    def draw(canvas: Canvas, y: int) -> None:
        if not cards:
            none = words.say("picture-empty")
            canvas.write(none, _ACROSS.x + 8, y + 50, _NONE, canvas.theme.mute)
            return
        room = _ACROSS._replace(y=y, height=high)
        for box, land in zip(across(room, len(cards), widest, _GAP), cards, strict=True):
            canvas.place(land_card(land, box.width, box.height, language), box.x, box.y)

    return Section(words.say("picture-hand"), high if cards else 70, draw)


def line_section(scene: Scene, view: GoldeneStadtView) -> Section:
    """Return the viewer's open cards, and at the right the round's score card."""
    assert view.seat is not None, "a spectator has nothing"
    trader = view.traders[view.seat]

    def draw(canvas: Canvas, y: int) -> None:
        left = _line(canvas, y, trader)
        _scored(canvas, y, story.things(view), words_of(scene).say("picture-scored"), left)

    return Section("", _LINE, draw)


def _line(canvas: Canvas, y: int, trader: Trader) -> float:
    """Write the counts, and return where they end."""
    theme, middle, x = canvas.theme, y + _LINE // 2, float(_ACROSS.x + 8)
    counted = (
        (look.HOUSE_ICON, trader.houses),
        (look.COIN_ICON, trader.coins),
        (look.KEY_ICON, trader.keys),
        (look.LETTER_ICON, sum(trader.ledger)),
    )
    for icon, count in counted:
        if not count and icon != look.COIN_ICON:
            continue
        show(canvas, icon, round(x) + 24, middle, 46)
        x += 56 + canvas.write(str(count), x + 56, middle + _COUNT.drop, _COUNT, theme.text) + 34
    for which, count in enumerate(goods_held(trader)):
        if count:
            canvas.place(good(which, 27), round(x), middle - 27)
            x += 62 + canvas.write(str(count), x + 62, middle + _COUNT.drop, _COUNT, theme.text)
            x += 30
    return x


def _scored(canvas: Canvas, y: int, things: Sequence[str], word: str, left: float) -> None:
    """Draw the content of the round's score card, and if there is room a word for it."""
    if not things:
        return
    width = len(things) * (_SIGN + 10) + 10
    plate = Box(_ACROSS.right - width, y - 5, width, _LINE + 10)
    if plate.x - _GAP - width_of(word, _NONE) > left:
        x, baseline = plate.x - _GAP, plate.middle[1] + _NONE.drop
        canvas.write(word, x, baseline, _NONE, canvas.theme.mute, "right")
    canvas.rounded(plate, 12, look.COUNTED)
    canvas.rounded(plate.inset(5), 8, PAPER)
    for at, thing in enumerate(things):
        x = plate.x + 10 + at * (_SIGN + 10)
        canvas.place(sign(thing, _SIGN), x, plate.middle[1] - _SIGN // 2)


def bonus_sections(view: GoldeneStadtView) -> list[Section]:
    """Return the viewer's bonus cards with their present value; empty if there are none."""
    if view.seat is None or not view.bonus:
        return []
    own, cards = view.traders[view.seat].own, view.bonus

    def draw(canvas: Canvas, y: int) -> None:
        room = _ACROSS._replace(y=y, height=_BONUS[1])
        for box, card in zip(across(room, len(cards), _BONUS[0], _GAP), cards, strict=True):
            canvas.place(low_bonus_card(card, box.width, box.height), box.x, box.y)
            letters = str(bonus_letters(card, own))
            x, y = box.x + box.width * 3 // 4, box.middle[1]
            canvas.icon(look.LETTER_ICON, x - 36, y, 42, look.WALL_DARK)
            canvas.write(letters, x - 4, y + _COUNT.drop, _COUNT, INK)

    return [Section("", _BONUS[1], draw)]


WORTH: Final = 82
_WORTH: Final = Type("black", 76)


def worth(canvas: Canvas, box: Box, letters: int) -> None:
    """Write a bonus card's value with the present houses below it, large; none steps back."""
    theme, (x, y) = canvas.theme, (box.middle[0], box.bottom + WORTH // 2)
    show(canvas, look.LETTER_ICON, x - 46, y, 58)
    ink = theme.text if letters else theme.mute
    canvas.write(str(letters), x + 2, y + _WORTH.drop, _WORTH, ink)
