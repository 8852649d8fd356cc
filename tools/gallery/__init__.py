"""`plaza gallery`: every kind of picture, drawn from fixed games, to be looked at."""

from pathlib import Path
from typing import Final

import click

from tools.gallery import drawing

FOLDER: Final = Path("docs/gallery")


@click.command()
@click.option(
    "--out",
    type=click.Path(file_okay=False, path_type=Path),
    default=FOLDER,
    show_default=True,
    help="Where the pictures go.",
)
def gallery(out: Path) -> None:
    """Draw every kind of picture anew, and name those that are not as they were."""
    changed = drawing.write(out)
    for path in changed:
        click.echo(f"  {path}")
    click.echo(f"{len(changed)} files of {out} have changed." if changed else "All is as it was.")
