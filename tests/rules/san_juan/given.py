"""Positions of San Juan as a player would tell them, and moves through the one door.

    table = given(
        seat(hand="tower chapel quarry", built="indigo_plant+good crane"),
        role="builder",
    )
    table.builds(0, "tower", over="indigo_plant")
    assert table.built(0) == "tower/indigo_plant crane"

Words are the ids of `data/san_juan/cards.toml`. A building is written `name`, `name+good` (it
holds one), `name/covered` (it covers another) and `name+fresh` (built in this very phase).
Whatever needs the expansion says `variant=NEW`, or names another variant with its deck.
Seats that are not told have an Indigo Plant and an empty hand, so that most questions pass them
by. Everything is done by `GAME.apply` and read from `GAME.view`, from what the seats were told
and from `GAME.outcome`: what no player can see, no test of the rules looks at.
"""

from collections import Counter
from collections.abc import Iterable
from typing import Final, NamedTuple

from rules import decision as answering
from rules.chance import Chance
from rules.decision import Decision
from rules.event import Event, Facts
from rules.game import Outcome
from rules.san_juan import GAME, asking
from rules.san_juan.cards import (
    CATHEDRAL_CARD,
    DECKS,
    KIND,
    KINDS,
    NAMES,
    NEW_BUILDINGS,
    ROLES,
    Building,
    CardId,
    Kind,
)
from rules.san_juan.state import BASE_GAME, FREE, Player, State, Variant, check, kinds_in
from rules.san_juan.view import SanJuanView

TILES: Final = "ABCDE"
"""The tiles of the trading house, as the reference letters them."""

NEW: Final = Variant(deck=NEW_BUILDINGS)
"""The game with the expansion; all other table options as they are unless agreed otherwise."""


class Seated(NamedTuple):
    """What one seat has, in words."""

    hand: str
    built: str
    chapel: str
    known: str
    bank: str
    harbor: str


def seat(
    hand: str = "",
    built: str = "indigo_plant",
    chapel: str = "",
    known: str = "",
    bank: str = "",
    harbor: str = "",
) -> Seated:
    """Tell what a seat holds, shows, has tucked, and which of its cards everybody knows.

    A seat with cards under a Bank has used it for this game.
    """
    return Seated(hand, built, chapel, known, bank, harbor)


def given(
    *told: Seated,
    seats: int = 0,
    governor: int = 0,
    taken: str = "",
    role: str = "",
    deck: str = "",
    discard: str = "",
    rest: str = "deck",
    tiles: str = TILES,
    variant: Variant = BASE_GAME,
) -> "Table":
    """Set up a position in which the next seat takes a role, and let it take `role`.

    taken      the roles that were taken this round; so many seats from the governor on have picked
    deck       the cards that are drawn next, in this order
    rest       where all cards go that nobody told of: below the deck ("deck", "discard"), or
               out of reach ("chapel": under the last seat's, as after a very long game)
    tiles      the stack of the trading house, the next one first
    """
    supply = _Supply(variant)
    seated = [*told, *[seat()] * (max(seats, len(told), 2) - len(told))]
    players = [_player(supply, one) for one in seated]
    drawn_next, discarded = supply.take(deck), supply.take(discard)
    for player, one in zip(players, seated, strict=True):
        _load(supply, player, one)
    state = State(
        chance=Chance(1),
        players=players,
        deck=drawn_next[::-1],
        discard=discarded,
        tiles=[TILES.index(tile) for tile in tiles],
        round=2,
        governor=governor,
        variant=variant,
        cathedral=supply.cathedral_is_left(),
    )
    _put_rest(supply, state, rest)
    _pick_roles(state, taken.split())
    check(state)
    table = Table(state)
    if role:
        table.takes(table.asked_seats()[0], role)
    return table


class _Supply:
    """The cards that have no place yet."""

    def __init__(self, variant: Variant) -> None:
        self.cards: dict[Kind, list[CardId]] = {kind: [] for kind in KINDS}
        for card in DECKS[variant.deck]:
            self.cards[KIND[card]].append(card)
        self.cathedral = [CATHEDRAL_CARD] if variant.new_buildings else []

    def cathedral_is_left(self) -> bool:
        return bool(self.cathedral)

    def take(self, words: str) -> list[CardId]:
        return [
            self.cathedral.pop() if word == "cathedral" else self.cards[NAMES.index(word)].pop(0)
            for word in words.split()
        ]

    def take_any(self) -> CardId:
        """Take a card of the kind of which the most are left."""
        return max(self.cards.values(), key=len).pop()

    def take_all(self) -> list[CardId]:
        rest = [card for cards in self.cards.values() for card in cards]
        Chance(2).shuffle(rest)
        self.cards.clear()
        return rest


def _player(supply: _Supply, one: Seated) -> Player:
    player = Player(
        hand=sorted(supply.take(one.hand)),
        known=sorted(NAMES.index(word) for word in one.known.split()),
        chapel=sorted(supply.take(one.chapel)),
        bank=sorted(supply.take(one.bank)),
        harbor=sorted(supply.take(one.harbor)),
        bank_used=bool(one.bank),
    )
    fresh: list[CardId] = []
    for word in one.built.split():
        name, *below = word.partition("+")[0].split("/")
        [card] = supply.take(name)
        player.display.append(Building(card, tuple(supply.take(" ".join(below)))))
        if "+fresh" in word:
            fresh.append(card)
    player.owned = kinds_in(player.display)
    player.active = kinds_in([one for one in player.display if one.card not in fresh])
    return player


def _load(supply: _Supply, player: Player, one: Seated) -> None:
    for place, word in enumerate(one.built.split()):
        if "+good" in word:
            player.goods[place] = supply.take_any()


def _put_rest(supply: _Supply, state: State, rest: str) -> None:
    if rest == "deck":
        state.deck = supply.take_all() + state.deck
    elif rest == "discard":
        state.discard += supply.take_all()
    else:
        assert rest == "chapel"
        player = state.players[-1]
        player.chapel = sorted(player.chapel + supply.take_all())


def _pick_roles(state: State, taken: list[str]) -> None:
    seats = len(state.players)
    order = [(state.governor + step) % seats for step in range(seats)]
    if seats == 2:
        order.append(state.governor)
    for picker, role in zip(order, taken, strict=False):
        assert state.roles[ROLES.index(role)] == FREE
        state.roles[ROLES.index(role)] = picker
    picker, *later = order[len(taken) :]
    state.picks = later[::-1]
    state.open = [asking.role(state, picker)]


class Table:
    """A position that is being played; `told` is what the last verb made happen."""

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
        """Build with all its parts; `pays`: exactly these cards, any where none are named."""
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
        """Find the options that are meant: by key, or else by the building."""
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
        """The seats that somebody who looks on is waiting for."""
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
        """What a person is told about an option."""
        decision = self.asked(seat)
        [key] = self._keys(decision, [word])
        return GAME.explain(self.state, decision)[decision.options.index(key)]

    # --- what can be seen ---------------------------------------------------------------------

    def sees(self, seat: int | None) -> SanJuanView:
        return GAME.view(self.state, seat)

    def hand(self, seat: int) -> str:
        """The hand as its owner sees it, in the order of the cards."""
        return words_of(self.sees(seat).hand)

    def cards(self, seat: int) -> int:
        """The number of cards in the hand, as everybody sees it."""
        return self.sees(None).tableaus[seat].hand

    def chapel(self, seat: int) -> str:
        return words_of(self.sees(seat).chapel)

    def bank(self, seat: int) -> str:
        return words_of(self.sees(seat).bank)

    def stash(self, seat: int, viewer: int | None) -> tuple[int, int, int] | None:
        """How many cards the viewer counts under the seat's Chapel, Bank and Harbor."""
        counted = self.sees(viewer).tableaus[seat].stash
        return counted and (counted.chapel, counted.bank, counted.harbor)

    def drawn(self, seat: int) -> str:
        return words_of(self.sees(seat).drawn)

    def known(self, seat: int) -> str:
        """The cards in the hand that everybody has seen being taken."""
        return " ".join(NAMES[kind] for kind in self.sees(None).tableaus[seat].known)

    def built(self, seat: int) -> str:
        """The display as everybody sees it, written as in `given`."""
        return " ".join(
            "/".join([NAMES[slot.kind], *[NAMES[kind] for kind in slot.under]])
            + "+good" * slot.loaded
            for slot in self.sees(None).tableaus[seat].display
        )

    def goods(self, seat: int) -> int:
        return self.built(seat).count("+good")

    # --- what was told ------------------------------------------------------------------------

    def heard(self, seat: int | None, kind: str) -> list[Facts]:
        """The facts of every such event that the seat (None: a spectator) was told last."""
        return [event.facts for event in self.told if event.kind == kind and event.is_for(seat)]

    def fact(self, kind: str, name: str, otherwise: object = None) -> object:
        """One fact of the only such event that everybody was told last."""
        [facts] = self.heard(None, kind)
        return facts.get(name, otherwise)

    def price(self) -> object:
        """What the building cost that was built last, goods included."""
        return self.fact("built", "price")

    def paid(self, seat: int) -> list[str]:
        """The cards that the seat knows to have paid last."""
        return [name for facts in self.heard(seat, "paid") for name in names_in(facts)]

    def drew_cards(self, seat: int) -> str:
        """The cards that the seat knows to have drawn last."""
        return " ".join(name for one in self.heard(seat, "drew_cards") for name in names_in(one))

    def drew(self, seat: int) -> dict[str, int]:
        """How many cards everybody saw the seat draw last, by what they were drawn for."""
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


TWELVE: Final = seat(built="coffee_roaster " * 8 + "silver_smelter " * 4)
"""A seat whose twelve buildings, 28 points, end the game after the next Builder phase."""


def scored(*told: Seated, last: Seated = TWELVE, variant: Variant = BASE_GAME) -> Table:
    """Let the game end with these seats and the last, of twelve buildings; all who can pass."""
    table = given(*told, last, role="builder", variant=variant)
    while table.asked_seats():
        table.passes(table.asked_seats()[0])
    return table


def next_round(
    *told: Seated, seats: int = 3, deck: str = "", rest: str = "deck", variant: Variant = BASE_GAME
) -> Table:
    """Let a round end, so that seat 1 is the next governor.

    Its last role is the Trader: nobody who has no goods draws or is asked anything.
    """
    taken = " ".join(("builder", "producer", "councillor")[: max(len(told), seats) - 1])
    return given(
        *told, seats=seats, deck=deck, rest=rest, taken=taken, role="trader", variant=variant
    )
