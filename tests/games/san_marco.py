"""The suites' knowledge of San Marco."""

from typing import Final

from rules.chance import Chance
from rules.event import Event, Seat
from rules.san_marco import GAME, flow
from rules.san_marco.components import BRIDGES as MOST_BRIDGES
from rules.san_marco.components import FIRST_LIMIT, NAMES, NOBLES, PAIR_KEYS
from rules.san_marco.state import OPEN, State
from tests.games.record import Fullest, Known, Least, Sample, Traced
from tests.limits.worst import largest, played_on
from tests.rules.san_marco.given import ALL_BRIDGES, NO_SUPPLY, given

STEPS: Final = 8
MANY_NOBLES: Final = 3
GAMES_EACH: Final = 8


def planted(state: State, seat: Seat, chance: Chance) -> State | None:
    """Exchange two cards with the same back: of draw piles, hands and offers not yet revealed.

    With open hands all know the cards of a distributor, but not their division.
    """
    planted = state.copy()
    groups = [group for group in planted.groups if not group.opened and group.distributor != seat]
    hands = [[group.hand, *group.offers] for group in groups]
    piles = [planted.actions, planted.limits]
    dealt = [cards for hand in hands for cards in hand if cards]
    first = dealt or piles  # draw piles are exchanged often enough with hands
    cards = first[chance.below(len(first))]
    spot = chance.below(len(cards))
    unseen = [*piles, *dealt]
    if state.variant.hands == OPEN:
        unseen = next((hand for hand in hands if any(cards is one for one in hand)), piles)
    others = [
        (other, at)
        for other in unseen
        for at, kind in enumerate(other)
        if (kind < FIRST_LIMIT) == (cards[spot] < FIRST_LIMIT)
    ]
    other, at = others[chance.below(len(others))]
    cards[spot], other[at] = other[at], cards[spot]
    for hand in hands:
        for cards in hand:
            cards.sort()
    if not all(group.divided for group in planted.groups):
        flow.reopen(planted)  # a distributor has other options
    return planted


def full(seats: int) -> Fullest:
    """Place every noble and every bridge, some everywhere; carry each card out from there."""
    states: list[State] = []
    spread = dict.fromkeys(NAMES, MANY_NOBLES)
    spread["castello"] = NOBLES - MOST_BRIDGES // seats - MANY_NOBLES * (len(spread) - 1)
    nobles = {name: (count,) * seats for name, count in spread.items()}
    bridges = [
        f"{pair.removeprefix('pair:')}:{place % seats}"
        for place, pair in enumerate([*PAIR_KEYS, *PAIR_KEYS][:MOST_BRIDGES])
    ]
    for card in ("bridge", "defector", "doge", "banishment", "castello"):
        table = given(
            seats=seats, cards=card, nobles=nobles, bridges=" ".join(bridges), doge="dorsoduro"
        )
        for seed in range(GAMES_EACH):
            states += played_on(GAME, table.state.copy(), STEPS, seed)
    return Fullest(seats, largest(GAME, states))


def _on_the_board(event: Event, _: Seat) -> bool:
    """Whether nobles, bridges or the doge are no longer where a plan saw them."""
    return event.kind in MOVES


MOVES: Final = frozenset(
    (
        *("placed", "defected", "banished", "built", "took_over", "moved_bridge"),
        *("doge_entered", "doge_moved", "scored"),
    )
)

KNOWN: Final = Known(
    planted=planted,
    by_chance_alike=frozenset(
        (
            "play",
            "place",
            "bridge",
            "take",
            "defect",
            "banish",
            "victims",
            "doge",
            "source",
            "fewest",
        )
    ),
    least=Least(wins=0.95, points=1.5, markers=6, kinds=9, terms=5, secret=2, undone=1),
    fullest={"three full houses": lambda: full(3), "four full houses": lambda: full(4)},
    traced=Traced(states=16, stride=12, drawn=4),
    samples={"further": Sample(10, 5, 90, 20, first=5000)},
    rare=frozenset(
        (
            *("ask-reroll", "ask-source", "ask-take"),
            *("event-kept_rolls", "event-moved_bridge", "event-rerolled", "event-took_over"),
            "remark-out",
        )
    ),
    untaught={
        "reroll": "the first four rolls of its seed are not all the same",
        "roles": "the table has not agreed to assign roles",
    },
    seldom=(
        lambda: given(cards="castello bridge defector", nobles=NO_SUPPLY),
        lambda: given(cards="bridge bridge", nobles=NO_SUPPLY, bridges=ALL_BRIDGES),
    ),
    never=frozenset(("decline",)),
    tallest=1240,
    taller={"split": 1500, "split_rest": 1500},
    directed=True,
    changes=_on_the_board,
    unforeseen={
        "roles": "the round has not begun yet",
        "fewest": "the passage has not ended yet",
        "source": "in these games the supply lasts",
    },
)
