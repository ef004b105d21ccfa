// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/process_identity.hpp"

#include <cerrno>
#include <string>

#include <fcntl.h>
#include <gtest/gtest.h>

namespace ur::ipc {
namespace {

TEST(ProcFiles, StartTicksFollowTheNameInParentheses) {
  constexpr std::string_view kRest =
      " S 1 2 3 4 -1 4194560 1 0 0 0 1 1 0 0 20 0 1 0 987654 4096 10 18446744073709551615\n";
  for (const std::string name : {"(cat)", "(a b)", "(x) S 1 (y)", "())", "()"})
    EXPECT_EQ(startTicksIn("12 " + name + std::string(kRest)), 987654u) << name;
}

TEST(ProcFiles, DamagedStatHasNoStartTicks) {
  EXPECT_EQ(startTicksIn(""), std::nullopt);
  EXPECT_EQ(startTicksIn("12 (cat"), std::nullopt);
  EXPECT_EQ(startTicksIn("12 (cat) S 1 2"), std::nullopt);
  for (const std::string ticks : {"x", "19x", "-19", "99999999999999999999"})
    EXPECT_EQ(
        startTicksIn("12 (cat) S 1 2 3 4 5 6 7 8 9 10 11 12 13 14 15 16 17 18 " + ticks + " 20"),
        std::nullopt)
        << ticks;
}

TEST(ProcFiles, StateFollowsTheNameInParentheses) {
  EXPECT_TRUE(hasEndedIn("12 (cat) Z 1 2 3\n"));
  EXPECT_TRUE(hasEndedIn("12 (a) S (b) X 1 2 3\n"));
  EXPECT_FALSE(hasEndedIn("12 (Z) S 1 2 3\n"));
  EXPECT_FALSE(hasEndedIn("12 (cat)"));
  EXPECT_FALSE(hasEndedIn(""));
}

TEST(ProcFiles, OnlyOneFullRangeMapsAllUsers) {
  EXPECT_TRUE(mapsAllUsersIn("         0          0 4294967295\n"));
  // This map contains 65534, but unmapped users also appear as 65534.
  EXPECT_FALSE(mapsAllUsersIn("         0     100000      65536\n"));
  EXPECT_FALSE(mapsAllUsersIn("0 1000 1\n1 100000 4294967294\n"));
  EXPECT_FALSE(mapsAllUsersIn(""));
}

TEST(ProcFiles, EffectiveUserIsTheSecondNumber) {
  EXPECT_EQ(effectiveUidIn("Name:\tcat\nUid:\t1000\t7\t8\t9\nGid:\t1\t2\t3\t4\n"), 7u);
  EXPECT_EQ(effectiveUidIn("Name:\tcat\nUid:\t1000"), std::nullopt);
  EXPECT_EQ(effectiveUidIn("Name:\tUid:\n"), std::nullopt);
  EXPECT_EQ(effectiveUidIn(""), std::nullopt);
}

TEST(ProcFiles, ErrorExplainsAnEmptyText) {
  const ProcFile missing(base::os(), AT_FDCWD, "/proc/self/no-such-file");
  EXPECT_TRUE(missing.text().empty());
  EXPECT_EQ(missing.error(), ENOENT);

  const ProcFile directory(base::os(), AT_FDCWD, "/proc/self");
  EXPECT_TRUE(directory.text().empty());
  EXPECT_EQ(directory.error(), EISDIR);

  const ProcFile stat(base::os(), AT_FDCWD, "/proc/self/stat");
  EXPECT_TRUE(startTicksIn(stat.text()).has_value());
  EXPECT_EQ(stat.error(), 0);
}

} // namespace
} // namespace ur::ipc
