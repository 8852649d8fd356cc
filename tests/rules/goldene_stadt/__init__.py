"""The rules of Die goldene Stadt, clause by clause.

Beside clauses and readings, names carry the numbers of the worked examples by which the rules were
settled (`t1` to `t51`; those that are missing were never needed).
"""
