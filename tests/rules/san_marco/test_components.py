"""The box (RULES.md 1 and 11): the data against figures written here."""

import pytest

from rules.san_marco import components, state
from rules.san_marco.components import DATA, NAMES, PAIRS, WORTH, Worth

DISTRICTS = ("cannaregio", "santa_croce", "san_polo", "san_marco", "dorsoduro", "castello")
"""In the order of the faces of the die (RULES.md 11.2)."""

NEIGHBOURS = {
    "cannaregio": {"castello", "san_marco", "san_polo", "santa_croce"},
    "santa_croce": {"cannaregio", "san_polo", "dorsoduro"},
    "san_polo": {"santa_croce", "cannaregio", "san_marco", "dorsoduro"},
    "san_marco": {"cannaregio", "san_polo", "dorsoduro", "castello"},
    "dorsoduro": {"santa_croce", "san_polo", "san_marco"},
    "castello": {"cannaregio", "san_marco"},
}
ATTESTED = {
    "san_marco": (8, 6),
    "castello": (6, 5),
    "santa_croce": (6, 5),
    "dorsoduro": (6, 5),
    "cannaregio": (6, 4),
    "san_polo": (6, 4),
}
GRADED = {
    "san_marco": (8, 6),
    "castello": (7, 5),
    "dorsoduro": (6, 5),
    "cannaregio": (6, 4),
    "san_polo": (6, 4),
    "santa_croce": (5, 4),
}
CARDS = {
    **{f"district:{name}": 5 for name in DISTRICTS},
    "card:bridge": 6,
    "card:defector": 12,
    "card:doge": 10,
    "card:banishment": 4,
    "limit:1": 8,
    "limit:2": 10,
    "limit:3": 10,
}


def test_the_districts_stand_in_the_order_of_the_die() -> None:
    assert NAMES == DISTRICTS
    assert dict(zip(range(1, 7), range(6), strict=True)) == components.DISTRICT_OF_FACE
    assert NAMES[components.DISTRICT_OF_FACE[6]] == "castello", "printed in the rules"


@pytest.mark.parametrize("name", DISTRICTS)
def test_neighbours(name: str) -> None:
    number = NAMES.index(name)

    assert {NAMES[other] for other in components.NEIGHBOURS[number]} == NEIGHBOURS[name]
    ways = components.WAYS[number]
    assert {NAMES[other] for _, other in ways} == NEIGHBOURS[name]
    assert all({number, other} == set(PAIRS[pair]) for pair, other in ways)


def test_clause_1_1_there_are_ten_pairs_each_named_once() -> None:
    assert len({frozenset(pair) for pair in PAIRS}) == len(PAIRS) == 10
    assert all(one < other for one, other in PAIRS)
    assert tuple(f"pair:{NAMES[one]}-{NAMES[two]}" for one, two in PAIRS) == components.PAIR_KEYS


@pytest.mark.parametrize(("preset", "worth"), [("attested", ATTESTED), ("graded", GRADED)])
def test_what_the_districts_are_worth(preset: str, worth: dict[str, tuple[int, int]]) -> None:
    assert WORTH[preset] == tuple(Worth(*worth[name]) for name in DISTRICTS)


def test_there_are_two_presets_and_san_marco_is_the_richest_in_both() -> None:
    assert set(WORTH) == {"attested", "graded"}
    for worth in WORTH.values():
        assert max(worth) == worth[components.SAN_MARCO] == (8, 6)
        assert sum(each.first > 7 for each in worth) == 1


def test_the_default_preset_has_only_pairs_that_a_player_has_seen() -> None:
    assert set(WORTH["attested"]) == {(8, 6), (6, 5), (6, 4)}


def test_clause_1_3_62_action_cards_and_28_limit_cards() -> None:
    copies = dict(zip(components.KIND_KEYS, components.COPIES, strict=True))

    assert copies == CARDS
    assert len(components.ACTIONS) == 62
    assert len(components.LIMITS) == 28
    assert components.limit_of(components.LIMITS) == 58
    assert components.limit_of(components.ACTIONS) == 0
    for kind, key in enumerate(components.KIND_KEYS):
        pile = components.LIMITS if key.startswith("limit:") else components.ACTIONS
        assert pile.count(kind) == CARDS[key]
        assert components.POINTS[kind] == (int(key[-1]) if key.startswith("limit:") else 0)


def test_actions_are_told_from_limit_cards() -> None:
    cards = [*components.LIMITS, *components.ACTIONS]

    assert components.actions_in(cards) == list(components.ACTIONS)


def test_pieces_and_bounds() -> None:
    assert components.NOBLES == 25
    assert components.BRIDGES == 12
    assert components.MOST_ON_PAIR == 3
    assert state.SEATS == (3, 4)
    assert components.PASSAGES == 3
    assert components.OUT_AT == 10


# --- where every value comes from ----------------------------------------------------------------

PRINTED, AGREED = ("booklet", "certain"), ("sources", "very high")
SEEN_ONCE, CHOSEN = ("one_source", "unconfirmed"), ("reconstructed", "unconfirmed")


def test_every_source_that_is_named_is_described() -> None:
    named = {each.id for each in DATA.sources}
    values = [each.face for each in DATA.districts]
    values += [each.copies for each in (*DATA.cards, *DATA.limits)]
    values += [DATA.pieces.nobles, DATA.pieces.bridges]
    used = {each.source for each in (*values, *DATA.districts, *DATA.presets.values())}

    assert used == named
    assert all(each.what for each in DATA.sources)


def test_clause_11_1_what_is_printed_what_is_agreed_and_what_was_chosen() -> None:
    faces = {each.id: (each.face.source, each.face.confidence) for each in DATA.districts}
    assert faces == {name: PRINTED if name == "castello" else SEEN_ONCE for name in DISTRICTS}
    assert {(each.source, each.confidence) for each in DATA.districts} == {CHOSEN}
    assert {(each.source, each.confidence) for each in DATA.presets.values()} == {CHOSEN}
    copies = [each.copies for each in (*DATA.cards, *DATA.limits)]
    assert {(each.source, each.confidence) for each in copies} == {AGREED}
    nobles, bridges = DATA.pieces.nobles, DATA.pieces.bridges
    assert (nobles.source, nobles.confidence) == PRINTED
    assert (bridges.source, bridges.confidence) == PRINTED
