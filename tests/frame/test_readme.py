"""The README's pictures: present, and described for people who cannot see them."""

import re
from pathlib import Path

ROOT = Path(__file__).parents[2]
SHOWPIECES = ROOT / "docs" / "showpieces"


def test_every_picture_is_a_showpiece_and_has_words() -> None:
    shown = re.findall(r'<img [^>]*src="([^"]+)" alt="([^"]+)">', (ROOT / "README.md").read_text())
    assert {ROOT / path for path, _ in shown} == set(SHOWPIECES.iterdir())
