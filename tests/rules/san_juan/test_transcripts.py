"""The stored games replay to the letter."""

from collections import Counter

import pytest

from rules.san_juan.cards import NAMES, ROLE_KEYS
from tests.rules.san_juan.transcripts import HERE, TRANSCRIPTS, Played, read, write

STORED = {path.name: path.read_text(encoding="utf-8") for path in sorted(HERE.glob("*.txt"))}


@pytest.mark.parametrize("played", TRANSCRIPTS, ids=lambda played: played.name)
def test_it_replays_to_the_letter(played: Played) -> None:
    text = STORED[played.name]

    assert write(played, read(text)) == text


def test_every_stored_game_is_known_and_every_table_is_there() -> None:
    tables = Counter((len(played.players), played.starting_hand) for played in TRANSCRIPTS)

    assert set(STORED) == {played.name for played in TRANSCRIPTS}
    assert len(TRANSCRIPTS) >= 12
    assert all(tables[seats, hand] >= 1 for seats in (2, 3, 4) for hand in ("on", "off"))
    assert all(tables[seats, "on"] + tables[seats, "off"] >= 3 for seats in (2, 3, 4))


def test_together_they_show_every_role_and_every_building() -> None:
    text = "".join(STORED.values())

    assert all(f" role {role}\n" in text for role in ROLE_KEYS)
    assert all(f" build build:{name}\n" in text for name in NAMES)
    assert all(
        f" {told}" in text for told in ("library_used", "shuffled", "declined", "drew_cards!")
    )
    assert all(f" {fact}=" in text for fact in ("over", "taken"))
    assert " goods=2\n" in text, "the Black Market"
