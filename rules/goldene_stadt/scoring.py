"""What a score card brings, the bonus cards, and who comes in where (RULES.md 7 and 8)."""

from collections.abc import Sequence
from typing import Final

from rules.event import Event
from rules.game import Line, Outcome, TieBreak
from rules.goldene_stadt.components import (
    BONUS_KEYS,
    BONUSES,
    GOOD_KEYS,
    LETTERS_FOR_MOST,
    LETTERS_FOR_SOME,
    NOT_SHOWN,
    QUARTER_KEYS,
    QUARTERS,
    RIVER_KEYS,
    RIVERS,
    SCORE_CARDS,
    BonusCard,
    Places,
    ScoreCard,
    goods_of,
)
from rules.goldene_stadt.state import (
    BONUS_LETTERS,
    GOODS_LETTERS,
    LEDGER,
    QUARTER_LETTERS,
    RIVER_LETTERS,
    State,
)
from rules.ranking import by_points

HOUSES_BUILT: Final = "houses"
COINS_LEFT: Final = "coins"


def things_of(card: ScoreCard) -> tuple[str, ...]:
    """Return what a score card shows, as keys: two things or three (RULES.md 7.1; R1)."""
    shown = SCORE_CARDS[card]
    things = [GOOD_KEYS[shown.good]]
    if shown.river != NOT_SHOWN:
        things.append(RIVER_KEYS[shown.river])
    if shown.quarter != NOT_SHOWN:
        things.append(QUARTER_KEYS[shown.quarter])
    return tuple(things)


def houses_in(own: Sequence[Places], places: Places) -> list[int]:
    """Count the houses of each seat in some places."""
    return [(each & places).bit_count() for each in own]


def letters_for(counts: Sequence[int]) -> tuple[int, ...]:
    """Return what one thing brings each seat, from how much of it everybody has (RULES.md 7.2).

    Some for whoever has any; as much again for whoever has most of it, alone (R11).
    """
    most = max(counts)
    alone = counts.count(most) == 1
    return tuple(
        [
            bool(count) * LETTERS_FOR_SOME + (alone and count == most > 0) * LETTERS_FOR_MOST
            for count in counts
        ]
    )


def score_card(state: State, told: list[Event]) -> None:
    """Score everything that the card of the round shows (RULES.md 7.1)."""
    shown = SCORE_CARDS[state.card]
    own = [player.own for player in state.players]
    goods = [goods_of(player.goods, shown.good) for player in state.players]
    _score(state, GOODS_LETTERS, GOOD_KEYS[shown.good], goods, told)
    if shown.river != NOT_SHOWN:
        houses = houses_in(own, RIVERS[shown.river])
        _score(state, RIVER_LETTERS, RIVER_KEYS[shown.river], houses, told)
    if shown.quarter != NOT_SHOWN:
        houses = houses_in(own, QUARTERS[shown.quarter])
        _score(state, QUARTER_LETTERS, QUARTER_KEYS[shown.quarter], houses, told)


def _score(state: State, source: int, thing: str, counts: Sequence[int], told: list[Event]) -> None:
    letters = letters_for(counts)
    for player, gained in zip(state.players, letters, strict=True):
        player.ledger[source] += gained
    seats = tuple([seat for seat, gained in enumerate(letters) if gained])
    gains = tuple([gained for gained in letters if gained])
    told.append(Event("scored", {"thing": thing, "seats": seats, "counts": gains}))


def open_bonus_cards(state: State, told: list[Event]) -> None:
    """Count the bonus cards at the end of the game (RULES.md 8.4)."""
    for seat, card in state.taken:
        player = state.players[seat]
        letters = bonus_letters(card, player.own)
        player.ledger[BONUS_LETTERS] += letters
        facts = {"seat": seat, "bonus": BONUS_KEYS[card], "letters": letters}
        told.append(Event("bonus_opened", facts, reveals=True))


def bonus_letters(card: BonusCard, own: Places) -> int:
    """Return what a bonus card is worth with these houses (RULES.md 8.4)."""
    counted = BONUSES[card]
    count = (own & counted.houses).bit_count()
    count += sum([bool(own & region) for region in counted.regions])
    return min(counted.most, counted.letters * count)


def outcome(state: State) -> Outcome | None:
    """Rank by letters, then houses built, then coins; who is blocked comes last (RULES.md 8.5)."""
    if not state.ended:
        return None
    players = state.players
    ties = (
        TieBreak(HOUSES_BUILT, tuple([player.own.bit_count() for player in players])),
        TieBreak(COINS_LEFT, tuple([player.coins for player in players])),
    )
    last = [seat for seat, player in enumerate(players) if player.blocked]
    return by_points(state.ended, [lines_of(player.ledger) for player in players], ties, last)


def lines_of(ledger: Sequence[int]) -> tuple[Line, ...]:
    """Return a ledger line by line."""
    return tuple([Line(key, letters) for key, letters in zip(LEDGER, ledger, strict=True)])
