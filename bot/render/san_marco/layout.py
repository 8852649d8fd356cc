"""The layout of San Marco's pictures: the map above, rows and a panel below.

The table and a hand share this, so that nothing jumps between the two.
"""

from typing import Final

from bot.render.canvas import Box
from bot.render.theme import HEADER, MARGIN, WIDTH

MAP: Final = Box(0, HEADER, WIDTH, 760)
"""The lagoon with its districts."""
STRIP: Final = Box(0, MAP.bottom, WIDTH, 280)
"""The room below it."""
ROWS: Final = Box(MARGIN, STRIP.y + 6, 640, STRIP.height - 6 - MARGIN)
"""The players' rows, bottom left."""
PANEL: Final = Box(ROWS.right + MARGIN, ROWS.y, WIDTH - MARGIN - ROWS.right - MARGIN, ROWS.height)
"""The panel, bottom right, 536 wide: the cards offered, divided or carried out."""
CARTOUCHE: Final = Box(934, 608, 258, 222)
"""On the map, bottom right: passage and round, the roles, the cards left to draw."""
