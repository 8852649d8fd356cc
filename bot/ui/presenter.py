"""Lays out data that was read: words and pictures become a sheet, ready to send.

It reads nothing itself. If the game finds that a reveal since the viewer last looked deserves a
picture of its own (`bot.render.reveals`), that stands above their lines; one that cannot be drawn
is left out. `users.theme` and `users.large_text` apply to pictures for one viewer alone: panels,
also as direct messages, and the answer to `/board`. Public posts are the same for everyone: if a
player has chosen reduced motion, nothing moves there.
"""

import asyncio
from collections.abc import Awaitable, Callable, Collection, Sequence
from dataclasses import replace
from typing import TypeAlias

import structlog

from bot import metrics
from bot.engine.model import Profile, TableInfo, UserInfo
from bot.logs import error_id
from bot.render import Picture, Scene, TooMany, animation, moves, reveals
from bot.render.scene import NO_GAME, Chances, Course
from bot.service import replay_steps
from bot.service.hints import Hint
from bot.service.missed import Missed
from bot.service.replay_steps import Step, Turns
from bot.service.showing import Ending, Reminding, Showing
from bot.service.statistics import Numbers
from bot.service.turning_points import Progress, Turned
from bot.text import Texts, texts
from bot.ui import (
    hints,
    lessons,
    lobby,
    posts,
    ratings,
    replay,
    results,
    scenes,
    statistics,
    tables,
    times,
    troubles,
)
from bot.ui import missed as missing
from bot.ui import panel as panels
from bot.ui import turning_points as turning
from bot.ui.happening import in_brief
from bot.ui.panel import Panel
from bot.ui.posts import Board
from bot.ui.sheet import Motion, Sheet
from rules.decision import Choice
from rules.event import Event
from rules.game import AnyGame

Draw: TypeAlias = Callable[[Scene], Awaitable[Picture]]


async def _nobody_waits(_done: int, _of: int) -> None:
    """Tell no one."""


_log = structlog.get_logger(__name__)


class Presenter:
    """Lays tables out for people, each from one `Showing`, with pictures drawn for it."""

    def __init__(self, draw: Draw, language: str, animate: Draw | None = None) -> None:
        """Lay out with this; posts of boards also have pictures that move, if they can be drawn."""
        self._draw = _timed(draw)
        self._animate = animate and _timed(animate)
        self._animates = False
        self._language = language

    @property
    def default(self) -> Texts:
        """Return the words for an unknown person."""
        return texts(self._language)

    def public(self, table: TableInfo) -> Texts:
        """Return the words of a table's public posts."""
        return self.in_language(table.language)

    def in_language(self, language: str | None) -> Texts:
        """Return the words of posts in a server's language, or the operator's."""
        return texts(language or self._language)

    def words(self, user: UserInfo | None, locale: str | None = None) -> Texts:
        """Return the words of a person: in the language they set, else in that of their Discord."""
        return texts((user and user.language) or locale or self._language)

    async def panel(
        self,
        showing: Showing,
        *,
        words: Texts | None = None,
        picked: Choice = (),
        page: int = 0,
        notice: str = "",
        caution: str = "",
        above: str = "",
    ) -> Sheet:
        """Lay out the private panel of its viewer (`panel.Panel`). Raises ServiceError.

        That of a solo table also shows the end of the game, because no post does.
        """
        position, words = showing.position, words or self.words(showing.person)
        if showing.table.is_solo and showing.table.status != "running":
            return await self.final(showing, words=words)
        picture = reveal = None
        if panels.view_of(position).outcome is None:
            kind = "board" if position.seat is None else "hand"
            scene = replace(scenes.of_showing(kind, showing, words, position.since), picked=picked)
            picture, reveal = await self._pictures(showing.table, scene)
        in_the_way = [each for each in (showing.stuck, showing.unshown) if each is not None]
        sentences = [troubles.sentence(each, showing.table, words) for each in in_the_way]
        return panels.build(
            Panel(
                showing=showing,
                texts=words,
                picture=picture,
                reveal=reveal,
                picked=picked,
                page=page,
                notice="\n".join([notice, *sentences]),
                caution=caution,
                above=above,
                times=times.times(showing.table, showing.off, words),
                lesson=lessons.lesson(showing.learning, position, words.of(showing.table.game)),
            )
        )

    async def reminder(self, reminding: Reminding) -> Sheet:
        """Lay out a reminder of all tables that wait for a person: a list, and the panel of the
        first. Raises ServiceError.
        """
        waiting, first = reminding
        words = self.words(first.person)
        above = tables.reminder(first.person.user_id, waiting, words)
        return await self.panel(first, words=words, above=above)

    async def board(
        self,
        showing: Showing,
        *,
        words: Texts | None = None,
        ping: Sequence[int] = (),
        fresh: bool = False,
    ) -> Sheet:
        """Lay out the public board, with the events since.

        If it has only one viewer, their settings and buttons apply. If it is a `fresh` post, a
        decisive move moves.
        """
        table, since = showing.table, showing.missed
        words = words or self.public(table)
        if table.status != "running":
            return await self.final(showing, words=words)
        scene = scenes.of_showing("board", showing, words, since)
        picture, reveal = await self._pictures(table, scene)
        stuck = showing.stuck
        return posts.board(
            Board(
                showing=showing,
                texts=words,
                picture=picture,
                motion=self._in_motion(showing, scene) if fresh and showing.moving else None,
                reveal=reveal,
                since=in_brief(table, since, words, showing.history),
                ping=ping,
                times=times.times(table, showing.off, words),
                notice="" if stuck is None else troubles.sentence(stuck, table, words),
            )
        )

    async def final(
        self, showing: Showing, *, words: Texts | None = None, ping: Sequence[int] = ()
    ) -> Sheet:
        """Lay out the end of a game. If it has only one viewer, their settings apply, and the last
        board comes with it.
        """
        table = showing.table
        words = words or self.public(table)
        picture = await self._final_picture(showing, words)
        board, private = None, showing.viewer is not None
        if private and _is_scored(showing):
            board, _ = await self._pictures(table, scenes.of_showing("board", showing, words, ()))
        return posts.final(showing.position, words, picture, board, ping, private=private)

    async def result(self, ending: Ending) -> Sheet:
        """Lay out a game's result for one of its players, in a message to them."""
        words = self.words(ending.showing.person)
        return results.build(ending, words, await self._final_picture(ending.showing, words))

    async def _final_picture(self, showing: Showing, words: Texts) -> Picture | str:
        """Draw the scoring; if there is none, the last board."""
        kind = "final" if _is_scored(showing) else "board"
        return await self._picture(scenes.of_showing(kind, showing, words, ()), showing.table)

    async def lobby(self, game: AnyGame, table: TableInfo, ping: Collection[int] = ()) -> Sheet:
        """Lay out a table as its channel sees it, with its cover while it gathers players."""
        words, picture = self.public(table), None
        if table.status == "lobby":
            picture, _ = await self._pictures(table, scenes.cover(table, words))
        return lobby.post(game, table, words, picture, ping)

    async def replay(self, step: Step, user: UserInfo, words: Texts) -> Sheet:
        """Lay out a step of a game that is over, as it is watched."""
        board, *hands = scenes.of_step(step, user, words)
        drawn = [self._pictures(step.table, scene) for scene in (board, *hands)]
        (picture, reveal), *others = await asyncio.gather(*drawn)
        return replay.build(
            replay.Panel(
                step=step,
                texts=words,
                board=picture,
                hands=[_told_apart(hand, at) for at, (hand, _) in enumerate(others)],
                reveal=reveal,
            )
        )

    async def course(self, course: replay_steps.Course, user: UserInfo, words: Texts) -> Sheet:
        """Lay out the course of points in a finished game."""
        scene = scenes.chart("course", course.table, Course(course.scored), user, words)
        return replay.course(course.table, words, await self._picture(scene, course.table))

    async def turned(self, turned: Turned, user: UserInfo, words: Texts) -> Sheet:
        """Lay out the turning points of a game that is over."""
        table, chances, _ = turned.chances
        percent = tuple(tuple(round(100 * share) for share in of_seat) for of_seat in chances)
        view = Chances(percent, turning.turns(turned, words))
        scene = scenes.chart("chances", table, view, user, words)
        return turning.build(turned, words, await self._picture(scene, table))

    async def animation(self, turns: Turns, progress: Progress = _nobody_waits) -> Picture | str:
        """Make an animation of a game that is over, the same for everyone, or say why there is
        none.

        One frame is drawn at a time. `progress` is called at each quarter with how many are done,
        of how many.
        """
        table, words = turns.table, self.public(turns.table)
        frames, drawn = animation.frames(scenes.of_turns(turns, words)), list[Picture]()
        for done, frame in enumerate(frames):
            try:
                drawn.append(await self._draw(frame))
            except Exception as error:  # noqa: BLE001  as in `_pictures`
                return _instead(error, table, frame)
            if 4 * done // len(frames) < 4 * (done + 1) // len(frames):
                await _tell(progress, done + 1, len(frames))
        file = animation.joined([each.data for each in drawn])
        return Picture(file, drawn[-1].alt, f"{table.game}-{table.id}.webp")

    async def missed(self, missed: Missed, user: UserInfo, words: Texts) -> Sheet:
        """Lay out a player's missed rounds, by their settings."""
        table = missed.table
        boards = [
            replace(
                scenes.plain("board", table, each.board, user, words),
                since=each.told,
                missed=True,
                history=each.history,
            )
            for each in missed.rounds
        ]
        return missing.build(missed, words, await self.pictures(boards, table))

    async def hint(self, hint: Hint, user: UserInfo, words: Texts) -> Sheet:
        """Lay out a hint, with the person's own picture if that shows any of the options."""
        judged = hint.judged
        scene = replace(
            scenes.plain("hand", hint.table, judged.view, user, words),
            facts=judged.facts,
            large=user.large_text,
            hinted=hints.ranks(hint),
        )
        picture = await self._picture(scene, hint.table)
        if isinstance(picture, str) or not picture.data:
            return hints.build(hint, words)
        return hints.build(hint, words, picture)

    async def profile(self, shown: Profile, name: str, user: UserInfo, words: Texts) -> Sheet:
        """Lay out the record of a person of this name, by the viewer's settings."""
        record = ratings.record(shown, words)
        scene = Scene("profile", NO_GAME, record, (name,), (False,), words.language)
        picture = await self._picture(replace(scene, theme=user.theme)) if record.played else None
        return ratings.profile(shown, name, picture, words, user)

    async def statistics(
        self, shown: Numbers, profile: Profile | None, name: str, user: UserInfo, words: Texts
    ) -> Sheet:
        """Lay out the games of a server or a person of this name in numbers."""
        figures = statistics.figures(shown, profile, words)
        scene = Scene("stats", NO_GAME, figures, (name,), (False,), words.language)
        drawn = await self._picture(replace(scene, theme=user.theme)) if shown.games else None
        return statistics.build(shown, profile, name, drawn, words)

    async def pictures(
        self, scenes: Sequence[Scene], table: TableInfo | None = None
    ) -> list[Picture | str]:
        """Draw the pictures of one message."""
        drawn = await asyncio.gather(*(self._picture(scene, table) for scene in scenes))
        return [_told_apart(picture, at) for at, picture in enumerate(drawn)]

    async def _picture(self, scene: Scene, table: TableInfo | None = None) -> Picture | str:
        """Draw a scene, or return the reason why it cannot be drawn."""
        try:
            return await self._draw(scene)
        except Exception as error:  # noqa: BLE001  as in `_pictures`
            return _instead(error, table, scene)

    def _in_motion(self, showing: Showing, scene: Scene) -> Motion | None:
        """Begin to draw a board on which a decisive move since the former post moves, if there is
        one.

        One at a time: while there are more, they stay still.
        """
        news = tuple(each for each in showing.after_post if isinstance(each, Event))
        animate, scene = self._animate, replace(scene, moving=news)
        if animate is None or self._animates:
            return None

        async def drawn() -> Picture | None:
            self._animates = True
            try:
                return await animate(scene) if moves(scene) else None
            except Exception as error:  # noqa: BLE001  whatever it is, there is a still
                _log.warning("drawing.still", table=showing.table.id, exc_info=error)
                return None
            finally:
                self._animates = False

        return asyncio.create_task(drawn())

    async def _pictures(
        self, table: TableInfo, scene: Scene
    ) -> tuple[Picture | str, Picture | None]:
        """Draw a scene, and the reveals in it; the latter is left out if it cannot be drawn.

        A game goes on without its picture, and a sentence says why it is missing.
        """
        picture = await self._picture(scene, table)
        if isinstance(picture, str):
            return picture, None
        reveal = replace(scene, kind="reveal")
        try:
            return picture, await self._draw(reveal) if reveals(scene) else None
        except Exception as error:  # noqa: BLE001  whatever it is, the players can still play
            _instead(error, table, reveal)  # for the log alone, because there is a picture
            return picture, None


def _is_scored(showing: Showing) -> bool:
    """Whether a game has ended by its rules."""
    return panels.view_of(showing.position).outcome is not None


def one_by_one(draw: Draw) -> Draw:
    """Draw with lower priority than for players: they wait for one such picture at most."""
    turn = asyncio.Semaphore(1)

    async def drawn(scene: Scene) -> Picture:
        async with turn:
            return await draw(scene)

    return drawn


def _timed(draw: Draw) -> Draw:
    """Draw, and measure how long the caller has to wait."""

    async def drawn(scene: Scene) -> Picture:
        with metrics.PICTURES.labels("motion" if scene.moving else scene.kind).time():
            return await draw(scene)

    return drawn


async def _tell(progress: Progress, done: int, of: int) -> None:
    """Report the progress. If that fails, only the report is lost."""
    try:
        await progress(done, of)
    except Exception as error:  # noqa: BLE001  whatever it is, what was drawn is not lost
        _log.warning("drawing.progress_failed", exc_info=error)


def _instead(error: Exception, table: TableInfo | None, scene: Scene) -> str:
    """Log and count that there is no picture of a scene; return the sentence that says why."""
    words, about = texts(scene.language), None if table is None else table.id
    if isinstance(error, TooMany):
        metrics.NO_PICTURES.labels(metrics.TOO_MANY).inc()
        _log.warning("drawing.too_many", table=about, kind=scene.kind)
        return words.say("notice-picture-later")
    number = error_id()
    metrics.NO_PICTURES.labels(metrics.FAILED).inc()
    _log.error("drawing.failed", table=about, kind=scene.kind, error=number, exc_info=error)
    return words.say("notice-picture-failed", id=number)


def _told_apart(picture: Picture | str, number: int) -> Picture | str:
    """Name a picture so that a message can hold several of its kind."""
    if isinstance(picture, str):
        return picture
    return replace(picture, name=f"{number}-{picture.name}")
