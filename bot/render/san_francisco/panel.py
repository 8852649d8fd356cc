"""The parts beside the city: the card that is tendered or carried out, the bank, and the years."""

from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.kit.wording import say, words_of
from bot.render.san_francisco import look, offer, track
from bot.render.san_francisco.art import painted
from bot.render.san_francisco.offer import Offer, Plate
from bot.render.scene import Scene
from bot.render.theme import GAP, MARGIN, PAPER, WIDTH, Type
from rules.event import NOBODY
from rules.san_francisco import components
from rules.san_francisco.components import ACTIONS, OPTION, TENDERS, YEARS
from rules.san_francisco.view import SanFranciscoView

STRIP: Final = offer.HIGH + GAP
"""The height of the card and the text below it."""
TRACK: Final = track.HIGH + GAP
"""The same for the years."""
_BANK: Final = 222
_ICON: Final = 46
_FIGURE: Final = Type("bold", 50)


def offered(scene: Scene, view: SanFranciscoView) -> Offer:
    """Return the card that is being tendered or carried out, with the holders of its rights."""
    own = words_of(scene)
    if view.outcome is not None:
        return Offer(say(scene, "picture-over"), Plate("flag-checkered", look.ACCENT))
    if view.acting:
        key, action = components.ACTION_KEYS[view.played[-1]], ACTIONS[view.played[-1]]
        sign = Plate(look.ACTION_ICONS[action.effect], look.ACCENT)
        by = look.MEANS_ICONS[action.means]
        holders = _holders(view, 1) if action.means else ()
        return Offer(own.name(key), sign, own.name(key, "effect"), by, holders)
    if view.tender < 0:
        return Offer(own.title, Plate(look.CREST_ICON, look.ACCENT, "emblem"))
    if view.decision is not None and view.decision.subject in components.TILE_KEYS:
        tile = view.decision.subject
        signs = look.TILE_SIGNS[components.TILE_KEYS.index(tile)]
        sign = Plate(look.OBJECT_ICONS[OPTION], look.ACCENT)
        terms = own.say("picture-sold-cheques", count=1)
        return Offer(own.name(tile), sign, terms, look.CHEQUE_ICON, (NOBODY,), (signs,))
    tender = TENDERS[view.tender]
    terms = own.say(f"picture-sold-{tender.means}", count=tender.rights)
    by, holders = look.MEANS_ICONS[tender.means], _holders(view, tender.rights)
    if tender.kinds:
        name = own.name(components.KIND_KEYS[tender.kinds[0]], "valued")
        return Offer(name, look.SIGNS[tender.kinds[0]], terms, by, holders)
    signs = look.TILE_SIGNS if tender.means == OPTION else ()
    sign = Plate(look.OBJECT_ICONS[tender.object], look.ACCENT)
    return Offer(own.say(f"picture-{tender.object}"), sign, terms, by, holders, signs)


def _holders(view: SanFranciscoView, rights: int) -> list[int]:
    """Return the holders of the rights, in order; for option tiles, the holder of each tile's
    right.
    """
    tiles = {right.tile: right.seat for right in view.rights if right.tile >= 0}
    if tiles:
        return [tiles.get(tile, NOBODY) for tile in components.TILES]
    seats = [right.seat for right in view.rights]
    return [*seats, *[NOBODY] * (rights - len(seats))]


def draw_strip(canvas: Canvas, top: int, scene: Scene, view: SanFranciscoView) -> None:
    """Draw the card, then how many cheques the bank holds and how many years are over."""
    theme, width = canvas.theme, WIDTH - 2 * MARGIN - _BANK - GAP
    offer.draw(canvas, Box(MARGIN, top, width, offer.HIGH), offered(scene, view))
    box = Box(MARGIN + width + GAP, top, _BANK, offer.HIGH)
    canvas.rounded(box, 14, theme.surface)
    years = f"{len(view.played)}/{YEARS}"
    shown = ((32, look.BANK_ICON, str(view.bank)), (86, look.YEAR_ICON, years))
    for y, icon, words in shown:
        if not painted(icon, canvas, Box(box.x + 42, top + y, 0, 0).inset(-_ICON // 2)):
            canvas.icon(icon, box.x + 42, top + y, 42, theme.mute)
        canvas.write(words, box.x + 78, top + y + _FIGURE.drop, _FIGURE, theme.text)


def told(scene: Scene, view: SanFranciscoView) -> str:
    """Tell the card, the bank and the number of years in words."""
    card = offered(scene, view)
    terms = ", ".join([part for part in (card.name, card.terms) if part])
    years = len(view.played)
    return words_of(scene).say("alt-table", offered=terms, years=years, of=YEARS, bank=view.bank)


def draw_years(canvas: Canvas, top: int, view: SanFranciscoView) -> None:
    """Draw the years with the action cards on them; a bonus stays face up until it is won."""
    places: list[track.Place] = []
    for at in range(YEARS):
        place = track.Place(str(components.FIRST_YEAR + at)[-2:])
        if at < len(view.played):
            card = view.played[at]
            action, ground = ACTIONS[card], PAPER if card in view.bonuses else None
            place = place._replace(icon=look.ACTION_ICONS[action.effect], ground=ground)
            if action.kinds:
                icon, note = look.KIND_ICONS[action.kinds[0]], f"+{components.BONUS_PRESTIGE}"
                place = place._replace(icon=icon, note=note)
        places.append(place)
    track.draw(canvas, Box(MARGIN, top, WIDTH - 2 * MARGIN, track.HIGH), places)
