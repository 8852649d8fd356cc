"""The contract that every game fulfils. Read this file first.

A game is one `Game` object: its functions know the rules. Everything common to all games
(completing options, checking an answer, saving) is here, once.
"""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from hashlib import blake2b
from types import MappingProxyType
from typing import Any, Final, Generic, NamedTuple, Protocol, TypeAlias, TypeVar

from pydantic import TypeAdapter

from rules import decision as answering
from rules.chance import Chance
from rules.decision import Choice, Decision
from rules.errors import BadSetup, IllegalChoice, NotAsked, Refusal
from rules.event import Event, Facts, Seat
from rules.insight import Insight
from rules.vocabulary import Vocabulary

Options: TypeAlias = Mapping[str, str]
"""The value chosen for each table option, by its name."""

Snapshot: TypeAlias = dict[str, Any]
"""A stored state as JSON objects, before it is checked: the only place without types."""


TOGETHER: Final = "+"
"""Separates values that are chosen together."""


class TableOption(NamedTuple):
    """An option that the players agree on before the game: one of `values`.

    seats     the numbers of seats with which it can be chosen; with any other the default applies
    needs     other options, each with the values it must have; else this option changes nothing
    headline  whether it describes the game, and so is told even with its default
    several   whether values other than the default can be chosen together: `"shift+swap"`
    """

    name: str
    values: tuple[str, ...]
    default: str
    seats: tuple[int, ...]
    needs: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    headline: bool = False
    several: bool = False

    def parts(self, chosen: str) -> tuple[str, ...]:
        """Return the values that are chosen, one by one."""
        return tuple(chosen.split(TOGETHER)) if self.several else (chosen,)

    def allows(self, chosen: str) -> bool:
        """Whether this can be chosen: known values, none twice, the default only on its own."""
        parts = self.parts(chosen)
        alone = len(parts) == 1 or self.default not in parts
        return alone and len(set(parts)) == len(parts) and set(parts) <= set(self.values)


class Line(NamedTuple):
    """One line of a score: what the points are for (a stable key), and how many."""

    key: str
    points: int


class Remark(NamedTuple):
    """A remark for a person along with their question: a stable key and its facts."""

    key: str
    facts: Facts


class TieBreak(NamedTuple):
    """A tie-break: a stable key, worded as a line, and a number for each seat.

    The larger number wins.
    """

    key: str
    values: tuple[int, ...]


class Order(NamedTuple):
    """A standing order: it answers one kind of question, whatever is offered (`rules.planning`).

    key     stable, worded as `order-KEY`
    kind    of the decisions that it answers
    values  the values to choose from: numbers, or keys; empty if it needs none
    advice  the value with which a player of common sense would give it now ("" if it needs none);
            None: they would not give it
    """

    key: str
    kind: str
    values: tuple[str, ...] = ()
    advice: str | None = None


class Liking(NamedTuple):
    """A sign of a person's preferences: a kind of public event, and its fact with the key of the
    act's object.
    """

    kind: str
    fact: str


class Outcome(NamedTuple):
    """The result of a game (`rules.ranking` makes it).

    reason     the stable key of what ended the game
    ranks      by seat, from 1; equal ranks are shared
    scores     points by seat
    breakdown  by seat the lines that add up to its points
    tiebreak   what breaks ties in points, in this order
    last       seats that rank behind all others, whatever their points
    """

    reason: str
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    breakdown: tuple[tuple[Line, ...], ...]
    tiebreak: tuple[TieBreak, ...] = ()
    last: tuple[Seat, ...] = ()


_STORED: Final = TypeAdapter(tuple[int, Snapshot])


def everything_fits(_: Options) -> Refusal | None:
    """Refuse nothing: all values of the table options go together."""
    return None


class View(Protocol):
    """The part of a position that one seat, or a spectator (`seat` None), may know. Each game has
    its own dataclass.
    """

    @property
    def seat(self) -> Seat | None:
        """The seat of the viewer."""
        ...

    @property
    def step(self) -> str:
        """The key of the step that is open, the same for all: its words are `step-KEY`."""
        ...

    @property
    def round(self) -> int:
        """The number of the round, as the game counts rounds, from 1; 0 before the first."""
        ...

    @property
    def waiting(self) -> tuple[Seat, ...]:
        """The seats that still have to decide."""
        ...

    @property
    def decision(self) -> Decision | None:
        """The open question of the viewer's seat."""
        ...

    @property
    def outcome(self) -> Outcome | None:
        """The result of the game, once it has ended."""
        ...


def nothing_lies_open(_view: View, _seat: Seat) -> tuple[Remark, ...]:
    """Tell nothing: pictures and scores show everything."""
    return ()


def nothing_foreseen(_view: View) -> tuple[Decision, ...]:
    """Foresee nothing: the next question depends on facts that no one knows yet."""
    return ()


def no_orders(_view: View) -> tuple[Order, ...]:
    """Take no standing orders."""
    return ()


def nothing_obeyed(_view: View, _decision: Decision, _key: str, _value: str) -> Choice | None:
    """Answer no standing order."""
    return None


S = TypeVar("S")
V = TypeVar("V", bound=View)


@dataclass(frozen=True, slots=True)
class Game(Generic[S, V]):
    """The rules of one game, for states of type `S` and views of type `V`.

    None of these functions takes longer than 20 ms of processor time, in any position that players
    can reach (docs/contract.md): the bot's event loop calls them.

    setup         options, seats and seed -> the state before the first decision; tell what happened
    decisions     all open decisions, at most one per seat; several: those seats decide at once. A
                  decision with a single answer is never opened: `act` carries it out itself
    act           carry out a legal answer, and append what happened
    explain       from the view of the seat that is asked: for each option of its decision, the
                  facts that a person needs to choose
    view          the part that a seat (None: a spectator) may know, built from nothing
    remarks       from a view, the remarks for its seat: the effects of the options picked so far
                  for its decision, or why it has no question
    score_so_far  from a view, a seat's score so far, line by line; at the end, its final score;
                  empty if the viewer may not know it
    lies_open     from a view, the open things of a seat besides its score: told on request
    determinize   a copy in which everything that the seat cannot know is dealt again at random;
                  with the same chance always the same copy, whatever is really hidden
    redraw        let chance decide again, from a fresh source, all that is still open: the order of
                  the stacks and all draws to come, but nothing that is held or known
    greedy        the choice of a player of common sense, from a view alone; also for people who
                  are gone
    foresee       from the view of a seat without a question: the questions that may be its next
                  one, each with the keys that may be offered then, as far as the view knows, and
                  the bounds of the number of picks; also the parts of the same choice that follow
                  it. `explain` and `greedy` take them like open ones
    orders        from a view, the standing orders that its seat can give
    obey          from a view, the choice that a standing order (its key, its value) makes for a
                  decision of its kind; None if it makes none
    surprises     the surprises that may make a seat reconsider, and the kinds of public events that
                  tell of each
    auctions      the kinds of questions with which a seat bids, and the kinds of public events that
                  end the auction
    liking        the acts counted over a person's games, for their favourites
    insight       the knowledge with which computers look ahead; None: all play greedily
    check         raise AssertionError if the state breaks an invariant
    outcome       set exactly when no decision is open
    vocabulary    every kind of question and of event, for readers of the game from outside
    unfit         the reason why these values of all table options do not go together, if they do
                  not
    version       of the layout of states; `migrations[n]` leads from n + 1 to n + 2
    """

    key: str
    seats: tuple[int, ...]
    options: tuple[TableOption, ...]
    version: int
    migrations: tuple[Callable[[Snapshot], Snapshot], ...]
    state_type: type[S]
    setup: Callable[[Options, int, int, list[Event]], S]
    copy: Callable[[S], S]
    decisions: Callable[[S], Sequence[Decision]]
    act: Callable[[S, Decision, Choice, list[Event]], None]
    explain: Callable[[V, Decision], tuple[Facts, ...]]
    view: Callable[[S, Seat | None], V]
    remarks: Callable[[V, Choice], tuple[Remark, ...]]
    score_so_far: Callable[[V, Seat], tuple[Line, ...]]
    determinize: Callable[[S, Seat, Chance], S]
    redraw: Callable[[S, Chance], None]
    greedy: Callable[[V, Decision], Choice]
    check: Callable[[S], None]
    outcome: Callable[[S], Outcome | None]
    vocabulary: Vocabulary
    lies_open: Callable[[V, Seat], tuple[Remark, ...]] = nothing_lies_open
    unfit: Callable[[Options], Refusal | None] = everything_fits
    foresee: Callable[[V], tuple[Decision, ...]] = nothing_foreseen
    orders: Callable[[V], tuple[Order, ...]] = no_orders
    obey: Callable[[V, Decision, str, str], Choice | None] = nothing_obeyed
    surprises: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    auctions: Mapping[str, tuple[str, ...]] = field(default_factory=dict[str, tuple[str, ...]])
    liking: Liking | None = None
    insight: Insight[S] | None = None
    _stored: TypeAdapter[tuple[int, S]] = field(init=False, repr=False, compare=False)

    def __post_init__(self) -> None:
        """Prepare the reading and writing of states."""
        # The type is known only here, at run time.
        stored: Any = tuple.__class_getitem__((int, self.state_type))
        object.__setattr__(self, "_stored", TypeAdapter(stored))

    def new(self, options: Options, seats: int, seed: int) -> tuple[S, tuple[Event, ...]]:
        """Set up a game; options left out have their default.

        Raises BadSetup.
        """
        told: list[Event] = []
        state = self.setup(self.agreed(options, seats), seats, seed, told)
        return state, tuple(told)

    def agreed(self, options: Options, seats: int) -> dict[str, str]:
        """Complete `options` with the defaults. Raises BadSetup if they cannot be played."""
        if seats not in self.seats:
            raise BadSetup(Refusal("bad_seats", {"seats": seats, "allowed": self.seats}))
        known = {option.name: option for option in self.options}
        agreed = {name: option.default for name, option in known.items()}
        for name, value in options.items():
            option = known.get(name)
            if option is None:
                raise BadSetup(Refusal("unknown_table_option", {"option": name}))
            if not option.allows(value):
                raise BadSetup(Refusal("bad_option_value", {"option": name, "value": value}))
            if seats in option.seats:
                agreed[name] = value
        reason = self.unfit(agreed)
        if reason is not None:
            raise BadSetup(reason)
        return agreed

    def applying(self, options: Options, seats: int) -> tuple[TableOption, ...]:
        """Return the options that change anything for this many seats, given these values."""
        chosen = {option.name: option.default for option in self.options} | dict(options)
        return tuple(
            option
            for option in self.options
            if seats in option.seats
            and all(chosen[name] in values for name, values in option.needs.items())
        )

    def asked(self, state: S, seat: Seat) -> Decision | None:
        """Return the open decision of this seat, if it has one."""
        for decision in self.decisions(state):
            if decision.seat == seat:
                return decision
        return None

    def refusal(self, state: S, seat: Seat, choice: Choice) -> Refusal | None:
        """Return the reason why `seat` cannot choose this now; None if it can."""
        decision = self.asked(state, seat)
        if decision is None:
            return Refusal("not_asked", {"seat": seat})
        return answering.refusal(decision, choice)

    def apply(self, state: S, seat: Seat, choice: Choice) -> tuple[Event, ...]:
        """Let `seat` choose; return the events, up to the next real choice.

        This alone changes a state. Raises NotAsked or IllegalChoice, and then the state is
        unchanged.
        """
        # Named before the calls, because calling a field directly is slower (Python 3.11).
        decisions, act = self.decisions, self.act
        for decision in decisions(state):
            if decision.seat == seat:
                break
        else:
            raise NotAsked(Refusal("not_asked", {"seat": seat}))
        reason = answering.refusal(decision, choice)
        if reason is not None:
            raise IllegalChoice(reason)
        told: list[Event] = []
        act(state, decision, choice, told)
        return tuple(told)

    def dump(self, state: S) -> str:
        """Write a state as JSON, after the version of its layout."""
        return self._stored.dump_json((self.version, state)).decode()

    def load(self, text: str) -> S:
        """Read the output of `dump`, from this or an older version. Raises ValueError."""
        if text.startswith(f"[{self.version},"):
            return self._stored.validate_json(text)[1]
        version, snapshot = _STORED.validate_json(text)
        if not 1 <= version < self.version:
            raise ValueError(f"version {version} of {self.key} is unknown")
        for migrate in self.migrations[version - 1 :]:
            snapshot = migrate(snapshot)
        return self._stored.validate_python((self.version, snapshot))[1]

    def digest(self, state: S) -> str:
        """Return a short hash of the whole state: equal states, equal hashes, everywhere."""
        return blake2b(self._stored.dump_json((self.version, state)), digest_size=12).hexdigest()


AnyGame: TypeAlias = Game[Any, Any]
"""A game whose state and view are opaque to all outside it."""
