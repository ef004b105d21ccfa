#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Runs tests of two processes under memcheck, with all their processes. Valgrind fails pidfd_open
# with ENOSYS, so this also proves that the fallback through /proc is sufficient.
#
#   valgrind.sh VALGRIND UNIT-TESTS CONFORMANCE-TESTS
set -euo pipefail
valgrind="$1"
unit="$2"
conformance="$3"

logs="$(mktemp -d)"
trap 'rm -rf "$logs"' EXIT
# A process of another user cannot write its log where we can read it.
chmod 1777 "$logs"
memcheck=("$valgrind" --quiet --vgdb=no --trace-children=yes --leak-check=full
  --errors-for-leak-kinds=definite --error-exitcode=99 --log-file="$logs/%p")

broken=0
step() {
  echo "== $*"
  "$@" || broken=$((broken + 1))
}

# Excludes tests of pidfds, which fail here by design, tests that count in the thousands, and tests
# that count descriptors across a fork, where valgrind opens a log.
left_out='FallbackTest.AllRefused*:FallbackTest.ExchangeClosed*'
left_out+=':*EveryBitFlip*:BrokerTest.ForksChild*'
step "${memcheck[@]}" "$unit" --gtest_brief=1 \
  --gtest_filter="TransportTest.*:FallbackTest.*:Broker*-$left_out"
step "${memcheck[@]}" "$conformance" --gtest_brief=1 \
  --gtest_filter='RoundTrip/*:Put/*:SharedEvent.*:urIPCClose*:ForgedRange/*'

step "${memcheck[@]}" "$conformance" --device 0 --histories 20 --seed 57

# Valgrind prefixes errors with ==PID==, and its warning about pidfd_open with --PID--.
if grep --no-filename '^==' "$logs"/[0-9]*; then
  broken=$((broken + 1))
fi
exit $((broken != 0))
