"""Everything that San Francisco tells before a choice is what then happens."""

from collections import Counter
from typing import Any, Final

import pytest

from rules import decision as answering
from rules.event import NOBODY, Event
from rules.san_francisco import GAME
from rules.san_francisco.components import (
    AROUND,
    BESIDE,
    KIND_KEYS,
    KINDS_ON,
    STREET_KEYS,
    TILE_KEYS,
    district_named,
    members,
    street_named,
    streets_at,
)
from rules.san_francisco.state import State, free
from rules.san_francisco.tenders import sold
from tests.contract.told import Proof, Proofs, Told, nothing_more, prove_all
from tests.contract.walks import walk


def _does(told: Told) -> tuple[State, list[Event]]:
    state = GAME.copy(told.state)
    return state, list(GAME.apply(state, told.seat, answering.choose(told.decision, told.option)))


def _value(told: Told) -> None:
    assert int(answering.parts(told.option)[0]) == told.value


# --- tenders -----------------------------------------------------------------------------------


def _influence_left(told: Told) -> None:
    [card] = answering.parts(told.option)
    assert told.state.players[told.seat].influence - int(card) == told.value >= 0


def _streets_of_tile(told: Told) -> None:
    kinds = KINDS_ON[TILE_KEYS.index(told.option)]
    assert (free(told.state) & streets_at(told.state.city, kinds)).bit_count() == told.value


def _payee(told: Told) -> None:
    assert told.decision.subject == f"seat:{told.value}"


def _offer_of(told: Told) -> Any:
    return told.state.offers[0]


def _offer_investor(told: Told) -> None:
    assert _offer_of(told).investor == told.value


def _offer_sums(told: Told) -> None:
    assert _offer_of(told).sums == told.value


def _offer_streets(told: Told) -> None:
    streets = tuple(STREET_KEYS[street] for street in members(_offer_of(told).avoid))
    assert streets == told.value


def _offer_payees(told: Told) -> None:
    group = sold.group(told.state, told.state.group)
    assert tuple(seat for seat in group if seat != _offer_of(told).investor) == told.value


def _is_bidding(told: Told) -> None:
    assert told.decision.kind == "bid"


def _total(told: Told) -> None:
    """So much lies in front of the bidder when the picks are laid."""
    state = GAME.copy(told.state)
    player = state.players[told.seat]
    laid = [told.decision.weights[position] for position in told.picked]
    assert sum(player.laid) + sum(laid) == told.value


def _enough(told: Told) -> None:
    """One less is no more than somebody has laid."""
    assert max(sum(player.laid) for player in told.state.players) == told.value - 1


def _still_in(told: Told) -> None:
    others = [seat for seat, one in enumerate(told.state.players) if not one.passed]
    assert tuple(seat for seat in others if seat != told.seat) == told.value


def _others_at_most(told: Told) -> None:
    """Nobody has more than that, and just that where nothing was paid in secret."""
    others = [one for at, one in enumerate(told.state.players) if at != told.seat]
    others = [one for one in others if not one.passed]
    for player, most in zip(others, told.value, strict=True):
        held = sum([*player.hand, *player.laid])
        assert held <= most
        assert player.secrets or held == most


# --- grants ------------------------------------------------------------------------------------


def _opened(told: Told, kind: str) -> Any:
    """Let all others choose their grants too, and return what is told of this seat."""
    state, events = _does(told)
    while state.phase == "grant":
        asked = state.open[0]
        events += GAME.apply(state, asked.seat, answering.sample(asked, told.chance.random))
    found = [event.facts for event in events if event.kind == kind]
    return next(facts for facts in found if facts["seat"] == told.seat)


def _granted_influence(told: Told) -> None:
    assert _opened(told, "takes_influence")["count"] == told.value


def _granted_cheques(told: Told) -> None:
    assert _opened(told, "takes_cheques")["most"] == told.value


def _bank(told: Told) -> None:
    assert len(told.state.bank) == told.value


def _drawn(told: Told) -> None:
    _, events = _does(told)
    drew = events[0].facts
    assert drew["total"] == told.value + drew["count"]


def _draws_most(told: Told) -> None:
    """Beyond it all is lost, with it one stops, and below it one goes on (RULES.md 7.13)."""
    _, events = _does(told)
    total = events[0].facts["total"]
    kinds = {event.kind for event in events if event.facts.get("seat") == told.seat}
    assert ("exceeded" in kinds) == (total > told.value)
    assert "kept" in kinds or total != told.value


def _keeps(told: Told) -> None:
    assert _does(told)[1][0].facts["total"] == told.value


# --- sticks ------------------------------------------------------------------------------------


def _kind(told: Told) -> None:
    assert KIND_KEYS[told.state.city[district_named(told.option)]] == told.value


def _ruin(told: Told) -> None:
    assert (told.state.builders[district_named(told.option)] == NOBODY) == told.value


def _counts(told: Told) -> list[int]:
    around = AROUND[district_named(told.option)]
    return [(player.sticks & around).bit_count() for player in told.state.players]


def _own(told: Told) -> None:
    assert _counts(told)[told.seat] == told.value


def _most(told: Told) -> None:
    counts = _counts(told)
    assert max(counts[: told.seat] + counts[told.seat + 1 :]) == told.value


def _free(told: Told) -> None:
    around = AROUND[district_named(told.option)]
    assert (free(told.state) & around).bit_count() == told.value


def _needs(told: Told) -> None:
    """So many more own sticks have the majority, and one fewer has not (RULES.md 6.1, 6.2)."""
    district = district_named(told.option)
    state = told.state
    if state.builders[district] != NOBODY:
        assert told.value == 0
        return
    kind, counts = state.city[district], _counts(told)
    room = (free(state) & AROUND[district]).bit_count()
    own = counts.pop(told.seat)
    wins = [
        more
        for more in range(1, room + 1)
        if (more == room and not any(counts) if KIND_KEYS[kind] in LANDMARKS
            else own + more > max(counts) + room - more)
    ]  # fmt: skip
    assert min(wins, default=0) == told.value


LANDMARKS: Final = ("kind:city_hall", "kind:bank")


def _kinds(told: Told) -> None:
    beside = BESIDE[street_named(told.option)]
    assert tuple(KIND_KEYS[told.state.city[one]] for one in beside) == told.value


def _points(told: Told) -> tuple[int, int]:
    """Return what is built at once for the seat, and for others, with bonuses."""
    own = others = 0
    for event in _does(told)[1]:
        if event.kind in ("built", "bonus"):
            points = int(str(event.facts["points"]))
            own, others = (
                (own + points, others)
                if event.facts["seat"] == told.seat
                else (own, others + points)
            )
        elif event.kind in ("year_over", "action"):
            break
    return own, others


def _own_points(told: Told) -> None:
    assert _points(told)[0] == told.value


def _others_points(told: Told) -> None:
    assert _points(told)[1] == told.value


def _owner(told: Told) -> None:
    assert told.state.players[told.value].sticks >> street_named(told.option) & 1


_DISTRICT: Final[dict[str, Proof]] = {
    "kind": _kind, "ruin": _ruin, "own": _own, "most": _most, "free": _free, "needs": _needs,
}  # fmt: skip
_BUILDS: Final[dict[str, Proof]] = {"points": _own_points, "others": _others_points}
_PLACES: Final[dict[str, Proof]] = {"kinds": _kinds, **_BUILDS}
_BY_KIND: Final[dict[str, dict[str, Proof]]] = {
    "influence": {"number": _value, "left": _influence_left},
    "bid": {"number": _value, "cheque": _value},
    "payment": {"number": _value, "cheque": _value},
    "blind": {"number": _value, "cheque": _value},
    "tile": {"streets": _streets_of_tile},
    "propose": {"seat": _value},
    "sum": {"number": _value, "sum": _value, "other": _payee},
    "accept": {
        "other": _offer_investor, "counts": _offer_sums, "streets": _offer_streets,
        "seats": _offer_payees,
    },
    "grant": {"count": _granted_influence, "most": _granted_cheques, "bank": _bank},
    "district": _DISTRICT,
    "shift_in": _DISTRICT,
    "swap_in": _DISTRICT,
    "with_in": _DISTRICT,
    "replace_in": _DISTRICT,
    "street": _PLACES,
    "second": _PLACES,
    "shift_to": _PLACES,
    "shift": {"other": _owner},
    "swap": {"other": _owner},
    "with": {"other": _owner, **_BUILDS},
    "replace": {"other": _owner, **_BUILDS},
}  # fmt: skip


def _total_drawn(told: Told) -> None:
    (_keeps if told.option == "stop" else _drawn)(told)


def _is_open(told: Told) -> None:
    assert told.state.variant.ledger == "open"


def _in_the_bank(told: Told) -> None:
    """So much lies there at least, also where the seat could as well be."""
    for state in (told.state, told.game.determinize(told.state, told.seat, told.chance)):
        assert not Counter(told.value) - Counter(state.bank)


PROOFS: Final[Proofs] = {
    **{f"{kind}.{fact}": proof for kind, row in _BY_KIND.items() for fact, proof in row.items()},
    "draw.total": _total_drawn,
    "draw.most": _draws_most,
    "draw.bank": _bank,
    "remark bank": _is_open,
    "remark bank.cheques": _in_the_bank,
    "remark bid": _is_bidding,
    "remark bid.total": _total,
    "remark bid.enough": _enough,
    "remark bid.seats": _still_in,
    "remark bid.counts": _others_at_most,
}


@pytest.mark.parametrize("seats", GAME.seats)
def test_all_that_is_told_is_true(seats: int) -> None:
    prove_all(walk(GAME, seats, 1), PROOFS, nothing_more, 40)


def test_every_fact_is_told_and_proved() -> None:
    proved: Counter[str] = Counter()
    for seed in (*range(12), 22):
        proved += prove_all(walk(GAME, 3 + seed % 3, seed), PROOFS, nothing_more, 400)
    assert set(proved) == set(PROOFS)
