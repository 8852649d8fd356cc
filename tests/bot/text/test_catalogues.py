"""The catalogue files: readable, the same messages in every language, within Discord's limits."""

import re
from functools import cache
from pathlib import Path

import pytest
from fluent.runtime import FluentResource
from fluent.syntax import ast
from fluent.syntax.visitor import Visitor

from bot.text import LANGUAGES, texts
from bot.text.catalogue import Catalogue, catalogue, language_of
from rules.registry import GAMES

TEXT = Path(__file__).parents[3] / "data" / "text"
NAMES = ("host", *GAMES, *(f"{game}.index" for game in GAMES))
BUTTON_LIMIT = 80
DESCRIPTION_LIMIT = 100
FORM = re.compile(r"_(the|a|good|effect|does|key|privilege)$")
COMMAND_NAME = re.compile(r"[-_'\w]{1,32}")


@cache
def entries(name: str, language: str) -> list[ast.Message | ast.Term]:
    source = (TEXT / f"{name}.{language}.ftl").read_text(encoding="utf-8")
    resource = FluentResource(source)
    junk = [entry.content for entry in resource.body if isinstance(entry, ast.Junk)]
    assert junk == []
    return [entry for entry in resource.body if isinstance(entry, ast.Message | ast.Term)]


def keys(name: str, language: str) -> list[str]:
    return [
        key
        for entry in entries(name, language)
        for key in (
            entry.id.name,
            *(f"{entry.id.name}.{attribute.id.name}" for attribute in entry.attributes),
        )
    ]


class Variables(Visitor):
    def __init__(self) -> None:
        super().__init__()
        self.names: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802 - theirs
        self.names.add(node.id.name)


def variables(node: ast.BaseNode) -> set[str]:
    found = Variables()
    found.visit(node)
    return found.names


def facts(node: ast.BaseNode) -> set[str]:
    """The facts of a message, in any of its forms."""
    return {FORM.sub("", name) for name in variables(node)}


def test_every_language_has_a_file_per_game() -> None:
    assert {path.name for path in TEXT.glob("*.ftl")} == {
        f"{name}.{language}.ftl" for name in NAMES for language in LANGUAGES
    }


@pytest.mark.parametrize("name", NAMES)
def test_the_same_messages_in_the_same_order_as_in_english(name: str, language: str) -> None:
    found, english = keys(name, language), keys(name, "en")
    assert set(english) - set(found) == set(), f"{name}.{language}.ftl lacks these"
    assert set(found) - set(english) == set(), f"{name}.en.ftl lacks these"
    moved = next((both for both in zip(found, english, strict=False) if both[0] != both[1]), None)
    assert moved is None, "here the order begins to differ"


def test_a_language_that_lacks_a_message_fails(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    english = (TEXT / "host.en.ftl").read_text(encoding="utf-8")
    (tmp_path / "host.en.ftl").write_text(english)
    (tmp_path / "host.xx.ftl").write_text(re.sub(r"(?m)^help-what = .*\n", "", english))
    monkeypatch.setitem(globals(), "TEXT", tmp_path)
    with pytest.raises(AssertionError, match="help-what"):
        test_the_same_messages_in_the_same_order_as_in_english("host", "xx")


@pytest.mark.parametrize("name", NAMES)
def test_no_message_stands_twice(name: str, language: str) -> None:
    found = keys(name, language)
    assert sorted(found) == sorted(set(found))


@pytest.mark.parametrize("name", NAMES)
def test_every_message_has_words(name: str, language: str) -> None:
    """An empty one would be a gap, but for messages that are deliberately nothing."""
    for entry in entries(name, language):
        assert entry.value is not None, entry.id.name


def test_the_hosts_sentences_use_the_same_facts_as_in_english(language: str) -> None:
    found = {entry.id.name: variables(entry) for entry in entries("host", language)}
    assert found == {entry.id.name: variables(entry) for entry in entries("host", "en")}


@pytest.mark.parametrize("name", GAMES)
def test_the_games_sentences_use_the_same_facts_as_in_english(name: str, language: str) -> None:
    """Except for the form of a thing's name: German needs other forms than English."""
    found = {entry.id.name: facts(entry) for entry in entries(name, language)}
    assert found == {entry.id.name: facts(entry) for entry in entries(name, "en")}


@pytest.mark.sampled(3)
@pytest.mark.parametrize("number", [0, 1, 2, 1234])
def test_every_sentence_of_the_host_can_be_said(language: str, number: int) -> None:
    words = texts(language)
    for entry in entries("host", language):
        facts: dict[str, str | int] = dict.fromkeys(sorted(variables(entry)), number)
        for attribute in ("", *(f".{attribute.id.name}" for attribute in entry.attributes)):
            said = words.say(entry.id.name + attribute, **facts)
            assert said.strip()
            assert "{" not in said


def test_buttons_fit(language: str) -> None:
    words = texts(language)
    for key in keys("host", language):
        if key.startswith("button-"):
            assert len(words.say(key, page=10, pages=10)) <= BUTTON_LIMIT


def test_commands_are_named_as_discord_wants(language: str) -> None:
    words = texts(language)
    found = [key for key in keys("host", language) if key.startswith(("command-", "argument-"))]
    assert len(found) >= 2 * 9
    for key in found:
        said = words.say(key)
        if key.endswith(".description"):
            assert 1 <= len(said) <= DESCRIPTION_LIMIT, key
        else:
            assert COMMAND_NAME.fullmatch(said), key
            assert said == said.lower(), key


def test_no_two_commands_share_a_name(language: str) -> None:
    words = texts(language)
    names = [
        words.say(key)
        for key in keys("host", language)
        if key.startswith("command-") and "." not in key
    ]
    assert len(names) == len(set(names))


def test_a_mistake_in_a_file_stops_the_reading() -> None:
    with pytest.raises(ValueError, match="line 2 cannot be read"):
        Catalogue("good = fine\nbad = { $open\n", "en")


def test_a_message_that_stands_twice_stops_the_reading() -> None:
    with pytest.raises(ValueError, match="good stands twice"):
        Catalogue("good = fine\ngood = better\n", "en")


@pytest.mark.parametrize("key", ["nothing", "good.note", "good.", "", "only-attribute"])
def test_an_unknown_key_is_an_error(key: str) -> None:
    messages = Catalogue("good = fine\nonly-attribute =\n    .note = here\n", "en")
    with pytest.raises(KeyError):
        messages.say(key)


def test_a_sentence_is_made_once_for_the_same_facts() -> None:
    messages = Catalogue("cards = { $count } cards\n", "en")
    first = messages.say("cards", {"count": 1234})
    assert first == "1,234 cards"
    assert messages.say("cards", {"count": 1234}) is first
    assert messages.say("cards", {"count": 5}) == "5 cards"


def test_a_catalogue_is_read_once() -> None:
    assert catalogue("host", "en") is catalogue("host", "en")
    assert texts("en-US") is texts("en")


@pytest.mark.parametrize(
    ("wish", "language"),
    [
        ("en", "en"),
        ("en-US", "en"),
        ("en-GB", "en"),
        ("de", "de"),
        ("de-AT", "de"),
        ("de_CH", "de"),
        ("DE", "de"),
        ("tlh", "en"),
        ("", "en"),
        ("nonsense", "en"),
    ],
)
def test_a_locale_finds_its_language(wish: str, language: str) -> None:
    assert language_of(wish) == language
    assert texts(wish).language == language
