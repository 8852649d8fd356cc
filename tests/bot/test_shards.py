"""`PLAZA_SHARDS`: the part of all servers that a process owns."""

from random import Random

import pytest

from bot.shards import ALL, Shards


@pytest.mark.parametrize(
    ("text", "ids", "count"),
    [("0/1", (0,), 1), ("0,1/4", (0, 1), 4), ("3,2/4", (2, 3), 4), ("15/16", (15,), 16)],
)
def test_shards_are_read_as_they_are_set(text: str, ids: tuple[int, ...], count: int):
    assert Shards.parse(text) == Shards(ids, count)
    assert Shards.parse(str(Shards.parse(text))) == Shards(ids, count)


@pytest.mark.parametrize(
    "text",
    [
        *("", "0", "/4", "0/", "0/0", "0-3/4", " 0/1", "0/1\n", "-1/4", "a/4", "0.5/4", "٠/١"),
        *("4/4", "0,4/4", "7/2", "0,0/4", "1,2,1/4", "0,/4", ",0/4", "0/99999"),
    ],
)
def test_what_cannot_be_shards_is_refused(text: str):
    with pytest.raises(ValueError, match="ids"):
        Shards.parse(text)


@pytest.mark.parametrize(
    ("text", "alone", "lead"),
    [
        ("0/1", True, True),
        ("0,1/2", True, True),
        ("0/2", False, True),
        ("1/2", False, False),
        ("1,3/4", False, False),
    ],
)
def test_who_is_alone_and_who_leads(text: str, alone: bool, lead: bool):
    shards = Shards.parse(text)
    assert (shards.alone, shards.lead) == (alone, lead)


def test_every_server_has_one_owner():
    draw = Random(1)
    parts = [Shards.parse(text) for text in ("0/5", "1,4/5", "2,3/5")]
    for server_id in [None, *(draw.getrandbits(63) for _ in range(300))]:
        assert sum(part.owns(server_id) for part in parts) == 1
        assert ALL.owns(server_id)
    assert parts[0].owns(None)
