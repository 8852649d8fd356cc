"""The doge's routes, against every possible walk (RULES.md 5.5; R22 to R24)."""

from collections.abc import Iterator

import pytest

from rules.chance import Chance
from rules.san_marco.components import DISTRICTS, NAMES, PAIRS
from tests.rules.san_marco.given import given

Layout = dict[int, list[int]]
"""The owners of the bridges on each pair."""
Found = dict[int, tuple[int, set[tuple[int, ...]]]]
"""For each district the lowest price, and all sets of payees at that price."""


def layout(chance: Chance, seats: int) -> Layout:
    """Some bridges, by the rules of 3.6."""
    bridges: Layout = {}
    for _ in range(chance.below(13)):
        pair, owner = chance.below(len(PAIRS)), chance.below(seats)
        owners = bridges.setdefault(pair, [])
        if len(owners) < 3 and owner not in owners:
            owners.append(owner)
    return {pair: owners for pair, owners in bridges.items() if owners}


def walks(
    at: int, mover: int, bridges: Layout, been: tuple[int, ...]
) -> Iterator[tuple[int, tuple[int, ...]]]:
    """Every way over bridges that enters no district twice, and its payees."""
    yield at, ()
    for pair, owners in bridges.items():
        one, two = PAIRS[pair]
        if at not in (one, two):
            continue
        beyond = two if at == one else one
        if beyond in been:
            continue
        tolls = [()] if mover in owners else [(owner,) for owner in owners]
        for end, paid in walks(beyond, mover, bridges, (*been, beyond)):
            for toll in tolls:
                yield end, (*toll, *paid)


def everywhere(doge: int, mover: int, bridges: Layout, prestige: int) -> Found:
    """The cheapest ways to every district that can be paid, by brute force."""
    found: list[tuple[int, int, tuple[int, ...]]] = []
    for end, paid in walks(doge, mover, bridges, (doge,)):
        found.append((end, len(paid), paid))
    if not any(doge in PAIRS[pair] for pair in bridges):
        for one, two in PAIRS:
            if doge in (one, two):
                beyond = two if doge == one else one
                for end, paid in walks(beyond, mover, bridges, (doge, beyond)):
                    found.append((end, 2 + len(paid), paid))
    cheapest: Found = {}
    for district in DISTRICTS:
        prices = [price for end, price, _ in found if end == district]
        if prices and min(prices) <= prestige:
            price = min(prices)
            payees = {
                tuple(sorted(paid)) for end, cost, paid in found if (end, cost) == (district, price)
            }
            cheapest[district] = price, payees
    return cheapest


def key(district: int, payees: tuple[int, ...]) -> str:
    return ":".join(["doge", NAMES[district], *([",".join(map(str, payees))] if payees else [])])


@pytest.mark.parametrize("seats", [3, 4])
@pytest.mark.parametrize("block", range(6))
def test_r22_r24_the_offered_routes_are_all_cheapest_ones(block: int, seats: int) -> None:
    chance = Chance(100 * seats + block)
    chosen = 0
    for _ in range(60):
        bridges = layout(chance, seats)
        doge, mover, prestige = chance.below(6), chance.below(seats), chance.below(7)
        table = given(
            seats=seats,
            seat=mover,
            cards="doge castello",
            doge=NAMES[doge],
            bridges=" ".join(
                f"{NAMES[PAIRS[pair][0]]}-{NAMES[PAIRS[pair][1]]}:{owner}"
                for pair, owners in bridges.items()
                for owner in owners
            ),
            prestige=[prestige if seat == mover else 3 for seat in range(seats)],
        )
        expected = everywhere(doge, mover, bridges, prestige)
        offered = {key(end, paid) for end, (_, sets) in expected.items() for paid in sets}

        table.plays("doge")

        if len(offered) == 1:
            assert table.asked_kinds() == {"play"}, "one answer is no question"
            assert table.doge() == NAMES[doge]
            continue
        chosen += 1
        assert table.asked().seat == mover
        assert set(table.options()) == offered
        assert len(table.options()) == len(offered)
        for end, (price, sets) in expected.items():
            for payees in sets:
                facts = table.explains(key(end, payees))
                assert (facts["price"], facts["payees"]) == (price, payees)
                assert facts["stays"] == (end == doge)
                assert facts["enters"] == 0
        taken = table.options()[chance.below(len(offered))]
        before, facts = table.prestige(), table.explains(taken)
        table.answers(taken)
        payees, price = facts["payees"], facts["price"]
        assert isinstance(payees, tuple)
        assert isinstance(price, int)
        assert table.prestige() == tuple(
            had - price * (seat == mover) + payees.count(seat) for seat, had in enumerate(before)
        ), "no one has a noble anywhere, so only tolls were paid"
    assert chosen > 20


def test_there_are_sets_of_payees_to_choose_from_among_the_random_layouts() -> None:
    """Otherwise the test above would say little about R22."""
    chance, several, isolated = Chance(5), 0, 0
    for _ in range(300):
        bridges, doge = layout(chance, 4), chance.below(6)
        found = everywhere(doge, 0, bridges, 5)
        several += any(len(sets) > 1 for _, sets in found.values())
        isolated += bool(bridges) and not any(doge in PAIRS[pair] for pair in bridges)
    assert several > 60
    assert isolated > 10
