"""What greedy believes: the numbers by which it weighs what it sees."""

from typing import Final, NamedTuple

from rules.beliefs import believed


class Numbers(NamedTuple):
    """All that greedy believes; worth is measured in letters.

    rewards   what rewards are worth; goods by what they will score
    card      what a landscape card is worth when it pays for a house
    coin      what a coin is worth when it is spent
    road      what each further place that a house leads to is worth
    second    how much a second house counts compared with the first, as it may not be affordable
    likely    how many times a card counts its share of the best place of its landscape, besides the
              houses that a hand pays for; `nowhere` is that share if there is no such place
    stops     building stops if the best house brings less than this beyond its cards
    growth    which share of the houses left will count for a bonus card
    pace      how many houses a seat may build in a round: the more, the sooner the end is expected
    """

    rewards: dict[str, float]
    card: float
    coin: float
    road: float
    second: float
    likely: float
    nowhere: float
    stops: float
    growth: float
    pace: float


NUMBERS: Final = believed("goldene_stadt", Numbers)
