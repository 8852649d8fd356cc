"""How computers play, and what they reckon with: guesses, never a part of the rules."""
