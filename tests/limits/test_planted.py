"""Each limit is broken once, and noticed: a check that cannot fail would prove nothing."""

from collections.abc import Callable
from typing import Any

import pytest

from tests.limits import commands, openapi
from tests.limits.message import ALT, FILE_BYTES, TEXT
from tests.limits.requests import Request, problems

Part = dict[str, Any]


def button(number: int = 0, **changes: Any) -> Part:
    return {"type": 2, "style": 2, "label": "Go", "custom_id": f"go {number}", **changes}


def row(*parts: Part) -> Part:
    return {"type": 1, "components": list(parts)}


def option(number: int = 0, **changes: Any) -> Part:
    return {"label": "One", "value": str(number), "description": "of them", **changes}


def menu(options: list[Part], **changes: Any) -> Part:
    limits = {"min_values": 1, "max_values": 1, "placeholder": "Pick"}
    return {"type": 3, "custom_id": "menu", "options": options, **limits, **changes}


def text(content: str) -> Part:
    return {"type": 10, "content": content}


def gallery(*names: str, alt: str = "a board") -> Part:
    items = [{"media": {"url": f"attachment://{name}"}, "description": alt} for name in names]
    return {"type": 12, "items": items}


def attached(*names: str) -> list[Part]:
    return [{"id": number, "filename": name} for number, name in enumerate(names)]


def message(*parts: Part, **changes: Any) -> Request:
    """Return a post of these parts in a container."""
    body = {
        "components": [{"type": 17, "components": list(parts)}],
        "flags": 1 << 15,
        "allowed_mentions": {"parse": []},
    }
    return Request("POST", "/channels/1/messages", body | changes)


def classic(content: str, *rows: Part) -> Request:
    """Return a classic post: a content, and rows below."""
    body = {"content": content, "components": [*rows], "allowed_mentions": {"parse": []}}
    return Request("POST", "/channels/1/messages", body)


def shown(*files: str, **changes: Any) -> Request:
    """Return a post with these pictures, all attached."""
    return message(text("x"), gallery(*files), attachments=attached(*files), **changes)


PICTURES = [f"{number}.png" for number in range(11)]

FINE = {
    "everything": message(
        text("x" * TEXT),
        row(*(button(number) for number in range(5))),
        row(menu([option(number) for number in range(25)], max_values=25)),
        gallery("board.png", alt="x" * ALT),
        attachments=attached("board.png"),
        nonce="n" * 25,
    )._replace(sizes=(FILE_BYTES,)),
    "a content and five rows": classic("x" * 2000, *(row(button(n)) for n in range(5))),
    "40 components": message(*[text("x")] * 39),
}

MESSAGES: dict[str, tuple[Request, str]] = {
    "41 components": (message(*[text("x")] * 40), "41 components"),
    "41 components, nested": (
        message(*[row(*(button(5 * line + n) for n in range(4))) for line in range(8)]),
        "41 components",
    ),
    "nothing": (message()._replace(body={"components": []}), "0 components"),
    "4,001 characters": (message(text("x" * 4000), text("y")), "4001 characters of text"),
    "an empty text": (message(text("  ")), "an empty text"),
    "six in a row": (message(row(*(button(n) for n in range(6)))), "6 in a row"),
    "an empty row": (message(row()), "0 in a row"),
    "menu beside button": (message(row(menu([option()]), button())), "a row of types [3, 2]"),
    "none of what is required": (
        message(row(menu([option()], min_values=0, required=True))),
        "and yet something is required",
    ),
    "a content of 2,001": (classic("x" * 2001), "a content of 2001 characters"),
    "six rows": (classic("x", *(row(button(n)) for n in range(6))), "6 rows"),
    "a text in no row": (classic("x", text("y")), "a component of type 10 in no row"),
    "an unknown component": (message(text("x"), {"type": 99}), "a component of type 99"),
    "a label of 81": (message(row(button(label="x" * 81))), "label of 81"),
    "a button without a label": (message(row(button(label=""))), "label of 0"),
    "address and custom id": (message(row(button(url="https://a.b"))), "and not both"),
    "a custom id of 101": (message(row(button(custom_id="x" * 101))), "custom id of 101"),
    "an empty custom id": (message(row(button(custom_id=""))), "custom id of 0"),
    "a custom id twice": (message(row(button(1), button(1))), "go 1 twice"),
    "a component id twice": (message(row(button(1, id=7), button(2, id=7))), "id 7 twice"),
    "a component id too large": (message(row(button(id=2**31))), "too large"),
    "26 options": (message(row(menu([option(n) for n in range(26)]))), "a menu of 26"),
    "no options": (message(row(menu([]))), "a menu of 0"),
    "a value twice": (message(row(menu([option(1), option(1)]))), "two options of one value"),
    "a value of 101": (message(row(menu([option(value="x" * 101)]))), "value of 101"),
    "an option's label of 101": (message(row(menu([option(label="x" * 101)]))), "label of 101"),
    "a description of 101": (message(row(menu([option(description="x" * 101)]))), "of 101"),
    "more than there are": (message(row(menu([option()], max_values=2))), "1 to 2 of 1 options"),
    "two chosen of one": (
        message(row(menu([option(1, default=True), option(2, default=True)]))),
        "more options chosen",
    ),
    "a placeholder of 151": (
        message(row(menu([option()], placeholder="x" * 151))),
        "placeholder of 151",
    ),
    "an alt text of 1,025": (
        message(gallery("a.png", alt="x" * 1025), attachments=attached("a.png")),
        "alt text of 1025",
    ),
    "no alt text": (
        message(gallery("a.png", alt=""), attachments=attached("a.png")),
        "alt text of 0",
    ),
    "eleven pictures": (shown(*PICTURES), "11 attachments"),
    "a file that is not shown": (message(text("x"), attachments=attached("a.png")), "shown []"),
    "a file that is not there": (message(gallery("a.png")), "attached []"),
    "a file shown twice": (
        message(gallery("a.png", "a.png"), attachments=attached("a.png")),
        "shown ['a.png', 'a.png']",
    ),
    "two files of one name": (shown("a.png", "a.png"), "two files of one name"),
    "a file that is too large": (
        shown("a.png")._replace(sizes=(FILE_BYTES + 1,)),
        "a file of 10485761 bytes",
    ),
    "an empty file": (shown("a.png")._replace(sizes=(0,)), "a file of 0 bytes"),
    "content beside components": (message(text("x"), content="Hello"), "content beside"),
    "embeds beside components": (message(text("x"), embeds=[{}]), "embeds beside"),
    "no flag": (message(text("x"), flags=64), "the flag"),
    "a nonce of 26": (message(text("x"), nonce="n" * 26), "nonce of 26"),
    "pings by text": (message(text("@everyone"), allowed_mentions=None), "could ping"),
    "pings everyone": (message(text("x"), allowed_mentions={"parse": ["everyone"]}), "could ping"),
    "pings a hundred and one": (
        message(text("x"), allowed_mentions={"parse": [], "users": [*range(101)]}),
        "101 people",
    ),
    "pings two roles": (
        message(text("x"), allowed_mentions={"parse": [], "roles": [1, 2]}),
        "2 roles",
    ),
}


@pytest.mark.parametrize("name", FINE)
def test_what_keeps_the_limits_passes(name: str):
    assert problems(FINE[name]) == []


@pytest.mark.parametrize("name", MESSAGES)
def test_a_message_beyond_a_limit_is_noticed(name: str):
    request, said = MESSAGES[name]
    assert any(said in problem for problem in problems(request)), problems(request)


@pytest.mark.parametrize(
    ("method", "path"),
    [
        ("PATCH", "/channels/1/messages/2"),
        ("POST", "/webhooks/1/token"),
        ("PATCH", "/webhooks/1/token/messages/@original"),
    ],
)
def test_it_is_noticed_in_every_request_with_a_message(method: str, path: str):
    request, said = MESSAGES["41 components"]
    assert said in str(problems(request._replace(method=method, path=path)))


# --- commands -----------------------------------------------------------------------------------


def command(name: str = "play", **changes: Any) -> Part:
    return {"name": name, "description": "Open a table", "type": 1, **changes}


def argument(name: str = "game", **changes: Any) -> Part:
    return {"name": name, "description": "Which game", "type": 3, **changes}


def choice(number: int = 0, **changes: Any) -> Part:
    return {"name": f"choice {number}", "value": f"c{number}", **changes}


def many(count: int, make: Callable[..., Part]) -> list[Part]:
    return [make(f"n{number}") for number in range(count)]


def heavy(choices: int, german: str = "") -> Part:
    """Return a command with this many choices, each of the longest name and value."""
    words = {"name_localizations": {"de": german}} if german else {}
    all_ = [choice(n, name="x" * 100, value=f"{n:0>100}", **words) for n in range(choices)]
    options = [argument(f"o{n}", choices=all_[n : n + 25]) for n in range(0, choices, 25)]
    return command(options=options)


NAMES = ("Play", "play now", "", "x" * 33, "play!", "spieß·", "Ä")

TREES: dict[str, tuple[list[Part], str]] = {
    "101 commands": (many(101, command), "101 commands"),
    "a command twice": ([command(), command()], "play twice"),
    "a command twice in German": (
        [command("a"), command("b", name_localizations={"de": "a"})],
        "a twice",
    ),
    "26 options": ([command(options=many(26, argument))], "26 options or subcommands"),
    "26 subcommands in a group": (
        [command(options=[argument("g", type=2, options=many(26, argument))])],
        "26 options or subcommands",
    ),
    "an option twice": ([command(options=[argument(), argument()])], "game twice"),
    "26 choices": ([command(options=[argument(choices=many(26, choice))])], "26 choices"),
    "a choice's name of 101": (
        [command(options=[argument(choices=[choice(name="x" * 101)])])],
        "choice's name of 101",
    ),
    "a choice's value of 101": (
        [command(options=[argument(choices=[choice(value="x" * 101)])])],
        "choice's value of 101",
    ),
    "required after optional": (
        [command(options=[argument("a"), argument("b", required=True)])],
        "a required option after an optional one",
    ),
    "10,000 characters": ([heavy(50)], "/play: 10"),
    "9,000 characters with the German ones": ([heavy(30, german="x" * 100)], "/play: 9"),
    "a description of 101": ([command(description="x" * 101)], "description of 101"),
    "no description": ([command(description="")], "description of 0"),
    "a German description of 101": (
        [command(description_localizations={"de": "x" * 101})],
        "description of 101",
    ),
    "a German name with a capital": (
        [command(name_localizations={"de": "Spielen"})],
        "the name 'Spielen'",
    ),
    **{f"the name {name!r}": ([command(name)], f"the name {name!r}") for name in NAMES},
}


FITTING = [
    command(
        options=[argument("a", required=True), *many(24, argument)],
        description="x" * 100,
        name_localizations={"de": "spielen-für_alle"},
    ),
    heavy(30) | {"name": "other"},
]


def test_a_tree_that_keeps_the_limits_passes():
    assert commands.problems(FITTING) == []


@pytest.mark.parametrize("name", TREES)
def test_a_tree_beyond_a_limit_is_noticed(name: str):
    tree, said = TREES[name]
    found = problems(Request("PUT", "/applications/1/commands", tree))
    assert any(said in problem for problem in found), found


def test_a_command_that_lacks_a_language_is_noticed():
    assert "play has no words in de" in str(commands.problems([command()], ["de"]))


SUGGESTED: dict[str, tuple[list[Part], str]] = {
    "26": (many(26, choice), "26 choices"),
    "a name of 101": ([choice(name="x" * 101)], "name of 101"),
    "an empty name": ([choice(name="")], "name of 0"),
    "a value of 101": ([choice(value="x" * 101)], "value of 101"),
    "a number beyond what a client can hold": ([choice(value=2**53 + 1)], "choice's value"),
}


@pytest.mark.parametrize("name", SUGGESTED)
def test_suggestions_beyond_a_limit_are_noticed(name: str):
    choices, said = SUGGESTED[name]
    body = {"type": 8, "data": {"choices": choices}}
    assert said in str(problems(Request("POST", "/interactions/1/token/callback", body)))


@pytest.mark.parametrize(
    ("body", "said"),
    [
        ({"name": "x" * 101, "auto_archive_duration": 60}, "name of 101"),
        ({"name": "", "auto_archive_duration": 60}, "name of 0"),
        ({"name": "table", "auto_archive_duration": 61}, "archived after 61"),
    ],
)
def test_a_thread_beyond_a_limit_is_noticed(body: Part, said: str):
    assert said in str(problems(Request("POST", "/channels/1/messages/2/threads", body)))


# --- the OpenAPI document -----------------------------------------------------------------------

FORBIDDEN: dict[str, tuple[Request, str]] = {
    "a key that no one knows": (message(text("x"), componants=[]), "componants"),
    "a key of a component that no one knows": (
        message(row(button(lable="Go"))),
        "components/0/components/0/components/0: Additional properties",
    ),
    "a missing style": (message(row({"type": 2, "custom_id": "x"})), '"style" is a required'),
    "a button in a container": (message(button()), "components/0/components/0/type"),
    "a label of 81": (message(row(button(label="x" * 81))), "components/0/label"),
    "26 options": (message(row(menu([option(n) for n in range(26)]))), "components/0/options"),
    "an emoji as a word": (message(row(button(emoji="x"))), "components/0/emoji"),
    "a colour beyond white": (
        message()._replace(
            body={"components": [{"type": 17, "accent_color": 2**24, "components": [text("x")]}]}
        ),
        "components/0/accent_color",
    ),
    "an answer of an unknown type": (
        Request("POST", "/interactions/1/token/callback", {"type": 99}),
        "type",
    ),
    "an argument of an unknown type": (
        Request("PUT", "/applications/1/commands", [command(options=[argument(type=77)])]),
        "0/options/0/type",
    ),
    "a body where none belongs": (Request("PUT", "/nowhere", {}), "no schema for its body"),
}


@pytest.fixture
def document() -> openapi.OpenApi:
    found = openapi.document()
    if found is None:
        pytest.skip(f"{openapi.VARIABLE} names no document")
    return found


@pytest.mark.parametrize("name", FINE)
def test_the_document_allows_what_is_fine(name: str, document: openapi.OpenApi):
    assert document.problems(FINE[name]) == []


@pytest.mark.parametrize("name", FORBIDDEN)
def test_the_document_forbids(name: str, document: openapi.OpenApi):
    request, said = FORBIDDEN[name]
    found = document.problems(request)
    assert any(said in problem for problem in found), found
