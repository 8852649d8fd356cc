#!/bin/sh
# Write constraints.txt: the newest versions that pyproject.toml allows together, all extras included.
#
# Run through `make constraints`. Nothing of the present pins is taken over; the tests have the last word.
set -eu

python=${PYTHON:-python3}
work=$(mktemp -d)
trap 'rm -rf "$work"' EXIT

"$python" -m venv "$work/venv"
"$work/venv/bin/python" -m pip install --quiet --disable-pip-version-check --upgrade pip
"$work/venv/bin/python" -m pip install --quiet --disable-pip-version-check -e '.[test,fast]'
"$work/venv/bin/python" -m pip check

"$work/venv/bin/python" -m pip freeze --all --exclude-editable >"$work/pins"
# discord.py asks for this one only where the standard library has lost audioop: Python 3.13 and later.
echo 'audioop-lts==0.2.2; python_version >= "3.13"' >>"$work/pins"

{
    echo "# Every package that Plaza installs, at the version it was tested with: all extras, transitively."
    echo "# Written by \`make constraints\`; change pyproject.toml instead of this file."
    LC_ALL=C sort -f "$work/pins"
} >constraints.txt
