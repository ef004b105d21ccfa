#!/usr/bin/env bash
# SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
# Runs tests of two processes under memcheck, both processes of each. Valgrind answers ENOSYS to
# pidfd_open, so this is also the proof that the fallback through /proc does everything alone.
#
#   valgrind.sh VALGRIND UNIT-TESTS CROSS-PROCESS-TESTS WORKER
set -euo pipefail
memcheck=("$1" --quiet --trace-children=yes --error-exitcode=99 --leak-check=full
  --errors-for-leak-kinds=definite)
unit="$2"
crossProcess="$3"
worker="$4"

# Left out: what tells whether pidfds work, which fail here by design, and 10,000 of anything.
"${memcheck[@]}" "$unit" --gtest_brief=1 \
  --gtest_filter='TransportTest.*:LadderTest.*:UsersTest.*:Broker*:FaultTest.*'
"${memcheck[@]}" "$crossProcess" --gtest_brief=1 --gtest_filter='CloseMemory*:ClosePhysicalMemory*:Forged*:Free*:HandleLength*:*InteriorPointer*:Neighbours*:Put*:RoundTrip*:*SharedEvent*'
