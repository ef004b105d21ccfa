// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/tracing/trace_file.hpp"

#include <gtest/gtest.h>

namespace ur::tracing {
namespace {

using namespace std::string_literals;

TEST(ProcessName, IsTheProgramAndItsArguments) {
  EXPECT_EQ(processName("/usr/bin/producer\0--size\0"s
                        "16\0"s),
            "producer --size 16");
  EXPECT_EQ(processName("producer\0/some/file\0"s), "producer /some/file");
  EXPECT_EQ(processName("title of a service\0\0\0"s), "title of a service");
  EXPECT_EQ(processName(""), "");
}

} // namespace
} // namespace ur::tracing
