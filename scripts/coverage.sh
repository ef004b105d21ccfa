#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Measures which branches of ipc the tests take, and prints a table by file and group. Exit code 0:
# every group reaches the coverage of docs/coverage.md, and the branches that no test takes are
# exactly those in test/coverage/gaps.yml.
set -euo pipefail
cd "$(dirname "${BASH_SOURCE[0]}")/.."

scripts/setup.sh
build=build/coverage
cmake --preset coverage >/dev/null
cmake --build --preset coverage
rm -rf $build/counts

failed=0
$build/bin/base_test --gtest_brief=1 || failed=1
$build/bin/ipc_test --gtest_brief=1 || failed=1
# Excludes the tests that kill a process at each system call: a function that ends within a
# condition counts as if the condition were false.
$build/bin/ur_fault_transport_tests --gtest_brief=1 --gtest_filter='-*Killed*' || failed=1
# A fixed seed and one job, so that each run takes the same branches.
$build/bin/ur_simulated_histories --seed 33 --histories 3000 --jobs 1 || failed=1

llvm-profdata merge -o $build/counts/merged.profdata $build/counts/*.profraw
llvm-cov export -instr-profile=$build/counts/merged.profdata $build/bin/ipc_test \
  -object $build/bin/base_test -object $build/bin/ur_fault_transport_tests -object $build/bin/ipc_test_peer \
  -object $build/bin/ur_simulated_histories \
  "$PWD/ipc" "$PWD/base" | .venv/bin/python -B scripts/coverage_report.py || failed=1
exit $failed
