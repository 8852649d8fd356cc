"""Choosing a game: each game described in a line, and menus to choose one.

`/play` opens a table of the game that is named, or of the only one that fits the number of players
and the options given. If several fit, it asks with a menu whose claim carries the arguments:
players, privacy, clock. The value of each entry carries those of the options that the game has.
Both are trusted as little as any other claim. The lobby then describes the game, and says how many
can play, and how many are still needed to start; so does starting with too few.
"""

from collections.abc import Iterable
from types import MappingProxyType
from typing import Final, NamedTuple

from bot.text import Texts
from bot.ui.help import PRACTISE
from bot.ui.ids import Claim
from bot.ui.items import MAIN, Button, Menu, entry
from bot.ui.sheet import ENTRIES_LIMIT, Sheet
from bot.ui.typed_options import spelled_out
from rules.game import TOGETHER, AnyGame, Options, TableOption

PLAY: Final = "playgame"
NONE: Final[Options] = MappingProxyType({})
_PRACTISE: Final = 2
"""The bit of a page for `practise`; the first bit says that the table is private."""
_UNSAID: Final = "-"
_NEXT: Final = "."


class Wish(NamedTuple):
    """A person's arguments before they chose the game; 0 players: not given.

    A claim of the menu carries it. `clock` is plain ASCII, as `time_control.spelled` returns it;
    `practise` asks for computers at all other seats, and to begin at once.
    """

    players: int = 0
    private: bool = False
    clock: str = ""
    practise: bool = False

    def claim(self) -> Claim:
        """Return the menu's claim."""
        clock = int.from_bytes(self.clock.encode("ascii"))
        return Claim(
            PLAY, 0, self.players, picks=clock, page=self.private + _PRACTISE * self.practise
        )


def wish_of(claim: Claim) -> Wish:
    """Read a menu's claim; it is no more than a wish."""
    clock = claim.picks.to_bytes(-(-claim.picks.bit_length() // 8)).decode("ascii", "replace")
    return Wish(claim.shown, bool(claim.page & 1), clock, bool(claim.page & _PRACTISE))


def alone(texts: Texts) -> Sheet:
    """Say where tables for several are opened, and offer to practise."""
    sheet = Sheet()
    sheet.text(texts.say("game-alone"))
    sheet.row(Button(Claim(PRACTISE, 0), texts.say("button-practise"), MAIN))
    return sheet


def which(
    games: Iterable[AnyGame], wish: Wish, texts: Texts, notice: str = "", options: Options = NONE
) -> Sheet:
    """Ask for the game of a table, below a notice, keeping options that were already given."""
    sheet = Sheet()
    sheet.text(notice)
    sheet.text(f"### {texts.say('game-which')}", limit=200)
    sheet.row(menu(wish.claim(), games, texts, options=options))
    return sheet


def menu(
    claim: Claim,
    games: Iterable[AnyGame],
    texts: Texts,
    chosen: str = "",
    options: Options = NONE,
) -> Menu:
    """Make a menu of games: its values are their keys, some followed by a space and options."""
    entries = [
        entry(
            _value(game, options),
            texts.of(game.key).title,
            pitch(game, texts),
            chosen=game.key == chosen,
        )
        for game in games
    ]
    return Menu(claim, entries[:ENTRIES_LIMIT], placeholder=texts.say("game-placeholder"))


def _value(game: AnyGame, options: Options) -> str:
    """Return the key of a game, followed by the positions of the values of its options."""
    said = spelled_out(game, options)
    places = [_places(option, said.get(option.name)) for option in game.options]
    return f"{game.key} {_NEXT.join(places)}" if {*places} - {_UNSAID} else game.key


def _places(option: TableOption, chosen: str | None) -> str:
    if chosen is None or not option.allows(chosen):
        return _UNSAID
    return TOGETHER.join([str(option.values.index(one)) for one in option.parts(chosen)])


def options_in(game: AnyGame, places: str) -> dict[str, str]:
    """Read the options that follow the key in the value of a chosen game."""
    found: dict[str, str] = {}
    for option, said in zip(game.options, places.split(_NEXT), strict=False):
        values = {str(place): value for place, value in enumerate(option.values)}
        chosen = TOGETHER.join([values.get(place, "") for place in said.split(TOGETHER)])
        if option.allows(chosen):
            found[option.name] = chosen
    return found


def pitch(game: AnyGame, texts: Texts) -> str:
    """Describe a game, and say how many can play."""
    players = texts.say("game-players", least=min(game.seats), most=max(game.seats))
    return f"{texts.of(game.key).say('title.subtitle')} · {players}"
