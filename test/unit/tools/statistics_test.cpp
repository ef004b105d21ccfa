// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/urtrace/statistics.hpp"

#include <sstream>

#include <fmt/core.h>
#include <gtest/gtest.h>

namespace ur::urtrace {
namespace {

std::string event(const char *name, double microseconds, const char *result = "UR_RESULT_SUCCESS",
                  int process = 1) {
  return fmt::format(R"({{"name":"{}","ph":"X","ts":1.5,"dur":{},"pid":{},"tid":1,)"
                     R"("args":{{"result":"{}"}}}})",
                     name, microseconds, process, result);
}

Statistics read(const std::string &text) {
  std::istringstream trace(text);
  return readStatistics(trace);
}

TEST(Statistics, CountCallsErrorsAndProcesses) {
  const Statistics statistics =
      read("[\n"
           R"({"name":"process_name","ph":"M","pid":1,"tid":1,"args":{"name":"x"}})"
           ",\n" +
           event("urA", 1) + ",\n" + event("urA", 2, "UR_RESULT_ERROR_UNKNOWN") + ",\n" +
           event("urB", 10, "UR_RESULT_SUCCESS", 2) + "\n]\n");
  EXPECT_EQ(statistics.processes.size(), 2u);
  EXPECT_EQ(statistics.calls(), 3u);
  EXPECT_EQ(statistics.errors(), 1u);
  EXPECT_EQ(statistics.functions.at("urA").errors, 1u);
  EXPECT_EQ(statistics.table(),
            "function          calls  errors    total     mean      p50      p99\n"
            "urB                   1       0  10.0 us  10.0 us  10.0 us  10.0 us\n"
            "urA                   2       1  3.00 us  1.50 us  1.00 us  2.00 us\n"
            "all, 2 processes      3       1  13.0 us\n");
}

TEST(Statistics, SkipInvalidEvents) {
  const Statistics statistics =
      read("[\n" + event("urA", 1) + ",\n" + R"({"name":"urB","ph":"X",)");
  EXPECT_EQ(statistics.calls(), 1u);
  EXPECT_EQ(read("").calls(), 0u);
  EXPECT_EQ(read("not a trace\n{}\n[]\n3\n\xff").calls(), 0u);
}

} // namespace
} // namespace ur::urtrace
