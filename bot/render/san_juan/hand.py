"""One seat's own picture: what it is asked, the numbered options, and the cards in its hand."""

from collections.abc import Iterator
from typing import Final

from PIL import Image

from bot.render import alt as telling
from bot.render.canvas import Box, Canvas
from bot.render.header import page
from bot.render.icons import CARDS
from bot.render.markers import RADIUS, marker
from bot.render.masks import width_of
from bot.render.san_juan import story
from bot.render.san_juan.handcards import Card, spread
from bot.render.san_juan.look import GOOD_COLOURS, GOOD_ICONS, ICONS, crest, ink_on, step_icon
from bot.render.san_juan.options import options
from bot.render.san_juan.standing import chance, discounts, gain, hand_limit
from bot.render.scene import Scene
from bot.render.theme import (
    COUNT,
    GOLD,
    HEIGHT,
    LINE,
    MUTE,
    SURFACE,
    TEXT,
    WARN,
    WIDTH,
    Type,
)
from rules.san_juan.cards import (
    BUILD_KEYS,
    FAMILY,
    KIND,
    LIBRARY,
    POINTS,
    QUARRY,
    SMITHY,
    CardId,
    Kind,
)
from rules.san_juan.view import SanJuanView

_BAR: Final = Box(16, 86, WIDTH - 32, 64)
_ROOM: Final = Box(16, 162, WIDTH - 32, HEIGHT - 162 - 10)
_HEADING: Final = 46
_HEADING_TYPE: Final = Type("semibold", 30)
_BAR_TYPE: Final = Type("bold", 36)
_EMPTY_TYPE: Final = Type("semibold", 40)
_PASS: Final = "pass"


def draw(scene: Scene, view: SanJuanView) -> Image.Image:
    """Draw the hand of the seat that looks."""
    subline = story.private_subline(scene)
    canvas = page(crest(scene.language), subline, story.asking_pill(scene, view))
    _bar(canvas, scene, view)
    taken = options(canvas, _ROOM, scene, view)
    room = _below(_ROOM, taken + 10 if taken else 0)
    dealt = view.decision is not None and view.decision.kind == "councillor"
    if dealt:
        half = room._replace(height=(room.height - _HEADING) * 11 // 20)
        spread(canvas, half, _option_cards(scene, view), scene.language)
        room = _below(room, half.height)
    if taken or dealt:
        words = story.words_of(scene).say("picture-in-hand")
        canvas.write(words, room.x + 6, room.y + 33, _HEADING_TYPE, MUTE)
        room = _below(room, _HEADING)
    _hand(canvas, room, scene, view)
    return canvas.image


def alt(scene: Scene, view: SanJuanView) -> str:
    """Tell the hand in words."""
    return telling.told(story.hand(scene, view))


def _below(room: Box, taken: int) -> Box:
    return Box(room.x, room.y + taken, room.width, room.height - taken)


# --- the bar ---------------------------------------------------------------------------------


def _bar(canvas: Canvas, scene: Scene, view: SanJuanView) -> None:
    """Draw what bears on the decision: cards, discounts, goods, pass, the hand limit."""
    canvas.rounded(_BAR, 16, SURFACE)
    canvas.outline(_BAR, 16, 2, LINE)
    own = story.words_of(scene)
    y, baseline = _BAR.middle[1], _BAR.middle[1] + 13
    canvas.icon(step_icon(view.step), _BAR.x + 38, y, 40, GOLD if view.decision else MUTE)
    canvas.icon(CARDS, _BAR.x + 92, y, 36, TEXT)
    x = _BAR.x + 118
    x += canvas.write(str(len(view.hand)), x, baseline, COUNT, TEXT) + 34
    for icon, words in _discounts(scene, view):
        canvas.icon(icon, x + 16, y, 34, MUTE)
        x += 42
        x += canvas.write(words, x, baseline, _BAR_TYPE, TEXT) + 30
    limit = hand_limit(view)
    over = len(view.hand) > limit
    words = own.say("picture-limit", limit=limit)
    right = _BAR.right - 22
    canvas.write(words, right, baseline, _BAR_TYPE, WARN if over else MUTE, "right")
    right -= round(width_of(words, _BAR_TYPE)) + 40
    right = _goods(canvas, view, right)
    _pass(canvas, scene, view, right)


def _discounts(scene: Scene, view: SanJuanView) -> Iterator[tuple[str, str]]:
    """Say what the viewer saves on buildings now."""
    if view.step != "builder":
        return
    own = story.words_of(scene)
    production, city = discounts(view, 0), discounts(view, LIBRARY)
    shared = sum(less for key, less in city if not key.endswith("quarry"))
    if shared:
        yield "trowel-bricks", f"−{shared}"
    if len(production) > len([key for key, _ in city if not key.endswith("quarry")]):
        yield ICONS[SMITHY], own.say("picture-less-production")
    if any(key.endswith("quarry") for key, _ in city):
        yield ICONS[QUARRY], own.say("picture-less-city")


def _goods(canvas: Canvas, view: SanJuanView, right: int) -> int:
    """Draw the goods that the viewer has, each once with its count; return where they begin."""
    held = [slot.kind for slot in view.own.display if slot.loaded]
    for good in sorted(set(held), reverse=True):
        count = held.count(good)
        if count > 1:
            canvas.write(f"×{count}", right, _BAR.middle[1] + 12, _BAR_TYPE, TEXT, "right")
            right -= round(width_of(f"×{count}", _BAR_TYPE)) + 4
        canvas.disc(right - 24, _BAR.middle[1], 24, GOOD_COLOURS[good])
        canvas.icon(GOOD_ICONS[good], right - 24, _BAR.middle[1], 28, ink_on(good))
        right -= 60
    return right


def _pass(canvas: Canvas, scene: Scene, view: SanJuanView, right: int) -> None:
    decision = view.decision
    if decision is None or _PASS not in decision.options:
        return
    words = story.words_of(scene).say("picture-pass")
    right -= 24
    canvas.write(words, right, _BAR.middle[1] + 13, _BAR_TYPE, GOLD, "right")
    x = right - round(width_of(words, _BAR_TYPE)) - 12 - RADIUS
    number = decision.options.index(_PASS) + 1
    marker(canvas, number, x - (16 if number > 9 else 0), _BAR.middle[1])


# --- the cards -------------------------------------------------------------------------------


def _hand(canvas: Canvas, room: Box, scene: Scene, view: SanJuanView) -> None:
    decision = view.decision
    if decision is not None and decision.kind == "build":
        cards = _buildable(scene, view)
    elif decision is not None and decision.kind == "archive":
        cards = _option_cards(scene, view)
    else:
        cards = _hand_cards(scene, view)
    if cards:
        spread(canvas, room, cards, scene.language)
        return
    x, y = room.middle
    canvas.icon(CARDS, x, y - 60, 110, LINE)
    words = story.words_of(scene).say("picture-no-cards")
    canvas.write(words, x, y + 50, _EMPTY_TYPE, MUTE, "middle")


def _hand_cards(scene: Scene, view: SanJuanView) -> list[Card]:
    """Return every card of the hand; those that are options with their numbers."""
    known = list(view.own.known)
    numbers = _numbers(view)
    picks = any(card in numbers for card in view.hand)
    cards: list[Card] = []
    for card in view.hand:
        kind = KIND[card]
        shown = _card(view, kind)._replace(number=numbers.get(card, 0), known=kind in known)
        if kind in known:
            known.remove(kind)
        if picks and card not in numbers:
            note = story.words_of(scene).say("picture-not-offered")
            shown = shown._replace(note=note, note_icon="lock")
        if picks and card not in numbers and kind == view.plan:
            note = story.words_of(scene).say("picture-plan")
            shown = shown._replace(note=note, note_icon="trowel-bricks")
        cards.append(shown)
    return cards


def _option_cards(scene: Scene, view: SanJuanView) -> list[Card]:
    """Return the cards that are options, in the order of their numbers."""
    new = story.words_of(scene).say("picture-new")
    mixed = view.decision is not None and view.decision.kind == "archive"
    return [
        _card(view, KIND[card])._replace(
            number=number, tag=new if mixed and card in view.drawn else ""
        )
        for card, number in _numbers(view).items()
    ]


def _numbers(view: SanJuanView) -> dict[CardId, int]:
    """Return the number of each card that is an option."""
    decision = view.decision
    if decision is None or not decision.options[0].startswith("card:"):
        return {}
    return {int(key[5:]): number for number, key in enumerate(decision.options, 1)}


def _buildable(scene: Scene, view: SanJuanView) -> list[Card]:
    """Return the hand by kinds: what can be built with its number, the rest with the reason."""
    assert view.decision is not None
    numbers = {key: number for number, key in enumerate(view.decision.options, 1)}
    counts: dict[Kind, int] = {}
    for card in view.hand:
        counts[KIND[card]] = counts.get(KIND[card], 0) + 1
    cards: list[Card] = []
    for kind, count in counts.items():
        number = numbers.get(BUILD_KEYS[kind], 0)
        shown = _card(view, kind)._replace(
            tag=f"×{count}" if count > 1 else "", known=kind in view.own.known
        )
        cards.append(_offered(scene, view, shown, number))
    return cards


def _offered(scene: Scene, view: SanJuanView, card: Card, number: int) -> Card:
    """Add to a card whether it can be built: its number and price, or what is in the way."""
    if number:
        facts = scene.facts[number - 1]
        price, added = int(str(facts["price"])), int(str(facts["gain"]))
        return card._replace(number=number, price=price, points=f"+{added}", acting=True)
    own, now = story.words_of(scene), chance(view, card.kind)
    if now.owned:
        note, icon = own.say("picture-owned"), "house-circle-check"
    else:
        note, icon = own.say("picture-short", count=now.missing), "lock"
    return card._replace(note=note, note_icon=icon)


def _card(view: SanJuanView, kind: Kind) -> Card:
    ends = FAMILY[kind] == "end"
    points = f"+{gain(view, kind)}" if ends else str(POINTS[kind])
    return Card(kind, chance(view, kind).price, points)
