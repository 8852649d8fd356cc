"""With several games, /play and /rules ask for one, and keep the arguments."""

from itertools import product
from typing import Any

import pytest

from bot import tryout
from bot.text import texts
from bot.ui import open_table
from rules.registry import GAMES
from tests.contract.walks import values_together
from tests.discord.clicks import click, deliver, stored
from tests.discord.conftest import Simulate
from tests.discord.members import FIRST_GAME, Member, Seen, posts
from tests.limits.message import MENU


@pytest.mark.skipif(len(GAMES) == 1, reason="with one game there is nothing to choose")
async def test_the_rules_of_every_game_are_a_click_away(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        book = await ada.slash("rules")
        for game in [*GAMES, FIRST_GAME]:
            await ada.select(book, [game], "volume")
            assert book.text.startswith(f"### {texts('en').of(game).title}: how to play")
            assert [each["value"] for each in book.menus["volume"]["options"]] == [*GAMES]
            assert chosen(book) == [game]
        for game in GAMES:
            assert chosen(await ada.slash("rules", term=game)) == [game]
            title = texts("en").of(game).title
            [found] = [
                each
                for each in await ada.actor.autocomplete(simulation.channel, "rules", "term", title)
                if each["value"] == game
            ]
            assert found["name"] == f"{title}: rules"


def chosen(book: Seen) -> list[str]:
    options = book.menus["volume"]["options"]
    return [each["value"] for each in options if each.get("default")]


@pytest.mark.skipif(len(GAMES) == 1, reason="with one game there is nothing to choose")
async def test_play_asks_which_game_where_several_go_with_what_was_said(simulate: Simulate):
    """The arguments are kept: a hidden table, with that many seats, on that clock."""
    both = [game for game in GAMES.values() if 3 in game.seats]
    assert len(both) > 1
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        menu = await ada.slash("play", players=3, private=True, clock="48/12/96")
        assert not posts(simulation)
        assert [each["value"] for each in menu.menu["options"]] == [game.key for game in both]
        await ada.select(menu, [both[1].key])
        assert "is open" in menu.text
        offered = {each["value"] for each in menu.menu["options"]}
        assert not offered & set(GAMES), "a second table takes a second /play"
        [table] = await simulation.bot.host.look.tables_of(ada.id)
        assert (table.game, table.capacity) == (both[1].key, 3)
        assert (table.private, table.clock) == (True, "48/12/96")
        usual = await ada.slash("play")
        await ada.select(usual, [both[0].key])
        table = (await simulation.bot.host.look.tables_of(ada.id))[-1]
        assert (table.game, table.capacity) == (both[0].key, max(both[0].seats))
        assert (table.private, table.clock) == (False, "normal")


@pytest.mark.skipif(len(GAMES) == 1, reason="with one game there is nothing to choose")
async def test_play_takes_the_only_game_that_goes_with_what_was_said(simulate: Simulate):
    """Table options say which one it is, where a game has some."""
    having = {key: game for key, game in GAMES.items() if game.options}
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        for key, game in having.items():
            options = ",".join(f"{option.name}={option.values[-1]}" for option in game.options)
            assert "is open" in (await ada.slash("play", options=options)).text
            assert (await simulation.bot.host.look.tables_of(ada.id))[-1].game == key
        found = await ada.actor.autocomplete(simulation.channel, "play", "options", "")
        own = [
            f"{option.name}={value}"
            for game in having.values()
            for option in game.applying({}, max(game.seats))
            for value in option.values
            if value != option.default
        ]
        assert [each["value"] for each in found] == own[:25]
        assert all(found[0]["name"].endswith(texts("en").of(key).title) for key in list(having)[:1])
        assert "No game here fits" in (await ada.slash("play", players=12)).text
        assert "No game here fits" in (await ada.slash("play", options="nonsense=1")).text
        assert (await ada.slash("play", options=", ,")).menu
        assert len(await simulation.bot.host.look.tables_of(ada.id)) == len(having)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("key", [key for key, game in GAMES.items() if game.options])
@pytest.mark.parametrize("asked", [{"clock": "sometimes"}, {"players": 12}])
async def test_play_asks_again_and_keeps_the_options_that_were_said(
    simulate: Simulate, key: str, asked: dict[str, Any]
):
    """Of those that a game does not have, the notice has told already."""
    game = GAMES[key]
    said = {option.name: option.values[-1] for option in game.options}
    options = ",".join(f"{name}={value}" for name, value in said.items())
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        menu = await ada.slash("play", options=options, **asked)
        assert menu.text
        [value] = [v for v in values_of(menu) if v.partition(" ")[0] == key]
        await ada.select(menu, [value])
        [table] = await simulation.bot.host.look.tables_of(ada.id)
        assert (table.game, table.capacity) == (key, max(game.seats))
        assert said.items() <= table.options.items()


def values_of(seen: Seen) -> list[str]:
    return [each["value"] for each in seen.menu["options"]]


@pytest.mark.parametrize("key", GAMES)
def test_options_behind_a_game_are_read_as_they_were_written(key: str):
    """Whatever a menu claims, only options that the game has are set."""
    game = GAMES[key]
    for values in product(*[(*values_together(option), None) for option in game.options]):
        said = {o.name: v for o, v in zip(game.options, values, strict=True) if v is not None}
        written, _, places = open_table._value(game, said).partition(" ")
        assert (written, open_table.options_in(game, places)) == (key, said)
    for places in ("", "-", "9" * 20, "x²", "٣", "0 0", "-" * 20):
        read = open_table.options_in(game, places)
        assert game.agreed(read, max(game.seats))


@pytest.mark.sampled(1)
@pytest.mark.parametrize("key", GAMES)
async def test_plaza_play_opens_a_full_table_of_any_game(simulate: Simulate, key: str):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await tryout.open_table(simulation, ada.actor, "en", key)
        [table] = await simulation.bot.host.look.tables_of(ada.id)
        assert (table.game, table.status) == (key, "running")
        assert len(table.seats) == max(GAMES[key].seats)
        assert [seat.user_id for seat in table.seats if seat.computer is None] == [ada.id]


async def test_a_menu_of_games_of_another_version_opens_nothing(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        seen = await ada.slash("rules", term=FIRST_GAME)
        wrong = [
            (open_table.Wish(3).claim(), "chess", "don't know this game"),
            (open_table.Wish(99).claim(), FIRST_GAME, "can't be played with 99"),
            (open_table.Wish(3, clock="soon").claim(), FIRST_GAME, "don't know this clock"),
            (open_table.Wish(3).claim()._replace(picks=36**40 - 1), FIRST_GAME, "this clock"),
        ]
        for claim, value, told in wrong:
            made = click(
                simulation,
                ada.id,
                claim.menu(),
                stored(seen),
                values=[value],
                kind=MENU,
                planted=True,
            )
            await deliver(made)
            assert told in made.text
        assert not posts(simulation)
