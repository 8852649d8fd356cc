"""Showing a person's panel in answer to what they did."""

from typing import Any

from bot.cogs.answer import Answer
from bot.service.host import Host
from bot.service.showing import Showing
from bot.ui.presenter import Presenter


async def show_panel(
    reply: Answer, host: Host, presenter: Presenter, showing: Showing, **how: Any
) -> None:
    """Show a panel, laid out as `Presenter.panel` says.

    That of a solo table is shown again once computers have thought, as nothing else tells of it;
    but not to a person who can choose already.
    """
    await reply.show(await presenter.panel(showing, words=reply.words, **how))
    table = showing.table
    waits = table.is_solo and table.waiting_since(reply.user_id) is None
    if waits and await host.thought(table.id):
        showing = await host.show.panel(table.id, reply.user_id)
        await reply.show(await presenter.panel(showing, words=reply.words))
