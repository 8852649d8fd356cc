"""A running table: turns, clocks, computers, who is told. It knows no feature (`bot/service`)."""
