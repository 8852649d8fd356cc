"""The suites' knowledge of San Francisco."""

from collections import Counter
from random import Random
from typing import Final

from rules.chance import Chance
from rules.decision import Choice, Decision, sample
from rules.event import Event, Seat
from rules.san_francisco import GAME, flow
from rules.san_francisco.components import TILES
from rules.san_francisco.state import NO_STREET, NOT_YET, Phase, Player, Secret, State
from tests.games.record import Clicked, Fullest, Known, Least, Sample, Traced
from tests.limits.worst import largest, played_on
from tests.rules.san_francisco.given import (
    EVERYTHING,
    FIFTEEN,
    dealt,
    drawn,
    given,
    investing,
    using,
)

STEPS: Final = 8
GAMES_EACH: Final = 6


def _frees_a_street(event: Event, _: Seat) -> bool:
    """A player without a stick in supply has lifted another one of theirs (RULES.md 5.3)."""
    return event.kind == "lifted"


def planted(state: State, seat: Seat, chance: Chance) -> State | None:
    """Exchange a cheque of another hand for one that was paid face down, or sealed answers.

    If there is neither, two cards of a pile.
    """
    planted = state.copy()
    others = [player for at, player in enumerate(planted.players) if at != seat]
    one = others[chance.below(len(others))]
    if planted.phase == Phase.INFLUENCE and one.sealed not in (NOT_YET, 0):
        one.sealed -= 1
    elif planted.phase == Phase.TILE and one.sealed != NOT_YET:
        one.sealed = (one.sealed + 1) % len(TILES)
    elif not _swap_secret(planted, one):
        pile = (planted.tenders, planted.actions)[chance.below(2)]
        if not pile:
            return None
        at, other = chance.below(len(pile)), chance.below(len(pile))
        pile[at], pile[other] = pile[other], pile[at]
    for asked in planted.open:
        if asked.kind in ("sum", "avoid") and asked.seat != seat:
            planted.players[asked.seat].terms = None
    if planted.task and planted.turn != seat:
        planted.picked, planted.lifted = [], NO_STREET
    flow.reopen(planted)
    return planted


def _swap_secret(planted: State, player: Player) -> bool:
    """Replace the cheque that a player paid last by another possible one."""
    if not player.secrets or player.offer is not None or planted.offers:
        return False
    secret = player.secrets[-1]
    hidden = Counter(player.hand) - Counter(player.known)
    kept = [one for one in secret.could if hidden[one] and one != secret.value]
    if not kept or secret.value not in planted.bank or secret.value in planted.found:
        return False
    player.hand = sorted((Counter([*player.hand, secret.value]) - Counter([kept[0]])).elements())
    player.secrets[-1] = Secret(kept[0], secret.could)
    planted.bank = sorted((Counter([*planted.bank, kept[0]]) - Counter([secret.value])).elements())
    return True


def full(seats: int) -> Fullest:
    """Play on with common sense, and return the fullest positions."""
    states: list[State] = []
    for seed in range(GAMES_EACH):
        state, _ = GAME.new({}, seats, seed)
        for _ in range(60 + 30 * seed):
            if state.open:
                asked = state.open[0]
                GAME.apply(state, asked.seat, GAME.greedy(GAME.view(state, asked.seat), asked))
        if state.open:
            states += played_on(GAME, state, STEPS, seed)
    return Fullest(seats, largest(GAME, states))


def thrifty(decision: Decision, moves: int) -> Choice:
    """Choose at random, but thriftily: a seat that has spent everything only waits for the end."""
    random = Random(moves)
    if decision.kind == "bid" and random.random() < 0.6:
        return ()
    if decision.kind == "influence":
        return (random.randrange(min(4, len(decision.options))),)
    return sample(decision, random.random)


def full_but_for(street: str) -> list[str]:
    """Let the sticks of five seats lie on all streets but one."""
    return dealt([one for one in EVERYTHING if one != street], 5)


KNOWN: Final = Known(
    planted=planted,
    least=Least(wins=0.95, points=1.5, markers=4, kinds=8, terms=30, secret=8, undone=1),
    fullest={"five full hands": lambda: full(5)},
    traced=Traced(states=12, stride=12, drawn=4),
    samples={
        "coming to terms": Sample(
            3, 3, 200, 20, first=7000, options={"ties": "negotiated", "grants": "0"}
        )
    },
    changes=_frees_a_street,
    glanced=85,
    rare=frozenset(
        (
            *("event-bank_empty", "event-lapsed", "event-of_no_use"),
            *("event-unusable", "event-unsold"),
            *("event-lifted", "ask-lift"),
        )
    ),
    seldom=(
        lambda: drawn(action="swap_influence"),
        lambda: given(*dealt(EVERYTHING, 5), seats=5),
        lambda: using(*full_but_for("f1-f2"), tender="option_option_3", seats=5),
        lambda: investing(*full_but_for("a1-n"), tender="villa_influence_2", rights="3 1", seats=5),
        lambda: drawn(FIFTEEN, action="two_sticks_influence", year=1918),
        lambda: drawn("a1-w", "g5-e g5-s", action="swap_influence"),
        lambda: drawn("a1-w a1-n", "g5-e g5-s", action="swap_influence"),
    ),
    untaught=dict.fromkeys(
        ("propose", "sum", "avoid", "accept"), "the table has not agreed to negotiate"
    ),
    tallest=1500,
    directed=True,
    clicked=Clicked(
        frozenset(("tender", "influence", "bid", "tile", "blind", "payment", "district", "street")),
        thrifty,
    ),
    sealed={
        "influence": {},
        "tile": {},
        "blind": {},
        "grant": {"grants": "6"},
        "sticks_back": {"grants": "6"},
        "payment": {},
        "propose": {"ties": "negotiated"},
        "accept": {"ties": "negotiated"},
    },
    sealed_often=frozenset(("payment", "propose", "accept")),
    by_chance_alike=frozenset(
        ("tender", "lift", "street", "second", "shift", "shift_to", "swap", "with", "replace")
    ),
    later_parts=frozenset(
        ("street", "shift", "shift_to", "swap", "with_in", "with", "replace", "sum", "avoid")
    ),
)
