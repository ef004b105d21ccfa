// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/doctor/report.hpp"

#include "tools/doctor/remedies.hpp"

#include <gtest/gtest.h>

namespace ur::doctor::test {
namespace {

const Findings kFindings{
    {.check = "kernel", .text = "Linux 6.1"},
    {.check = "yama",
     .verdict = Verdict::Warning,
     .text = "in the way\nof much",
     .remedies = {{"environment of both", "UR_IPC_BROKER=auto"}, {"machine", "sysctl x=0"}}},
    {.check = "memory", .verdict = Verdict::Problem, .text = "none", .remedies = {}},
};

TEST(Report, TextHasEachCheckAndItsRemedies) {
  EXPECT_EQ(textReport(kFindings), "kernel  ok       Linux 6.1\n"
                                   "yama    warning  in the way\n"
                                   "                 of much\n"
                                   "                 -> environment of both: UR_IPC_BROKER=auto\n"
                                   "                 -> machine: sysctl x=0\n"
                                   "memory  problem  none\n"
                                   "\n1 ok, 1 warnings, 1 problems\n");
}

TEST(Report, FixHintsAreTheRemediesAlone) {
  EXPECT_EQ(fixHints(kFindings), "# yama: in the way\n"
                                 "# environment of both\nUR_IPC_BROKER=auto\n"
                                 "# machine\nsysctl x=0\n");
  EXPECT_EQ(fixHints({}), "");
}

TEST(Report, JsonSaysTheSame) {
  const auto report = jsonReport(kFindings);
  EXPECT_EQ(report.at("verdict"), "problem");
  ASSERT_EQ(report.at("findings").size(), 3u);
  const auto &yama = report.at("findings")[1];
  EXPECT_EQ(yama.at("check"), "yama");
  EXPECT_EQ(yama.at("verdict"), "warning");
  EXPECT_EQ(yama.at("remedies")[1].at("where"), "machine");
  EXPECT_EQ(yama.at("remedies")[1].at("text"), "sysctl x=0");
}

TEST(Report, ThePartBehindTheLastSemicolonIsAdvice) {
  EXPECT_EQ(adviceIn("no: one; two; do that (driver code 24)\n  it printed"),
            (Remedies{{"advice", "do that"}}));
  EXPECT_EQ(adviceIn("no"), Remedies{});
}

} // namespace
} // namespace ur::doctor::test
