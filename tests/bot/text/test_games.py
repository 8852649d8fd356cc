"""Whole games of every game in words: each question, each answer, each event, in each language."""

import re
from collections import Counter
from functools import lru_cache
from itertools import count, product
from typing import Any, NamedTuple

import pytest
from structlog.testing import capture_logs

from bot.text import GameTexts, texts
from bot.ui.rulebook import Book
from rules.chance import Chance
from rules.decision import Choice, Decision, sample
from rules.errors import Refusal
from rules.event import Event, Facts
from rules.game import AnyGame, Options
from tests.games import GAMES, known
from tests.games.hosting import hosted

__all__ = ["hosted"]

PLAYERS = ("Ada", "Ben", "Cleo", "Dora", "Emil", "Fee")
SEEDS = 5
PATIENCE = 200
"""The number of games of each size searched for rare events."""
LINE_LIMIT = 300
QUESTION_LIMIT = 120
TOKEN = re.compile(r"\w+:\w+|[{}]|\?\?\?|  ")
"""Faults that no sentence may hold: keys, unfilled placeables, double spaces."""


class Asked(NamedTuple):
    """An open decision with the facts of its options, the view of its seat, and the answer."""

    decision: Decision
    facts: tuple[Facts, ...]
    view: Any
    answer: Choice


class Played(NamedTuple):
    """All questions and all events of a game."""

    asked: list[Asked]
    events: list[Event]
    end: Any


@lru_cache(maxsize=64)
def played(key: str, seats: int, seed: int) -> Played:
    """Play a game with random answers."""
    game: AnyGame = GAMES[key]
    chance = Chance(seed)
    options: Options = {
        option.name: option.values[chance.below(len(option.values))] for option in game.options
    }
    state, events = game.new(options, seats, seed)
    told = list(events)
    asked: list[Asked] = []
    while decisions := game.decisions(state):
        decision = decisions[chance.below(len(decisions))]
        view = game.view(state, decision.seat)
        answer = sample(decision, chance.random)
        asked.append(Asked(decision, game.explain(view, decision), view, answer))
        told += game.apply(state, decision.seat, answer)
    return Played(asked, told, game.view(state, None))


TABLES = [
    (key, seats, seed)
    for key, game in GAMES.items()
    for seats in game.seats
    for seed in range(SEEDS)
]


def words(key: str, language: str) -> GameTexts:
    return texts(language).of(key)


def is_sentence(text: str, limit: int) -> None:
    assert text
    assert text == text.strip()
    assert len(text) <= limit, text
    assert not TOKEN.search(text), text
    assert "\n" not in text


@pytest.mark.sampled(1)
@pytest.mark.parametrize(("key", "seats", "seed"), TABLES)
def test_a_whole_game_in_words(key: str, seats: int, seed: int, language: str) -> None:
    game, book = played(key, seats, seed), words(key, language)
    for asked in game.asked:
        decision = asked.decision
        for remark in GAMES[key].remarks(asked.view, asked.answer):
            is_sentence(book.remark(remark, PLAYERS), LINE_LIMIT)
        is_sentence(book.ask(decision), QUESTION_LIMIT)
        is_sentence(book.step(asked.view), 40)
        for position, facts in enumerate(asked.facts):
            option = book.option(decision, position, facts, PLAYERS)
            is_sentence(option.label, 80)
            if option.note:
                is_sentence(option.note, 100)
                assert not option.note.endswith("…"), "the whole note fits"
    for event in game.events:
        line = book.event(event, PLAYERS)
        if line is None:
            continue
        is_sentence(line, LINE_LIMIT)
        seat = event.facts.get("seat")
        if isinstance(seat, int) and event.audience is None:
            assert PLAYERS[seat] in line
    is_sentence(book.step(game.end), 40)
    is_sentence(book.reason(game.end.outcome.reason), 100)
    for tie in game.end.outcome.tiebreak:
        is_sentence(book.line(tie.key), 40)
    for lines in game.end.outcome.breakdown:
        for line in lines:
            is_sentence(book.line(line.key), 20)
    is_sentence(book.say("so-far"), LINE_LIMIT)


PLANNED_AT = 12
"""The number of positions between those at which waiting seats look ahead."""


@lru_cache
def ahead(key: str) -> list[Any]:
    """Return views of waiting seats, in games of greedy for each number of seats."""
    game, found = GAMES[key], list[Any]()
    for seats in game.seats:
        state, _ = game.new({}, seats, 1)
        for number in count():
            asked = game.decisions(state)
            if not asked:
                break
            if number % PLANNED_AT == 0:
                found += [game.view(state, seat) for seat in range(seats)]
            view = game.view(state, asked[0].seat)
            game.apply(state, asked[0].seat, game.greedy(view, asked[0]))
    return found


@pytest.mark.proof
@pytest.mark.parametrize("key", GAMES)
def test_what_is_foreseen_is_told_in_words(key: str, language: str) -> None:
    game, book = GAMES[key], words(key, language)
    for view in ahead(key):
        for decision in game.foresee(view):
            for position, facts in enumerate(game.explain(view, decision)):
                option = book.option(decision, position, facts, PLAYERS)
                is_sentence(option.label, 100)
                if option.note:
                    is_sentence(option.note, 100)


@pytest.mark.parametrize("key", GAMES)
def test_kinds_of_questions_are_put_before_anyone_is_asked(key: str, language: str) -> None:
    book = words(key, language)
    asked = [name.removeprefix("ask-") for name in book.catalogue if name.startswith("ask-")]
    with capture_logs() as logged:
        for kind in asked:
            if "." not in kind:
                is_sentence(book.question(kind), 60)
    assert logged == [], "words.incomplete"


@pytest.mark.sampled(1)
@pytest.mark.parametrize("key", GAMES)
def test_standing_orders_and_surprises_are_phrases(key: str, language: str) -> None:
    game, book = GAMES[key], words(key, language)
    orders = {order for view in ahead(key) for order in game.orders(view)}
    for order in orders:
        for value in order.values or ("",):
            chosen = book.name(value) if ":" in value else int(value or 0)
            is_sentence(book.say(f"order-{order.key}", value=chosen), 60)
        is_sentence(book.say(f"order-{order.key}.why"), 100)
    for kind in game.surprises:
        is_sentence(book.say(f"surprise-{kind}"), 40)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("key", GAMES)
def test_every_kind_of_question_and_event_came_up(key: str) -> None:
    """Every message of the catalogue is used, except for those of rare situations."""
    unsaid = {
        message.partition("-with-")[0]
        for message in words(key, "en").catalogue
        if message.startswith(("ask-", "event-", "remark-"))
    }
    unsaid -= known(key).rare
    for seed, seats in product(range(PATIENCE), GAMES[key].seats):
        if unsaid:
            unsaid -= said(key, played(key, seats, seed))
    assert unsaid == set()


def said(key: str, game: Played) -> set[str]:
    """Return the beginnings of all messages that a game needs."""
    kinds = {f"ask-{asked.decision.kind}" for asked in game.asked}
    kinds |= {f"event-{event.kind}" for event in game.events}
    for asked in game.asked:
        found = GAMES[key].remarks(asked.view, asked.answer)
        found += GAMES[key].lies_open(asked.view, asked.decision.seat)
        kinds |= {f"remark-{remark.key}" for remark in found}
    return kinds


@pytest.mark.sampled(3)
@pytest.mark.parametrize("key", GAMES)
def test_names_stand_as_they_come(key: str, language: str) -> None:
    names = [f"n{seat}_{{$x}}*" for seat in range(6)]
    game = played(key, max(GAMES[key].seats), 0)
    lines = [words(key, language).event(event, names) or "" for event in game.events]
    assert any(names[0] in line for line in lines)


@pytest.mark.parametrize("key", GAMES)
def test_every_term_is_explained(key: str, language: str) -> None:
    book = words(key, language)
    terms = book.terms()
    assert len(terms) == len(set(terms)) > known(key).least.terms
    first = {term: set(re.findall(r"(?m)^\w+", book.help(term))) for term in terms}
    [(example, _)] = Counter(word for words in first.values() for word in words).most_common(1)
    for term in terms:
        is_sentence(book.name(term), 40)
        is_sentence(book.name(term, "effect"), 60)
        assert 80 <= len(book.help(term)) <= 1000, term
        assert "{" not in book.help(term)
        assert example in book.help(term), term


@pytest.mark.parametrize("key", GAMES)
def test_terms_are_the_same_in_every_language_and_have_names_of_their_own(
    key: str, language: str
) -> None:
    book = words(key, language)
    assert book.terms() == words(key, "en").terms()
    names = [book.name(term) for term in book.terms()]
    assert len(names) == len(set(names))


@pytest.mark.sampled(5)
@pytest.mark.parametrize("key", GAMES)
def test_every_term_is_found_by_its_name(key: str, language: str) -> None:
    book, said = words(key, language), texts(language)
    rules = Book({key: GAMES[key]})

    def found(typed: str) -> list[str]:
        return [value for value, _ in rules.find(typed, said)]

    for term in book.terms():
        first, *others = found(book.name(term))
        assert first == f"{key}/{term}" or (first == key and others[0] == f"{key}/{term}")
        assert f"{key}/{term}" in found(book.name(term).upper()[:4])
    assert len(found("")) == min(25, 1 + len(book.terms()))
    assert found("qqqq") == []


@pytest.mark.parametrize("key", GAMES)
def test_table_options_are_explained(key: str, language: str) -> None:
    book = words(key, language)
    is_sentence(book.title, 40)
    for option in GAMES[key].options:
        is_sentence(book.table_option(option.name), 40)
        for value in option.values:
            is_sentence(book.table_option_value(option.name, value), 40)
            is_sentence(book.table_option_note(option.name, value), 100)


@pytest.mark.parametrize("key", GAMES)
def test_an_unknown_term_is_an_error(key: str) -> None:
    book = words(key, "en")
    for wrong in ("building:nonsense", "title", "nonsense", ""):
        with pytest.raises(KeyError):
            book.name(wrong)
        with pytest.raises(KeyError):
            book.help(wrong)


@pytest.mark.parametrize(
    ("refusal", "english", "german"),
    [
        (
            Refusal("too_few", {"least": 1, "most": 2}),
            "Pick at least 1.",
            "Wähle mindestens 1.",
        ),
        (
            Refusal("too_many", {"least": 0, "most": 2}),
            "Pick at most 2.",
            "Wähle höchstens 2.",
        ),
        (
            Refusal("below_floor", {"floor": 9, "total": 7}),
            "That makes 7: you need at least 9.",
            "Das macht 7: Du brauchst mindestens 9.",
        ),
        (
            Refusal("bad_seats", {"seats": 5, "allowed": (2, 3, 4)}),
            "This game can't be played with 5 players, only with 2, 3 and 4.",
            "Dieses Spiel lässt sich nicht zu 5 spielen, nur zu 2, 3 und 4.",
        ),
        (
            Refusal("brand_new", {}),
            "That isn't possible now (brand_new).",
            "Das geht jetzt nicht (brand_new).",
        ),
    ],
)
def test_refusals_are_worded(refusal: Refusal, english: str, german: str) -> None:
    assert texts("en").refusal(refusal) == english
    assert texts("de").refusal(refusal) == german
    for key in GAMES:
        assert words(key, "en").refusal(refusal) == english
