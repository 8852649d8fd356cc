"""The host: tables, storage, clocks, pictures, Discord. It knows no rule of any game."""
