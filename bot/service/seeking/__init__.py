"""The queue of `/find`: people of a server who look for a table, and the tables they get."""
