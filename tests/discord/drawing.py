"""Drawing in the test's own process: a picture that costs nothing, and the real one."""

from PIL import Image

from bot.render import Picture, Scene, draw
from bot.render.animation import frame

ONE_PIXEL = bytes.fromhex(
    "89504e470d0a1a0a0000000d49484452000000010000000108060000001f15c4"
    "890000000d49444154789c6360606060000000050001a5f645400000000049454e44ae426082"
)
FRAME = frame(Image.new("P", (2, 2)))


async def stub(scene: Scene) -> Picture:
    """Stand in for the drawing of a scene."""
    data = FRAME if scene.reduced else ONE_PIXEL
    return Picture(data, f"{scene.kind} of {scene.game}", f"{scene.kind}.png")


async def real(scene: Scene) -> Picture:
    """Draw a scene at once, while everything else waits."""
    return draw(scene)
