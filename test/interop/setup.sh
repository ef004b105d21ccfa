#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Installs the released packages of requirements.txt into .venv-interop at the project's root.
# Does nothing, and needs no network, if they are already installed.
set -euo pipefail

here="$(cd "$(dirname "${BASH_SOURCE[0]}")" && pwd)"
root="$(cd "$here/../.." && pwd)"
venv="$root/.venv-interop"
wanted="$here/requirements.txt"
# The last step writes this file, so the next run completes an interrupted installation.
installed="$venv/installed-requirements.txt"

if cmp --silent "$wanted" "$installed"; then
  exit 0
fi

say() { echo "interop: $*"; }
fail() {
  echo "interop: $*" >&2
  exit 1
}

if [[ "$(uname -sm)" != "Linux x86_64" ]]; then
  fail "the released packages exist only for x86-64 Linux, but this machine is $(uname -sm)"
fi
if ! python3 -c 'import ensurepip' 2>/dev/null; then
  fail "python3 cannot make virtual environments; install python3-venv"
fi

say "making the virtual environment ${venv#"$root/"}"
python3 -m venv "$venv"

say "installing $(grep --count '==' "$wanted") packages from PyPI, about 1.5 GB"
"$venv/bin/python" -m pip install --disable-pip-version-check --no-deps --only-binary :all: \
  --requirement "$wanted" || fail "pip could not install all of ${wanted#"$root/"}; its message is above"
"$venv/bin/python" -m pip check --quiet --disable-pip-version-check ||
  fail "the pinned packages contradict each other; correct the versions in ${wanted#"$root/"}"

cp "$wanted" "$installed"
say "ready"
