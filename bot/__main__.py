"""`python -m bot` is `plaza`."""

from bot.cli import main

main()
