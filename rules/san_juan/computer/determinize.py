"""Positions that a seat cannot tell from its own: everything that it cannot know is dealt at
random.
"""

from collections.abc import Sequence
from operator import attrgetter

from rules.chance import Chance
from rules.decision import sample
from rules.event import Seat
from rules.san_juan import flow
from rules.san_juan.components import KIND, CardId, Kind
from rules.san_juan.state import BESIDE, NO_KIND, State
from rules.san_juan.view import step_of


def determinize(state: State, seat: Seat, chance: Chance) -> State:
    """Return a position that `seat` cannot tell from this one (RULES.md 6.3 to 6.5).

    Everything hidden is dealt at random: the order of the deck, the discard pile, goods, other
    hands and the others' sealed choices, the trading house's unseen tiles, and all chance to come.
    Cards of a publicly known kind keep it.
    """
    dealt = state.copy()
    dealt.chance = Chance(chance.below(1 << 32))
    _reshuffle_tiles(dealt, sorted(_unseen(dealt)), chance)
    _redeal(dealt, seat, chance)
    _reask(dealt, seat, chance)
    return dealt


def redraw(state: State, chance: Chance) -> None:
    """Redraw everything that chance has yet to decide: the order of the deck and of the unseen
    tiles.
    """
    state.chance = Chance(chance.below(1 << 64))
    _reshuffle_tiles(state, _unseen(state), chance)
    chance.shuffle(state.deck)


def _unseen(state: State) -> list[int]:
    return state.tiles[state.tiles_seen :]


def _reshuffle_tiles(state: State, unseen: list[int], chance: Chance) -> None:
    chance.shuffle(unseen)
    # Copies share the tiles, because nothing else ever moves them.
    state.tiles = state.tiles[: state.tiles_seen] + unseen


def _redeal(dealt: State, seat: Seat, chance: Chance) -> None:
    others = [player for other, player in enumerate(dealt.players) if other != seat]
    pool = dealt.deck + dealt.discard
    for player in others:
        pool += player.hand + player.chapel + player.bank + player.drawn
    for player in dealt.players:
        pool += player.goods.values()
        pool += player.harbor
    pool.sort()
    shown = [_taken_out(pool, player.known) for player in others]
    chance.shuffle(pool)

    def deal(count: int) -> list[CardId]:
        start = len(pool) - count
        cards = pool[start:]
        del pool[start:]
        return cards

    dealt.deck, dealt.discard = deal(len(dealt.deck)), deal(len(dealt.discard))
    for player, kept in zip(others, shown, strict=True):
        player.hand = sorted(kept + deal(len(player.hand) - len(kept)))
        player.chapel = sorted(deal(len(player.chapel)))
        player.drawn = sorted(deal(len(player.drawn)))
        if player.bank:
            player.bank = sorted(deal(len(player.bank)))
    for player in dealt.players:
        player.goods = {position: pool.pop() for position in player.goods}
        if player.harbor:
            player.harbor = sorted(deal(len(player.harbor)))


def _taken_out(pool: list[CardId], known: Sequence[Kind]) -> list[CardId]:
    """Take one card out of the pool for each mark of a known kind (RULES.md 6.5)."""
    cards: list[CardId] = []
    for kind in known:
        card = next(card for card in pool if KIND[card] == kind)
        pool.remove(card)
        cards.append(card)
    return cards


def unseal(dealt: State, seat: Seat) -> None:
    """Let all others with a question at the same time as `seat` answer again."""
    if step_of(dealt) in ("role", "library", "over"):
        return
    own = [decision for decision in dealt.open if decision.seat == seat]
    others = [player for other, player in enumerate(dealt.players) if other != seat]
    if len(own) == len(dealt.open) and not any(player.answered for player in others):
        return
    for player in others:
        player.answered, player.picked = False, []
        player.plan, player.cover, player.spent = NO_KIND, BESIDE, []
        player.put_away, player.tucked, player.banked = [], [], []
    flow.reopen(dealt)
    dealt.open = sorted(
        [*[asked for asked in dealt.open if asked.seat != seat], *own], key=attrgetter("seat")
    )


def _reask(dealt: State, seat: Seat, chance: Chance) -> None:
    """Ask the others again about their new cards; seats that had answered answer at random.

    Others still wait then, so nothing is carried out.
    """
    players = enumerate(dealt.players)
    answered = [other for other, player in players if player.answered and other != seat]
    unseal(dealt, seat)
    for other in answered:
        while asked := [decision for decision in dealt.open if decision.seat == other]:
            flow.act(dealt, asked[0], sample(asked[0], chance.random), [])
