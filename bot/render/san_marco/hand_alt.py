"""One seat's picture in words: the same facts as in it."""

from collections import Counter
from collections.abc import Iterator, Sequence

from bot.render.kit.wording import (
    acting,
    apart,
    hand_opening,
    name_of,
    options_in_words,
    picked,
    words_of,
)
from bot.render.san_marco import splitting, taking
from bot.render.san_marco.board_alt import (
    SHORT,
    brief,
    map_by_seat,
    map_whole,
    named_cards,
    panel,
    rows,
    together,
)
from bot.render.san_marco.options import MANY, alike, scored
from bot.render.san_marco.ratings import standing
from bot.render.scene import Scene
from bot.text import texts
from rules.decision import Decision
from rules.event import Facts
from rules.facts import key_at, keys_at, number_at, numbers_at
from rules.san_marco.components import DISTRICT_KEYS, DISTRICTS, KIND_KEYS, NOTHING, PAIRS
from rules.san_marco.view import SanMarcoView

SPLITS = ("split", "split_rest")
"""Decisions about the division of cards."""
_NOTHING = "\N{EN DASH}"
_WITH_ALL = (*SPLITS, "choose", "reroll", "roles")
"""Decisions whose picture shows the standings."""


def hand(scene: Scene, view: SanMarcoView) -> Iterator[Sequence[str]]:
    """Tell the picture, every version shorter than the one before.

    All versions tell the question, the options with their numbers, and the viewer's cards. The
    first also tells the map, the second by player and with codes.
    """
    head, decision = [*hand_opening(scene)], view.decision
    if decision is None or decision.kind in _WITH_ALL:
        own = [*rows(scene, view)]
    else:
        own = [*_own(scene, view)]
    if decision is None:
        yield (*head, *panel(scene, view), *own, *map_whole(scene, view))
        yield (*head, *panel(scene, view, SHORT), *own, *map_by_seat(scene, view))
        told = brief(scene)
        yield (*head[:1], *acting(told, view), *panel(told, view, SHORT), *together(told, view))
        return
    known = [*picked(scene), *_known(scene, view, decision), *own]
    whole = [*options_in_words(scene)]
    told_map = [*_scores(scene, decision, view), *map_whole(scene, view)]
    yield (*head, *whole, *known, *told_map)
    by_seat = list(map_by_seat(scene, view))
    yield (*head, *whole, *known, *by_seat)
    short = _in_short(scene, view, decision)
    yield (*head, *short, *known, *told_map)
    yield (*head, *short, *known, *by_seat)
    yield (*head, *whole, *known)
    yield (*head, *short, *known)
    seldom = brief(scene)
    shortest = _in_short(seldom, view, decision)
    yield (*head, *shortest, *_known(seldom, view, decision), *_own(scene, view))


def _scores(scene: Scene, decision: Decision, view: SanMarcoView) -> Iterator[str]:
    """Tell the points that the districts of the divided or offered cards would score now."""
    if decision.kind not in SPLITS and decision.kind != "choose":
        return
    cards = [card for facts in scene.facts for card in _cards_in(facts)]
    scored: list[str] = []
    for district in sorted({KIND_KEYS.index(card) for card in cards} & set(DISTRICTS)):
        shares = [
            f"{name_of(scene, seat)} +{points}"
            for seat, _, points in standing(view, district)
            if points
        ]
        if shares:
            scored.append(f"{words_of(scene).name(KIND_KEYS[district], SHORT)} {', '.join(shares)}")
    if scored:
        yield words_of(scene).say("alt-scores", scores=apart(scene, scored))


def _cards_in(facts: Facts) -> Sequence[str]:
    return keys_at(facts, "cards") if "cards" in facts else [key_at(facts, "card")]


def _making(scene: Scene, view: SanMarcoView) -> Iterator[str]:
    """Tell the resulting offers, and the standings after them."""
    own = words_of(scene)
    for offer in splitting.offers(scene, view):
        stands = ", ".join(f"{name_of(scene, seat)} → {total}" for seat, total in offer.stands)
        yield own.say(
            "alt-making",
            number=offer.number,
            cards=named_cards(scene, offer.cards, SHORT) or _NOTHING,
            stands=f" ({stands})" if stands else "",
        )


def _in_short(scene: Scene, view: SanMarcoView, decision: Decision) -> list[str]:
    """Tell the options without their facts; those of the doge together."""
    if decision.kind == "doge":
        return [*_routes(scene, view)]
    return [*options_in_words(scene, notes=False)]


def _routes(scene: Scene, view: SanMarcoView) -> Iterator[str]:
    """Tell the doge's routes, grouped by equal gain and cost."""
    own, host = words_of(scene), texts(scene.language)
    many = len(scene.facts) > MANY
    for routes in alike(scene.facts):
        first = scene.facts[routes[0] - 1]
        gains = scored(first, view.seat)
        told: list[str] = []
        for number in () if many else routes:
            paid = Counter(numbers_at(scene.facts[number - 1], "payees"))
            names = host.shares([(name_of(scene, seat), count) for seat, count in paid.items()])
            told.append(f"{number} ({', '.join(names)})" if names else str(number))
        yield own.say(
            "alt-routes",
            district=own.name(key_at(first, "district"), SHORT if many else ""),
            points=", ".join(f"{name_of(scene, seat)} +{points}" for seat, points in gains)
            or own.say("picture-nobody-scores"),
            price=number_at(first, "price"),
            routes=", ".join(told) or _range(routes),
        )


def _range(numbers: Sequence[int]) -> str:
    """Tell consecutive numbers."""
    first, last = numbers[0], numbers[-1]
    return str(first) if first == last else f"{first}–{last}"


def _own(scene: Scene, view: SanMarcoView) -> Iterator[str]:
    """Tell the viewer's cards and pieces."""
    if view.seat is not None:
        house = view.houses[view.seat]
        yield words_of(scene).say(
            "alt-own", points=house.prestige, limit=house.limit, supply=house.supply
        )


def _known(scene: Scene, view: SanMarcoView, decision: Decision) -> Iterator[str]:
    """Tell the rest of the picture that bears on the decision."""
    own = words_of(scene)
    if decision.kind == "choose":
        yield from _stands(scene, view)
    elif decision.kind in SPLITS:
        yield from _making(scene, view)
    elif decision.kind == "play":
        held = Counter(view.cards)
        dead = [kind for kind in held.elements() if KIND_KEYS[kind] not in decision.options]
        if dead:
            yield own.say("alt-dead", cards=named_cards(scene, dead))
    elif view.plan != NOTHING:
        yield own.say("alt-card", card=own.name(KIND_KEYS[view.plan]))
    if decision.kind == "bridge" and view.taken != NOTHING:
        bridge = view.bridges[view.taken]
        one, two = (own.name(DISTRICT_KEYS[end]) for end in PAIRS[bridge.pair])
        yield own.say("alt-taken", pair=f"{one}–{two}", name=name_of(scene, bridge.owner))


def _stands(scene: Scene, view: SanMarcoView) -> Iterator[str]:
    """Tell the limit points of each seat after each offer."""
    own = words_of(scene)
    for number, stands in taking.all_stands(view).items():
        told = [
            own.say("alt-stand", name=name_of(scene, seat), total=total) for seat, total in stands
        ]
        yield own.say("alt-stands", number=number, stands=", ".join(told))
