"""The private hand in large text: wide cards in two columns, the picture as high as they need."""

from collections.abc import Iterator, Sequence
from itertools import groupby
from typing import Final, TypeAlias

from PIL import Image

from bot.render.canvas import Box, Canvas
from bot.render.icons import CARDS
from bot.render.kit import wording
from bot.render.kit.figures import Figure
from bot.render.kit.pages import Section, height_of, lay, tall_page
from bot.render.san_juan import widecards
from bot.render.san_juan.amounts import bounds
from bot.render.san_juan.bar import bar
from bot.render.san_juan.chips import meanings
from bot.render.san_juan.hand_options import buildable, hand_cards, option_cards
from bot.render.san_juan.handcards import Card
from bot.render.san_juan.look import ICONS, ROLE_ICONS, colour_of, crest
from bot.render.san_juan.options import PROMISE_ICONS
from bot.render.san_juan.widecards import MARKERS, WideCard, after
from bot.render.scene import Scene
from bot.render.theme import INK, PAPER, WIDTH, Type, mix
from rules.decision import Decision
from rules.event import Facts
from rules.san_juan.components import BUILDER, BUILDING_KEYS, COST, CRANE, ROLE_KEYS, Role
from rules.san_juan.preview import could_double, promise
from rules.san_juan.view import SanJuanView

_BAR: Final = Box(12, 86, WIDTH - 24, 64)
_TOP: Final = 162
_EMPTY_TYPE: Final = Type("bold", 42)
_TILE: Final = mix(INK, PAPER, 0.12)
_CARD_DECISIONS: Final = ("keep", "chapel", "limit", "pay", "office", "bank")
_LEAST_HEIGHT: Final = 560
_TALLEST: Final = 1900
"""Beyond this the hand below other options is left out: shown whole, all would come out small."""

_Heading: TypeAlias = tuple[str, Sequence[WideCard]]
"""A heading, "" for none, and what stands below it."""


def draw(scene: Scene, view: SanJuanView) -> Image.Image:
    """Draw the hand of the seat that looks, in large text."""
    parts = [_part(heading, cards) for heading, cards in _parts(scene, view)]
    if _TOP + height_of(parts) > _TALLEST:
        parts = parts[:1]
    canvas = tall_page(
        crest(scene.language),
        wording.private_subline(scene),
        wording.asking_pill(scene, view),
        scene.light,
        max(_TOP + height_of(parts), _LEAST_HEIGHT),
    )
    bar(canvas, _BAR, scene, view)
    y = lay(canvas, _TOP, parts)
    if not view.hand:
        _empty(canvas, scene, y)
    return canvas.image


def _part(heading: str, cards: Sequence[WideCard]) -> Section:
    def draw_from(canvas: Canvas, y: int) -> None:
        widecards.lay(canvas, y, cards)

    return Section(heading, widecards.height_of(cards), draw_from)


def _empty(canvas: Canvas, scene: Scene, y: int) -> None:
    words = wording.words_of(scene).say("picture-no-cards")
    canvas.icon(CARDS, WIDTH / 2, y + 110, 110, canvas.theme.line)
    canvas.write(words, WIDTH / 2, y + 220, _EMPTY_TYPE, canvas.theme.mute, "middle")


def _parts(scene: Scene, view: SanJuanView) -> list[_Heading]:
    """Return the headings, "" for none, with what stands below them."""
    decision = view.decision
    kind = decision.kind if decision is not None else ""
    if kind == "build":
        return [("", _cards(scene, buildable(scene, view)))]
    if kind == "archive":
        return [("", _cards(scene, option_cards(scene, view)))]
    hand = _cards(scene, hand_cards(scene, view))
    if decision is None or kind in _CARD_DECISIONS:
        return [("", hand)]
    if kind == "councillor":
        options = _cards(scene, option_cards(scene, view))
    else:
        options = list(_options(scene, view, decision))
    heading = wording.words_of(scene).say("picture-in-hand")
    return [("", options), (heading, hand)] if hand else [("", options)]


# --- cards -----------------------------------------------------------------------------------


def _cards(scene: Scene, cards: Sequence[Card]) -> list[WideCard]:
    """Return the cards, what is alike on one card, as far as its numbers fit."""
    wide: list[WideCard] = []
    for alike, group in groupby(cards, lambda card: card._replace(number=0)):
        same = list(group)
        room = MARKERS if same[0].number else len(same)
        for start in range(0, len(same), room):
            part = same[start : start + room]
            wide.append(_wide(scene, alike, part))
    return wide


def _wide(scene: Scene, card: Card, same: Sequence[Card]) -> WideCard:
    own, key = wording.words_of(scene), BUILDING_KEYS[card.kind]
    numbers = tuple(one.number for one in same if one.number)
    tag = f"×{len(same)}" if len(same) > 1 and not numbers else card.tag
    note = card.note
    left = after(card.after)
    if card.over is not None:
        left = (*left, Figure(own.name(BUILDING_KEYS[card.over]), icon=ICONS[CRANE]))
    if note is not None:
        left = (Figure(note.words, icon=note.icon),)
    return WideCard(
        name=own.name(key),
        words=own.name(key, "effect"),
        icon=ICONS[card.kind],
        colour=colour_of(card.kind),
        numbers=numbers,
        cost=f"{card.price}+" if card.more else str(card.price),
        printed=str(COST[card.kind]) if card.price != COST[card.kind] else "",
        left=left,
        right=(Figure(card.points, icon="star"),),
        tag=tag,
        dim=card.dim,
        known=card.known,
        fresh=card.fresh,
    )


# --- other options ---------------------------------------------------------------------------


def _options(scene: Scene, view: SanJuanView, decision: Decision) -> Iterator[WideCard]:
    for position, facts in enumerate(scene.facts):
        if decision.kind == "role":
            yield _role(scene, view, decision, position)
        elif decision.kind == "library":
            yield _choice(scene, view, decision, position)
        else:
            yield _building(scene, view, decision, position, facts)


def _role(scene: Scene, view: SanJuanView, decision: Decision, position: int) -> WideCard:
    role = ROLE_KEYS.index(decision.options[position])
    words = wording.words_of(scene).option(
        decision, position, scene.facts[position], wording.names_of(scene)
    )
    figure = _promised(role, bounds(promise(view, role, doubled=could_double(view))))
    return WideCard(
        words.label, words.note, ROLE_ICONS[role], _TILE, (position + 1,), right=(figure,)
    )


def _choice(scene: Scene, view: SanJuanView, decision: Decision, position: int) -> WideCard:
    words = wording.words_of(scene).option(
        decision, position, scene.facts[position], wording.names_of(scene)
    )
    figure = _promised(view.role, bounds(promise(view, view.role, doubled=position == 0)))
    icon = ROLE_ICONS[view.role]
    return WideCard(words.label, words.note, icon, _TILE, (position + 1,), right=(figure,))


def _promised(role: Role, brought: str) -> Figure:
    icon = PROMISE_ICONS.get(role, CARDS)
    return Figure(brought if role == BUILDER else f"+{brought}", icon=icon)


def _building(
    scene: Scene, view: SanJuanView, decision: Decision, position: int, facts: Facts
) -> WideCard:
    place = decision.options[position].partition(":")[2]
    words = wording.words_of(scene).option(decision, position, facts, wording.names_of(scene))
    figures = meanings(view, position, facts)
    if not place:
        return WideCard(
            words.label, words.note, "circle-plus", _TILE, (position + 1,), right=figures
        )
    slot = view.own.display[int(place)]
    return WideCard(
        wording.words_of(scene).name(BUILDING_KEYS[slot.kind]),
        words.note,
        ICONS[slot.kind],
        colour_of(slot.kind),
        (position + 1,),
        right=figures,
    )
