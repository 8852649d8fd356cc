"""The use cases of the host, one transaction each. No Discord, no rule and no name of any game."""
