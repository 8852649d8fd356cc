"""The suites' knowledge of Die goldene Stadt."""

from random import Random
from typing import Final

from rules.chance import Chance
from rules.decision import Choice, Decision, sample
from rules.event import NOBODY, Event, Seat
from rules.goldene_stadt import GAME, flow
from rules.goldene_stadt.components import LANDS, SCORE_CARDS, Land
from rules.goldene_stadt.state import NOWHERE, Player, State
from rules.goldene_stadt.view import is_looking
from tests.games.record import Clicked, Fullest, Known, Least, Sample, Traced
from tests.limits.worst import largest, played_on
from tests.rules.goldene_stadt.given import given, trader

STEPS: Final = 8
GAMES_EACH: Final = 8


def planted(state: State, seat: Seat, chance: Chance) -> State | None:
    """Exchange things that the seat cannot tell apart: cards of another hand for cards of the
    stack.

    Now and then two cards of a stack, or bonus cards that the seat has not seen since.
    """
    planted = state.copy()
    builds = planted.builders[-1] if planted.builders else seat
    if builds != seat and planted.plan != NOWHERE:
        return None  # the place to pay for is chosen: its cards are no longer free
    one = chance.below(4)
    if one == 0:
        _swap(planted.warehouse, chance)
        _swap_score_cards(planted, chance)
    elif one == 1:
        _swap_bonus_cards(planted, seat, chance)
    else:
        others = [player for other, player in enumerate(planted.players) if other != seat]
        if not _swap_lands(planted, others[chance.below(len(others))], chance):
            return None
    if builds != seat:
        flow.reopen(planted)  # that seat has other options
    return planted


def _swap(cards: list[int], chance: Chance) -> None:
    if cards:
        one, other = chance.below(len(cards)), chance.below(len(cards))
        cards[one], cards[other] = cards[other], cards[one]


def _swap_score_cards(state: State, chance: Chance) -> None:
    back = 1 + chance.below(3)
    places = [at for at, card in enumerate(state.cards) if SCORE_CARDS[card].back == back]
    if places:
        one, other = places[chance.below(len(places))], places[chance.below(len(places))]
        state.cards[one], state.cards[other] = state.cards[other], state.cards[one]


def _swap_bonus_cards(state: State, seat: Seat, chance: Chance) -> None:
    """Exchange a bonus card that was taken since the last look of the seat for one that is left."""
    looks = [at for at, taken in enumerate(state.taken) if taken.seat == seat]
    since = range(looks[-1] + 1 if looks else 0, len(state.taken))
    if since and state.bonus and not is_looking(state, seat):
        at, left = since[chance.below(len(since))], chance.below(len(state.bonus))
        card = state.taken[at].card
        state.taken[at] = state.taken[at]._replace(card=state.bonus[left])
        state.bonus[left] = card
        state.bonus.sort()


def _swap_lands(state: State, player: Player, chance: Chance) -> bool:
    """Exchange a hidden card of a hand for another of the stack, if there is one."""
    hidden: list[Land] = [
        land for land in LANDS for _ in range(player.hand[land] - player.known[land])
    ]
    if not hidden or not state.stack:
        return False
    land, at = hidden[chance.below(len(hidden))], chance.below(len(state.stack))
    player.hand[land] -= 1
    player.hand[state.stack[at]] += 1
    state.stack[at] = land
    return True


def full(seats: int) -> Fullest:
    """Give everyone many houses, cards, goods and a bonus card; play on from there."""
    towns = [
        "eagle_bay copperdale echo_gorge mint_ward anvil_ward eagle_palace",
        "oak_haven foxhollow deepwood carver_ward lantern_ward mint_ward",
        "larkspit shepherds_rest barleyton garden_ward baker_ward mint_ward",
        "saltbeach caravan_halt oasis_court potter_ward spice_ward mint_ward",
    ][:seats]
    hands = ["2 mountain 2 coast 2 forest meadow", "3 forest 2 desert 2 coast"]
    hands += ["3 meadow 2 mountain 2 coast", "3 desert 2 meadow 2 coast"]
    goods = ["1 2", "3 4", "5", "6"]
    bonus = ["harbour", "city", "river", "mountain"]
    states: list[State] = []
    for turn in range(seats):
        told = [
            trader(hand=hand, own=own, goods=cards, bonus=card, keys=1, coins=6, letters=60)
            for own, hand, cards, card in zip(towns, hands, goods, bonus, strict=False)
        ]
        for seed in range(GAMES_EACH):
            table = given(*told, seats=seats, turn=turn)
            states += played_on(GAME, table.state.copy(), STEPS, seed)
    return Fullest(seats, largest(GAME, states))


def at_random(decision: Decision, moves: int) -> Choice:
    """Choose at random; so some stop early, and have cards to discard."""
    return sample(decision, Random(moves).random)


def _moved(event: Event, seat: Seat) -> bool:
    """Whether the hand of a seat was laid on another pair; where there is one, no one asks."""
    about = (event.facts.get("seat"), event.facts.get("other"))
    return event.kind in ("laid", "expelled") and seat in about


KNOWN: Final = Known(
    planted=planted,
    least=Least(wins=0.95, points=1.3, markers=6, kinds=5, terms=40, secret=1, undone=1),
    fullest={"three full hands": lambda: full(3), "four full hands": lambda: full(4)},
    traced=Traced(states=15, stride=12, drawn=4),
    samples={"further": Sample(10, 5, 1900, 20, first=5000)},
    glanced=75,
    by_chance_alike=frozenset(("goods", "give_back", "bonus")),
    later_parts=frozenset(("pay",)),
    rare=frozenset(("ask-give_back", "event-blocked", "event-gave_back", "remark-blocked")),
    never=frozenset(("decline",)),
    at_once=False,
    onlooker=(NOBODY,),
    clicked=Clicked(frozenset(("bid", "build", "pay", "goods", "bonus", "limit")), at_random),
    tallest=1500,
    changes=_moved,
)
