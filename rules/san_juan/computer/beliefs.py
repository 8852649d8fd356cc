"""Greedy's beliefs: the numbers by which it weighs a view."""

from typing import Final, NamedTuple

from rules.beliefs import believed


class Numbers(NamedTuple):
    """All of greedy's beliefs, tuned by self-play.

    powers       the earnings of a building's power per round, in cards; others earn nothing
    crowded      the loss of worth of each further production building
    crew         the number of production buildings with which trade buildings earn their number
    horizon      the game has this many rounds less the buildings of the largest display
    card         points that a card is worth, for each round left; `card_most` at most
    planned      the weight of an end building in hand compared with one that stands
    city_rate, guild_rate, palace_rate, residence_rate, cathedral_rate
                 points that a City Hall, Guild Hall, Palace, Residence or Cathedral gains per round
    choice       the worth of choosing among dealt cards, in cards
    stock        a good that is not yet sold, as a part of its mean price
    envy         the mean gain of the others in a role, as a part of one's own
    rival_build  the gain of a hand of `rival_hand` cards or more by a Builder phase, in points
    full_hand    the number of cards above which a further one counts half
    tuck_above   the size of hand above which a card is tucked under a Chapel
    bank_when    the Bank is used with at most this many rounds to come, for at least `bank_least`
                 cards, beyond the `last_build` that stay in hand
    """

    powers: dict[str, float]
    crowded: float
    crew: float
    horizon: float
    card: float
    card_most: float
    planned: float
    city_rate: float
    guild_rate: float
    palace_rate: float
    residence_rate: float
    cathedral_rate: float
    choice: float
    stock: float
    envy: float
    rival_build: float
    rival_hand: int
    full_hand: int
    tuck_above: int
    bank_when: float
    bank_least: int
    last_build: int


NUMBERS: Final = believed("san_juan", Numbers)
