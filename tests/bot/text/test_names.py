"""Names from Discord are safe everywhere, whatever they hold."""

from unicodedata import category, normalize

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from bot.text import clean_name, escape

NASTY = st.sampled_from(
    [
        "*", "**", "_", "__", "~~", "`", "```", "||", "|", "<", ">", "[", "]", "(", ")", "\\",
        "@", "#", "/", ":", '"', "@everyone", "@here", "<@1>", "<@!1>", "<@&1>", "<#1>", "<:a:1>",
        "<t:1>", "</play:1>", "https://example.org", "[a](https://example.org)", "# ", "- ", "1. ",
        "> ", "-# ", "\n", "\r\n", "\t", "\x00", "\x1b[31m", "\u2028", "\u2029", "\u00a0", "\u3000",
        "\u200b", "\u200c", "\u200d", "\u200e", "\u200f", "\u202a", "\u202b", "\u202d", "\u202e",
        "\u202c", "\u2066", "\u2067", "\u2068", "\u2069", "\u061c", "\ufeff", "\u2060", "\u00ad",
        "\u034f", "\u115f", "\u3164", "\u2800", "\ufe0f", "\U000e0041", "\u0301", "\u0338",
        "\u20dd",
        "😀", "👩\u200d👩\u200d👧", "🏳\ufe0f\u200d🌈", "🇩🇪", "👍🏽", "…",
        "א", "ب", "ﷺ", "𝓐", "Ａ", "＠", "＜", "／", "ﬁ", "ß", "İ",
        "..", ".", "a", "Z", "9", "é", "e\u0301", " ", "漢", "\ud800", "\U0010ffff", "\ue000",
    ]
)  # fmt: skip
RAW = st.one_of(st.text(max_size=120), st.lists(NASTY, max_size=60).map("".join))
FORBIDDEN = set('*`~|<>[]\\@#/:"\n\r\t')


@pytest.mark.proof
@given(raw=RAW, limit=st.integers(2, 100))
@settings(max_examples=500)
def test_a_clean_name_is_safe(raw: str, limit: int) -> None:
    name = clean_name(raw, limit)
    assert 1 <= len(name) <= limit
    assert name == name.strip()
    assert "  " not in name
    assert not FORBIDDEN & set(name)
    assert not name.startswith((".", "-", "+"))
    for character in name:
        assert character == " " or not category(character).startswith(("C", "Z"))
        assert not "\ufe00" <= character <= "\ufe0f"
    name.encode()


@given(raw=RAW, limit=st.integers(2, 100))
def test_cleaning_twice_changes_nothing(raw: str, limit: int) -> None:
    name = clean_name(raw, limit)
    assert clean_name(name, limit) == name


@given(raw=RAW)
def test_marks_do_not_pile_up(raw: str) -> None:
    marks = stacked = 0
    for character in clean_name(raw, 100):
        kind = category(character)
        marks = marks + 1 if kind.startswith("M") else 0
        stacked = stacked + (kind != "Mc") if marks else 0
        assert marks <= 4
        assert stacked <= 2


@pytest.mark.proof
@given(raw=RAW)
def test_equal_looks_equal_names(raw: str) -> None:
    """The form in which a name was typed, composed or not, makes no difference."""
    if "…" not in raw:
        assert clean_name(normalize("NFC", raw), 100) == clean_name(normalize("NFD", raw), 100)


@given(raw=RAW)
def test_an_escaped_name_shows_as_it_is(raw: str) -> None:
    """Read as markdown, the backslashes give the name itself."""
    name = clean_name(raw)
    escaped = escape(name)
    shown = ""
    skipping = False
    for character in escaped:
        if character == "\\" and not skipping:
            skipping = True
            continue
        if not skipping:
            assert character not in "*_`~|<>[]()#@"
        shown += character
        skipping = False
    assert shown == name


@given(raw=st.text(max_size=60))
def test_anything_can_be_escaped(raw: str) -> None:
    escaped = escape(raw)
    assert "@everyone" not in escaped.replace("\\@", "")
    assert len(escaped) <= 2 * len(raw)


@pytest.mark.parametrize(
    ("raw", "name"),
    [
        ("Ada", "Ada"),
        ("Ada Lovelace", "Ada Lovelace"),
        ("Jürgen Müller-Lüdenscheidt", "Jürgen Müller-Lüdenscheidt"),
        ("x_X_x", "x_X_x"),
        ("**bold** and `code`", "bold and code"),
        ("@everyone", "everyone"),
        ("<@1>", "1"),
        ("<@&123456789012345678>", "&123456789012345678"),
        ("a\nb\r\nc\td", "a b c d"),
        ("\u202eevil\u202c", "evil"),
        ("zero\u200bwidth\u200d\ufeff", "zerowidth"),
        ("[click](https://example.org)", "click (https example.org)"),
        ("||spoiler||", "spoiler"),
        ("> quote", "quote"),
        ("# big", "big"),
        ("- list", "list"),
        ("../../etc/passwd", "etc passwd"),
        ("𝓐𝓭𝓪", "Ada"),
        ("Ａｄａ", "Ada"),
        ("＠everyone", "everyone"),
        ("Z\u0301\u0301\u0301\u0301algo", "Ź\u0301\u0301algo"),
        ("😀 Ada 😀", "😀 Ada 😀"),
        ("עדה", "עדה"),
        ("ကျော်", "ကျော်"),
        ("रज़ीं", "रज़ीं"),
        ("ก\u0e47\u0e47\u0e47\u0e47", "ก\u0e47\u0e47"),
        ("က\u103b\u1031\u102c\u103a\u102c\u1031", "က\u103b\u1031\u102c\u103a"),
        ("", "?"),
        ("   ", "?"),
        ("***", "?"),
        ("\u200b\u2800\u3164", "?"),
        ("\ud800", "?"),
        ("a" * 100, "a" * 31 + "…"),
        ("word " * 20, "word word word word word word w…"),
    ],
)
def test_examples(raw: str, name: str) -> None:
    assert clean_name(raw) == name


@pytest.mark.parametrize(
    ("name", "escaped"),
    [
        ("Ada", "Ada"),
        ("x_X_x", "x\\_X\\_x"),
        ("__init__", "\\_\\_init\\_\\_"),
        ("1. Ada", "1\\. Ada"),
        ("12. Ada", "12\\. Ada"),
        ("Jean-Luc", "Jean-Luc"),
        ("- Ada", "\\- Ada"),
        ("a*b", "a\\*b"),
        ("@everyone", "\\@everyone"),
        ("<@1>", "\\<\\@1\\>"),
        ("[a](b)", "\\[a\\]\\(b\\)"),
    ],
)
def test_escaping(name: str, escaped: str) -> None:
    assert escape(name) == escaped
