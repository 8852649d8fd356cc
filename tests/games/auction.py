"""A small made-up game with mechanics that the real ones lack: the contract must carry it, too.

Five or six seats bid openly for lots, one after another, with cheques that lie open; then all seats
with cheques left put a tip into a sealed envelope. So there are weights with a floor, a tie-break
of two lines, seats that are last whatever their points; no table options, no private events, and
nothing hidden but the order of the lots and the envelopes that are not yet opened.
"""

from collections import Counter
from dataclasses import dataclass, field
from operator import attrgetter
from typing import Final

from rules.chance import Chance
from rules.decision import Choice, Decision, answers, parts, total
from rules.decision import check as check_open
from rules.event import Event, Facts, Seat
from rules.flow import Flow
from rules.game import Game, Line, Options, Order, Outcome, Remark, TieBreak
from rules.ranking import by_points
from rules.vocabulary import EVERYONE, NUMBER, NUMBERS, SEAT, SEATS, Asked, Told, Vocabulary
from tests.games.record import Fullest, Known, Least, Traced

CHEQUES: Final = (1, 2, 3, 4, 6, 8)
LOTS: Final = (3, 4, 5, 6, 7, 8, 9, 10, 12)
ROUNDS: Final = 7
STAR: Final = 3
"""The worth of a round's highest tip, if it is unmatched."""
SEALED_NOT_YET: Final = -1


@dataclass(slots=True)
class Player:
    """One seat: its cheques, those it has laid for this lot, and what it has won.

    `tip`: the cheque in its envelope, 0 for none, or SEALED_NOT_YET.
    """

    cheques: list[int] = field(default_factory=lambda: [*CHEQUES])
    laid: list[int] = field(default_factory=list[int])
    lots: list[int] = field(default_factory=list[int])
    stars: int = 0
    passed: bool = False
    tip: int = SEALED_NOT_YET

    def copy(self) -> "Player":
        """Return a copy that shares nothing that can change."""
        return Player(
            self.cheques[:], self.laid[:], self.lots[:], self.stars, self.passed, self.tip
        )


@dataclass(slots=True)
class State:
    """A position.

    lots    the draw pile, drawn from its end; `lot` is for sale, 0 before and after
    turn    the seat that bids next
    sold    the auction of this round is over, and the envelopes are being filled
    unsold  lots without a bid
    """

    players: list[Player]
    lots: list[int]
    open: list[Decision] = field(default_factory=list[Decision])
    ended: str = ""
    round: int = 0
    lot: int = 0
    turn: Seat = 0
    sold: bool = False
    unsold: list[int] = field(default_factory=list[int])

    def copy(self) -> "State":
        """Return a copy that shares nothing that can change."""
        return State(
            [player.copy() for player in self.players],
            self.lots[:],
            self.open[:],
            self.ended,
            self.round,
            self.lot,
            self.turn,
            self.sold,
            self.unsold[:],
        )


def setup(_: Options, seats: int, seed: int, told: list[Event]) -> State:
    """Shuffle the lots, and turn up the first."""
    lots = [*LOTS]
    Chance(seed).shuffle(lots)
    state = State([Player() for _ in range(seats)], lots)
    FLOW.proceed(state, told)
    return state


# --- the flow ------------------------------------------------------------------------------------


def step(state: State, told: list[Event]) -> None:
    """Ask the next question, or take the game on to where there is one."""
    if not state.lot:
        _turn_up(state, told)
    elif not state.sold:
        _auction(state, told)
    elif unsealed := [at for at, player in enumerate(state.players) if _has_to_seal(player)]:
        state.open = [ask_tip(state, seat) for seat in unsealed]
    else:
        _open_envelopes(state, told)


def _has_to_seal(player: Player) -> bool:
    """A seat without a cheque gives nothing, which everyone can see, and is not asked."""
    return player.tip < 0 and bool(player.cheques)


def _turn_up(state: State, told: list[Event]) -> None:
    if state.round == ROUNDS:
        state.ended = "sold_out"
        told.append(Event("over", {}))
        return
    state.round += 1
    state.lot, state.sold = state.lots.pop(), False
    for player in state.players:
        player.passed, player.tip = False, SEALED_NOT_YET
    told.append(Event("lot", {"value": state.lot, "round": state.round}, reveals=True))


def _auction(state: State, told: list[Event]) -> None:
    """Ask the next seat that has not passed, until only the highest bidder is left."""
    left = [seat for seat, player in enumerate(state.players) if not player.passed]
    if left and not (len(left) == 1 and state.players[left[0]].laid):
        while state.players[state.turn].passed:
            state.turn = (state.turn + 1) % len(state.players)
        state.open = [ask_bid(state, state.turn)]
        return
    state.sold = True
    for player in state.players:
        if player.passed:
            player.cheques, player.laid = sorted([*player.cheques, *player.laid]), []
    if not left:
        state.unsold.append(state.lot)
        told.append(Event("unsold", {"value": state.lot}))
        return
    winner = state.players[left[0]]
    told.append(Event("won", {"seat": left[0], "value": state.lot, "price": sum(winner.laid)}))
    winner.lots.append(state.lot)
    winner.laid = []


def _open_envelopes(state: State, told: list[Event]) -> None:
    tips = [max(0, player.tip) for player in state.players]
    given = {seat: tip for seat, tip in enumerate(tips) if tip}
    facts: Facts = {"seats": tuple(given), "counts": tuple(given.values())}
    told.append(Event("tipped", facts, reveals=True))
    for seat, tip in given.items():
        state.players[seat].cheques.remove(tip)
    if tips.count(max(tips)) == 1:
        state.players[tips.index(max(tips))].stars += 1
        told.append(Event("starred", {"seat": tips.index(max(tips))}))
    state.lot = 0


def ask_bid(state: State, seat: Seat) -> Decision:
    """Ask for cheques that exceed the highest bid together with those laid before, or none."""
    own = state.players[seat]
    highest = max(sum(player.laid) for player in state.players)
    return _bid(seat, own.cheques, highest + 1 - sum(own.laid))


def _bid(seat: Seat, cheques: list[int], floor: int) -> Decision:
    return Decision(seat, "bid", _keys(cheques), 0, len(cheques), "lot", tuple(cheques), floor)


def ask_tip(state: State, seat: Seat) -> Decision:
    """Ask for a tip, or none."""
    return Decision(seat, "tip", ("decline", *_keys(state.players[seat].cheques)))


def _keys(cheques: list[int]) -> tuple[str, ...]:
    return tuple(f"cheque:{cheque}" for cheque in cheques)


def _answer_bid(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    own = state.players[decision.seat]
    state.turn = (decision.seat + 1) % len(state.players)
    if not choice:
        own.passed = True
        told.append(Event("passed", {"seat": decision.seat}))
        return
    laid = [own.cheques[position] for position in choice]
    own.laid = sorted([*own.laid, *laid])
    own.cheques = [cheque for cheque in own.cheques if cheque not in laid]
    facts: Facts = {"seat": decision.seat, "cheques": tuple(laid), "total": sum(own.laid)}
    told.append(Event("bid", facts))


def _answer_tip(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Seal the tip: no one is told anything."""
    state.players[decision.seat].tip = _value(decision, choice[0])


def _value(decision: Decision, position: int) -> int:
    named = parts(decision.options[position])
    return int(named[0]) if named else 0


FLOW: Final = Flow({"bid": _answer_bid, "tip": _answer_tip}, step)


# --- what is seen and told -----------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class House:
    """The public part of a seat."""

    seat: Seat
    cheques: tuple[int, ...]
    laid: tuple[int, ...]
    lots: tuple[int, ...]
    stars: int
    passed: bool


@dataclass(frozen=True, slots=True)
class View:
    """A position as one seat (None: a spectator) sees it; `left` counts the lots to come."""

    seat: Seat | None
    step: str
    round: int
    lot: int
    left: int
    houses: tuple[House, ...]
    tip: int
    waiting: tuple[Seat, ...]
    decision: Decision | None
    outcome: Outcome | None


def view(state: State, seat: Seat | None) -> View:
    """Show the position to `seat`, or to a spectator."""
    return View(
        seat=seat,
        step="over" if state.ended else "tip" if state.sold else "bid",
        round=state.round,
        lot=state.lot,
        left=len(state.lots),
        houses=tuple([_house(*each) for each in enumerate(state.players)]),
        tip=SEALED_NOT_YET if seat is None else state.players[seat].tip,
        waiting=tuple([asked.seat for asked in state.open]),
        decision=next((asked for asked in state.open if asked.seat == seat), None),
        outcome=outcome(state),
    )


def _house(seat: Seat, player: Player) -> House:
    return House(
        seat,
        tuple(player.cheques),
        tuple(player.laid),
        tuple(player.lots),
        player.stars,
        player.passed,
    )


def explain(_: View, decision: Decision) -> tuple[Facts, ...]:
    """Tell the value of each cheque."""
    values = [_value(decision, position) for position in range(len(decision.options))]
    return tuple([{"value": value} if value else {} for value in values])


def remarks(view: View, picked: Choice) -> tuple[Remark, ...]:
    """Tell the total of the bid with the cheques picked so far."""
    asked = view.decision
    if asked is None or asked.kind != "bid" or not picked:
        return ()
    laid = sum(view.houses[asked.seat].laid)
    return (Remark("bid", {"total": laid + total(asked, picked)}),)


def score_so_far(view: View, seat: Seat) -> tuple[Line, ...]:
    """Count the lots and stars of a seat."""
    return _lines(view.houses[seat])


def _lines(own: House) -> tuple[Line, ...]:
    return Line("lots", sum(own.lots)), Line("stars", STAR * own.stars)


def outcome(state: State) -> Outcome | None:
    """Rank by points, then by the cheques that are left, then by the number of lots.

    The seat with the least money left ranks behind all others.
    """
    if not state.ended:
        return None
    money = tuple(sum(player.cheques) for player in state.players)
    lots = tuple(len(player.lots) for player in state.players)
    poorest = [seat for seat, left in enumerate(money) if left == min(money) < max(money)]
    lines = [_lines(_house(*each)) for each in enumerate(state.players)]
    ties = [TieBreak("cheques", money), TieBreak("lots", lots)]
    return by_points(state.ended, lines, ties, poorest)


# --- planning ahead ------------------------------------------------------------------------------

BID_UP_TO: Final = "bid_up_to"
TIP_LEAST: Final = "tip_least"


def foresee(view: View) -> tuple[Decision, ...]:
    """Foresee the next bid for this lot, while the seat is in, and the tip behind it."""
    if view.seat is None or view.outcome is not None or view.decision is not None:
        return ()
    own = view.houses[view.seat]
    cheques = sorted([*own.cheques, *own.laid])
    tip = Decision(view.seat, "tip", ("decline", *_keys(cheques)))
    bidding = view.step == "bid" and not own.passed and own.cheques
    highest = max(sum(house.laid) for house in view.houses)
    if not bidding:
        return (tip,) if view.step == "bid" and cheques else ()
    return _bid(view.seat, list(own.cheques), highest + 1 - sum(own.laid)), tip


def orders(view: View) -> tuple[Order, ...]:
    """Bid up to a sum; tip the smallest cheque."""
    if view.seat is None or view.outcome is not None:
        return ()
    sums = tuple(str(value) for value in range(2, 2 + sum(CHEQUES), 2))
    return Order(BID_UP_TO, "bid", sums), Order(TIP_LEAST, "tip")


def obey(view: View, decision: Decision, key: str, value: str) -> Choice | None:
    """Bid the least that is enough, with few cheques, or pass; tip the smallest cheque."""
    if key == TIP_LEAST:
        return (1,)
    laid = sum(view.houses[decision.seat].laid)
    bids = [choice for choice in answers(decision) if choice]
    least = min(bids, key=lambda choice: (total(decision, choice), len(choice)), default=())
    return least if laid + total(decision, least) <= int(value) else ()


# --- computers, other worlds, soundness ----------------------------------------------------------


def greedy(view: View, decision: Decision) -> Choice:
    """Bid the least that is enough, up to half of what the lot is worth; tip small change."""
    if decision.kind == "tip":
        return (0,)
    bids = [choice for choice in answers(decision) if choice]
    least = min(bids, key=lambda choice: total(decision, choice), default=())
    price = sum(view.houses[decision.seat].laid) + total(decision, least)
    money = sum(view.houses[decision.seat].cheques)
    poorest = min(sum(house.cheques) for house in view.houses)
    affordable = money - price > poorest or view.round < ROUNDS
    return least if affordable and 2 * price <= view.lot + 1 else ()


def determinize(state: State, seat: Seat, chance: Chance) -> State:
    """Deal the order of the lots and the others' sealed tips at random."""
    dealt = state.copy()
    dealt.lots.sort()
    chance.shuffle(dealt.lots)
    for other, player in enumerate(dealt.players):
        if other != seat and state.sold and player.tip != SEALED_NOT_YET:
            player.tip = [0, *player.cheques][chance.below(1 + len(player.cheques))]
    return dealt


def redraw(state: State, chance: Chance) -> None:
    """Shuffle the lots that are still to come."""
    chance.shuffle(state.lots)


def check(state: State) -> None:
    """Raise AssertionError unless all invariants hold."""
    check_open(state.open, ended=bool(state.ended))
    won = [lot for player in state.players for lot in player.lots]
    block = [state.lot] if state.lot and not state.sold else []
    assert Counter(state.lots + won + state.unsold + block) == Counter(LOTS)
    for player in state.players:
        held = [*player.cheques, *player.laid]
        assert len(set(held)) == len(held)
        assert set(held) <= set(CHEQUES)


VOCABULARY: Final = Vocabulary(
    asked=(
        Asked("bid", "1", ("cheque",), "Which cheques are laid, if any?", "lot",
              weights=True, floor=True),
        Asked("tip", "2", ("decline", "cheque"), "Which cheque is the tip?", sealed=True),
    ),
    told=(
        Told("lot", "1", "A lot is for sale.", {"value": NUMBER, "round": NUMBER}),
        Told("bid", "1", "A seat bids.", {"seat": SEAT, "cheques": NUMBERS, "total": NUMBER}),
        Told("passed", "1", "A seat passes.", {"seat": SEAT}),
        Told("won", "1", "A lot is sold.", {"seat": SEAT, "value": NUMBER, "price": NUMBER}),
        Told("unsold", "1", "No one bids for a lot.", {"value": NUMBER}),
        Told("tipped", "2", "The tips are opened.", {"seats": SEATS, "counts": NUMBERS}),
        Told("starred", "2", "One tip is the highest.", {"seat": SEAT}),
        Told("over", "3", "All lots are sold."),
    ),
    news={EVERYONE: ("won", "unsold"), "seat": ("starred",), "seats": ("tipped",)},
)  # fmt: skip

AUCTION: Final = Game(
    key="auction",
    seats=(5, 6),
    options=(),
    version=1,
    migrations=(),
    state_type=State,
    setup=setup,
    copy=State.copy,
    decisions=attrgetter("open"),
    act=FLOW.act,
    explain=explain,
    view=view,
    remarks=remarks,
    score_so_far=score_so_far,
    determinize=determinize,
    redraw=redraw,
    greedy=greedy,
    check=check,
    outcome=outcome,
    vocabulary=VOCABULARY,
    foresee=foresee,
    orders=orders,
    obey=obey,
    surprises={"won": ("won",), "starred": ("starred",)},
    auctions={"bid": ("won", "unsold")},
)


# --- the suites' knowledge of it -----------------------------------------------------------------


def planted(state: State, seat: Seat, chance: Chance) -> State:
    """Exchange two lots of the draw pile, and what another seat has sealed for another tip."""
    planted = state.copy()
    lots, count = planted.lots, len(planted.lots)
    one, other = chance.below(count), chance.below(count)
    lots[one], lots[other] = lots[other], lots[one]
    for at, player in enumerate(planted.players):
        if at != seat and state.sold and player.tip != SEALED_NOT_YET:
            player.tip = [0, *player.cheques][chance.below(1 + len(player.cheques))]
    return planted


def full() -> Fullest:
    """Begin: all six seats have all their cheques."""
    return Fullest(6, [AUCTION.new({}, 6, 1)[0]])


KNOWN: Final = Known(
    planted=planted,
    least=Least(wins=0.85, points=1.2, markers=4, kinds=2, terms=0, secret=1, undone=0),
    fullest={"six seats with all cheques": full},
    traced=Traced(states=8, stride=7, drawn=3),
)
