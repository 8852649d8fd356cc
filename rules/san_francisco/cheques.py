"""Where cheques go, and what everybody who watches knows about them (RULES.md 1.4).

Everybody begins with the same twelve, and most are paid and drawn face up. So all that is hidden is
which cheque somebody paid for an option tile that nobody else had played (RULES.md 4.8). For each
such secret, the possible values are kept; a cheque seen in the hand later is ruled out.
"""

from collections import Counter
from collections.abc import Iterator, Sequence
from itertools import product

from rules.event import Seat
from rules.san_francisco.components import Cheque
from rules.san_francisco.state import Player, Secret, State

# --- from hand to hand -------------------------------------------------------------------------


def lay(player: Player, cheques: Sequence[Cheque]) -> None:
    """Lay cheques in front of their owner, for all to see (RULES.md 4.4)."""
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
    """Put cheques that all have seen into a hand."""
    player.hand = sorted([*player.hand, *cheques])
    player.known = sorted([*player.known, *cheques])


def show(player: Player, cheques: Sequence[Cheque]) -> None:
    """Let all see that these cheques are in a hand, so they are none of those paid in secret."""
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
    """Pay what lies in front of a player to the bank (RULES.md 4.6)."""
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
    """Draw a cheque from the bank, for all to see (RULES.md 7.13).

    One that could have been paid in face up counts as such.
    """
    cheque = state.bank.pop(state.chance.below(len(state.bank)))
    if cheque in state.openly:
        state.openly.remove(cheque)
    else:
        state.found.append(cheque)
    return cheque


# --- what all know -----------------------------------------------------------------------------


def possible(player: Player) -> list[Cheque]:
    """Return the cheques that a hand is part of, ascending: its own, and those paid in secret."""
    return sorted([*player.hand, *[secret.value for secret in player.secrets]])


def could_reach(state: State, seat: Seat, total: int) -> bool:
    """Whether a hand could be worth this much, as far as everybody knows (R34)."""
    player = state.players[seat]
    every = possible(player)
    if sum(every[len(player.secrets) :]) < total:
        return False
    spare = sum(every) - total
    return any(sum(hidden) <= spare and _fits(state, seat, hidden) for hidden in _hidden(player))


def _hidden(player: Player) -> Iterator[tuple[Cheque, ...]]:
    """Yield all that a player could have paid in secret, one cheque for each payment."""
    room = Counter(possible(player)) - Counter(player.known)
    for hidden in product(*[secret.could for secret in player.secrets]):
        if not Counter(hidden) - room:
            yield hidden


def _fits(state: State, seat: Seat, hidden: Sequence[Cheque]) -> bool:
    """Whether the others can have paid what was found in the bank besides these."""
    left = [*(Counter(state.found) - Counter(hidden)).elements()]
    others = [player for at, player in enumerate(state.players) if at != seat]
    return _covered(left, others)


def _covered(found: list[Cheque], players: Sequence[Player]) -> bool:
    """Whether these players can have paid all these cheques in secret."""
    if not found:
        return True
    if not players:
        return False
    first, *others = players
    return any(
        _covered([*(Counter(found) - Counter(hidden)).elements()], others)
        for hidden in _hidden(first)
    )
