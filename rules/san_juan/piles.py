"""Cards on the move: drawn, taken to hand, put away, on and off a building (RULES.md 6)."""

from bisect import insort

from rules.event import Event, Seat
from rules.san_juan import events
from rules.san_juan.components import BUILDING_OF, KIND, CardId
from rules.san_juan.state import Player, State


def draw(state: State, count: int, told: list[Event]) -> list[CardId]:
    """Take up to `count` (1 or more) cards from the deck; fewer only if none are left at all.

    The discard pile becomes the deck when a card is needed and none is left (RULES.md 6.1).
    """
    cards = state.deck[: -count - 1 : -1]
    del state.deck[-count:]
    if len(cards) < count and state.discard:
        _shuffle_discard(state, told)
        cards += draw(state, count - len(cards), told)
    return cards


def _shuffle_discard(state: State, told: list[Event]) -> None:
    """Shuffle the discard pile: it becomes the deck (RULES.md 6.1)."""
    state.deck = sorted(state.discard)
    state.discard = []
    state.chance.shuffle(state.deck)
    told.append(Event("shuffled", {"count": len(state.deck)}))


def draw_to_hand(state: State, seat: Seat, count: int, source: str, told: list[Event]) -> None:
    """Let the seat draw cards into the hand, for the role or building `source`."""
    cards = draw(state, count, told)
    if cards:
        told.append(events.drew(seat, len(cards), source))
    take_to_hand(state, seat, cards, told)


def take_to_hand(state: State, seat: Seat, cards: list[CardId], told: list[Event]) -> None:
    """Put drawn cards into the hand; only their owner learns their kinds (RULES.md 6.4)."""
    if not cards:
        return
    hand = state.players[seat].hand
    hand += cards
    hand.sort()
    told.append(Event("drew_cards", {"seat": seat, "cards": buildings(cards)}, (seat,), True))


def take_openly(player: Player, card: CardId) -> None:
    """Take a publicly seen card into the hand (R46)."""
    insort(player.hand, card)
    insort(player.known, KIND[card])


def put_away(state: State, player: Player, cards: list[CardId]) -> None:
    """Put cards from the hand face down on the discard pile (RULES.md 2.5)."""
    if cards:
        for card in cards:
            player.hand.remove(card)
        state.discard += cards
        forget_known(player)


def forget_known(player: Player) -> None:
    """Forget the known cards: one left the hand face down, so none is certain now (R54)."""
    player.known.clear()


def remove_good(state: State, player: Player, position: int) -> None:
    """Put the good on a building, if there is one, unseen on the discard pile (RULES.md 6.4)."""
    if position in player.goods:
        state.discard.append(player.goods.pop(position))


def buildings(cards: list[CardId]) -> tuple[str, ...]:
    """Return the cards as stable keys of their buildings."""
    return tuple([BUILDING_OF[card] for card in cards])


def buildings_at(player: Player, positions: list[int]) -> tuple[str, ...]:
    """Return the buildings at these positions of the display, as stable keys."""
    return tuple([BUILDING_OF[player.display[position].card] for position in positions])
