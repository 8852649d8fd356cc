"""/server, and the clock of a table: set with buttons, menus and words, and told back."""

from bot.ui.ids import Claim
from tests.discord.clicks import click, deliver, stored
from tests.discord.conftest import Simulate
from tests.discord.members import FIRST_GAME, Member, Seen, board, open_table, posts
from tests.discord.test_settings_panels import chosen, manager
from tests.limits.message import CHANNELS

# --- /server ------------------------------------------------------------------------------------


async def test_a_manager_says_where_tables_are_opened(simulate: Simulate):
    async with simulate() as simulation:
        mia, ada = manager(simulation), Member(simulation, "Ada")
        elsewhere = simulation.guild.create_text_channel("games")
        panel = await mia.slash("server")
        assert "Tables can be opened in any channel" in panel.text
        await mia.select(panel, [elsewhere], "channels")
        assert f"Tables can be opened in <#{elsewhere.id}>;" in panel.text
        refused = await ada.play()
        assert f"On this server, tables can only be opened in <#{elsewhere.id}>." in refused.text
        assert (await ada.actor.slash(elsewhere, "play", game=FIRST_GAME)).response is not None
        assert len(await simulation.bot.host.look.tables_of(ada.id)) == 1
        await mia.select(panel, [], "channels")
        assert "Tables can be opened in any channel" in panel.text


async def test_a_manager_says_who_opens_tables(simulate: Simulate):
    async with simulate() as simulation:
        players = simulation.guild.create_role("Players")
        mia, ada = manager(simulation), Member(simulation, "Ada", roles=[players])
        ben = Member(simulation, "Ben")
        panel = await mia.slash("server")
        await mia.press(panel, "Managers only")
        assert "only its managers can open tables" in (await ada.play()).text
        assert "is open" in (await mia.play()).text
        await mia.select(panel, [players], "role")
        assert "is open" in (await ada.play()).text
        assert f"only <@&{players.id}> and its managers" in (await ben.play()).text
        await mia.press(panel, "Everyone")
        assert "is open" in (await ben.play()).text


async def test_a_manager_chooses_clock_number_and_language(simulate: Simulate):
    async with simulate() as simulation:
        mia = manager(simulation)
        panel = await mia.slash("server")
        await mia.select(panel, ["fast"], "srvclock")
        assert "Clock of a new table: fast." in panel.text
        await mia.select(panel, ["1"], "srvtables")
        assert chosen(panel, "srvtables") == "Only 1 table at a time"
        await mia.select(panel, ["de"], "srvlang")
        assert chosen(panel, "srvlang") == "Post language: Deutsch"
        await mia.play()
        assert "Bedenkzeit: **schnell**" in board(simulation, "Mitspielen").text
        assert "the limit" in (await mia.play()).text


async def test_a_clock_of_ones_own_is_typed(simulate: Simulate):
    async with simulate() as simulation:
        mia = manager(simulation)
        assert (
            "Clock of a new table: 48/12/96." in (await mia.slash("server", clock="48/12/96")).text
        )
        assert "I don't know this clock." in (await mia.slash("server", clock="1/2")).text


CONTROLS = (
    Claim("channels", 0).channels(),
    Claim("everybody", 0).button(),
    Claim("managers", 0).button(),
    Claim("role", 0).roles(),
    Claim("srvclock", 0).menu(),
    Claim("srvtables", 0).menu(),
    Claim("srvlang", 0).menu(),
)


async def test_who_does_not_manage_the_server_changes_nothing(simulate: Simulate):
    """Each click is checked again, whatever message it seems to come from."""
    async with simulate() as simulation:
        mia, eve = manager(simulation), Member(simulation, "Eve")
        panel = await mia.slash("server")
        for custom_id in CONTROLS:
            made = click(simulation, eve.id, custom_id, stored(panel), values=["5"], kind=CHANNELS)
            await deliver(made)
            assert "Only the server's managers" in made.text, custom_id
        settings = await simulation.bot.host.servers.settings(simulation.guild.id)
        assert settings == settings._replace(channels=(), openers=None, clock=None, language=None)


async def test_a_channel_or_role_of_another_server_cannot_be_chosen(simulate: Simulate):
    async with simulate() as simulation:
        mia = manager(simulation)
        panel = await mia.slash("server")
        for custom_id in (Claim("channels", 0).channels(), Claim("role", 0).roles()):
            made = click(simulation, mia.id, custom_id, stored(panel), values=["5"], kind=CHANNELS)
            await deliver(made)
            assert "This button no longer works" in made.text
        settings = await simulation.bot.host.servers.settings(simulation.guild.id)
        assert (settings.channels, settings.openers) == ((), None)


# --- the clock of a table -------------------------------------------------------------------------


async def test_the_opener_chooses_the_clock_in_the_options(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        options = await ada.play()
        assert "5 days on each clock" in board(simulation, "Join").text
        await ada.press(options, "Options")
        await ada.select(options, ["relaxed"], "clock")
        assert "No time limit." in options.text
        assert "Clock: **relaxed**" in board(simulation, "Join").text
        asked = Seen(simulation, (await ben.press(board(simulation, "Join"), "Manage")).response)
        assert not asked.menus


async def test_a_clock_is_typed_with_the_table(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        found = await ada.actor.autocomplete(simulation.channel, "play", "clock", "48/12/96")
        assert [each["value"] for each in found] == ["48/12/96"]
        assert "starts with 2 days" in found[0]["name"]
        assert len(await ada.actor.autocomplete(simulation.channel, "play", "clock", "")) == 3
        await ada.play(clock="48/12/96")
        assert "Clock: **48/12/96**" in board(simulation, "Join").text
        assert "I don't know this clock." in (await ada.play(clock="soon")).text
        assert len([post for post in posts(simulation) if "Join" in post.buttons]) == 1


async def test_a_running_table_tells_its_clock_under_more(simulate: Simulate):
    async with simulate() as simulation:
        people = [Member(simulation, "Ada"), Member(simulation, "Ben")]
        await open_table(simulation, people, clock="fast")
        more = await people[0].press(board(simulation), "More")
        told = Seen(simulation, more.response).text
        assert "Clock: Everyone starts with 12 hours, plus 4 hours for each move" in told
