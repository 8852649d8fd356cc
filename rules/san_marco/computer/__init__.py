"""Computer play and its estimates: guesses, never a part of the rules."""
