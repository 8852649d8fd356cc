"""The table as everyone sees it: roles, the trading house, and each player's town."""

from typing import Final

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.kit import alt as telling
from bot.render.kit import pages, wording
from bot.render.kit.brackets import brackets
from bot.render.kit.grid import across
from bot.render.kit.seats import cased_symbol
from bot.render.lettering import fit
from bot.render.san_juan import art, board_alt, evening, story
from bot.render.san_juan.amounts import signed
from bot.render.san_juan.changes import Part, changed, more
from bot.render.san_juan.look import GOOD_COLOURS, GOOD_ICONS, ROLE_ICONS, crest, ink_on
from bot.render.san_juan.towns import plan, towns
from bot.render.scene import Scene
from bot.render.theme import GAP, INK, INK_2, MARGIN, PAPER, TOP, WIDTH, Type
from bot.text import texts
from rules.event import NOBODY
from rules.san_juan.advice.preview import Span
from rules.san_juan.components import ROLE_KEYS, ROLES, TRADER, Role
from rules.san_juan.view import NO_ROLE, SanJuanView

_TILES: Final = Box(MARGIN, TOP, WIDTH - 2 * MARGIN, 138)
_LINE: Final = _TILES.bottom + GAP
_PILES: Final = Box(MARGIN, _LINE, 300, 112)
_PRICES: Final = Box(_PILES.right + GAP, _LINE, WIDTH - 2 * MARGIN - _PILES.width - GAP, 112)
TOWNS: Final = _PRICES.bottom + 8
"""Where the towns begin."""
_CURRENT: Final = 296
"""The width of the tile of the role that is carried out."""
_PLAQUE: Final = 56
"""The height of the plaque with a role's name."""
_ROLE_TYPE: Final = Type("bold", 44)
_CURRENT_TYPE: Final = Type("black", 58)
_LEAST_ROLE: Final = 30
_TAKER: Final = 32
"""The radius of the symbol of the player who took a role."""
_CAPTION: Final = Type("semibold", 42)
_LEAST_CAPTION: Final = 34
_PILE_TYPE: Final = Type("bold", 44)
_PILE_LINE: Final = 48
_PRICE_TYPE: Final = Type("bold", 70)
_CAPTIONED: Final = 156
_PRICED: Final = 144
"""The room of the caption, and the distance between prices."""


def draw(scene: Scene, view: SanJuanView) -> Image.Image:
    """Draw the table."""
    laid = plan(view)
    height = TOWNS + laid.height + MARGIN
    canvas = pages.table(scene, crest(scene.language), story.subline(scene, view), height)
    marks: dict[Part, Box] = {Part("prices"): _PRICES}
    for role, box in enumerate(_tiles(view)):
        _role_tile(canvas, box, view, role, scene.language)
        marks[Part("role", role)] = box
    _piles(canvas, scene, view)
    _trading_house(canvas, scene, view)
    marks |= towns(canvas, TOWNS, scene, view, laid)
    gains = more(view, scene.since)
    for part in changed(view, scene.since):
        gain = gains.get(part, 0)
        brackets(canvas, marks[part], signed(Span(gain, gain)) if gain else "")
    return canvas.image


def alt(scene: Scene, view: SanJuanView) -> str:
    """Tell the table in words."""
    return telling.first_that_fits(board_alt.table(scene, view))


# --- roles and prices ------------------------------------------------------------------------


def _tiles(view: SanJuanView) -> list[Box]:
    """Share the row among the roles: the one that is carried out has the broadest tile."""
    if view.role == NO_ROLE:
        return across(_TILES, len(ROLES), _TILES.width, GAP)
    others = (_TILES.width - _CURRENT - (len(ROLES) - 1) * GAP) // (len(ROLES) - 1)
    boxes: list[Box] = []
    x = _TILES.x
    for role in range(len(ROLES)):
        boxes.append(_TILES._replace(x=x, width=_CURRENT if role == view.role else others))
        x = boxes[-1].right + GAP
    return boxes


def _role_tile(canvas: Canvas, box: Box, view: SanJuanView, role: Role, language: str) -> None:
    """Draw a role: on paper while it is free, large and lit while it is carried out, then dark."""
    taker, theme = view.roles[role], canvas.theme
    free, current = taker == NOBODY, role == view.role != NO_ROLE
    below = theme.text if current else PAPER if free else theme.surface
    colour = theme.surface if current else INK if free else theme.mute
    canvas.rounded(box, 14, below)
    seen = box._replace(height=box.height - _PLAQUE).inset(3)
    name = f"{ROLES[role]}_low"
    if not art.scene_above(canvas, name, seen, 12, below, dim=not (free or current)):
        canvas.icon(ROLE_ICONS[role], box.middle[0], box.y + 48, 62, colour)
    if current or (free and theme.cased):
        canvas.outline(box, 14, 6 if current else 3, below if current else INK)
    words = texts(language).of("san_juan").name(ROLE_KEYS[role])
    kind = _CURRENT_TYPE if current else _ROLE_TYPE
    line = fit(words, kind, box.width - 10, _LEAST_ROLE)
    middle = box.bottom - _PLAQUE // 2 - 1
    canvas.write(line.words, box.middle[0], middle + line.kind.drop, line.kind, colour, "middle")
    if taker != NOBODY:
        cased_symbol(canvas, taker, box.right - 44, box.y + 42, _TAKER)


def _piles(canvas: Canvas, scene: Scene, view: SanJuanView) -> None:
    """Write the number of cards in the deck, and below it on the discard pile."""
    theme, own = canvas.theme, wording.words_of(scene)
    y = _PILES.middle[1] - _PILE_LINE // 2
    for key, count in (("deck", view.deck), ("discard", view.discard)):
        caption = fit(own.say(f"picture-{key}"), _CAPTION, _PILES.width - 110, _LEAST_CAPTION)
        baseline = y + _PILE_TYPE.drop
        canvas.write(caption.words, _PILES.x + 12, baseline, caption.kind, theme.mute)
        canvas.write(str(count), _PILES.right - 20, baseline, _PILE_TYPE, theme.mute, "right")
        y += _PILE_LINE


def _trading_house(canvas: Canvas, scene: Scene, view: SanJuanView) -> None:
    """Draw the current price of each good, on paper while goods are sold; the harbour, until one is
    known.
    """
    if not view.prices:
        evening.harbour(canvas, _PRICES)
        return
    theme, selling = canvas.theme, view.role == TRADER
    ground, mute, ink = (PAPER, INK_2, INK) if selling else (theme.surface, theme.mute, theme.text)
    canvas.rounded(_PRICES, 14, ground)
    words = wording.words_of(scene).say("picture-prices")
    caption = fit(words, _CAPTION, _CAPTIONED - 20, _LEAST_CAPTION)
    y = _PRICES.middle[1]
    canvas.write(caption.words, _PRICES.x + 18, y + caption.kind.drop, caption.kind, mute)
    prices = zip(GOOD_COLOURS, view.prices[view.tile], strict=True)
    for good, (colour, price) in enumerate(prices):
        x = _PRICES.x + _CAPTIONED + 44 + good * _PRICED
        canvas.disc(x, y, 36, colour)
        if not art.good(canvas, good, Box(x, y, 0, 0).inset(-38)):
            canvas.icon(GOOD_ICONS[good], x, y, 44, ink_on(good))
        canvas.write(str(price), x + 66, y + _PRICE_TYPE.drop, _PRICE_TYPE, ink, "middle")
