"""Positions of San Marco in a player's words: in the middle of a round.

    table = given(
        nobles={"castello": (4, 3, 2, 0)},
        bridges="san_marco-castello:1",
        doge="castello",
        cards="doge bridge",
    )
    table.plays("doge")

A seat, 0 by default, is the last of the round to carry its cards out: the round ends with it. Words
are the ids of `data/san_marco/components.toml`; limit cards are `1`, `2` and `3`. Moves and views
from there are in `table.py`.
"""

from collections.abc import Mapping, Sequence
from typing import Final

from rules.chance import Chance
from rules.san_marco import GAME
from rules.san_marco.components import (
    ACTIONS,
    ATTESTED,
    DISTRICTS,
    LIMITS,
    NAMES,
    NOBLES,
    NOWHERE,
    PAIR_KEYS,
    POINTS,
    WORTH,
    Bridge,
    Kind,
    Worth,
)
from rules.san_marco.flow import reopen
from rules.san_marco.state import DOGE_POINTS, USUAL, Group, Player, State, Variant
from tests.rules.san_marco.table import Table, kind_of

Nobles = Mapping[str, Sequence[int]]
"""The nobles of each seat, by district; omitted districts have none."""

ALL_BRIDGES: Final = (
    "cannaregio-san_marco:1 cannaregio-castello:1 cannaregio-san_polo:1 san_marco-castello:1 "
    "cannaregio-san_marco:2 cannaregio-castello:2 cannaregio-san_polo:2 san_marco-castello:2 "
    "cannaregio-san_marco:3 cannaregio-castello:3 cannaregio-san_polo:3 santa_croce-dorsoduro:3"
)
"""No bridge is left in stock; seat 0 has none."""
NO_SUPPLY: Final = {"castello": (20,), "san_marco": (5, 1, 2, 0)}
"""Seat 0 has all its nobles in the city."""


def worth(district: str) -> Worth:
    """Return the points of a district with the default table options."""
    return WORTH[ATTESTED][NAMES.index(district)]


def given(
    *,
    seats: int = 4,
    seat: int = 0,
    cards: str = "castello",
    nobles: Nobles | None = None,
    bridges: str = "",
    doge: str = "",
    prestige: Sequence[int] = (),
    limits: Sequence[int | str] = (),
    out: Sequence[int] = (),
    deck: str = "",
    limit_deck: str = "",
    spent: int = 0,
    passage: int = 1,
    round: int = 2,
    start: int | None = None,
    variant: Variant = USUAL,
    seed: int = 1,
) -> Table:
    """Set up a position in which `seat` carries out `cards`, the last ones of the round.

    bridges    `<district>-<district>:<owner>`, in the order in which they were placed
    limits     the limit points of each seat, or its very cards
    out        seats that are out of the passage: this is its last round
    deck       the action cards that are drawn next, in this order; `limit_deck` likewise
    spent      how many action cards lie on the discard pile, at least
    start      the start player of this round; not `seat` where four play
    """
    actions, points = _Pile(ACTIONS), _Pile(LIMITS)
    held, drawn, drawn_points = (
        actions.take(cards),
        actions.take(deck),
        points.take(limit_deck),
    )
    state = State(
        chance=Chance(seed),
        players=[Player() for _ in range(seats)],
        actions=[],
        limits=[],
        nobles=_rows(nobles or {}, seats),
        variant=variant,
        bridges=[_bridge(word) for word in bridges.split()],
        doge=NAMES.index(doge) if doge else NOWHERE,
        passage=passage,
        round=round,
        last_round=bool(out),
        acting=seat,
        cards=sorted(held),
    )
    _seat_players(state, prestige, limits, out, points)
    _form_groups(state, seat, start, actions)
    state.discard += [actions.take_any() for _ in range(spent - len(state.discard))]
    state.actions = actions.take_all() + drawn[::-1]
    state.limits = points.take_all() + drawn_points[::-1]
    reopen(state)
    GAME.check(state)
    return Table(state)


class _Pile:
    """The cards that have no place yet."""

    def __init__(self, cards: Sequence[Kind]) -> None:
        self.cards = list(cards)
        Chance(2).shuffle(self.cards)

    def take(self, words: str) -> list[Kind]:
        kinds = [kind_of(word) for word in words.split()]
        for kind in kinds:
            self.cards.remove(kind)
        return kinds

    def take_any(self) -> Kind:
        return self.cards.pop()

    def take_points(self, points: int | str) -> list[Kind]:
        """Take these cards, or cards for this many points, high ones first."""
        if isinstance(points, str):
            return self.take(points)
        taken: list[Kind] = []
        for kind in sorted(self.cards, key=POINTS.__getitem__, reverse=True):
            if POINTS[kind] <= points:
                points -= POINTS[kind]
                taken.append(kind)
                self.cards.remove(kind)
        assert points == 0, "not enough limit cards"
        return taken

    def take_all(self) -> list[Kind]:
        rest, self.cards = self.cards, []
        return rest


def _rows(nobles: Nobles, seats: int) -> list[list[int]]:
    rows = [list(nobles.get(NAMES[district], ())) for district in DISTRICTS]
    assert set(nobles) <= set(NAMES)
    return [row + [0] * (seats - len(row)) for row in rows]


def _bridge(word: str) -> Bridge:
    pair, _, owner = word.partition(":")
    return Bridge(PAIR_KEYS.index(f"pair:{pair}"), int(owner))


def _seat_players(
    state: State,
    prestige: Sequence[int],
    limits: Sequence[int | str],
    out: Sequence[int],
    points: _Pile,
) -> None:
    for seat, player in enumerate(state.players):
        placed = sum(row[seat] for row in state.nobles)
        player.supply = NOBLES - placed - sum(bridge.owner == seat for bridge in state.bridges)
        player.ledger[DOGE_POINTS] = prestige[seat] if seat < len(prestige) else 0
        player.limits = points.take_points(limits[seat] if seat < len(limits) else 0)
        player.out = seat in out


def _form_groups(state: State, seat: int, start: int | None, actions: _Pile) -> None:
    """Let `seat` be the last distributor; everyone before it has carried one card out."""
    seats = len(state.players)
    after = [(seat + step) % seats for step in range(1, seats)]
    others = [other for other in after if not state.players[other].out]
    if len(others) < 3:
        state.start = seat if start is None else start
        state.groups = [Group(seat, others)]
    else:
        state.start = others[0] if start is None else start
        others.remove(state.start)
        state.groups = [Group(state.start, others[:1]), Group(seat, others[1:])]
    state.group = len(state.groups) - 1
    for group in state.groups:
        group.takers = [*group.deciders, group.distributor]
        group.opened = True
        for taker in group.takers:
            done = state.cards[:] if taker == seat else [actions.take_any()]
            group.offers.append(done)
            state.discard += [] if taker == seat else done


def dealt(
    hand: str,
    points: str,
    *,
    seats: int = 3,
    limits: Sequence[int] = (),
    variant: Variant = USUAL,
    nobles: Nobles | None = None,
    doge: str = "",
    bridges: str = "",
    seed: int = 1,
) -> Table:
    """Begin a round with seat 0 as start player and so as a distributor.

    `hand` and `points`: the cards on top of both decks. With three seats they are seat 0's.
    """
    table = given(
        seats=seats,
        seat=2,
        start=seats - 1,
        limits=limits,
        deck=hand,
        limit_deck=points,
        variant=variant,
        nobles=nobles,
        doge=doge,
        bridges=bridges,
        seed=seed,
    )
    table.ends()
    return table
