"""What the suites know of a game: each game fills this record in, in `tests/games/<key>.py`.

The laws over all games take their data from here, so no other list in `tests/` names the games.
`tests/games/lacking.py` says what a game has not filled in yet.
"""

from collections.abc import Callable, Mapping
from types import MappingProxyType
from typing import Any, NamedTuple, Protocol, TypeAlias

from rules.chance import Chance
from rules.decision import Choice, Decision
from rules.event import Event, Seat
from rules.game import AnyGame, Options

Planted: TypeAlias = Callable[[Any, Seat, Chance], Any]
"""Return a copy of the state with two pieces exchanged that the seat cannot see, or None.

Here, and only here, the laws know what a game hides.
"""


class Fullest(NamedTuple):
    """Positions in which a game has most to show: long hands, full boards, the most to choose."""

    seats: int
    states: list[Any]


class Least(NamedTuple):
    """What the suites may demand of a game at least: small games give them less to look at.

    wins     the share of games that greedy wins against random players
    points   how many times the points of random players it has in the mean: more
    markers  exchanged markers that somebody else sees in one game; 0 where nobody sees what is
             hidden, as in a deck
    kinds    of questions that are asked anew from the position alone
    terms    entries of its rules with help: more
    secret   kinds of questions in which two answers look alike to somebody else
    undone   of some choices among computers those that can be taken back
    """

    wins: float
    points: float
    markers: int
    kinds: int
    terms: int
    secret: int
    undone: int


class Traced(NamedTuple):
    """How long traces of hidden things are looked for in the whole bot (tests/leaks).

    states  positions in which what is hidden is dealt anew; spread over the numbers of seats
    stride  moves from one to the next
    drawn   positions in which all pictures are drawn, too
    """

    states: int
    stride: int
    drawn: int


class Sample(NamedTuple):
    """Further whole games under all laws, each of so many for every number of seats.

    at_random, greedily            games by random players and by players of common sense
    more_at_random, more_greedily  those in the soak
    first                          the seed of the first game
    options                        what is agreed on; all else varies with the seed
    game                           what is played, where it is not the game as it is
    """

    at_random: int
    greedily: int
    more_at_random: int = 0
    more_greedily: int = 0
    first: int = 0
    options: Options = MappingProxyType({})
    game: AnyGame | None = None


class Position(Protocol):
    """A position that tests of the rules were led to; `told` is what happened last."""

    state: Any
    told: list[Event]


class Clicked(NamedTuple):
    """How whole games are played by clicks, with a restart in each kind of question.

    asked   kinds of questions that are met at least
    choose  what is chosen, by how many moves were made before
    """

    asked: frozenset[str]
    choose: Callable[[Decision, int], Choice]


def changes_nothing(_event: Event, _seat: Seat) -> bool:
    """Change nothing: only what is drawn or revealed cannot be foreseen."""
    return False


class Known(NamedTuple):
    """What the suites know of one game.

    planted       exchanges two pieces that a seat cannot see
    least         what may be demanded of it
    fullest       its fullest positions, by what they are
    traced        how long it is searched for leaks
    samples       further games under the laws, by what they are
    glanced       further random games, for every number of seats, at which the laws only glance:
                  `tests/contract/test_samples.py` says what that is
    by_chance_alike  questions of which all answers may end the game alike by chance: from the rules
                  alone, no one can tell
    later_parts   questions that belong to an answer already begun: asked anew, it begins with its
                  first part
    rare          messages that random games hardly ever need, or only who is not asked;
                  `tests/bot/text/<game>/test_rare.py` leads there
    seldom        positions soon before or after what random games hardly ever ask or tell
    never         buttons of a panel that this game has no use for
    tallest       how high a picture may be
    taller        how high one may be that asks a question of this kind
    directed      what chance reveals decides what happens next: a die, or lots for the roles. In
                  all others the events after that have the same kinds and audiences
    at_once       several seats decide at once now and then
    onlooker      who may know no hand at all, as `determinize` takes it: without that, two hands
                  exchange no card where no pile is left
    clicked       how whole games are played by clicks; None where a game has tests of its own
    unforeseen    questions that nobody can foresee, each with the reason
    changes       whether an event that is told to all may change what a seat is offered, so that it
                  could not foresee it
    untaught      questions that cannot come in its first game (`data/<game>/lesson.toml`), each
                  with the reason
    sealed        what several seats seal at once, by kind of question, and what is agreed on so
                  that it comes soon; `sealed_often` are those of which some come in every run of
                  `tests/leaks/test_behaviour.py`
    """

    planted: Planted
    least: Least
    fullest: Mapping[str, Callable[[], Fullest]]
    traced: Traced
    samples: Mapping[str, Sample] = MappingProxyType({})
    glanced: int = 0
    by_chance_alike: frozenset[str] = frozenset()
    later_parts: frozenset[str] = frozenset()
    rare: frozenset[str] = frozenset()
    seldom: tuple[Callable[[], Position], ...] = ()
    never: frozenset[str] = frozenset()
    tallest: int = 1210
    taller: Mapping[str, int] = MappingProxyType({})
    directed: bool = False
    at_once: bool = True
    onlooker: tuple[Seat, ...] = ()
    clicked: Clicked | None = None
    sealed: Mapping[str, Options] = MappingProxyType({})
    unforeseen: Mapping[str, str] = MappingProxyType({})
    changes: Callable[[Event, Seat], bool] = changes_nothing
    untaught: Mapping[str, str] = MappingProxyType({})
    sealed_often: frozenset[str] = frozenset()
