"""No one else sees a distributor's division until all have divided and theirs is revealed.

From one position the same hand is divided in two ways. Everything that others get or can fetch has
to be the same, byte by byte, pictures too. Leaks planted in the game itself show that this can
fail.
"""

import sqlite3
from collections.abc import Callable
from contextlib import closing
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bot.engine.model import TableInfo
from bot.storage import journal
from rules.decision import Choice
from rules.event import Event
from rules.registry import GAMES
from rules.san_marco import flow, rounds, view
from tests.discord.drawing import real
from tests.leaks.checker import Leak
from tests.leaks.pairs import Branch, Fetch, Step, compare_behaviour, compare_dealt_anew
from tests.leaks.test_planted import Soil
from tests.leaks.viewers import everything, glance, viewers_of
from tests.leaks.world import World, world
from tests.reading import whole_log

SAN_MARCO = GAMES["san_marco"]
WAYS: tuple[tuple[Choice, Choice], ...] = (((0,), (1, 2, 3)), ((0, 1), (0, 7)))
"""Other sizes, and other cards of the same number; the last card of a hand is a limit card."""
HANDS = ("hidden", "open")
THOROUGH = {(3, "open"), (4, "hidden")}
"""In the first way, everyone fetches everything there; elsewhere, except in the soak, they glance.

All leaks that are planted here are found by that.
"""


async def dividing(world: World, seats: int, hands: str) -> TableInfo:
    """Play until the first offers are to be made."""
    table = await world.running(SAN_MARCO, seats, {"hands": hands})
    while not (await _asked(world, table))[0].startswith("split"):
        table = await world.answer(table, table.waiting[0])
    return table


async def _asked(world: World, table: TableInfo) -> list[str]:
    return [asked.kind for asked in SAN_MARCO.decisions(await world.state(table))]


async def compare_splits(
    world: World, table: TableInfo, one: Choice, other: Choice, *, thorough: bool = True
) -> int:
    """Let the first distributor divide in both ways, for every onlooker; return their number.

    Raises Leak. `thorough`: they fetch all they can, not only the most telling parts.
    """
    divides = table.waiting[0]
    onlookers = [viewer for viewer in viewers_of(table) if viewer.seat != divides]
    for viewer in onlookers:
        await compare_behaviour(
            world,
            table,
            viewer,
            Branch((Step(divides, one),), None, ()),
            Branch((Step(divides, other),), None, ()),
            everything if thorough else glance,
        )
    return len(onlookers)


@pytest.mark.proof
@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("seats", SAN_MARCO.seats)
async def test_how_a_player_divides_leaves_no_trace(
    seats: int, hands: str, tmp_path: Path, monkeypatch
):
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        table = await dividing(built, seats, hands)
        for way in WAYS:
            thorough = way == WAYS[0] and (seats, hands) in THOROUGH
            assert await compare_splits(built, table, *way, thorough=thorough) == seats + 1


@pytest.mark.soak
@pytest.mark.parametrize("hands", HANDS)
@pytest.mark.parametrize("seats", SAN_MARCO.seats)
async def test_soak(seats: int, hands: str, tmp_path: Path, monkeypatch):
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        table = await dividing(built, seats, hands)
        for one, other in WAYS:
            assert await compare_splits(built, table, one, other) == seats + 1


@pytest.mark.proof
@pytest.mark.parametrize("seats", SAN_MARCO.seats)
async def test_not_in_pictures_either(seats: int, tmp_path: Path, monkeypatch):
    async with world(tmp_path / "plaza.db", monkeypatch, real) as built:
        table = await dividing(built, seats, "hidden")
        await compare_splits(built, table, *WAYS[0], thorough=False)


@pytest.mark.sampled(1)
@pytest.mark.parametrize("hands", HANDS)
async def test_the_journal_tells_others_nothing_of_it(hands: str, tmp_path: Path, monkeypatch):
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        table = await dividing(built, 4, hands)
        first, second = table.waiting
        look = built.bot.host.look
        viewers = [viewer for viewer in viewers_of(table) if viewer.seat != first]
        before = [await whole_log(look, table.id, viewer.user_id) for viewer in viewers]

        await built.answer(table, first, (0, 2))

        assert [await whole_log(look, table.id, viewer.user_id) for viewer in viewers] == before
        entries = await built.bot.store.read(journal.entries, table.id)
        told = [event for event in entries[-1].events if event.audience != (first,)]
        assert (entries[-1].seat, entries[-1].kind, told) == (first, "split", [])

        await built.answer(table, second, (0,))

        opened = (await whole_log(look, table.id, None))[len(before[0]) :]
        assert [event.facts["seat"] for event in opened if event.kind == "offer"] == [first] * 2
        shown = {"seat", "actions", "limits"}
        assert all(set(event.facts) == shown for event in opened if event.kind == "divided")


@pytest.mark.proof
@pytest.mark.parametrize("fetch", [glance, pytest.param(everything, marks=pytest.mark.soak)])
async def test_an_offer_that_is_not_opened_stays_hidden_when_all_have_divided(
    fetch: Fetch, tmp_path: Path, monkeypatch
):
    """Only the number of cards of each back in it is visible (R23)."""
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        table = await dividing(built, 4, "hidden")
        await compare_unopened(built, table, fetch)


async def compare_unopened(world: World, table: TableInfo, fetch: Fetch) -> None:
    """Let both divide, the second one in two ways with the same backs. Raises Leak."""
    first, second = table.waiting
    ways = [(Step(first, (0, 2)), Step(second, choice)) for choice in ((0,), (1,))]
    one, other = (Branch(steps, None, ()) for steps in ways)
    for viewer in viewers_of(table):
        if viewer.seat != second:
            await compare_behaviour(world, table, viewer, one, other, fetch)


# --- it can fail ----------------------------------------------------------------------------------


def an_offer_in_the_view(soil: Soil) -> None:
    """Every viewer gets the distributor's view."""
    division = view._division
    soil.patch(
        view,
        "_division",
        lambda state, group, _, divided: division(state, group, group.distributor, divided),
    )


def the_size_of_an_offer_too_early(soil: Soil) -> None:
    division = view._division
    soil.patch(view, "_division", lambda state, group, seat, _: division(state, group, seat, True))


def how_far_an_open_hand_is_divided(soil: Soil) -> None:
    soil.patch(view, "_open_hand", lambda _, group: group.hand)


def an_offer_in_the_picture(soil: Soil) -> None:
    soil.draws(lambda picture: replace(picture, data=picture.data + _offers(soil).encode()))


def an_offer_in_the_words_for_the_picture(soil: Soil) -> None:
    soil.draws(lambda picture: replace(picture, alt=picture.alt + _offers(soil)))


def an_event_as_soon_as_a_player_has_divided(soil: Soil) -> None:
    answer = rounds.answer_split

    def told_at_once(state: Any, decision: Any, choice: Any, told: Any) -> None:
        answer(state, decision, choice, told)
        group = next(group for group in state.groups if group.distributor == decision.seat)
        told.append(rounds._divided(group))

    soil.setitem(flow._ANSWERS, "split", told_at_once)


def cards_in_the_event_of_dividing(soil: Soil) -> None:
    """No text has them, but pictures get the event."""
    divided = rounds._divided

    def with_cards(group: Any) -> Event:
        event = divided(group)
        return replace(event, facts={**event.facts, "cards": rounds.keys_of(group.offers[0])})

    soil.patch(rounds, "_divided", with_cards)


def _offers(soil: Soil) -> str:
    """The cards in finished offers that are not revealed, read behind the bot's back."""
    with closing(sqlite3.connect(soil.world.path)) as file:
        [(text,)] = file.execute("select state from tables where state is not null").fetchall()
    return str([group.offers for group in SAN_MARCO.load(text).groups if not group.opened])


PLANTED: tuple[tuple[Callable[[Soil], None], int, str], ...] = (
    (an_offer_in_the_view, 4, "hidden"),
    (the_size_of_an_offer_too_early, 4, "hidden"),
    (how_far_an_open_hand_is_divided, 3, "open"),
    (an_offer_in_the_picture, 4, "hidden"),
    (an_offer_in_the_words_for_the_picture, 4, "hidden"),
    (an_event_as_soon_as_a_player_has_divided, 4, "hidden"),
)


@pytest.mark.proof
@pytest.mark.parametrize(("plant", "seats", "hands"), PLANTED)
async def test_a_planted_leak_is_found(
    plant: Any, seats: int, hands: str, tmp_path: Path, monkeypatch
):
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        table = await dividing(built, seats, hands)
        plant(Soil(built, monkeypatch))
        with pytest.raises(Leak):
            await compare_splits(built, table, *WAYS[0], thorough=False)


@pytest.mark.proof
@pytest.mark.planted
@pytest.mark.parametrize("plant", [an_offer_in_the_view, cards_in_the_event_of_dividing])
async def test_a_planted_leak_is_found_when_all_have_divided(
    plant: Any, tmp_path: Path, monkeypatch
):
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        table = await dividing(built, 4, "hidden")
        plant(Soil(built, monkeypatch))
        with pytest.raises(Leak):
            await compare_unopened(built, table, glance)


@pytest.mark.planted
async def test_the_top_of_a_draw_pile_in_a_view_is_found(tmp_path: Path, monkeypatch):
    house = view._house
    async with world(tmp_path / "plaza.db", monkeypatch) as built:
        table = await dividing(built, 3, "hidden")
        monkeypatch.setattr(
            view,
            "_house",
            lambda state, seat: house(state, seat)._replace(supply=state.actions[-1]),
        )
        with pytest.raises(Leak):
            await compare_dealt_anew(built, table, viewers_of(table)[:2], glance)
