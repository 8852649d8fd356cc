"""Time zones by their IANA names; from the package `tzdata` if the system has none."""

from collections import Counter
from functools import cache
from importlib.resources import files
from typing import Final

from bot.engine.errors import ServiceError

LONGEST: Final = 100
"""The most characters of an unknown zone that are quoted back to the person who typed it."""


@cache
def names() -> tuple[str, ...]:
    """Return the names of all zones, as the package `tzdata` lists them, in order."""
    listed = (files("tzdata") / "zones").read_text(encoding="utf-8").split()
    return tuple(sorted(set(listed) - {"Factory"}))  # it stands for "not set"


@cache
def cities(area: str) -> tuple[str, ...]:
    """Return the zones of an area that people choose from, in order; none for no area.

    For each country the zones that differ, without outdated names.
    """
    listed = (files("tzdata") / "zoneinfo" / "zone.tab").read_text(encoding="utf-8").splitlines()
    zones = [line.split("\t")[2] for line in listed if not line.startswith("#")]
    return tuple(sorted(zone for zone in zones if zone.partition("/")[0] == area))


def zone_named(typed: str) -> str:
    """Return a zone by its name, in any case, or by its city. Raises ServiceError."""
    zone = _by_folded_name().get("_".join(typed.casefold().split()))
    if zone is None:
        raise ServiceError("bad_zone", zone=typed[:LONGEST])
    return zone


@cache
def _by_folded_name() -> dict[str, str]:
    found = {name.casefold(): name for name in names()}
    cities = Counter(_city(name) for name in names())
    return {_city(name): name for name in names() if cities[_city(name)] == 1} | found


def _city(name: str) -> str:
    return name.rpartition("/")[2].casefold()
