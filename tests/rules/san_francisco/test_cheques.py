"""Public knowledge of the cheques (RULES.md 1.4, 2.5; R34)."""

from collections import Counter
from itertools import product

import pytest

from rules.chance import Chance
from rules.san_francisco import GAME
from rules.san_francisco.cheques import could_reach, possible
from rules.san_francisco.state import OPEN, USUAL, Player, Secret, State
from tests.contract.walks import Step, walk
from tests.rules.san_francisco.given import paying, using
from tests.rules.san_francisco.worlds import Worlds

FULL = (1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10)
SHOWN = USUAL._replace(ledger=OPEN)
MOST_WORLDS = 4000


def test_clause_1_4_how_many_cheques_there_are_is_open_and_what_they_are_is_hidden() -> None:
    table = paying("1 5 9", "9")

    assert table.cheques() == [2, 12, 11]
    assert table.view().bank == 11
    assert table.view(0).hand == (1, 5)
    for one in table.view().investors:
        assert one.known == ()
    assert table.view().openly == ()
    assert table.view().hand == ()


@pytest.mark.parametrize("cheque", ["1", "5", "9"])
def test_clause_1_4_a_cheque_paid_face_down_could_be_any(cheque: str) -> None:
    table = paying("1 5 9", cheque, SHOWN)

    assert table.investor(0).possible == (1, 5, 9)
    assert table.investor(0).known == ()
    assert table.investor(0).at_most == 14
    assert 2 in table.view().openly, "the blind bid of seat 2 lay open"
    assert 9 not in table.view().openly


def test_clause_2_5_with_an_open_ledger_all_are_shown_what_is_known() -> None:
    table = using(variant=SHOWN)
    table.bids("5 3", "-", "-")

    assert table.investor(0).known == (1, 1, 2, 2, 4, 6, 7, 8, 9, 10)
    assert table.view().openly == (3, 5)
    assert table.investor(1).known == FULL


def test_clause_2_5_what_is_laid_and_taken_back_is_known() -> None:
    table = paying("1 5 9", "9", SHOWN)
    table.all_decline()
    table.uses_it()
    assert table.actor == 2
    table.bids("3", "5", "6", "7", "-")

    assert table.hand(0) == "1 5"
    assert table.investor(0).known == (5,)
    assert table.investor(0).possible == (1, 5, 9)


def _is_heard(worlds: Worlds, step: Step) -> None:
    """Take in a step; a seat that passes without a question could not have enough (R34)."""
    answered = step.decision.kind == "bid"
    for event in step.events:
        if event.kind == "passed" and not (answered and event.facts["seat"] == step.seat):
            seat = event.facts["seat"]
            assert isinstance(seat, int)
            floor = worlds.lacking(seat)
            assert all(sum(hand) < floor for hand in worlds.hands(seat)), "R34: would be asked"
        if event.kind in ("bid", "passed"):
            answered = False
        if event.is_for(None):
            worlds.hear(event)


@pytest.mark.sampled(8)
@pytest.mark.parametrize("seed", range(12))
@pytest.mark.parametrize("ties", ["blind", "negotiated"])
def test_clause_1_4_r34_what_is_told_is_what_can_be_known(seed: int, ties: str) -> None:
    """Against all worlds that fit the events, in random games until there are too many."""
    seats = 3 + seed % 3
    game = walk(GAME, seats, seed, {"ledger": OPEN, "ties": ties})
    worlds = Worlds(seats)
    checked = 0
    states = [*[step.before for step in game.steps[1:]], game.last]
    for step, state in zip(game.steps, states, strict=True):
        _is_heard(worlds, step)
        view = GAME.view(state, None)
        real = tuple(tuple(GAME.view(state, seat).hand) for seat in range(seats))
        assert (real, tuple(state.bank)) in worlds.all
        for one in view.investors:
            for hand in {*worlds.hands(one.seat)}:
                assert not Counter(hand) - Counter(one.possible)
                assert not Counter(one.known) - Counter(hand)
        for asked in GAME.decisions(state):
            if asked.kind == "bid":
                could = [sum(hand) >= asked.floor for hand in worlds.hands(asked.seat)]
                assert any(could), "R34: would pass by itself"
                assert asked.floor == worlds.lacking(asked.seat)
        checked += 1
        if len(worlds.all) > MOST_WORLDS:
            break
    assert checked > 20


def _paid(hand: tuple[int, ...], *secrets: Secret) -> Player:
    """Return a player with this hand, who has paid these cheques face down."""
    return Player(influence=0, hand=[*hand], known=[], secrets=[*secrets])


def _at_table(found: tuple[int, ...], *players: Player) -> State:
    state, _ = GAME.new({}, 3, 1)
    state.players, state.found = list(players), list(found)
    return state


@pytest.mark.timeout(10)
def test_r34_who_is_asked_is_known_however_many_cheques_are_paid_face_down() -> None:
    """Three players whose option tiles always differ pay one in nearly every round."""
    values = tuple(range(1, 10))
    secrets = [Secret(value, values) for value in (1, 2, 3, 4, 5, 6)]
    state = _at_table((6, 6, 6), *[_paid((7, 8, 9), *secrets) for _ in range(3)])

    assert could_reach(state, 0, 24), "7, 8 and 9"
    assert not could_reach(state, 0, 25)


@pytest.mark.parametrize("seed", range(60))
def test_r34_with_few_secrets_every_way_to_have_paid_is_weighed(seed: int) -> None:
    """Against all ways one by one; the cheques found in the bank have to come from one of them."""
    chance = Chance(seed)
    players: list[Player] = []
    for _ in range(3):
        held = sorted(chance.below(10) + 1 for _ in range(4))
        could = tuple(sorted({*held}))
        paid = held[: chance.below(3)]
        players.append(_paid(tuple(held[len(paid) :]), *[Secret(one, could) for one in paid]))
    paid = [secret.value for player in players for secret in player.secrets]
    state = _at_table(tuple(paid[: chance.below(3)]), *players)
    hand = possible(players[0])

    for total in range(1, sum(hand) + 1):
        assert could_reach(state, 0, total) == _one_by_one(state, total)


def _one_by_one(state: State, total: int) -> bool:
    """Whether the first hand could be worth this much in one of all ways to have paid."""
    ways = [
        [way for way in product(*[each.could for each in player.secrets]) if _is_held(player, way)]
        for player in state.players
    ]
    every = sum(possible(state.players[0]))
    return any(
        every - sum(way[0]) >= total
        and not Counter(state.found) - Counter([one for paid in way for one in paid])
        for way in product(*ways)
    )


def _is_held(player: Player, paid: tuple[int, ...]) -> bool:
    return not Counter(paid) - Counter(possible(player))
