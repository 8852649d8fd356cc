"""Whether a figure keeps its budget, in a word."""


def verdict(met: bool) -> str:
    """Return the word that stands behind a figure."""
    return "met" if met else "MISSED"
