"""Fitting what a search believes about a position: `plaza fit GAME`."""

from tools.fit.command import fit as fit
