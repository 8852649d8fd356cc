"""Positions that a seat cannot tell from its own: all that it cannot know is dealt at random."""

from collections import Counter
from collections.abc import Sequence
from typing import Final, TypeAlias

from rules.bits import bits_of, members
from rules.chance import Chance
from rules.event import NOBODY, Seat
from rules.san_francisco import cheques, flow
from rules.san_francisco.components import BLIND_CHEQUES, HIGHEST_CARD, YEARS, Cheque
from rules.san_francisco.state import ABSTAINS, NO_STREET, NOT_YET, Phase, Player, Secret, State
from rules.san_francisco.tenders import deals, sold

_SEALED: Final = (Phase.INFLUENCE, Phase.TILE, Phase.BLIND, Phase.GRANT)
_DECIDED: Final = (Phase.INVEST, Phase.ACT)
_TRIES: Final = 24
"""The tries of dealing secret payments, for hands that can pay the proposals."""
_NONE: Final[Cheque] = 0
"""A payment before a cheque is matched with it."""

_Slot: TypeAlias = tuple[int, int]
"""A secret payment: its seat, and its index among theirs."""


def determinize(state: State, seat: Seat, chance: Chance) -> State:
    """Return a position that `seat` cannot tell from this one, with all hidden things dealt at
    random.

    Hidden: the order of both piles, the others' face-down payments (and so the cheques they still
    hold), their sealed answers and unfinished chains, and all chance to come.
    """
    dealt = state.copy()
    dealt.tenders.sort()
    dealt.actions.sort()
    redraw(dealt, chance)
    others = [player for at, player in enumerate(dealt.players) if at != seat]
    _redeal_secrets(dealt, dealt.players[seat], others, chance)
    if not dealt.ended:
        for at, player in enumerate(dealt.players):
            if at != seat:
                _reseal(dealt, at, player, chance)
        _forget_chain(dealt, seat)
        if any(asked.seat != seat for asked in dealt.open):
            _ask_anew(dealt)
    return dealt


def _ask_anew(dealt: State) -> None:
    """Ask again, because the hands have changed.

    In the last year no seat chooses the form of a grant, but earlier versions did ask (R37).
    """
    last = len(dealt.played) == YEARS
    if not (last and any(asked.kind == "grant" for asked in dealt.open)):
        flow.reopen(dealt)


def redraw(state: State, chance: Chance) -> None:
    """Let chance decide again what is still open: the order of both piles, and draws to come."""
    state.chance = Chance(chance.below(1 << 64))
    chance.shuffle(state.tenders)
    chance.shuffle(state.actions)


# --- face-down payments -------------------------------------------------------------------


def _redeal_secrets(dealt: State, own: Player, others: Sequence[Player], chance: Chance) -> None:
    """Give the others other secret payments, of cheques that they could have paid.

    Some seat must still have paid each cheque found in the bank. A seat that has proposed to invest
    must still be able to pay its proposal, if such payments are found in time. The true payments
    are never kept, which would give them away.
    """
    mine = Counter([secret.value for secret in own.secrets])
    found = [*(Counter(dealt.found) - mine).elements()]
    if not any(player.secrets for player in others):
        return
    for _ in range(_TRIES):
        _exchange(dealt, others, _paid(others, found, chance))
        if all(deals.could_propose(dealt, offer) for offer in dealt.offers):
            return


def _paid(players: Sequence[Player], found: list[Cheque], chance: Chance) -> list[list[Cheque]]:
    """Return the cheques that each player may have paid, payment by payment: all found ones, and
    more.

    Each cheque is matched with a payment. A payment that is matched stays so, and makes room by
    taking another cheque if its own fits elsewhere (Kuhn). So payments are always found: the true
    ones exist.
    """
    room = [Counter(cheques.possible(one)) - Counter(one.known) for one in players]
    could = [[secret.could for secret in one.secrets] for one in players]
    paid: list[list[Cheque]] = [[_NONE] * len(player.secrets) for player in players]
    slots = [(at, number) for at, one in enumerate(paid) for number in range(len(one))]
    chance.shuffle(slots)

    def matches(cheque: Cheque, slots: Sequence[_Slot], tried: set[_Slot]) -> bool:
        for at, number in slots:
            fits = cheque in could[at][number] and room[at][cheque]
            if not fits or (at, number) in tried:
                continue
            tried.add((at, number))
            before = paid[at][number]
            paid[at][number] = cheque
            room[at].update({before: 1, cheque: -1})
            if before == _NONE or matches(before, slots, tried):
                return True
            paid[at][number] = before
            room[at].update({before: -1, cheque: 1})
        return False

    chance.shuffle(found)
    for cheque in found:
        matches(cheque, slots, set())
    for at, player_room in enumerate(room):
        own = [slot for slot in slots if slot[0] == at]
        spare = [one for one in sorted(player_room.elements()) if one != _NONE]
        chance.shuffle(spare)
        while _NONE in paid[at]:
            matches(spare.pop(), own, set())
    return paid


def _exchange(dealt: State, players: Sequence[Player], paid: Sequence[Sequence[Cheque]]) -> None:
    """Replace their payments by the new ones, in their hands and in the bank."""
    for player, values in zip(players, paid, strict=True):
        every = Counter(cheques.possible(player))
        player.hand = sorted((every - Counter(values)).elements())
        player.secrets = [
            Secret(value, secret.could)
            for value, secret in zip(values, player.secrets, strict=True)
        ]
    secret = Counter([secret.value for player in dealt.players for secret in player.secrets])
    dealt.bank = sorted((Counter(dealt.openly) + secret - Counter(dealt.found)).elements())


# --- sealed answers ----------------------------------------------------------------------------


def unseal(dealt: State, seat: Seat) -> None:
    """Let all others with a sealed answer answer again, in a tender or for a grant.

    Answers sealed in a tender that has been decided are dropped.
    """
    if dealt.phase in _DECIDED:
        for player in dealt.players:
            player.sealed = NOT_YET
    elif dealt.phase in _SEALED:
        for at, player in enumerate(dealt.players):
            if at != seat:
                _unseal(dealt.phase, player)
        flow.reopen(dealt)


def _unseal(phase: str, player: Player) -> None:
    if phase == Phase.BLIND:
        player.offer = None
    else:
        player.back = player.sealed = NOT_YET


def _reseal(dealt: State, seat: Seat, player: Player, chance: Chance) -> None:
    """Replace a seat's sealed answer by another one."""
    if dealt.phase == Phase.INFLUENCE and player.sealed != NOT_YET:
        cards = [*range(min(player.influence, HIGHEST_CARD) + 1)]
        cards += [ABSTAINS] * dealt.acting
        player.sealed = _one_of(cards, chance)
    elif dealt.phase == Phase.TILE and player.sealed != NOT_YET:
        player.sealed = _one_of(sold.tiles(dealt), chance)
    elif dealt.phase == Phase.BLIND and player.offer is not None:
        player.offer = _offer(dealt, player, chance)
    elif dealt.phase == Phase.GRANT:
        _reseal_grant(dealt, seat, player, chance)
    elif dealt.phase == Phase.PROPOSE and player.terms is not None:
        player.terms = _terms(dealt, seat, chance)
    elif dealt.phase == Phase.ACCEPT and player.answer is not None:
        player.answer = bool(chance.below(2))


def _one_of(found: Sequence[int], chance: Chance) -> int:
    return found[chance.below(len(found))]


def _offer(dealt: State, player: Player, chance: Chance) -> list[Cheque]:
    alone = len(sold.group(dealt, player.sealed)) == 1
    count = 1 if alone else chance.below(min(BLIND_CHEQUES, len(player.hand)) + 1)
    hand = [*player.hand]
    chance.shuffle(hand)
    return sorted(hand[:count])


def _reseal_grant(dealt: State, seat: Seat, player: Player, chance: Chance) -> None:
    """Drop an answer that is only begun; a complete one may be any other (RULES.md 7.12)."""
    waits = any(asked.seat == seat for asked in dealt.open)
    if waits:
        player.back = player.sealed = NOT_YET
        return
    if player.back != NOT_YET:
        player.back = bits_of([one for one in members(player.sticks) if chance.below(2)])
    by_form = player.back and len(dealt.played) < YEARS
    player.sealed = chance.below(2) if by_form else NOT_YET


def _terms(dealt: State, seat: Seat, chance: Chance) -> list[int] | None:
    """Propose nothing, or that one of the others pays 1 to each; begun ones are dropped."""
    if any(asked.seat == seat for asked in dealt.open):
        return None
    group = sold.group(dealt, dealt.group)
    able = [one for one in group if one != seat and dealt.players[one].hand]
    if not able or chance.below(2):
        return [NOBODY]
    return [_one_of(able, chance), *[1] * (len(group) - 1), 0]


def _forget_chain(dealt: State, seat: Seat) -> None:
    """Let another seat in the middle of a chain begin it again."""
    if dealt.task and dealt.turn != seat:
        dealt.picked, dealt.lifted = [], NO_STREET
