"""Play the stored games anew: only after a change of rules that is meant."""

from tests.rules.san_juan.transcripts import HERE, TRANSCRIPTS, play, write

for stale in HERE.glob("*.txt"):
    stale.unlink()
for played in TRANSCRIPTS:
    text = write(played, play(played))
    (HERE / played.name).write_text(text, encoding="utf-8")
    print(f"{played.name}: {len(text.splitlines())} lines")
