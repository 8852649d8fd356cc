"""Before the first round (RULES.md 2)."""

import pytest

from rules.errors import BadSetup
from rules.san_juan import GAME
from rules.san_juan.components import DECKS, KIND
from rules.san_juan.state import State
from tests.rules.san_juan.table import Table, same

SEEDS = range(5)


def dealt(seats: int, seed: int = 0, starting_hand: str = "off") -> Table:
    state, _ = GAME.new({"starting_hand": starting_hand}, seats, seed)
    return Table(state)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_clause_2_1_clause_2_3_everyone_starts_with_an_indigo_plant_and_four_cards(
    seats: int,
) -> None:
    table = dealt(seats)

    assert [table.built(seat) for seat in range(seats)] == ["indigo_plant"] * seats
    assert [table.cards(seat) for seat in range(seats)] == [4] * seats
    assert [table.goods(seat) for seat in range(seats)] == [0] * seats
    assert table.sees(None).deck == 110 - seats - 4 * seats
    assert table.sees(None).discard == 0


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_clause_2_4_r42_with_the_variant_seats_look_at_5_to_8_cards_and_keep_four(
    seats: int,
) -> None:
    table = dealt(seats, starting_hand="on")
    assert [table.cards(seat) for seat in range(seats)] == [5, 6, 7, 8][:seats]
    assert table.asked_seats() == tuple(range(seats)), "all choose at the same time"

    kept = [table.hand(seat).split()[-4:] for seat in range(seats)]
    for seat in range(seats):
        assert table.bounds(seat) == (4, 4)
        table.keeps(seat, " ".join(kept[seat]))

    assert [table.cards(seat) for seat in range(seats)] == [4] * seats
    for seat in range(seats):
        assert same(table.hand(seat), " ".join(kept[seat]))
    assert table.sees(None).discard == sum([1, 2, 3, 4][:seats])
    assert table.heard(None, "starting_hands") == [{"counts": (1, 2, 3, 4)[:seats]}]
    assert table.asked(0).kind == "role", "the first round starts with nothing to settle"


def test_kept_cards_are_sealed_until_the_last_seat_has_chosen() -> None:
    table = dealt(3, starting_hand="on")

    table.keeps(1, " ".join(table.hand(1).split()[:4]))

    assert table.told == []
    assert table.cards(1) == 6
    assert table.asked_seats() == (0, 2)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_clause_1_5_the_first_seat_is_the_first_governor_and_picks_the_first_role(
    seats: int,
) -> None:
    table = dealt(seats)

    assert table.sees(None).governor == 0
    assert table.asked_seats() == (0,)
    assert len(table.offers(0)) == 5


def test_the_variant_is_on_unless_agreed_otherwise() -> None:
    state, _ = GAME.new({}, 4, 0)

    assert Table(state).asked(0).kind == "keep"


@pytest.mark.parametrize(
    ("options", "seats", "code"),
    [
        ({}, 1, "bad_seats"),
        ({}, 5, "bad_seats"),
        ({"colour": "red"}, 4, "unknown_table_option"),
        ({"starting_hand": "perhaps"}, 4, "bad_option_value"),
        ({"deck": "treasure_chest"}, 4, "bad_option_value"),
        ({"guard_room": "never"}, 4, "bad_option_value"),
        ({"stashes": "on"}, 4, "bad_option_value"),
        ({"library": "twice"}, 2, "bad_option_value"),
        ({"library": "twice"}, 3, "bad_option_value"),
    ],
)
def test_what_cannot_be_played_is_refused(options: dict[str, str], seats: int, code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.new(options, seats, 0)

    assert refused.value.refusal.code == code


def test_the_deal_depends_on_the_seed_and_on_nothing_else() -> None:
    def deal(seed: int) -> State:
        return GAME.new({}, 4, seed)[0]

    assert all(deal(seed) == deal(seed) for seed in SEEDS)
    assert len({tuple(deal(seed).deck) for seed in SEEDS}) == len(SEEDS)
    assert len({tuple(deal(seed).tiles) for seed in range(40)}) > 20, "the tiles are shuffled"


def test_every_card_of_the_deck_can_be_dealt_to_every_place() -> None:
    decks = [GAME.new({}, 4, seed)[0].deck for seed in range(300)]

    assert len({deck[-1] for deck in decks}) > 90
    assert {KIND[deck[0]] for deck in decks} == {KIND[card] for card in DECKS["base"]}
