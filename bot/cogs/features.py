"""All that people can type and click. A new feature is added here."""

from bot.cogs.absence import AbsenceClicks
from bot.cogs.help import Help
from bot.cogs.invitations import InvitationClicks
from bot.cogs.leagues import LeagueClicks
from bot.cogs.lobby import LobbyClicks
from bot.cogs.log import LogClicks
from bot.cogs.notes import NoteClicks
from bot.cogs.open_table import OpenTable
from bot.cogs.plans import PlanClicks
from bot.cogs.privacy import PrivacyClicks
from bot.cogs.ratings import RatingClicks
from bot.cogs.reminders import ReminderClicks
from bot.cogs.replay import ReplayClicks
from bot.cogs.rulebook import RulebookClicks
from bot.cogs.seeking import FindClicks
from bot.cogs.server import ServerClicks
from bot.cogs.settings import SettingClicks
from bot.cogs.subscriptions import SubscriptionClicks
from bot.cogs.table import TableClicks
from bot.cogs.tables import TableCommands
from bot.cogs.votes import VoteClicks
from bot.cogs.watching import WatchClicks
from bot.cogs.which_table import WhichTable
from bot.service.host import Host
from bot.ui.presenter import Presenter


def features(host: Host, presenter: Presenter, watching: Presenter) -> tuple[object, ...]:
    """Return the features. Those that are cogs have commands; any may answer clicks.

    `watching` presents what people watch: its pictures come after those of players.
    """
    which = WhichTable(host, presenter)
    return (
        OpenTable(host, presenter),
        FindClicks(host, presenter),
        Help(host, presenter),
        which,
        TableCommands(host, presenter, which),
        TableClicks(host, presenter),
        LobbyClicks(host, presenter),
        InvitationClicks(host, presenter),
        AbsenceClicks(host, presenter),
        PlanClicks(host),
        ReminderClicks(host),
        VoteClicks(host, presenter),
        NoteClicks(host, which),
        WatchClicks(host, presenter),
        LogClicks(host, watching),
        ReplayClicks(host, watching),
        RatingClicks(host, watching),
        LeagueClicks(host, watching),
        RulebookClicks(host, presenter),
        SettingClicks(host, presenter),
        SubscriptionClicks(host, presenter),
        ServerClicks(host, presenter),
        PrivacyClicks(host, presenter),
    )
