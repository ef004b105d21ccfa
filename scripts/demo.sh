#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# From nothing to two processes that share memory and an event: installs what is missing, generates
# and checks the code, builds it, and runs the demo. Arguments go to the demo (try --help).
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

step() { echo "== $*"; }

step "Setting up"
scripts/setup.sh
step "Generating from spec/"
python3 scripts/generate.py
python3 scripts/generate.py --check
step "Building (Release)"
cmake --preset release >/dev/null
cmake --build --preset release --target ur-ipc-demo
step "Sharing between two processes"
exec build/release/bin/ur-ipc-demo "$@"
