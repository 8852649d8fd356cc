"""*On this server* of /tables: what is played here, and the way to each table."""

from bot.engine.model import Person
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, open_table
from tests.discord.test_private_threads import built, typed
from tests.limits.message import check


async def page(member: Member) -> Seen:
    seen = await member.slash("tables")
    await member.press(seen, "On this server")
    check(seen.components)
    return seen


async def test_a_person_without_a_table_follows_one_and_joins_another(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben, eve = (Member(simulation, name) for name in ("Ada", "Ben", "Eve"))
        await open_table(simulation, [ada, ben])
        await ben.play(players=3)
        seen = await page(eve)
        assert "2 tables on this server" in seen.text
        names = [seat.name for seat in (await simulation.bot.host.look.table(1)).seats]
        assert f"waiting for {', '.join(names)} · asked <t:" in seen.text
        assert f"Round 1 · {' and '.join(names)}" in seen.text
        assert "#2](" in seen.text
        assert "1 of 3 seats taken" in seen.text
        board = Seen(simulation, (await eve.press(seen, "Board")).response)
        await eve.press(board, "Follow")
        await eve.press(seen, "Join")
        assert "You have a seat at San Juan #2" in seen.text
        table = await simulation.bot.host.look.table(2)
        assert table.seat_of(eve.id) is not None


async def test_players_see_whose_move_it_is_and_come_to_their_hand(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        await open_table(simulation, [ada, ben])
        seen = await page(ada)
        assert "**your move**" in seen.text
        assert "Board" not in seen.buttons
        hand = Seen(simulation, (await ada.press(seen, "My hand")).response)
        assert hand.menu
        await ada.press(seen, "My tables")
        assert "Your table" in seen.text


async def test_pages_turn_and_a_menu_chooses_the_game(simulate: Simulate):
    async with simulate() as simulation:
        host, games = simulation.bot.host, list(simulation.bot.host.games)
        ada, eve = Member(simulation, "Ada"), Member(simulation, "Eve")
        for number in range(12):
            game = host.games[games[number == 11]]
            await host.beginning.open(
                Person(ada.id, ada.name),
                game.key,
                {},
                capacity=max(game.seats),
                server_id=simulation.guild.id,
                channel_id=simulation.channel.id,
            )
        await simulation.env.settle()
        seen = await page(eve)
        assert "#12" in seen.text
        assert "#2]" not in seen.text
        await eve.press(seen, "Older ▶")
        check(seen.components)
        assert "#2]" in seen.text
        await eve.press(seen, "◀ Newer")
        await eve.select(seen, [games[1]], "heregame")
        assert "1 table on this server" in seen.text
        assert "#12" in seen.text


async def test_an_empty_server_offers_to_open_a_table(simulate: Simulate):
    async with simulate() as simulation:
        eve = Member(simulation, "Eve")
        seen = await page(eve)
        assert "No open or running tables" in seen.text
        assert "Open a table" in seen.buttons


async def test_tables_in_a_private_thread_are_only_for_who_sees_it(simulate: Simulate):
    async with built(simulate) as world:
        assert "No open or running tables" in (await page(world.eve)).text
        assert "#1" in (await page(world.max)).text
        inside = await typed(world, world.ben, "tables")
        await world.ben.press(inside, "On this server")
        assert "#1" in inside.text
