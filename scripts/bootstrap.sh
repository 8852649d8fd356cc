#!/bin/sh
# Make Plaza's virtual environment, or say in one sentence what is missing for that.
#
#   scripts/bootstrap.sh VENV PURPOSE      run, or an extra of pyproject.toml: play or test
#
# The environment variable PYTHON says which interpreter to use (default: python3).
set -eu

venv=$1
case $2 in
    run) plaza=. target=install ;;
    *) plaza=".[$2]" target=$2 ;;
esac
python=${PYTHON:-python3}
hint="or say which one to use: make PYTHON=/path/to/python3.12 $target"

fail() {
    echo "$1" >&2
    exit 1
}

pip_install() {
    "$venv/bin/python" -m pip install --quiet --disable-pip-version-check -c constraints.txt "$@"
}

command -v "$python" >/dev/null 2>&1 ||
    fail "Plaza needs Python 3.11 or newer and found no $python; install it, $hint"

version=$("$python" -c 'import sys; print("%d.%d.%d" % sys.version_info[:3])' 2>/dev/null) ||
    fail "Plaza needs Python 3.11 or newer and $python does not run; install it, $hint"

"$python" -c 'import sys; sys.exit(sys.version_info < (3, 11))' ||
    fail "Plaza needs Python 3.11 or newer; found $version. Install it, $hint"

# Debian and its children ship Python without these two and hold them in a package of their own.
case ${python##*/} in
    python3*) package=${python##*/}-venv ;;
    *) package=python3-venv ;;
esac
"$python" -c 'import ensurepip, venv' 2>/dev/null ||
    fail "Plaza needs the venv module, which Python $version lacks here; install it (Debian, Ubuntu: apt-get install $package), $hint"

# An interrupted start or a removed interpreter leaves an environment that does not run.
if ! "$venv/bin/python" -m pip --version >/dev/null 2>&1; then
    "$python" -m venv --clear "$venv" ||
        fail "Plaza could not make its environment in $venv with Python $version; the reason stands above."
fi

echo "Installing Plaza and what it needs into $venv (about a minute, once) ..."
# The pip that an older Python brings takes twice as long to choose among the files of an index.
{ pip_install --upgrade pip && pip_install --no-compile -e "$plaza"; } ||
    fail "Plaza's packages could not be installed; pip's reason stands above (is there a network?)."

# On all cores, as pip does not. What a package has for other Pythons is passed over.
"$venv/bin/python" -m compileall -q -j 0 "$venv/lib" >/dev/null || true
