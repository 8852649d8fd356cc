"""A push line, over real sockets: it becomes its panel once, whatever happens in between."""

import pytest

from bot.notify import posting
from bot.ui.sheet import Sheet
from tests.wire.conftest import Wire
from tests.wire.payloads import text_of
from tests.wire.world import CHANNEL


def board(*, rings: bool) -> Sheet:
    sheet = Sheet()
    sheet.text("The board")
    if rings:
        sheet.ring("Your move")
    return sheet


@pytest.mark.sampled(1)
@pytest.mark.parametrize("rings", [True, False])
async def test_a_repeat_shows_the_sheet_in_the_message_that_rang(wire: Wire, rings: bool):
    """Like after a crash in between; a line that calls no one any more is edited in place."""
    place = wire.bot.get_partial_messageable(CHANNEL)
    wire.server.plan("PATCH", "/messages/", 503)
    line = await posting.send(place, board(rings=True), "a nonce")
    assert not line.flags.components_v2
    message = wire.world.messages[line.id]
    assert message["content"] == "Your move"
    again = await posting.send(place, board(rings=rings), "a nonce")
    assert again.id == line.id
    assert text_of(message) == "The board"
    assert message["content"] == ""
    assert len(wire.world.posted) == 1
