"""The table in words: the content of its picture, for people who cannot see it."""

from collections import Counter
from collections.abc import Iterator, Sequence
from dataclasses import replace

from bot.render.kit.wording import apart, board_opening, listed, name_of, words_of
from bot.render.san_marco.changes import Part, changed
from bot.render.san_marco.offers import (
    in_pile,
    known,
    later,
    left_of,
    lie_open,
    played,
    total_with,
)
from bot.render.san_marco.story import subline
from bot.render.scene import Scene
from bot.text import cut, texts
from rules.event import NOBODY
from rules.san_marco.components import (
    BRIDGES,
    DISTRICT_KEYS,
    DISTRICTS,
    KIND_KEYS,
    NOWHERE,
    PAIRS,
    District,
    Kind,
    Pair,
)
from rules.san_marco.passages import bonus_now
from rules.san_marco.view import Division, House, Offer, SanMarcoView

_BRIEF = 8
SHORT = "code"
"""The form of the names of districts and cards if room is scarce."""


def table(scene: Scene, view: SanMarcoView) -> Iterator[Sequence[str]]:
    """Tell the table, every version shorter than the one before.

    All versions tell who must act, the offers or the division, each player's counts and the map.
    The first also tell the news, the parts in the round, the piles, and the map by district.
    """
    head = [*board_opening(scene, subline(scene, view))]
    parts, new = list(roles(scene, view)), list(_new(scene, view))
    houses, piles = list(rows(scene, view)), _piles(scene, view)
    yield (*head, *parts, *new, *panel(scene, view), *houses, *map_whole(scene, view), piles)
    by_seat = list(map_by_seat(scene, view))
    yield (*head, *parts, *new, *panel(scene, view), *houses, *by_seat, piles)
    yield (*head, *parts, *panel(scene, view, SHORT), *houses, *by_seat, piles)
    yield _in_short(scene, view)
    yield _in_short(brief(scene), view)


def _in_short(scene: Scene, view: SanMarcoView) -> Sequence[str]:
    """Name the players as rarely as possible."""
    return (
        *board_opening(scene, subline(scene, view)),
        *panel(scene, view, SHORT),
        *together(scene, view),
    )


def together(scene: Scene, view: SanMarcoView) -> Iterator[str]:
    """Tell, for each player, the row and the pieces on the map, with codes for the districts."""
    yield from _values(scene, view)
    for house in view.houses:
        yield f"{_house(scene, view, house)}; {_things(scene, view, house)}."


def brief(scene: Scene) -> Scene:
    """Return a scene in which long names are cut."""
    names = tuple(name_of(scene, seat) for seat in range(len(scene.names)))
    return replace(scene, names=tuple(cut(name, _BRIEF) for name in names))


def named_cards(scene: Scene, kinds: Sequence[Kind], form: str = "") -> str:
    """Name cards, grouped by kind."""
    own, host = words_of(scene), texts(scene.language)
    named = [(own.name(KIND_KEYS[kind], form), count) for kind, count in Counter(kinds).items()]
    return ", ".join(name if count == 1 else host.times(count, name) for name, count in named)


# --- news -----------------------------------------------------------------------------------------


def _new(scene: Scene, view: SanMarcoView) -> Iterator[str]:
    """Tell the bracketed changes."""
    if parts := changed(view, scene.since):
        told = dict.fromkeys(_part(scene, part) for part in parts)
        yield words_of(scene).say("alt-new", parts=", ".join(told))


def _part(scene: Scene, part: Part) -> str:
    own = words_of(scene)
    if part.kind == "doge":
        return own.say("alt-new-doge")
    if part.kind == "name":
        return own.name(DISTRICT_KEYS[part.place])
    name = name_of(scene, part.seat)
    if part.kind == "nobles":
        return own.say("alt-new-nobles", name=name, district=own.name(DISTRICT_KEYS[part.place]))
    if part.kind == "bridge":
        return own.say("alt-new-bridge", name=name, pair=_pair(scene, part.place, ""))
    return own.say(f"alt-new-{part.kind}", name=name)


# --- players --------------------------------------------------------------------------------------


def roles(scene: Scene, view: SanMarcoView) -> Iterator[str]:
    """Tell the roles in this round."""
    own = words_of(scene)
    if view.outcome is None:
        yield own.say("alt-start", name=name_of(scene, view.start))
    for division in view.divisions:
        yield own.say(
            "alt-division",
            name=name_of(scene, division.distributor),
            deciders=listed(scene, division.deciders),
            count=len(division.deciders),
        )


def rows(scene: Scene, view: SanMarcoView) -> Iterator[str]:
    """Tell the rows of the players."""
    for house in view.houses:
        yield f"{_house(scene, view, house)}."


def _house(scene: Scene, view: SanMarcoView, house: House) -> str:
    own = words_of(scene)
    signs = [own.say("alt-computer")] if scene.computers[house.seat] else []
    if house.out and view.outcome is None:
        signs.append(own.say("picture-out"))
    return own.say(
        "alt-house",
        name=name_of(scene, house.seat),
        signs=f" ({', '.join(signs)})" if signs else "",
        points=house.prestige,
        bonus=bonus_now(view.step, [each.limit for each in view.houses])[house.seat],
        limit=house.limit,
        supply=house.supply,
    )


# --- the map --------------------------------------------------------------------------------------


def map_whole(scene: Scene, view: SanMarcoView) -> Iterator[str]:
    """Tell each district with its nobles, then the bridges."""
    own = words_of(scene)
    if view.doge == NOWHERE:
        yield own.say("alt-no-doge")
    for district in DISTRICTS:
        yield _district(scene, view, district)
    bridges = [
        f"{_pair(scene, bridge.pair, SHORT)} ({name_of(scene, bridge.owner)})"
        for bridge in view.bridges
    ]
    if bridges:
        yield own.say("alt-bridges", bridges=", ".join(bridges))


def _district(scene: Scene, view: SanMarcoView, district: District) -> str:
    row, worth = view.nobles[district], view.worth[district]
    order = sorted([seat for seat, count in enumerate(row) if count], key=lambda seat: -row[seat])
    return words_of(scene).say(
        "alt-district",
        district=words_of(scene).name(DISTRICT_KEYS[district]),
        first=worth.first,
        second=worth.second,
        doge=int(view.doge == district),
        count=len(order),
        nobles=", ".join(f"{name_of(scene, seat)} {row[seat]}" for seat in order),
    )


def map_by_seat(scene: Scene, view: SanMarcoView) -> Iterator[str]:
    """Tell the nobles and the bridges of each player, with codes for the districts."""
    yield from _values(scene, view)
    for house in view.houses:
        yield words_of(scene).labelled(
            name_of(scene, house.seat), f"{_things(scene, view, house)}."
        )


def _values(scene: Scene, view: SanMarcoView) -> Iterator[str]:
    own = words_of(scene)
    codes = [own.name(key, SHORT) for key in DISTRICT_KEYS]
    worth = zip(codes, view.worth, strict=True)
    values = [f"{code} {first}/{second}" for code, (first, second) in worth]
    yield own.say("alt-values", values=", ".join(values))
    if view.doge == NOWHERE:
        yield own.say("alt-no-doge")
    else:
        yield own.say("alt-doge", district=codes[view.doge])


def _things(scene: Scene, view: SanMarcoView, house: House) -> str:
    """Tell a player's pieces on the map."""
    own = words_of(scene)
    nobles = [
        f"{own.name(key, SHORT)} {row[house.seat]}"
        for key, row in zip(DISTRICT_KEYS, view.nobles, strict=True)
        if row[house.seat]
    ]
    pairs = [
        _pair(scene, bridge.pair, SHORT) for bridge in view.bridges if bridge.owner == house.seat
    ]
    return own.say(
        "alt-house-map",
        nobles=", ".join(nobles) or own.say("alt-no-nobles"),
        bridges=", ".join(pairs),
        count=len(pairs),
    )


def _pair(scene: Scene, pair: Pair, form: str) -> str:
    one, two = (words_of(scene).name(DISTRICT_KEYS[district], form) for district in PAIRS[pair])
    return f"{one}–{two}"


def _piles(scene: Scene, view: SanMarcoView) -> str:
    return words_of(scene).say(
        "alt-piles",
        actions=view.actions,
        limits=view.limits,
        bridges=BRIDGES - len(view.bridges),
    )


# --- the panel ------------------------------------------------------------------------------------


def panel(scene: Scene, view: SanMarcoView, form: str = "") -> Iterator[str]:
    """Tell the cards being divided, offered or carried out, as far as the viewer may know them."""
    if view.step == "split":
        for division in view.divisions:
            yield _dividing(scene, view, division, form)
    elif view.step in ("choose", "play"):
        yield from _offered(scene, view, form)
    else:
        kinds = [kind for kind, count in enumerate(in_pile(view)) for _ in range(count)]
        yield words_of(scene).say("alt-pile", cards=named_cards(scene, kinds, form))


def _dividing(scene: Scene, view: SanMarcoView, division: Division, form: str) -> str:
    """Tell the distributors, and the cards, offer by offer, if the picture shows them."""
    parts = [
        named_cards(scene, [card.kind for card in part], form) for part in known(view, division)
    ]
    return words_of(scene).say(
        "alt-dividing",
        name=name_of(scene, division.distributor),
        waits=int(division.distributor in view.waiting),
        count=len(parts),
        cards=apart(scene, parts),
    )


def _offered(scene: Scene, view: SanMarcoView, form: str) -> Iterator[str]:
    own, division = words_of(scene), played(view)
    offers = [_offer(scene, view, offer, form) for offer in division.offers]
    seat = division.chooser
    if seat == NOBODY or not all(offer.cards for offer in division.offers):
        told = own.say(
            "alt-offers",
            name=name_of(scene, division.distributor),
            offers=apart(scene, offers),
        )
    else:
        told = own.say(
            "alt-offers-for",
            name=name_of(scene, division.distributor),
            chooser=name_of(scene, seat),
            offers=apart(scene, offers),
        )
    yield told
    if view.step == "play":
        left = [
            card.kind
            for offer in division.offers
            for card in left_of(view, offer)
            if offer.taker == view.acting and not card.spent
        ]
        if left:
            yield own.say(
                "alt-left", name=name_of(scene, view.acting), cards=named_cards(scene, left, form)
            )
    for other in later(view):
        yield own.say(
            "alt-face-down",
            name=name_of(scene, other.distributor),
            deciders=listed(scene, other.deciders),
            offers=apart(scene, [_hidden(scene, offer, form) for offer in other.offers]),
        )
        if dealt := lie_open(other):
            yield own.say("alt-dealt", cards=named_cards(scene, dealt, form))


def _offer(scene: Scene, view: SanMarcoView, offer: Offer, form: str) -> str:
    own, told = words_of(scene), named_cards(scene, offer.cards, form)
    if offer.taker != NOBODY:
        return own.say("alt-offer-taken", cards=told, name=name_of(scene, offer.taker))
    seat = played(view).chooser
    if seat == NOBODY:
        return told
    return own.say("alt-offer", cards=told, total=total_with(view, seat, offer.cards))


def _hidden(scene: Scene, offer: Offer, form: str) -> str:
    if offer.cards:
        return named_cards(scene, offer.cards, form)
    return words_of(scene).say("alt-backs", actions=offer.actions, limits=offer.limits)
