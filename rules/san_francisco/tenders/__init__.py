"""The three kinds of tenders (RULES.md 4): each a module under its name in the rulebook."""
