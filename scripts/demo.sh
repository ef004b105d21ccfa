#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Runs the demo from a fresh checkout: two processes share each kind of object. Installs missing
# packages, generates and checks the code, and builds it. Passes its arguments to the demo (try
# --help).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

step() { echo "== $*"; }
# Formats seconds as 3 min 5 s.
duration() { echo "$(($1 / 60)) min $(($1 % 60)) s"; }

step "Setting up"
scripts/setup.sh
step "Generating from spec/"
python3 scripts/generate.py
python3 scripts/generate.py --check
step "Building (Release)"
started=$SECONDS
cmake --preset release >/dev/null
rm -f build/release/compile_costs.txt
cmake --build --preset release --target ur-ipc-demo
build_seconds=$((SECONDS - started))
scripts/build_costs.py build/release
step "Sharing between two processes"
status=0
build/release/bin/ur-ipc-demo "$@" || status=$?
echo "took $(duration $SECONDS); the build took $(duration $build_seconds)"
exit $status
