"""Words: keys and facts become sentences in a language.

Everything that people read comes from the catalogues in `data/text/`; the code here knows no
language and no game. `texts("de").say("button-join")` words the host, `texts("de").of(game)` a
game. Names of people go through `clean_name` when they come in and `escape` when they are shown
in Discord's markdown; `told_apart` keeps those of a table distinct.
"""

from bot.languages import LANGUAGES
from bot.text.apart import COMPUTERS, told_apart
from bot.text.cutting import cut
from bot.text.game import Brief, GameTexts, OptionText
from bot.text.host import Texts, texts
from bot.text.names import clean_line, clean_name, escape

__all__ = [
    "COMPUTERS",
    "LANGUAGES",
    "Brief",
    "GameTexts",
    "OptionText",
    "Texts",
    "clean_line",
    "clean_name",
    "cut",
    "escape",
    "texts",
    "told_apart",
]
