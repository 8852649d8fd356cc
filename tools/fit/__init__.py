"""The fitting of what a search believes of a position: `plaza fit GAME`."""

from tools.fit.command import fit as fit
