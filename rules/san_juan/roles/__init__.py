"""The five roles, a module each: their questions, and the effects of the answers (RULES.md 5)."""
