"""The games. Pure Python: no input or output, no clock, no Discord, no language."""
