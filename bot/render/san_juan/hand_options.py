"""The cards of a hand as options: their numbers, or the reason why they are none."""

from typing import Final

from bot.render.kit import wording
from bot.render.kit.brackets import MOST
from bot.render.san_juan.amounts import bounds, signed
from bot.render.san_juan.handcards import Card, Note
from bot.render.san_juan.look import CHAPEL_ICON, ROLE_ICONS
from bot.render.scene import Scene
from bot.render.theme import ON_INK
from rules.event import Event
from rules.facts import key_at, number_at
from rules.san_juan.advice.preview import Span, hand_after_option
from rules.san_juan.advice.prices import quote
from rules.san_juan.advice.score_so_far import card_gain, gain
from rules.san_juan.components import (
    BUILD_KEYS,
    BUILDER,
    BUILDING_KEYS,
    CARD_RANK,
    CATHEDRAL,
    FAMILY,
    KIND,
    POINTS,
    CardId,
    Kind,
)
from rules.san_juan.view import SanJuanView


def shown_cards(scene: Scene, view: SanJuanView) -> list[Card]:
    """Return the cards that a picture of a hand shows: the options first, if they are cards."""
    kind = view.decision.kind if view.decision is not None else ""
    if kind == "build":
        return buildable(scene, view)
    if kind == "archive":
        return option_cards(scene, view)
    if kind == "councillor":
        return option_cards(scene, view) + hand_cards(scene, view)
    return hand_cards(scene, view)


def hand_cards(scene: Scene, view: SanJuanView) -> list[Card]:
    """Return every card of the hand: options with their numbers, others with their use."""
    known = list(view.own.known)
    fresh = fresh_kinds(scene, view)
    numbers = _numbers(view)
    uses = _other_uses(scene, view, numbers)
    cards: list[Card] = []
    for card in sorted(view.hand, key=CARD_RANK.__getitem__):
        kind, number = KIND[card], numbers.get(card, 0)
        cards.append(
            _card(view, kind, being_built=card in uses and kind == view.plan)._replace(
                number=number,
                picked=number - 1 in scene.picked,
                note=_leaving(scene, view, number - 1) if number else uses.get(card),
                known=_taken_from(known, kind),
                fresh=_taken_from(fresh, kind),
            )
        )
    return cards


def _taken_from(kinds: list[Kind], kind: Kind) -> bool:
    """Whether the kind is left among these; if so, use it up."""
    if kind in kinds:
        kinds.remove(kind)
        return True
    return False


def fresh_kinds(scene: Scene, view: SanJuanView) -> list[Kind]:
    """Return the kinds of the cards drawn since the viewer's last look: the newest few."""
    drawn = [key for event in reversed(scene.since) for key in _drawn(event, view)]
    return [BUILDING_KEYS.index(key) for key in drawn[:MOST]]


def _drawn(event: Event, view: SanJuanView) -> tuple[str, ...]:
    facts = event.facts
    if facts.get("seat") != view.seat:
        return ()
    if event.kind == "drew_cards":
        cards = facts["cards"]
        return tuple(str(key) for key in cards) if isinstance(cards, tuple) else ()
    if event.kind == "gold_mine" and "taken" in facts:
        return (key_at(facts, "taken"),)
    if event.kind == "goldsmith" and facts["taken"]:
        return (key_at(facts, "building"),)
    return ()


_LEAVING: Final = {
    "pay": ("picture-pays", "coins"),
    "limit": ("picture-goes", "trash-can"),
    "archive": ("picture-goes", "trash-can"),
}
"""The words for cards that leave the hand, by the kind of question."""


def _leaving(scene: Scene, view: SanJuanView, position: int) -> Note | None:
    """Return the fate of a card that is picked to leave the hand; None if it stays."""
    decision = view.decision
    if decision is None or decision.kind not in _LEAVING or position not in scene.picked:
        return None
    words, icon = _LEAVING[decision.kind]
    return Note(wording.words_of(scene).say(words), icon, ON_INK, spent=False)


def _other_uses(scene: Scene, view: SanJuanView, numbers: dict[CardId, int]) -> dict[CardId, Note]:
    """Return the cards that already have a use: the one being built, those put under a Chapel."""
    own = wording.words_of(scene)
    rest = [card for card in view.hand if card not in numbers]
    plan = [card for card in rest if KIND[card] == view.plan][:1]
    if plan:
        note = Note(own.say("picture-plan"), ROLE_ICONS[BUILDER], ON_INK, spent=False)
        return {plan[0]: note}
    if len(rest) == len(view.hand):
        return {}
    return {card: Note(own.say("picture-tucked"), CHAPEL_ICON, ON_INK) for card in rest}


def option_cards(scene: Scene, view: SanJuanView) -> list[Card]:
    """Return the cards that are options, in the order of their numbers."""
    new = wording.words_of(scene).say("picture-new")
    mixed = view.decision is not None and view.decision.kind == "archive"
    return [
        _card(view, KIND[card])._replace(
            number=number,
            tag=new if mixed and card in view.drawn else "",
            picked=number - 1 in scene.picked,
            note=_leaving(scene, view, number - 1),
        )
        for card, number in _numbers(view).items()
    ]


def _numbers(view: SanJuanView) -> dict[CardId, int]:
    """Return the number of each card that is an option."""
    decision = view.decision
    if decision is None or not decision.options[0].startswith("card:"):
        return {}
    return {int(key[5:]): number for number, key in enumerate(decision.options, 1)}


def buildable(scene: Scene, view: SanJuanView) -> list[Card]:
    """Return the hand by kinds: the buildable ones with their numbers, the rest with the reason.

    The Cathedral comes last, while it is on the table.
    """
    assert view.decision is not None
    numbers = {key: number for number, key in enumerate(view.decision.options, 1)}
    fresh = fresh_kinds(scene, view)
    counts: dict[Kind, int] = {}
    for card in sorted(view.hand, key=CARD_RANK.__getitem__):
        counts[KIND[card]] = counts.get(KIND[card], 0) + 1
    if view.cathedral:
        counts[CATHEDRAL] = 0
    cards: list[Card] = []
    for kind, count in counts.items():
        number = numbers.get(BUILD_KEYS[kind], 0)
        shown = _card(view, kind)._replace(
            tag=_count(scene, count),
            known=kind in view.own.known,
            fresh=kind in fresh,
        )
        cards.append(_offered(scene, view, shown, number))
    return cards


def _count(scene: Scene, count: int) -> str:
    """Write the number of cards of a kind, if not one; a card not in hand is on the table."""
    if not count:
        return wording.words_of(scene).say("picture-on-the-table")
    return f"×{count}" if count > 1 else ""


def _offered(scene: Scene, view: SanJuanView, card: Card, number: int) -> Card:
    """Add to a card whether it can be built: its number and price, or the obstacle."""
    if number:
        facts = scene.facts[number - 1]
        gain = Span(number_at(facts, "gain"), number_at(facts, "gain_most"))
        after = hand_after_option(view, number - 1)
        return card._replace(
            number=number,
            picked=number - 1 in scene.picked,
            price=number_at(facts, "price"),
            points=signed(gain),
            acting=True,
            more=facts["price_most"] != facts["price"],
            over=BUILDING_KEYS.index(key_at(facts, "over")) if "over" in facts else None,
            after=bounds(after) if after else "",
        )
    own, now = wording.words_of(scene), quote(view, card.kind)
    if now.owned:
        return card._replace(note=Note(own.say("picture-owned"), "house-circle-check"))
    return card._replace(note=Note(own.say("picture-short", count=now.missing), "lock"))


def _card(view: SanJuanView, kind: Kind, *, being_built: bool = False) -> Card:
    """Return a card with its price and points: of an end building, the points it would add."""
    added = gain(view, kind, view.cover) if being_built else card_gain(view, kind)
    points = signed(Span(added, added)) if FAMILY[kind] == "end" else str(POINTS[kind])
    return Card(kind, quote(view, kind).price, points)
