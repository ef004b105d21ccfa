#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Runs all tests: the generator's first, since they take seconds, then a Release build and what
# CTest knows, then each fuzzer for a few seconds. Prints one closing line of totals; exit code 0
# means that nothing failed.
#
#   scripts/test.sh                      everything but the tests with released packages
#   scripts/test.sh --interop            those too (downloads about 700 MB the first time)
#   scripts/test.sh --preset asan-ubsan  another preset of CMakePresets.json, without fuzzers
#   scripts/test.sh --preset fuzz        the fuzzers, a minute each
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

preset=release
interop=OFF
while (($#)); do
  case "$1" in
  --interop) interop=ON ;;
  --preset)
    preset="${2:?--preset needs a name}"
    shift
    ;;
  *)
    echo "usage: scripts/test.sh [--interop] [--preset NAME]" >&2
    exit 2
    ;;
  esac
  shift
done

results="$PWD/build/$preset/results"
mkdir -p "$results"
rm -f "$results"/*.xml
broken=0

step() { echo "== $*"; }
# A step that is no test of its own counts as one that failed.
attempt() { "$@" || broken=$((broken + 1)); }

closing_line() {
  python3 - "$broken" "$results" <<'EOF'
import sys
from pathlib import Path
from xml.etree import ElementTree

failed, passed, skipped = int(sys.argv[1]), 0, 0
for report in Path(sys.argv[2]).glob("*.xml"):
    for case in ElementTree.parse(report).iter("testcase"):
        if case.find("failure") is not None or case.find("error") is not None:
            failed += 1
        elif case.find("skipped") is not None or case.get("status") in ("notrun", "disabled"):
            skipped += 1
        else:
            passed += 1
print(f"{passed} passed, {failed} failed" + (f", {skipped} skipped" if skipped else ""))
sys.exit(failed != 0)
EOF
}

# build_and_test PRESET [CMAKE-OPTION...]
build_and_test() {
  local report="$results/ctest-$1.xml"
  step "Building ($1)"
  cmake --preset "$@" >/dev/null && cmake --build --preset "$1" || return
  step "Running CTest ($1)"
  # A failing test shows in its report; here only a report that is missing counts.
  ctest --preset "$1" --parallel 2 --progress --output-junit "$report" || true
  [[ -f "$report" ]]
}

test_preset() {
  case "$preset" in
  release)
    attempt build_and_test release -DUR_IPC_BUILD_INTEROP=$interop
    attempt build_and_test fuzz -DUR_IPC_FUZZ_SECONDS=10
    ;;
  fuzz) attempt build_and_test fuzz -DUR_IPC_FUZZ_SECONDS=60 ;;
  *) attempt build_and_test "$preset" -DUR_IPC_BUILD_INTEROP=$interop ;;
  esac
}

test_generator() {
  .venv/bin/python -m pytest --junit-xml="$results/pytest.xml" || true
  [[ -f "$results/pytest.xml" ]]
}

step "Setting up"
scripts/setup.sh
if [[ $interop == ON ]]; then
  test/interop/setup.sh
fi
step "Checking the generated files"
attempt python3 scripts/generate.py --check
step "Checking the Python code"
attempt .venv/bin/ruff check --quiet
attempt .venv/bin/ruff format --check --quiet
attempt .venv/bin/mypy
step "Testing the generator"
attempt test_generator
test_preset
closing_line
