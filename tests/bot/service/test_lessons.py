"""First games: their beginning, their lessons, and the people they are offered to."""

from asyncio import gather

import pytest

from bot.engine.errors import ServiceError
from bot.engine.model import Learning, TableInfo
from rules.lesson import Lesson, lesson_of
from tests.bot.service.house import GAME, OPENER, House, person

STRANGER = 99


async def begin(house: House, game: str = GAME) -> TableInfo:
    return await house.table(await house.host.lessons.begin(person(OPENER), game))


async def end(house: House, table: TableInfo) -> None:
    await house.host.votes.propose_abort(table.id, OPENER)


async def learning(house: House, table: TableInfo) -> Learning | None:
    return (await house.host.show.panel(table.id, OPENER)).learning


def lesson() -> Lesson:
    found = lesson_of(GAME)
    assert found is not None
    return found


async def test_a_first_game_begins_at_once_as_it_is_written_down(house: House) -> None:
    """Whatever chance says, and in every first game alike."""
    for _ in range(2):
        table = await begin(house)
        assert (table.status, table.lesson) == ("running", True)
        assert [seat.user_id for seat in table.seats] == [OPENER] + [None] * (lesson().seats - 1)
        assert {seat.computer for seat in table.seats[1:]} == {"easy"}
        game = house.host.games[GAME]
        state, _ = game.new(lesson().options, lesson().seats, lesson().seed)
        assert await house.asked(table, 0) == game.asked(state, 0)
        await end(house, table)


@pytest.mark.threads
async def test_a_person_who_clicks_twice_is_led_to_their_first_game(house: House) -> None:
    table = await begin(house)
    again = await gather(begin(house), begin(house))
    assert [each.id for each in again] == [table.id] * 2
    assert len((await house.contents())["tables"]) == 1


async def test_a_learner_can_sit_where_the_game_begins_gently(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    later = lesson().model_copy(update={"learner": 1})
    monkeypatch.setattr("bot.service.lessons.lesson_of", lambda _: later)
    table = await begin(house)
    assert [seat.user_id for seat in table.seats].index(OPENER) == 1


async def test_a_first_game_that_was_set_aside_makes_way_for_another(house: House) -> None:
    first = await begin(house)
    await house.host._context.set_aside(first.id, "test")
    second = await begin(house)
    assert second.id != first.id
    assert (await begin(house)).id == second.id


@pytest.mark.proof
async def test_a_question_is_explained_until_one_of_its_kind_was_answered(house: House) -> None:
    table = await begin(house)
    sections: list[str] = []
    explained: list[str] = []
    for number in range(16):
        section, kind = await learning(house, table) or ("", "")
        await house.restart()
        assert await learning(house, table) in (None, (section, kind)), "it stands till answered"
        assert kind in ("", (await house.asked(table, 0)).kind)
        assert not (section and kind) or number == 0, "one thing at a time"
        sections.append(section)
        explained.append(kind)
        table = await house.answer(table, 0)
    sections, explained = [*filter(None, sections)], [*filter(None, explained)]
    assert sections == ["goal", "card", "end"]
    assert len(explained) > 3
    assert len(explained) == len(set(explained)), "never twice"


async def test_the_end_of_the_game_is_explained_from_a_round_that_the_game_names(
    house: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    named = lesson().model_copy(update={"end_from": 4})
    monkeypatch.setattr("bot.service.lessons.lesson_of", lambda _: named)
    table, rounds = await begin(house), list[int]()
    while not rounds or rounds[-1] < named.end_from + 1:
        view = (await house.host.look.position(table.id, OPENER)).view
        assert view is not None
        if (await learning(house, table) or Learning("", "")).section == "end":
            rounds.append(view.round)
            assert len(rounds) == 1, "once"
        elif view.round > named.end_from:
            break
        table = await house.answer(table, 0)
    assert rounds == [named.end_from]


async def test_what_was_answered_and_taken_back_is_explained_again(house: House) -> None:
    table = await begin(house)
    explained = await learning(house, table)
    table = await house.answer(table, 0)
    assert await learning(house, table) != explained
    table = (await house.take_back(table, 0)).table
    assert (await house.asked(table, 0)).kind == "keep"
    assert await learning(house, table) == explained == Learning("goal", "keep")


async def test_what_was_told_before_an_answer_taken_back_is_not_explained_again(
    house: House,
) -> None:
    table = await begin(house)
    table = await house.answer(table, 0)
    explained = await learning(house, table)
    table = await house.answer(table, 0)
    table = (await house.take_back(table, 0)).table
    assert await learning(house, table) == explained
    assert explained is not None
    assert explained.section != "goal"


async def test_what_was_told_in_one_first_game_is_not_told_in_the_next(house: House) -> None:
    first = await begin(house)
    await house.answer(first, 0)
    await end(house, first)
    second = await begin(house)
    assert await learning(house, second) == Learning("card", "")


async def test_lessons_end_for_good_for_a_person_who_wants_that(house: House) -> None:
    table = await begin(house)
    await house.host.lessons.stop(table.id, OPENER)
    table = await house.answer(table, 0)
    await house.restart()
    assert await learning(house, table) is None
    await end(house, table)
    again = await begin(house)
    assert await learning(house, again) is None
    other = await begin(house, "san_marco")
    assert await learning(house, other) is not None, "that is another game"


async def test_nothing_is_explained_at_other_tables(house: House) -> None:
    table = await house.running(1, 2)
    await house.answer(table, table.waiting[0])
    assert await learning(house, table) is None
    assert (await house.contents())["lessons"] == []


async def offered(house: House, user_id: int = OPENER) -> bool | None:
    """Return whether a person is offered to go on; None if they are offered nothing."""
    return (await house.host.lessons.new_to(user_id)).get(GAME)


async def test_a_first_game_is_offered_until_one_was_finished(house: House) -> None:
    """A lobby is no game yet; and one that is set aside, or was ended, is not finished."""
    every = await house.host.lessons.new_to(STRANGER)
    assert all(lesson_of(key) is not None for key in every)
    assert GAME in every
    await house.lobby(1)
    assert await offered(house) is False
    table = await begin(house)
    assert await offered(house) is True
    await house.host._context.set_aside(table.id, "test")
    assert await offered(house) is False
    table = await begin(house)
    await end(house, table)
    assert await offered(house) is False
    table = await begin(house)
    await house.play_out(table)
    assert await house.host.lessons.new_to(OPENER) == {
        key: goes_on for key, goes_on in every.items() if key != GAME
    }
    assert await house.host.lessons.new_to(STRANGER) == every


async def test_who_plays_already_or_wants_no_lessons_is_offered_none(house: House) -> None:
    table = await begin(house)
    await house.host.lessons.stop(table.id, OPENER)
    assert await offered(house) is None
    await house.running(2)
    assert await offered(house, OPENER + 1) is None


async def test_a_rematch_is_no_first_game(house: House) -> None:
    table = await begin(house)
    await end(house, table)
    again = await house.host.rematches.rematch(table.id, person(OPENER))
    assert not again.lesson


@pytest.mark.parametrize("game", ["chess", "auction", ""])
async def test_what_cannot_be_learned_opens_nothing(house: House, game: str) -> None:
    with pytest.raises(ServiceError, match="unknown_game"):
        await house.host.lessons.begin(person(OPENER), game)
    assert (await house.contents())["tables"] == []


async def test_a_person_who_does_not_sit_there_ends_no_lessons(house: House) -> None:
    table = await begin(house)
    before = await house.contents()
    with pytest.raises(ServiceError, match="not_seated"):
        await house.host.lessons.stop(table.id, STRANGER)
    assert await house.contents() == before
