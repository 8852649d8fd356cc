"""`plaza gallery`: every kind of picture, drawn from fixed games, to be looked at."""

from pathlib import Path
from typing import Final

import click

from rules.registry import GAMES
from tools.gallery import drawing, manifest
from tools.gallery.before import CannotDraw, drawn_before

FOLDER: Final = Path("build/gallery")
MANIFESTS: Final = Path("docs/gallery")


@click.command()
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=FOLDER,
    show_default=True,
    help="Where the pictures go.",
)
@click.option(
    "--before",
    default="HEAD",
    show_default=True,
    help="The revision with which to compare them.",
)
def gallery(out: Path, before: str) -> None:
    """Draw every kind of picture; name those that have changed, and show them before and after."""
    try:
        with drawn_before(before, out / "before") as former:
            written = [path for key in GAMES if (path := _drawn(key, out))]
    except CannotDraw as error:
        raise click.ClickException(str(error)) from None
    changed = drawing.compare(former, out)
    for path in [*changed, *written]:
        click.echo(f"  {path}")
    if changed:
        click.echo(f"{len(changed)} pictures are not as in {before}: see {out / drawing.CHANGED}.")
    else:
        click.echo(f"All pictures are as in {before}.")


def _drawn(key: str, out: Path) -> Path | None:
    """Draw a game; return its manifest if that has changed."""
    pictures = drawing.pictures_of(key)
    drawing.write(out / key, pictures)
    path = MANIFESTS / f"{key}.txt"
    entries = {name: manifest.entry_of(picture) for name, picture in pictures.items()}
    return path if manifest.write(path, entries) else None
