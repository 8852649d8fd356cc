"""Positions that a seat cannot tell from its own: all that it cannot know is dealt at random."""

from rules.chance import Chance
from rules.event import Seat
from rules.goldene_stadt import asking, flow
from rules.goldene_stadt.components import LANDS, SCORE_CARDS, BonusCard
from rules.goldene_stadt.state import NOWHERE, State, Taken
from rules.goldene_stadt.view import is_looking


def determinize(state: State, seat: Seat, chance: Chance) -> State:
    """Return a position that `seat` cannot tell from this one, with all hidden things dealt at
    random.

    Hidden: the order of all stacks, the others' cards that not everyone has seen them take, the
    others' bonus cards, the place that another seat is just paying for, and all chance to come.
    """
    dealt = state.copy()
    dealt.chance = Chance(chance.below(1 << 32))
    _redeal_lands(dealt, seat, chance)
    _redeal_bonus(dealt, seat, chance)
    dealt.warehouse.sort()
    dealt.cards.sort()
    _reshuffle(dealt, chance)
    if dealt.builders and dealt.builders[-1] != seat:
        dealt.plan = NOWHERE
        _ask_anew(dealt)
    return dealt


def _ask_anew(dealt: State) -> None:
    """Ask the builder again, with another hand.

    The last turn no longer asks about a hand limit, but earlier versions did (R35).
    """
    [asked] = dealt.open
    if asked.kind == "limit":
        dealt.open = [asking.limit(dealt, asked.seat)]
    else:
        flow.reopen(dealt)


def redraw(state: State, chance: Chance) -> None:
    """Let chance decide again what is still open: the order of the stacks.

    The order of the bonus cards means nothing, because taking one means looking at all (RULES.md
    6.5).
    """
    state.chance = Chance(chance.below(1 << 64))
    chance.shuffle(state.stack)
    _reshuffle(state, chance)


def _reshuffle(state: State, chance: Chance) -> None:
    """Shuffle the goods, and the score cards within each back."""
    chance.shuffle(state.warehouse)
    chance.shuffle(state.cards)
    state.cards.sort(key=lambda card: -SCORE_CARDS[card].back)


def _redeal_lands(dealt: State, seat: Seat, chance: Chance) -> None:
    """Shuffle the unseen cards of the others into the stack, and deal them as many again."""
    others = [player for other, player in enumerate(dealt.players) if other != seat]
    counts = [sum(player.hand) - sum(player.known) for player in others]
    for player in others:
        for land in LANDS:
            dealt.stack += [land] * (player.hand[land] - player.known[land])
    dealt.stack.sort()
    chance.shuffle(dealt.stack)
    for player, count in zip(others, counts, strict=True):
        player.hand = player.known[:]
        for _ in range(count):
            player.hand[dealt.stack.pop()] += 1


def _redeal_bonus(dealt: State, seat: Seat, chance: Chance) -> None:
    """Exchange bonus cards that were taken, or left, between the same two looks of the seat.

    A seat that takes one looks at all that are left (RULES.md 6.5), and so knows the cards taken
    since its last look, but not the takers.
    """
    looking = is_looking(dealt, seat)
    looks = [at for at, taken in enumerate(dealt.taken) if taken.seat == seat]
    begins = [0, *[at + 1 for at in looks]]
    ends = [*looks, len(dealt.taken)]
    for begin, end in zip(begins, ends, strict=True):
        unseen = dealt.bonus if end == len(dealt.taken) and not looking else []
        dealt.taken[begin:end] = _exchanged(dealt.taken[begin:end], unseen, chance)


def _exchanged(taken: list[Taken], stack: list[BonusCard], chance: Chance) -> list[Taken]:
    cards = sorted([*[card for _, card in taken], *stack])
    chance.shuffle(cards)
    stack[:] = sorted(cards[len(taken) :])
    return [Taken(taker, card) for (taker, _), card in zip(taken, cards, strict=False)]
