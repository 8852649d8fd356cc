"""The action cards, one module each (RULES.md 5).

`go_on` asks for what is still open about the card being played, or carries it out.
"""
