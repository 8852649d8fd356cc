"""The beliefs of greedy: the numbers by which it weighs a view."""

from typing import Final, NamedTuple

from rules.beliefs import believed


class Numbers(NamedTuple):
    """All beliefs of greedy; worth is measured in letters.

    rewards   the worth of rewards; goods count by what they will score
    card      the worth of a landscape card that pays for a house
    coin      the worth of a coin that is spent
    road      the worth of each further place that a house leads to
    second    the share of a second house compared with the first: it may not be affordable
    likely    how many times a card counts its share of the best place of its landscape, besides the
              houses that a hand pays for; `nowhere` is that share if there is no such place
    stops     building stops if the best house brings less than this beyond its cards
    growth    the share of the houses left that will count for a bonus card
    pace      the houses that a seat may build in a round: the more, the sooner it expects the end
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
