"""Everything that the rules name has its words, and the words are true."""

import pytest

from rules.san_marco.components import (
    COPIES,
    DATA,
    DISTRICT_KEYS,
    DISTRICT_OF_FACE,
    FIRST_LIMIT,
    KIND_KEYS,
    NAMES,
    NEIGHBOURS,
    WORTH,
    Worth,
)
from rules.san_marco.scoring import points_of
from tests.bot.text.pages import numbers, reconstructed
from tests.bot.text.san_marco.words import book

TOPICS = {
    "aim", "setup", "round", "offers", "playing", "limits", "last_round", "passage", "fewest",
    "nobles", "bridges", "tolls", "stranded", "scoring", "end", "three", "together", "missing",
    "table_options", "edition", "reconstructed",
}  # fmt: skip


def test_every_district_and_card_has_all_its_forms(language: str) -> None:
    words = book(language)
    for kind, key in enumerate(KIND_KEYS):
        assert key in words.terms()
        forms = ["tag", "does", "effect", "help", *(["code"] if key in DISTRICT_KEYS else [])]
        for form in forms:
            assert f"{key.replace(':', '-')}.{form}" in words
            assert words.name(key, form)
        assert len(words.name(key, "tag")) <= 10
        if kind >= FIRST_LIMIT:
            assert numbers(words.name(key)) == [kind - FIRST_LIMIT + 1]


def test_topics_that_no_card_explains_can_be_looked_up(language: str) -> None:
    assert {key for key in book(language).terms() if key.startswith("term:")} == {
        f"term:{topic}" for topic in TOPICS
    }


@pytest.mark.parametrize("district", range(len(NAMES)))
def test_the_numbers_of_a_district_are_those_of_the_board(language: str, district: int) -> None:
    words, key = book(language), DISTRICT_KEYS[district]
    attested, graded = WORTH["attested"][district], WORTH["graded"][district]
    [face] = [face for face, other in DISTRICT_OF_FACE.items() if other == district]
    values = [*attested, *(graded if graded != attested else ())]
    assert numbers(words.name(key, "effect")) == values
    assert numbers(words.help(key).splitlines()[0]) == [*values, face, COPIES[district]]
    neighbours = words.help(key).splitlines()[1]
    named = {words.name(DISTRICT_KEYS[other]) for other in NEIGHBOURS[district]}
    assert set(neighbours.partition(": ")[2].rstrip(".").split(", ")) == named


def test_the_numbers_of_cards_are_those_of_the_decks(language: str) -> None:
    words = book(language)
    decks = {False: sum(COPIES[:FIRST_LIMIT]), True: sum(COPIES[FIRST_LIMIT:])}
    for kind, key in enumerate(KIND_KEYS):
        if key not in DISTRICT_KEYS:
            first = words.help(key).splitlines()[0]
            assert numbers(first) == [COPIES[kind], decks[kind >= FIRST_LIMIT]], key


def test_the_values_in_the_table_options_are_those_of_the_presets(language: str) -> None:
    words = book(language)
    note = words.table_option_note("districts", "attested")
    for part in note.rstrip(".").split("; "):
        *values, last = part.split()
        first, second = last.split("/")
        for name in " ".join(values).split(", "):
            [district] = [at for at in range(6) if words.name(DISTRICT_KEYS[at]) == name]
            assert WORTH["attested"][district] == Worth(int(first), int(second))
    changed = [at for at in range(6) if WORTH["attested"][at] != WORTH["graded"][at]]
    note = words.table_option_note("districts", "graded")
    for district in changed:
        first, second = WORTH["graded"][district]
        assert f"{words.name(DISTRICT_KEYS[district])} {first}/{second}" in note
    assert len(changed) == note.count("/")


def test_what_is_reconstructed_is_said_where_it_is_read(language: str) -> None:
    """Each district whose data is not confirmed says so itself; so does a page about it all."""
    words = book(language)
    hint = reconstructed(language, "san_marco")
    for district in DATA.districts:
        doubtful = "unconfirmed" in (district.confidence, district.face.confidence)
        assert (hint in words.help(f"district:{district.id}")) == doubtful
    page = words.help("term:reconstructed")
    assert "data/san_marco/components.toml" in page
    assert words.name("district:castello") in page
    assert words.name("district:san_marco") in page


@pytest.mark.parametrize(
    ("nobles", "points"),
    [((4, 3, 2), (8, 6, 0)), ((2, 2, 1), (6, 6, 0)), ((5, 3, 3), (8, 0, 0)), ((3, 3), (6, 6))],
)
def test_the_examples_of_the_scoring_are_scored_so(
    nobles: tuple[int, ...], points: tuple[int, ...]
) -> None:
    """RULES.md 6, and the examples of the page on scoring."""
    worth = WORTH["attested"][NAMES.index("san_marco")]
    assert points_of(nobles, worth) == points


def test_the_page_on_scoring_tells_the_examples_of_the_rulebook(language: str) -> None:
    example = book(language).help("term:scoring").splitlines()[-1]
    assert numbers(example)[:7] == [8, 6, 4, 3, 2, 8, 6]
    assert numbers(example)[7:10] == [2, 2, 1]


def test_the_names_are_those_of_the_german_booklet() -> None:
    german = {
        "card:bridge": "Brücke",
        "card:defector": "Überläufer",
        "card:doge": "Doge",
        "card:banishment": "Verbannung",
        "district:santa_croce": "Santa Croce",
        "limit:3": "Limit 3",
    }
    for key, expected in german.items():
        assert book("de").name(key) == expected
    said = " ".join(book("de").help(term) for term in book("de").terms())
    for noun in (
        "Adlige", "Gebiet", "Durchgang", "Verteiler", "Entscheider", "Angebot", "Limitkarte",
        "Prestigepunkt", "Limitpunkt", "Verbannung", "Überläufer",
    ):  # fmt: skip
        assert noun in said


@pytest.mark.parametrize(
    ("ruling", "term", "english"),
    [
        ("R1", "term:bridges", "neighbours only"),
        ("R2", "term:fewest", "ten or more"),
        ("R2", "term:limits", "may banish, even with ten or more"),
        ("R3", "term:tolls", "never falls below 0"),
        ("R4", "term:stranded", "to no one"),
        ("R5", "term:stranded", "once per card"),
        ("R6", "term:stranded", "With only rivals' bridges there, this is not allowed"),
        ("R7", "term:nobles", "count for no majority"),
        ("R8", "card:banishment", "yours only when no others"),
        ("R9", "card:banishment", "empty district"),
        ("R10", "term:setup", "clockwise from the start player"),
        ("R11", "term:last_round", "next one clockwise who is still in"),
        ("R12", "term:passage", "start player moves on"),
        ("R13", "term:playing", "cannot discard the rest"),
        ("R14", "term:together", "until the first pair has finished"),
        ("R15", "card:bridge", "cannot take over another"),
        ("R17", "term:end", "share the place"),
        ("R18", "term:missing", "not a rule of the game"),
        ("R19", "term:offers", "only limit cards, or only action cards"),
        ("R20", "term:passage", "after the last round"),
        ("R21", "term:nobles", "not from a bridge. That is Plaza's reading"),
        ("R22", "term:tolls", "you choose which owner to pay"),
        ("R22", "card:banishment", "you choose how many each of them loses"),
        ("R23", "term:together", "from the card backs"),
        ("R24", "term:tolls", "the cheapest routes, one for each choice of owners"),
        ("R24", "term:tolls", "A table option adds dearer ones"),
        ("R25", "term:setup", "in the order of the seats"),
    ],
)
def test_a_ruling_can_be_looked_up(ruling: str, term: str, english: str) -> None:
    """R16 is none that a player can notice: both answers do the same."""
    assert english in book("en").help(term), ruling


def test_what_is_shuffled_back_and_when() -> None:
    """Not after the third passage: then the game is over."""
    assert "After the first and the second passage, limit cards" in book("en").help("term:passage")
    assert "Nach dem ersten und dem zweiten Durchgang" in book("de").help("term:passage")
