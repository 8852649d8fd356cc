"""The tables at which the stored games are played, and their events."""

import re
from collections import Counter

from rules.san_marco import GAME
from tests.rules.san_marco.transcripts import ASKED, TOLD, TRANSCRIPTS
from tests.rules.transcripts import read, stored

STORED = stored(GAME.key)


def test_every_option_is_played() -> None:
    agreed = Counter(
        (len(played.players), option.name, played.options.get(option.name, option.default))
        for played in TRANSCRIPTS
        for option in GAME.options
    )

    assert all(
        agreed[seats, option.name, value]
        for seats in GAME.seats
        for option in GAME.options
        for value in option.values
    )


def test_each_question_and_event_that_they_show_is_listed() -> None:
    assert {kind for text in STORED.values() for _, kind, _ in read(text)} <= ASKED
    told = {kind for text in STORED.values() for kind in re.findall(r"(?m)^ \S+ ([a-z_]+)", text)}
    assert told <= TOLD
