"""Discord's limits: the checks, proof that they can fail, and everything that is checked."""
