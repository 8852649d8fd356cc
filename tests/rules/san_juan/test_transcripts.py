"""What the stored games show, all together."""

from collections import Counter

from rules.san_juan import GAME
from rules.san_juan.components import NAMES, ROLE_KEYS
from tests.rules.san_juan.transcripts import TRANSCRIPTS
from tests.rules.transcripts import stored

BASE = [played for played in TRANSCRIPTS if "deck" not in played.options]
STORED = stored(GAME.key)


def test_every_table_is_there() -> None:
    tables = Counter((len(played.players), played.options["starting_hand"]) for played in BASE)
    new = [played for played in TRANSCRIPTS if played.options.get("deck") == "new_buildings"]

    assert len(BASE) >= 12
    assert all(tables[seats, hand] >= 1 for seats in (2, 3, 4) for hand in ("on", "off"))
    assert all(tables[seats, "on"] + tables[seats, "off"] >= 3 for seats in (2, 3, 4))
    assert {len(played.players) for played in new} == {2, 3, 4}


def test_together_they_show_every_role_and_every_building() -> None:
    text = "".join(STORED.values())

    assert all(f" role {role}\n" in text for role in ROLE_KEYS)
    assert all(f" build build:{name}\n" in text for name in NAMES)
    assert all(
        f" {told}" in text
        for told in (
            *("library_used", "shuffled", "declined", "drew_cards!"),
            *("swapped", "banked", "bank_used", "customs_filled", "goldsmith"),
        )
    )
    assert all(f" source=building:{name}\n" in text for name in ("hut", "tavern"))
    assert all(f"\n{seat} {kind} card:" in text for seat in range(4) for kind in ("office", "bank"))
    assert all(f" {fact}=" in text for fact in ("over", "taken"))
    assert " goods=2\n" in text, "the Black Market"
