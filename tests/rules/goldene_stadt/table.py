"""A game of Die goldene Stadt that is being played, in words: moves through the one door.

Everything is done by `GAME.apply` and read from `GAME.view`, from what the seats were told and from
`GAME.outcome`: what no player can see, no test of the rules looks at.
"""

from collections.abc import Iterable

from rules import decision as answering
from rules.decision import Decision
from rules.event import Event, Facts
from rules.goldene_stadt import GAME
from rules.goldene_stadt.components import LAND_NAMES, PLACE_NAMES
from rules.goldene_stadt.state import State
from rules.goldene_stadt.view import GoldeneStadtView, Trader


class Table:
    """A position that is being played; `told` is what the last verb made happen."""

    def __init__(self, state: State, told: Iterable[Event] = ()) -> None:
        self.state = state
        self.told = list(told)

    # --- what a seat does ---------------------------------------------------------------------

    def answers(self, *keys: str) -> None:
        """Answer the open question, by the keys of its options."""
        decision = self.asked()
        for key in keys:
            assert key in decision.options, f"{key} is not among {decision.options}"
        choice = answering.choose(decision, *keys)
        self.told = list(GAME.apply(self.state, decision.seat, choice))
        GAME.check(self.state)

    def bids(self, *pairs: str) -> None:
        """Lay hands on pairs, one after the other: `"a"` to `"d"`."""
        told: list[Event] = []
        for pair in pairs:
            assert self.asked().kind == "bid"
            self.answers(f"pair:{pair}")
            told += self.told
        self.told = told

    def builds(self, place: str, paid: str = "") -> None:
        """Build a house; `paid` says how where there are several ways: `"forest:1+desert:2"`."""
        assert self.asked().kind == "build"
        self.answers(f"place:{place}")
        told = self.told
        if paid:
            self.answers(f"pay:{paid}")
            told = told + self.told
        self.told = told

    def stops(self) -> None:
        """Build no more."""
        assert self.asked().kind == "build"
        self.answers("stop")

    def all_stop(self) -> None:
        """Let everybody stop who is asked to build, until something else is asked."""
        told: list[Event] = []
        while self.state.open and self.asked().kind == "build":
            self.stops()
            told += self.told
        self.told = told

    # --- what is asked ------------------------------------------------------------------------

    def asked(self) -> Decision:
        """Return the one open decision."""
        [decision] = GAME.decisions(self.state)
        return decision

    @property
    def actor(self) -> int:
        """Whoever is asked."""
        return self.asked().seat

    @property
    def places(self) -> set[str]:
        """Where the builder may build."""
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

    def view(self, seat: int | None = None) -> GoldeneStadtView:
        """Return what a seat sees, or a spectator."""
        return GAME.view(self.state, seat)

    def trader(self, seat: int, viewer: int | None = None) -> Trader:
        """Return what everybody sees of a seat."""
        return self.view(viewer).traders[seat]

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

    def own(self, seat: int) -> set[str]:
        """Return the places where a seat has houses."""
        own = self.trader(seat).own
        return {name for place, name in enumerate(PLACE_NAMES) if own >> place & 1}

    # --- what was told ------------------------------------------------------------------------

    def kinds(self) -> list[str]:
        """Return the kinds of what everybody was told."""
        return [event.kind for event in self.told if event.is_for(None)]

    def facts(self, kind: str) -> Facts:
        """Return the facts of the one thing of this kind that was told."""
        [event] = [event for event in self.told if event.kind == kind]
        return event.facts

    def all_facts(self, kind: str) -> list[Facts]:
        """Return the facts of everything of this kind that was told, in order."""
        return [event.facts for event in self.told if event.kind == kind]
