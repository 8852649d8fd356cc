"""The real bot under load: many running tables, many clicks, a Discord that is slow and strict."""
