"""The rewards of a house, given immediately (RULES.md 6)."""

from typing import Final

from rules.bits import has
from rules.decision import Choice, Decision
from rules.event import Event, Seat
from rules.goldene_stadt import asking
from rules.goldene_stadt.components import (
    BONUS_KEYS,
    DISTRICTS,
    FIRST_DISTRICT,
    GOOD_KEYS,
    GOODS_CARDS,
    GOODS_FACE_UP,
    GOODS_KEYS,
    GOODS_LIMIT,
    INNER,
    INNER_LETTERS,
    LAND_KEYS,
    OUTER_LETTERS,
    REWARDS,
    GoodsCard,
    Place,
)
from rules.goldene_stadt.piles import draw
from rules.goldene_stadt.state import DISTRICT_LETTERS, State, Taken

COINS: Final = {"coin": 1, "coins": 2}
"""The number of coins of each reward."""


def give(state: State, seat: Seat, place: Place, told: list[Event]) -> None:
    """Give the reward of a place; one that needs a choice is asked next (RULES.md 6.1)."""
    if has(DISTRICTS, place):
        _give_letters(state, seat, place, told)
    else:
        _give(state, seat, REWARDS[place], told)


def _give_letters(state: State, seat: Seat, place: Place, told: list[Event]) -> None:
    """Give the letters of a district to its first two builders, more to the first (6.6, 6.7)."""
    builders = state.districts[place - FIRST_DISTRICT]
    reward = of(state, place)
    letters = letters_of(place, len(builders))
    builders.append(seat)
    if letters:
        state.players[seat].ledger[DISTRICT_LETTERS] += letters
        told.append(Event("letters", {"seat": seat, "letters": letters}))
    _give(state, seat, reward, told)


def of(state: State, place: Place) -> str:
    """Return the next builder's reward in a place besides letters, or ""."""
    is_late = has(DISTRICTS, place) and state.districts[place - FIRST_DISTRICT]
    return "" if is_late else REWARDS[place]


def letters_of(place: Place, before: int) -> int:
    """Return the letters of a district for a seat that builds after this many others (6.6, 6.7)."""
    letters = INNER_LETTERS if has(INNER, place) else OUTER_LETTERS
    return letters[before] if before < len(letters) else 0


def _give(state: State, seat: Seat, reward: str, told: list[Event]) -> None:
    """Give the reward of a place (RULES.md 6.1 to 6.5); nothing if none is left (R16)."""
    player = state.players[seat]
    if reward in COINS:
        player.coins += COINS[reward]
        told.append(Event("coins", {"seat": seat, "coins": COINS[reward]}))
    elif reward == "card":
        land = draw(state, told)
        player.hand[land] += 1
        told.append(Event("drew", {"seat": seat}, reveals=True))
        told.append(Event("drawn", {"seat": seat, "card": LAND_KEYS[land]}, (seat,)))
    elif reward == "key" and state.keys:
        state.keys -= 1
        player.keys += 1
        told.append(Event("key", {"seat": seat, "keys": player.keys}))
    elif reward == "goods" and (state.market or state.warehouse):
        state.reward = reward
    elif reward == "bonus" and state.bonus:
        state.reward = reward
        told.append(Event("looks", {"seat": seat, "count": len(state.bonus)}, reveals=True))


def ask(state: State, seat: Seat) -> bool:
    """Ask for the choice in a reward (RULES.md 6.4, 6.5); return whether there is one."""
    if state.reward == "goods":
        state.open = [asking.goods(state, seat)]
    elif state.reward == "bonus":
        state.open = [asking.bonus(state, seat)]
    elif len(state.players[seat].goods) > GOODS_LIMIT:
        state.open = [asking.give_back(state, seat)]
    else:
        return False
    return True


def answer_goods(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Take a goods card; one that lay face up is replaced (RULES.md 6.4)."""
    seat, key = decision.seat, decision.options[choice[0]]
    state.reward = ""
    if key == asking.BLIND:
        card = state.warehouse.pop()
        told.append(Event("drew_goods", {"seat": seat, "goods": on(card)}, reveals=True))
    else:
        card = GOODS_KEYS.index(key)
        state.market.remove(card)
        told.append(Event("took_goods", {"seat": seat, "goods": on(card)}))
        if state.warehouse and len(state.market) < GOODS_FACE_UP:
            state.market.append(state.warehouse.pop())
            told.append(Event("goods_turned", {"goods": on(state.market[-1])}, reveals=True))
    state.players[seat].goods.append(card)


def answer_give_back(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Remove a fifth goods card from the game (RULES.md 6.4; R15)."""
    card = GOODS_KEYS.index(decision.options[choice[0]])
    state.players[decision.seat].goods.remove(card)
    state.boxed.append(card)
    told.append(Event("gave_back", {"seat": decision.seat, "goods": on(card)}))


def on(card: GoodsCard) -> tuple[str, ...]:
    """Return the goods on a goods card as keys."""
    return tuple([GOOD_KEYS[good] for good in GOODS_CARDS[card]])


def answer_bonus(state: State, decision: Decision, choice: Choice, told: list[Event]) -> None:
    """Keep a bonus card; only its owner sees it (RULES.md 6.5)."""
    seat, key = decision.seat, decision.options[choice[0]]
    card = BONUS_KEYS.index(key)
    state.reward = ""
    state.bonus.remove(card)
    state.taken.append(Taken(seat, card))
    told.append(Event("took_bonus", {"seat": seat, "left": len(state.bonus)}))
    told.append(Event("bonus_kept", {"seat": seat, "bonus": key}, (seat,)))
