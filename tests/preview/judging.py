"""A game that Ada plays with hints, and then has looked through."""

from collections.abc import AsyncGenerator

from rules.registry import GAMES
from tests.preview.dialogues import Dialogue, House

SEED = 7


async def with_hints(house: House) -> AsyncGenerator[Dialogue]:
    """Lead from the options of a lobby to a hint, and to the end of the game."""
    ada = house.ada
    panel = await ada.play(players=3)
    for _ in range(2):
        await house.press(ada, panel, "button-add")
    await house.press(ada, panel, "button-options")
    await ada.press(panel, house.say("button-hints", to="on"))
    await house.press(ada, house.post("button-start"), "button-start")
    own = await ada.slash("hand")
    while not own.can_press(house.say("button-hint")):
        await _move(house)
        own = await ada.slash("hand")
    yield Dialogue("hint", await house.press(ada, own, "button-hint"))
    while await _move(house):
        pass
    await house.simulation.env.settle()
    house.drawing.real = True
    final = house.post("button-turned")
    yield Dialogue("turned", await house.press(ada, final, "button-turned"))


async def _move(house: House) -> bool:
    """Let Ada choose as a player of common sense would; return whether the game goes on."""
    host, ada = house.simulation.bot.host, house.ada
    position = await host.look.position(1, ada.id)
    view, seat = position.view, position.seat
    if position.table.status != "running":
        return False
    assert view is not None
    assert view.decision is not None
    assert seat is not None
    choice = GAMES[position.table.game].greedy(view, view.decision)
    await host.play.choose(1, ada.id, position.table.version, seat, choice)
    return True
