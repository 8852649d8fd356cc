"""Time zones by their IANA names."""

from functools import cache
from importlib.resources import files

from bot.service.errors import ServiceError


@cache
def names() -> tuple[str, ...]:
    """Return the names of all zones, as the package `tzdata` lists them, in order."""
    listed = (files("tzdata") / "zones").read_text(encoding="utf-8").split()
    return tuple(sorted(set(listed) - {"Factory"}))  # which stands for "not set"


def zone_named(typed: str) -> str:
    """Return the name of the zone that is meant, whatever its case. Raises ServiceError."""
    zone = _by_folded_name().get("_".join(typed.casefold().split()))
    if zone is None:
        raise ServiceError("bad_zone", zone=typed)
    return zone


@cache
def _by_folded_name() -> dict[str, str]:
    return {name.casefold(): name for name in names()}
