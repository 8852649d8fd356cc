"""The tables at which the stored games are played."""

from collections import Counter

from tests.rules.san_juan.transcripts import TRANSCRIPTS

BASE = [played for played in TRANSCRIPTS if "deck" not in played.options]


def test_every_table_is_there() -> None:
    tables = Counter((len(played.players), played.options["starting_hand"]) for played in BASE)
    new = [played for played in TRANSCRIPTS if played.options.get("deck") == "new_buildings"]

    assert len(BASE) >= 12
    assert all(tables[seats, hand] >= 1 for seats in (2, 3, 4) for hand in ("on", "off"))
    assert all(tables[seats, "on"] + tables[seats, "off"] >= 3 for seats in (2, 3, 4))
    assert {len(played.players) for played in new} == {2, 3, 4}
