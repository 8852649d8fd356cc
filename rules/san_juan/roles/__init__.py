"""The five roles, a module each: who is asked what, and what the answers bring (RULES.md 5)."""
