// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace ur::conformance {

// The program for users: finds the devices, runs the tests on them, and reports the results.
// Returns the exit code: 0 if no test failed, 1 if a test failed, 2 if nothing could run.
int runProgram(int argc, char **argv);

} // namespace ur::conformance
