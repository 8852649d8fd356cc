"""The only list of games; kept out of `__init__`, so that importing one game loads only it."""

from typing import Final

from rules.game import AnyGame
from rules.goldene_stadt import GAME as GOLDENE_STADT
from rules.san_francisco import GAME as SAN_FRANCISCO
from rules.san_juan import GAME as SAN_JUAN
from rules.san_marco import GAME as SAN_MARCO

GAMES: Final[dict[str, AnyGame]] = {
    game.key: game for game in (SAN_JUAN, SAN_MARCO, GOLDENE_STADT, SAN_FRANCISCO)
}
