#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Runs the test suites that scripts/device_tests.sh packed into this folder, on the machine's first CUDA device. Continues after
# a failure. Needs only this folder and the driver; skips steps that need python3 or compute-sanitizer if the program is
# missing.
#
#   run.sh OUT [--quick] [STEP...]
#
# STEP is a pattern: only the steps that match one of the patterns run. --quick shortens the steps. Writes OUT/report.md and a
# log of each step. Exits with the number of failed steps.
set -uo pipefail

usage() {
  echo "usage: run.sh OUT [--quick] [STEP...]" >&2
  exit 2
}

quick=
out=
wanted=()
for argument in "$@"; do
  case "$argument" in
  --quick) quick=1 ;;
  -*) usage ;;
  *) if [[ -z "$out" ]]; then out="$argument"; else wanted+=("$argument"); fi ;;
  esac
done
[[ -n "$out" ]] || usage
mkdir -p "$out" || exit 2
out="$(cd "$out" && pwd)"
cd "$(dirname "${BASH_SOURCE[0]}")" || exit 2
here="$PWD"

export LD_LIBRARY_PATH="$here${LD_LIBRARY_PATH:+:$LD_LIBRARY_PATH}"
export UR_ADAPTERS_FORCE_LOAD="$here/libur_adapter_cuda.so.0"

failed=0
rows=()
failures=()

is_wanted() {
  local pattern
  for pattern in "${wanted[@]}"; do
    # shellcheck disable=SC2053 # a pattern
    [[ "$1" == $pattern ]] && return 0
  done
  ((${#wanted[@]} == 0))
}

note() { # STEP RESULT SECONDS
  rows+=("| $1 | $2 | $3 |")
  echo "$1: $2, $3 s"
}

# step NAME LIMIT-SECONDS COMMAND...
step() {
  local name="$1" limit="$2" started=$SECONDS code=0 result
  shift 2
  is_wanted "$name" || return 0
  timeout -k 5 "$limit" "$@" >"$out/$name.log" 2>&1 </dev/null || code=$?
  case $code in
  0)
    result=ok
    # Exit code 0 is not enough: the filter may match no test, or the device may be missing.
    if grep -q '^\[==========\] Running 0 tests' "$out/$name.log" || ! grep -q . "$out/$name.log"; then
      code=1 result="**tested nothing**"
    fi
    ;;
  124 | 137) result="**not done after $limit s**" ;;
  *) result="**failed** ($code)" ;;
  esac
  note "$name" "$result" $((SECONDS - started))
  if ((code != 0)); then
    failed=$((failed + 1))
    failures+=("$name")
  fi
}

skip() { # NAME REASON
  if is_wanted "$1"; then
    note "$1" "skipped: $2" 0
  fi
}

python_step() {
  if command -v python3 >/dev/null; then
    step "$1" "$2" python3 -B "${@:3}"
  else
    skip "$1" "no python3"
  fi
}

# Tests of two processes.
cross_process='RoundTrip/*:SharedEvent.*:Stale/*:Put/*:urIPCClose*:Neighbors/*:ManyOpens/*'
cross_process+=':FarPointer.*:FarPhysicalMemory.*:HandleLength/*:Forged*'

sanitizer="$(command -v compute-sanitizer || command -v /usr/local/cuda/bin/compute-sanitizer || true)"

conformance=(./ur-ipc-conformance --timeout 20 --json "$out/conformance.json")
history_seconds=30
bench_ipc=(./ur-bench-ipc)
bench_cuda=(./ur-bench-cuda)
peers=(peers.py --json "$out/peers.json")
if [[ -n "$quick" ]]; then
  conformance+=(--quick)
  history_seconds=5
  bench_ipc+=(--rounds 20)
  bench_cuda+=(--check)
  peers+=(--rounds 2 --signals 10 --sizes 2)
fi

step facts 150 ./cuda_driver_facts
step conformance 400 "${conformance[@]}"
# Excludes tests that make calls of the software driver fail, or know where that driver places ranges.
of_two_devices='*OfTwo*:*OfStrangers*'
step own_rules 90 ./cuda_memory_test "--gtest_filter=-Calls/*:*FailedAfterSubmission:*FailedAfterItWasEnqueued:*WithABroker:*AreTheSixteenNewest:SmallBlocks*:Fabric*:NoFabric*:UnmapTest*:LostDeviceTest*:$of_two_devices"
step own_rules_with_a_broker 90 env UR_IPC_BROKER=on ./cuda_memory_test "--gtest_filter=Foreign*-$of_two_devices"
step own_rules_with_small_blocks 90 env UR_IPC_CUDA_SMALL=pooled ./cuda_memory_test '--gtest_filter=SmallBlocks*'
two_devices=1
if [[ "$(./cuda_driver_facts two_devices 2>&1)" == *"there is one device"* ]]; then
  two_devices=
  skip own_rules_of_two_devices "one device"
else
  step own_rules_of_two_devices 90 ./cuda_memory_test '--gtest_filter=*OfTwo*-Refused*:*OfStrangers*'
fi
for group in Rights KilledWhileMapped Shortage Cycles Fork KilledSignaler SignalsOfBothSides Disorder; do
  step "fault.$group" 60 ./ur_fault_adapter_tests "--gtest_filter=$group*"
done
step fault.Crowd 150 ./ur_fault_adapter_tests '--gtest_filter=Crowd*'
step fault.NoMemory 60 ./ur_fault_memory_tests
step histories 90 ./ur-ipc-conformance --device 0 --histories-seconds "$history_seconds" --seed 44
python_step arrays 200 arrays.py
python_step without_pidfd_getfd 60 without_pidfd_getfd.py ./ur-ipc-conformance --timeout 20 \
  --filter 'RoundTrip/*:SharedEvent.*'
if [[ -n "$sanitizer" ]]; then
  step memcheck 400 "$sanitizer" --tool memcheck --target-processes all --report-api-errors no --error-exitcode 9 \
    ./ur-ipc-conformance --timeout 60 --filter "$cross_process"
else
  skip memcheck "no compute-sanitizer"
fi
step bench_ipc 60 "${bench_ipc[@]}"
step bench_cuda 200 "${bench_cuda[@]}" --json "$out/bench_cuda.json"
if [[ -n "$two_devices" ]]; then
  step bench_cuda_of_two_devices 200 "${bench_cuda[@]}" --exporters-device 1 --json "$out/bench_cuda_of_two_devices.json"
else
  skip bench_cuda_of_two_devices "one device"
fi
python_step peers 400 "${peers[@]}"

# value NAME: prints nvidia-smi's value for the first device.
value() {
  local text
  text="$(nvidia-smi --query-gpu="$1" --format=csv,noheader 2>/dev/null | head -n 1)"
  echo "${text:-unknown}"
}

code_block() { printf '\n~~~\n%s\n~~~\n' "$1"; }

{
  printf '# The CUDA adapter on a device\n\n'
  printf '| | |\n|---|---|\n'
  printf '| device | %s |\n' "$(value name)"
  printf '| driver | %s |\n' "$(value driver_version)"
  printf '| kernel | %s |\n' "$(uname -r)"
  printf '| date | %s |\n\n' "$(date -u +%Y-%m-%d)"
  printf '| step | result | seconds |\n|---|---|---|\n'
  printf '%s\n' "${rows[@]}"
  for name in "${failures[@]}"; do
    printf '\n## %s, the last lines\n' "$name"
    code_block "$(tail -n 30 "$out/$name.log")"
  done
  for name in conformance bench_cuda bench_cuda_of_two_devices bench_ipc; do
    if [[ -s "$out/$name.log" && " ${failures[*]} " != *" $name "* ]]; then
      printf '\n## %s\n' "$name"
      code_block "$(tail -n 80 "$out/$name.log")"
    fi
  done
} >"$out/report.md"
echo "failed steps: $failed; $out/report.md"
exit $failed
