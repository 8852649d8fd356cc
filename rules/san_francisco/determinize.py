"""Positions that a seat cannot tell from its own: all that it cannot know is dealt anew."""

from collections import Counter
from collections.abc import Sequence
from typing import Final

from rules.chance import Chance
from rules.event import NOBODY, Seat
from rules.san_francisco import cheques, flow
from rules.san_francisco.components import BLIND_CHEQUES, HIGHEST_CARD, YEARS, Cheque, members
from rules.san_francisco.state import ABSTAINS, NO_STREET, NOT_YET, Phase, Player, Secret, State
from rules.san_francisco.tenders import deals, sold

_SEALED: Final = (Phase.INFLUENCE, Phase.TILE, Phase.BLIND, Phase.GRANT)
_DECIDED: Final = (Phase.INVEST, Phase.ACT)
_TRIES: Final = 24
"""How often dealing all secret payments is tried: all but a few in a hundred fit at once."""
_FREE_TRIES: Final = 6
"""In so many, payments need not be those that were found; then they are, wherever they can be."""


def determinize(state: State, seat: Seat, chance: Chance) -> State:
    """Return a position that `seat` cannot tell from this one, all hidden things dealt anew.

    Hidden: the order of both piles, what others have paid face down (and so which cheques they
    still hold), what they have sealed or named so far in a chain, and all chance to come.
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
        flow.reopen(dealt)
    return dealt


def redraw(state: State, chance: Chance) -> None:
    """Let chance decide anew what it has yet to: the order of both piles, and draws to come."""
    state.chance = Chance(chance.below(1 << 64))
    chance.shuffle(state.tenders)
    chance.shuffle(state.actions)


# --- what was paid face down -------------------------------------------------------------------


def _redeal_secrets(dealt: State, own: Player, others: Sequence[Player], chance: Chance) -> None:
    """Give the others other secret payments, of cheques that they could have paid.

    All that was found in the bank must still have been paid by somebody, and a seat that has
    proposed to invest must still be able to pay what it proposed, if such payments are found in
    time. The true payments are never left as they are, which would give them away. Raises
    RuntimeError if no others are found.
    """
    mine = Counter([secret.value for secret in own.secrets])
    found = [*(Counter(dealt.found) - mine).elements()]
    if not any(player.secrets for player in others):
        return
    fits = False
    for attempt in range(_TRIES):
        paid = _paid(others, found, chance, free=attempt < _FREE_TRIES)
        if paid is None:
            continue
        _exchange(dealt, others, paid)
        fits = True
        if all(deals.could_propose(dealt, offer) for offer in dealt.offers):
            return
    if not fits:
        raise RuntimeError("no payments were found that fit what this seat knows")


def _paid(
    players: Sequence[Player], found: Sequence[Cheque], chance: Chance, *, free: bool
) -> list[list[Cheque]] | None:
    """Return what each player may have paid, payment by payment; None if the attempt failed."""
    paid: list[list[Cheque]] = [[0] * len(player.secrets) for player in players]
    room = [Counter(cheques.possible(one)) - Counter(one.known) for one in players]
    slots = [(at, number) for at, one in enumerate(players) for number in range(len(one.secrets))]
    chance.shuffle(slots)
    left = [*found]
    for at, number in slots:
        could = [one for one in players[at].secrets[number].could if room[at][one]]
        wanted = [one for one in could if one in left]
        if not could:
            return None
        choice = wanted if wanted and not (free and chance.below(3) == 0) else could
        cheque = choice[chance.below(len(choice))]
        if cheque in left:
            left.remove(cheque)
        room[at][cheque] -= 1
        paid[at][number] = cheque
    return None if left else paid


def _exchange(dealt: State, players: Sequence[Player], paid: Sequence[Sequence[Cheque]]) -> None:
    """Replace what they paid by the new payments, in their hands and in the bank."""
    for player, values in zip(players, paid, strict=True):
        every = Counter(cheques.possible(player))
        player.hand = sorted((every - Counter(values)).elements())
        player.secrets = [
            Secret(value, secret.could)
            for value, secret in zip(values, player.secrets, strict=True)
        ]
    secret = Counter([secret.value for player in dealt.players for secret in player.secrets])
    dealt.bank = sorted((Counter(dealt.openly) + secret - Counter(dealt.found)).elements())


# --- what is sealed ----------------------------------------------------------------------------


def unseal(dealt: State, seat: Seat) -> None:
    """Let all others who have sealed something answer anew, in a tender or for a grant.

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
    """Let a seat that has sealed something have sealed something else."""
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
        player.back = sum([1 << one for one in members(player.sticks) if chance.below(2)])
    by_form = player.back and len(dealt.played) < YEARS
    player.sealed = chance.below(2) if by_form else NOT_YET


def _terms(dealt: State, seat: Seat, chance: Chance) -> list[int] | None:
    """Propose nothing, or that one of the others pays 1 to everybody; begun ones are dropped."""
    if any(asked.seat == seat for asked in dealt.open):
        return None
    group = sold.group(dealt, dealt.group)
    able = [one for one in group if one != seat and dealt.players[one].hand]
    if not able or chance.below(2):
        return [NOBODY]
    return [_one_of(able, chance), *[1] * (len(group) - 1), 0]


def _forget_chain(dealt: State, seat: Seat) -> None:
    """Let another seat that is in the middle of a chain begin it anew."""
    if dealt.task and dealt.turn != seat:
        dealt.picked, dealt.lifted = [], NO_STREET
