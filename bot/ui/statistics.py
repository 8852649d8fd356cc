"""`/stats`: the games of a server or a person in numbers, as a picture or in words."""

from collections.abc import Iterator
from datetime import timedelta

from bot.engine.model import Profile
from bot.render import Picture
from bot.render.scene import Favoured, Figures
from bot.service.statistics import Numbers
from bot.text import Texts
from bot.ui.people import mention
from bot.ui.ratings import lasting, met
from bot.ui.sheet import Sheet


def build(
    shown: Numbers, profile: Profile | None, name: str, picture: Picture | str | None, texts: Texts
) -> Sheet:
    """Show the numbers of the person of a profile, or else of this server.

    In words if there is no picture; `picture` is None if there is nothing to draw.
    """
    sheet = Sheet()
    title = texts.say("stats-server")
    if profile is not None:
        person = mention(profile.user_id, {profile.user_id: name})
        title = texts.say("stats-person", name=person)
    sheet.text(f"### {title}", limit=200)
    if picture is not None:
        sheet.picture(picture)
    if not shown.games:
        sheet.text(texts.say("stats-none"))
    elif not isinstance(picture, Picture):
        sheet.text("\n".join(_lines(figures(shown, profile, texts), texts)))
    if profile is not None:
        sheet.text("\n".join(met(profile.meetings, texts)))
    sheet.text(f"-# {texts.say('stats-how', whose='server' if profile is None else 'person')}")
    return sheet


def figures(shown: Numbers, profile: Profile | None, texts: Texts) -> Figures:
    """Gather the data of the picture."""
    return Figures(
        tuple(_figures(shown, profile, texts)),
        shown.months,
        tuple(Favoured(game, games, _liked(game, profile, texts)) for game, games in shown.games),
        person=profile is not None,
    )


def _figures(shown: Numbers, profile: Profile | None, texts: Texts) -> Iterator[tuple[str, str]]:
    """Yield numbers, each with its label."""
    finished, over = shown.finished, shown.over
    yield texts.say("stats-count", count=finished), texts.say("stats-finished", count=finished)
    percent = texts.say("picture-percent", percent=100 * finished // max(1, over))
    yield percent, texts.say("stats-share")
    if shown.seconds is not None:
        yield lasting(timedelta(seconds=shown.seconds), texts), texts.say("stats-answer")
    if profile is not None and profile.stays is not None:
        games, stayed = profile.stays
        yield texts.say("stats-of", part=stayed, all=games), texts.say("stats-stayed")


def _liked(game: str, profile: Profile | None, texts: Texts) -> str:
    """Name what a person likes to do most in a game, if that is known."""
    if profile is None or not profile.favourites.get(game):
        return ""
    first = profile.favourites[game][0]
    return texts.times(first.times, texts.of(game).name(first.key))


def _lines(shown: Figures, texts: Texts) -> Iterator[str]:
    yield from (f"- **{number}** {label}" for number, label in shown.figures)
    for game, games, liked in shown.favourites:
        count = texts.say("stats-count", count=games)
        line = texts.labelled(texts.of(game).title, count)
        yield f"- {line} · {liked}" if liked else f"- {line}"
