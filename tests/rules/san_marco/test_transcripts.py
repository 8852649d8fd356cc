"""What the stored games show, all together."""

import re
from collections import Counter

from rules.san_marco import GAME
from rules.san_marco.components import DISTRICT_KEYS, KIND_KEYS
from tests.rules.san_marco.transcripts import TRANSCRIPTS
from tests.rules.transcripts import read, stored

STORED = stored(GAME.key)
TEXT = "".join(STORED.values())

ASKED = {
    *("reroll", "bridge", "roles", "split", "split_rest", "choose", "play", "place", "take"),
    *("defect", "doge", "banish", "victims", "source", "fewest"),
}
TOLD = {
    *("rolled", "kept_rolls", "rerolled", "bridge_placed", "passage_began", "round_began"),
    *("roles", "dealt", "divided", "offer", "took", "kept", "placed", "built", "took_over"),
    *("moved_bridge", "defected", "banishing", "banished", "doge_entered", "doge_stayed"),
    *("doge_moved", "scored", "declined", "out", "last_round", "bonus", "fewest", "kept_peace"),
    *("passage_ended", "game_over"),
}


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


def test_together_they_show_every_question_every_card_and_every_event() -> None:
    assert {kind for text in STORED.values() for _, kind, _ in read(text)} == ASKED
    assert set(re.findall(r"^    \S+ ([a-z_]+)", TEXT, re.MULTILINE)) == TOLD
    actions = [key for key in KIND_KEYS if not key.startswith("limit:")]
    assert all(re.search(rf"^\d play {key}$", TEXT, re.MULTILINE) for key in actions)
    assert all(f" fewest {key}\n" in TEXT for key in (*DISTRICT_KEYS, "decline"))
    assert all(f" reroll {key}\n" in TEXT for key in ("again", "keep"))


def test_together_they_show_what_is_rare() -> None:
    lifted = r"    \* {} .* lifted=district:"
    assert all(re.search(lifted.format(kind), TEXT) for kind in ("placed", "defected"))
    assert " step=2\n" in TEXT, "the step of an isolated doge"
    assert re.search(r" payees=(\d),\1 ", TEXT), "a seat that is paid twice"
    assert re.search(r"last_round seats=\d,\d,\d\n", TEXT), "three of four"
    assert re.search(r"last_round seats=\d,\d\n", TEXT)
    assert re.search(r"bonus highest=\d+ seats= ", TEXT), "nobody is below ten"
    assert re.search(r"scored district=\S+ seats= ", TEXT), "an empty district"
    assert any(text.count(" rank=1 ") > 1 for text in STORED.values()), "a shared victory"
