"""A second set of books: it follows a game from its events alone, by the sentences of the rules.

It takes in the public events, and those for each seat alone. It knows nothing of the engine but its
events. Choices and chance come from the events. Everything else is booked before its event, which
then has to come at once, in order and with every fact (`due`). Events without a verb here come by
themselves only. `agrees` compares the books with the public view.
"""

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, product
from typing import Any

from rules.bits import members
from rules.event import Event
from rules.san_francisco.components import STREET_NAMES, TENDER_KEYS
from rules.san_francisco.view import SanFranciscoView
from tests.rules.san_francisco import city as town
from tests.rules.san_francisco.brute import FREE
from tests.rules.san_francisco.city import DATA, TILES, City, Facts, Told

TENDERS = Counter(
    {f"{one['object']}_{one['means']}_{one['rights']}": one["copies"] for one in DATA["tenders"]}
)
ACTIONS = Counter(
    {
        "_".join(filter(None, [one["effect"], one.get("kind", ""), one["means"]])): one["copies"]
        for one in DATA["actions"]
    }
)
Right = tuple[int, set[str]]
"""Its owner, and the streets where it lets a stick be placed."""


def word(key: str) -> str:
    return key.partition(":")[2]


class Books:
    """Sticks, districts, influence, cheques and cards, and the next required events."""

    def __init__(self, city: Sequence[str], seats: int) -> None:
        self.city = City(city, seats)
        self.seats = range(seats)
        self.influence = [30] * seats
        self.hands = [Counter[int](DATA["cheques"]) for _ in self.seats]
        self.laid: list[list[int]] = [[] for _ in self.seats]
        self.drawn: list[list[int]] = [[] for _ in self.seats]
        self.bank, self.lost = Counter[int](), Counter[int]()
        self.pile, self.discard, self.actions = +TENDERS, Counter[str](), +ACTIONS
        self.round, self.start, self.idle, self.year = 0, -1, 0, 1906
        self.tender = self.refused = self.action = self.ended = ""
        self.first = self.lifted = self.sent_back = ""
        self.built = self.placed = self.won = False
        self.rights: list[Right] = []
        self.choosers: list[int] = []
        self.takers: list[tuple[int, int]] = []
        self.back = 0
        self.owed: dict[int, int] = {}
        self.due: list[Told] = []
        self._opens()

    def hears(self, events: Sequence[Event]) -> None:
        """Take in the events of a step, and check all of them."""
        for event in events:
            if self.due:
                assert (event.kind, dict(event.facts)) == self.due.pop(0)
            else:
                assert not self.ended, "nothing is told behind the end"
                note = getattr(self, f"_{event.kind}", None)
                assert note is not None, f"{event} comes by itself"
                note(event.facts)
        assert not self.due, "all is told that comes by itself"
        assert not self.owed, "what was agreed is paid"

    def _expects(self, kind: str, **facts: Any) -> None:
        self.due.append((kind, facts))

    def agrees(self, view: SanFranciscoView) -> None:
        """Compare the books with the public view, and the hand with its owner's view."""
        assert list(view.builders) == [self.city.builder[at] for at in town.DISTRICTS]
        assert not self.city.to_build(), "every majority has built (R2)"
        for seat, one in enumerate(view.investors):
            own = self.city.sticks(seat)
            assert sorted(STREET_NAMES[street] for street in members(one.sticks)) == own
            assert one.supply == 15 - len(own) >= 0
            assert one.cheques == self.hands[seat].total()
            assert one.influence == self.influence[seat]
            assert Counter(one.laid) == Counter(self.laid[seat])
            assert list(one.drawn) == self.drawn[seat]
            assert one.bonuses == self.city.bonuses[seat]
        assert view.seat is None or Counter(view.hand) == +self.hands[view.seat]
        assert (view.bank, Counter(view.lost)) == (self.bank.total(), +self.lost)
        assert Counter(word(TENDER_KEYS[card]) for card in view.discard) == +self.discard
        assert view.to_come == self.pile.total()
        assert (view.round, view.start) == (self.round, self.start)
        assert 1906 + len(view.played) == self.year
        assert self.ended == (view.outcome.reason if view.outcome else "")

    def scores(self) -> list[int]:
        """Return the prestige of all."""
        return self.city.scores()

    def ranks(self) -> list[int]:
        """Return the ranks: prestige, then sticks on the board."""
        sticks = [len(self.city.sticks(seat)) for seat in self.seats]
        merits = [*zip(self.city.scores(), sticks, strict=True)]
        return [1 + sum(other > merit for other in merits) for merit in merits]

    # --- rounds and their end -------------------------------------------------------------------

    def _action_cards(self, facts: Facts) -> None:
        mix = Counter(map(word, facts["actions"]))
        assert (self.round, mix.total()) == (0, 12)
        assert mix <= self.actions
        self.actions = mix

    def _round_began(self, facts: Facts) -> None:
        self._ends_the_round()
        assert self.idle < 2 * len(self.seats)
        self.round += 1
        assert facts == {"round": self.round, "start": self.start}

    def _ends_the_round(self) -> None:
        assert (self.rights, self.built, self.action) == ([], False, "")
        if self.round:
            assert self.closed, "every round has its tender"
            self.discard[self.tender] += 1
            self.idle = 0 if self.placed else self.idle + (not self.won)
        self.start = (self.start + 1) % len(self.seats)
        self.tender = self.refused = ""
        self.placed = self.won = False
        self._opens()

    def _game_over(self, facts: Facts) -> None:
        self.ended = facts["reason"]
        if self.ended == "standstill":
            self._ends_the_round()
            nothing_left = not any(self.influence) and not any(map(Counter.total, self.hands))
            assert nothing_left or self.idle == 2 * len(self.seats)
        else:
            assert self.ended == "no_street_left"
            cards = self.pile + self.discard - Counter([self.refused])
            assert not any(self._free(card) for card in cards)

    # --- tender cards ---------------------------------------------------------------------------

    def _free(self, card: str) -> set[str]:
        return self.city.free(self.city.sold_by(card))

    def _reshuffled(self, facts: Facts) -> None:
        assert not self.pile.total()
        kept = Counter([self.refused] if self.refused else [])
        self.pile, self.discard = self.discard - kept, kept
        assert facts == {"count": self.pile.total()}

    def _turned_up(self, facts: Facts) -> None:
        assert not self.tender
        self.tender = word(facts["tender"])
        self.pile.subtract([self.tender])
        assert self.pile[self.tender] >= 0
        if not self._free(self.tender):
            self._expects("unusable", **facts)
            self._discards()

    def _discards(self) -> None:
        self.discard[self.tender] += 1
        self.tender = ""

    def _accepted(self, facts: Facts) -> None:
        assert facts == {"seat": self.start, "tender": f"tender:{self.tender}"}
        assert not self.refused
        self.accepted = True

    def _refused(self, facts: Facts) -> None:
        self._accepted(facts)
        self.refused = self.tender
        self._discards()

    # --- tenders --------------------------------------------------------------------------------

    def _opens(self) -> None:
        self.accepted, self.closed = bool(self.action), False
        self.useless = self._cannot_use()
        self.turns = [seat for seat in self._clockwise() if seat not in self.useless]
        self.tiles: dict[str, list[int]] = {}
        self.sold: dict[str, list[Right]] = {}
        self.heard: list[int] = []
        self.offers: list[Facts] = []
        self.bids: dict[int, int] = {}

    def _sells_by(self, means: str) -> None:
        assert means in (self.action or self.tender).split("_")
        assert self.tender
        assert self.accepted
        assert not self.closed

    def _closes(self, winners: Sequence[Right]) -> None:
        self.rights, self.closed = [*winners], True
        self.won = self.won or bool(winners)
        if not winners:
            self._expects("nobody_won")

    def _sells_to(self, winners: Sequence[int]) -> None:
        goods = {*town.STREETS} if self.action else self.city.sold_by(self.tender)
        self._closes([(seat, goods) for seat in winners])

    def _influence_opened(self, facts: Facts) -> None:
        self._sells_by("influence")
        cards = dict(zip(facts["seats"], facts["counts"], strict=True))
        assert self.action or list(cards) == list(self.seats)
        assert not {*cards} & {*self.useless}
        assert all(0 <= card <= min(9, self.influence[seat]) for seat, card in cards.items())
        printed = 1 if self.action else int(self.tender.rpartition("_")[2])
        rights = printed if self.action else min(printed, len(self._free(self.tender)))
        winners = self._ranked(cards)[:rights]
        for rank, seat in enumerate(winners, start=1):
            self._expects("won_influence", seat=seat, count=cards[seat], rank=rank)
            self.influence[seat] -= cards[seat]
        self._sells_to(winners)

    def _ranked(self, offers: Mapping[int, int]) -> list[int]:
        """Return the seats by offer, highest first; equal offers count for no one (4.2, 4.9)."""
        numbers = [*offers.values()]
        tied = tuple(seat for seat, number in offers.items() if numbers.count(number) > 1)
        if tied:
            self._expects("tied", seats=tied)
        return sorted({*offers} - {*tied}, key=lambda seat: -offers[seat])

    def _bid(self, facts: Facts) -> None:
        highest = max(map(sum, self.laid))
        self._takes_its_turn(facts["seat"])
        self._lays(facts)
        assert facts["total"] > highest
        self.turns.append(facts["seat"])
        self._ends_the_auction()

    def _passed(self, facts: Facts) -> None:
        self._takes_its_turn(facts["seat"])
        self._clears(facts["seat"], self.hands[facts["seat"]])
        self._ends_the_auction()

    def _clockwise(self) -> list[int]:
        return [(self.start + step) % len(self.seats) for step in self.seats]

    def _takes_its_turn(self, seat: int) -> None:
        """From the start player on, clockwise, the next seat that has not passed (4.4)."""
        self._sells_by("cheques")
        assert seat == self.turns.pop(0)

    def _ends_the_auction(self) -> None:
        if not self.turns:
            self._closes([])
        elif len(self.turns) == 1 and self.laid[self.turns[0]]:
            [seat] = self.turns
            self._expects("won_auction", seat=seat, total=sum(self.laid[seat]))
            self._clears(seat, self.bank)
            self._sells_to([seat])

    def _loses(self, seat: int, cheques: Sequence[int]) -> None:
        assert Counter(cheques) <= self.hands[seat], "only one's own cheques"
        self.hands[seat] -= Counter(cheques)

    def _lays(self, facts: Facts) -> None:
        self._loses(facts["seat"], facts["cheques"])
        self.laid[facts["seat"]] += facts["cheques"]
        assert facts["total"] == sum(self.laid[facts["seat"]])

    def _clears(self, seat: int, into: Counter[int]) -> None:
        into.update(self.laid[seat])
        self.laid[seat] = []

    # --- option tiles ---------------------------------------------------------------------------

    def _tile_opened(self, facts: Facts) -> None:
        self._sells_by("option")
        tile = word(facts["tile"])
        assert self._free(self.tender) & self.city.beside(TILES[tile]), "R29"
        self.tiles[tile] = [*facts["seats"]]
        assert [*self.tiles] == [one for one in TILES if one in self.tiles]
        chosen = [seat for seats in self.tiles.values() for seat in seats]
        assert len({*chosen}) == len(chosen)

    def _tile(self, seat: int) -> str:
        """Return the tile that all seats of a group have chosen, if it is not settled yet."""
        assert sum(map(len, self.tiles.values())) == len(self.seats)
        [tile] = [one for one in self.tiles if seat in self.tiles[one] and one not in self.sold]
        return tile

    def _group(self, seat: int) -> list[int]:
        return self.tiles[self._tile(seat)]

    def _settles(self, tile: str, winner: int | None, avoid: Sequence[str] = ()) -> None:
        streets = self.city.beside(TILES[tile]) - {*map(word, avoid)}
        self.sold[tile] = [] if winner is None else [(winner, streets)]
        self.heard, self.offers, self.bids = [], [], {}
        if len(self.sold) == len(self.tiles):
            self._closes([right for one in self.tiles for right in self.sold[one]])

    def _next_tile(self, seat: int) -> str:
        """Return the tile of a seat: it is settled now, because no one has to come to terms any
        more.
        """
        assert self._all_are_heard()
        tile = next(one for one in self.tiles if one not in self.sold)
        assert tile == self._tile(seat)
        return tile

    def _won_alone(self, facts: Facts) -> None:
        self.owed[facts["seat"]] = 0
        tile = self._chosen_alone(facts)
        assert self._can_be_sold(tile)
        self._settles(tile, facts["seat"])

    def _cannot_pay(self, facts: Facts) -> None:
        assert not self.hands[facts["seat"]].total()
        self._settles(self._chosen_alone(facts), None)

    def _unsold(self, facts: Facts) -> None:
        """No way to give each right a street of its own is left, with one for this tile (R4)."""
        tile = next(one for one in self.tiles if one not in self.sold)
        assert facts == {"tile": f"tile:{tile}"}
        assert not self._can_be_sold(tile)
        self._settles(tile, None)

    def _can_be_sold(self, tile: str) -> bool:
        """Whether each right can have a street of its own, with one for this tile too (R4)."""
        sold = [one for one, rights in self.sold.items() if rights]
        streets = [self.sold[one][0][1] for one in sold]
        free = [self.city.free(one) for one in (*streets, self.city.beside(TILES[tile]))]
        return any(len({*streets}) == len(streets) for streets in product(*free))

    def _chosen_alone(self, facts: Facts) -> str:
        tile = self._next_tile(facts["seat"])
        assert facts == {"seat": facts["seat"], "tile": f"tile:{tile}"}
        assert self.tiles[tile] == [facts["seat"]]
        return tile

    def _paid(self, facts: Facts) -> None:
        """Only the payer learns which cheque it was (4.8)."""
        del self.owed[facts["seat"]]
        self._loses(facts["seat"], [facts["count"]])
        self.bank[facts["count"]] += 1

    def _blind_opened(self, facts: Facts) -> None:
        tile = self._next_tile(facts["seat"])
        group = self.tiles[tile]
        assert len(group) > 1
        assert facts["seat"] == group[len(self.bids)]
        assert len(facts["cheques"]) <= 5
        assert self._can_be_sold(tile)
        self._lays(facts)
        self.bids[facts["seat"]] = facts["total"]
        if len(self.bids) == len(group):
            self._compares(tile)

    def _compares(self, tile: str) -> None:
        """The highest blind bid wins, and is paid; the others take theirs back (4.9; R7)."""
        bids = {seat: total for seat, total in self.bids.items() if total}
        winner = next(iter(self._ranked(bids)), None)
        if winner is not None:
            self._expects("won_tile", seat=winner, tile=f"tile:{tile}", total=bids[winner])
        for seat in self.tiles[tile]:
            self._clears(seat, self.bank if seat == winner else self.hands[seat])
        self._settles(tile, winner)

    # --- coming to terms ------------------------------------------------------------------------

    def _proposed(self, facts: Facts) -> None:
        self._proposes_nothing(facts)
        group = self._group(facts["seat"])
        assert facts["other"] in group
        assert list(facts["seats"]) == [seat for seat in group if seat != facts["other"]]
        assert any(facts["counts"])
        self.offers.append(facts)

    def _proposes_nothing(self, facts: Facts) -> None:
        """All of a group propose, in order, before anyone answers."""
        if self._all_are_heard():
            self.heard = []
        group = self._group(facts["seat"])
        assert len(group) > 1
        assert facts["seat"] == self._in_turn(group)[len(self.heard)]
        self.heard.append(facts["seat"])

    def _all_are_heard(self) -> bool:
        if self.offers:
            return False
        return not self.heard or {*self.heard} == {*self._group(self.heard[0])}

    def _in_turn(self, group: Sequence[int]) -> list[int]:
        """Return a group from the start player on."""
        return [seat for seat in self._clockwise() if seat in group]

    def _answered(self, facts: Facts) -> Facts:
        """Return the proposal to which others of the group now answer."""
        assert self.heard == self._in_turn(self._group(facts["seat"]))
        offer = self.offers.pop(0)
        assert facts["seat"] == offer["seat"]
        assert facts["seats"]
        assert {*facts["seats"]} <= {*self.heard} - {facts["seat"]}
        return offer

    def _rejected(self, facts: Facts) -> None:
        self._answered(facts)

    def _accepted_by(self, facts: Facts) -> None:
        offer = self._answered(facts)
        assert len({*facts["seats"]}) == len(self.heard) - 1
        if _fewest(self.hands[offer["other"]], offer["counts"]) is None:
            self._expects("unpayable", seat=offer["seat"], other=offer["other"])
        else:
            self._expects("agreed", **offer)
            sums = zip(offer["seats"], offer["counts"], strict=True)
            self.owed = {seat: count for seat, count in sums if count}
            self._settles(self._tile(offer["other"]), offer["other"], offer["streets"])

    def _deal_paid(self, facts: Facts) -> None:
        """Exactly the agreed sum, with as few cheques as possible (9.1)."""
        assert facts["other"] == next(iter(self.owed), None)
        few = _fewest(self.hands[facts["seat"]], [*self.owed.values()])
        assert len(facts["cheques"]) == few
        assert sum(facts["cheques"]) == self.owed.pop(facts["other"])
        self._loses(facts["seat"], facts["cheques"])
        self.hands[facts["other"]].update(facts["cheques"])

    # --- sticks ---------------------------------------------------------------------------------

    def _declined(self, facts: Facts) -> None:
        self._uses_right(facts["seat"])

    def _uses_right(self, seat: int) -> set[str]:
        """Return the streets where the first right lets its owner place a stick."""
        assert self.closed
        owner, streets = self.rights.pop(0)
        assert seat == owner
        return streets

    def _lapsed(self, facts: Facts) -> None:
        assert not self.action
        assert not self.city.free(self._uses_right(facts["seat"]))

    def _lifted(self, facts: Facts) -> None:
        street, own = word(facts["street"]), self.city.sticks(facts["seat"])
        assert len(own) == 15, "only with none in supply"
        assert street in own
        assert street != self.first, "R27"
        self.city.lies[street], self.lifted = FREE, street

    def _placed(self, facts: Facts) -> None:
        street, seat = word(facts["street"]), facts["seat"]
        assert street in self.city.free(self._uses_right(seat))
        assert street != self.lifted
        assert self.action.startswith("replace") == (self.sent_back == street)
        assert len(self.city.sticks(seat)) < 15
        self.city.lies[street] = seat
        self.lifted = self.sent_back = ""
        self.placed = True
        if self.action.startswith("two_sticks") and not self.first:
            self.first = street
            self.rights = [(seat, {one for at in town.BESIDE[street] for one in town.AROUND[at]})]
        self._builds(seat, street)

    def _shifted(self, facts: Facts) -> None:
        street, target = word(facts["street"]), word(facts["target"])
        way = town.line(street, target)
        assert self.action.startswith("shift")
        assert self.city.lies[street] == facts["other"]
        assert way
        assert self.city.free(way) == {*way}
        self._exchanges(facts["seat"], street, target)

    def _swapped(self, facts: Facts) -> None:
        street, target = word(facts["street"]), word(facts["target"])
        owners = self.city.lies[street], self.city.lies[target]
        assert self.action.startswith("swap")
        assert facts["seats"] == owners
        assert {*owners} <= {*self.seats}
        assert len({*owners}) == 2
        self._exchanges(facts["seat"], street, target)

    def _exchanges(self, seat: int, street: str, target: str) -> None:
        self._uses_right(seat)
        lies = self.city.lies
        lies[street], lies[target] = lies[target], lies[street]
        self._builds(seat, street, target)

    def _replaced(self, facts: Facts) -> None:
        street = word(facts["street"])
        assert facts["seat"] == self.rights[0][0]
        assert self.closed
        assert self.action.startswith("replace")
        assert self.city.lies[street] == facts["other"] != facts["seat"]
        assert facts["other"] in self.seats
        self.city.lies[street], self.sent_back = FREE, street

    def _builds(self, seat: int, *streets: str) -> None:
        told = self.city.builds(seat, streets)
        self.built = self.built or bool(told)
        self.due += told

    # --- action cards ---------------------------------------------------------------------------

    def _action(self, facts: Facts) -> None:
        assert (self.rights, self.action) == ([], "")
        assert self.built, "a card for what was built"
        self.built = False
        self.year += 1
        self.action = word(facts["action"])
        assert facts == {"action": f"action:{self.action}", "year": self.year}
        self.actions.subtract([self.action])
        assert self.actions[self.action] >= 0
        self._opens()
        self.closed = self.action.startswith(("bonus", "grant"))
        if self.action.startswith("bonus"):
            self.city.waiting.append(self.action.removeprefix("bonus_"))
        elif self.action.startswith("grant"):
            self.choosers = self._clockwise()
        elif self.useless:
            self._expects("of_no_use", seats=tuple(self.useless))
            if not self.turns:
                self._closes([])

    def _cannot_use(self) -> list[int]:
        """Seats without a use for the action card: it is not sold to them (R38)."""
        owners = {seat for seat in self.seats if self.city.sticks(seat)}
        free = self.city.free(town.STREETS)
        if self.action.startswith(("two_sticks", "free_street")):
            able = [bool(free)] * len(self.seats)
        elif self.action.startswith("shift"):
            sticks = [one for seat in owners for one in self.city.sticks(seat)]
            ways = [town.line(one, to) for one in sticks for to in free]
            able = [any(way and {*way} <= free for way in ways)] * len(self.seats)
        elif self.action.startswith("swap"):
            able = [len(owners) > 1] * len(self.seats)
        elif self.action.startswith("replace"):
            able = [bool(owners - {seat}) for seat in self.seats]
        else:
            able = [True] * len(self.seats)
        return [seat for seat in self.seats if not able[seat]]

    def _year_over(self, facts: Facts) -> None:
        assert facts == {"year": self.year}
        assert (self.choosers, self.takers) == ([], [])
        assert self.closed
        if self.first and self.rights:
            assert self._is_full(self.first)
            self.rights = []
        assert not self.rights
        self.bank += self.lost
        self.lost.clear()
        self.action = self.first = ""
        if self.year == 1918:
            self.ended = "twelve_years"
            self._expects("game_over", reason=self.ended)

    def _is_full(self, street: str) -> bool:
        """Whether a district there has no free street, so that there is no second one (R15)."""
        return any(not self.city.free(town.AROUND[at]) for at in town.BESIDE[street])

    # --- grants ---------------------------------------------------------------------------------

    def _sticks_back(self, facts: Facts) -> None:
        assert self.action == "grant_per_stick"
        assert facts["seat"] == self.choosers[0]
        streets = Counter(map(word, facts["streets"]))
        assert streets <= Counter(self.city.sticks(facts["seat"]))
        self.city.lies |= dict.fromkeys(streets, FREE)
        self.back = streets.total()

    def _no_sticks_back(self, facts: Facts) -> None:
        assert self.action == "grant_per_stick"
        assert facts["seat"] == self.choosers.pop(0)
        self._looks_into_the_bank()

    def _takes_influence(self, facts: Facts) -> None:
        assert facts["count"] == (2 * self._chooses(facts["seat"]) or 4)
        self.influence[facts["seat"]] += facts["count"]
        self._looks_into_the_bank()

    def _takes_cheques(self, facts: Facts) -> None:
        assert facts["most"] == (5 * self._chooses(facts["seat"]) or 10)
        self.takers.append((facts["seat"], facts["most"]))
        self._looks_into_the_bank()

    def _chooses(self, seat: int) -> int:
        """Return the number of sticks taken back; all choose from the start player on (R8, R9)."""
        assert seat == self.choosers.pop(0)
        count, self.back = self.back, 0
        assert self.action == ("grant_per_stick" if count else "grant")
        return count

    def _looks_into_the_bank(self) -> None:
        """If it is empty, all keep their drawn cheques (7.13; R10)."""
        if not self.choosers and self.takers and not self.bank.total():
            self._expects("bank_empty")
            while self.takers:
                self._keeps()

    def _drew(self, facts: Facts) -> None:
        seat, most = self.takers[0]
        assert not self.choosers
        assert self.bank[facts["count"]]
        self.bank[facts["count"]] -= 1
        self.drawn[seat].append(facts["count"])
        total = sum(self.drawn[seat])
        assert (facts["seat"], facts["total"]) == (seat, total)
        if total > most:
            self._expects("exceeded", seat=seat, most=most)
            self._puts_down(self.lost)
        elif total == most:
            self._keeps()
        else:
            self.takers.append(self.takers.pop(0))
        self._looks_into_the_bank()

    def _kept(self, facts: Facts) -> None:
        self._keeps()
        assert ("kept", facts) == self.due.pop()
        self._looks_into_the_bank()

    def _keeps(self) -> None:
        seat, _ = self.takers[0]
        self._expects("kept", seat=seat, total=sum(self.drawn[seat]))
        self._puts_down(self.hands[seat])

    def _puts_down(self, into: Counter[int]) -> None:
        """The first taker draws no more."""
        seat, _ = self.takers.pop(0)
        into.update(self.drawn[seat])
        self.drawn[seat] = []


def _fewest(hand: Counter[int], sums: Sequence[int]) -> int | None:
    """Return the smallest number of cheques that pays the first of these sums while all can be
    paid.
    """
    if not sums:
        return 0
    cheques = sorted(hand.elements())
    for size in range(len(cheques) + 1):
        for some in {*combinations(cheques, size)}:
            if sum(some) == sums[0] and _fewest(hand - Counter(some), sums[1:]) is not None:
                return size
    return None
