"""All forecasts of Die goldene Stadt before a choice come true."""

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any, Final

import pytest

from rules import decision as answering
from rules.bits import members
from rules.chance import Chance
from rules.event import Event, Seat
from rules.facts import keys_at
from rules.goldene_stadt import GAME, asking, flow, rounds
from rules.goldene_stadt.components import (
    BONUS_KEYS,
    BONUSES,
    COAST,
    LAND_KEYS,
    LAND_OF,
    PLACE_KEYS,
)
from rules.goldene_stadt.scoring import open_bonus_cards, score_card
from rules.goldene_stadt.state import BONUS_LETTERS, NOWHERE, State
from tests.contract.told import Proofs, Told, all_told, nothing_more, prove, prove_all
from tests.contract.walks import Chooser, at_random, greedily, walk
from tests.rules.goldene_stadt.given import bidding, given, trader

EVERY_TABLE = [(seats, choose) for seats in GAME.seats for choose in (at_random, greedily)]


def _does(told: Told, *more: str) -> tuple[State, list[Event]]:
    """Choose the option, then answer the other questions of the house: with `more`, or the first
    option.
    """
    state = GAME.copy(told.state)
    events = list(GAME.apply(state, told.seat, answering.choose(told.decision, told.option)))
    while state.open and state.open[0].kind == "pay":
        [asked] = GAME.decisions(state)
        paid = answering.choose(asked, *(more or asked.options[:1]))
        events += GAME.apply(state, asked.seat, paid)
    return state, events


def _first(events: list[Event], kind: str) -> Any:
    return next((event.facts for event in events if event.kind == kind), {})


def _happens(kind: str, fact: str, otherwise: Any = None) -> Callable[[Told], None]:
    """Prove that the option has this result, and that it forecasts the same."""

    def proof(told: Told) -> None:
        assert _first(_does(told)[1], kind).get(fact, otherwise) == told.value

    return proof


def _is_option(told: Told) -> None:
    assert told.option == told.value


# --- bidding ---------------------------------------------------------------------------------


def _cards_of_pair(told: Told) -> None:
    pair = "abcd".index(told.option[-1])
    assert told.value == tuple(LAND_KEYS[card] for card in told.state.pairs[pair])


def _same_left(told: Told) -> None:
    """No pair leaves another number of coins, and there are several."""
    numbers = [facts["left"] for facts in GAME.explain(told.view, told.decision)]
    assert (len(numbers) > 1 and len(set(numbers)) == 1) == told.value


def _number_of_pair(told: Told) -> None:
    assert told.value == 1 + "abcd".index(told.option[-1])


def _with_pair(told: Told) -> State:
    """Return the position in which the seat takes the pair and builds first."""
    state, seat, pair = GAME.copy(told.state), told.seat, "abcd".index(told.option[-1])
    others = [each for each in range(len(state.players)) if each != seat]
    state.hands, state.start = [*others[:pair], seat, *others[pair:]], seat
    rounds.take_pairs(state, [])
    flow.reopen(state)
    return state


def _houses_built(told: Told) -> None:
    """The gains of a reward are removed again."""
    after = list(_built(_with_pair(told), told.seat))
    assert told.value == bool(after) + any(_places(each, told.seat) for each in after)


def _turn_letters(told: Told) -> None:
    """No turn brings more, and one that brings as much is named."""
    before, seat = _with_pair(told), told.seat

    def letters(state: State) -> int:
        """Count the card of the round as scored, which it is where no one else can build."""
        ledger = state.players[seat].ledger
        goes_on = state.round == before.round and not state.ended
        return sum(ledger) - ledger[BONUS_LETTERS] + (_scored(state, seat) if goes_on else 0)

    def gained(state: State) -> int:
        return letters(state) - letters(before)

    firsts = list(_built(before, seat))
    turns = [*firsts, *[second for first in firsts for second in _built(first, seat)]]
    assert max(map(gained, turns), default=0) == told.value
    places = {PLACE_KEYS.index(place) for place in keys_at(told.facts, "places")}
    own = before.players[seat].own
    reached = [turn for turn in turns if set(members(turn.players[seat].own & ~own)) == places]
    assert told.value in [gained(turn) for turn in reached] or not turns


def _places(state: State, seat: Seat) -> list[str]:
    """Return the places offered to a builder; none without a question."""
    asked = [decision for decision in state.open if decision.seat == seat]
    return [option for each in asked for option in each.options if option.startswith("place:")]


def _built(state: State, seat: Seat) -> Iterator[State]:
    """Yield the position after each first house, paid in each way, without its reward."""
    before = state.players[seat]
    for place in _places(state, seat):
        planned, told = _chosen(state, place)
        ways = planned.open[0].options if planned.plan != NOWHERE else ()
        for after, events in [_chosen(planned, way) for way in ways] or [(planned, told)]:
            paid = Counter(_first(events, "built")["cards"])
            hand = [had - paid[key] for had, key in zip(before.hand, LAND_KEYS, strict=True)]
            after.players[seat].hand = hand
            after.players[seat].keys = before.keys - bool(_first(events, "key_used"))
            after.reward = ""
            flow.reopen(after)
            yield after


def _chosen(state: State, option: str) -> tuple[State, list[Event]]:
    [asked] = state.open
    after = GAME.copy(state)
    return after, list(GAME.apply(after, asked.seat, answering.choose(asked, option)))


def _purse(told: Told) -> None:
    assert _does(told)[0].players[told.seat].coins == told.value


def _next_price(told: Told) -> None:
    """A seat with enough coins can expel for this, or no one can; a new round starts from the
    beginning.

    If no one can build, that follows at once.
    """
    state, _ = _does(told)
    for player in state.players:
        player.coins = 9
    flow.reopen(state)
    if not state.pairs or state.round != told.state.round:
        return
    [asked] = GAME.decisions(state)
    taken = [pair for pair in asked.options if state.hands["abcd".index(pair[-1])] >= 0]
    assert bool(taken) == bool(told.value)
    if taken:
        events = GAME.apply(state, asked.seat, answering.choose(asked, taken[0]))
        assert _first(list(events), "expelled")["coins"] == told.value


# --- building --------------------------------------------------------------------------------


def _payments(told: Told) -> tuple[str, ...]:
    """Return the ways to pay that are offered; a single way has no question."""
    state = GAME.copy(told.state)
    GAME.apply(state, told.seat, answering.choose(told.decision, told.option))
    asked = GAME.asked(state, told.seat)
    return asked.options if asked is not None and asked.kind == "pay" else ()


def _land(told: Told) -> None:
    """Two of its cards pay, one on the coast, and no card of another landscape alone."""
    paid = Counter(_first(_does(told)[1], "built")["cards"])
    assert all(count % 2 == 0 for land, count in paid.items() if land != told.value)


def _own(told: Told) -> None:
    assert _paid(told)[0] == told.value


def _jokers(told: Told) -> None:
    assert _paid(told)[1] == told.value


def _paid(told: Told) -> tuple[int, tuple[str, ...]]:
    """Return the number of cards paid of the landscape, and of others; no way takes fewer cards.

    If the payment itself is the choice, cheaper ones may exist.
    """
    ways = (_payments(told) if told.decision.kind == "build" else ()) or ("",)
    paid = [_first(_does(told, *([way] if way else []))[1], "built") for way in ways]
    cards = min([facts["cards"] for facts in paid], key=len)
    land = LAND_KEYS[LAND_OF[PLACE_KEYS.index(paid[0]["place"])]]
    return cards.count(land), tuple(card for card in cards if card != land)


def _ways(told: Told) -> None:
    assert max(1, len(_payments(told))) == told.value


def _key(told: Told) -> None:
    assert len([event for event in _does(told)[1] if event.kind == "key_used"]) == told.value


REWARDS: Final = {
    "coin": "coins",
    "coins": "coins",
    "card": "drew",
    "key": "key",
    "goods": "goods",
    "bonus": "looks",
}


def _reward(told: Told) -> None:
    """It is given at once, or is a question; goods with one card left are given at once."""
    state, events = _does(told)
    found = {decision.kind for decision in state.open if decision.kind == "goods"}
    for event in events:
        found.add("goods" if event.kind in ("took_goods", "drew_goods") else event.kind)
    assert found & set(REWARDS.values()) == ({REWARDS[told.value]} if told.value else set())


def _scored(state: State, seat: int) -> int:
    """Return the letters of a seat if the card of the round were scored now."""
    state = GAME.copy(state)
    before = sum(state.players[seat].ledger)
    score_card(state, [])
    return sum(state.players[seat].ledger) - before


def _scored_now(told: Told) -> None:
    assert _scored(told.state, told.seat) == told.value


def _scored_then(told: Told) -> None:
    assert _with_the_house(told) in (None, told.value)


def _scored_more(told: Told) -> None:
    then = _with_the_house(told)
    assert then is None or then - _scored(told.state, told.seat) == told.value


def _with_the_house(told: Told, seat: Seat | None = None) -> int | None:
    """Return a seat's score with the house alone: no goods with it, the round not yet scored."""
    state, events = _does(told)
    if any(event.kind in ("scored", "took_goods", "drew_goods") for event in events):
        return None
    return _scored(state, told.seat if seat is None else seat)


def _scored_less(told: Told) -> None:
    """All rivals who lose letters are told, with how many."""
    lost: dict[int, int] = {}
    for seat in range(len(told.state.players)):
        then = _with_the_house(told, seat)
        if then is None:
            return
        lost[seat] = _scored(told.state, seat) - then
    losers = {seat: count for seat, count in lost.items() if count > 0}
    assert told.value in (tuple(losers), tuple(losers.values()))


def _opened(told: Told) -> None:
    """With all cards and a key, these could be built on next, and could not before."""
    before, after = (_rich(state, told.seat) for state in (told.state, _does(told)[0]))
    assert told.value == tuple(key for key in after if key not in before)


def _rich(state: State, seat: Seat) -> tuple[str, ...]:
    """Return the places that a seat could build on with all cards and a key."""
    rich = GAME.copy(state)
    rich.players[seat].hand, rich.players[seat].keys = [2] * len(LAND_KEYS), 1
    return asking.build(rich, seat).options


def _ranked(told: Told) -> None:
    """What brings letters is first, and what lies on the coast behind what lies inland."""
    brings = bool(told.facts["letters"] or told.facts["gain"])
    port = LAND_OF[PLACE_KEYS.index(told.option)] == COAST
    assert (told.value == 1) == brings
    assert brings or (told.value == 2) == (not port)
    assert brings or (told.value == 4) == (told.facts["reward"] == "coin" and port)


def _left_in_hand(told: Told) -> None:
    """This many are left, besides one that is drawn for the house."""
    state, events = _does(told)
    if not any(event.kind in ("discarded", "pairs_taken") for event in events):
        drawn = len([event for event in events if event.kind == "drew"])
        assert sum(state.players[told.seat].hand) == told.value + drawn


# --- rewards and the hand limit --------------------------------------------------------------


def _in_the_stack(told: Told) -> None:
    assert len(_does(told)[0].warehouse) == told.value - 1


def _bonus_now(told: Told) -> None:
    """At an immediate end, the card would bring this."""
    state = GAME.copy(told.state)
    GAME.apply(state, told.seat, answering.choose(told.decision, told.option))
    before = state.players[told.seat].ledger[BONUS_LETTERS]
    state.taken = state.taken[-1:]
    open_bonus_cards(state, [])
    assert state.players[told.seat].ledger[BONUS_LETTERS] - before == told.value


def _bonus_each(told: Told) -> None:
    assert BONUSES[BONUS_KEYS.index(told.option)].letters == told.value


def _bonus_most(told: Told) -> None:
    assert BONUSES[BONUS_KEYS.index(told.option)].most == told.value


def _land_of_card(told: Told) -> None:
    assert told.option.rpartition(":")[0] == told.value


def _is_blocked(told: Told) -> None:
    assert told.state.players[told.seat].blocked


# --- before a pick ----------------------------------------------------------------------------


def _things(told: Told) -> None:
    """The round ends with these scored."""
    events: list[Event] = []
    score_card(GAME.copy(told.state), events)
    assert told.value == tuple(event.facts["thing"] for event in events)


def _missing_pairs(told: Told) -> None:
    offered = {"abcd".index(option[-1]) for option in told.decision.options}
    pairs = tuple(f"pair:{'abcd'[at]}" for at in range(len(told.state.pairs)) if at not in offered)
    assert told.value == pairs


def _too_dear(told: Told) -> None:
    """With so many coins they would be on offer; with no price, not with any."""
    rich = GAME.copy(told.state)
    for coins in (told.value - 1, told.value or 99):
        rich.players[told.seat].coins = coins
        all_offered = len(asking.bid(rich, told.seat).options) == len(told.state.pairs)
        assert all_offered == (coins == told.value)


def _coins(told: Told) -> None:
    assert told.state.players[told.seat].coins == told.value


def _unpaid(told: Told) -> None:
    """With all cards, places of just these landscapes are on offer besides."""
    rich = GAME.copy(told.state)
    rich.players[told.seat].hand = [2] * len(LAND_KEYS)
    more = {*asking.build(rich, told.seat).options} - {*told.decision.options}
    lands = sorted({LAND_OF[PLACE_KEYS.index(place)] for place in more})
    assert told.value == tuple(LAND_KEYS[land] for land in lands)


def _locked(told: Told) -> None:
    """With a key, these are on offer besides, if they can be paid for."""
    rich = GAME.copy(told.state)
    rich.players[told.seat].hand = [2] * len(LAND_KEYS)
    without = asking.build(rich, told.seat).options
    assert told.value == tuple(key for key in _rich(told.state, told.seat) if key not in without)


def _is_told(told: Told) -> None:
    """It is proved along with other facts."""


PROOFS: Final[Proofs] = {
    "bid.pair": _is_option,
    "bid.value": _number_of_pair,
    "bid.houses": _houses_built,
    "bid.cards": _cards_of_pair,
    "bid.coins": _happens("expelled", "coins", 0),
    "bid.left": _purse,
    "bid.other": _happens("expelled", "other"),
    "bid.next": _next_price,
    "bid.letters": _turn_letters,
    "bid.places": _is_told,
    "bid.same_left": _same_left,
    "build.place": _is_option,
    "build.land": _land,
    "build.own": _own,
    "build.jokers": _jokers,
    "build.ways": _ways,
    "build.key": _key,
    "build.letters": _happens("letters", "letters", 0),
    "build.reward": _reward,
    "build.now": _scored_now,
    "build.then": _scored_then,
    "build.gain": _scored_more,
    "build.seats": _scored_less,
    "build.counts": _scored_less,
    "build.opens": _opened,
    "build.rank": _ranked,
    "pay.land": _land,
    "pay.own": _own,
    "pay.jokers": _jokers,
    "pay.cards": _happens("built", "cards"),
    "pay.left": _left_in_hand,
    "goods.goods": _happens("took_goods", "goods"),
    "goods.left": _in_the_stack,
    "give_back.goods": _happens("gave_back", "goods"),
    "bonus.bonus": _is_option,
    "bonus.letters": _bonus_now,
    "bonus.each": _bonus_each,
    "bonus.most": _bonus_most,
    "limit.card": _land_of_card,
    "remark blocked": _is_blocked,
    "remark scores": _is_told,
    "remark scores.things": _things,
    "remark scores.letters": _scored_now,
    "remark no_pair": _is_told,
    "remark no_pair.pairs": _missing_pairs,
    "remark no_pair.price": _too_dear,
    "remark no_pair.coins": _coins,
    "remark no_cards": _is_told,
    "remark no_cards.lands": _unpaid,
    "remark no_key": _is_told,
    "remark no_key.places": _locked,
}


@pytest.mark.parametrize(("seats", "choose"), EVERY_TABLE)
def test_all_that_is_told_is_true(seats: int, choose: Chooser) -> None:
    prove_all(walk(GAME, seats, 1, choose=choose), PROOFS, nothing_more, 20)


@pytest.mark.soak
@pytest.mark.parametrize("first", range(0, 200, 20))
@pytest.mark.parametrize(("seats", "choose"), EVERY_TABLE)
def test_all_that_is_told_is_true_in_many_games(seats: int, choose: Chooser, first: int) -> None:
    for seed in range(first, first + 20):
        prove_all(walk(GAME, seats, seed, choose=choose), PROOFS, nothing_more, 1000)


@pytest.mark.proof
def test_every_fact_is_told_and_proved() -> None:
    proved: Counter[str] = Counter()
    for seats, choose in EVERY_TABLE:
        proved += prove_all(walk(GAME, seats, 5, choose=choose), PROOFS, nothing_more, 50)
    fifth = given(trader(hand="2 forest 2 coast", own="oak_haven", goods="1 2 3 4"))
    fifth.builds("foxhollow", "forest:2")
    fifth.answers("goods:5")
    blocked = bidding(trader(own="greycliff"), trader())
    blocked.state.players[0].blocked = True
    dear = bidding(trader(), trader(coins=0), seats=3)
    dear.bids("a")
    locked = given(trader(hand="coast", own="ramshorn mint_ward"))
    for table, seat in ((fifth, 0), (blocked, 0), (dear, 1), (locked, 0)):
        for told in all_told(GAME, table.state, seat, (), Chance(1), nothing_more):
            prove(told, PROOFS)
            proved[told.key] += 1
    assert set(proved) == set(PROOFS)
