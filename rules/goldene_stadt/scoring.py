"""Score cards, bonus cards, and the ranking (RULES.md 7 and 8)."""

from collections.abc import Iterator, Sequence
from functools import cache
from typing import Final

from rules.event import Event, Facts
from rules.game import Line, Outcome, TieBreak
from rules.goldene_stadt.components import (
    BONUS_KEYS,
    BONUSES,
    GOOD_KEYS,
    LETTERS_FOR_MOST,
    LETTERS_FOR_SOME,
    QUARTER_KEYS,
    RIVER_KEYS,
    SCORE_CARDS,
    BonusCard,
    GoodsCard,
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
    """Return the two or three things on a score card, as keys (RULES.md 7.1; R1)."""
    shown = SCORE_CARDS[card]
    return (GOOD_KEYS[shown.good], *[key for key, _ in shown.regions])


def counted(
    card: ScoreCard, own: Sequence[Places], goods: Sequence[Sequence[GoodsCard]]
) -> Iterator[tuple[int, str, tuple[int, ...]]]:
    """Yield the counts of a score card, with these houses and goods cards (RULES.md 7.1, 7.2).

    For each thing: its place in a ledger, its key, and every seat's number of it.
    """
    shown = SCORE_CARDS[card]
    held = tuple([goods_of(cards, shown.good) for cards in goods])
    yield GOODS_LETTERS, GOOD_KEYS[shown.good], held
    for key, places in shown.regions:
        yield _KEPT[key], key, tuple([(each & places).bit_count() for each in own])


_KEPT: Final = {
    **dict.fromkeys(RIVER_KEYS, RIVER_LETTERS),
    **dict.fromkeys(QUARTER_KEYS, QUARTER_LETTERS),
}
"""The place of letters for rivers and quarters."""


@cache
def letters_for(counts: tuple[int, ...]) -> tuple[int, ...]:
    """Return each seat's letters for one thing, from each seat's number of it (RULES.md 7.2).

    Some for each seat that has any; as much again for the seat that alone has most (R11). Counts
    are small and come up again and again.
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
    own, goods = zip(*[(player.own, player.goods) for player in state.players], strict=True)
    for source, thing, counts in counted(state.card, own, goods):
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
        facts: Facts = {"seat": seat, "bonus": BONUS_KEYS[card], "letters": letters}
        told.append(Event("bonus_opened", facts, reveals=True))


def bonus_letters(card: BonusCard, own: Places) -> int:
    """Return the letters of a bonus card with these houses (RULES.md 8.4)."""
    counted = BONUSES[card]
    count = (own & counted.houses).bit_count()
    count += sum(bool(own & region) for region in counted.regions)
    return min(counted.most, counted.letters * count)


def outcome(state: State) -> Outcome | None:
    """Rank by letters, then houses built, then coins; blocked seats come last (RULES.md 8.5)."""
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
