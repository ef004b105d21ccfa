// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

namespace ur::conformance {

// ur-ipc-conformance as people start it: finds the devices, runs the tests on them, reports.
// Returns the exit code: 0 nothing failed, 1 something did, 2 nothing could be run.
int runProgram(int argc, char **argv);

} // namespace ur::conformance
