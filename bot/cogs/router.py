"""Answers every click and selection: finds the handler by its claim alone, and calls it.

A decorator on each handler, and nothing else, says which claims it answers (`at_table`,
`anywhere`), where the answer opens, and whether it counts as looking. `PlazaBot.on_interaction` is
the only entrance for components. It judges each by its claim, whatever the message shows by now. It
also answers claims it cannot read, old commands, forms and suggestions.

Public posts (lobby, board, end) are answered with a private message and never edited here; private
panels are edited in place.
"""

from collections.abc import Awaitable, Callable, Iterable, Mapping
from enum import Enum, auto
from functools import partial
from inspect import isfunction
from typing import Any, Final, NamedTuple, TypeAlias, TypeVar
from weakref import WeakKeyDictionary

from bot.cogs.answer import Answer, Values, answer, is_private
from bot.cogs.seeing import check_sees
from bot.engine.errors import ServiceError
from bot.service.host import Host
from bot.ui import ids
from bot.ui.ids import Claim
from bot.ui.items import Interaction
from bot.ui.presenter import Presenter

Handler: TypeAlias = Callable[[Answer, Claim, Values], Awaitable[None]]
"""Answers a click on a component with a certain claim."""

Method = TypeVar("Method", bound=Callable[..., Awaitable[None]])


class Opens(Enum):
    """The place of the answer to a click."""

    IN_PLACE = auto()
    """Instead of the panel, if that is private; else in a private message."""
    BESIDE = auto()
    """In a private message next to what was clicked."""
    NOWHERE = auto()
    """No answer if a post was clicked: the post will show the result. A private panel is replaced.
    A refusal is told privately.
    """


IN_PLACE, BESIDE, NOWHERE = Opens


class Click(NamedTuple):
    """A handler's declaration of the clicks that it answers.

    at_table   the claim names a table; only people who may look at it are answered
    opens      where the answer appears
    looks      it can be repeated without a move, and costs a picture or reading a journal
    """

    at_table: bool
    opens: Opens
    looks: bool


_declared: Final[WeakKeyDictionary[Callable[..., Any], dict[str, Click]]] = WeakKeyDictionary()


def at_table(*actions: str, opens: Opens, looks: bool = False) -> Callable[[Method], Method]:
    """Declare that a method answers claims of these actions, which name a table.

    Only people who may look at the table are answered. `looks`: as in `Click`.
    """
    return partial(_declare, actions, Click(True, opens, looks))


def anywhere(*actions: str, opens: Opens, looks: bool = False) -> Callable[[Method], Method]:
    """Declare that a method answers claims of these actions; the right to look is its concern."""
    return partial(_declare, actions, Click(False, opens, looks))


def _declare(actions: Iterable[str], click: Click, method: Method) -> Method:
    _declared.setdefault(method, {}).update(dict.fromkeys(actions, click))
    return method


class Router:
    """The entrance for clicks. `clicks` has the declarations by action."""

    def __init__(self, host: Host, presenter: Presenter, features: Iterable[object]) -> None:
        """Answer with the methods of `features`. Raises ValueError if two answer the same."""
        self._host = host
        self._presenter = presenter
        self._handlers: dict[str, Handler] = {}
        clicks: dict[str, Click] = {}
        for feature in features:
            for name, method in vars(type(feature)).items():
                declared = _declared.get(method, {}) if isfunction(method) else {}
                for action, click in declared.items():
                    if action in clicks:
                        raise ValueError(f"two methods answer {action}")
                    clicks[action] = click
                    self._handlers[action] = getattr(feature, name)
        self.clicks: Mapping[str, Click] = clicks

    async def component(self, interaction: Interaction) -> None:
        """Answer a click on, or a selection in, any component that was ever sent."""
        data: Any = interaction.data or {}
        claim = ids.read(str(data.get("custom_id")))
        click = None if claim is None else self.clicks.get(claim.action)
        if claim is None or click is None:
            await self.unknown(interaction, claim)
            return
        handler = self._handlers[claim.action]
        values = tuple(str(value) for value in data.get("values") or ())

        async def body(reply: Answer) -> None:
            if click.looks:
                self._host.looks.take(reply.user_id)
            if click.at_table:
                await check_sees(interaction, reply.arrival)
            await handler(reply, claim, values)

        await answer(
            interaction,
            self._host,
            self._presenter,
            body,
            in_place=click.opens is NOWHERE
            or (click.opens is IN_PLACE and is_private(interaction)),
            table=claim.table if click.at_table and claim.table else None,
            seat=claim.seat,
        )
        if interaction.guild_id is None and interaction.message is not None:
            await self._host.messages.note_used(interaction.message.id)

    async def unknown(self, interaction: Interaction, claim: Claim | None = None) -> None:
        """Answer a component or a form that no handler knows (any more)."""

        async def body(_: Answer) -> None:
            raise ServiceError("unknown_component")

        table, seat = (None, None) if claim is None else (claim.table or None, claim.seat)
        await answer(interaction, self._host, self._presenter, body, table=table, seat=seat)
