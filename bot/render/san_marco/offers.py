"""The panel beside the players' rows: cards divided, offered or carried out; else the pile."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from bot.render.canvas import Box, Canvas
from bot.render.kit.grid import down
from bot.render.kit.markers import marker
from bot.render.kit.names import fit_around
from bot.render.kit.seats import cased_symbol, symbol
from bot.render.kit.wording import name_of, words_of
from bot.render.lettering import fit
from bot.render.masks import width_of
from bot.render.san_marco.cardfaces import ShownCard, back, face, lay
from bot.render.san_marco.look import DECIDER_ICON, LIMIT, LIMIT_LINE
from bot.render.scene import Scene
from bot.render.theme import HEADING, INK, ON_INK, ON_INK_MUTE, RGB, Type
from rules.event import NOBODY, Seat
from rules.san_marco.components import COPIES, FIRST_LIMIT, OUT_AT, Kind, limit_of
from rules.san_marco.view import Division, Offer, SanMarcoView

_RADIUS: Final = 14
_HEAD: Final = 46
_FOOT: Final = 40
_GAP: Final = 5
_MARK: Final = 62
"""The part of a row at the left of its cards."""
_TOTAL: Final = 114
"""The part of a row at the right of its cards."""
_SUM: Final = 62
"""The part of that for the sum of its limit cards."""
_WIDEST: Final = 190
_LOW_ROW: Final = 52
_HEADING: Final = HEADING._replace(px=36)
_LEAST_HEADING: Final = 32
_NOTE: Final = Type("semibold", 34)
_NAME: Final = Type("bold", 36)
_COUNT: Final = Type("bold", 42)
_SMALL: Final = Type("bold", 36)
_BACK: Final = (26, 34)
_TINY: Final = (46, 60)
_IN_A_ROW: Final = 5


def draw_panel(canvas: Canvas, box: Box, scene: Scene, view: SanMarcoView) -> None:
    """Draw the state of the cards, as far as the viewer may know it."""
    canvas.rounded(box, _RADIUS, canvas.theme.surface)
    inside = box.inset(8)
    if view.step == "split":
        _dividing(canvas, inside, scene, view)
    elif view.step in ("choose", "play"):
        _offered(canvas, inside, scene, view)
    else:
        _pile(canvas, inside, scene, view)


# --- facts that others draw and tell too ----------------------------------------------------------


def played(view: SanMarcoView) -> Division:
    """Return the division whose offers are being chosen and carried out."""
    return view.divisions[view.division]


def later(view: SanMarcoView) -> tuple[Division, ...]:
    """Return the divisions whose offers are still face down."""
    return view.divisions[view.division + 1 :]


def lie_open(division: Division) -> tuple[Kind, ...]:
    """Return the cards that are open before the offers are: the whole deal (2.5)."""
    return () if any(offer.cards for offer in division.offers) else division.hand


def total_with(view: SanMarcoView, seat: Seat, cards: Sequence[Kind]) -> int:
    """Return the limit points that a seat would have with these cards."""
    return view.houses[seat].limit + limit_of(tuple(cards))


def left_of(view: SanMarcoView, offer: Offer) -> list[ShownCard]:
    """Return the cards of an offer; cards played or put away by the taker are spent."""
    left = Counter(view.cards if offer.taker == view.acting else ())
    if offer.taker == view.acting and view.plan >= 0:
        left[view.plan] += 1
    shown: list[ShownCard] = []
    for kind in offer.cards:
        shown.append(ShownCard(kind, spent=offer.taker != NOBODY and not left[kind]))
        left[kind] -= left[kind] > 0
    return shown


def shown_of(view: SanMarcoView, offer: Offer) -> list[ShownCard]:
    """Return the same without what is spent of the offer that is carried out."""
    cards = left_of(view, offer)
    left = [card for card in cards if not card.spent] if _is_played(view, offer) else []
    return left or cards


def _is_played(view: SanMarcoView, offer: Offer) -> bool:
    return view.step == "play" and offer.taker == view.acting != NOBODY


def numbers(division: Division) -> list[int]:
    """Number the offers that are not taken by position, as the menu does; the others get 0."""
    return [
        0 if offer.taker != NOBODY else number for number, offer in enumerate(division.offers, 1)
    ]


def warning(canvas: Canvas, total: int) -> RGB:
    """Return the colour of a limit total: a warning from ten on."""
    return canvas.theme.warn if total >= OUT_AT else canvas.theme.text


# --- offers ---------------------------------------------------------------------------------------


def _offered(canvas: Canvas, box: Box, scene: Scene, view: SanMarcoView) -> None:
    """Draw the offers of the division being played, and below them those that are face down."""
    division, hidden = played(view), later(view)
    key, seat = ("picture-offers", division.distributor)
    if view.step == "play":
        key, seat = ("picture-carries-out", view.acting)
    note = words_of(scene).say("picture-out-at", limit=OUT_AT)
    heading = fit_around(
        lambda name: words_of(scene).say(key, name=name),
        name_of(scene, seat),
        _HEADING,
        box.width - round(width_of(note, _NOTE)) - 24,
        _LEAST_HEADING,
    )
    canvas.write(heading.words, box.x + 6, box.y + 33, heading.kind, canvas.theme.text)
    canvas.write(note, box.right - 4, box.y + 32, _NOTE, canvas.theme.mute, "right")
    room = Box(box.x, box.y + _HEAD, box.width, box.height - _HEAD - _FOOT * len(hidden))
    rows = _rows(room, view, division)
    for row, offer, number in zip(rows, division.offers, numbers(division), strict=True):
        _row(canvas, row, scene, view, offer, number)
    below = rows[-1].bottom + _GAP
    for place, other in enumerate(hidden):
        foot = Box(box.x, below + place * _FOOT, box.width, _FOOT - _GAP)
        _face_down(canvas, foot, scene, other)


def _rows(room: Box, view: SanMarcoView, division: Division) -> list[Box]:
    """Return the places of offers; while one is carried out, the others are low."""
    if view.step != "play" or view.acting == NOBODY:
        return down(room, len(division.offers), _GAP)
    high = room.height - (len(division.offers) - 1) * (_LOW_ROW + _GAP)
    places: list[Box] = []
    for offer in division.offers:
        row = room._replace(height=high if _is_played(view, offer) else _LOW_ROW)
        places.append(row._replace(y=places[-1].bottom + _GAP if places else room.y))
    return places


def _row(
    canvas: Canvas, row: Box, scene: Scene, view: SanMarcoView, offer: Offer, number: int
) -> None:
    """Draw an offer: its number or its taker, its cards, and the limit points of its chooser."""
    theme = canvas.theme
    canvas.rounded(row, 10, theme.ground)
    room = Box(row.x + _MARK, row.y + 4, row.width - _MARK - _TOTAL, row.height - 8)
    shown = shown_of(view, offer)
    if offer.taker != NOBODY:
        room = room._replace(width=row.width - _MARK - 8)
    elif limit := limit_of(offer.cards):
        shown = [card for card in shown if card.kind < FIRST_LIMIT]
        room = room._replace(width=room.width - _SUM - _GAP)
        _sum(canvas, Box(room.right + _GAP, room.y, _SUM, room.height), limit)
    lay(canvas, room, shown, scene.language, _WIDEST)
    x, y = row.x + _MARK // 2, row.middle[1]
    if offer.taker != NOBODY:
        cased_symbol(canvas, offer.taker, x, y, 20)
        return
    if view.step == "choose":
        marker(canvas, number, x, y)
    else:
        canvas.disc(x, y, 25, INK)
        canvas.write(str(number), x, y + 14, _COUNT, ON_INK_MUTE, "middle")
    seat = played(view).chooser
    if seat == NOBODY:
        return
    total = total_with(view, seat, offer.cards)
    symbol(canvas, seat, row.right - _TOTAL + 22, y, 12)
    words = f"→{total}"
    canvas.write(words, row.right - 6, y + 14, _COUNT, warning(canvas, total), "right")


def _sum(canvas: Canvas, box: Box, limit: int) -> None:
    """Draw the sum of an offer's limit cards."""
    canvas.rounded(box, 8, LIMIT_LINE)
    canvas.rounded(box.inset(3), 6, LIMIT)
    x, y = box.middle
    canvas.write(f"+{limit}", x, y + _COUNT.drop, _COUNT, ON_INK, "middle")


def _face_down(canvas: Canvas, box: Box, scene: Scene, division: Division) -> None:
    """Draw the number of cards of each back in another distributor's offers."""
    theme, y = canvas.theme, box.middle[1]
    symbol(canvas, division.distributor, box.x + 20, y, 13)
    canvas.icon(DECIDER_ICON, box.x + 54, y, 26, theme.mute)
    x = box.x + 88
    for seat in division.deciders:
        symbol(canvas, seat, x, y, 13)
        x += 34
    x += 4
    if dealt := lie_open(division):
        room = Box(x + 6, box.y, box.right - x - 12, box.height)
        lay(canvas, room, [ShownCard(kind) for kind in dealt], scene.language, 40)
        return
    each = (box.right - x) // len(division.offers)
    for number, offer in enumerate(division.offers):
        if offer.cards:
            room = Box(x + number * each + 6, box.y, each - 12, box.height)
            lay(canvas, room, [ShownCard(kind) for kind in offer.cards], scene.language, 40)
        else:
            _backs(canvas, x + number * each + 6, y, offer)


def _backs(canvas: Canvas, x: int, y: int, offer: Offer) -> None:
    for limit, count in ((False, offer.actions), (True, offer.limits)):
        canvas.place(back(*_BACK, limit=limit), x, y - _BACK[1] // 2)
        canvas.write(str(count), x + _BACK[0] + 6, y + 12, _SMALL, canvas.theme.text)
        x += 72


# --- dividing -------------------------------------------------------------------------------------


def _dividing(canvas: Canvas, box: Box, scene: Scene, view: SanMarcoView) -> None:
    """Draw the distributors, the deciders, and the splits still missing."""
    own = words_of(scene)
    canvas.write(own.say("picture-dividing"), box.x + 6, box.y + 33, _HEADING, canvas.theme.text)
    height = (box.height - _HEAD + _GAP) // len(view.divisions) - _GAP
    block = Box(box.x, box.y + _HEAD, box.width, min(height, 120))
    for division in view.divisions:
        canvas.rounded(block, 10, canvas.theme.ground)
        _divider(canvas, block, scene, view, division)
        block = block._replace(y=block.bottom + _GAP)


def _divider(
    canvas: Canvas, block: Box, scene: Scene, view: SanMarcoView, division: Division
) -> None:
    theme, y = canvas.theme, block.y + 26
    waits = division.distributor in view.waiting
    icon, colour = ("hourglass-half", theme.act) if waits else ("check", theme.good)
    key = "picture-divides" if waits else "picture-divided"
    status = fit(words_of(scene).say(key), _NOTE, block.width // 2, 34)
    right = block.right - 12
    canvas.write(status.words, right, y + 13, status.kind, colour, "right")
    right -= round(status.width) + 24
    canvas.icon(icon, right, y, 30, colour)
    right = _choosers(canvas, right - 18, y, division)
    symbol(canvas, division.distributor, block.x + 24, y, 16)
    name = fit(name_of(scene, division.distributor), _NAME, right - block.x - 56, 34)
    canvas.write(name.words, block.x + 48, y + 13, name.kind, theme.text)
    parts = known(view, division)
    if parts:
        room = Box(block.x + 8, block.y + 46, block.width - 16, min(block.height - 52, 70))
        _together(canvas, room, scene, parts)


def _choosers(canvas: Canvas, right: int, y: int, division: Division) -> int:
    """Draw the deciders in their order, up to `right`; return the start of that."""
    for seat in reversed(division.deciders):
        symbol(canvas, seat, right - 26, y, 13)
        right -= 34
    canvas.icon(DECIDER_ICON, right - 28, y, 26, canvas.theme.mute)
    return right - 50


def known(view: SanMarcoView, division: Division) -> list[list[ShownCard]]:
    """Return the known part of a hand: the offers made from it, and the rest.

    The distributor sees the rest in a larger picture.
    """
    parts = [[ShownCard(kind) for kind in offer.cards] for offer in division.offers]
    if view.decision is None or view.decision.seat != division.distributor:
        parts.append([ShownCard(kind) for kind in division.hand])
    return [part for part in parts if part]


def _together(
    canvas: Canvas, room: Box, scene: Scene, parts: Sequence[Sequence[ShownCard]]
) -> None:
    """Lay the parts of a hand side by side, with gaps between them."""
    apart = 18
    count = sum(len(part) for part in parts)
    each = (room.width - apart * (len(parts) - 1)) // count
    x = room.x
    for part in parts:
        lay(canvas, Box(x, room.y, each * len(part), room.height), part, scene.language, 76)
        x += min(each, 82) * len(part) + apart


# --- otherwise ------------------------------------------------------------------------------------


def _pile(canvas: Canvas, box: Box, scene: Scene, view: SanMarcoView) -> None:
    """Draw the number of each action card in the pile, known while no hand has any."""
    words = fit(words_of(scene).say("picture-pile"), _HEADING, box.width - 12)
    canvas.write(words.words, box.x + 6, box.y + 33, words.kind, canvas.theme.text)
    width, height = box.width // _IN_A_ROW, (box.height - _HEAD) // 2
    for kind, count in enumerate(in_pile(view)):
        x, y = box.x + kind % _IN_A_ROW * width, box.y + _HEAD + kind // _IN_A_ROW * height
        canvas.place(face(kind, *_TINY, scene.language), x, y + (height - _TINY[1]) // 2)
        canvas.write(str(count), x + _TINY[0] + 8, y + height // 2 + 14, _COUNT, canvas.theme.text)


def in_pile(view: SanMarcoView) -> list[int]:
    """Return the number of each action card that is not discarded."""
    gone = Counter(view.discard)
    return [COPIES[kind] - gone[kind] for kind in range(FIRST_LIMIT)]
