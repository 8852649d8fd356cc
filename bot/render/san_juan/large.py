"""The private hand in large text: wide cards in two columns, roles in rows, in a picture as high as
they need.

It is meant for a phone, where a picture gets a width of 280 pixels, and for a desktop, where it
gets a height of about 350: up to `_TALLEST` it is 280 wide there, too.
"""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.icons import CARDS
from bot.render.kit import pages, wording
from bot.render.kit.figures import Figure
from bot.render.kit.pages import Section, height_of, lay
from bot.render.san_juan import rivals, rolerows, tabletop, widecards
from bot.render.san_juan.amounts import bounds
from bot.render.san_juan.bar import PASS, bar
from bot.render.san_juan.chips import FOR_GOODS, meanings
from bot.render.san_juan.hand_options import buildable, hand_cards, option_cards
from bot.render.san_juan.handcards import Card
from bot.render.san_juan.look import ICONS, ROLE_COLOURS, ROLE_ICONS, band_of, colour_of, crest
from bot.render.san_juan.options import gist, nothing, promised
from bot.render.san_juan.rolerows import RoleRow
from bot.render.san_juan.towns import OWN, is_short, own_town, shows_own
from bot.render.san_juan.widecards import MARKERS, Form, WideCard
from bot.render.scene import Scene
from bot.render.theme import INK, PAPER, WIDTH, Type, mix
from rules.decision import Decision
from rules.event import Facts
from rules.facts import counts_at, number_at
from rules.san_juan.advice.preview import next_price, promise
from rules.san_juan.components import (
    BUILDER,
    BUILDING_KEYS,
    COST,
    CRANE,
    LIBRARY,
    NAMES,
    ROLE_KEYS,
    ROLES,
)
from rules.san_juan.library import could_double
from rules.san_juan.view import SanJuanView

_BAR: Final = Box(12, 84, WIDTH - 24, 90)
_BELOW: Final = 14
_EMPTY_TYPE: Final = Type("bold", 54)
_EMPTY_HEIGHT: Final = 275
_TILE: Final = mix(INK, PAPER, 0.12)
_CARD_DECISIONS: Final = ("keep", "chapel", "limit", "pay", "office", "bank")
_FEW: Final = 4
_LEAST_HEIGHT: Final = 560
_TALLEST: Final = 1500
"""Beyond this height the own town or the rivals are left out, and then the hand below options,
because everything would become too small.
"""


def draw(scene: Scene, view: SanJuanView) -> Image.Image:
    """Draw the viewer's hand in large text."""
    parts, top = _fitting(scene, view), _top(view)
    height = top + height_of(parts) + (0 if view.hand else _EMPTY_HEIGHT)
    canvas = pages.private(scene, crest(scene.language), max(height, _LEAST_HEIGHT))
    tabletop.cover(canvas)
    if _chooses_role(view):
        own_town(canvas, _BAR._replace(height=OWN), scene, view)
    else:
        bar(canvas, _BAR, scene, view)
    y = lay(canvas, top, parts)
    if not view.hand:
        _empty(canvas, scene, y)
    return canvas.image


def _chooses_role(view: SanJuanView) -> bool:
    return view.decision is not None and view.decision.kind == "role"


def _top(view: SanJuanView) -> int:
    """Return where the parts begin: a role is chosen below the viewer's own town."""
    return _BAR.y + (OWN if _chooses_role(view) else _BAR.height) + _BELOW


def _fitting(scene: Scene, view: SanJuanView) -> list[Section]:
    """Return the parts in the first form in which they fit, if need be without the last ones."""
    parts: list[Section] = []
    room = _TALLEST - _top(view)
    large = () if _many(view) else (widecards.LARGE,)
    for form in (*large, *widecards.FORMS):
        parts = [*_parts(scene, view, form), *_own_part(scene, view)]
        while height_of(parts) > room and len(parts) > 1:
            parts.pop()
        if height_of(parts) <= room:
            break
    return parts


def _many(view: SanJuanView) -> bool:
    """Whether there are too many cards for large ones."""
    decision = view.decision
    return (len(view.hand) if decision is None else len(decision.options)) > _FEW


def _own_part(scene: Scene, view: SanJuanView) -> Iterator[Section]:
    """Yield the viewer's own town, unless it is above, or its buildings are the options."""
    if shows_own(view) and not _chooses_role(view):
        box = _BAR._replace(height=OWN)
        yield Section("", OWN, lambda canvas, y: own_town(canvas, box._replace(y=y), scene, view))


def _empty(canvas: Canvas, scene: Scene, y: int) -> None:
    words = wording.words_of(scene).say("picture-no-cards")
    canvas.icon(CARDS, WIDTH / 2, y + 110, 130, canvas.theme.line)
    canvas.write(words, WIDTH / 2, y + 240, _EMPTY_TYPE, canvas.theme.mute, "middle")


def _parts(scene: Scene, view: SanJuanView, form: Form) -> list[Section]:
    """Return the options, then the hand, unless it is the options."""
    decision = view.decision
    kind = decision.kind if decision is not None else ""
    if kind == "build":
        cards = _cards(scene, view, buildable(scene, view))
        return [_wide_part([*cards, *_passing(scene, view)], form)]
    if kind == "archive":
        return [_wide_part(_cards(scene, view, option_cards(scene, view)), form)]
    held = hand_cards(scene, view)
    if kind == "pay" and (paid := [card for card in held if _paid_for(view, card)]):
        rest = [card for card in held if card not in paid]
        return [_paying(_cards(scene, view, paid), _cards(scene, view, rest), form)]
    hand = _cards(scene, view, held)
    if decision is None or kind in _CARD_DECISIONS:
        return [_wide_part(hand, form)]
    if kind == "councillor":
        options = _wide_part(_cards(scene, view, option_cards(scene, view)), form)
    elif kind == "role":
        options = _roles(scene, view, decision)
    else:
        options = _wide_part(list(_options(scene, view, decision)), form)
    below = [rivals.below(scene, view)] if kind == "role" and not is_short(view) else []
    return [options, *([_held(scene, hand)] if hand else []), *below]


def _paid_for(view: SanJuanView, card: Card) -> bool:
    return card.kind == view.plan and not card.number


def _paying(paid: Sequence[WideCard], cards: Sequence[WideCard], form: Form) -> Section:
    """Return what is paid for, and the cards that may pay below it."""
    parts = [_wide_part(paid, widecards.BROAD), _wide_part(cards, form)]
    return Section("", height_of(parts), lambda canvas, y: lay(canvas, y, parts))


def _wide_part(cards: Sequence[WideCard], form: Form, heading: str = "") -> Section:
    height = widecards.height_of(cards, form)
    return Section(heading, height, lambda canvas, y: widecards.lay(canvas, y, cards, form))


def _held(scene: Scene, cards: Sequence[WideCard]) -> Section:
    """Return the hand below other options: names and prices."""
    heading = wording.words_of(scene).say("picture-in-hand")
    return _wide_part(cards, widecards.LOW, heading)


# --- cards -----------------------------------------------------------------------------------


def _cards(scene: Scene, view: SanJuanView, cards: Sequence[Card]) -> list[WideCard]:
    """Return the cards; equal ones are merged into one, as far as its numbers fit.

    If several are to be picked, each is separate, so that none moves while picking.
    """
    several = view.decision is not None and view.decision.most > 1
    wide: list[WideCard] = []
    for alike, group in groupby(cards, lambda card: card._replace(number=0, picked=False)):
        same = list(group)
        room = len(same) if not same[0].number else 1 if several else MARKERS
        for start in range(0, len(same), room):
            part = same[start : start + room]
            wide.append(_wide(scene, alike, part))
    return wide


def _wide(scene: Scene, card: Card, same: Sequence[Card]) -> WideCard:
    own, key = wording.words_of(scene), BUILDING_KEYS[card.kind]
    numbers = tuple(one.number for one in same if one.number)
    tag = f"×{len(same)}" if len(same) > 1 and not numbers else card.tag
    note = card.note
    left = _after(card.after)
    if card.over is not None:
        left = (*left, Figure(own.name(BUILDING_KEYS[card.over]), icon=ICONS[CRANE]))
    if note is not None:
        left = (Figure(note.words, icon=note.icon),)
    return WideCard(
        name=own.name(key),
        words=own.name(key, "gist"),
        icon=ICONS[card.kind],
        colour=colour_of(card.kind),
        band=band_of(card.kind),
        short=own.name(key, "short"),
        scene=NAMES[card.kind],
        numbers=numbers,
        cost=f"{card.price}+" if card.more else str(card.price),
        reduced=card.price < COST[card.kind],
        left=left,
        right=(Figure(card.points, icon="star"),),
        tag=tag,
        dim=card.dim,
        known=card.known,
        fresh=card.fresh,
        picked=any(one.picked for one in same),
    )


# --- other options ---------------------------------------------------------------------------


def _roles(scene: Scene, view: SanJuanView, decision: Decision) -> Section:
    rows = [_role(scene, view, decision, position) for position in range(len(decision.options))]
    height = rolerows.height_of(rows)
    return Section("", height, lambda canvas, y: rolerows.lay(canvas, y, rows))


def _role(scene: Scene, view: SanJuanView, decision: Decision, position: int) -> RoleRow:
    key = decision.options[position]
    role, own = ROLE_KEYS.index(key), wording.words_of(scene)
    brought = promise(view, role, doubled=could_double(view))
    facts = scene.facts[position]
    others = counts_at(facts)
    return RoleRow(
        number=position + 1,
        name=own.name(key),
        icon=ROLE_ICONS[role],
        colour=ROLE_COLOURS[role],
        scene=ROLES[role],
        gist=gist(scene, role, facts),
        others=others,
        unit=own.say(f"picture-others-{ROLES[role]}", count=others[-1][1] if others else 0),
        brings=None if role == BUILDER else promised(role, brought),
        told=own.say("picture-can-build", count=brought.most, gain=number_at(facts, "gain"))
        if role == BUILDER and brought.most
        else nothing(scene, role),
        picked=position in scene.picked,
    )


def _options(scene: Scene, view: SanJuanView, decision: Decision) -> Iterator[WideCard]:
    make = _choice if decision.kind == "library" else _building
    for position, facts in enumerate(scene.facts):
        card = make(scene, view, decision, position, facts)
        yield card._replace(numbers=(position + 1,), picked=position in scene.picked)


def _passing(scene: Scene, view: SanJuanView) -> Iterator[WideCard]:
    """Yield the option that is no card."""
    decision = view.decision
    if decision is not None and PASS in decision.options:
        position = decision.options.index(PASS)
        words = wording.words_of(scene).option(
            decision, position, scene.facts[position], wording.names_of(scene)
        )
        yield WideCard(
            words.label,
            "",
            "hand",
            _TILE,
            "pass",
            left=_after(str(len(view.hand))),
            offered=True,
            picked=position in scene.picked,
        )


def _choice(
    scene: Scene, view: SanJuanView, decision: Decision, position: int, facts: Facts
) -> WideCard:
    words = wording.words_of(scene).option(decision, position, facts, wording.names_of(scene))
    figure = promised(view.role, promise(view, view.role, doubled=position == 0))
    note = words.note if figure else nothing(scene, view.role)
    right = (figure,) if figure else ()
    painted = NAMES[LIBRARY] if position == 0 else PASS
    return WideCard(words.label, note, ROLE_ICONS[view.role], _TILE, painted, right=right)


def _building(
    scene: Scene, view: SanJuanView, decision: Decision, position: int, facts: Facts
) -> WideCard:
    place = decision.options[position].partition(":")[2]
    own = wording.words_of(scene)
    figures = meanings(view, position, facts)
    if not place:
        words = own.option(decision, position, facts, wording.names_of(scene))
        return WideCard(
            words.label, "", "circle-plus", _TILE, "plot", left=figures[:-1], right=figures[-1:]
        )
    kind = view.own.display[int(place)].kind
    name = own.name(BUILDING_KEYS[kind])
    picture = ICONS[kind], colour_of(kind), NAMES[kind], band_of(kind)
    if decision.kind in FOR_GOODS:
        price = own.say("alt-next-price", price=bounds(next_price(view, kind)))
        return WideCard(name, price, *picture, left=figures[:-1])
    return WideCard(name, "", *picture, left=figures[:-1], right=figures[-1:])


def _after(words: str) -> tuple[Figure, ...]:
    """Return the figure of the cards that an option leaves; empty for ""."""
    return (Figure(f"→{words}", icon=CARDS, tone="mute"),) if words else ()
