// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/process.hpp"

#include <gtest/gtest.h>

int main(int argc, char **argv) {
  ::testing::InitGoogleTest(&argc, argv);
  int exitCode = 0;
  if (ur::test::runRole(argc, argv, exitCode))
    return exitCode;
  return RUN_ALL_TESTS();
}
