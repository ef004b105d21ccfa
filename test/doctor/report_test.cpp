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
     .remedies = {{"environment of both processes", "UR_IPC_BROKER=auto"},
                  {"machine", "sysctl x=0"}}},
    {.check = "memory", .verdict = Verdict::Problem, .text = "none", .remedies = {}},
};

TEST(Report, TextHasEachCheckAndItsRemedies) {
  EXPECT_EQ(textReport(kFindings),
            "kernel  ok       Linux 6.1\n"
            "yama    warning  in the way\n"
            "                 of much\n"
            "                 -> environment of both processes: UR_IPC_BROKER=auto\n"
            "                 -> machine: sysctl x=0\n"
            "memory  problem  none\n"
            "\n1 ok, 1 warnings, 1 problems\n");
}

TEST(Report, FixHintsContainOnlyTheRemedies) {
  EXPECT_EQ(fixHints(kFindings), "# yama: in the way\n"
                                 "# environment of both processes\nUR_IPC_BROKER=auto\n"
                                 "# machine\nsysctl x=0\n");
  EXPECT_EQ(fixHints({}), "");
}

TEST(Report, ThePartBehindTheLastSemicolonIsAdvice) {
  EXPECT_EQ(adviceIn("no: one; two; do that (driver code 24)\n  it printed"),
            (Remedies{{"advice", "do that"}}));
  EXPECT_EQ(adviceIn("no"), Remedies{});
}

} // namespace
} // namespace ur::doctor::test
