"""Discord's limits: the checks, proof that they can fail, and all that is held against them."""
