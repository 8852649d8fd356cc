"""/settings, /vacation and /server: all of it is set with buttons and menus, and told back."""

from datetime import date
from typing import Any

import discord
import pytest
from simcord import RoleHandle
from sqlalchemy import update

from bot.engine.model import UserInfo
from bot.simulation import Simulation
from bot.storage.schema import users
from bot.text import texts
from bot.ui import settings as preferences
from bot.ui.ids import Claim
from tests.discord.clicks import click, deliver, stored
from tests.discord.conftest import Simulate
from tests.discord.members import Member, Seen, board, open_table


async def set_of(simulation: Simulation, member: Member) -> UserInfo:
    return await simulation.bot.host.profiles.user(member.id)


def managers(simulation: Simulation) -> RoleHandle:
    manage = discord.Permissions(manage_guild=True)
    return simulation.guild.create_role("Managers", permissions=manage)


def chosen(panel: Seen, action: str) -> str:
    """Return the entry that a closed menu shows."""
    return next(each["label"] for each in panel.menus[action]["options"] if each.get("default"))


def manager(simulation: Simulation, name: str = "Mia") -> Member:
    return Member(simulation, name, roles=[managers(simulation)])


# --- /settings ----------------------------------------------------------------------------------


async def test_every_switch_sets_what_it_says_and_the_panel_shows_it(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await ada.slash("settings")
        for label, line in {
            "Turn messages off": "Direct messages: off",
            "Always confirm": "Confirm: always.",
            "Light theme": "Theme: light",
            "Small text": "Large text in your own picture: off",
            "Reduce motion": "Reduced motion: on.",
            "Make profile private": "Profile: only you see it.",
            "Take weekends off": "Weekends: off",
        }.items():
            assert line not in panel.text
            await ada.press(panel, label)
            assert line in panel.text
        user = await set_of(simulation, ada)
        assert (user.dm, user.confirm, user.theme) == (False, True, "light")
        assert not user.large_text
        assert user.weekends_off


async def test_a_switch_that_is_pressed_twice_stays_where_it_is(simulate: Simulate):
    """Discord delivers both clicks of a person impatient with the id that was shown."""
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await ada.slash("settings")
        twice = [
            click(
                simulation, ada.id, panel.buttons["Take weekends off"]["custom_id"], stored(panel)
            )
            for _ in range(2)
        ]
        await deliver(*twice)
        assert (await set_of(simulation, ada)).weekends_off


async def test_the_language_is_chosen_from_a_menu_and_spoken_at_once(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await ada.slash("settings")
        await ada.select(panel, ["de"], "language")
        assert "Deine Einstellungen" in panel.text
        await ada.select(panel, ["auto"], "language")
        assert "Your settings" in panel.text


async def test_quiet_hours_are_chosen_by_their_start_and_end(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await ada.slash("settings")
        assert "Quiet hours: none." in panel.text
        assert "quietto" not in panel.menus
        await ada.select(panel, ["23"], "quietfrom")
        assert "Quiet hours: 23:00 to 07:00." in panel.text
        await ada.select(panel, ["6"], "quietto")
        assert "Quiet hours: 23:00 to 06:00." in panel.text
        await ada.select(panel, ["9"], "quietfrom")
        assert "Quiet hours: 09:00 to 16:00." in panel.text
        await ada.select(panel, ["none"], "quietfrom")
        assert "Quiet hours: none." in panel.text
        assert (await set_of(simulation, ada)).quiet is None


async def test_settings_that_cannot_be_used_are_named_until_they_are_saved(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await ada.press(await ada.slash("settings"), "Take weekends off")
        gone = update(users).values(zone="Europe/Atlantis", quiet=(60, 60))
        await simulation.bot.host._context.store.write(lambda db: db.execute(gone))
        panel = await ada.slash("settings")
        assert "Can't be used: Time zone and Quiet hours." in panel.text
        assert "Time zone: UTC" in panel.text
        assert "Weekends: off" in panel.text
        await ada.select(panel, ["23"], "quietfrom")
        assert "Can't be used" not in panel.text
        assert "Quiet hours: 23:00 to 07:00." in panel.text


async def test_how_results_come_is_chosen_from_a_menu(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await ada.slash("settings")
        for way, told in {
            "silent": "Results: silent message",
            "table": "Results: at the table only.",
            "loud": "Results: message with sound",
        }.items():
            assert told not in panel.text
            await ada.select(panel, [way], "results")
            assert told in panel.text
            assert told in chosen(panel, "results")
            assert (await set_of(simulation, ada)).results == way


async def test_reminders_are_chosen_from_a_menu(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await ada.slash("settings")
        await ada.select(panel, ["48"], "remind")
        assert "Reminders: after 48 hours" in panel.text
        await ada.select(panel, ["0"], "remind")
        assert "Reminders: none." in panel.text


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("typed", "zone"),
    [
        ("berl", "Europe/Berlin"),
        ("new y", "America/New_York"),
        ("europe/ber", "Europe/Berlin"),
        ("são p", "America/Sao_Paulo"),
    ],
)
async def test_a_zone_is_found_by_its_city_with_the_time_there(
    simulate: Simulate, typed: str, zone: str
):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        found = await ada.actor.autocomplete(simulation.channel, "settings", "time-zone", typed)
        assert found[0]["value"] == zone
        shown = await ada.slash("settings", **{"time-zone": found[0]["value"]})
        time = found[0]["name"].rpartition(", ")[2]
        assert f"Time zone: {zone}, where it's {time} now." in shown.text


@pytest.mark.sampled(1)
@pytest.mark.parametrize("typed", ["Atlantis", "date:x"])
async def test_a_zone_that_does_not_exist_is_refused_and_nothing_else_is_set(
    simulate: Simulate, typed: str
):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        refused = await ada.slash("settings", theme="light", **{"time-zone": typed})
        assert f"I don't know the time zone “{typed}”." in refused.text
        assert (await set_of(simulation, ada)).theme == "dark"
        await ada.select(refused, ["Europe"], "zonearea")
        await ada.press(refused, "2/3 ▶")
        await ada.press(refused, "◀ 1/3")
        await ada.select(refused, ["Europe/Berlin"], "zone")
        assert "Time zone: Europe/Berlin" in refused.text


@pytest.mark.sampled(1)
@pytest.mark.parametrize(
    ("area", "first"), [("Asia", "Asia/Aden"), ("Indian", "Indian/Antananarivo"), ("UTC", "")]
)
async def test_a_zone_is_chosen_by_area_and_city(simulate: Simulate, area: str, first: str):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await ada.slash("settings")
        await ada.press(panel, "Time zone")
        assert set(preferences.AREAS) == {
            option["value"] for option in panel.menus["zonearea"]["options"]
        }
        await ada.select(panel, [area], "zonearea")
        if first:
            await ada.select(panel, [first], "zone")
        assert f"Time zone: {first or area}, where it's" in panel.text


@pytest.mark.sampled(2)
@pytest.mark.parametrize(
    ("claim", "values"),
    [
        (Claim("language", 0), ["xx"]),
        (Claim("remind", 0), ["5"]),
        (Claim("remind", 0), ["-1"]),
        (Claim("quietfrom", 0), ["noon"]),
        (Claim("quietfrom", 0), ["9" * 30]),
        (Claim("quietto", 0), []),
        (Claim("vacation", 0), ["soon"]),
        (Claim("vacbegin", 0), ["soon"]),
        (Claim("vacbegin", 0), ["2000-01-01"]),
        (Claim("vacdays", 0), ["3"]),
        (Claim("vacdays", 0, 36**7 - 1), ["3"]),
        (Claim("vacdays", 0, 800000), ["99"]),
        (Claim("zonearea", 0), ["Atlantis"]),
        (Claim("zonepage", 0, 99), []),
        (Claim("zone", 0), ["Atlantis"]),
        (Claim("vacation", 0), ["9" * 11]),
    ],
)
async def test_what_no_menu_offers_changes_nothing(
    simulate: Simulate, claim: Claim, values: list[str]
):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await ada.slash("settings")
        before = await set_of(simulation, ada)
        made = click(simulation, ada.id, claim.menu(), stored(panel), values=values)
        await deliver(made)
        assert made.acknowledged
        assert made.text
        assert "Something went wrong" not in made.text
        assert await set_of(simulation, ada) == before


async def test_the_controls_work_after_a_restart(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await ada.slash("settings")
        await simulation.restart()
        await ada.press(panel, "Take weekends off")
        await ada.select(panel, ["22"], "quietfrom")
        user = await set_of(simulation, ada)
        assert (user.weekends_off, user.quiet) == (True, (22 * 60, 7 * 60))


# --- /vacation ----------------------------------------------------------------------------------


async def test_a_vacation_is_planned_shown_and_called_off(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        assert "You have no vacation planned." in (await ada.slash("vacation")).text
        dates = await ada.actor.autocomplete(simulation.channel, "vacation", "start", "-03")
        start, shown = dates[-1]["value"], dates[-1]["name"]
        assert shown == texts("en").day(date.fromisoformat(start))
        in_words = await ada.actor.autocomplete(simulation.channel, "vacation", "start", "march")
        assert {each["value"][4:8] for each in in_words} == {"-03-"}
        panel = await ada.slash("vacation", days=10, start=start)
        year = start[:4]
        assert f"{shown} to " in panel.text
        assert "(10 days)" in panel.text
        assert f"Left in {year}: 18 days" in panel.text
        settings = await ada.slash("settings")
        assert f"Vacation: {shown} to " in settings.text

        await ada.select(panel, [panel.menus["vacation"]["options"][0]["value"]], "vacation")
        assert "End the vacation" in panel.text
        await ada.press(panel, "End vacation")
        assert "You have no vacation planned." in panel.text
        assert f"Left in {year}: 28 days" in panel.text


async def test_the_settings_lead_to_the_vacations_and_back(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await ada.slash("settings")
        await ada.press(panel, "Vacations")
        assert "You have no vacation planned." in panel.text
        await ada.press(panel, "Settings")
        assert "Your settings" in panel.text


async def test_a_vacation_is_planned_with_menus(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await ada.slash("vacation")
        day, shown = (panel.menu["options"][2][part] for part in ("value", "label"))
        await ada.select(panel, [day])
        assert f"from {shown} on" in panel.text
        asked = await ada.slash("vacation", start=day)
        assert asked.text == panel.text
        await ada.select(panel, ["5"])
        assert "(5 days)" in panel.text
        await ada.select(asked, ["3"])
        assert "You already have a vacation then" in asked.text
        assert asked.menus["vacbegin"], "another can be planned at once"


async def test_a_vacation_ends_only_once(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await ada.slash("vacation", days=3)
        await ada.select(panel, [panel.menus["vacation"]["options"][0]["value"]], "vacation")
        end = panel.buttons["End vacation"]["custom_id"]
        twice = [click(simulation, ada.id, end, stored(panel)) for _ in range(2)]
        await deliver(*twice)
        assert sum("This vacation is over" in each.text for each in twice) == 1


@pytest.mark.parametrize(
    ("given", "told"),
    [
        ({"days": 3, "start": "soon"}, "I can't read this date."),
        ({"days": 3, "start": "2000-01-01"}, "A vacation can begin today ("),
        ({"days": 28, "start": "2999-01-01"}, "or later, until the end of "),
    ],
)
async def test_a_vacation_that_cannot_be_is_refused(
    simulate: Simulate, given: dict[str, Any], told: str
):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        refused = await ada.slash("vacation", **given)
        assert told in refused.text
        assert refused.menus["vacbegin"], "it can be planned with menus"
        assert (await set_of(simulation, ada)).vacations == ()


async def test_a_vacation_in_the_middle_of_a_wait_moves_the_deadline_on_the_post(
    simulate: Simulate,
):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        number = await open_table(simulation, [ada, ben], clock="normal")
        look = simulation.bot.host.look
        before = {seat.user_id: seat.deadline for seat in (await look.table(number)).seats}
        await ben.slash("vacation", days=3)
        after = {seat.user_id: seat.deadline for seat in (await look.table(number)).seats}
        assert after[ada.id] == before[ada.id]
        deadline, former = after[ben.id], before[ben.id]
        assert deadline is not None
        assert former is not None
        assert deadline > former
        assert f"<t:{int(deadline.timestamp())}" in board(simulation).text
