"""The ways of cheques, and the public knowledge about them (RULES.md 1.4).

All begin with the same twelve, and most are paid and drawn face up. So the only hidden cheques are
those that a seat paid for an option tile no other had played (RULES.md 4.8). For each such secret,
the possible values are kept; a cheque seen in the hand later is ruled out.
"""

from collections import Counter
from collections.abc import Sequence
from typing import Final, TypeAlias

from rules.event import Seat
from rules.san_francisco.components import Cheque
from rules.san_francisco.state import Player, Secret, State

Cheques: TypeAlias = tuple[Cheque, ...]
"""Some cheques, ascending."""

_MANY: Final = 32
"""The number of ways to have paid the found cheques that are weighed."""

# --- from hand to hand -------------------------------------------------------------------------


def lay(player: Player, cheques: Sequence[Cheque]) -> None:
    """Lay cheques openly in front of their owner (RULES.md 4.4)."""
    show(player, cheques)
    for cheque in cheques:
        player.hand.remove(cheque)
        player.known.remove(cheque)
        player.laid.append(cheque)


def take_back(player: Player) -> None:
    """Take laid cheques back into the hand (RULES.md 4.5)."""
    gain(player, player.laid)
    player.laid = []


def gain(player: Player, cheques: Sequence[Cheque]) -> None:
    """Put cheques that everyone has seen into a hand."""
    player.hand = sorted([*player.hand, *cheques])
    player.known = sorted([*player.known, *cheques])


def show(player: Player, cheques: Sequence[Cheque]) -> None:
    """Let everyone see that these cheques are in a hand, so none of them was paid in secret."""
    unseen = Counter(cheques) - Counter(player.known)
    player.known = sorted([*player.known, *unseen.elements()])
    if not player.secrets:
        return
    every, known = possible(player), player.known
    certain = {cheque for cheque in cheques if every.count(cheque) == known.count(cheque)}
    player.secrets = [
        Secret(value, tuple([one for one in could if one not in certain]))
        for value, could in player.secrets
    ]


def pay_openly(state: State, player: Player) -> None:
    """Pay the cheques in front of a player to the bank (RULES.md 4.6)."""
    state.bank = sorted([*state.bank, *player.laid])
    state.openly = sorted([*state.openly, *player.laid])
    player.laid = []


def pay_secretly(state: State, player: Player, cheque: Cheque) -> None:
    """Pay a cheque face down to the bank: it could be any of the hand (RULES.md 4.8)."""
    player.secrets.append(Secret(cheque, tuple(sorted({*possible(player)}))))
    player.known = []
    player.hand.remove(cheque)
    state.bank = sorted([*state.bank, cheque])


def draw(state: State) -> Cheque:
    """Draw a cheque openly from the bank (RULES.md 7.13).

    One that could have been paid in face up counts as such.
    """
    cheque = state.bank.pop(state.chance.below(len(state.bank)))
    if cheque in state.openly:
        state.openly.remove(cheque)
    else:
        state.found.append(cheque)
    return cheque


# --- public knowledge ------------------------------------------------------------------------


def possible(player: Player) -> list[Cheque]:
    """Return the cheques that a hand is part of, ascending: its own, and those paid in secret."""
    return sorted([*player.hand, *[secret.value for secret in player.secrets]])


def could_reach(state: State, seat: Seat, total: int) -> bool:
    """Whether a hand could be worth this much, as far as everyone knows (R34).

    If several seats may have paid too many found cheques, it counts as possible: a needless
    question harms no one, while weighing all ways would take minutes.
    """
    player = state.players[seat]
    spare = sum(possible(player)) - total
    if not _could_have_paid(player, (), spare):
        return False
    found = tuple(sorted(state.found))
    left = {found}
    for at, other in enumerate(state.players):
        if at != seat and () not in left:
            covered = _coverable(other, found)
            left = {_without(some, paid) for some in left for paid in covered}
            if max(len(covered), len(left)) > _MANY:
                return True
    return any(_could_have_paid(player, some, spare) for some in left)


def _could_have_paid(player: Player, found: Cheques, most: int) -> bool:
    """Whether a player can have paid the found cheques in secret, and no more than this in all.

    Each secret is matched with one cheque, the lowest first after those that were found. A cheque
    that is matched stays so, and makes room by changing secrets with others (Kuhn).
    """
    room = Counter(possible(player)) - Counter(player.known)
    if Counter(found) - room:
        return False
    paid: dict[int, Cheque] = {}

    def matches(cheque: Cheque, tried: set[int]) -> bool:
        for at, secret in enumerate(player.secrets):
            if cheque in secret.could and at not in tried:
                tried.add(at)
                if at not in paid or matches(paid[at], tried):
                    paid[at] = cheque
                    return True
        return False

    if not all(matches(cheque, set()) for cheque in found):
        return False
    for cheque in sorted((room - Counter(found)).elements()):
        matches(cheque, set())
    return sum(paid.values()) <= most


def _coverable(player: Player, found: Cheques) -> set[Cheques]:
    """Return the parts of these cheques that a player can have paid in secret: all ways, unless too
    many.
    """
    room = Counter(possible(player)) - Counter(player.known)
    paid: set[Cheques] = {()}
    for secret in player.secrets:
        could = [one for one in secret.could if one in found]
        paid |= {
            tuple(sorted((*some, one)))
            for some in paid
            for one in could
            if some.count(one) < min(room[one], found.count(one))
        }
        if len(paid) > _MANY:
            break
    return paid


def _without(found: Cheques, paid: Cheques) -> Cheques:
    """Return the found cheques without those that were paid."""
    left = [*found]
    for cheque in paid:
        if cheque in left:
            left.remove(cheque)
    return tuple(left)
