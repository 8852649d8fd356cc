"""A game of San Marco in progress, in words: moves through the one door, and views.

All moves go through `GAME.apply`; all results come from `GAME.view`, the events and `GAME.outcome`.
A test of the rules checks only public information.
"""

from collections.abc import Iterable, Mapping

from rules import decision as answering
from rules.decision import Choice, Decision, answers
from rules.event import Event, Facts
from rules.game import Outcome
from rules.san_marco import GAME
from rules.san_marco.components import KIND_KEYS, NAMES, PAIR_KEYS, Kind
from rules.san_marco.state import State
from rules.san_marco.view import Division, SanMarcoView

BOUND = 5000
IDLE = ("keep", "end", "card:doge", "decline")
"""Options that do nothing, and the card that must be played before one may end."""


class Table:
    """A position in play; `told` holds the events of the last verb."""

    def __init__(self, state: State, told: Iterable[Event] = ()) -> None:
        self.state = state
        self.told = list(told)

    # --- what a seat does ---------------------------------------------------------------------

    def answers(self, *keys: str, seat: int | None = None) -> None:
        """Answer the open question, by the keys of its options."""
        decision = self.asked(seat)
        for key in keys:
            assert key in decision.options, f"{key} is not among {decision.options}"
        self.picks(decision, answering.choose(decision, *keys))

    def picks(self, decision: Decision, choice: Choice) -> None:
        self.told = list(GAME.apply(self.state, decision.seat, choice))
        GAME.check(self.state)

    def plays(self, card: str, *links: str) -> None:
        """Carry a card out: its name, then an answer to each question that it asks."""
        assert self.asked().kind == "play"
        told: list[Event] = []
        for key in (key_of(card), *links):
            self.answers(key)
            told += self.told
        self.told = told

    def ends(self) -> None:
        """Put away all unplayed cards."""
        assert self.asked().kind == "play"
        self.answers("end")

    def splits(self, *offers: str, seat: int | None = None) -> None:
        """Make all offers but the last, which gets the rest: cards by name, limits by points."""
        told: list[Event] = []
        distributor = self.asked(seat).seat
        for words in offers:
            decision = self.asked(distributor)
            assert decision.kind in ("split", "split_rest")
            self.picks(decision, choice_of(decision, words))
            told += self.told
        self.told = told

    def splits_anyhow(self) -> None:
        """Let every distributor divide: one card each for all offers but the last."""
        while self.asked_kinds() & {"split", "split_rest"}:
            seat = self.sees(None).waiting[0]
            self.picks(self.asked(seat), (0,))

    def takes(self, number: int) -> None:
        """Take an offer."""
        assert self.asked().kind == "choose"
        self.answers(f"offer:{number}")

    def goes_on(self, *until: str) -> None:
        """Decline and stay until one of these is asked, or to the end."""
        for _ in range(BOUND):
            if not self.sees(None).waiting or self.asked_kinds() & set(until):
                return
            self.goes_on_once()
        raise AssertionError("it never ends")

    def goes_on_once(self) -> None:
        """Let the first seat with a question do as little as possible: the first answer, or
        nothing.
        """
        decision = self.asked(self.sees(None).waiting[0])
        idle = [decision.options.index(key) for key in IDLE if key in decision.options]
        self.picks(decision, (idle[0],) if idle else next(answers(decision)))

    # --- what is asked ------------------------------------------------------------------------

    def asked(self, seat: int | None = None) -> Decision:
        """The question to this seat, or the only open one."""
        if seat is None:
            [seat] = self.sees(None).waiting
        decision = self.sees(seat).decision
        assert decision is not None, f"seat {seat} is asked nothing"
        return decision

    def asked_kinds(self) -> set[str]:
        return {self.asked(seat).kind for seat in self.sees(None).waiting}

    def options(self, seat: int | None = None) -> list[str]:
        return list(self.asked(seat).options)

    def explains(self, key: str, seat: int | None = None) -> Facts:
        """The facts of an option."""
        decision = self.asked(seat)
        return GAME.explain(self.sees(decision.seat), decision)[decision.options.index(key)]

    # --- what can be seen ---------------------------------------------------------------------

    def sees(self, viewer: int | None) -> SanMarcoView:
        return GAME.view(self.state, viewer)

    def nobles(self, district: str) -> tuple[int, ...]:
        return self.sees(None).nobles[NAMES.index(district)]

    def supplies(self) -> tuple[int, ...]:
        return tuple(house.supply for house in self.sees(None).houses)

    def prestige(self) -> tuple[int, ...]:
        return tuple(house.prestige for house in self.sees(None).houses)

    def ledger(self, seat: int) -> tuple[int, ...]:
        return self.sees(None).houses[seat].ledger

    def limits(self) -> tuple[int, ...]:
        return tuple(house.limit for house in self.sees(None).houses)

    def out(self) -> tuple[int, ...]:
        return tuple(house.seat for house in self.sees(None).houses if house.out)

    def bridges(self) -> str:
        """All bridges in the order in which they were placed, written as in `given`."""
        return " ".join(
            f"{PAIR_KEYS[bridge.pair].partition(':')[2]}:{bridge.owner}"
            for bridge in self.sees(None).bridges
        )

    def doge(self) -> str:
        district = self.sees(None).doge
        return NAMES[district] if district >= 0 else ""

    def discard(self) -> list[str]:
        return [word_of(kind) for kind in self.sees(None).discard]

    def divisions(self, viewer: int | None = None) -> tuple[Division, ...]:
        return self.sees(viewer).divisions

    # --- what was told ------------------------------------------------------------------------

    def heard(self, viewer: int | None, kind: str) -> list[dict[str, object]]:
        """The facts of the events of a kind in the last verb."""
        return [
            dict(event.facts) for event in self.told if event.kind == kind and event.is_for(viewer)
        ]

    def kinds_told(self) -> list[str]:
        return [event.kind for event in self.told]

    def scored(self) -> dict[str, dict[int, int]]:
        """The points by seat in the districts that were scored last."""
        return {
            str(facts["district"]).partition(":")[2]: by_seat(facts)
            for facts in self.heard(None, "scored")
        }

    # --- the end ------------------------------------------------------------------------------

    def outcome(self) -> Outcome:
        outcome = GAME.outcome(self.state)
        assert outcome is not None, "the game goes on"
        return outcome

    def lines(self, seat: int) -> dict[str, int]:
        return {line.key: line.points for line in self.outcome().breakdown[seat]}


def key_of(word: str) -> str:
    """The key of a card, by its name; of a limit card, by its points."""
    if word in NAMES:
        return f"district:{word}"
    return f"limit:{word}" if word.isdigit() else f"card:{word}"


def kind_of(word: str) -> Kind:
    return KIND_KEYS.index(key_of(word))


def word_of(kind: Kind) -> str:
    return KIND_KEYS[kind].partition(":")[2]


def card_option(word: str) -> str:
    """The first part of the split options that are copies of this card."""
    return f"card:limit_{word}:" if word.isdigit() else f"card:{word}:"


def choice_of(decision: Decision, words: str) -> Choice:
    """Pick these cards of a hand that is divided."""
    picked: list[int] = []
    for word in words.split():
        copies = [
            position
            for position, key in enumerate(decision.options)
            if key.startswith(card_option(word)) and position not in picked
        ]
        assert copies, f"no more {word} among {decision.options}"
        picked.append(copies[0])
    return tuple(sorted(picked))


def by_seat(facts: Mapping[str, object]) -> dict[int, int]:
    """Numbers by seat, from an event with `seats` and `counts`."""
    seats, counts = facts["seats"], facts["counts"]
    assert isinstance(seats, tuple)
    assert isinstance(counts, tuple)
    return dict(zip(seats, counts, strict=True))


def words_in(facts: Mapping[str, object], fact: str = "cards") -> list[str]:
    """The cards or districts in an event, without their kinds."""
    keys = facts[fact]
    assert isinstance(keys, tuple)
    return [str(key).partition(":")[2] for key in keys]
