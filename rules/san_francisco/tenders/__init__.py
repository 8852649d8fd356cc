"""The three kinds of tenders (RULES.md 4), one module each."""
