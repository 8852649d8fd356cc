"""The best players of a game, and a person's record in their games, in words.

People are mentioned, because Discord knows their newest names, and the name known here stands
beside it.
"""

from collections.abc import Iterator, Sequence
from datetime import timedelta
from typing import Final

from bot.engine.model import LeaderPage, Meeting, Profile, RatingInfo, UserInfo
from bot.render import Picture
from bot.render.scene import Played, Record
from bot.text import Texts
from bot.ui.ids import Claim
from bot.ui.items import Button, Menu, entry
from bot.ui.people import mention
from bot.ui.sheet import Sheet

LEADERS: Final = "leaders"
PAGE: Final = "leadpage"

_UNITS: Final = (("days", timedelta(days=1)), ("hours", timedelta(hours=1)))


def leaders(shown: LeaderPage, games: Sequence[str], texts: Texts, least: int) -> Sheet:
    """List the best at a game, with a menu of the other games.

    The buttons that turn pages carry the game's position in `games` as `shown`.
    """
    sheet, game = Sheet(), texts.of(shown.game).title
    sheet.text(f"### {texts.say('leaders-title', game=game)}", limit=200)
    if not shown.leaders:
        sheet.text(texts.say("leaders-none", least=least))
    lines = [
        texts.labelled(mention(each.user_id, shown.known), rated(each, texts))
        for each in shown.leaders
    ]
    sheet.text("\n".join(f"{place}. {line}" for place, line in enumerate(lines, shown.first)))
    sheet.text(f"-# {texts.say('leaders-how', least=least)}")
    entries = [entry(key, texts.of(key).title, chosen=key == shown.game) for key in games]
    sheet.row(Menu(Claim(LEADERS, 0), entries))
    claim = Claim(PAGE, 0, shown=games.index(shown.game))
    turn: list[Button] = []
    if shown.page:
        back = claim._replace(page=shown.page - 1)
        turn.append(Button(back, texts.say("button-better")))
    if shown.more:
        turn.append(Button(claim._replace(page=shown.page + 1), texts.say("button-others")))
    sheet.row(*turn)
    return sheet


def profile(
    shown: Profile, name: str, picture: Picture | str | None, texts: Texts, viewer: UserInfo
) -> Sheet:
    """Show the record of a person of this name, and of their meetings with the viewer; or tell the
    viewer who else can see theirs.

    In words if there is no picture; `picture` is None if there is nothing to draw.
    """
    sheet = Sheet()
    person = mention(shown.user_id, {shown.user_id: name})
    sheet.text(f"### {texts.say('profile-title', name=person)}", limit=200)
    drawn = isinstance(picture, Picture)
    if picture is not None:
        sheet.picture(picture)
    if not drawn:
        sheet.text("\n".join(lines(shown, texts)) or texts.say("profile-none"))
    if shown.stays is not None:
        games, stayed = shown.stays
        sheet.text(texts.say("profile-stayed", games=games, stayed=stayed))
    sheet.text("\n".join(met(shown.meetings, texts)))
    about = ("profile-how", "profile-bar") if drawn else ("profile-how",)
    sheet.text(f"-# {' '.join(texts.say(each) for each in about)}")
    if shown.user_id == viewer.user_id:
        sheet.text(f"-# {texts.say('profile-seen', private=int(viewer.private))}")
    return sheet


def record(shown: Profile, texts: Texts) -> Record:
    """Gather the data of a profile's picture."""
    return Record(tuple(_played(each, shown, texts) for each in shown.ratings))


def _played(rating: RatingInfo, shown: Profile, texts: Texts) -> Played:
    seconds = rating.answer_seconds
    return Played(
        game=rating.game,
        games=rating.games,
        wins=number(rating.wins, texts),
        expected=number(rating.expected, texts),
        reach=rating.reach,
        sure=rating.sure,
        answer="" if seconds is None else lasting(timedelta(seconds=seconds), texts),
        favourites=tuple((each.key, each.times) for each in shown.favourites.get(rating.game, ())),
    )


def lasting(time: timedelta, texts: Texts) -> str:
    """Write a rough length of time, in the largest unit that gives more than one."""
    for unit, one in _UNITS:
        if time >= 2 * one:
            return texts.say(f"span-{unit}", count=round(time / one))
    return texts.say("span-minutes", count=max(1, round(time / timedelta(minutes=1))))


def lines(shown: Profile, texts: Texts) -> Iterator[str]:
    """Yield a line for each game."""
    for each in shown.ratings:
        yield f"- {texts.labelled(texts.of(each.game).title, rated(each, texts))}"


def rated(rating: RatingInfo, texts: Texts) -> str:
    """State a person's rating, its certainty, and its basis."""
    return texts.say(
        "rating-line",
        points=rating.points,
        sure=rating.sure,
        games=rating.games,
        wins=number(rating.wins, texts),
        expected=number(rating.expected, texts),
    )


def number(value: float, texts: Texts) -> str:
    """Write a number with its tenths, if it has any."""
    whole, tenths = divmod(round(10 * value), 10)
    return texts.say("number", whole=whole, tenths=tenths)


def met(meetings: Sequence[Meeting], texts: Texts) -> Iterator[str]:
    """Yield a line for each game in which the viewer has met a person, and a heading above."""
    if meetings:
        yield f"**{texts.say('profile-met')}**"
    for each in meetings:
        game, _, ahead, behind = each
        title = texts.of(game).title
        told = texts.say("profile-meeting", games=each.games, ahead=ahead, behind=behind)
        yield f"- {texts.labelled(title, told)}"
