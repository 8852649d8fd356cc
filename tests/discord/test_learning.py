"""The first game: offered to new players, explained question by question, by clicks."""

import pytest

from bot.simulation import Simulation
from bot.text import LANGUAGES, texts
from rules.lesson import lesson_of
from rules.registry import GAMES
from tests.discord.conftest import Simulate
from tests.discord.members import FIRST_GAME, Member, Seen, waiting
from tests.discord.venice import Visitor

FIRST_QUESTIONS = 6


def quoted(game: str, kind: str, language: str = "en") -> str:
    return f"> {texts(language).of(game).lesson(kind)}"


def offered(seen: Seen, word: str = "Learn ") -> list[str]:
    return [label for label in seen.buttons if label.startswith(word)]


async def kind_of(simulation: Simulation, member: Member, table: int) -> str:
    view = (await simulation.bot.host.look.position(table, member.id)).view
    assert view is not None
    return "" if view.decision is None else view.decision.kind


@pytest.mark.proof
@pytest.mark.parametrize("key", GAMES)
async def test_a_first_game_explains_each_question_once(simulate: Simulate, key: str):
    book = texts("en").of(key)
    title = book.say("title.short")
    lesson = lesson_of(key)
    assert lesson is not None
    soon = ("card",) if lesson.end_from > 1 else ("card", "end")
    aim, *rest = (book.say(f"how.{line}") for line in ("goal", *soon))
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        panel = await ada.slash("play")
        await ada.press(panel, f"Learn {title}")
        [table] = await simulation.bot.host.look.tables_of(ada.id)
        assert table.lesson
        ada.panel, met = panel, set[str]()
        for number in range(FIRST_QUESTIONS):
            kind = await kind_of(simulation, ada, table.id)
            assert (aim in panel.text) == (number == 0)
            assert (quoted(key, kind) in panel.text) == (kind not in met)
            later = [each for each in rest if each in panel.text]
            assert later == ([] if kind not in met else rest[:1])
            rest = rest[len(later) :]
            assert panel.can_press("No more lessons") == (kind not in met or bool(later))
            met.add(kind)
            await ada.move()
        assert len(met) > 1


@pytest.mark.soak
@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("key", GAMES)
async def test_a_whole_first_game_tells_each_lesson_once_and_what_decided_it(
    simulate: Simulate, key: str, language: str
):
    """By a person of common sense, from *Learn* to the final sheet; so they win."""
    words, game = texts(language), GAMES[key]
    labels = {each: words.say(f"button-{each}") for each in ("confirm", "decline")}
    async with simulate() as simulation:
        ada = Visitor(simulation, "Ada", words=labels)
        await simulation.bot.host.profiles.set_user(ada.id, language=language)
        ada.panel = panel = await ada.slash("play")
        await ada.press(
            panel, words.say("button-learn", game=words.of(key).say("title.short"), on="no")
        )
        [table] = await simulation.bot.host.look.tables_of(ada.id)
        met = set[str]()
        while await waiting(simulation, table.id, [ada]):
            position = await simulation.bot.host.look.position(table.id, ada.id)
            assert position.view is not None
            decision = position.view.decision
            assert decision is not None
            assert (quoted(key, decision.kind, language) in panel.text) == (
                decision.kind not in met
            )
            met.add(decision.kind)
            await ada.answer(decision, game.greedy(position.view, decision))
        final = panel.text
        decided = words.say("decided", name="Ada", other="", lines="").partition("Ada")[0]
        assert decided in final
        assert "**1.** Ada" in final


async def test_a_lesson_comes_again_after_a_restart_until_it_is_answered(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await ada.press(
            await ada.slash("help"), f"Learn {texts('en').of(FIRST_GAME).say('title.short')}"
        )
        await simulation.restart()
        panel = await ada.slash("hand")
        assert "starting hand" in panel.text.lower()
        assert panel.text.count("\n> ") == 2
        await ada.press(panel, "No more lessons")
        assert "No more lessons in this game" in panel.text
        assert "\n> " not in panel.text
        assert "\n> " not in (await ada.slash("hand")).text


async def test_a_first_game_is_offered_until_its_player_is_done_with_it(simulate: Simulate):
    async with simulate() as simulation:
        ada, ben = Member(simulation, "Ada"), Member(simulation, "Ben")
        every = offered(await ada.slash("help"))
        assert (
            every
            == offered(await ada.slash("play"))
            == [f"Learn {texts('en').of(key).say('title.short')}" for key in GAMES]
        )
        assert offered(await ada.play()) == every[:1]
        panel = await ada.slash("help")
        await ada.press(panel, every[0])
        for seen in (await ada.slash("help"), await ada.slash("play")):
            assert offered(seen) == every[1:]
            assert len(offered(seen, "Resume ")) == 1
        again = await ada.slash("help")
        await ada.press(again, f"Resume {texts('en').of(FIRST_GAME).say('title.short')}")
        assert again.text == panel.text
        await ada.press(panel, "No more lessons")
        assert offered(await ada.play()) == []
        assert offered(await ben.slash("help")) == every


@pytest.mark.proof
async def test_lessons_are_in_the_language_of_their_learner(simulate: Simulate):
    async with simulate() as simulation:
        ada = Member(simulation, "Ada")
        await simulation.bot.host.profiles.set_user(ada.id, language="de")
        panel = await ada.slash("help")
        await ada.press(panel, "San Marco lernen")
        assert quoted("san_marco", "bridge", "de") in panel.text
        await ada.press(panel, "Keine Lektionen mehr")
        assert quoted("san_marco", "bridge", "de") not in panel.text
