"""Real discord.py over real sockets, against a small Discord of our own on loopback."""
