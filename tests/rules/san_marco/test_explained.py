"""The facts of each option, in whole games, against the public view."""

from collections import Counter
from collections.abc import Callable, Mapping, Sequence

import pytest

from rules.decision import Decision
from rules.event import Facts
from rules.facts import numbers_at
from rules.san_marco import GAME
from rules.san_marco.components import DISTRICT_KEYS, KIND_KEYS, NAMES, PAIR_KEYS, POINTS
from rules.san_marco.view import SanMarcoView
from tests.contract.walks import walk
from tests.rules.san_marco.auditor import by_the_book
from tests.rules.san_marco.table import by_seat, card_option, key_of

WORTH = {"now", "then", "gain"}
"""The points of a scoring now and with one more noble, and the difference."""

FACTS = {
    "bridge": {"one", "two", "bridges", "stays"},
    "split": {"card", "limit"},
    "split_rest": {"card", "limit"},
    "choose": {"value", "cards", "actions", "limit", "total"},
    "play": {"card", "copies"},
    "place": {"district", "own", "most", "over", "lifts", "seats", "counts", "less", *WORTH},
    "take": {"one", "two", "owner", "stays", "moves"},
    "defect": {"district", "owner", "count", "own", "lifts", *WORTH},
    "doge": {"district", "price", "payees", "step", "own", "seats", "counts", "stays", "enters"},
    "banish": {"district", "own", "others", "now", "theirs", "seats", "counts"},
    "fewest": {"district", "own", "others", "now", "theirs", "seats", "counts"},
    "victims": {"district", "roll", "now", "then", "theirs", "left", "seats", "counts"},
    "source": {"district", "own", "back", "now", "then"},
}
"""Of roles: `test_options.py`; of four equal rolls: `test_setup.py`."""


def row(view: SanMarcoView, facts: Facts) -> tuple[int, ...]:
    return view.nobles[NAMES.index(str(facts["district"]).removeprefix("district:"))]


def present(counts: tuple[int, ...]) -> dict[int, int]:
    return {seat: count for seat, count in enumerate(counts) if count}


def check_bridge(view: SanMarcoView, key: str, facts: Facts) -> None:
    taken = view.bridges[view.taken] if view.taken >= 0 else None
    on_pair = [bridge for bridge in view.bridges if PAIR_KEYS[bridge.pair] == key]
    assert facts["bridges"] == len([bridge for bridge in on_pair if bridge != taken])
    assert facts["stays"] == (taken in on_pair)
    ends = (str(facts["one"]).partition(":")[2], str(facts["two"]).partition(":")[2])
    assert key == f"pair:{ends[0]}-{ends[1]}"


def check_split(_: SanMarcoView, key: str, facts: Facts) -> None:
    card = str(facts["card"])
    assert key.startswith(card_option(card.partition(":")[2]))
    assert facts["limit"] == POINTS[KIND_KEYS.index(card)]


def check_choose(view: SanMarcoView, key: str, facts: Facts) -> None:
    offer = view.divisions[view.division].offers[int(key[-1]) - 1]
    assert facts["cards"] == tuple(KIND_KEYS[kind] for kind in offer.cards)
    actions = [KIND_KEYS[kind] for kind in offer.cards if not POINTS[kind]]
    doges = [key for key in actions if key == "card:doge"]
    assert facts["actions"] == (*doges, *[key for key in actions if key not in doges])
    limit = sum(POINTS[kind] for kind in offer.cards)
    assert facts["limit"] == limit
    assert facts["total"] == view.houses[view.acting].limit + limit


def check_play(view: SanMarcoView, key: str, facts: Facts) -> None:
    assert facts["card"] == key
    assert facts["copies"] == view.cards.count(KIND_KEYS.index(key)) > 0
    if key in DISTRICT_KEYS:
        seats = range(len(view.houses))
        check_worth(view, {**facts, "district": key}, [at == view.acting for at in seats])
        check_reach(view, key, facts)


def check_reach(view: SanMarcoView, key: str, facts: Facts) -> None:
    """Place the noble in the card's district, and over each own bridge that ends there."""
    own = [
        PAIR_KEYS[pair].partition(":")[2].split("-")
        for pair, at in view.bridges
        if at == view.acting
    ]
    name = key.partition(":")[2]
    names = {name, *[end for pair in own if name in pair for end in pair]}
    assert facts["ways"] == len(names)
    if view.houses[view.acting].supply:
        gains = []
        for end in names:
            at = NAMES.index(end)
            then = [*view.nobles[at]]
            then[view.acting] += 1
            scored = [by_the_book(row, *view.worth[at]) for row in (then, view.nobles[at])]
            gains.append(scored[0][view.acting] - scored[1][view.acting])
        assert facts["reach"] == max(gains)


def check_place(view: SanMarcoView, key: str, facts: Facts) -> None:
    assert facts["district"] == key
    nobles = list(row(view, facts))
    assert facts["own"] == nobles.pop(view.acting)
    assert facts["most"] == max(nobles)
    assert facts["over"] == (key != KIND_KEYS[view.plan])
    assert by_seat(facts) == present(row(view, facts))
    check_worth(view, facts, [at == view.acting for at in range(len(view.houses))])


def check_worth(view: SanMarcoView, facts: Facts, change: Sequence[int]) -> None:
    """Score the district now, and with these numbers of nobles more of each seat."""
    worth = view.worth[DISTRICT_KEYS.index(str(facts["district"]))]
    nobles = row(view, facts)
    after = [count + more for count, more in zip(nobles, change, strict=True)]
    now = by_the_book(nobles, *worth)[view.acting]
    then = by_the_book(after, *worth)[view.acting]
    assert (facts["now"], facts["then"], facts["gain"]) == (now, then, then - now)
    assert then >= now


def check_take(view: SanMarcoView, key: str, facts: Facts) -> None:
    assert facts["owner"] == int(key[-1]) != view.acting
    ends = (str(facts["one"]).partition(":")[2], str(facts["two"]).partition(":")[2])
    assert key.split(":")[1] == f"{ends[0]}-{ends[1]}"


def check_defect(view: SanMarcoView, key: str, facts: Facts) -> None:
    _, name, owner = key.split(":")
    assert (facts["district"], facts["owner"]) == (key_of(name), int(owner))
    assert facts["count"] == row(view, facts)[int(owner)]
    assert facts["own"] == row(view, facts)[view.acting]
    seats = range(len(view.houses))
    check_worth(view, facts, [(at == view.acting) - (at == int(owner)) for at in seats])


def check_doge(view: SanMarcoView, key: str, facts: Facts) -> None:
    name = key.split(":")[1]
    district = NAMES.index(name)
    assert facts["district"] == key_of(name)
    points = by_the_book(row(view, facts), *view.worth[district])
    payees = [*numbers_at(facts, "payees")]
    gains = [
        0 if seat == view.acting else count + payees.count(seat)
        for seat, count in enumerate(points)
    ]
    assert by_seat(facts) == present(tuple(gains))
    assert facts["own"] == points[view.acting]
    assert facts["stays"] == (district == view.doge)
    assert facts["enters"] == (view.doge < 0)
    assert isinstance(facts["price"], int)
    assert facts["price"] <= view.houses[view.acting].prestige
    assert isinstance(facts["payees"], tuple)
    assert facts["step"] == facts["price"] - len(facts["payees"])
    assert facts["step"] in (0, 2)


def check_banish(view: SanMarcoView, key: str, facts: Facts) -> None:
    assert facts["district"] == key
    assert view.decision is not None
    nobles = row(view, facts)
    assert by_seat(facts) == present(nobles)
    assert facts["own"] == nobles[view.decision.seat]
    assert facts["others"] == sum(nobles) - nobles[view.decision.seat]
    assert (facts["now"], facts["theirs"]) == shared(view, facts, nobles)


def shared(view: SanMarcoView, facts: Facts, nobles: Sequence[int]) -> tuple[int, int]:
    """Score these nobles: the points of the seat to move, and of all others."""
    worth = view.worth[DISTRICT_KEYS.index(str(facts["district"]))]
    points = list(by_the_book(nobles, *worth))
    assert view.decision is not None
    return points.pop(view.decision.seat), sum(points)


def check_victims(view: SanMarcoView, key: str, facts: Facts) -> None:
    numbers = tuple(int(number) for number in key.removeprefix("victims:").split(","))
    assert by_seat(facts) == present(numbers)
    assert facts["roll"] == view.roll
    standing = row(view, facts)
    rest = [nobles - gone for nobles, gone in zip(standing, numbers, strict=True)]
    assert (facts["now"], facts["theirs"]) == shared(view, facts, standing)
    assert (facts["then"], facts["left"]) == shared(view, facts, rest)
    assert facts["district"] == key_of(NAMES[view.place])


def check_source(view: SanMarcoView, key: str, facts: Facts) -> None:
    assert facts["district"] == key
    assert facts["own"] == row(view, facts)[view.acting] > 0


CHECKS: Mapping[str, Callable[[SanMarcoView, str, Facts], None]] = {
    "bridge": check_bridge,
    "split": check_split,
    "split_rest": check_split,
    "choose": check_choose,
    "play": check_play,
    "place": check_place,
    "take": check_take,
    "defect": check_defect,
    "doge": check_doge,
    "banish": check_banish,
    "fewest": check_banish,
    "victims": check_victims,
    "source": check_source,
}


def check(view: SanMarcoView, decision: Decision, explained: tuple[Facts, ...]) -> None:
    assert len(explained) == len(decision.options)
    for key, facts in zip(decision.options, explained, strict=True):
        if key in ("end", "decline"):
            assert facts == {}
        else:
            more: set[str] = set()
            if decision.kind == "play" and key in DISTRICT_KEYS:
                more = {"seats", "counts", "ways", "reach", *WORTH}
            elif facts.get("card") == "card:doge":
                more = {"best"}
            assert set(facts) == FACTS[decision.kind] | more
            CHECKS[decision.kind](view, key, facts)


@pytest.mark.parametrize("seats", GAME.seats)
def test_the_facts_of_every_option_of_whole_games(seats: int) -> None:
    seen: Counter[str] = Counter()
    for seed in range(12):
        for step in walk(GAME, seats, seed, {"roles": "random"}).steps:
            decision = step.decision
            if decision.kind != "reroll":
                view = GAME.view(step.before, decision.seat)
                check(view, decision, GAME.explain(view, decision))
                seen[decision.kind] += 1

    rare = {"take", "source", "split_rest" if seats == 4 else ""}
    assert set(FACTS) - rare <= set(seen)
