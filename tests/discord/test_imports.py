"""A finished game as a file: exported by a click, and shown to the person who imports it."""

from typing import Any

import aiohttp
import pytest

from bot.ui.ids import Claim
from rules.game import AnyGame
from tests.bot.service.exported import EXAMPLE
from tests.discord.clicks import click, deliver, stored
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, open_table, posts
from tests.discord.test_replay import watching
from tests.games.auction import AUCTION
from tests.games.hosting import worded

__all__ = ["worded"]

pytestmark = pytest.mark.usefixtures("worded")
FILE = EXAMPLE.read_bytes()
GAMES: dict[str, AnyGame] = {AUCTION.key: AUCTION}


async def imported(member: Member, data: bytes, name: str = "game.json") -> Seen:
    return await member.slash("import", file=(name, data))


@pytest.mark.proof
async def test_a_game_is_exported_by_one_and_watched_by_another(simulate: Simulate):
    async with watching(simulate) as at:
        count = len(posts(at.simulation))
        panel = await at.opened(board(at.simulation, "Replay"), "Replay")
        sent = await at.opened(panel, "Export")
        assert "Auction #1 · Replay" in sent.text
        assert sent.files == ["auction-1.json"]
        data = sent.data

        eve = Member(at.simulation, "Eve")
        seen = await imported(eve, data)
        assert seen.text.startswith("### Auction · Imported game")
        assert "step 0 of" in seen.text
        at.drawn.clear()
        await eve.press(seen, "Forward ▶")
        assert "step 1 of" in seen.text
        await eve.select(seen, ["1"], "fwhose")
        assert at.kinds() == [("board", None), ("board", None), ("hand", 0)]
        third = seen.menus["ftoround"]["options"][2]
        await eve.select(seen, [third["value"]], "ftoround")
        assert f"step {third['value']} of" in seen.text

        await at.simulation.restart()
        await eve.press(seen, "End")
        assert not seen.can_press("End")
        course = await at.opened(seen, "Points by round", eve)
        assert len(course.files) == 1
        made = at.seen_by(await eve.press(seen, "Make an animation"))
        assert made.files[0].endswith(".webp")
        assert "Share it here" not in made.buttons
        assert "step 0 of" in (await at.opened(made, "Replay", eve)).text
        assert len(posts(at.simulation)) == count, "no one else sees anything of it"


@pytest.mark.proof
async def test_a_file_is_no_one_elses_and_its_buttons_lead_to_no_table(simulate: Simulate):
    async with watching(simulate) as at:
        eve, mallory = Member(at.simulation, "Eve"), Member(at.simulation, "Mallory")
        seen = await imported(eve, FILE)
        at.drawn.clear()
        for claim in (
            Claim("ftostep", 0, mark=1),
            Claim("ftostep", 1),
            Claim("fcourse", 1, mark=1),
        ):
            bent = click(at.simulation, mallory.id, claim.button(), stored(seen), planted=True)
            await deliver(bent)
            assert "This file is no longer here." in bent.text
        assert at.drawn == []


@pytest.mark.proof
async def test_of_a_running_table_nothing_is_exported(simulate: Simulate):
    async with simulate(games=GAMES) as simulation:
        ada = Member(simulation, "Ada")
        await open_table(simulation, [ada], computers=4, game=AUCTION.key)
        panel = await ada.slash("hand")
        bent = click(simulation, ada.id, Claim("export", 1).button(), stored(panel), planted=True)
        await deliver(bent)
        assert "played to its end" in bent.text


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("data", "said"),
    [
        (b"\x89PNG", "it can't be read as JSON"),
        (b" " * 1_000_001, "the limit is 1,000 kB"),
        (FILE.replace(b'"name": "Ada"', b'"name": "Eve"'), "changed after its export"),
        (
            FILE.replace(b'"keys": ["cheque:1"]', b'"keys": ["cheque:2"]'),
            "Decision 4 in this file is wrong",
        ),
    ],
    ids=["a picture", "too large", "tampered", "another choice"],
)
async def test_a_file_that_is_refused_is_answered_with_what_is_wrong(
    simulate: Simulate, data: bytes, said: str
):
    async with simulate(games=GAMES) as simulation:
        ada = Member(simulation, "Ada")
        assert said in (await imported(ada, data, "x.png")).text
        await ada.slash("settings", language="de")
        assert said not in (await imported(ada, data)).text


@pytest.mark.parametrize("error", [OSError("planted"), aiohttp.ClientPayloadError("planted")])
async def test_a_file_that_cannot_be_fetched_is_asked_for_again(
    simulate: Simulate, monkeypatch: pytest.MonkeyPatch, error: Exception
):
    async def fails(*_: Any) -> bytes:
        raise error

    async with simulate(games=GAMES) as simulation:
        ada = Member(simulation, "Ada")
        monkeypatch.setattr(simulation.bot.http, "get_from_cdn", fails)
        assert "Please send it again" in (await imported(ada, FILE)).text
        assert "the limit is 1,000 kB" in (await imported(ada, b" " * 1_000_001)).text, (
            "no one fetches it"
        )
