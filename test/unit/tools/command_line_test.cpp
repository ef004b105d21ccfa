// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/urtrace/options.hpp"

#include <vector>

#include <gmock/gmock.h>
#include <gtest/gtest.h>

namespace ur::urtrace {
namespace {

std::variant<Options, int> parse(std::vector<const char *> arguments) {
  arguments.insert(arguments.begin(), "urtrace");
  return parseCommandLine(static_cast<int>(arguments.size()), arguments.data());
}

TEST(CommandLine, LeavesTheProgramItsOwnOptions) {
  const auto options = std::get<Options>(parse({"--json", "f", "--filter", "^urIPC", "--stats",
                                                "--", "program", "--stats", "-x", "--", "y"}));
  EXPECT_EQ(options.json, "f");
  EXPECT_EQ(options.filter, "^urIPC");
  EXPECT_TRUE(options.stats);
  EXPECT_EQ(options.command, (std::vector<std::string>{"program", "--stats", "-x", "--", "y"}));
  EXPECT_FALSE(options.lines());
}

TEST(CommandLine, NeedsNoMoreThanAProgram) {
  const auto options = std::get<Options>(parse({"program", "argument"}));
  EXPECT_EQ(options.command, (std::vector<std::string>{"program", "argument"}));
  EXPECT_TRUE(options.lines());
}

TEST(CommandLine, IsRefusedWhereItMakesNoSense) {
  testing::internal::CaptureStderr();
  EXPECT_EQ(std::get<int>(parse({})), kFailed);
  EXPECT_EQ(std::get<int>(parse({"--nothing", "--", "program"})), kFailed);
  EXPECT_EQ(std::get<int>(parse({"--filter", "(", "--", "program"})), kFailed);
  EXPECT_THAT(testing::internal::GetCapturedStderr(), testing::HasSubstr("Unmatched ("));
}

} // namespace
} // namespace ur::urtrace
