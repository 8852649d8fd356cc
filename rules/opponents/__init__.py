"""Players that know only a view, a decision and positions that could be."""

from rules.opponents.levels import choose as choose
