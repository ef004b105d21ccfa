// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs urinfo with an adapter that supports almost no query.
#include "test/unit/tools/run_tool.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ur::urinfo {
namespace {

using test::runTool;
using test::ToolRun;
using testing::AllOf;
using testing::HasSubstr;

ToolRun info(const std::string &adapters, const std::string &options) {
  return runTool("env -u UR_ENABLE_LAYERS -u ONEAPI_DEVICE_SELECTOR UR_ADAPTERS_FORCE_LOAD='" +
                 adapters + "' " URINFO " " + options);
}

TEST(Urinfo, ShowsUnknownForUnansweredQueries) {
  const ToolRun run = info(POOR_ADAPTER, "");
  EXPECT_EQ(run.code, 0);
  EXPECT_EQ(run.err, "");
  EXPECT_THAT(run.out, AllOf(HasSubstr("platform unknown, version unknown\n"),
                             HasSubstr(":1  1, CPU, driver unknown\n"),
                             HasSubstr(":3  3, FPGA, driver unknown\n"),
                             HasSubstr("\nipc memory               no (1)"),
                             HasSubstr("\n(1) the adapter does not know the query "
                                       "(UR_RESULT_ERROR_UNSUPPORTED_ENUMERATION)\n")));
}

TEST(Urinfo, ReportsThatNoAdapterWasFound) {
  const ToolRun run = info("/none/such", "");
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.out, HasSubstr("No adapter was found."));
  EXPECT_EQ(info("/none/such", "--json").out, "{\n  \"adapters\": []\n}\n");
}

TEST(Urinfo, RejectsUnknownArguments) { EXPECT_NE(info("/none", "--nothing").code, 0); }

} // namespace
} // namespace ur::urinfo
