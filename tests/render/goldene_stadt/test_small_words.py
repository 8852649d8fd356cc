"""Words can be read on a phone."""

import pytest

from tests.render.small_words import too_small
from tests.render.sprites import forget_all
from tools.gallery.positions import scenes


@pytest.mark.proof
def test_nothing_is_written_that_a_phone_leaves_unreadable() -> None:
    """In no scene; this is one test, because finding their names takes whole games."""
    forget_all()
    for name, scene in scenes("goldene_stadt").items():
        if scene.kind != "hand" or scene.large:
            assert not too_small(scene), name
    forget_all()
