"""A running table: turns, clocks, computers, notices. It knows no feature (`bot/service`)."""
