"""Components and set-up (RULES.md 1, 2, 9.2, 11)."""

from collections import Counter

import pytest

from rules.bits import members
from rules.errors import BadSetup
from rules.san_francisco import GAME
from rules.san_francisco.components import (
    ACTION_KEYS,
    CHEQUES_EACH,
    COUNTS,
    DATA,
    DISTRICT_NAMES,
    KIND_NAMES,
    STREET_NAMES,
    TENDER_KEYS,
)
from rules.san_francisco.view import SanFranciscoView
from tests.rules.san_francisco.city import AROUND, BESIDE, DISTRICTS, STREETS, City

SEEDS = range(200)


def view_of(seed: int = 1, seats: int = 3, **options: str) -> SanFranciscoView:
    """The public view of a new game."""
    return GAME.view(GAME.new(options, seats, seed)[0], None)


def test_clause_1_1_the_grid_is_7_by_5() -> None:
    assert len(DISTRICT_NAMES) == 35
    assert [*DISTRICT_NAMES] == DISTRICTS
    assert set(DISTRICTS) == {f"{column}{row}" for column in "abcdefg" for row in range(1, 6)}


def test_clause_1_2_there_are_82_streets_58_of_them_between_two_districts() -> None:
    assert sorted(STREET_NAMES) == STREETS
    assert len(STREETS) == 82
    assert sum(len(districts) == 2 for districts in BESIDE.values()) == 58


def test_clause_1_3_kinds_of_districts() -> None:
    told = {kind.id: (kind.count, kind.prestige) for kind in DATA.kinds}

    assert told == {
        **dict.fromkeys(["villa", "residential"], (5, 4)),
        **dict.fromkeys(["market", "leisure"], (5, 5)),
        **dict.fromkeys(["factory", "office"], (5, 6)),
        **dict.fromkeys(["city_hall", "bank"], (1, 10)),
        "park": (3, 0),
    }
    assert sum(count * prestige for count, prestige in told.values()) == 170


def test_clause_1_4_sf_05_twelve_cheques_worth_58() -> None:
    assert CHEQUES_EACH == (1, 1, 2, 2, 3, 4, 5, 6, 7, 8, 9, 10)
    assert sum(CHEQUES_EACH) == 58


def test_clause_1_6_clause_11_there_are_36_tender_cards() -> None:
    counts = Counter(key.removeprefix("tender:") for key in TENDER_KEYS)
    told = {"edge_cheques_1": 2, "edge_influence_3": 2, "edge_influence_5": 2, "option_option_3": 6}
    for kind in ("villa", "residential", "market", "leisure", "factory", "office"):
        told |= {f"{kind}_cheques_1": 2, f"{kind}_influence_2": 1, f"{kind}_influence_3": 1}

    assert counts == told
    assert counts.total() == 36


def test_clause_1_6_clause_11_there_are_18_action_cards() -> None:
    counts = Counter(key.removeprefix("action:") for key in ACTION_KEYS)
    told = {"bonus_villa": 1, "bonus_residential": 1, "grant": 4, "grant_per_stick": 2}
    for effect in ("two_sticks", "shift", "swap", "free_street", "replace"):
        told |= {f"{effect}_influence": 1, f"{effect}_cheques": 1}

    assert counts == told
    assert counts.total() == 18


@pytest.mark.parametrize("seats", [3, 4, 5])
def test_clause_2_4_clause_1_5_clause_1_7_how_everyone_begins(seats: int) -> None:
    state, _ = GAME.new({}, seats, 7)
    view = GAME.view(state, 0)

    for one in view.investors:
        assert (one.influence, one.supply, one.cheques, one.sticks) == (30, 15, 12, 0)
        assert GAME.view(state, one.seat).hand == CHEQUES_EACH
        assert sum(line.points for line in GAME.score_so_far(view, one.seat)) == 0
    assert (view.bank, view.start, view.round) == (0, 0, 1)
    assert set(view.builders) == {-1}
    assert (view.to_come, len(view.discard), view.played) == (35, 0, ())


@pytest.mark.parametrize("seats", [2, 6])
def test_clause_1_7_three_to_five_play(seats: int) -> None:
    with pytest.raises(BadSetup):
        GAME.new({}, seats, 1)


def test_clause_2_1_r24_sf_42_the_tiles_are_laid_by_lot_around_the_city_hall() -> None:
    cities = [view_of(seed).city for seed in SEEDS]

    for city in cities:
        assert [city.count(kind) for kind in range(len(COUNTS))] == [*COUNTS]
        assert KIND_NAMES[city[DISTRICT_NAMES.index("d3")]] == "city_hall"
    assert len(set(cities)) == len(cities)
    assert len({city.index(KIND_NAMES.index("bank")) for city in cities}) > 20


def kinds_beside(city: tuple[int, ...], landmark: str) -> list[str]:
    """The kinds of the districts across the streets of a landmark."""
    here = DISTRICTS[city.index(KIND_NAMES.index(landmark))]
    across = [at for street in AROUND[here] for at in BESIDE[street] if at != here]
    return [KIND_NAMES[city[DISTRICTS.index(at)]] for at in across]


def test_clause_2_2_sf_42_at_most_one_park_beside_each_landmark() -> None:
    beside: Counter[int] = Counter()
    for seed in SEEDS:
        city = view_of(seed).city
        for landmark in ("city_hall", "bank"):
            parks = kinds_beside(city, landmark).count("park")
            assert parks <= 1
            beside[parks] += 1

    assert beside[0] > beside[1] > 0, "and one there is"


def test_r17_parks_may_touch_a_landmark_by_a_corner() -> None:
    corners = [DISTRICT_NAMES.index(name) for name in ("c2", "e2", "c4", "e4")]
    counts = {
        sum(KIND_NAMES[city[corner]] == "park" for corner in corners)
        + kinds_beside(city, "city_hall").count("park")
        for city in [view_of(seed).city for seed in SEEDS]
    }

    assert 2 in counts


def test_clause_2_3_sf_42_white_sticks_lie_around_all_parks() -> None:
    sizes: set[int] = set()
    for seed in SEEDS:
        view = view_of(seed)
        city = City([KIND_NAMES[kind] for kind in view.city], 3)
        white = {STREET_NAMES[street] for street in members(view.white)}
        assert white == city.beside(["park"])
        sizes.add(len(white))

    assert sizes >= {11, 12}
    assert sizes <= {10, 11, 12}, "a street between two parks has one"


def test_clause_2_4_both_decks_are_shuffled() -> None:
    tenders = {GAME.new({}, 3, seed)[0].tender for seed in range(60)}

    assert len(tenders) > 15


@pytest.mark.parametrize("grants", range(7))
def test_clause_9_2_sf_22_an_own_deck_has_twelve_cards(grants: int) -> None:
    mixes: set[tuple[str, ...]] = set()
    for seed in range(30):
        keys = mix_of(seed, grants=str(grants))
        assert (len(keys), sum(key.startswith("action:grant") for key in keys)) == (12, grants)
        told = GAME.new({"grants": str(grants)}, 3, seed)[1]
        [facts] = [event.facts for event in told if event.kind == "action_cards"]
        assert facts["actions"] == keys, "everyone knows which"
        mixes.add(keys)

    assert len(mixes) > 1 or grants == 0


def mix_of(seed: int = 1, **options: str) -> tuple[str, ...]:
    """The public facts of the action cards in the game."""
    return tuple(ACTION_KEYS[card] for card in view_of(seed, 3, **options).mix)


CHOSEN = ("bonus_villa", "two_sticks_cheques", "swap_influence")


def test_clause_9_2_cards_that_are_chosen_are_in_and_the_rest_comes_by_lot() -> None:
    chosen = {"grants": "4", "cards": "+".join(CHOSEN)}
    mixes = {mix_of(seed, **chosen) for seed in range(20)}

    for keys in mixes:
        assert (len(keys), sum(key.startswith("action:grant") for key in keys)) == (12, 4)
        assert {f"action:{name}" for name in CHOSEN} < {*keys}
    assert len(mixes) > 1


def test_clause_9_2_all_twelve_can_be_chosen() -> None:
    [cards] = [option.values[1:] for option in GAME.options if option.name == "cards"]

    keys = mix_of(grants="0", cards="+".join(cards))
    assert sorted(keys) == sorted(f"action:{card}" for card in cards)


@pytest.mark.parametrize(
    ("grants", "cards", "code"),
    [
        pytest.param("10", "by_lot", "bad_option_value", id="more_grants_than_there_are"),
        pytest.param("3", "grant", "bad_option_value", id="a_grant_is_none_of_the_others"),
        pytest.param("3", "", "bad_option_value", id="nothing"),
        pytest.param("3", "earthquake", "bad_option_value", id="no_such_card"),
        pytest.param("3", "bonus_villa+bonus_villa", "bad_option_value", id="one_card_twice"),
        pytest.param("3", "by_lot+bonus_villa", "bad_option_value", id="by_lot_and_chosen"),
    ],
)
def test_clause_9_2_what_cannot_be_chosen_is_refused(grants: str, cards: str, code: str) -> None:
    with pytest.raises(BadSetup) as refused:
        GAME.new({"grants": grants, "cards": cards}, 3, 1)

    assert refused.value.refusal.code == code


@pytest.mark.parametrize(("grants", "fits"), [("2", True), ("3", False), ("by_lot", True)])
def test_clause_9_2_no_more_cards_than_years(grants: str, fits: bool) -> None:
    """Ten cards go with two grants; without a number of grants they are not asked for."""
    [cards] = [option.values[1:11] for option in GAME.options if option.name == "cards"]
    chosen = {"grants": grants, "cards": "+".join(cards)}
    if fits:
        GAME.new(chosen, 3, 1)
        return
    with pytest.raises(BadSetup) as refused:
        GAME.new(chosen, 3, 1)

    facts = {"option": "cards", "count": 10, "most": 9}
    assert refused.value.refusal == ("too_many_values", facts)


def test_clause_2_5_without_a_number_all_18_action_cards_are_in() -> None:
    state, told = GAME.new({}, 3, 1)

    assert len(GAME.view(state, None).mix) == 18
    assert [event.kind for event in told] == ["round_began", "turned_up"]
    assert state.variant == ("blind", "by_lot", "hidden", "by_lot")
