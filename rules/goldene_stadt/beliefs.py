"""What greedy believes: the numbers by which it weighs what it sees."""

from typing import Final, NamedTuple

from rules.beliefs import believed


class Numbers(NamedTuple):
    """All that greedy believes; what things are worth is in letters.

    rewards   what rewards are worth; goods by what they will score
    card      what a landscape card is worth where it pays for a house
    coin      what a coin is worth where it is spent
    road      what one more place that a house leads to is worth
    second    a second house is only likely to be paid for: it counts so much of the first
    likely    how many times a card counts its share in the best place of its landscape, beside the
              houses that a hand pays for; `nowhere` is that share where there is no such place
    stops     building stops where the best house brings less than that beyond its cards
    growth    how many of the houses left will serve a bonus card, as a part
    pace      how many houses a seat builds in a round of greedy's games
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
