"""The deciding words come first: a phone cuts the label of an option after about 40 characters.

Options of one question differ before that. The people and numbers of a label stand there, except
for those that the note below it repeats. Of a list of people, only the first must stand there.
"""

from collections.abc import Iterator, Sequence
from re import findall

import pytest

from bot.text import LANGUAGES, OptionText, texts
from rules.decision import Decision
from rules.game import AnyGame
from rules.registry import GAMES
from tests.contract.walks import greedily, walk

HEAD = 40
SEVERAL = 2
NAMES = ("Annabel", "Bertram", "Caspian", "Dimitri", "Eleanor", "Florian")
in_every_language = pytest.mark.parametrize("language", LANGUAGES)


def asked(game: AnyGame, seeds: Sequence[int], language: str) -> Iterator[Sequence[OptionText]]:
    """Put the options of all questions of some games into words."""
    words = texts(language).of(game.key)
    for seats in game.seats:
        for seed in seeds:
            played = (
                walk(game, seats, seed, choose=greedily) if seed % 2 else walk(game, seats, seed)
            )
            for step in played.steps:
                view = game.view(step.before, step.seat)
                decision: Decision | None = view.decision
                assert decision is not None
                facts = game.explain(view, decision)
                yield [words.option(decision, at, known, NAMES) for at, known in enumerate(facts)]


def lost(option: OptionText, head: str) -> Iterator[str]:
    """Yield the deciding words that are neither in the head of a label nor in the note."""
    label, note = option.label, option.note
    named = sorted((name for name in NAMES if name in label), key=label.index)
    if named and named[0] not in head:
        yield named[0]
    if len(named) < SEVERAL:
        numbers = {*findall(r"\d+", label)} - {*findall(r"\d+", head)}
        yield from sorted(numbers - {*findall(r"\d+", note)})


def failures(options: Sequence[OptionText]) -> Iterator[tuple[str, object]]:
    """Yield the labels of a question that hide deciding words, and these words."""
    heads = dict[str, str]()
    for at, option in enumerate(options, 1):
        head = option.label[: HEAD - len(f"{at}. ")]
        if missing := list(lost(option, head)):
            yield option.label, missing
        if heads.setdefault(head, option.label) != option.label:
            yield option.label, heads[head]


@pytest.mark.proof
@in_every_language
@pytest.mark.parametrize(
    "seeds", [pytest.param((1, 2), id="few"), pytest.param(range(3, 20), marks=pytest.mark.soak)]
)
@pytest.mark.parametrize("key", GAMES)
def test_what_decides_stands_where_a_phone_shows_it(
    key: str, seeds: Sequence[int], language: str
) -> None:
    found = [each for options in asked(GAMES[key], seeds, language) for each in failures(options)]
    assert found == []


@pytest.mark.parametrize(
    "label",
    [
        "Pair 2: Desert and Mountain · 3 coins (1 left), bumps Annabel",
        "Offer 1: seven limit points, then you have 13 (out)",
    ],
)
def test_a_label_that_hides_it_is_found(label: str) -> None:
    assert list(failures([OptionText(label, "")]))


def test_siblings_that_are_cut_alike_are_found() -> None:
    alike = "The same long words on both of the labels, "
    both = [OptionText(f"{alike}{end}", "") for end in ("here", "there")]
    assert list(failures(both)) == [(both[1].label, both[0].label)]
