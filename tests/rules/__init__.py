"""The rules: the rulebooks as tests, and the tools that all games share."""
