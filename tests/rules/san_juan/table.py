"""A game of San Juan in progress, in words: moves through the one door, and views.

All moves go through `GAME.apply`; all results come from `GAME.view`, the events and `GAME.outcome`.
A test of the rules checks only public information.
"""

from collections import Counter
from collections.abc import Iterable

from rules import decision as answering
from rules.decision import Decision
from rules.event import Event, Facts
from rules.game import Outcome
from rules.san_juan import GAME
from rules.san_juan.components import KIND, NAMES, CardId
from rules.san_juan.state import State, check
from rules.san_juan.view import SanJuanView


class Table:
    """A position in play; `told` holds the events of the last verb."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.told: list[Event] = []

    # --- what a seat does ---------------------------------------------------------------------

    def takes(self, seat: int, role: str) -> None:
        self.answers(seat, "role", f"role:{role}")

    def uses_library(self, seat: int, *, use: bool = True) -> None:
        self.answers(seat, "library", "library:use" if use else "library:save")

    def passes(self, seat: int) -> None:
        """Decline: to build, to tuck, to produce, to sell."""
        decision = self.asked(seat)
        words = ("pass",) if "pass" in decision.options else ()
        self.answers(seat, decision.kind, *words)

    def builds(
        self, seat: int, name: str, *, over: str = "", goods: str = "", pays: str | None = None
    ) -> None:
        """Build with all its parts; `pays`: exactly these cards; by default any."""
        self.answers(seat, "build", f"build:{name}")
        told = self.told
        parts = {
            "cover": [over or "beside"],
            "goods": goods.split(),
            "pay": (pays or "").split(),
        }
        while not any(event.kind == "built" for event in self.told):
            decision = self.asked(seat)
            words = parts[decision.kind]
            if decision.kind == "pay" and pays is None:
                words = list(decision.options[: decision.least])
            self.answers(seat, decision.kind, *words)
            told = self.told = told + self.told
        assert self.fact("built", "over", "") == (f"building:{over}" if over else "")
        assert self.fact("built", "goods") == len(goods.split())
        if pays is not None:
            assert sorted(self.paid(seat)) == sorted(pays.split())

    def produces(self, seat: int, names: str) -> None:
        self.answers(seat, "produce", *names.split())

    def sells(self, seat: int, names: str) -> None:
        self.answers(seat, "sell", *names.split())

    def keeps(self, seat: int, names: str) -> None:
        """Keep these cards: of the starting hand, or of those dealt by the Councillor."""
        kind = self.asked(seat).kind
        assert kind in ("keep", "councillor")
        self.answers(seat, kind, *names.split())

    def discards(self, seat: int, names: str) -> None:
        """Put these away: above the hand limit, or with the Archive."""
        kind = self.asked(seat).kind
        assert kind in ("limit", "archive")
        self.answers(seat, kind, *names.split())

    def tucks(self, seat: int, name: str) -> None:
        self.answers(seat, "chapel", name)

    def banks(self, seat: int, names: str) -> None:
        self.answers(seat, "bank", *names.split())

    def exchanges(self, seat: int, names: str) -> None:
        """Put these away for as many from the deck, with the Office."""
        self.answers(seat, "office", *names.split())

    def answers(self, seat: int, kind: str, *words: str) -> None:
        """Answer the question of this kind, by option or by building."""
        decision = self.asked(seat)
        assert decision.kind == kind, f"seat {seat} is asked {decision.kind}, not {kind}"
        choice = answering.choose(decision, *self._keys(decision, words))
        self.told = list(GAME.apply(self.state, seat, choice))
        check(self.state)

    def _keys(self, decision: Decision, words: Iterable[str]) -> list[str]:
        """Find these options: by key, or else by the building."""
        keys: list[str] = []
        for word in words:
            keys += [
                key
                for key in decision.options
                if key not in keys and word in (key, self._name(decision.seat, key))
            ][:1] or [word]
        return keys

    def _name(self, seat: int, key: str) -> str:
        family, _, number = key.partition(":")
        if family == "card":
            return NAMES[KIND[int(number)]]
        if family in ("good", "plant", "over"):
            return NAMES[self.sees(seat).own.display[int(number)].kind]
        return key

    # --- what is asked ------------------------------------------------------------------------

    def asked_seats(self) -> tuple[int, ...]:
        """The seats for which an onlooker sees the game wait."""
        return self.sees(None).waiting

    def asked(self, seat: int) -> Decision:
        decision = self.sees(seat).decision
        assert decision is not None, f"seat {seat} is asked nothing"
        return decision

    def offers(self, seat: int) -> list[str]:
        """The options of the seat: cards, goods and covers by building, all others by key."""
        decision = self.asked(seat)
        return [self._name(seat, key) for key in decision.options]

    def bounds(self, seat: int) -> tuple[int, int]:
        decision = self.asked(seat)
        return decision.least, decision.most

    def explains(self, seat: int, word: str) -> Facts:
        """The facts of an option."""
        decision = self.asked(seat)
        [key] = self._keys(decision, [word])
        return GAME.explain(self.sees(decision.seat), decision)[decision.options.index(key)]

    # --- what can be seen ---------------------------------------------------------------------

    def sees(self, seat: int | None) -> SanJuanView:
        return GAME.view(self.state, seat)

    def hand(self, seat: int) -> str:
        """The hand as its owner sees it, in the order of the cards."""
        return words_of(self.sees(seat).hand)

    def cards(self, seat: int) -> int:
        """The number of cards in the hand, from the public view."""
        return self.sees(None).tableaus[seat].hand

    def chapel(self, seat: int) -> str:
        return words_of(self.sees(seat).chapel)

    def bank(self, seat: int) -> str:
        return words_of(self.sees(seat).bank)

    def stash(self, seat: int, viewer: int | None) -> tuple[int, int, int] | None:
        """The number of cards that the viewer counts under the seat's Chapel, Bank and Harbor."""
        counted = self.sees(viewer).tableaus[seat].stash
        return counted and (counted.chapel, counted.bank, counted.harbor)

    def drawn(self, seat: int) -> str:
        return words_of(self.sees(seat).drawn)

    def known(self, seat: int) -> str:
        """The publicly known cards in the hand."""
        return " ".join(NAMES[kind] for kind in self.sees(None).tableaus[seat].known)

    def built(self, seat: int) -> str:
        """The display in the public view, written as in `given`."""
        return " ".join(
            "/".join([NAMES[slot.kind], *[NAMES[kind] for kind in slot.under]])
            + "+good" * slot.loaded
            for slot in self.sees(None).tableaus[seat].display
        )

    def goods(self, seat: int) -> int:
        return self.built(seat).count("+good")

    # --- what was told ------------------------------------------------------------------------

    def heard(self, seat: int | None, kind: str) -> list[Facts]:
        """The facts of every such event of the last verb for the seat (None: a spectator)."""
        return [event.facts for event in self.told if event.kind == kind and event.is_for(seat)]

    def fact(self, kind: str, name: str, otherwise: object = None) -> object:
        """One fact of the only such public event of the last verb."""
        [facts] = self.heard(None, kind)
        return facts.get(name, otherwise)

    def price(self) -> int:
        """The cost of the last building, goods included."""
        price = self.fact("built", "price")
        assert isinstance(price, int)
        return price

    def paid(self, seat: int) -> list[str]:
        """The cards of the seat's last payment, from its own events."""
        return [name for facts in self.heard(seat, "paid") for name in names_in(facts)]

    def drew_cards(self, seat: int) -> str:
        """The seat's last drawn cards, from its own events."""
        return " ".join(name for one in self.heard(seat, "drew_cards") for name in names_in(one))

    def drew(self, seat: int) -> dict[str, int]:
        """The number of cards that the seat drew last in public, by reason."""
        facts = [one for one in self.heard(None, "drew") if one["seat"] == seat]
        return {str(one["source"]).partition(":")[2]: int(str(one["count"])) for one in facts}

    # --- the end ------------------------------------------------------------------------------

    def outcome(self) -> Outcome:
        outcome = GAME.outcome(self.state)
        assert outcome is not None, "the game goes on"
        return outcome

    def lines(self, seat: int) -> dict[str, int]:
        """The lines of the score that bring points."""
        return {line.key: line.points for line in self.outcome().breakdown[seat] if line.points}


def words_of(cards: Iterable[CardId]) -> str:
    return " ".join(NAMES[KIND[card]] for card in cards)


def names_in(facts: Facts, fact: str = "cards") -> list[str]:
    """The buildings that an event names."""
    keys = facts[fact]
    assert isinstance(keys, tuple)
    return [str(key).removeprefix("building:") for key in keys]


def same(words: str, others: str) -> bool:
    """Whether both name the same cards, in whatever order."""
    return Counter(words.split()) == Counter(others.split())
