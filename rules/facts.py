"""Facts of an event or an option by name, with the type that its reader expects.

Each raises KeyError if there is no such fact, and TypeError if it is of another kind.
"""

from rules.event import Facts, Seat


def number_at(facts: Facts, name: str) -> int:
    """Return a number: a count, a price, a seat."""
    found = facts[name]
    if not isinstance(found, int):
        raise TypeError(f"{name} is no number: {found}")
    return found


def key_at(facts: Facts, name: str) -> str:
    """Return a stable key, such as `"building:library"`."""
    found = facts[name]
    if not isinstance(found, str):
        raise TypeError(f"{name} is no key: {found}")
    return found


def numbers_at(facts: Facts, name: str) -> tuple[int, ...]:
    """Return several numbers."""
    found = _several(facts, name)
    numbers = tuple([one for one in found if isinstance(one, int)])
    if len(numbers) < len(found):
        raise TypeError(f"{name} is not several numbers: {found}")
    return numbers


def keys_at(facts: Facts, name: str) -> tuple[str, ...]:
    """Return several keys."""
    found = _several(facts, name)
    keys = tuple([one for one in found if isinstance(one, str)])
    if len(keys) < len(found):
        raise TypeError(f"{name} is not several keys: {found}")
    return keys


def _several(facts: Facts, name: str) -> tuple[int, ...] | tuple[str, ...]:
    found = facts[name]
    if not isinstance(found, tuple):
        raise TypeError(f"{name} is not several: {found}")
    return found


def counts_at(facts: Facts) -> list[tuple[Seat, int]]:
    """Return the facts "seats" and "counts" together: each seat with its number."""
    return list(zip(numbers_at(facts, "seats"), numbers_at(facts, "counts"), strict=True))
