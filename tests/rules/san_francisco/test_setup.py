"""What there is, and setting up (RULES.md 1, 2, 9.2, 11)."""

from collections import Counter

import pytest

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
    members,
)
from rules.san_francisco.view import SanFranciscoView

SEEDS = range(200)


def view_of(seed: int = 1, seats: int = 3, **options: str) -> SanFranciscoView:
    """What everybody sees of a new game."""
    return GAME.view(GAME.new(options, seats, seed)[0], None)


def names_around(district: str) -> dict[str, str]:
    """The four streets of a district, worked out from its name, with what lies across."""
    column, row = district[0], int(district[1])
    ways = {
        "n": (column, row - 1),
        "s": (column, row + 1),
        "w": (chr(ord(column) - 1), row),
        "e": (chr(ord(column) + 1), row),
    }
    found: dict[str, str] = {}
    for side, (over, down) in ways.items():
        inside = over in "abcdefg" and 1 <= down <= 5
        across = f"{over}{down}" if inside else ""
        pair = sorted((district, across), key=lambda one: (one[1:], one)) if inside else []
        found["-".join(pair) if inside else f"{district}-{side}"] = across
    return found


def test_clause_1_1_the_grid_is_7_by_5() -> None:
    assert len(DISTRICT_NAMES) == 35
    assert set(DISTRICT_NAMES) == {f"{column}{row}" for column in "abcdefg" for row in range(1, 6)}


def test_clause_1_2_there_are_82_streets_58_of_them_between_two_districts() -> None:
    streets = {
        street: across for name in DISTRICT_NAMES for street, across in names_around(name).items()
    }

    assert set(STREET_NAMES) == set(streets)
    assert len(STREET_NAMES) == 82
    assert sum(bool(across) for across in streets.values()) == 58


def test_clause_1_3_kinds_of_districts() -> None:
    told = {kind.id: (kind.count, kind.prestige) for kind in DATA.kinds}

    assert told == {
        "villa": (5, 4),
        "residential": (5, 4),
        "market": (5, 5),
        "leisure": (5, 5),
        "factory": (5, 6),
        "office": (5, 6),
        "city_hall": (1, 10),
        "bank": (1, 10),
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
def test_clause_2_4_clause_1_5_clause_1_7_how_everybody_begins(seats: int) -> None:
    state, _ = GAME.new({}, seats, 7)
    view = GAME.view(state, 0)

    for one in view.investors:
        assert (one.influence, one.supply, one.cheques, one.sticks) == (30, 15, 12, 0)
        assert GAME.view(state, one.seat).hand == CHEQUES_EACH
        assert sum(line.points for line in GAME.tally(view, one.seat)) == 0
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
    at = DISTRICT_NAMES[city.index(KIND_NAMES.index(landmark))]
    places = [across for across in names_around(at).values() if across]
    return [KIND_NAMES[city[DISTRICT_NAMES.index(place)]] for place in places]


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
        parks = [
            DISTRICT_NAMES[at] for at, kind in enumerate(view.city) if KIND_NAMES[kind] == "park"
        ]
        white = {STREET_NAMES[street] for street in members(view.white)}
        assert white == {street for park in parks for street in names_around(park)}
        sizes.add(len(white))

    assert sizes >= {11, 12}
    assert sizes <= {10, 11, 12}, "a street between two parks has one"


def test_clause_2_4_both_decks_are_shuffled() -> None:
    tenders = {GAME.new({}, 3, seed)[0].tender for seed in range(60)}

    assert len(tenders) > 15


@pytest.mark.parametrize("grants", range(7))
def test_clause_9_2_sf_22_an_own_deck_has_twelve_cards(grants: int) -> None:
    mixes: set[tuple[int, ...]] = set()
    for seed in range(30):
        state, told = GAME.new({"grants": str(grants)}, 3, seed)
        mix = GAME.view(state, None).mix
        keys = [ACTION_KEYS[card] for card in mix]
        assert len(keys) == 12
        assert sum(key.startswith("action:grant") for key in keys) == grants
        [facts] = [event.facts for event in told if event.kind == "action_cards"]
        assert facts["actions"] == tuple(keys), "everybody knows which"
        mixes.add(mix)

    assert len(mixes) > 1 or grants == 0


def test_clause_2_5_without_a_number_all_18_action_cards_are_in() -> None:
    state, told = GAME.new({}, 3, 1)

    assert len(GAME.view(state, None).mix) == 18
    assert [event.kind for event in told] == ["round_began", "turned_up"]
    assert state.variant == ("blind", "by_lot", "hidden")
