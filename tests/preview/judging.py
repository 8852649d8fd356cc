"""A game that Ada plays with hints, and then has looked through."""

from collections.abc import AsyncGenerator

from tests.discord.members import play_sensibly
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
    await play_sensibly(house.simulation, 1, ada)  # first hands are worth about the same
    own = await ada.slash("hand")
    while not own.can_press(house.say("button-hint")):
        await play_sensibly(house.simulation, 1, ada)
        own = await ada.slash("hand")
    yield Dialogue("hint", await house.press(ada, own, "button-hint"))
    while await play_sensibly(house.simulation, 1, ada):
        pass
    await house.simulation.env.settle()
    house.drawing.real = True
    final = house.post("button-turned")
    yield Dialogue("turned", await house.press(ada, final, "button-turned"))
