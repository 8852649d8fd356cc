"""A registered game has everything that the laws over all games need."""

from dataclasses import replace

import pytest

from bot.text import LANGUAGES, texts
from rules.registry import GAMES
from tests.games.auction import AUCTION
from tests.games.lacking import lacking


@pytest.mark.proof
@pytest.mark.parametrize("key", GAMES)
def test_a_registered_game_lacks_nothing(key: str) -> None:
    missing = lacking(GAMES[key])
    assert not missing, "\n".join(missing)


def test_all_that_a_bare_game_lacks_is_named_with_its_file() -> None:
    words = (
        "title, title.short, title.subtitle, title.duration, title.weight, so-far, how, "
        "how.goal, how.turn, how.card, how.pays, how.end, how.time, "
        "step-bid, picture-verb-bid, step-over, step-tip, "
        "picture-verb-tip, ask-bid, ask-bid.why, picture-ask-bid, ask-tip, ask-tip.why, "
        "picture-ask-tip, "
        "line-cheques, line-lots, line-stars, reason-sold_out, "
        "event-bid.short, event-lot.short, event-over.short, event-passed.short, "
        "event-starred.short, event-tipped.short, event-unsold.short, event-won.short, "
        "order-bid_up_to, order-bid_up_to.why, order-tip_least, order-tip_least.why, "
        "surprise-won, surprise-starred"
    )

    assert lacking(replace(AUCTION, key="bare")) == [
        "rules/bare/RULES.md",
        "rules/bare/flow.py: reopen",
        "pyproject.toml: rules.bare in the import contracts",
        "tests/games/bare.py: KNOWN.planted",
        "tests/games/bare.py: KNOWN.least",
        "tests/games/bare.py: KNOWN.fullest",
        "tests/games/bare.py: KNOWN.traced",
        "tests/rules/stored/bare: python -m tests.rules.stored",
        "tests/rules/bare/transcripts/__init__.py: TRANSCRIPTS",
        "tests/rules/bare/transcripts: python -m tests.rules.transcripts bare",
        *[f"data/text/bare.{language}.ftl: {words}" for language in LANGUAGES],
        *[f"data/text/bare.index.{language}.ftl" for language in LANGUAGES],
        "data/bare/lesson.toml: python -m tools.lessons bare",
        "tools/extremes/bare.py: DENSEST, VARIANTS, LARGEST, extremes",
        "docs/gallery/bare.txt: plaza gallery",
    ]


@pytest.mark.proof
def test_a_word_that_is_missing_is_named_by_its_file(monkeypatch: pytest.MonkeyPatch) -> None:
    key = next(iter(GAMES))
    own = texts("de").of(key)
    left = own.catalogue._keys - {"reason-twelve", "so-far"}
    monkeypatch.setattr(own.catalogue, "_keys", left)

    assert any(found.startswith(f"data/text/{key}.de.ftl: so-far") for found in lacking(GAMES[key]))
