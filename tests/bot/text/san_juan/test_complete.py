"""Everything that the rules ask, tell and name has its words, and the words are true."""

import re
from pathlib import Path

from rules.san_juan.components import (
    BUILDING_KEYS,
    COPIES,
    COST,
    DATA,
    EXTRA,
    FAMILY,
    NAMES,
    POINTS,
    ROLE_KEYS,
    kind_named,
)
from rules.san_juan.scoring import STEPS, residence_groups
from tests.bot.text.san_juan.words import book

ROOT = Path(__file__).parents[4]


def test_steps_and_reasons_have_words(language: str) -> None:
    words = book(language)
    for step in ("keep", "round_start", "role", "library", "builder", "producer", "trader",
                 "councillor", "over"):  # fmt: skip
        assert f"step-{step}" in words
    for reason in ("twelve_buildings", "standstill"):
        assert words.reason(reason)


def test_every_building_and_role_has_all_its_forms(language: str) -> None:
    words = book(language)
    for key in (*BUILDING_KEYS, *ROLE_KEYS):
        assert key in words.terms()
        for form in ("the", "short", "effect", "help"):
            assert words.name(key, form)
            assert f"{key.replace(':', '-')}.{form}" in words
    for key, family in zip(BUILDING_KEYS, FAMILY, strict=True):
        message = key.replace(":", "-")
        assert f"{message}.a" in words
        holds = family == "production" or key == "building:customs_office"
        assert (f"{message}.good" in words) == holds
    for key in ROLE_KEYS:
        assert f"{key.replace(':', '-')}.privilege" in words


def test_topics_that_no_card_explains_can_be_looked_up(language: str) -> None:
    topics = {
        "round", "governor", "starting_hand", "round_start", "hand_limit", "building", "goods",
        "trading_house", "chapel_cards", "known_cards", "library_two", "deck", "end", "scoring",
        "tie_break", "together", "edition", "expansion", "table_options", "unconfirmed",
    }  # fmt: skip
    assert {f"term:{topic}" for topic in topics} <= set(book(language).terms())


def test_the_numbers_in_the_help_are_those_of_the_cards(language: str) -> None:
    source = (ROOT / "data" / "text" / f"san_juan.{language}.ftl").read_text(encoding="utf-8")
    for kind, name in enumerate(NAMES):
        entry = source.split(f"\nbuilding-{name} = ")[1].split("\nbuilding-")[0]
        family, given = re.findall(r"\{ -(\w+)\((.*)\) \}", entry)[0]
        numbers = {key: int(value) for key, value in re.findall(r"(\w+): (\d+)", given)}
        expected = {"cost": COST[kind], "points": POINTS[kind]}
        if FAMILY[kind] == "end":
            assert expected.pop("points") == 0
        copies = {"copies": COPIES[kind], "extra": EXTRA[kind]}
        expected |= {key: count for key, count in copies.items() if count}
        assert family == FAMILY[kind]
        assert numbers == expected, name


def test_the_names_are_those_of_the_german_booklet() -> None:
    german = {
        "indigo_plant": "Indigoküperei",
        "trading_post": "Handelsstation",
        "hero": "Reiter",
        "carpenter": "Schreinerei",
        "triumphal_arch": "Triumphbogen",
        "office": "Amtsstube",
        "guard_room": "Wachstube",
        "hut": "Hütte",
        "tavern": "Schenke",
        "park": "Park",
        "customs_office": "Zollamt",
        "bank": "Bank",
        "harbor": "Hafen",
        "goldsmith": "Goldschmiede",
        "residence": "Residenz",
        "cathedral": "Kathedrale",
    }
    for name, expected in german.items():
        assert book("de").name(f"building:{name}") == expected
    assert book("en").name("building:hero") == "Hero"
    assert book("en").name("building:office") == "Office Building"
    assert [book("de").name(key) for key in ROLE_KEYS] == [
        "Baumeister", "Aufseher", "Händler", "Ratsherr", "Goldsucher",
    ]  # fmt: skip


def test_where_the_copies_are_from_is_told() -> None:
    first_line = {name: book("en").help(f"building:{name}").split("\n")[0] for name in NAMES}
    assert first_line["well"].endswith("1 point · 3 cards")
    assert first_line["palace"].endswith("points at the end · 2 cards")
    assert first_line["indigo_plant"].endswith("1 point · 10 cards")
    assert first_line["sugar_mill"].endswith("1 point · 8 cards, 1 more with the expansion")
    assert first_line["hut"].endswith("1 point · 3 cards of the expansion")
    assert first_line["residence"].endswith("points at the end · 2 cards of the expansion")
    assert first_line["cathedral"].endswith("points at the end · a single tile of the expansion")


def test_every_value_that_is_not_confirmed_is_named(language: str) -> None:
    words = book(language)
    told = words.help("term:unconfirmed")
    doubtful = [
        building.id
        for building in DATA.buildings
        for value in (building.cost, building.points, building.copies, building.extra)
        if value is not None and value.confidence == "unconfirmed"
    ]
    assert len(doubtful) == 5
    for name in doubtful:
        assert words.name(f"building:{name}") in told


def test_the_example_of_the_residence_counts_as_the_rules_do(language: str) -> None:
    words = book(language)
    names = ("sugar_mill", "poor_house", "black_market", "well", "crane")
    example = words.help("building:residence").splitlines()[-1]
    assert all(words.name(f"building:{name}") in example for name in names if name != "sugar_mill")
    groups = residence_groups([kind_named(name) for name in ("sugar_mill", *names)])
    assert f"4 + 3 = {STEPS[groups]} " in example


def test_a_label_that_breaks_a_word_has_a_hyphen(language: str) -> None:
    """A break stands between two words, or behind a hyphen."""
    words = book(language)
    for key in (*BUILDING_KEYS, *ROLE_KEYS):
        first, *rest = words.name(key, "short").split("\n")
        assert not rest or first.endswith("-") or " " in words.name(key), words.name(key)


def test_german_says_denkmal_and_goldschmiede() -> None:
    words = book("de")
    told = " ".join(
        words.name(key, form)
        for key in BUILDING_KEYS
        for form in ("", "short", "effect", "gist", "help")
    )
    assert "Monument" not in told
    assert "schmied\n" not in f"{words.name('building:goldsmith', 'short')}\n"
