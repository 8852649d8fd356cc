"""Answers every click and selection: finds what the claim means, asks the service, shows it.

`PlazaBot.on_interaction` is the only entrance for components. It judges each by its claim alone,
whatever the message shows by now, and also answers what it cannot read, as well as old commands,
forms and suggestions. The desk answers what is about playing and hands the rest to the module
responsible for it (`play.py`, `log.py`, `lobby.py`, `absence.py`, `votes.py`, `replay.py`,
`rules.py`, `settings.py`, `server.py`).

Public posts (lobby, board, end) are answered with a private message and never edited here; private
panels are edited in place.
"""

from collections.abc import Mapping, Sequence
from contextlib import suppress
from functools import partial
from typing import Any, Final

from bot.cogs.answer import Answer, Handler, Values, answer, is_private, reason
from bot.cogs.seeing import check_sees
from bot.service.errors import Repeated, ServiceError, Unsure
from bot.service.host import Host
from bot.service.tables.showing import Showing
from bot.service.turns.play import Shown
from bot.ui import (
    hints,
    ids,
    learning,
    listing,
    lobby,
    log,
    missed,
    more,
    notes,
    panel,
    posts,
    question,
    replay,
    scores,
)
from bot.ui.ids import Claim
from bot.ui.items import Interaction
from bot.ui.panel import Panel
from bot.ui.presenter import Presenter
from rules.decision import Choice
from rules.errors import RulesError

STALE: Final = "stale"


class Desk:
    """Where clicks arrive."""

    def __init__(
        self,
        host: Host,
        presenter: Presenter,
        *,
        at_tables: Sequence[Mapping[str, Handler]],
        elsewhere: Sequence[Mapping[str, Handler]],
    ) -> None:
        """Further handlers: `at_tables` for claims that name a table, called only for people who
        may look at it; `elsewhere` for claims without one.
        """
        self._host = host
        self._presenter = presenter
        self._elsewhere = _merged(elsewhere)
        self._handlers: dict[str, Handler] = (
            self._elsewhere
            | _merged(at_tables)
            | {
                posts.MOVE: self._panel,
                posts.HAND: self._panel,
                posts.MORE: self._more,
                question.PICK: self._pick,
                question.BACK: self._turn,
                question.ON: self._turn,
                question.CONFIRM: self._commit,
                question.TAKE: self._take,
                panel.UNDO: self._undo,
                panel.GO_ON: self._go_on,
                panel.HELP: self._help,
                panel.HINT: self._hint,
                panel.FRESH: self._panel,
                panel.NEXT: self._next,
                learning.NO_MORE: self._no_lessons,
                panel.BOARD: self._board,
                posts.WATCH: self._watch,
                posts.UNWATCH: self._unwatch,
                scores.SCORES: self._scores,
                more.RESIGN: self._resigning,
                more.SURE: self._resign,
            }
        )

    async def component(self, interaction: Interaction) -> None:
        """Answer a click on, or a selection in, any component that was ever sent."""
        data: Any = interaction.data or {}
        claim = ids.read(str(data.get("custom_id")))
        if claim is None:
            await self.unknown(interaction)
            return
        values = tuple(str(value) for value in data.get("values") or ())
        await self._clicked(interaction, claim, values)

    async def _clicked(self, interaction: Interaction, claim: Claim, values: Values) -> None:
        handler = self._handlers.get(claim.action)
        # Other claims may have another number there, such as that of a game in the rules.
        names_table = claim.table > 0 and claim.action not in self._elsewhere

        async def body(reply: Answer) -> None:
            if handler is None:
                raise ServiceError("unknown_component")
            if claim.action in _LOOKS:
                self._host.looks.take(reply.user_id)
            if claim.action not in self._elsewhere and claim.action != panel.NEXT:
                await check_sees(interaction, reply.arrival)
            await handler(reply, claim, values)

        await answer(
            interaction,
            self._host,
            self._presenter,
            body,
            in_place=claim.action in _QUIET or self._edits(interaction, claim),
            table=claim.table if names_table else None,
            seat=claim.seat,
        )

    def _edits(self, interaction: Interaction, claim: Claim) -> bool:
        """Whether the answer replaces the panel that was clicked."""
        return (
            is_private(interaction)
            and claim.action in self._handlers
            and claim.action not in _BESIDE
        )

    async def unknown(self, interaction: Interaction) -> None:
        """Answer a component or a form that no handler knows (any more)."""

        async def body(reply: Answer) -> None:
            await reply.say(reply.words.error("unknown_component", {}))

        await answer(interaction, self._host, self._presenter, body)

    # --- a running table ------------------------------------------------------------------------

    async def _panel(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._show(reply, await self._host.current(claim.table, reply.user_id))

    async def _next(self, reply: Answer, claim: Claim, _: Values) -> None:
        """Lead on, also from a table that this person may not look at any more."""
        number = await self._host.look.next_for(reply.user_id)
        if number is None:
            await self._nothing_waits(reply, claim)
            return
        await self._show(reply, await self._host.current(number, reply.user_id))

    async def _nothing_waits(self, reply: Answer, claim: Claim) -> None:
        """Say so in the panel if the person plays there, else with the way to all tables."""
        await check_sees(reply.interaction, reply.arrival)
        table = await self._host.look.table(claim.table)
        sentence = reply.words.error("nothing_waits", {})
        if table.status == "running" and table.seat_of(reply.user_id) is not None:
            await self._again(reply, claim, sentence)
            return
        sheet = listing.refused(
            sentence, posts.HAND, (), reply.words, about=table, user_id=reply.user_id
        )
        await reply.show(sheet)

    async def _more(self, reply: Answer, claim: Claim, _: Values) -> None:
        position, missing = await self._host.show.more(claim.table, reply.user_id)
        await reply.show(more.build(position, reply.words, missing=missing))

    async def _board(self, reply: Answer, claim: Claim, _: Values) -> None:
        showing = await self._host.show.board(claim.table, reply.user_id)
        await reply.show(await self._presenter.board(showing, words=reply.words))

    async def _watch(self, reply: Answer, claim: Claim, values: Values) -> None:
        await self._host.watching.watch(claim.table, reply.user_id)
        await self._board(reply, claim, values)

    async def _unwatch(self, reply: Answer, claim: Claim, values: Values) -> None:
        await self._host.watching.unwatch(claim.table, reply.user_id)
        await self._board(reply, claim, values)

    async def _scores(self, reply: Answer, claim: Claim, _: Values) -> None:
        position = await self._host.look.position(claim.table, reply.user_id)
        await reply.show(scores.build(position, reply.words))

    async def _resigning(self, reply: Answer, claim: Claim, _: Values) -> None:
        position = await self._host.look.position(claim.table, reply.user_id)
        await reply.show(more.resigning(position, reply.words, self._host.now()))

    async def _resign(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._host.play.resign(claim.table, reply.user_id)
        await reply.show_text(reply.words.say("done-resign"))

    async def _undo(self, reply: Answer, claim: Claim, _: Values) -> None:
        try:
            with suppress(Repeated):
                await self._host.play.take_back(claim.table, reply.user_id, Shown(claim.shown))
        except (ServiceError, RulesError) as error:
            await self._again(reply, claim, reason(error, reply.words))
            return
        showing = await self._host.show.panel(claim.table, reply.user_id)
        await self._show(reply, showing, notice=reply.words.say("done-undo"))

    async def _go_on(self, reply: Answer, claim: Claim, _: Values) -> None:
        try:
            with suppress(Repeated):
                await self._host.play.go_on(claim.table, reply.user_id, Shown(claim.shown))
        except (ServiceError, RulesError) as error:
            await self._again(reply, claim, reason(error, reply.words))
            return
        await self._show(reply, await self._host.current(claim.table, reply.user_id))

    async def _help(self, reply: Answer, claim: Claim, _: Values) -> None:
        position = await self._host.look.position(claim.table, reply.user_id)
        confirm = reply.arrival.user.confirm
        shown = Panel(position=position, texts=reply.words, picture=None, confirm=confirm)
        await reply.show_text(panel.help_text(shown))

    async def _hint(self, reply: Answer, claim: Claim, _: Values) -> None:
        readings = partial(hints.readings, texts=reply.words)
        async with self._host.effort.turn(reply.user_id, reply.tell_ahead):
            hint = await self._host.hints.hint(claim.table, reply.user_id, readings)
        await reply.show(hints.build(hint, reply.words))

    async def _no_lessons(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._host.lessons.stop(claim.table, reply.user_id)
        await self._again(reply, claim, reply.words.say("done-no-lessons"))

    # --- an answer in the making ------------------------------------------------------------

    async def _pick(self, reply: Answer, claim: Claim, values: Values) -> None:
        showing = await self._host.show.panel(claim.table, reply.user_id)
        asked = _question(reply, claim, showing)
        if asked is None:
            await self._again(reply, claim, reply.words.error(STALE, {}))
            return
        picked = question.selected(asked, values)
        if picked is None:
            raise ServiceError("unknown_component")
        if picked and asked.at_once and claim.shown == showing.position.shown:
            await self._choose(reply, claim, asked.turned(picked), sure=False)
            return
        await self._show(reply, showing, picked=picked, page=asked.page)

    async def _take(self, reply: Answer, claim: Claim, _: Values) -> None:
        choice = ids.positions(claim.picks)
        if reply.arrival.user.confirm:
            await self._again(reply, claim, choice=choice)
        else:
            await self._choose(reply, claim, choice, sure=False)

    async def _turn(self, reply: Answer, claim: Claim, _: Values) -> None:
        showing = await self._host.show.panel(claim.table, reply.user_id)
        asked = _question(reply, claim, showing)
        if asked is None:
            await self._again(reply, claim, reply.words.error(STALE, {}))
            return
        step = 1 if claim.action == question.ON else -1
        await self._show(reply, showing, picked=asked.picked, page=asked.page + step)

    async def _commit(self, reply: Answer, claim: Claim, _: Values) -> None:
        await self._choose(reply, claim, ids.positions(claim.picks))

    async def _choose(
        self, reply: Answer, claim: Claim, choice: Choice, *, sure: bool = True
    ) -> None:
        if claim.seat is None:
            raise ServiceError("unknown_component")
        play, shown = self._host.play, Shown(claim.shown)
        try:
            with suppress(Repeated):
                await play.choose(claim.table, reply.user_id, shown, claim.seat, choice, sure=sure)
        except Unsure as error:
            await self._again(reply, claim, choice=choice, caution=reason(error, reply.words))
            return
        except (ServiceError, RulesError) as error:
            await self._again(reply, claim, reason(error, reply.words), choice=choice)
            return
        await self._show(reply, await self._host.show.panel(claim.table, reply.user_id))

    async def _again(
        self,
        reply: Answer,
        claim: Claim,
        notice: str = "",
        *,
        choice: Choice | None = None,
        caution: str = "",
    ) -> None:
        """Show the panel as it is now; picks are kept if the question is the same.

        `choice`: the choice that the click was to play.
        """
        showing = await self._host.show.panel(claim.table, reply.user_id)
        asked = _question(reply, claim, showing)
        picked = () if asked is None else asked.picked
        if asked is not None and choice is not None:
            picked = asked.turned(choice)
        await self._show(
            reply, showing, picked=picked, page=claim.page, notice=notice, caution=caution
        )

    async def _show(
        self,
        reply: Answer,
        showing: Showing,
        *,
        picked: Choice = (),
        page: int = 0,
        notice: str = "",
        caution: str = "",
    ) -> None:
        sheet = await self._presenter.panel(
            showing, words=reply.words, picked=picked, page=page, notice=notice, caution=caution
        )
        await reply.show(sheet)


def _question(reply: Answer, claim: Claim, showing: Showing) -> question.Question | None:
    """Return the open question if it is the one that the claim was made for."""
    position = showing.position
    asked = panel.question_of(
        Panel(
            position=position,
            texts=reply.words,
            picture=None,
            picked=ids.positions(claim.picks),
            page=claim.page,
            confirm=showing.person.confirm,
        )
    )
    same = asked is not None and asked.mark == claim.mark
    return asked if same and claim.seat == position.seat else None


def _merged(found: Sequence[Mapping[str, Handler]]) -> dict[str, Handler]:
    return {action: handler for each in found for action, handler in each.items()}


_QUIET: Final = {lobby.JOIN, lobby.LEAVE, lobby.ADD, lobby.DROP, lobby.START, lobby.CANCEL}
"""Actions that need no answer, as the lobby post shows them. A refusal is still told privately."""

_BESIDE: Final = {
    posts.RULES,
    posts.MOVE,
    posts.HAND,
    log.LOG,
    missed.MISSED,
    posts.MORE,
    panel.HELP,
    panel.HINT,
    panel.BOARD,
    scores.SCORES,
    *replay.BESIDE,
    notes.NOTE,
}
"""The actions whose answer opens next to the clicked message instead of replacing it."""

_LOOKS: Final = {
    posts.MOVE,
    posts.HAND,
    panel.FRESH,
    panel.NEXT,
    panel.BOARD,
    posts.WATCH,
    posts.UNWATCH,
    *log.LOOKS,
    missed.MISSED,
    *replay.LOOKS,
}
"""The actions that can be repeated without a move, and cost a picture or reading a journal."""
