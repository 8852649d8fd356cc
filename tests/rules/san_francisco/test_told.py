"""Everything that San Francisco tells before a choice is what then happens."""

from collections import Counter
from collections.abc import Callable, Sequence
from typing import Any, Final

from rules.chance import Chance
from rules.decision import Decision
from rules.event import NOBODY, Event
from rules.san_francisco import GAME
from rules.san_francisco.components import (
    BESIDE,
    DISTRICT_NAMES,
    KIND_KEYS,
    KINDS_ON,
    SIDES,
    STREET_NAMES,
    STREETS,
    TILE_NAMES,
)
from rules.san_francisco.state import State
from tests.contract.told import Proof, Proofs, Told, carried_out, nothing_more, prove_all
from tests.contract.walks import at_random, greedily, walk

# --- what lies open ----------------------------------------------------------------------------


def _is_free(state: State, street: int) -> bool:
    sticks = [state.white, *[player.sticks for player in state.players]]
    return not any(lying >> street & 1 for lying in sticks)


def _district(told: Told) -> int:
    return DISTRICT_NAMES.index(told.option.removeprefix("district:"))


def _street(told: Told) -> int:
    return STREET_NAMES.index(told.option.removeprefix("street:"))


def _sticks_around(told: Told) -> list[int]:
    sides = SIDES[_district(told)]
    return [sum(player.sticks >> side & 1 for side in sides) for player in told.state.players]


def _kind(told: Told) -> None:
    assert told.value == KIND_KEYS[told.state.city[_district(told)]]


def _ruin(told: Told) -> None:
    assert told.value == (told.state.builders[_district(told)] == NOBODY)


def _own(told: Told) -> None:
    assert told.value == _sticks_around(told)[told.seat]


def _most(told: Told) -> None:
    counts = _sticks_around(told)
    del counts[told.seat]
    assert told.value == max(counts)


def _free(told: Told) -> None:
    assert told.value == sum(_is_free(told.state, side) for side in SIDES[_district(told)])


def _kinds(told: Told) -> None:
    assert told.value == tuple(KIND_KEYS[told.state.city[at]] for at in BESIDE[_street(told)])


def _owner(told: Told) -> None:
    assert told.state.players[told.value].sticks >> _street(told) & 1


def _streets(told: Told) -> None:
    """A right of this tile can be used on so many streets."""
    kinds = KINDS_ON[TILE_NAMES.index(told.option.removeprefix("tile:"))]
    found = [
        street
        for street in STREETS
        if _is_free(told.state, street)
        and any(told.state.city[district] in kinds for district in BESIDE[street])
    ]
    assert told.value == len(found)


def _named(told: Told) -> None:
    """The option is called by its own value."""
    assert told.option.split(":")[1] == str(told.value)


def _receiver(told: Told) -> None:
    assert told.decision.subject == f"seat:{told.value}"


# --- what then happens -------------------------------------------------------------------------


def _while(*kinds: str) -> Callable[[Decision], bool]:
    return lambda asked: asked.kind in kinds


def _told_to(events: Sequence[Event], kind: str, seat: int) -> list[Any]:
    return [event.facts for event in events if event.kind == kind and event.facts["seat"] == seat]


def _choice(told: Told) -> tuple[int, ...]:
    assert told.position is not None
    return (told.position,)


def _left(told: Told) -> None:
    """Whoever wins with this card has so much left."""
    state, events = carried_out(told, _choice(told), _while("influence"))
    if _told_to(events, "won_influence", told.seat):
        assert state.players[told.seat].influence == told.value


def _built(told: Told, *, by_others: bool) -> None:
    """Add up all that is built, and the bonus for it."""
    events = told.game.apply(told.game.copy(told.state), told.seat, _choice(told))
    points = [
        event.facts["points"]
        for event in events
        if event.kind in ("built", "bonus") and (event.facts["seat"] != told.seat) == by_others
    ]
    assert told.value == sum(points)


def _points(told: Told) -> None:
    _built(told, by_others=False)


def _others(told: Told) -> None:
    _built(told, by_others=True)


def _granted(kind: str, fact: str) -> Proof:
    def proof(told: Told) -> None:
        _, events = carried_out(told, _choice(told), _while("grant", "sticks_back"))
        assert [facts[fact] for facts in _told_to(events, kind, told.seat)] == [told.value]

    return proof


def _agreed(name: str) -> Proof:
    """Let all accept: then this is what binds, unless it cannot be paid or was refused before."""

    def proof(told: Told) -> None:
        state, events = told.game.copy(told.state), list[Event]()
        while asked := [one for one in told.game.decisions(state) if one.kind == "accept"]:
            events += told.game.apply(state, asked[0].seat, (0,))
            if any(event.kind in ("agreed", "unpayable", "rejected") for event in events):
                break
        agreed = [event.facts[name] for event in events if event.kind == "agreed"]
        assert agreed in ([told.value], [])
        refused = any(player.answer is False for player in told.state.players)
        assert agreed or refused or any(event.kind == "unpayable" for event in events)

    return proof


def _bank(told: Told) -> None:
    assert told.value == len(told.state.bank)


def _drawn(told: Told) -> None:
    assert told.value == sum(told.state.players[told.seat].drawn)


def _maximum(told: Told) -> None:
    """Whoever draws beyond it loses all."""
    for seed in range(4):
        state = told.game.copy(told.state)
        state.chance = Chance(seed)
        events = told.game.apply(state, told.seat, (0,))
        [drew] = _told_to(events, "drew", told.seat)[:1]
        lost = bool(_told_to(events, "exceeded", told.seat))
        assert lost == (drew["total"] > told.value)


def _said(_: Told) -> None:
    """It stands with its facts, which have proofs of their own."""


def _rivals(told: Told) -> None:
    players = told.state.players
    left = [seat for seat, player in enumerate(players) if not player.passed and seat != told.seat]
    assert [*told.value] == left


def _at_most(told: Told) -> None:
    """Nobody has more, here and wherever the seat could as well be; who hid nothing has it all."""
    for state in (told.state, told.game.determinize(told.state, told.seat, told.chance)):
        players = [
            player
            for seat, player in enumerate(state.players)
            if not player.passed and seat != told.seat
        ]
        for player, count in zip(players, told.value, strict=True):
            held = sum(player.hand) + sum(player.laid)
            assert held <= count if player.secrets else held == count


def _in_the_bank(told: Told) -> None:
    assert not Counter(told.value) - Counter(told.state.bank)


_DISTRICT: Final = {"kind": _kind, "ruin": _ruin, "own": _own, "most": _most, "free": _free}
_STREET: Final = {"kinds": _kinds, "points": _points, "others": _others}
_BY_KIND: Final[dict[str, dict[str, Proof]]] = {
    "influence": {"number": _named, "left": _left},
    **{key: {"number": _named, "cheque": _named} for key in ("bid", "blind", "payment")},
    "tile": {"streets": _streets},
    "propose": {"seat": _named},
    "sum": {"number": _named, "sum": _named, "other": _receiver},
    "accept": {name: _agreed(name) for name in ("seat", "other", "seats", "counts", "streets")},
    **dict.fromkeys(("district", "shift_in", "swap_in", "with_in", "replace_in"), _DISTRICT),
    **dict.fromkeys(("street", "second"), _STREET),
    **{key: {"other": _owner} for key in ("shift", "swap", "with", "replace")},
    "grant": {
        "count": _granted("takes_influence", "count"),
        "most": _granted("takes_cheques", "most"),
        "bank": _bank,
    },
    "draw": {"total": _drawn, "most": _maximum, "bank": _bank},
}
PROOFS: Final[Proofs] = {
    **{f"{kind}.{fact}": proof for kind, of in _BY_KIND.items() for fact, proof in of.items()},
    "remark rivals": _said,
    "remark rivals.seats": _rivals,
    "remark rivals.counts": _at_most,
    "remark bank": _said,
    "remark bank.cheques": _in_the_bank,
}


def test_all_that_is_told_is_true_and_every_proof_is_used() -> None:
    """In games of sensible players, and of careless ones who come to terms."""
    deals = {"ties": "negotiated", "ledger": "open"}
    walks = [
        walk(GAME, seats, seed, deals if seed % 2 else {}, choose)
        for seats in GAME.seats
        for seed in range(4)
        for choose in (greedily, at_random)
    ]
    proved = Counter[str]()
    for walked in walks:
        proved += prove_all(walked, PROOFS, nothing_more, 60)
    assert set(proved) == set(PROOFS)
