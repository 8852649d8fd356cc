"""Showing a person's panel in answer to their click or command."""

from collections.abc import Sequence
from typing import Any

from bot.cogs.answer import Answer
from bot.service.host import Host
from bot.service.showing import Showing
from bot.ui.items import Button
from bot.ui.presenter import Presenter


async def show_panel(
    reply: Answer,
    host: Host,
    presenter: Presenter,
    showing: Showing,
    *,
    below: Sequence[Button] = (),
    **how: Any,
) -> None:
    """Show a panel, laid out as `Presenter.panel` says, with these buttons below it.

    A solo table's panel is shown again once computers have thought, because no post tells of it. A
    person who can already choose keeps the panel.
    """
    sheet = await presenter.panel(showing, words=reply.words, **how)
    sheet.row(*below)
    await reply.show(sheet)
    table = showing.table
    thinks = any(seat.waiting and seat.computer is not None for seat in table.seats)
    if not (table.is_solo and thinks) or table.waiting_since(reply.user_id) is not None:
        return
    await host.thought(table.id)
    newer = await host.show.panel(table.id, reply.user_id)
    if newer.table.version != table.version:
        await reply.show(await presenter.panel(newer, words=reply.words))
