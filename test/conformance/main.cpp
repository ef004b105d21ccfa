// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/histories/worker.hpp"
#include "test/conformance/process.hpp"
#include "test/conformance/program/program.hpp"
#include "test/conformance/program/worker.hpp"

#include <algorithm>
#include <cstdlib>
#include <iostream>
#include <string>
#include <string_view>

#include <gtest/gtest.h>

namespace {

using namespace ur::test;

UR_ROLE(callWithoutHandle) {
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE, urContextRetain(nullptr));
}

// A loader without checks reads the adapter from a null handle, or writes adapters into an array
// without room. A child process tries a null handle, because it may crash.
void skipTestsOfLoaderChecks() {
  if (!std::getenv("UR_ENABLE_LOADER_INTERCEPT") || roleSucceeds(callWithoutHandleRole))
    return;
  const std::string skippedTests = "*Null*:urAdapterGetTest.RefusesAnArrayWithoutRoom";
  std::cout
      << "This loader does not check arguments before it dispatches, so these tests are skipped: "
      << skippedTests << '\n';
  std::string filter = GTEST_FLAG_GET(filter);
  filter += filter.find('-') == std::string::npos ? "-" : ":";
  GTEST_FLAG_SET(filter, filter + skippedTests);
}

// By default, CUDA's streams share 8 hardware channels, and the tests hold back more than 8
// streams. If a read shared a channel with a held stream, it would never complete.
constexpr const char *kChannels = "32";

// Runs tests in this process, like a GoogleTest program, for CTest and debuggers.
int runGoogleTests() {
  if (!GTEST_FLAG_GET(list_tests))
    skipTestsOfLoaderChecks();
  return RUN_ALL_TESTS();
}

} // namespace

int main(int argc, char **argv) {
  setenv("CUDA_DEVICE_MAX_CONNECTIONS", kChannels, 0);
  const bool isGoogleTestRun = std::any_of(argv + 1, argv + argc, [](const char *argument) {
    return std::string_view(argument).starts_with("--gtest_");
  });
  if (isGoogleTestRun)
    ::testing::InitGoogleTest(&argc, argv);
  else
    ::testing::InitGoogleTest(); // without arguments, because GoogleTest would answer --help
  int exitCode = 0;
  if (runRole(argc, argv, exitCode))
    return exitCode;
  if (ur::conformance::runWorker(argc, argv) || ur::histories::runWorker(argc, argv))
    return 0;
  return isGoogleTestRun ? runGoogleTests() : ur::conformance::runProgram(argc, argv);
}
