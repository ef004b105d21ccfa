// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/process.hpp"

#include <gtest/gtest.h>

// The main() of test programs that start themselves again to run a role.
int main(int argc, char **argv) {
  ::testing::InitGoogleTest(&argc, argv);
  int exitCode = 0;
  return ur::test::runRole(argc, argv, exitCode) ? exitCode : RUN_ALL_TESTS();
}
