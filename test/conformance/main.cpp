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

void callWithoutHandle(Parent &) {
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE, urContextRetain(nullptr));
}
const Role kCallWithoutHandle("callWithoutHandle", callWithoutHandle);

// Other people's loaders check less when they dispatch: they find the adapter through the first
// handle without looking whether there is one, and collect adapters into any array. What a loader
// does with null is tried in a process that may crash over it.
void leaveOutWhatTheLoaderDoesNotCheck() {
  if (!std::getenv("UR_ENABLE_LOADER_INTERCEPT") || endsWell(kCallWithoutHandle))
    return;
  const std::string leftOut = "*Null*:urAdapterGetTest.RefusesAnArrayWithoutRoom";
  std::cout << "This loader does not check what it dispatches; left out: " << leftOut << '\n';
  std::string filter = GTEST_FLAG_GET(filter);
  filter += filter.find('-') == std::string::npos ? "-" : ":";
  GTEST_FLAG_SET(filter, filter + leftOut);
}

// CUDA's streams share 8 hardware channels unless a program asks for more, and tests hold more
// streams than that: a read behind a held stream in the same channel would never end.
constexpr const char *kChannels = "32";

// How CTest and debuggers start single tests: all in this process, the way of GoogleTest.
int runHere() {
  if (!GTEST_FLAG_GET(list_tests))
    leaveOutWhatTheLoaderDoesNotCheck();
  return RUN_ALL_TESTS();
}

} // namespace

int main(int argc, char **argv) {
  setenv("CUDA_DEVICE_MAX_CONNECTIONS", kChannels, 0);
  const bool plain = std::any_of(argv + 1, argv + argc, [](const char *argument) {
    return std::string_view(argument).starts_with("--gtest_");
  });
  if (plain)
    ::testing::InitGoogleTest(&argc, argv);
  else
    ::testing::InitGoogleTest(); // would answer --help
  int exitCode = 0;
  if (runRole(argc, argv, exitCode))
    return exitCode;
  if (ur::conformance::runWorker(argc, argv) || ur::histories::runWorker(argc, argv))
    return 0;
  return plain ? runHere() : ur::conformance::runProgram(argc, argv);
}
