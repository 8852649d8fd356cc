"""A process that answers as the greedy of one game does, as long as it is asked (`players.py`).

It reads lists of views and decisions, and writes the list of choices; both are pickled.
"""

import pickle
import sys
from importlib import import_module


def main(key: str) -> None:
    """Answer until nobody asks any more."""
    # Not by the registry, which would load the other games and their data, too.
    greedy = import_module(f"rules.{key}").GAME.greedy
    while True:
        try:
            questions = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        answers = [greedy(view, decision) for view, decision in questions]
        pickle.dump(answers, sys.stdout.buffer)
        sys.stdout.buffer.flush()


if __name__ == "__main__":
    main(sys.argv[1])
