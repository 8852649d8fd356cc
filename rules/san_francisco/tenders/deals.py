"""Making a deal instead of bidding blindly, as a table option (RULES.md 9.1).

The players with the same option tile seal proposals: the investor, the sum for each of the others,
and the streets that the investor avoids. The proposals are revealed together and put to the others
one after the other, from the start player on; the first that all accept, and that can be paid, is
binding. If none is, there is a second round of proposals, and then blind bids.
"""

from collections import Counter
from collections.abc import Sequence
from math import prod

from rules.bits import members
from rules.decision import Choice, Decision, parts
from rules.event import NOBODY, Event, Facts, Seat
from rules.san_francisco import asking, cheques
from rules.san_francisco.cheques import Cheques
from rules.san_francisco.components import (
    KINDS_ON,
    MOST_PROMISED,
    NO_TILE,
    ROUNDS_OF_PROPOSALS,
    STREET_KEYS,
    TILE_KEYS,
    TILES,
    Cheque,
    streets_at,
)
from rules.san_francisco.state import Phase, Proposal, State, clockwise, free
from rules.san_francisco.tenders import sold


def next_group(state: State) -> None:
    """Turn to the next option tile that several seats have played; then come blind bids."""
    later = [tile for tile in TILES if tile > state.group and len(sold.group(state, tile)) > 1]
    if later:
        state.group, state.haggled = later[0], 0
        _begin(state)
    else:
        state.group = NO_TILE
        state.phase = Phase.BLIND


def _begin(state: State) -> None:
    state.phase = Phase.PROPOSE
    for player in state.players:
        player.terms = player.answer = None


# --- proposals ---------------------------------------------------------------------------------


def propose(state: State, told: list[Event]) -> None:
    """Ask all of the group for proposals; when all are sealed, reveal them."""
    group = sold.group(state, state.group)
    state.open = [_question(state, seat) for seat in group if not _is_sealed(state, seat)]
    if not state.open:
        _open(state, group, told)


def _is_sealed(state: State, seat: Seat) -> bool:
    terms = state.players[seat].terms
    complete = len(sold.group(state, state.group)) + 1
    return terms is not None and (terms[0] == NOBODY or len(terms) == complete)


def _question(state: State, seat: Seat) -> Decision:
    """Ask for the next part of a proposal: the investor, each sum, the streets to avoid."""
    terms = state.players[seat].terms
    group = sold.group(state, state.group)
    subject = TILE_KEYS[state.group]
    if terms is None:
        able = [one for one in group if state.players[one].hand]
        investors = [f"investor:{one}" for one in able]
        return Decision(seat, "propose", (*investors, asking.DECLINE), subject=subject)
    if len(terms) < len(group):
        others = [one for one in group if one != terms[0]]
        sums = _sums(state, seat, terms, last=len(terms) == len(group) - 1)
        subject = f"seat:{others[len(terms) - 1]}"
        return Decision(seat, "sum", tuple([f"sum:{one}" for one in sums]), subject=subject)
    streets = members(free(state) & streets_at(state.city, KINDS_ON[state.group]))
    keys = tuple([STREET_KEYS[street] for street in streets])
    return Decision(seat, "avoid", keys, 0, len(keys) - 1, subject)


def _sums(state: State, seat: Seat, terms: Sequence[int], *, last: bool) -> list[int]:
    """Return the sums that can be proposed: an investor may propose only sums that it can pay."""
    investor, *before = terms
    hand = state.players[investor].hand
    most = min(MOST_PROMISED, sum(cheques.possible(state.players[investor])) - sum(before))
    least = 1 if last and not any(before) else 0
    if investor != seat:
        return list(range(least, most + 1))
    return [one for one in last_sums(hand, before, most) if one >= least]


def could_propose(state: State, offer: Proposal) -> bool:
    """Whether its maker can have made it: an investor proposes only sums that it can pay."""
    hand = state.players[offer.investor].hand
    return offer.by != offer.investor or split(hand, offer.sums) is not None


def answer_propose(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Seal the investor, or that nothing is proposed."""
    named = parts(decision.options[choice[0]])
    state.players[decision.seat].terms = [int(named[0]) if named else NOBODY]
    state.open = []


def answer_sum(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Seal the sum for one of the others."""
    _seal(state, decision.seat, asking.value_of(decision.options[choice[0]]))


def answer_avoid(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Seal the streets that the investor avoids."""
    streets = asking.streets_of([decision.options[position] for position in choice])
    _seal(state, decision.seat, streets)


def _seal(state: State, seat: Seat, part: int) -> None:
    terms = state.players[seat].terms
    assert terms is not None
    terms.append(part)
    state.open = []


def _open(state: State, group: Sequence[Seat], told: list[Event]) -> None:
    """Reveal all proposals together, from the start player clockwise (9.1)."""
    state.offers = []
    for seat in [seat for seat in clockwise(state, state.start) if seat in group]:
        terms = state.players[seat].terms
        if terms is None or terms[0] == NOBODY:
            told.append(Event("proposes_nothing", {"seat": seat}, reveals=True))
        else:
            investor, *sums, avoid = terms
            state.offers.append(Proposal(seat, investor, tuple(sums), avoid))
            told.append(Event("proposed", state.offers[-1].facts(group), reveals=True))
    state.haggled += 1
    state.phase = Phase.ACCEPT
    if not state.offers:
        next_group(state)


# --- answers -----------------------------------------------------------------------------------


def ask_to_accept(state: State, told: list[Event]) -> None:
    """Put the first proposal to the others of the group; when all have answered, decide (9.1)."""
    offer = state.offers[0]
    group = sold.group(state, state.group)
    unsure = [seat for seat in group if seat != offer.by and state.players[seat].answer is None]
    if unsure:
        state.open = [Decision(seat, "accept", (asking.ACCEPT, asking.DECLINE)) for seat in unsure]
    else:
        _see(state, group, told)


def answer_accept(state: State, decision: Decision, choice: Choice, _: list[Event]) -> None:
    """Seal the answer to a proposal."""
    accepted = decision.options[choice[0]] == asking.ACCEPT
    state.players[decision.seat].answer = accepted


def _see(state: State, group: Sequence[Seat], told: list[Event]) -> None:
    """Make the proposal binding if all have accepted it and the investor can pay (9.1).

    The answers are revealed first: whether it can be paid depends on a hand, which must stay
    secret.
    """
    offer = state.offers.pop(0)
    against = tuple([seat for seat in group if state.players[seat].answer is False])
    for seat in group:
        state.players[seat].answer = None
    if against:
        told.append(Event("rejected", {"seat": offer.by, "seats": against}, reveals=True))
    else:
        others = tuple([seat for seat in group if seat != offer.by])
        told.append(Event("accepted_by", {"seat": offer.by, "seats": others}, reveals=True))
        paid = split(state.players[offer.investor].hand, offer.sums)
        if paid is not None:
            _bind(state, offer, group, paid, told)
            return
        facts = {"seat": offer.by, "other": offer.investor}
        told.append(Event("unpayable", facts, reveals=True))
    if not state.offers:
        _go_on(state)


def _go_on(state: State) -> None:
    """Begin another round of proposals, if there may be one (9.1)."""
    if state.haggled < ROUNDS_OF_PROPOSALS:
        _begin(state)
    else:
        next_group(state)


def _bind(
    state: State,
    offer: Proposal,
    group: Sequence[Seat],
    paid: Sequence[Sequence[Cheque]],
    told: list[Event],
) -> None:
    """Pay the agreed sums openly; the bank gets nothing (9.1)."""
    told.append(Event("agreed", offer.facts(group), reveals=True))
    investor = state.players[offer.investor]
    others = [seat for seat in group if seat != offer.investor]
    for seat, cheque in zip(others, paid, strict=True):
        if cheque:
            cheques.lay(investor, cheque)
            investor.laid = []
            cheques.gain(state.players[seat], cheque)
            facts: Facts = {"seat": offer.investor, "other": seat, "cheques": tuple(cheque)}
            told.append(Event("deal_paid", facts))
    state.deal[state.group] = offer
    state.offers = []
    next_group(state)


def split(hand: Sequence[Cheque], sums: Sequence[int]) -> list[Cheques] | None:
    """Return cheques of a hand for exactly each of these sums, or None if that is impossible.

    As few cheques as possible for the first sum, then for the next; small ones are kept (9.1).
    """
    if not sums:
        return []
    if sums[-1] not in last_sums(hand, sums[:-1], sums[-1]):
        return None
    first, *rest = sums
    for some in _ways(hand, first):
        left = [*(Counter(hand) - Counter(some)).elements()]
        others = split(left, rest)
        if others is not None:
            return [some, *others]
    raise AssertionError("there is a way")


def _ways(hand: Sequence[Cheque], total: int) -> list[Cheques]:
    """Return all ways to pay a sum exactly: those with few cheques first, then with large ones."""
    ways: list[list[Cheques]] = [[()], *[[] for _ in range(total)]]
    for cheque, count in sorted(Counter(hand).items()):
        for reached in range(total, -1, -1):
            for number in range(1, min(count, (total - reached) // cheque) + 1):
                more = (cheque,) * number
                ways[reached + number * cheque] += [(*some, *more) for some in ways[reached]]
    return sorted(sorted(ways[total], reverse=True), key=len)


def last_sums(hand: Sequence[Cheque], before: Sequence[int], most: int) -> list[int]:
    """Return the sums up to `most` that a hand can pay exactly, besides the sums before.

    The sums payable to all others together are kept as the bits of one number. So a further cheque
    costs a few operations, however many ways there are.
    """
    sizes = [one + 1 for one in (*before, most)]
    strides = [prod(sizes[:at]) for at in range(len(sizes))]
    reached = 1
    for cheque, count in Counter(hand).items():
        places = [
            (
                cheque * stride,
                _repeated((1 << (size - cheque) * stride) - 1, size * stride, prod(sizes)),
            )
            for size, stride in zip(sizes, strides, strict=True)
            if cheque < size
        ]
        for _ in range(count):
            now = reached
            for shift, fitting in places:
                reached |= (now & fitting) << shift
    paid = sum(one * stride for one, stride in zip(before, strides, strict=False))
    return [one for one in range(most + 1) if reached >> paid + one * strides[-1] & 1]


def _repeated(bits: int, length: int, whole: int) -> int:
    """Repeat this many first bits of a number, up to a total length."""
    while length < whole:
        bits |= bits << length
        length *= 2
    return bits & ((1 << whole) - 1)
