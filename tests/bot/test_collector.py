"""What lives as long as the process is looked at by no collection."""

import gc

from bot.collector import spare_what_stays


def test_what_is_there_is_spared_and_what_comes_later_is_not() -> None:
    try:
        there: list[object] = []
        spare_what_stays()
        later: list[object] = []
        assert gc.get_freeze_count() > 0
        seen = {id(each) for each in gc.get_objects()}
        assert id(there) not in seen
        assert id(later) in seen
    finally:
        gc.unfreeze()
