"""The suites' knowledge of San Juan."""

from collections.abc import Iterable
from typing import Final

from bot.text import texts
from rules.chance import Chance
from rules.event import Seat
from rules.san_juan import GAME
from rules.san_juan.components import DECKS, KIND, NAMES, NEW_BUILDINGS
from rules.san_juan.state import AT_ONCE, State, Variant
from tests.games.record import Fullest, Known, Least, Sample, Traced
from tests.limits.worst import played_on
from tests.rules.san_juan.given import NEW, given, next_round, seat
from tests.rules.san_juan.played import scarce

BIG_HAND: Final = 20
BIG_TOWN: Final = 12
STEPS: Final = 8
EXPANDED: Final = Variant(deck=NEW_BUILDINGS, builder=AT_ONCE)
NINE: Final = "smithy gold_mine archive poor_house well crane statue hero library"
SEVEN: Final = "hero library market_hall prefecture archive well statue"
SEVEN_MORE: Final = "tower quarry chapel crane aqueduct carpenter smithy poor_house"


def planted(state: State, seat: Seat, chance: Chance) -> State:
    """Exchange two cards of deck, discard pile, goods and other seats' hands."""
    own = state.players[seat]
    seen = {*own.hand, *own.drawn, *own.chapel, *own.bank}
    for player in state.players:
        for building in player.display:
            seen |= {building.card, *building.under}
        if player is not own:
            fixed = {*player.known, player.plan}  # what is to be built has been chosen, too
            seen |= {card for card in player.hand if KIND[card] in fixed}
    hidden = [card for card in DECKS[state.variant.deck] if card not in seen]
    one, other = hidden[chance.below(len(hidden))], hidden[chance.below(len(hidden))]
    exchange = {one: other, other: one}

    def renamed(cards: Iterable[int]) -> list[int]:
        return [exchange.get(card, card) for card in cards]

    planted = state.copy()
    planted.deck, planted.discard = renamed(planted.deck), renamed(planted.discard)
    for player in planted.players:
        player.hand = sorted(renamed(player.hand))
        player.chapel = sorted(renamed(player.chapel))
        player.bank = sorted(renamed(player.bank))
        player.harbor = sorted(renamed(player.harbor))
        player.drawn = sorted(renamed(player.drawn))
        player.put_away = renamed(player.put_away)
        player.tucked = renamed(player.tucked)
        player.banked = renamed(player.banked)
        player.goods = {at: exchange.get(good, good) for at, good in player.goods.items()}
    return planted


def _by_length() -> list[str]:
    """Return the words of all cards, the longest in German first."""
    words = texts("de").of(GAME.key)
    names = [NAMES[KIND[card]] for card in DECKS[NEW_BUILDINGS]]
    return sorted(names, key=lambda name: (-len(words.name(f"building:{name}")), name))


def full(seats: int, hands: int) -> Fullest:
    """Give everyone twelve different buildings and about twenty cards; play on from there."""
    left = _by_length()
    towns: list[list[str]] = []
    for _ in range(seats):
        towns.append(list(dict.fromkeys(left))[:BIG_TOWN])
        for name in towns[-1]:
            left.remove(name)
    held = [[left.pop(0) for _ in range(BIG_HAND)] for _ in range(hands)]
    told = [
        seat(hand=" ".join(hand), built=" ".join(town))
        for town, hand in zip(towns, held + [[]] * (seats - hands), strict=True)
    ]
    states: list[State] = []
    for role in ("builder", "producer", "trader", "councillor", "prospector"):
        states += played_on(GAME, given(*told, role=role, variant=NEW).state, STEPS, seats)
    return Fullest(seats, states)


KNOWN: Final = Known(
    planted=planted,
    least=Least(wins=0.95, points=1.5, markers=6, kinds=9, terms=5, secret=2, undone=1),
    fullest={"two full hands": lambda: full(2, 2), "four full towns": lambda: full(4, 1)},
    traced=Traced(states=20, stride=6, drawn=5),
    samples={
        "expansion": Sample(15, 5, 2000, 200, options={"deck": NEW_BUILDINGS}),
        "few_cards": Sample(3, 3, game=scarce()),
    },
    by_chance_alike=frozenset(("role", "produce", "goods")),
    later_parts=frozenset(("bank", "limit", "cover", "goods", "pay")),
    seldom=(
        lambda: next_round(seat(), seat(NINE, "indigo_plant bank"), variant=NEW),
        lambda: given(seat(SEVEN), seat(SEVEN_MORE), role="builder", variant=EXPANDED),
    ),
    rare=frozenset(("event-cards_gone", "event-came_too_late")),
    untaught={
        "office": "the building is of the expansion",
        "bank": "the building is of the expansion",
        "library": "only two players are asked about it",
    },
    unforeseen={"library": "it is asked about a role, which is not chosen yet"},
    tallest=1320,
)
