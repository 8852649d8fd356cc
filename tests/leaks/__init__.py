"""No one can fetch what they may not know: pairs of worlds that differ only in that."""
