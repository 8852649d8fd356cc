"""Everything that outlives the process. No Discord, no rule of any game, no decision of its own."""
