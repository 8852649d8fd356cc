"""The languages that Plaza speaks: those whose catalogues are in `data/text`."""

from importlib.resources import files
from typing import Final

DEFAULT: Final = "en"
SHELF: Final = files("data") / "text"
"""The folder of the catalogues: `<name>.<language>.ftl`."""

_FOUND: Final = {
    file.name.split(".")[1] for file in SHELF.iterdir() if file.name.startswith("host.")
}
LANGUAGES: Final = (DEFAULT, *sorted(_FOUND - {DEFAULT}))
