// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace ur::conformance {

// The program for users: finds the devices, runs the tests on them, and reports the results.
// Returns the exit code: 0 no failure, 1 a failed test, 2 nothing could run.
int runProgram(int argc, char **argv);

} // namespace ur::conformance
