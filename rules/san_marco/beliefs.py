"""What greedy believes: the numbers by which it weighs what it sees."""

from typing import Final, NamedTuple

from rules.beliefs import believed


class Numbers(NamedTuple):
    """All that greedy believes, tuned by self-play.

    envy       the mean gain of the others, as a part of one's own
    grudge     how much more it counts that a rival loses a noble, for each point by which that one
               is ahead of the other rivals
    firm       how much of a row's worth is what it brings as it stands; the rest is what the
               rows one noble away bring
    at_doge, by_doge, far
               how the doge's visits to come fall on his district, its neighbours, and the rest
    visits     what a visit to come counts, as a part of a visit now; `final` what the final
               scoring counts
    aim        how much an own visit looks at the rows one noble away, while nobles are placed
    bridge     what a bridge is worth for each doge scoring to come; `joins` the part that a
               district adds to which no own bridge leads yet; `reach` what it adds that a noble
               brings more at one end than at the other
    point      what a limit point costs, by the bonus
    highest    the highest limit points that somebody has at the end of a passage
    missed     what the rounds are worth that who is out misses; `danger` the limit points from
               which on it comes near
    out        what a limit point costs who is out, as a part of `point`
    trust      how far apart, in prestige, two offers are when it is clear which will be taken
    idle       a card that brings no more is of no use
    soon       how much sooner a card is played that leaves something to the die, so that the others
               can still react to it
    roles_of_two, roles_of_three
               what roles that are assigned bring beyond the mean of all, in games of greedy: first
               and second decider where one distributes; of four first decider, second distributor,
               second decider (the start player, who is first distributor, has 0.45)
    """

    envy: float
    grudge: float
    firm: float
    at_doge: float
    by_doge: float
    far: float
    visits: float
    final: float
    aim: float
    bridge: float
    joins: float
    reach: float
    point: float
    highest: int
    missed: float
    danger: int
    out: float
    trust: float
    idle: float
    soon: float
    roles_of_two: tuple[float, float]
    roles_of_three: tuple[float, float, float]


NUMBERS: Final = believed("san_marco", Numbers)
