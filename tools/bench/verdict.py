"""Whether a figure keeps its budget, in a word."""


def verdict(met: bool) -> str:
    """Return the word that follows a figure."""
    return "met" if met else "MISSED"
