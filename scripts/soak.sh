#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# The soak test before a release (T48). For the given hours it checks random histories of the API
# against a model. In parallel, 64 processes exchange memory, and the test kills some of them. Exit
# code 0: no call returned a wrong result or byte, nothing hung, and no descriptor or mapping leaked.
#
#   scripts/soak.sh HOURS [ADAPTER-LIBRARY]      fractions of an hour are fine
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

if (($# < 1 || $# > 2)); then
  echo "usage: scripts/soak.sh HOURS [ADAPTER-LIBRARY]" >&2
  exit 2
fi
hours="$1"
build=build/release
export UR_ADAPTERS_FORCE_LOAD="${2:-$PWD/$build/lib/libur_adapter_native_cpu.so.0}"
results="$build/soak"

cmake --preset release >/dev/null
cmake --build --preset release
mkdir -p "$results"

seconds="$(awk -v hours="$hours" 'BEGIN { print hours * 3600 }')"
$build/bin/ur-ipc-conformance --device 0 --histories-seconds "$seconds" >"$results/model.log" 2>&1 &
model=$!

# Updates one line on a terminal; otherwise prints a line every ten minutes.
total="$(awk -v hours="$hours" 'BEGIN { printf "%d", hours * 60 }')"
last_line=-600
progress() {
  local line="soak: $((SECONDS / 60)) of $total min, $rounds rounds of crowds, $failures failures"
  if [[ -t 1 ]]; then
    printf '\r%s\033[K' "$line"
  elif ((SECONDS - last_line >= 600)); then
    last_line=$SECONDS
    echo "$line"
  fi
}

failures=0
rounds=0
SECONDS=0
while kill -0 $model 2>/dev/null; do
  progress
  if ! $build/bin/ur_fault_adapter_tests --gtest_filter='NightlyCrowd*' >"$results/crowds.log" 2>&1; then
    cp "$results/crowds.log" "$results/crowds-failed-$((++failures)).log"
  fi
  rounds=$((rounds + 1))
done
if [[ -t 1 ]]; then
  echo
fi
wait $model || failures=$((failures + 1))
cat "$results/model.log"
echo "soak of $hours hours: $failures failures; logs in $results"
((failures == 0))
