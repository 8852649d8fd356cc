"""The letters of leagues: posts in their channel, and messages to a season's people."""

from collections.abc import Awaitable, Callable, Mapping, Sequence
from datetime import timedelta
from typing import Final, TypeAlias

from bot.engine.model import TableInfo, UserInfo
from bot.notify.letters import Tell, Writing
from bot.render import Picture
from bot.service.host import Host
from bot.service.leagues.model import SeasonView
from bot.storage.kinds import LetterKind
from bot.storage.rows import LetterRow
from bot.text import Texts, texts
from bot.ui.leagues import messages, panel, posts, wording
from bot.ui.presenter import Presenter
from bot.ui.sheet import Sheet

_LAST: Final = timedelta(days=3)
"""Within this time before the last day, a message may ring: the one of 2 days before it."""
_DRAWN: Final = 3
"""The most divisions whose pictures a post shows."""

Lay: TypeAlias = Callable[[SeasonView, UserInfo, Texts], Awaitable[Sheet | None]]


class LeagueLetters:
    """Tells of the seasons of leagues, as they are at delivery."""

    def __init__(self, host: Host, presenter: Presenter, writing: Writing) -> None:
        self._host = host
        self._presenter = presenter
        self._writing = writing
        self.kinds: Final[Mapping[LetterKind, Tell]] = {
            "season_open": self._open,
            "season_begun": self._begun,
            "season_standing": self._standing,
            "season_over": self._over,
            "season_off": self._off,
            "season_register": self._to_person(self._register),
            "season_tables": self._to_person(self._tables),
            "season_last": self._to_person(self._last),
            "season_place": self._to_person(self._place),
            "season_seat": self._to_person(self._seat),
        }

    # --- posts ----------------------------------------------------------------------------------

    async def _open(self, row: LetterRow) -> None:
        """Invite to register, and remember the post."""
        view = await self._view(row)
        if view.season.status == "registering":
            post_id = await self._post(row, view, posts.opened(view, _public(view)))
            await self._host.leagues.note_post(view.season.id, post_id)

    async def _begun(self, row: LetterRow) -> None:
        view = await self._view(row)
        await self._close(row, view)
        await self._post(row, view, posts.begun(view, _public(view)))

    async def _standing(self, row: LetterRow) -> None:
        view = await self._view(row)
        if view.season.status == "running":
            pictures = await self._pictures(view)
            await self._post(row, view, posts.standing(view, _public(view), pictures))

    async def _over(self, row: LetterRow) -> None:
        view = await self._view(row)
        words = _public(view)
        pictures = await self._pictures(view, champion=bool(panel.champion(view, words)))
        await self._post(row, view, posts.over(view, words, pictures))

    async def _off(self, row: LetterRow) -> None:
        view = await self._view(row)
        await self._close(row, view)
        await self._post(row, view, posts.called_off(view, _public(view)))

    async def _close(self, row: LetterRow, view: SeasonView) -> None:
        """Let the post at which people registered say what has become of the season.

        That comes before a new post, which no failure here may repeat.
        """
        if view.season.post_id is not None:
            sheet = posts.closed(view, _public(view))
            await self._writing.edited(row, view.league.channel_id, view.season.post_id, sheet)

    async def _post(self, row: LetterRow, view: SeasonView, sheet: Sheet) -> int:
        return await self._writing.to_channel(row, view.league.channel_id, sheet)

    async def _pictures(
        self, view: SeasonView, *, champion: bool = False
    ) -> Sequence[Picture | str]:
        words = _public(view)
        shown = view.divisions[:_DRAWN]
        cards = [wording.scene("champion", view, shown[0], words)] if champion else []
        tables = [wording.scene("division", view, each, words) for each in shown]
        return await self._presenter.pictures([*cards, *tables])

    # --- messages -------------------------------------------------------------------------------

    def _to_person(self, lay: Lay) -> Tell:
        """Return how a message is told that `lay` lays out; None is no longer to be told."""

        async def tell(row: LetterRow) -> None:
            view = await self._view(row)

            async def lay_out(user: UserInfo, words: Texts) -> Sheet | None:
                return await lay(view, user, words)

            await self._writing.to_person(row, lay_out)

        return tell

    async def _register(self, view: SeasonView, user: UserInfo, words: Texts) -> Sheet | None:
        known = wording.is_in(view, user.user_id) or view.season.status != "registering"
        return None if known else messages.register(view, words)

    async def _tables(self, view: SeasonView, user: UserInfo, words: Texts) -> Sheet | None:
        mine = await self._mine(view, user)
        return messages.tables(view, user.user_id, mine, words) if mine else None

    async def _last(self, view: SeasonView, user: UserInfo, words: Texts) -> Sheet | None:
        """Remind a person of what is not over; it rings in the end if they are waited for."""
        mine, last_day = await self._mine(view, user), view.season.last_day
        if not mine or last_day is None:
            return None
        waited = any(table.waiting_since(user.user_id) is not None for table in mine)
        rings = waited and last_day - self._host.now() < _LAST
        return messages.last_days(view, user.user_id, mine, words, rings=rings)

    async def _place(self, view: SeasonView, user: UserInfo, words: Texts) -> Sheet | None:
        newest = await self._host.leagues.of_server(view.league.server_id)
        following = next(
            (
                each
                for each in newest
                if each.league.id == view.league.id and each.season.status == "registering"
            ),
            None,
        )
        return messages.placed(view, user.user_id, following, words)

    async def _seat(self, view: SeasonView, user: UserInfo, words: Texts) -> Sheet | None:
        """Tell a substitute of their tables, or the former holder of the seats, silently."""
        if not wording.is_in(view, user.user_id):
            return messages.replaced(view, words)
        mine = await self._mine(view, user)
        return messages.tables(view, user.user_id, mine, words, seat=True) if mine else None

    async def _mine(self, view: SeasonView, user: UserInfo) -> list[TableInfo]:
        """Return a person's tables that are not over, those that wait for them first."""
        known = set(wording.unfinished(view, user.user_id))
        mine = [
            table for table in await self._host.look.tables_of(user.user_id) if table.id in known
        ]
        return sorted(mine, key=lambda table: table.waiting_since(user.user_id) is None)

    async def _view(self, row: LetterRow) -> SeasonView:
        assert row.about is not None, "it is about a season"
        return await self._host.leagues.view(row.about)


def _public(view: SeasonView) -> Texts:
    return texts(view.league.language)
