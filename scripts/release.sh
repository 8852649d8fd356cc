#!/bin/sh
# Lay this checkout's commit out as a release, in a folder and an environment of its own, and switch
# to it. What runs keeps its files until it is restarted.
#
#   scripts/release.sh ROOT [EXTRA]      such as /opt/plaza postgresql
#
# ROOT/current leads to the newest release; PYTHON says which interpreter to use (default: python3).
set -eu
umask 022 # the service has to read what root lays out

root=$1
extra=${2:-}
name=$(git log -1 --format=%cd-%h --date=format:%Y%m%d)
release=$root/releases/$name

if [ ! -e "$release/.complete" ]; then
    echo "Laying out $release ..."
    rm -rf "$release"
    mkdir -p "$release"
    git -c tar.umask=0022 archive HEAD | tar -x -C "$release"
    make -C "$release" --no-print-directory install
    touch "$release/.complete"
fi
if [ -n "$extra" ]; then # a release that was laid out without it gets it now
    (cd "$release" && .venv/bin/python -m pip install --quiet --disable-pip-version-check \
        -c constraints.txt -e ".[$extra]")
fi

ln -sfn "releases/$name" "$root/.next"
mv -T "$root/.next" "$root/current"
echo "$root/current is $name now. Restart Plaza to use it; earlier releases can be removed then."
