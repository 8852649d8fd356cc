"""The verbs of the rules: one function each, in the order of a round."""

from bisect import insort
from typing import Final

from rules.event import NOBODY, Event, Fact, Seat
from rules.san_juan import effects, events
from rules.san_juan.asking import card_of
from rules.san_juan.cards import (
    AQUEDUCT,
    ARCHIVE,
    BUILDING_KEYS,
    BUILDING_OF,
    CARPENTER,
    CATHEDRAL,
    COST,
    CUSTOMS_OFFICE,
    GOLD_MINE,
    GOLDSMITH,
    HARBOR,
    HUT,
    KIND,
    NEW_BUILDINGS,
    POOR_HOUSE,
    PRODUCER,
    PROSPECTOR,
    ROLE_KEYS,
    TAVERN,
    TILES,
    TRADER,
    TRADING_POST,
    WELL,
    Building,
    CardId,
    Kind,
)
from rules.san_juan.state import BESIDE, NO_KIND, SEATS, Player, State, kinds_in

GOLD_MINE_CARDS = 4


# --- cards -----------------------------------------------------------------------------------


def draw(state: State, count: int, told: list[Event]) -> list[CardId]:
    """Take up to `count` (1 or more) cards from the deck; fewer where none are left at all.

    The discard pile becomes the deck when a card is needed and none is left (RULES.md 6.1).
    """
    cards = state.deck[: -count - 1 : -1]
    del state.deck[-count:]
    if len(cards) < count and state.discard:
        _shuffle_discard(state, told)
        cards += draw(state, count - len(cards), told)
    return cards


def _shuffle_discard(state: State, told: list[Event]) -> None:
    state.deck = sorted(state.discard)
    state.discard = []
    state.chance.shuffle(state.deck)
    told.append(Event("shuffled", {"count": len(state.deck)}))


def draw_to_hand(state: State, seat: Seat, count: int, source: str, told: list[Event]) -> None:
    """Let the seat draw cards into the hand, for the role or building `source`."""
    cards = draw(state, count, told)
    if cards:
        told.append(events.drew(seat, len(cards), source))
    _take_to_hand(state, seat, cards, told)


def _take_to_hand(state: State, seat: Seat, cards: list[CardId], told: list[Event]) -> None:
    if not cards:
        return
    hand = state.players[seat].hand
    hand += cards
    hand.sort()
    told.append(Event("drew_cards", {"seat": seat, "cards": buildings(cards)}, (seat,), True))


def put_away(state: State, player: Player, cards: list[CardId]) -> None:
    """Put cards from the hand face down on the discard pile."""
    if cards:
        for card in cards:
            player.hand.remove(card)
        state.discard += cards
        forget_known(player)


def forget_known(player: Player) -> None:
    """A card left the hand face down: nobody can be sure of the known ones now (R54)."""
    player.known.clear()


def buildings(cards: list[CardId]) -> tuple[str, ...]:
    """Return the cards as stable keys of their buildings."""
    return tuple([BUILDING_OF[card] for card in cards])


def from_chooser(state: State) -> tuple[Seat, ...]:
    """Return all seats in the order in which a role is resolved: the chooser, then clockwise."""
    return _CLOCKWISE[len(state.players)][state.chooser]


def from_governor(state: State) -> tuple[Seat, ...]:
    """Return all seats, the governor first, then clockwise."""
    return _CLOCKWISE[len(state.players)][state.governor]


_CLOCKWISE: Final = {
    seats: tuple(tuple((first + step) % seats for step in range(seats)) for first in range(seats))
    for seats in SEATS
}


def several_answered(state: State) -> bool:
    """Whether opening the sealed answers tells seats something about each other's."""
    return sum([player.answered for player in state.players]) > 1


def clear_answers(state: State) -> None:
    """Forget the sealed answers of the step that is over."""
    for player in state.players:
        if player.answered or player.picked:
            player.answered = False
            player.put_away, player.tucked, player.picked = [], [], []


# --- starting hands and round start (RULES.md 2.4, 3) ----------------------------------------


def keep_starting_hands(state: State, told: list[Event]) -> None:
    """Carry out the sealed choices: each seat keeps four cards."""
    for player in state.players:
        put_away(state, player, player.put_away)
    counts = tuple(len(player.put_away) for player in state.players)
    told.append(Event("starting_hands", {"counts": counts}))


def settle_hands(state: State, told: list[Event]) -> None:
    """Carry out the sealed choices of the round start, clockwise from the governor.

    The others see only how many cards left each hand.
    """
    seats = [seat for seat in from_governor(state) if state.players[seat].answered]
    if not seats:
        return
    counts: list[int] = []
    for seat in seats:
        player = state.players[seat]
        counts.append(len(player.tucked) + len(player.banked) + len(player.put_away))
        _tuck(player, seat, told)
        if player.banked:
            put_into_bank(player, seat, told)
        put_away(state, player, player.put_away)
    facts: dict[str, Fact] = {"seats": tuple(seats), "counts": tuple(counts)}
    told.append(Event("hands_settled", facts, reveals=several_answered(state)))


def _tuck(player: Player, seat: Seat, told: list[Event]) -> None:
    if not player.tucked:
        return
    for card in player.tucked:
        player.hand.remove(card)
        insort(player.chapel, card)
    forget_known(player)
    told.append(Event("tucked", {"seat": seat, "cards": buildings(player.tucked)}, (seat,)))


def put_into_bank(player: Player, seat: Seat, told: list[Event]) -> None:
    """Tuck the chosen cards under the Bank, which is used up by that (RULES.md 3.2; R19, R20)."""
    cards, player.banked = player.banked, []
    for card in cards:
        player.hand.remove(card)
        insort(player.bank, card)
    player.bank_used = True
    forget_known(player)
    told.append(Event("banked", {"seat": seat, "cards": buildings(cards)}, (seat,)))
    told.append(Event("bank_used", {"seat": seat}))


def swap(state: State, told: list[Event]) -> None:
    """Carry out the Offices' exchanges, clockwise from the governor (RULES.md 3.1; R43, R52).

    All see who exchanged nothing: the step is over, and others decide on that.
    """
    several = several_answered(state)
    for seat in from_governor(state):
        player = state.players[seat]
        count = len(player.put_away)
        if player.answered:
            told.append(Event("swapped", {"seat": seat, "count": count}, reveals=several))
        if count:
            put_away(state, player, player.put_away)
            _take_to_hand(state, seat, draw(state, count, told), told)


# --- Builder (RULES.md 5.1 to 5.8) -----------------------------------------------------------


def erect(state: State, seat: Seat, paid: list[CardId], told: list[Event]) -> None:
    """Pay for the planned building and place it; its power begins after the phase."""
    player = state.players[seat]
    kind, cover = state.plan, state.cover
    card = card_of(player, kind)
    price = len(paid) + len(state.spent)
    if effects.library_lowers(state, seat, kind, cover):
        use_library(state, told)
    active = player.active
    facts: dict[str, Fact] = {"seat": seat, "building": BUILDING_KEYS[kind], "price": price}
    if cover != BESIDE:
        facts["over"] = BUILDING_KEYS[KIND[player.display[cover].card]]
        active &= ~(1 << KIND[player.display[cover].card])
    facts["goods"] = len(state.spent)
    told.append(Event("built", facts))

    if kind == CATHEDRAL:
        state.cathedral = False
    else:
        player.hand.remove(card)
    if kind in player.known:
        player.known.remove(kind)
    put_away(state, player, paid)
    if paid:
        told.append(Event("paid", {"seat": seat, "cards": buildings(paid)}, (seat,)))
    if cover != BESIDE:
        remove_good(state, player, cover)
    for position in state.spent:
        remove_good(state, player, position)
    _place(player, card, cover)
    state.plan, state.cover, state.spent = NO_KIND, BESIDE, []
    state.built = True

    if active >> CARPENTER & 1 and not effects.is_production(kind):
        draw_to_hand(state, seat, 1, BUILDING_KEYS[CARPENTER], told)
    if active >> POOR_HOUSE & 1 and len(player.hand) <= effects.POOR_HOUSE_HAND:
        draw_to_hand(state, seat, 1, BUILDING_KEYS[POOR_HOUSE], told)


def _place(player: Player, card: CardId, cover: int) -> None:
    if cover == BESIDE:
        player.display.append(Building(card))
        player.owned |= 1 << KIND[card]
    else:
        below = player.display[cover]
        player.display[cover] = Building(card, (*below.under, below.card))
        player.owned = kinds_in(player.display)
        player.active &= player.owned


def remove_good(state: State, player: Player, position: int) -> None:
    """Put the good on a building, if there is one, unseen on the discard pile."""
    if position in player.goods:
        state.discard.append(player.goods.pop(position))


def begin_powers(state: State) -> None:
    """At the end of a Builder phase the new buildings come into force (RULES.md 5.6)."""
    for player in state.players:
        player.active = player.owned


def help_the_needy(state: State, told: list[Event]) -> None:
    """Let the Taverns of the smallest displays give a card (RULES.md 5.14; R11 to R13)."""
    for seat in from_chooser(state):
        if effects.in_need(state, seat):
            draw_to_hand(state, seat, 1, BUILDING_KEYS[TAVERN], told)


def draw_for_each(state: State, kind: Kind, told: list[Event]) -> None:
    """Let everybody with this building in force draw a card, from the chooser on."""
    for seat in from_chooser(state):
        if state.players[seat].active >> kind & 1:
            draw_to_hand(state, seat, 1, BUILDING_KEYS[kind], told)


# --- Producer (RULES.md 5.9) -----------------------------------------------------------------


def produce(state: State, told: list[Event]) -> None:
    """Carry out the sealed choices from the chooser on: goods first, then the Well."""
    reveals = several_answered(state)
    for seat in from_chooser(state):
        player = state.players[seat]
        if not player.picked:
            if player.answered:
                told.append(events.declined(seat, PRODUCER, reveals=reveals))
            continue
        goods = draw(state, len(player.picked), told)
        filled = player.picked[: len(goods)]
        player.goods.update(zip(filled, goods, strict=True))
        if not goods:
            continue
        told.append(events.produced(seat, _kinds_at(player, filled), reveals=reveals))
        told.append(Event("goods", {"seat": seat, "cards": buildings(goods)}, NOBODY))
        if state.doubled:
            _note_library(state, seat, len(goods), AQUEDUCT, told)
        if player.active >> WELL & 1 and len(goods) >= effects.WELL_GOODS:
            draw_to_hand(state, seat, 1, BUILDING_KEYS[WELL], told)


def _kinds_at(player: Player, positions: list[int]) -> tuple[str, ...]:
    return tuple([BUILDING_OF[player.display[position].card] for position in positions])


# --- Trader (RULES.md 5.10) ------------------------------------------------------------------


def turn_tile(state: State, told: list[Event]) -> None:
    """Turn the next tile of the trading house; their order never changes."""
    state.tile = (state.tile + 1) % len(TILES)
    new = state.tile == state.tiles_seen
    state.tiles_seen += new
    told.append(events.tile_turned(TILES[state.tiles[state.tile]], new=new))


def sell(state: State, told: list[Event]) -> None:
    """Carry out the sealed choices from the chooser on: goods leave, then cards are drawn.

    If nobody at the table sells anything, the Huts give their cards (R14).
    """
    reveals = several_answered(state)
    prices = effects.sale_prices(state)
    nothing = True
    for seat in from_chooser(state):
        player = state.players[seat]
        sold = player.picked
        if not sold:
            if player.answered:
                told.append(events.declined(seat, TRADER, reveals=reveals))
            continue
        nothing = False
        earned = sum([prices[KIND[player.display[position].card]] for position in sold])
        if player.active >> HARBOR & 1:
            tuck_under_harbor(player, sold[0])
        for position in sold:
            remove_good(state, player, position)
        cards = draw(state, earned + effects.trade_bonus(player, len(sold)), told)
        told.append(events.sold(seat, _kinds_at(player, sold), len(cards), reveals=reveals))
        if state.doubled:
            _note_library(state, seat, len(sold), TRADING_POST, told)
        _take_to_hand(state, seat, cards, told)
    if nothing:
        draw_for_each(state, HUT, told)


def tuck_under_harbor(player: Player, position: int) -> None:
    """Put one of the goods that are being sold under the Harbor, unseen (R18)."""
    player.harbor.append(player.goods.pop(position))
    player.harbor.sort()


# --- Councillor (RULES.md 5.11) --------------------------------------------------------------


def deal_councillor(state: State, told: list[Event]) -> None:
    """Deal to every seat at once, without asking first (R51), from the chooser on (R34).

    Before that, empty Customs Offices get their good (R17).
    """
    if state.variant.deck == NEW_BUILDINGS:
        fill_customs_offices(state, told)
    deals = effects.councillor_deals(state)
    for seat in from_chooser(state):
        cards = draw(state, deals[seat], told)
        cards.sort()
        state.players[seat].drawn = cards
        facts: dict[str, Fact] = {"seat": seat, "cards": buildings(cards)}
        told.append(Event("councillor_dealt", facts, (seat,), True))


def fill_customs_offices(state: State, told: list[Event]) -> None:
    """Put an unseen card as a good on every Customs Office without one (RULES.md 5.11; R17)."""
    for seat in from_chooser(state):
        player = state.players[seat]
        if not player.active >> CUSTOMS_OFFICE & 1:
            continue
        position = position_of(player, CUSTOMS_OFFICE)
        if position in player.goods:
            continue
        for card in draw(state, 1, told):
            player.goods[position] = card
            told.append(Event("customs_filled", {"seat": seat}))
            told.append(Event("goods", {"seat": seat, "cards": buildings([card])}, NOBODY))


def position_of(player: Player, kind: Kind) -> int:
    """Return where a building of this kind stands in the display."""
    return [KIND[building.card] for building in player.display].index(kind)


def keep_councillor(state: State, told: list[Event]) -> None:
    """Carry out the sealed choices: dealt cards join the hand, the rest is put away."""
    seats = from_chooser(state)
    counts: list[int] = []
    for seat in seats:
        player = state.players[seat]
        counts.append(len(player.drawn) - len(player.put_away))
        if player.active >> ARCHIVE & 1 and player.put_away:
            forget_known(player)
        player.hand += player.drawn
        player.hand.sort()
        player.drawn = []
        for card in player.put_away:
            player.hand.remove(card)
        state.discard += player.put_away
    told.append(events.councillor_kept(seats, tuple(counts)))


# --- Prospector (RULES.md 5.13) --------------------------------------------------------------


def prospect(state: State, told: list[Event]) -> None:
    """Let the chooser draw; then Gold Mine and Goldsmith of each seat from the chooser on (R23)."""
    chooser = state.chooser
    draws = effects.prospector_draws(doubled=state.doubled)
    draw_to_hand(state, chooser, draws, ROLE_KEYS[PROSPECTOR], told)
    for seat in from_chooser(state):
        active = state.players[seat].active
        if active >> GOLD_MINE & 1:
            _mine_gold(state, seat, told)
        if active >> GOLDSMITH & 1:
            _try_the_goldsmith(state, seat, told)


def _mine_gold(state: State, seat: Seat, told: list[Event]) -> None:
    """Turn up four cards: if all costs differ, the cheapest is taken (R56)."""
    if len(state.deck) + len(state.discard) < GOLD_MINE_CARDS:
        return
    cards = draw(state, GOLD_MINE_CARDS, told)
    costs = [COST[KIND[card]] for card in cards]
    facts: dict[str, Fact] = {"seat": seat, "cards": buildings(cards)}
    if len(set(costs)) == GOLD_MINE_CARDS:
        card = cards[costs.index(min(costs))]
        facts["taken"] = BUILDING_KEYS[KIND[card]]
        _take_openly(state.players[seat], card)
        cards.remove(card)
    state.discard += cards
    told.append(Event("gold_mine", facts, reveals=True))


def _take_openly(player: Player, card: CardId) -> None:
    """Take a card to hand that everybody has seen (R46)."""
    insort(player.hand, card)
    insort(player.known, KIND[card])


def _try_the_goldsmith(state: State, seat: Seat, told: list[Event]) -> None:
    """Turn up a card: it is taken if nobody has such a building standing (R24, R57)."""
    cards = draw(state, 1, told)
    if not cards:
        return
    [card] = cards
    kind = KIND[card]
    facts: dict[str, Fact] = {"seat": seat, "building": BUILDING_KEYS[kind]}
    taken = not any(player.owned >> kind & 1 for player in state.players)
    facts["taken"] = int(taken)
    if taken:
        _take_openly(state.players[seat], card)
    else:
        state.discard.append(card)
    told.append(Event("goldsmith", facts, reveals=True))


# --- Library with two players (RULES.md 5.12) ------------------------------------------------


def _note_library(state: State, seat: Seat, count: int, helper: Kind, told: list[Event]) -> None:
    """Producer and Trader: only the very last allowed good uses up the Library (R53)."""
    if seat == state.chooser and count == effects.allowed(state, seat, helper):
        use_library(state, told)


def use_library(state: State, told: list[Event]) -> None:
    """Two players: the governor's Library, good for one of both roles, is used this round."""
    if effects.library_rationed(state) and not state.library_used:
        state.library_used = True
        told.append(Event("library_used", {"seat": state.chooser}))
