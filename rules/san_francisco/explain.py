"""Stub."""
def explain(view, decision): return tuple([{} for _ in decision.options])
def remarks(view, picked): return ()
