"""Fitting a search's beliefs about a position: `plaza fit GAME`."""

from tools.fit.command import fit as fit
