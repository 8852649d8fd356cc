"""Play the stored games anew: only after a change of rules that is meant."""

from rules.san_marco import GAME
from tests.rules.san_marco.transcripts import HERE, TRANSCRIPTS
from tests.rules.transcripts import renew

renew(GAME, HERE, TRANSCRIPTS)
