// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/unit/print/failing_new.hpp"
#include "test/unit/print/printed.hpp"

#include <array>
#include <string>

#include <gtest/gtest.h>
#include <unified-runtime/ur_print.h>

namespace ur::test {
namespace {

// A stream ignores the exception. The truncated text must not look like a complete one.
TEST(Buffers, AreNotWrittenIfMemoryRunsOut) {
  const std::string name(4000, 'n');
  const ur_code_location_t location{name.c_str(), name.c_str(), 1, 1};
  const std::string expected = printed(location);
  for (int allocations = 0;; ++allocations) {
    std::array<char, 9000> text{};
    ur_result_t result = UR_RESULT_SUCCESS;
    {
      const FailingNew failing(allocations);
      result = urPrintCodeLocation(location, text.data(), text.size(), nullptr);
    }
    if (result == UR_RESULT_SUCCESS) {
      EXPECT_GT(allocations, 1);
      EXPECT_EQ(text.data(), expected);
      break;
    }
    EXPECT_EQ(result, UR_RESULT_ERROR_OUT_OF_HOST_MEMORY);
    EXPECT_EQ(text[0], '\0');
  }
}

} // namespace
} // namespace ur::test
