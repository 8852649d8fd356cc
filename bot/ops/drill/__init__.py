"""`plaza drill`: tests whether the real Discord does what Plaza assumes of it.

`assumptions.py` is the list, `running.py` the order of the checks. Each check posts with the bot's
own code and reads back by REST. Everything it makes carries a mark (`marks.py`) and is removed.
"""
