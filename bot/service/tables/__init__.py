"""A table as a thing on a server: opened, joined, looked at, mended, left, offered, expired."""
