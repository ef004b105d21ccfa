#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Runs tests that use two processes under memcheck, which checks both. Valgrind makes pidfd_open fail with ENOSYS, so this also
# proves that the fallback through /proc is sufficient.
#
#   valgrind.sh VALGRIND UNIT-TESTS CONFORMANCE-TESTS
set -euo pipefail
valgrind="$1"
unit="$2"
conformance="$3"

logs="$(mktemp -d)"
trap 'rm -rf "$logs"' EXIT
# A test's process of another user must be able to create its log here.
chmod 1777 "$logs"
memcheck=("$valgrind" --quiet --vgdb=no --trace-children=yes --leak-check=full
  --errors-for-leak-kinds=definite --error-exitcode=99 --log-file="$logs/%p")

failures=0
step() {
  echo "== $*"
  "$@" || failures=$((failures + 1))
}

# Excludes tests of pidfds, which must fail here, tests with thousands of repetitions, and tests that count descriptors across a
# fork, because valgrind opens a log at a fork.
excluded='FallbackTest.AllRefused*:FallbackTest.ExchangeClosed*'
excluded+=':*EveryBitFlip*:BrokerTest.ForkedChild*'
step "${memcheck[@]}" "$unit" --gtest_brief=1 \
  --gtest_filter="TransportTest.*:FallbackTest.*:Broker*-$excluded"
step "${memcheck[@]}" "$conformance" --gtest_brief=1 \
  --gtest_filter='RoundTrip/*:Put/*:SharedEvent.*:urIPCClose*:ForgedRange/*'

step "${memcheck[@]}" "$conformance" --device 0 --histories 20 --seed 57

# Valgrind prefixes errors with ==PID==, and its warning about pidfd_open with --PID--.
if grep --no-filename '^==' "$logs"/[0-9]*; then
  failures=$((failures + 1))
fi
exit $((failures != 0))
