"""Everything that the rules name has its words, and the words are true."""

import re
from collections import Counter

import pytest

from rules.san_francisco.components import (
    ACTION_KEYS,
    ACTIONS,
    CHEQUES_EACH,
    CITY_EDGE,
    COUNTS,
    DATA,
    DISTRICT_KEYS,
    KIND_KEYS,
    KINDS,
    KINDS_ON,
    PRESTIGE,
    STREET_KEYS,
    STREETS,
    TENDER_KEYS,
    TENDERS,
    TILE_KEYS,
    TILES,
)
from tests.bot.text.pages import numbers, say_what_is_reconstructed
from tests.bot.text.san_francisco.words import book

TOPICS = {
    "aim", "setup", "round", "new_cards", "tender_cards", "influence_tender", "cheque_tender",
    "bidders", "option_tender", "blind", "ties", "investing", "sticks", "lifting", "majority",
    "building", "cheques", "influence", "prestige", "actions", "action_tender", "draws", "years",
    "end", "ranking", "stalemate", "negotiation", "deal", "own_deck", "hidden", "missing",
    "table_options", "edition", "reconstructed",
}  # fmt: skip
GUESSED = {"which tender cards there are", "how many action cards are grants per stick"}
"""Facts that the data calls reconstructed; the page about them names them all."""
LONGEST_NAME = 24
"""Names of kinds, tiles and streets stand on buttons and cards."""
CARDS = {
    key.rpartition("_")[0] if card.means or card.kinds else key
    for key, card in zip(ACTION_KEYS, ACTIONS, strict=True)
}
"""Action cards, without the word for how they are sold, or for which kind of district they are."""


def test_everything_that_lies_on_the_table_has_a_name_of_its_own(language: str) -> None:
    words = book(language)
    keys = [*KIND_KEYS, *TILE_KEYS, *DISTRICT_KEYS, *STREET_KEYS]
    assert [key for key in keys if len(words.name(key)) > LONGEST_NAME] == []
    keys += [*dict.fromkeys(TENDER_KEYS), *dict.fromkeys(ACTION_KEYS)]
    names = [words.name(key) for key in keys]
    assert len(set(names)) == len(names)


def test_topics_that_no_card_explains_can_be_looked_up(language: str) -> None:
    terms = book(language).terms()
    assert {key for key in terms if key.startswith("term:")} == {f"term:{name}" for name in TOPICS}
    assert set(terms) > {*KIND_KEYS, *TILE_KEYS, *CARDS}


def test_streets_and_districts_are_named_as_on_the_map(language: str) -> None:
    words, sides = book(language), {side: set[str]() for side in "nesw"}
    for key in DISTRICT_KEYS:
        assert words.name(key) == key.removeprefix("district:").upper()
    for street in STREETS:
        one, other = STREET_KEYS[street].removeprefix("street:").split("-")
        name = words.name(STREET_KEYS[street])
        if CITY_EDGE >> street & 1:
            sides[other].add(name.removeprefix(f"{one.upper()} "))
        else:
            assert name == f"{one}/{other}".upper()
    assert len({side for [side] in sides.values()}) == len(sides), "a word for each"


@pytest.mark.parametrize("kind", KINDS)
def test_a_kind_says_what_it_gives_and_how_many_there_are(language: str, kind: int) -> None:
    words, key = book(language), KIND_KEYS[kind]
    given = [PRESTIGE[kind]] if PRESTIGE[kind] else []
    assert numbers(words.name(key, "valued")) == given
    assert numbers(words.name(key, "effect"))[:1] == given
    if COUNTS[kind] == 5:
        assert numbers(words.name(key, "effect")) == [*given, 5]
        assert numbers(words.help(key))[:2] == [*given, 5]
        [tile] = [tile for tile in TILES if kind in KINDS_ON[tile]]
        assert words.name(TILE_KEYS[tile]) in words.help(key)


@pytest.mark.parametrize("tile", TILES)
def test_a_tile_names_its_two_kinds(language: str, tile: int) -> None:
    words = book(language)
    kinds = [words.name(KIND_KEYS[kind]) for kind in KINDS_ON[tile]]
    assert words.name(TILE_KEYS[tile]) == " + ".join(kinds)


def test_a_tender_card_names_what_is_sold_how_and_how_many_rights(language: str) -> None:
    words = book(language)
    means: dict[str, set[str]] = {"influence": set(), "cheques": set()}
    for key, card in zip(TENDER_KEYS, TENDERS, strict=True):
        if card.means in means:
            sold = KIND_KEYS[card.kinds[0]] if card.kinds else None
            edge = words.say("picture-edge") if sold is None else words.name(sold)
            told = re.fullmatch(rf"{edge}\s?: {card.rights} \w+, (\w+)", words.name(key))
            assert told, key
            means[card.means].add(told[1])
    assert len({word for [word] in means.values()}) == len(means), "a word for each"


def test_how_many_cards_there_are_of_which_sort_is_counted_right(language: str) -> None:
    words = book(language)
    page = words.help("term:tender_cards").splitlines()
    sorts = Counter(card.object for card in TENDERS)
    assert numbers(page[0])[0] == len(TENDERS)
    assert numbers(page[0])[1] == sorts["villa"] == sorts["office"]
    assert numbers(page[1])[0] == sorts["edge"]
    assert numbers(page[2])[0] == sorts["option"]
    grants = Counter(card.effect for card in ACTIONS)
    told = numbers(words.help("term:actions").splitlines()[1])
    assert told == [len(ACTIONS), grants["grant"], grants["grant_per_stick"], 12]


def test_the_numbers_of_the_pages_are_those_of_the_data(language: str) -> None:
    words = book(language)
    number = {name: value.value for name, value in DATA.numbers.items()}
    assert numbers(words.name("term:setup", "effect")) == [
        number["influence_at_the_start"], number["sticks_each"], len(CHEQUES_EACH),
    ]  # fmt: skip
    cheques = numbers(words.help("term:cheques").splitlines()[0])
    assert cheques[:14] == [len(CHEQUES_EACH), *CHEQUES_EACH, sum(CHEQUES_EACH)]
    streets = numbers(words.help("term:sticks").splitlines()[0])
    edge = CITY_EDGE.bit_count()
    assert streets == [len(STREETS), len(STREETS) - edge, edge]
    assert numbers(words.name("term:blind", "effect")) == [number["blind_cheques"]]
    assert numbers(words.name("action:grant", "effect")) == [
        number["grant_influence"], number["grant_cheques"],
    ]  # fmt: skip
    assert numbers(words.name("action:grant_per_stick", "effect")) == [
        number["stick_influence"], number["stick_cheques"],
    ]  # fmt: skip
    assert numbers(words.name("action:bonus_villa", "effect")) == [number["bonus_prestige"]]
    first, years = number["first_year"], number["years"]
    assert numbers(words.name("term:years", "effect")) == [years, first, first + years - 1]


def test_what_is_reconstructed_is_said_where_it_is_read(language: str) -> None:
    """By the data's own account of what no public text shows."""
    pages = [KIND_KEYS[kind] for kind in KINDS if COUNTS[kind] == 5]
    pages += ["term:tender_cards", "term:actions"]
    say_what_is_reconstructed("san_francisco", language, pages, guesses=4)
    guessed = {entry.of for entry in DATA.provenance if "reconstructed" in entry.sources}
    assert guessed == GUESSED


@pytest.mark.parametrize(
    ("reading", "term", "english"),
    [
        ("R1", "term:investing", "You may pass"),
        ("R2", "term:building", "even if another player placed the stick"),
        ("R3", "term:majority", "Action cards and supplies do not matter"),
        ("R4", "term:new_cards", "that does not count as rejecting"),
        ("R5", "term:new_cards", "the used cards are shuffled"),
        ("R6", "term:option_tender", "Without a cheque the right lapses"),
        ("R7", "term:blind", "You may bid nothing"),
        ("R8", "action:grant_per_stick", "All choose in secret and at the same time"),
        ("R9", "term:draws", "Clockwise from the start player"),
        ("R10", "term:draws", "An empty bank gives no cheques"),
        ("R11", "term:influence", "no upper limit"),
        ("R11", "term:prestige", "no upper limit"),
        ("R12", "term:action_tender", "you may also pass"),
        ("R12", "term:influence_tender", "Everyone takes part"),
        ("R13", "term:building", "whose turn it is comes first"),
        ("R13", "action:bonus", "It is given once"),
        ("R14", "action:shift", "never turned or around a corner"),
        ("R15", "action:two_sticks", "If only one street is free there, it is one stick"),
        ("R16", "action:swap", "Two sticks of one player are not offered"),
        ("R17", "term:setup", "by a side"),
        ("R18", "term:stalemate", "House rule"),
        ("R19", "term:bidders", "The start player may pass right away, too"),
        ("R20", "term:cheque_tender", "even if no one else has bid"),
        ("R21", "term:cheques", "You may combine any of them"),
        ("R22", "term:missing", "no seat is missing in an auction"),
        ("R23", "term:round", "All see the rejected card"),
        ("R24", "term:setup", "laid at random"),
        ("R25", "term:sticks", "All sticks stay"),
        ("R26", "term:investing", "also has its streets on the city edge"),
        ("R27", "term:action_tender", "none that the same card has just laid"),
        ("R28", "term:action_tender", "it fills its year"),
        ("R29", "term:option_tender", "cannot be picked"),
        ("R30", "term:new_cards", "does not come straight back"),
        ("R31", "term:draws", "You may stop before the first draw"),
        ("R32", "term:ties", "you take part again"),
        ("R33", "term:investing", "lapses and you are not asked"),
        ("R34", "term:bidders", "being skipped would reveal"),
        ("R35", "action:swap", "are not offered"),
    ],
)
def test_a_reading_can_be_looked_up(reading: str, term: str, english: str) -> None:
    assert english in book("en").help(term), reading


def test_the_names_are_those_of_the_german_rulebook() -> None:
    said = " ".join(book("de").help(term) for term in book("de").terms())
    for noun in (
        "Stadtviertel", "Straße", "Holzstäbchen", "Ausschreibung", "Investitionsrecht", "Einfluss",
        "Scheck", "Optionskärtchen", "Aktionskarte", "Zuschuss", "Startspieler", "Stadtrand",
        "Rathaus", "Patt", "Villen", "Wohnviertel", "Markt", "Freizeitviertel", "Fabrik", "Büro",
        "Park",
    ):  # fmt: skip
        assert noun in said, noun
