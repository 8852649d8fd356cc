"""Everything that the rules name has its words, and the words are true."""

import re

import pytest

from bot.text import texts
from bot.text.index import index
from rules.bits import members
from rules.goldene_stadt import GAME
from rules.goldene_stadt.components import (
    BONUS_CARDS,
    BONUS_KEYS,
    BONUSES,
    CARDS,
    CLOSABLE,
    COAST,
    COASTS,
    FIRST_DISTRICT,
    GOOD_KEYS,
    INNER_LETTERS,
    KEYS,
    LAND_KEYS,
    LANDS,
    MAP,
    OUTER_LETTERS,
    PLACE_KEYS,
    PLACES,
    QUARTER_KEYS,
    QUARTERS,
    REWARDS,
    RIVER_KEYS,
    RIVERS,
    ROADS,
    SECTORS,
)
from tests.bot.text.goldene_stadt.words import book
from tests.bot.text.pages import numbers, say_what_is_reconstructed

TOPICS = {
    "aim", "setup", "round", "bidding", "building", "roads", "cost", "hand_limit", "rewards",
    "coins", "cards", "keys", "goods", "bonus", "districts", "scoring", "letters", "end",
    "blocked", "ranking", "map", "two", "hidden", "missing", "table_options", "edition",
    "reconstructed",
}  # fmt: skip
ROUNDS = {1: (1, 4), 2: (5, 12), 3: (13, 16)}
GUESSED = {
    "goods: their names",
    "goods_cards: their pairs",
    "score_cards.two: their faces",
    "score_cards.three: their faces",
    "bonus_cards: what they count",
    "districts: inner letters of the second",
    "map: which landscape lies where",
    "map: who lies at a river",
    "map: which place gives which reward",
    "map: names, positions, roads and bridges",
}
"""Facts that no public text shows; the page about them names them all."""
LONGEST_NAME = 15
"""Names of places are drawn on a map."""


def test_everything_that_lies_on_the_table_has_a_name_of_its_own(language: str) -> None:
    words = book(language)
    keys = [*PLACE_KEYS, *LAND_KEYS, *RIVER_KEYS, *QUARTER_KEYS, *GOOD_KEYS, *BONUS_KEYS]
    names = [words.name(key) for key in keys]
    assert len(set(names)) == len(names)
    for key in PLACE_KEYS:
        assert len(words.name(key)) <= LONGEST_NAME, key


def test_topics_that_no_card_explains_can_be_looked_up(language: str) -> None:
    terms = book(language).terms()
    assert {key for key in terms if key.startswith("term:")} == {f"term:{name}" for name in TOPICS}
    assert set(terms) > {*LAND_KEYS, *RIVER_KEYS, *QUARTER_KEYS, *BONUS_KEYS}


def listed_under(land: int) -> list[int]:
    """The places whose rewards stand on the page of a landscape: on the coast, or inland."""
    if land == COAST:
        return members(COASTS)
    return [place for place in PLACES if SECTORS[place] == land and not COASTS >> place & 1]


def test_a_landscape_names_its_places_with_what_they_give(language: str) -> None:
    """Each reward in words of its own, everywhere the same."""
    words, worded = book(language), dict[tuple[str, bool], set[str]]()
    for land in LANDS:
        told = words.help(LAND_KEYS[land]).rpartition("\n")[0]
        for place in PLACES:
            name = words.name(PLACE_KEYS[place])
            found = re.search(rf"\b{name}(?: \(([^)]*)\))?[,.]", told)
            assert bool(found) == (place in listed_under(land)), name
            if found:
                reward, *rivers = (found[1] or "").split(", ")
                district = place >= FIRST_DISTRICT
                worded.setdefault((REWARDS[place], district), set()).add(reward)
                near = zip(RIVER_KEYS, RIVERS, strict=True)
                by = [words.name(key) for key, at in near if at >> place & 1 and not district]
                assert rivers == by, name
    said = [each for (reward, district), each in worded.items() if reward == "coin" or not district]
    assert len({word for [word] in said}) == len(said)
    assert all(each == {""} for each in worded.values() if each not in said)


@pytest.mark.parametrize("land", LANDS)
def test_every_place_is_found_in_the_entry_of_its_landscape(language: str, land: int) -> None:
    words = index("goldene_stadt", language)[LAND_KEYS[land]]
    found = [place for place in PLACES if book(language).name(PLACE_KEYS[place]) in words]
    assert found == listed_under(land)


def named_in(text: str, language: str) -> list[int]:
    """The places that a text names."""
    words = book(language)
    return [place for place in PLACES if re.search(rf"\b{words.name(PLACE_KEYS[place])}\b", text)]


@pytest.mark.parametrize("river", range(len(RIVERS)))
def test_a_river_names_its_places_and_its_rounds(language: str, river: int) -> None:
    words = book(language)
    page = words.help(RIVER_KEYS[river])
    assert named_in(page.splitlines()[0], language) == members(RIVERS[river])
    for card in [card for card in CARDS.two_things if card.river == MAP.rivers[river]]:
        good = words.name(f"good:{card.good}")
        first, last = ROUNDS[card.back]
        assert re.search(rf"{good}\D+{first}\D+{last}\b", page)


@pytest.mark.parametrize("quarter", range(len(QUARTERS)))
def test_a_quarter_names_its_districts_and_its_rounds(language: str, quarter: int) -> None:
    words = book(language)
    key = QUARTER_KEYS[quarter]
    assert named_in(words.name(key, "effect"), language) == members(QUARTERS[quarter])
    for card in [card for card in CARDS.two_things if card.quarter == MAP.quarters[quarter]]:
        good = words.name(f"good:{card.good}")
        first, last = ROUNDS[card.back]
        assert re.search(rf"{good}\D+{first}\D+{last}\b", words.help(key))


@pytest.mark.parametrize("card", BONUS_CARDS)
def test_a_bonus_card_says_what_it_brings_and_at_most(language: str, card: int) -> None:
    words, key, counted = book(language), BONUS_KEYS[card], BONUSES[card]
    assert numbers(words.name(key, "effect")) == [counted.letters, counted.most]
    assert numbers(words.name(key, "does")) == [counted.letters]
    assert numbers(words.help(key))[:2] == [counted.letters, counted.most]


def test_the_numbers_of_the_pages_are_those_of_the_data(language: str) -> None:
    words = book(language)
    assert numbers(words.name("term:map", "effect")) == [
        len(PLACES), len(ROADS), len(RIVERS), len(MAP.quarters),
    ]  # fmt: skip
    letters = numbers(words.help("term:districts"))
    assert letters[2:4] == list(OUTER_LETTERS)
    assert letters[4:6] == list(INNER_LETTERS)
    keys = words.help("term:keys")
    assert numbers(keys)[0] == KEYS
    for place in PLACES:
        named = words.name(PLACE_KEYS[place]) in keys.splitlines()[0]
        assert named == (REWARDS[place] == "key")


def test_how_many_places_give_what_is_counted_right(language: str) -> None:
    page = book(language).help("term:rewards").splitlines()
    singles = COASTS | sum(CLOSABLE)
    counts = {
        reward: (
            sum(REWARDS[place] == reward for place in members(COASTS)),
            sum(REWARDS[place] == reward for place in members(singles & ~COASTS)),
        )
        for reward in set(REWARDS)
    }
    assert numbers(page[1]) == [1, counts["coin"][0], 2, counts["coins"][0]]
    assert numbers(page[2]) == [*counts["card"]]
    assert numbers(page[3]) == [counts[reward][1] for reward in ("key", "goods", "bonus")]


def test_what_is_reconstructed_is_said_where_it_is_read(language: str) -> None:
    """By the data's own account of what no public text shows."""
    pages = [*LAND_KEYS, *RIVER_KEYS, *QUARTER_KEYS, *BONUS_KEYS]
    pages += [f"term:{name}" for name in ("rewards", "goods", "bonus", "districts", "scoring")]
    say_what_is_reconstructed("goldene_stadt", language, pages, guesses=7)
    guessed = {entry.of for entry in CARDS.provenance if "reconstructed" in entry.sources}
    assert guessed == GUESSED


@pytest.mark.parametrize(
    ("language", "ours", "publisher"),
    [("en", "house rule", "publisher"), ("de", "Hausregel", "Verlag")],
)
def test_the_rule_for_two_is_called_ours_wherever_it_is_offered(
    language: str, ours: str, publisher: str
) -> None:
    words = book(language)
    assert publisher in words.help("term:two")
    assert ours in words.help("term:two")
    assert ours in words.help("term:aim")
    assert ours in words.table_option("closed")
    assert publisher in words.say("title.best")
    [closed] = [option for option in GAME.options if option.name == "closed"]
    for value in closed.values:
        assert publisher in words.table_option_note("closed", value)


@pytest.mark.parametrize(
    ("reading", "term", "english"),
    [
        ("R1", "term:table_options", "a good, a river and a quarter, and all three score"),
        ("R2", "term:bidding", "does not matter who pays or for which pair"),
        ("R3", "term:bidding", "when their turn comes round"),
        ("R4", "term:bidding", "even the one they lost"),
        ("R5", "term:bidding", "You must bid"),
        ("R6", "term:building", "two houses, one or none"),
        ("R7", "term:building", "the road and the reward of the first"),
        ("R8", "term:roads", "land anywhere, as often as you like"),
        ("R9", "term:cost", "Coast cards can be a joker"),
        ("R10", "term:cost", "never stand for one of their own landscape"),
        ("R11", "term:scoring", "or the only one with any, gets 2 more"),
        ("R12", "term:map", "none of them in the city"),
        ("R13", "term:goods", "how often that good is on your cards"),
        ("R14", "term:districts", "in each district separately"),
        ("R15", "term:goods", "one of the five leaves the game"),
        ("R16", "term:rewards", "brings nothing"),
        ("R17", "term:keys", "at most six houses in inner districts"),
        ("R18", "term:keys", "if only to keep rivals out"),
        ("R19", "term:coins", "never run out"),
        ("R19", "term:letters", "never run out"),
        ("R20", "term:blocked", "Your hand does not matter"),
        ("R21", "term:blocked", "even with the most letters"),
        ("R24", "term:letters", "no one has to say"),
        ("R25", "term:bonus", "The others do not know"),
        ("R26", "term:cards", "discarded cards lie open"),
        ("R27", "term:hand_limit", "only applies at the end of your own turn"),
        ("R28", "term:hand_limit", "Before and during your turn there is no limit"),
        ("R29", "term:setup", "drawn by lot"),
        ("R30", "term:missing", "every pair still gets a bid"),
        ("R31", "term:hidden", "or something hidden was seen"),
        ("R32", "term:districts", "8 outer"),
        ("R33", "term:building", "not asked if everyone can see"),
        ("R34", "term:cards", "as soon as the next card is needed"),
        ("R35", "term:hand_limit", "In the last turn of the game, cards no longer matter"),
    ],
)
def test_a_reading_can_be_looked_up(reading: str, term: str, english: str) -> None:
    """R22 and R23 say only that nothing is special."""
    assert english in book("en").help(term), reading


@pytest.mark.parametrize("entry", ["term:edition", "term:reconstructed"])
def test_numbers_that_are_not_confirmed_are_labelled(entry: str, language: str) -> None:
    """8 or 4 outer districts, 30 suburbs (RULES.md 11.5)."""
    said = book(language).help(entry)
    assert all(re.search(rf"\b{number}\b", said) for number in (8, 4, 30)), said


@pytest.mark.parametrize(
    ("language", "stays"),
    [("en", "not bumped keeps"), ("de", "nicht vertrieben wird, bleibt")],
)
def test_a_hand_that_is_not_expelled_stays(language: str, stays: str) -> None:
    assert stays in book(language).help("term:bidding")


@pytest.mark.parametrize(
    ("language", "loses"),
    [("en", "that player ranks last"), ("de", "wird er Letzter")],
)
def test_how_to_play_says_that_a_blocked_player_loses(language: str, loses: str) -> None:
    assert loses in book(language).say("how.end")


def test_the_names_are_those_of_the_german_rulebook() -> None:
    said = " ".join(book("de").help(term) for term in book("de").terms())
    for noun in (
        "Haus", "Handelsbrief", "Landschaftskarte", "Wertungskarte", "Bonuskarte", "Warenkarte",
        "Schlüssel", "Küstenort", "Vorort", "äußeren Stadtteile", "inneren Stadtteil",
        "Stadtviertel", "vertreibt", "Münze", "Ablagestapel",
    ):  # fmt: skip
        assert noun in said, noun
    assert "Bezirk" not in said


def test_the_scores_panel_has_words_for_sums_that_are_hidden(language: str) -> None:
    """By default a seat is told nothing of the letters of the others (RULES.md 7.3)."""
    state, _ = GAME.new({}, 3, 1)
    view = GAME.view(state, 0)
    assert GAME.score_so_far(view, 0)
    assert GAME.score_so_far(view, 1) == ()
    assert "scores-hidden" in texts(language).catalogue
