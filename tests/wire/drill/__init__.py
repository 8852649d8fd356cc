"""`plaza drill` against the loopback Discord."""
