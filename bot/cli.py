"""The command line: play, run, doctor, drill, invite, db, table; in a checkout, tools too."""

import asyncio
import sys
from collections.abc import Callable, Generator
from contextlib import contextmanager
from importlib import import_module
from importlib.util import find_spec
from pathlib import Path
from typing import Final, NoReturn

import click

from bot import __version__, config
from bot.config import ConfigError, StartAgain
from bot.languages import DEFAULT, LANGUAGES
from bot.process.garbage import loading
from rules.registry import GAMES

TEMPORARY: Final = 1
PERMANENT: Final = 2
"""Exit codes: they tell whether a later restart may be enough."""

# In a checkout only: an installed Plaza has no such package.
_TOOLS: Final = ("arena", "bench", "fit", "gallery", "new-game") if find_spec("tools") else ()


def _say(sentence: str, _: int) -> None:
    click.echo(f"plaza: {sentence}", err=True)


def _refuse(sentence: object) -> NoReturn:
    """Exit with one sentence, as for every configuration error."""
    _say(str(sentence), PERMANENT)
    sys.exit(PERMANENT)


def _settings() -> config.Settings:
    try:
        return config.load()
    except ConfigError as error:
        _refuse(error)


@contextmanager
def _database(say: Callable[[str, int], None] = _say) -> Generator[config.Settings]:
    """Provide the settings to code that needs the database. Exit with one sentence if it fails."""
    from bot.engine.errors import StorageFailed
    from bot.ops.backup_sqlite import CannotCopy

    try:
        yield _settings()
    except (ConfigError, CannotCopy) as error:
        code, sentence = PERMANENT, str(error)
    except StartAgain as error:
        code, sentence = TEMPORARY, str(error)
    except StorageFailed as error:
        code, sentence = PERMANENT, f"the database cannot be used ({error})."
    else:
        return
    say(sentence, code)
    sys.exit(code)


class _Commands(click.Group):
    """The commands, and the developers' tools, which are imported when they are called."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        """Return the names of all commands."""
        return sorted([*super().list_commands(ctx), *_TOOLS])

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        """Return the command of that name."""
        if cmd_name in _TOOLS:
            name = cmd_name.replace("-", "_")
            return getattr(import_module(f"tools.{name}"), name)
        return super().get_command(ctx, cmd_name)


_FILE: Final = click.Path(dir_okay=False, path_type=Path)
_ID: Final = click.IntRange(1, (1 << 63) - 1)


@click.group(cls=_Commands, context_settings={"help_option_names": ["-h", "--help"]})
@click.version_option(__version__, prog_name="plaza")
def main() -> None:
    """Asynchronous board games in Discord."""


@main.command()
@click.argument("game", type=click.Choice(list(GAMES)), default=next(iter(GAMES)))
@click.option("--port", type=click.IntRange(0, 65535), default=0, help="Where the page is served.")
@click.option("--no-browser", is_flag=True, help="Only print the address.")
@click.option("--language", type=click.Choice(LANGUAGES), default=DEFAULT, help="Of the table.")
def play(game: str, port: int, no_browser: bool, language: str) -> None:
    """Play GAME in a simulated Discord in your browser, against computer players."""
    try:
        with loading():
            from bot import tryout
    except ImportError:
        _refuse("the simulation is not installed: `make play` in a checkout brings it.")
    try:
        asyncio.run(tryout.serve(game=game, port=port, browser=not no_browser, language=language))
    except tryout.CannotServe as error:
        _refuse(error)
    except KeyboardInterrupt:
        click.echo("Stopped.")


@main.command()
def run() -> None:
    """Run the bot in Discord, with the token in PLAZA_TOKEN."""
    with loading():
        from bot import logs
        from bot.process import running

    settings = _settings()
    logs.set_up(settings)
    with _database(logs.tell_end if logs.is_for_machines(settings) else _say):
        running.run(settings)


@main.command()
@click.option("--offline", is_flag=True, help="Leave Discord out.")
def doctor(offline: bool) -> None:
    """Say what Plaza lacks: token, permissions, database, fonts, disk, clock, versions."""
    from bot.ops import doctor as checks

    found = asyncio.run(checks.examine(offline=offline))
    for finding in found:
        click.echo(finding)
    if not checks.is_well(found):
        sys.exit(1)


@main.command()
@click.option("--channel", type=_ID, required=True, help="A text channel for the test.")
@click.option("--user", type=_ID, help="Who clicks and gets direct messages.")
@click.option("--raw", type=_FILE, help="Where Discord's answers are written, without names.")
@click.option("--waits", default="2,5,8", help="Minutes until a nonce is repeated, or none.")
@click.option(
    "--patience", type=click.IntRange(1, 840), default=180, help="Seconds to wait for a click."
)
def drill(channel: int, user: int | None, raw: Path | None, waits: str, patience: int) -> None:
    """Try in the real Discord, in CHANNEL, what Plaza assumes of Discord.

    Stop the bot first, or use the token of another application: both would be told of the clicks.
    Everything that this posts is removed at the end, or by the next drill.
    """
    from bot import logs
    from bot.ops.drill import command
    from bot.ops.drill.ground import CannotDrill

    try:
        settings = config.load()
        token = settings.required_token()
        asked = command.asked(channel, user, patience, waits)
        command.check_writable(raw)
        logs.set_up(settings.model_copy(update={"log_level": "warning"}))
        code = asyncio.run(command.run(asked, token, raw))
    except (ConfigError, CannotDrill) as error:
        _refuse(error)
    sys.exit(code)


@main.command()
@click.option("--client-id", type=click.IntRange(min=1), help="Of the application.")
def invite(client_id: int | None) -> None:
    """Print the link that brings the bot to a server, with the permissions that it needs."""
    from bot.ops import invite as inviting

    try:
        client_id = client_id or inviting.client_id_of(config.load().required_token())
    except ConfigError as error:
        _refuse(error)
    click.echo(inviting.link(client_id))


@main.group()
def db() -> None:
    """Look after the database."""


@db.command()
def upgrade() -> None:
    """Bring the database up to date."""
    from bot import database

    with _database() as settings:
        database.upgrade_alone(settings)
    click.echo("The database is up to date.")


@db.command()
@click.option(
    "--release",
    type=_ID,
    multiple=True,
    help="A whole table: back into play.",
)
@click.option(
    "--rebuild",
    type=_ID,
    multiple=True,
    help="A table with a damaged position: make it anew from the journal.",
)
def check(release: tuple[int, ...], rebuild: tuple[int, ...]) -> None:
    """Prove every table: play its journal again, and compare all that is stored.

    Exit codes: 0 if everything is whole, 1 if something is wrong, 3 if no fault was found but some
    tables began under earlier rules.
    """
    from bot.engine.clock import SystemClock
    from bot.ops import check as checking
    from bot.ops import rebuilding

    with _database() as settings:
        url, clock = settings.database_url, SystemClock()
        if not (release or rebuild):
            sys.exit(asyncio.run(checking.report(url, click.echo)))
        done = asyncio.run(rebuilding.report(url, rebuild, clock, click.echo))
        done &= asyncio.run(checking.report_release(url, release, clock, click.echo))
    if not done:
        sys.exit(1)


@db.command()
@click.argument("source", metavar="FROM")
@click.argument("target", metavar="TO")
def copy(source: str, target: str) -> None:
    """Copy the database at FROM into the one at TO, which is new or empty, and prove it.

    Both are addresses as in PLAZA_DATABASE_URL. Stop Plaza first.
    """
    from bot.ops import moving

    with _database():
        moving.copy(source, target, click.echo)
    click.echo("Every table has arrived as it was. Set PLAZA_DATABASE_URL to the new address.")


@db.command()
@click.argument("error_id", required=False)
def retry(error_id: str | None) -> None:
    """Send again what was given up, all or what stands under ERROR_ID."""
    from bot.engine.clock import SystemClock
    from bot.ops import retry as retrying

    if error_id is not None and not error_id.isascii():
        _refuse(f"{error_id!r} is not the id of an error.")
    with _database() as settings:
        sending = retrying.retry(settings.database_url, error_id, SystemClock(), click.echo)
        count = asyncio.run(sending)
    click.echo(
        f"{count} messages go out with the next move, or when Plaza starts; over PostgreSQL, as"
        " soon as it runs."
    )


@db.command()
@click.argument("file", type=_FILE)
@click.option("--force", is_flag=True, help="Replace a file that is there.")
def backup(file: Path, force: bool) -> None:
    """Copy the database into FILE, also while the bot runs."""
    from bot.ops import daily_backups

    with _database() as settings:
        count = daily_backups.backup(settings.database_url, file, force=force)
    click.echo(f"{file} holds all {count} tables. Keep it safe: it has the cards of all players.")


@db.command()
def skip() -> None:
    """Skip all numbers that Discord may carry, after a restore by PostgreSQL's own programs.

    So that no old button means something new. Stop Plaza first.
    """
    from bot.ops import backup_postgresql as copying

    with _database() as settings:
        copying.skip(settings.database_url)
    click.echo("Later numbers than any in Discord come next. You can start Plaza now.")


@db.command()
@click.option("--table", "number", type=_ID, help="This table alone, also while the bot runs.")
@click.argument("file", type=_FILE)
def restore(number: int | None, file: Path) -> None:
    """Put the backup FILE in the place of the database, which is kept beside it."""
    from bot.engine.clock import SystemClock
    from bot.ops import backup_postgresql as copying_postgresql
    from bot.ops import backup_sqlite as copying
    from bot.ops import rebuilding
    from bot.storage.store import file_of

    with _database() as settings:
        url = settings.database_url
        if number is not None:
            asyncio.run(rebuilding.restore(file, url, number, SystemClock()))
            click.echo(f"Table {number} is as it was in {file}. What it is now is posted soon.")
            return
        if (database := file_of(url)) is None:
            restored = copying_postgresql.restore(file, url, SystemClock())
        else:
            restored = copying.restore(file, database, SystemClock())
    name = "The database" if database is None else database
    click.echo(f"{name} holds the {restored.tables} tables of {file}. You can start Plaza now.")
    if restored.replaced is not None:
        click.echo(f"What was there before is now {restored.replaced}.")


@main.group()
def table() -> None:
    """Take a finished table along as a file, or look into such a file."""


@table.command()
@click.argument("number", type=click.IntRange(min=1))
@click.option("--output", type=_FILE, help="Where it is written; left out, it is printed.")
def export(number: int, output: Path | None) -> None:
    """Write the finished table of this NUMBER as a file."""
    from bot.ops import files

    with _database() as settings, _refusals("en"):
        data = asyncio.run(files.export(settings.database_url, number))
    if output is None:
        click.echo(data, nl=False)
        return
    with _writing(output):
        output.write_bytes(data)
    click.echo(f"{output} holds table {number}, with the cards of all players.")


@table.command()
@click.argument("file", type=_FILE)
@click.option("--step", type=click.IntRange(min=0), help="Up to which step; left out, the last.")
@click.option("--picture", type=_FILE, help="Where the board after that step is drawn.")
@click.option("--language", type=click.Choice(LANGUAGES), default=DEFAULT, help="Of all words.")
def show(file: Path, step: int | None, picture: Path | None, language: str) -> None:
    """Tell what was played in FILE, how it ended, and what happened; draw the board if asked."""
    from bot.ops import files
    from bot.text import texts

    words = texts(language)
    with _refusals(language):
        played = files.play(_content(file))
    number = played.film.last if step is None else min(step, played.film.last)
    for line in files.lines(played, number, words):
        click.echo(line)
    if picture is not None:
        with _writing(picture):
            picture.write_bytes(files.picture(played, number, words))


def _content(file: Path) -> bytes:
    """Return the content of a file if it may be that of a table."""
    from bot.service.tablefile import LARGEST

    try:
        with file.open("rb") as opened:
            return opened.read(LARGEST + 1)
    except OSError as error:
        _refuse(f"{file} cannot be read ({error.strerror}).")


@contextmanager
def _writing(file: Path) -> Generator[None]:
    """Exit with one sentence if a file cannot be written."""
    try:
        yield
    except OSError as error:
        _refuse(f"{file} cannot be written ({error.strerror}).")


@contextmanager
def _refusals(language: str) -> Generator[None]:
    """Exit with the sentence that people see if a service refuses."""
    from bot.engine.errors import ServiceError
    from bot.text import texts

    try:
        yield
    except ServiceError as error:
        _refuse(texts(language).error(error.code, error.facts))
