// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/ls/report.hpp"

#include <gtest/gtest.h>

namespace ur::ls::test {
namespace {

Row rowOf(ipc::AdapterId adapter, ipc::DeviceMark device, ipc::Kind kind) {
  return {.exporter = {.pid = 4711, .uid = 0, .name = "trainer"},
          .adapter = adapter,
          .device = device,
          .kind = kind,
          .bytes = 3 << 20,
          .handles = 2,
          .ageSeconds = 7300,
          .openedBy = std::set<pid_t>{12, 13}};
}

// A table of a version that says no more than openers need.
Row rowOfOldTable() {
  Row row = rowOf({}, {}, {});
  row.ageSeconds = std::nullopt;
  row.openedBy = std::nullopt;
  return row;
}

TEST(ListReport, TextNamesWhatIsKnown) {
  const Listing listing{.rows = {rowOf(ipc::AdapterId{1}, {7}, ipc::Kind::Memory)}, .blind = {}};
  EXPECT_EQ(
      textReport(listing, {{{7}, "native_cpu:0"}}),
      " pid  user  program  adapter     device        kind     size  handles  age  opened by\n"
      "4711  root  trainer  native_cpu  native_cpu:0  memory  3 MiB        2  2 h  12 13\n");
}

TEST(ListReport, WhatATableDoesNotTellIsUnknown) {
  const Listing listing{.rows = {rowOfOldTable()}, .blind = {}};
  EXPECT_EQ(textReport(listing, {{{7}, "native_cpu:0"}}),
            " pid  user  program  adapter  device  kind   size  handles  age  opened by\n"
            "4711  root  trainer  ?        ?       ?     3 MiB        2    ?  ?\n");
  const Json row = jsonReport(listing, {}).at("exports").at(0);
  for (const char *key : {"adapter", "device", "kind", "age_seconds", "opened_by"})
    EXPECT_TRUE(row.at(key).is_null()) << key;
  EXPECT_FALSE(listing.rows.front().isLeft()) << "nobody knows who has it open";
}

TEST(ListReport, DevicesThatNoAdapterKnowsAreNumbers) {
  const Listing listing{.rows = {rowOf(ipc::AdapterId{99}, {0, 10, 0xbc}, ipc::Kind::Event)},
                        .blind = {}};
  const Json row = jsonReport(listing, {}).at("exports").at(0);
  EXPECT_EQ(row.at("device"), "000abc");
  EXPECT_TRUE(row.at("adapter").is_null());
  EXPECT_EQ(row.at("kind"), "event");
}

TEST(ListReport, SaysWhatWasNotSeen) {
  const Listing listing{
      .rows = {},
      .blind = {.otherUsers = 2, .ownUser = 1, .late = 3, .hidden = true, .elsewhere = true}};
  EXPECT_EQ(textReport(listing, {}),
            "nothing is shared, as far as this process sees\n"
            "2 processes of other users were not looked into; root with CAP_SYS_PTRACE sees them\n"
            "1 process of this user was not looked into: the kernel does not let this process "
            "(capabilities, groups, not dumpable)\n"
            "3 processes were left out when the time was up; raise UR_IPC_TIMEOUT_MS\n"
            "processes of other users are hidden: /proc is mounted with hidepid\n"
            "processes outside this pid namespace are not seen\n");
}

} // namespace
} // namespace ur::ls::test
