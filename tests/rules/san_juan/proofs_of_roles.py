"""Proofs of the forecasts about a role to its chooser."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from functools import partial
from itertools import islice
from typing import Any, cast

from rules import decision as answering
from rules.decision import Choice, Decision, answers
from rules.event import Event, Facts
from rules.san_juan import asking, effects
from rules.san_juan.advice.preview import Span
from rules.san_juan.components import (
    BUILDER,
    COST,
    COUNCILLOR,
    INDIGO_PLANT,
    KIND,
    PRODUCER,
    PROSPECTOR,
    QUARRY,
    ROLE_KEYS,
    TILES,
    TRADER,
    Kind,
    Role,
)
from rules.san_juan.state import State
from tests.contract.told import Told
from tests.rules.san_juan.playing_on import alone, drawn, fewest_and_most, next_tiles, played

ROLE_STEPS = ("sell", "produce", "councillor", "archive")


def is_taken(told: Told) -> None:
    _, events = _taken(told, told.state)
    [taken] = [event.facts for event in events if event.kind == "role_taken"]
    assert taken == {"seat": told.seat, "role": told.value}


def _taken(told: Told, state: State) -> tuple[State, list[Event]]:
    """Take the role, or answer about the Library; use it if it may be used."""
    after = told.game.copy(state)
    events = list(told.game.apply(after, told.seat, alone(told)))
    asked = told.game.asked(after, told.seat)
    if asked is not None and asked.kind == "library":
        events += told.game.apply(after, told.seat, answering.choose(asked, asking.USE_LIBRARY))
    return after, events


def _role_of(told: Told) -> Role:
    return ROLE_KEYS.index(told.option) if told.decision.kind == "role" else told.state.role


def brings(told: Told) -> None:
    assert told.value == _brought(told), _brought(told)


def brings_least(told: Told) -> None:
    assert told.value == _brought(told).least, _brought(told)


def brings_most(told: Told) -> None:
    assert told.value == _brought(told).most, _brought(told)


def _brought(told: Told) -> Span:
    """Return the gain of the role for its chooser, for every next tile and everything others may
    do.
    """
    role = _role_of(told)
    states = next_tiles(told) if role == TRADER else [told.state]
    spans = [_BROUGHT[role](told, *_taken(told, state)) for state in states]
    return Span(min(span.least for span in spans), max(span.most for span in spans))


def _could_build(told: Told, state: State, _: list[Event]) -> Span:
    asked = told.game.asked(state, told.seat)
    count = len(asked.options) - 1 if asked is not None and asked.kind == "build" else 0
    return Span(count, count)


def _found(told: Told, _: State, events: list[Event]) -> Span:
    """The chooser's own cards; each Gold Mine and Goldsmith may add one."""
    own = drawn(events, told.seat, ROLE_KEYS[PROSPECTOR])
    tries = [event.kind for event in events if event.facts.get("seat") == told.seat]
    return Span(own, own + tries.count("gold_mine") + tries.count("goldsmith"))


def _made(told: Told, state: State, _: list[Event]) -> Span:
    goods = len(told.state.players[told.seat].goods)
    return _at_best(told, state, lambda after: len(after.players[told.seat].goods) - goods)


def _earned(told: Told, state: State, _: list[Event]) -> Span:
    return _at_best(told, state, lambda after: _more_cards(told, after))


def _more_cards(told: Told, after: State) -> int:
    return len(after.players[told.seat].hand) - len(told.state.players[told.seat].hand)


def _largest(asked: Decision) -> Iterator[Choice]:
    return islice((answer for answer in answers(asked) if len(answer) == asked.most), 40)


def _at_best(
    told: Told,
    state: State,
    result: Callable[[State], int],
    likely: Callable[[Decision], Iterator[Choice]] = _largest,
) -> Span:
    """Return the gain of the best own answer if the others do as little or as much as they can.

    `likely`: the answers among which it is.
    """
    best: list[int] = []
    for others in (0, 1):
        asked = told.game.asked(state, told.seat)
        own = [()] if asked is None or asked.kind not in ROLE_STEPS else list(likely(asked))
        found: list[int] = []
        for choice in own:
            after = told.game.copy(state)
            if choice:
                told.game.apply(after, told.seat, choice)
            while pending := [one for one in told.game.decisions(after) if one.kind in ROLE_STEPS]:
                answer = fewest_and_most(pending[0])[others]
                told.game.apply(after, pending[0].seat, answer)
            found.append(result(after))
        best.append(max(found))
    return Span(min(best), max(best))


_BROUGHT: dict[Role, Callable[[Told, State, list[Event]], Span]] = {
    BUILDER: _could_build,
    PRODUCER: _made,
    TRADER: _earned,
    COUNCILLOR: _earned,
    PROSPECTOR: _found,
}


PLENTY = 40
"""This many cards in deck and discard pile are enough for all that a role can bring."""


def others_get(told: Told) -> None:
    """The others do as much as they can: they get this number, or fewer if cards are short."""
    facts = told.facts
    seats, counts = (cast(tuple[int, ...], facts[name]) for name in ("seats", "counts"))
    shares = dict(zip(seats, counts, strict=True))
    happened = _shares_of_others(told)
    if len(told.state.deck) + len(told.state.discard) < PLENTY:
        assert all(shares.get(seat, 0) >= count for seat, count in happened.items()), happened
    else:
        assert shares == happened, happened


def _shares_of_others(told: Told) -> dict[int, int]:
    found = Counter[int]()
    if _role_of(told) == BUILDER:
        found.update({at: len(player.hand) for at, player in enumerate(told.state.players)})
    else:
        for event in _played_out(told):
            found.update(_share(event.kind, event.facts))
    return {seat: count for seat, count in found.items() if count and seat != told.seat}


def _played_out(told: Told) -> list[Event]:
    """Take the role; all do as much as they can."""
    state, events = _taken(told, told.state)
    while pending := [one for one in told.game.decisions(state) if one.kind in ROLE_STEPS]:
        most = fewest_and_most(pending[0])[1]
        events += told.game.apply(state, pending[0].seat, most)
    return events


def _share(kind: str, facts: Mapping[str, Any]) -> dict[int, int]:
    if kind in ("produced", "sold"):
        return {facts["seat"]: len(facts["buildings"])}
    if kind == "councillor_kept":
        return dict(zip(facts["seats"], facts["counts"], strict=True))
    return {facts["seat"]: 1} if kind in ("gold_mine", "goldsmith") else {}


def _lowers(told: Told, *kinds: Kind) -> None:
    """Beside the other buildings, every building of these kinds costs this much less."""
    state, _ = _taken(told, told.state)
    asked = told.game.asked(state, told.seat)
    if asked is not None and asked.kind == "build":  # else it has no card to build
        less = [COST[kind] - effects.balance(state, told.seat, kind) for kind in kinds]
        assert told.value == (max if told.key.endswith("most") else min)(less), less


def lowers_all(told: Told) -> None:
    _lowers(told, INDIGO_PLANT, QUARRY)


def lowers_city(told: Told) -> None:
    _lowers(told, QUARRY)


def lowers_production(told: Told) -> None:
    _lowers(told, INDIGO_PLANT)


def builds_for(told: Told) -> None:
    """One of the buildings that can then be built adds this many points, and none adds more."""
    state, _ = _taken(told, told.state)
    asked = told.game.asked(state, told.seat)
    facts: tuple[Facts, ...] = ()
    if asked is not None and asked.kind == "build":
        facts = told.game.explain(told.game.view(state, told.seat), asked)
    gains = [each["gain_most"] for each in facts if "gain_most" in each]
    assert told.value == max(gains, default=0)


def sells_later_for(told: Told) -> None:
    """The next Trader pays this for the goods made, by the prices that can come."""
    before, (state, _) = told.state.players[told.seat].goods, _taken(told, told.state)

    def worth(after: State, tile: tuple[int, ...]) -> int:
        player = after.players[told.seat]
        made = [KIND[player.display[place].card] for place in player.goods if place not in before]
        return sum(effects.price_of(tile, kind) for kind in made)

    tiles = [TILES[one.tiles[(one.tile + 1) % len(TILES)]] for one in next_tiles(told)]
    found = [_at_best(told, state, partial(worth, tile=tile), answers).most for tile in tiles]
    assert told.value == (max if told.key.endswith("most") else min)(found), found


def allows(told: Told) -> None:
    """This many goods may be picked, of more; with fewer, all of them."""
    state, _ = _taken(told, told.state)
    asked = told.game.asked(state, told.seat)
    if asked is not None and asked.kind in ROLE_STEPS:
        assert asked.most == min(told.value, len(asked.options))
    else:
        assert told.value >= _brought(told).most


def uses_the_library(told: Told) -> None:
    """With this many goods it is used, with one less it is not."""
    for goods, used in ((told.decision.most, True), (told.decision.most - 1, False)):
        state, _ = played(told, tuple(range(goods)))
        assert state.library_used == used, goods


def library_goods(told: Told) -> None:
    assert told.value == told.decision.most


def deals(told: Told) -> None:
    """To its chooser, the first to be dealt to."""
    _, events = _taken(told, told.state)
    dealt = [
        one for one in events if one.kind == "councillor_dealt" and one.facts["seat"] == told.seat
    ]
    assert sum(len(cast(tuple[str, ...], one.facts["cards"])) for one in dealt) == told.value
