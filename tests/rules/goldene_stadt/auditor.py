"""A second set of books: it follows a game from its events alone, by the sentences of the rules.

It knows nothing of the engine but its events, and reads the map itself; `agrees` compares the books
with the public view.
"""

import tomllib
from collections import Counter
from collections.abc import Mapping, Sequence
from importlib.resources import files
from typing import Any

from rules.event import Event
from rules.goldene_stadt.components import LAND_NAMES, PLACE_NAMES
from rules.goldene_stadt.view import GoldeneStadtView

MAP: Any = tomllib.loads((files("data") / "goldene_stadt" / "map.toml").read_text("utf-8"))
CARDS: Any = tomllib.loads((files("data") / "goldene_stadt" / "components.toml").read_text("utf-8"))
PLACES: dict[str, dict[str, Any]] = {place["id"]: place for place in MAP["places"]}
ROADS = {frozenset((one, end)) for one, ends in MAP["roads"].items() for end in ends}
HOUSES = {2: 18, 3: 18, 4: 16}
LETTERS = {"outer": (5, 3), "inner": (10, 6)}
Facts = Mapping[str, Any]


def word(key: str) -> str:
    return key.partition(":")[2]


class Books:
    """Houses, coins, keys, cards, goods and letters of all seats, and the next required event."""

    def __init__(self, seats: int) -> None:
        self.seats = range(seats)
        self.own: list[list[str]] = [[] for _ in self.seats]
        self.builders: dict[str, list[int]] = {name: [] for name in PLACES}
        self.coins = [3] * seats
        self.keys = [0] * seats
        self.hands = [2] * seats
        self.known = [Counter({"coast": 1}) for _ in self.seats]
        self.goods: list[Counter[str]] = [Counter() for _ in self.seats]
        self.cards_of_goods = [0] * seats
        self.bonus = [0] * seats
        self.letters = [0] * seats
        self.blocked: set[int] = set()
        self.discard: Counter[str] = Counter()
        self.round = self.start = self.expulsions = 0
        self.pairs: dict[str, tuple[str, ...]] = {}
        self.hand_on: dict[str, int] = {}
        self.houses: Counter[int] = Counter()
        self.due = (0, "", 0)
        self.things: list[str] = []
        self.ended = ""

    def hears(self, events: Sequence[Event]) -> None:
        for event in events:
            assert not self.ended, "nothing is told behind the end"
            note = getattr(self, f"_{event.kind}", None)
            if note is not None and event.is_for(None):
                note(event.facts)

    def agrees(self, view: GoldeneStadtView) -> None:
        traders = view.traders
        assert [sorted(_names(trader.own)) for trader in traders] == [
            sorted(own) for own in self.own
        ]
        assert [trader.houses for trader in traders] == [
            HOUSES[len(self.seats)] - len(own) for own in self.own
        ]
        assert [trader.coins for trader in traders] == self.coins
        assert [trader.keys for trader in traders] == self.keys
        assert [trader.hand for trader in traders] == self.hands
        assert [_counted(trader.known) for trader in traders] == [+known for known in self.known]
        assert [len(trader.goods) for trader in traders] == self.cards_of_goods
        assert [trader.bonus for trader in traders] == self.bonus
        assert {trader.seat for trader in traders if trader.blocked} == self.blocked
        assert all(
            not trader.ledger or trader.letters == letters
            for trader, letters in zip(traders, self.letters, strict=True)
        )
        assert _counted(view.discard) == +self.discard
        assert (view.round, view.start) == (self.round, self.start)

    # --- rounds and bidding -------------------------------------------------------------------

    def _round_began(self, facts: Facts) -> None:
        assert facts["round"] == self.round + 1
        assert facts["start"] == (self.start + (self.round > 0)) % len(self.seats)
        self.round, self.start = facts["round"], facts["start"]
        self.expulsions, self.hand_on, self.pairs = 0, {}, {}
        self.houses.clear()

    def _turned_up(self, facts: Facts) -> None:
        self.things = list(facts["things"])

    def _dealt(self, facts: Facts) -> None:
        self.pairs[facts["pair"]] = facts["cards"]

    def _shuffled(self, facts: Facts) -> None:
        assert facts["count"] == self.discard.total()
        self.discard.clear()

    def _laid(self, facts: Facts) -> None:
        assert facts["pair"] not in self.hand_on
        self._lays(facts)

    def _expelled(self, facts: Facts) -> None:
        self.expulsions += 1
        assert facts["coins"] == self.expulsions <= 3
        assert self.hand_on[facts["pair"]] == facts["other"] != facts["seat"]
        self.coins[facts["seat"]] -= facts["coins"]
        assert self.coins[facts["seat"]] >= 0
        self._lays(facts)

    def _lays(self, facts: Facts) -> None:
        assert facts["seat"] not in self.hand_on.values()
        self.hand_on[facts["pair"]] = facts["seat"]

    def _pairs_taken(self, _: Facts) -> None:
        assert sorted(self.hand_on.values()) == list(self.seats)
        for pair, seat in self.hand_on.items():
            self.hands[seat] += 2
            self.known[seat] += Counter(map(word, self.pairs[pair]))

    # --- building -----------------------------------------------------------------------------

    def _built(self, facts: Facts) -> None:
        seat, name = facts["seat"], word(facts["place"])
        place = PLACES[name]
        self._may_build(seat, name)
        self._pays(seat, place, [word(card) for card in facts["cards"]])
        before = len(self.builders[name])
        self.builders[name].append(seat)
        self.own[seat].append(name)
        self.houses[seat] += 1
        assert self.houses[seat] <= 2, "two houses in a turn"
        self.due = (seat, name, before)
        if place["kind"] == "inner":
            self.keys[seat] -= 1
            assert self.keys[seat] >= 0

    def _may_build(self, seat: int, name: str) -> None:
        kind = PLACES[name]["kind"]
        room_for_one = kind in ("coast", "suburb")
        assert seat not in self.builders[name]
        assert not (room_for_one and self.builders[name])
        if kind != "coast":
            assert any(frozenset((name, own)) in ROADS for own in self.own[seat])

    def _pays(self, seat: int, place: Mapping[str, Any], cards: list[str]) -> None:
        paid = Counter(cards)
        land = "coast" if place["kind"] == "coast" else place["sector"]
        units = 1 if place["kind"] == "coast" else 2
        own = paid.pop(land, 0)
        assert all(count % 2 == 0 for count in paid.values())
        assert own + paid.total() // 2 == units
        self._loses(seat, cards)

    def _loses(self, seat: int, cards: list[str]) -> None:
        self.hands[seat] -= len(cards)
        self.discard += Counter(cards)
        self.known[seat] -= Counter(cards)

    def _discarded(self, facts: Facts) -> None:
        self._loses(facts["seat"], [word(card) for card in facts["cards"]])
        assert self.hands[facts["seat"]] == 5

    # --- rewards ------------------------------------------------------------------------------

    def _gives(self, seat: int, *rewards: str) -> None:
        builder, name, before = self.due
        assert builder == seat
        assert PLACES[name].get("reward", "") in rewards
        assert not before

    def _coins(self, facts: Facts) -> None:
        self._gives(facts["seat"], ("", "coin", "coins")[facts["coins"]])
        self.coins[facts["seat"]] += facts["coins"]

    def _drew(self, facts: Facts) -> None:
        self._gives(facts["seat"], "card")
        self.hands[facts["seat"]] += 1

    def _key(self, facts: Facts) -> None:
        self._gives(facts["seat"], "key")
        self.keys[facts["seat"]] += 1

    def _took_goods(self, facts: Facts) -> None:
        self._gives(facts["seat"], "goods")
        self.goods[facts["seat"]].update(map(word, facts["goods"]))
        self.cards_of_goods[facts["seat"]] += 1

    _drew_goods = _took_goods

    def _gave_back(self, facts: Facts) -> None:
        self.goods[facts["seat"]].subtract(map(word, facts["goods"]))
        self.cards_of_goods[facts["seat"]] -= 1
        assert self.cards_of_goods[facts["seat"]] == 4

    def _took_bonus(self, facts: Facts) -> None:
        self._gives(facts["seat"], "bonus")
        self.bonus[facts["seat"]] += 1

    def _letters(self, facts: Facts) -> None:
        seat, name, before = self.due
        assert seat == facts["seat"]
        assert facts["letters"] == LETTERS[PLACES[name]["kind"]][before]
        self.letters[seat] += facts["letters"]

    # --- scoring and the end ------------------------------------------------------------------

    def _scored(self, facts: Facts) -> None:
        self.things.remove(facts["thing"])
        counts = [self._count(seat, facts["thing"]) for seat in self.seats]
        most = max(counts)
        due = [
            2 * (count > 0) + 2 * (count == most > 0 and counts.count(most) == 1)
            for count in counts
        ]
        told = dict(zip(facts["seats"], facts["counts"], strict=True))
        assert [told.get(seat, 0) for seat in self.seats] == due
        self.letters = [now + more for now, more in zip(self.letters, due, strict=True)]

    def _count(self, seat: int, thing: str) -> int:
        family, _, name = thing.partition(":")
        if family == "good":
            return self.goods[seat][name]
        return sum(PLACES[own].get(family) == name for own in self.own[seat])

    def _blocked(self, facts: Facts) -> None:
        self.blocked.add(facts["seat"])

    def _bonus_opened(self, facts: Facts) -> None:
        due = self._worth(facts["seat"], word(facts["bonus"]))
        assert facts["letters"] == due
        self.letters[facts["seat"]] += due

    def _worth(self, seat: int, name: str) -> int:
        own = [PLACES[place] for place in self.own[seat]]
        inland = [place for place in own if place["kind"] != "coast"]
        if name == "river":
            return 3 * len({place["river"] for place in own if "river" in place})
        if name == "four_lands":
            return 3 * len({place["sector"] for place in inland})
        if name == "harbour":
            return min(12, 2 * (len(own) - len(inland)))
        if name == "city":
            return min(12, 2 * sum("quarter" in place for place in own))
        return min(12, 2 * sum(place["sector"] == name for place in inland))

    def _game_over(self, facts: Facts) -> None:
        assert not self.things, "the card of the round was scored"
        self.ended = facts["reason"]
        built_all = any(len(own) == HOUSES[len(self.seats)] for own in self.own)
        assert built_all or self.blocked or self.round == len(CARDS["two_things"])

    def scores(self) -> list[int]:
        """Return the letters of all."""
        return self.letters

    def ranks(self) -> list[int]:
        """Return the ranks: not blocked, letters, houses, coins."""
        merits = [
            (seat not in self.blocked, self.letters[seat], len(self.own[seat]), self.coins[seat])
            for seat in self.seats
        ]
        return [1 + sum(other > merit for other in merits) for merit in merits]


def _names(places: int) -> list[str]:
    return [name for place, name in enumerate(PLACE_NAMES) if places >> place & 1]


def _counted(cards: Sequence[int]) -> Counter[str]:
    return +Counter(dict(zip(LAND_NAMES, cards, strict=True)))
