"""A game of San Francisco in progress, in words."""

from collections.abc import Iterable, Mapping

from rules.bits import members
from rules.decision import family
from rules.event import Event, Facts
from rules.san_francisco import GAME
from rules.san_francisco.components import BESIDE as DISTRICTS_BESIDE
from rules.san_francisco.components import (
    DISTRICT_KEYS,
    DISTRICT_NAMES,
    STREET_NAMES,
    TENDER_KEYS,
    street_named,
)
from rules.san_francisco.state import State
from rules.san_francisco.view import Investor, SanFranciscoView
from tests.rules.playing import Playing

_DONE = ("placed", "shifted", "swapped", "replaced")
"""The result of a task."""


class Table(Playing[State, SanFranciscoView]):
    """A position in play; `told` holds the events of the last verb."""

    def __init__(self, state: State, told: Iterable[Event] = ()) -> None:
        super().__init__(GAME, state, told)

    # --- what a seat does ---------------------------------------------------------------------

    def uses_it(self) -> None:
        """Use the tender card."""
        self.answers("accept")

    def refuses_it(self) -> None:
        """Refuse the tender card."""
        self.answers("refuse")

    def plays(self, cards: str) -> None:
        """Let all seats with a question choose influence cards, in seat order: `"7 5 -"`."""
        self.all_say(*["pass" if word == "-" else f"influence:{word}" for word in cards.split()])

    def bids(self, *bids: str) -> None:
        """Let each bidder in turn lay these cheques; `"-"` is to pass."""
        told: list[Event] = []
        for bid in bids:
            assert self.asked().kind == "bid"
            self.answers(*cheques_of(bid.replace("-", "")))
            told += self.told
        self.told = told

    def lays_tiles(self, tiles: str) -> None:
        """Let all seats choose option tiles, in seat order: `"work trade work"`."""
        self.all_say(*[f"tile:{tile}" for tile in tiles.split()])

    def seals(self, seat: int, cheques: str) -> None:
        """Seal cheques for an option tile: one to pay, or some for a blind bid."""
        assert self.asked(seat).kind in ("payment", "blind")
        self.says(seat, *cheques_of(cheques))

    def all_seal(self, *cheques: str) -> None:
        """Let all seats with a question seal cheques, in seat order."""
        for seat, sealed in zip(self.seats, cheques, strict=True):
            self.seals(seat, sealed)

    def proposes(self, seat: int, investor: int, sums: str, avoid: str = "") -> None:
        """Propose a deal; the sums are those of the others of the group, in seat order."""
        for key in [f"investor:{investor}", *[f"sum:{word}" for word in sums.split()]]:
            self.says(seat, key)
        self.says(seat, *[f"street:{name}" for name in avoid.split()])

    def lifts(self, street: str) -> None:
        """Lift an own stick, because none is in supply."""
        self._names({"lift": f"street:{street}"})

    def places(self, street: str) -> None:
        """Place a stick; if the question is a district, either one beside the street will do."""
        key = f"street:{street}"
        self._names({"district": street, "street": key, "second": key}, "placed", street)

    def shifts(self, street: str, target: str) -> None:
        """Shift a stick."""
        links = {"shift_in": street, "shift": f"street:{street}", "shift_to": f"street:{target}"}
        self._names(links, "shifted", street)

    def swaps(self, one: str, other: str) -> None:
        """Swap two sticks."""
        links = {"swap_in": one, "swap": f"street:{one}"}
        self._names({**links, "with_in": other, "with": f"street:{other}"}, "swapped", one)

    def replaces(self, street: str) -> None:
        """Replace a player's stick."""
        links = {"replace_in": street, "replace": f"street:{street}"}
        self._names(links, "replaced", street)

    def declines(self) -> None:
        """Do without the right or the action card."""
        self.answers("decline")

    def all_decline(self) -> list[int]:
        """Let all owners of rights do without them; return their seats, in order."""
        seats: list[int] = []
        while self.view().rights:
            seats.append(self.actor)
            self.declines()
        return seats

    def takes(self, means: str) -> None:
        """Let all seats choose the form of their grant: `"influence cheques cheques"`."""
        self.all_say(*[f"by:{word}" for word in means.split()])

    def takes_back(self, seat: int, streets: str = "") -> None:
        """Take back sticks for a grant."""
        assert self.asked(seat).kind == "sticks_back"
        self.says(seat, *[f"street:{name}" for name in streets.split()])

    def draws(self) -> None:
        """Draw a cheque."""
        self.answers("draw")

    def stops(self) -> None:
        """Draw no more."""
        self.answers("stop")

    def _names(self, links: Mapping[str, str], kind: str = "", street: str = "") -> None:
        """Answer the links of a task; those with a single answer have no question.

        A street stands for either district beside it. `kind` is the result on `street`.
        """
        told: list[Event] = []
        asked = 0
        for link, key in links.items():
            if self.asks == link and not any(event.kind == kind for event in told):
                asked += 1
                self.answers(key if ":" in key else self._district(key))
                told += self.told
        assert asked, f"{self.asks} is asked"
        self.told = told
        if kind:
            done = self.all_facts(kind)
            assert done, f"{self.asks} is still asked"
            assert done[0]["street"] == f"street:{street}"

    def _district(self, street: str) -> str:
        """Return the option of a district beside a street."""
        beside = DISTRICTS_BESIDE[street_named(f"street:{street}")]
        keys = [DISTRICT_KEYS[at] for at in beside if DISTRICT_KEYS[at] in self.options]
        assert keys, f"neither district of {street} is among {self.options}"
        return keys[0]

    # --- what is asked ------------------------------------------------------------------------

    def streets(self) -> set[str]:
        """Return the streets that can be named next, in any district."""
        named = {_name(key) for key in self.options if family(key) == "street"}
        return named or {_name(facts["street"]) for facts in self._outcomes()}

    def targets(self, street: str) -> set[str]:
        """Return the targets of a shift or swap of the stick on a street."""
        return {_name(one["target"]) for one in self._outcomes() if _name(one["street"]) == street}

    def _outcomes(self) -> list[Facts]:
        """Return all possible results of the task."""
        found: list[Facts] = []
        for key in self.options:
            if family(key) in ("district", "street"):
                after = Table(GAME.copy(self.state))
                after.answers(key)
                done = [event.facts for event in after.told if event.kind in _DONE]
                found += done[:1] or after._outcomes()
        return found

    # --- what can be seen ---------------------------------------------------------------------

    def investor(self, seat: int) -> Investor:
        """Return the public part of a seat."""
        return self.view().investors[seat]

    def influence(self) -> list[int]:
        """Return the influence of all seats."""
        return [one.influence for one in self.view().investors]

    def cheques(self) -> list[int]:
        """Return the number of cheques of each seat."""
        return [one.cheques for one in self.view().investors]

    def hand(self, seat: int) -> str:
        """Return the cheques of a seat as it sees them: `"1 1 10"`."""
        return " ".join(str(cheque) for cheque in self.view(seat).hand)

    def sticks(self, seat: int) -> set[str]:
        """Return the streets with sticks of a seat."""
        return {STREET_NAMES[street] for street in members(self.investor(seat).sticks)}

    def builder(self, district: str) -> int:
        """Return the builder of a district, or -1."""
        return self.view().builders[DISTRICT_NAMES.index(district)]

    def prestige(self, seat: int) -> int:
        """Return the prestige of a seat."""
        return sum(line.points for line in GAME.score_so_far(self.view(), seat))

    @property
    def tender(self) -> str:
        """The tender card of the round, such as `"villa_cheques_1"`."""
        card = self.view().tender
        return TENDER_KEYS[card].removeprefix("tender:") if card >= 0 else ""

    @property
    def discard(self) -> list[str]:
        """The discarded tender cards, the last one last."""
        return [TENDER_KEYS[card].removeprefix("tender:") for card in self.view().discard]


def cheques_of(words: str) -> tuple[str, ...]:
    """Return the keys of cheques: `"1 1 10"`."""
    values = words.split()
    return tuple(f"cheque:{one}:{values[: at + 1].count(one)}" for at, one in enumerate(values))


def _name(key: object) -> str:
    return str(key).removeprefix("street:")
