"""The rules of Die goldene Stadt, clause by clause.

Besides clauses and readings, names carry the numbers of the worked examples that settled the rules
(`t1` to `t51`; the missing ones were never needed).
"""
