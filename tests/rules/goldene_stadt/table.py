"""A game of Die goldene Stadt in progress, in words."""

from collections.abc import Callable, Iterable, Iterator, Sequence

from rules import decision as answering
from rules.event import Event, Facts
from rules.goldene_stadt import GAME
from rules.goldene_stadt.components import LAND_NAMES, MAP, PLACE_NAMES
from rules.goldene_stadt.state import State
from rules.goldene_stadt.view import GoldeneStadtView, Trader
from tests.rules.playing import Playing

ROADS = [(one, other) for one, others in MAP.roads.items() for other in others]


class Table(Playing[State, GoldeneStadtView]):
    """A position in play; `told` holds the events of the last verb."""

    def __init__(self, state: State, told: Iterable[Event] = ()) -> None:
        super().__init__(GAME, state, told)

    # --- what a seat does ---------------------------------------------------------------------

    def bids(self, *pairs: str) -> None:
        """Lay hands on pairs, one after the other: `"a"` to `"d"`."""
        self._one_by_one([f"pair:{pair}"] for pair in pairs)

    def builds(self, place: str, paid: str = "") -> None:
        """Build a house; `paid` chooses among several payments: `"forest:1+desert:2"`."""
        self._one_by_one([[f"place:{place}"], *([[f"pay:{paid}"]] if paid else [])])

    def stops(self) -> None:
        """Build no more."""
        assert self.asked().kind == "build"
        self.answers("stop")

    def takes(self, card: str) -> None:
        """Take a goods card: its number, or `"blind"`."""
        assert self.asked().kind == "goods"
        self.answers(card if card == "blind" else f"goods:{card}")

    def gives_back(self, card: str) -> None:
        """Put one of five goods cards out of the game."""
        assert self.asked().kind == "give_back"
        self.answers(f"goods:{card}")

    def keeps(self, card: str) -> None:
        """Keep a bonus card."""
        assert self.asked().kind == "bonus"
        self.answers(f"bonus:{card}")

    def discards(self, *lands: str) -> None:
        """Discard cards down to the hand limit, by landscape: `"coast", "coast"`."""
        assert self.asked().kind == "limit"
        self.answers(
            *[f"land:{land}:{lands[: at + 1].count(land)}" for at, land in enumerate(lands)]
        )

    def goes_on(self, *until: str) -> None:
        """Do the first thing offered, but build nothing, until one of these questions is open."""
        self._one_by_one(self._least(lambda kind: kind not in until))

    def all_stop(self) -> None:
        """Let every builder stop until another question is open."""
        self._one_by_one(self._least(lambda kind: kind == "build"))

    def _least(self, goes_on: Callable[[str], bool]) -> Iterator[Sequence[str]]:
        """Yield the first option offered, or the stop, as long as such kinds are open."""
        while self.state.open and goes_on((decision := self.asked()).kind):
            stop = "stop" in decision.options
            yield ("stop",) if stop else decision.options[: decision.least]

    def _one_by_one(self, answers: Iterable[Sequence[str]]) -> None:
        """Answer one question after the other; `told` holds the events of all of them."""
        told: list[Event] = []
        for keys in answers:
            self.answers(*keys)
            told += self.told
        self.told = told

    # --- what is asked ------------------------------------------------------------------------

    @property
    def places(self) -> set[str]:
        """The places where the builder may build."""
        decision = self.asked()
        assert decision.kind == "build"
        return {answering.parts(key)[0] for key in decision.options if key != "stop"}

    @property
    def pairs(self) -> str:
        """The pairs on which a hand may be laid, such as `"acd"`."""
        decision = self.asked()
        assert decision.kind == "bid"
        return "".join(answering.parts(key)[0] for key in decision.options)

    # --- what can be seen ---------------------------------------------------------------------

    def trader(self, seat: int, viewer: int | None = None) -> Trader:
        """Return the public part of a seat."""
        return self.view(viewer).traders[seat]

    def coins(self) -> list[int]:
        """Return the coins of all seats."""
        return [trader.coins for trader in self.view().traders]

    def letters(self, seat: int) -> int:
        """Return the letters of a seat, as it sees them itself."""
        return self.trader(seat, seat).letters

    def hand(self, seat: int) -> str:
        """Return the cards of a seat, as it sees them itself: `"coast 2 forest"`."""
        counts = self.view(seat).hand
        words = [
            name if count == 1 else f"{count} {name}"
            for name, count in zip(LAND_NAMES, counts, strict=True)
            if count
        ]
        return " ".join(words)

    def discard(self) -> dict[str, int]:
        """Return the cards on the discard pile, by landscape."""
        return {
            name: count
            for name, count in zip(LAND_NAMES, self.view().discard, strict=True)
            if count
        }

    def own(self, seat: int) -> set[str]:
        """Return the places where a seat has houses."""
        own = self.trader(seat).own
        return {name for place, name in enumerate(PLACE_NAMES) if own >> place & 1}

    # --- what was told ------------------------------------------------------------------------

    def scored(self) -> dict[str, dict[int, int]]:
        """Return the letters that each item on the score card gave, by seat: `{"silk": {0: 4}}`."""
        return {
            str(facts["thing"]).partition(":")[2]: by_seat(facts)
            for facts in self.all_facts("scored")
        }


def neighbours(place: str) -> set[str]:
    """Return the places at the ends of a place's roads."""
    return {end for road in ROADS if place in road for end in road} - {place}


def by_seat(facts: Facts) -> dict[int, int]:
    """Return numbers by seat, from an event with `seats` and `counts`."""
    seats, counts = facts["seats"], facts["counts"]
    assert isinstance(seats, tuple)
    assert isinstance(counts, tuple)
    return {int(seat): int(count) for seat, count in zip(seats, counts, strict=True)}
