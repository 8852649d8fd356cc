"""Turning points: for everyone the chart, and for each player the cost of their choices."""

import asyncio
from collections.abc import AsyncIterator, Collection, Mapping
from pathlib import Path
from shutil import copyfile

import pytest

from bot.engine.errors import NotWeighed, ServiceError
from bot.engine.model import TableInfo
from bot.process.helpers import NoHelp
from bot.service import replay_steps, turning_points
from bot.service.replay_steps import Film, Played
from bot.service.turning_points import LOOKED_AT, MOST_LEFT_OUT, TOLD, Cost, Made, Turned
from rules.decision import Choice, count
from rules.opponents.imagined import Imagined
from rules.opponents.levels import EXPERT, HARD, looks_ahead
from rules.opponents.weighing import Weighed
from tests.bot.service.house import OPENER, House
from tests.bot.service.test_hints import readings
from tests.databases import of_a_file
from tests.games import GAMES
from tests.games.auction import AUCTION

pytestmark = of_a_file  # each test has a copy of one file

SEATS = 3
BEN, CAT = OPENER + 1, OPENER + 2
STRANGER = 99
OTHER = (99,)


class Weigher:
    """Stands in for the weighing process: `gains` has the gain of another answer, by the place of
    the choice in the journal; those of `closely` hold for the second look. Weighing `broken` ones
    fails.
    """

    def __init__(self) -> None:
        self.asked: list[Imagined] = []
        self.gains: Mapping[int, float] = {}
        self.closely: Mapping[int, float] = {}
        self.broken: Collection[int] = ()
        self.at_once = self.most_at_once = 0

    async def __call__(self, imagined: Imagined, usual: Choice | None) -> tuple[Weighed, ...]:
        assert usual is not None
        self.asked.append(imagined)
        self.at_once += 1
        self.most_at_once = max(self.most_at_once, self.at_once)
        await asyncio.sleep(0)
        self.at_once -= 1
        place = place_of(imagined)
        if place in self.broken:
            raise NoHelp("no answer came")
        gain = self.gains.get(place, 0.0)
        if imagined.level == EXPERT:
            gain = self.closely.get(place, gain)
        found = (Weighed(OTHER, 0.3 + gain, gain > 0, True), Weighed(usual, 0.3, False, False))
        return tuple(sorted(found, key=lambda each: -each.share))

    def places(self, level: str) -> list[int]:
        """Return the choices that were weighed at this level."""
        return [place_of(each) for each in self.asked if each.level == level]


def place_of(imagined: Imagined) -> int:
    """Return the choice that is weighed: its seed tells, which differs for the second look."""
    return imagined.seed - (imagined.level == EXPERT)


@pytest.fixture(scope="module")
def recorded(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """Play a game to its end."""
    path = tmp_path_factory.mktemp("turning") / "plaza.db"

    async def play() -> None:
        house = House(path)
        await house.begin()
        await house.play_out(await house.running(SEATS))
        await house.store.close()

    asyncio.run(play())
    return path


@pytest.fixture
async def house(recorded: Path, tmp_path: Path) -> AsyncIterator[House]:
    copyfile(recorded, tmp_path / "plaza.db")
    built = House(tmp_path / "plaza.db")
    built.weigh = Weigher()
    await built.restart()
    yield built
    await built.store.close()


@pytest.fixture
def weigher(house: House) -> Weigher:
    assert isinstance(house.weigh, Weigher)
    return house.weigh


@pytest.fixture
async def table(house: House) -> TableInfo:
    return await house.table(1)


async def _unseen(_done: int, _of: int) -> None:
    """Look at no progress."""


async def turned(house: House, user_id: int) -> Turned:
    return await house.host.turning.turned(1, user_id, readings, _unseen)


async def costs(house: House, user_id: int = OPENER) -> tuple[Cost, ...]:
    found = (await turned(house, user_id)).costs
    assert found is not None
    return found


async def own(house: House, table: TableInfo, user_id: int) -> list[int]:
    """Return the places in the journal of a person's choices that a search can judge."""
    game, made = GAMES[table.game], list[int]()
    entries = await house.journal(table)
    state, _ = game.new(table.options, SEATS, int(await _seed(house), 16))
    for place, entry in enumerate(entries[1:], start=1):
        assert entry.seat is not None
        asked = game.asked(state, entry.seat)
        assert asked is not None
        if entry.user_id == user_id and looks_ahead(game, HARD, asked) and count(asked) > 1:
            made.append(place)
        game.apply(state, entry.seat, entry.choice)
    return made


async def _seed(house: House) -> str:
    stored = await house.store.read(house.host._context.find, 1)
    assert stored.table.seed is not None
    return stored.table.seed


# --- the chart ---------------------------------------------------------------------------------


@pytest.mark.proof
async def test_as_each_round_begins_the_chances_add_up_and_the_end_is_the_result(
    house: House, table: TableInfo
) -> None:
    chances = (await turned(house, STRANGER)).chances
    moments = [sum(each) for each in zip(*chances.chances, strict=True)]
    assert moments == pytest.approx([1.0] * len(moments))
    rounds = (await house.host.replay.step(1, 0)).rounds
    assert len(moments) == len(chances.begins) + 1 == len(rounds) + 1
    won = [seat.rank == 1 for seat in table.seats]
    assert [line[-1] for line in chances.chances] == [share / sum(won) for share in won]
    assert max(line[-2] for line in chances.chances) < 1


@pytest.mark.proof
async def test_who_has_not_played_is_shown_the_chart_alone(house: House, weigher: Weigher) -> None:
    assert (await turned(house, STRANGER)).costs is None
    assert weigher.asked == []


@pytest.mark.proof
async def test_who_has_left_is_told_what_their_choices_cost(house: House) -> None:
    begun = await house.play_until(
        await house.running(SEATS), lambda _, asked: asked[0].kind == "role"
    )
    [seat] = [each.seat for each in begun.seats if each.user_id == BEN]
    await house.play_out(await house.resign(begun, seat))
    review = house.host.turning.turned
    assert (await review(begun.id, BEN, readings, _unseen)).costs == ()
    assert (await review(begun.id, STRANGER, readings, _unseen)).costs is None


# --- the cost of choices -------------------------------------------------------------------------


@pytest.mark.proof
@pytest.mark.parametrize("user_id", [OPENER, BEN])
async def test_ones_own_choices_are_glanced_at_and_no_others(
    house: House, table: TableInfo, weigher: Weigher, user_id: int
) -> None:
    assert await costs(house, user_id) == ()
    places = await own(house, table, user_id)
    assert len(places) > LOOKED_AT
    assert weigher.places(HARD) == places
    assert weigher.places(EXPERT) == []


@pytest.mark.proof
async def test_it_is_told_how_options_read_so_that_of_those_alike_one_is_weighed(
    house: House, table: TableInfo, weigher: Weigher
) -> None:
    game = GAMES[table.game]
    assert await costs(house) == ()
    for imagined in weigher.asked:
        asked = game.asked(game.load(imagined.world), imagined.seat)
        assert asked is not None
        assert imagined.readings == asked.options


async def test_what_seems_to_cost_most_is_looked_at_closely_and_the_worst_is_told_in_order(
    house: House, table: TableInfo, weigher: Weigher
) -> None:
    places = (await own(house, table, OPENER))[: LOOKED_AT + 1]
    weigher.gains = {place: 0.1 + number / 100 for number, place in enumerate(places)}
    weigher.closely = {places[1]: 0.6, places[3]: 0.4, places[4]: 0.5, places[5]: 0.0}
    found = await costs(house)
    assert sorted(weigher.places(EXPERT)) == places[1:]
    assert [cost.made.place for cost in found] == [places[1], places[3], places[4]]
    assert [cost.share for cost in found] == pytest.approx([0.6, 0.4, 0.5])
    assert len(found) == TOLD


@pytest.mark.parametrize(("gain", "told"), [(0.009, 0), (0.011, 1)])
async def test_what_cost_less_than_a_percent_is_not_told(
    house: House, table: TableInfo, weigher: Weigher, gain: float, told: int
) -> None:
    weigher.gains = {(await own(house, table, OPENER))[4]: gain}
    assert len(await costs(house)) == told


async def test_a_cost_is_told_with_the_question_the_choice_and_what_was_better(
    house: House, table: TableInfo, weigher: Weigher
) -> None:
    place = (await own(house, table, OPENER))[4]
    weigher.gains = {place: 0.25}
    shown = await turned(house, OPENER)
    assert shown.costs is not None
    [cost] = shown.costs
    entry = (await house.journal(table))[place]
    assert (cost.chosen.choice, cost.better.choice) == (entry.choice, OTHER)
    assert (cost.chosen.share, cost.better.share) == pytest.approx((0.3, 0.55))
    made = cost.made
    keys = tuple(made.judged.decision.options[at] for at in entry.choice)
    assert (made.judged.decision.kind, keys) == (entry.kind, entry.keys)
    assert len(made.judged.facts) == len(made.judged.decision.options)
    assert shown.round_of(cost) == made.judged.view.round


async def test_a_person_who_weighs_is_told_nothing_that_was_hidden(
    house: House, table: TableInfo, weigher: Weigher
) -> None:
    await costs(house)
    game = GAMES[table.game]
    by_place = {place_of(each): each for each in weigher.asked}
    assert by_place
    state, _ = game.new(table.options, SEATS, int(await _seed(house), 16))
    for place, entry in enumerate((await house.journal(table))[1:], start=1):
        if (told := by_place.get(place)) is not None:
            assert told.world != game.dump(state)
            world = game.load(told.world)
            assert game.view(world, told.seat) == game.view(state, told.seat)
        assert entry.seat is not None
        game.apply(state, entry.seat, entry.choice)


async def test_a_choice_of_the_setup_is_told_as_before_the_first_round(
    house: House, table: TableInfo, weigher: Weigher
) -> None:
    place = (await own(house, table, OPENER))[0]
    weigher.gains = {place: 0.25}
    shown = await turned(house, OPENER)
    assert shown.costs is not None
    [cost] = shown.costs
    assert cost.made.judged.decision.kind == "keep"
    assert shown.round_of(cost) == 0


# --- failures ------------------------------------------------------------------------------------


async def test_a_choice_that_cannot_be_weighed_is_left_out_and_the_next_time_looked_at(
    house: House, table: TableInfo, weigher: Weigher
) -> None:
    places = await own(house, table, OPENER)
    weigher.gains = {places[1]: 0.1, places[2]: 0.2}
    weigher.broken = places[2 : 2 + MOST_LEFT_OUT]
    assert [cost.made.place for cost in await costs(house)] == [places[1]]
    weigher.broken = ()
    assert [cost.made.place for cost in await costs(house)] == [places[1], places[2]]


async def test_where_nothing_can_be_weighed_a_person_is_told_so_and_can_ask_again(
    house: House, table: TableInfo, weigher: Weigher
) -> None:
    places = await own(house, table, OPENER)
    weigher.broken = places
    with pytest.raises(NotWeighed):
        await costs(house)
    assert len(weigher.asked) == MOST_LEFT_OUT + 1
    weigher.broken = ()
    assert await costs(house) == ()


async def test_who_cannot_be_told_how_far_it_is_is_told_what_was_found(
    house: House, table: TableInfo, weigher: Weigher
) -> None:
    async def progress(_done: int, _of: int) -> None:
        raise ConnectionError

    weigher.gains = {(await own(house, table, OPENER))[1]: 0.1}
    found = (await house.host.turning.turned(1, OPENER, readings, progress)).costs
    assert found
    assert await costs(house) == found


# --- how often ----------------------------------------------------------------------------------


async def test_who_asks_again_waits_for_nothing(house: House, weigher: Weigher) -> None:
    first = await costs(house)
    known = len(weigher.asked)
    assert await costs(house) == first
    assert len(weigher.asked) == known
    await costs(house, BEN)
    assert len(weigher.asked) > known


async def test_what_is_known_is_told_while_another_game_is_looked_through(house: House) -> None:
    known, told = await costs(house), list[tuple[Cost, ...]]()

    async def progress(_done: int, _of: int) -> None:
        async with asyncio.timeout(10):  # where it had to wait, that would be for itself
            told.append(await costs(house))

    await house.host.turning.turned(1, BEN, readings, progress)
    assert told
    assert set(told) == {known}


@pytest.mark.proof
async def test_what_was_asked_for_longest_ago_is_forgotten_first(
    house: House, weigher: Weigher, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(turning_points, "KEPT", 2)
    for user_id in (OPENER, BEN, OPENER, CAT):
        await costs(house, user_id)
    for user_id, is_kept in ((OPENER, True), (CAT, True), (BEN, False)):
        weigher.asked.clear()
        await costs(house, user_id)
        assert (weigher.asked == []) is is_kept


async def test_one_game_is_looked_through_at_a_time(house: House, weigher: Weigher) -> None:
    await asyncio.gather(*(costs(house, user_id) for user_id in (OPENER, BEN)))
    assert weigher.most_at_once == 1
    assert len(weigher.places(HARD)) == len(set(weigher.places(HARD)))


async def test_a_person_who_waits_is_told_at_each_quarter_how_far_it_is(
    house: House, table: TableInfo, weigher: Weigher
) -> None:
    """Close looks, which take most of the time, are counted in."""
    told: list[tuple[int, int]] = []

    async def progress(done: int, of: int) -> None:
        told.append((4 * done // of, len(weigher.places(EXPERT))))

    weigher.gains = dict.fromkeys(await own(house, table, OPENER), 0.1)
    await house.host.turning.turned(1, OPENER, readings, progress)
    assert [quarter for quarter, _ in told] == [0, 1, 2, 3]
    assert told[0][1] == 0
    assert 0 < told[-1][1] < LOOKED_AT
    assert len(weigher.places(EXPERT)) == LOOKED_AT


# --- refusals -----------------------------------------------------------------------------------


async def test_a_game_that_is_not_over_tells_nothing(house: House, weigher: Weigher) -> None:
    running = await house.running(2)
    with pytest.raises(ServiceError, match="not_finished"):
        await house.host.turning.turned(running.id, OPENER, readings, _unseen)
    assert weigher.asked == []


def test_a_game_that_says_nothing_of_chances_has_no_chart(table: TableInfo) -> None:
    assert AUCTION.insight is None
    with pytest.raises(ServiceError, match="not_judged"):
        replay_steps.chances_of(Played(AUCTION, table, Film()))


async def test_of_no_choices_nothing_is_told_and_no_progress(
    house: House, weigher: Weigher, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def none(*_: object) -> list[Made]:
        return []

    monkeypatch.setattr(turning_points.Turning, "_made", none)
    told: list[int] = []

    async def progress(done: int, of: int) -> None:
        told.append(100 * done // of)

    assert (await house.host.turning.turned(1, OPENER, readings, progress)).costs == ()
    assert told == []
    assert weigher.asked == []
