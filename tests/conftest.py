"""What holds for every test: how Hypothesis searches."""

from hypothesis import settings

# Derandomised, so that a failure repeats; without a deadline, as test machines stall; without a
# database, as parallel processes would share it.
settings.register_profile("plaza", derandomize=True, deadline=None, database=None)
settings.load_profile("plaza")
