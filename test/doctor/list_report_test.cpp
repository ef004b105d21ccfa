// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "tools/ls/metrics.hpp"
#include "tools/ls/report.hpp"

#include <cstdlib>
#include <utility>
#include <vector>

#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace ur::ls::test {
namespace {

using Json = nlohmann::ordered_json;

Openers openers(std::set<pid_t> pids) {
  return std::make_shared<const std::set<pid_t>>(std::move(pids));
}

Row rowOf(ipc::AdapterId adapter, ipc::DeviceChecksum device, ipc::Kind kind) {
  return {.adapter = adapter,
          .device = device,
          .kind = kind,
          .bytes = 3 << 20,
          .handles = 2,
          .ageSeconds = 7300,
          .openers = openers({12, 13})};
}

Listing listingOf(std::vector<Row> rows) {
  return {.exports = {{.exporter = {.pid = 4711, .uid = 0, .name = "trainer"},
                       .rows = std::move(rows)}},
          .unreadProcesses = {}};
}

std::string jsonText(const Listing &listing, bool inOneLine = false) {
  char *text = nullptr;
  std::size_t size = 0;
  std::FILE *file = open_memstream(&text, &size);
  printJson(file, listing, {}, inOneLine);
  std::fclose(file);
  std::string all(text, size);
  std::free(text);
  return all;
}

Json jsonRow(const Listing &listing) { return Json::parse(jsonText(listing))["exports"].at(0); }

// A row from an export table of an older version, which stores only what importers need.
Row rowOfOldTable() {
  Row row = rowOf({}, {}, {});
  row.ageSeconds = std::nullopt;
  row.openers = nullptr;
  return row;
}

TEST(ListReport, TextNamesWhatIsKnown) {
  const Listing listing = listingOf({rowOf(ipc::AdapterId{1}, {7}, ipc::Kind::Memory)});
  EXPECT_EQ(
      textReport(listing, {{{7}, "native_cpu:0"}}),
      " pid  user  program  adapter     device        kind     size  handles  age  opened by\n"
      "4711  root  trainer  native_cpu  native_cpu:0  memory  3 MiB        2  2 h  12 13\n");
}

TEST(ListReport, FactsThatATableLacksAreUnknown) {
  const Listing listing = listingOf({rowOfOldTable()});
  EXPECT_EQ(textReport(listing, {{{7}, "native_cpu:0"}}),
            " pid  user  program  adapter  device  kind   size  handles  age  opened by\n"
            "4711  root  trainer  ?        ?       ?     3 MiB        2    ?  ?\n");
  const Json row = jsonRow(listing);
  for (const char *key : {"adapter", "device", "kind", "age_seconds", "opened_by"})
    EXPECT_TRUE(row.at(key).is_null()) << key;
  EXPECT_FALSE(rowOfOldTable().isUnopened())
      << "the importers are unknown, so the object need not be a leak";
}

TEST(ListReport, DevicesThatNoAdapterKnowsAreNumbers) {
  const Listing listing = listingOf({rowOf(ipc::AdapterId{99}, {0, 10, 0xbc}, ipc::Kind::Event)});
  const Json row = jsonRow(listing);
  EXPECT_EQ(row.at("device"), "000abc");
  EXPECT_TRUE(row.at("adapter").is_null());
  EXPECT_EQ(row.at("kind"), "event");
}

TEST(ListReport, NamesWhatWasNotInspected) {
  const UnreadProcesses unread{
      .otherUsers = 2, .ownUser = 1, .pastDeadline = 3, .hidepid = true, .isChildNamespace = true};
  const Listing listing{.exports = {}, .unreadProcesses = unread};
  EXPECT_EQ(textReport(listing, {}),
            "this process sees no shared objects\n"
            "2 processes of other users were not inspected; root with CAP_SYS_PTRACE sees them\n"
            "1 process of this user was not inspected: the kernel protects processes that have "
            "more capabilities or other groups, or are not dumpable\n"
            "3 processes were not completely read in time; raise UR_IPC_TIMEOUT_MS\n"
            "processes of other users are hidden: /proc is mounted with hidepid\n"
            "processes outside this pid namespace are not visible\n");
}

TEST(Metrics, CountAnObjectOnceInALimitedNumberOfSeries) {
  Listing listing = listingOf({});
  Row row = rowOf(ipc::AdapterId{1}, {}, ipc::Kind::Memory);
  row.file = {.device = 1, .inode = 2};
  for (unsigned i = 0; i < 1002; ++i) {
    row.file->inode = i / 2; // two rows for each object
    row.device = {1, static_cast<std::uint8_t>(i >> 8), static_cast<std::uint8_t>(i)};
    listing.exports.front().rows.push_back(row);
    row.file.reset(); // an object without a file
    listing.exports.front().rows.push_back(row);
    row.file = {.device = 1, .inode = 0};
  }
  listing.exports.front().exporter.name = "a\"\n\\";
  const std::string text = metrics(listing, {});
  EXPECT_NE(text.find("ur_ipc_exported_objects{user=\"root\",program=\"a\\\"\\\\x0a\\\\\","
                      "adapter=\"native_cpu\",device=\"010000\",kind=\"memory\"} 2\n"),
            std::string::npos)
      << text.substr(0, 300);
  EXPECT_NE(
      text.find("ur_ipc_exported_objects{user=\"(other)\",program=\"(other)\",adapter=\"(other)"
                "\",device=\"(other)\",kind=\"(other)\"} 3\n"),
      std::string::npos);
}

TEST(Metrics, NamesThatPrintAlikeShareASeries) {
  Listing listing = listingOf({rowOf(ipc::AdapterId{1}, {}, ipc::Kind::Memory)});
  listing.exports.front().exporter.name = "b\n";
  listing.exports.push_back(listing.exports.front());
  listing.exports.back().exporter.name = "b\\x0a";
  const std::string text = metrics(listing, {});
  const std::size_t line = text.find("ur_ipc_exported_objects{");
  EXPECT_EQ(text.substr(text.find("} ", line), 4), "} 2\n") << text.substr(line, 300);
}

TEST(ListReport, JsonIsOneDocument) {
  const Row row = rowOf(ipc::AdapterId{1}, {7}, ipc::Kind::Memory);
  for (const Listing &listing : {Listing{}, listingOf({row}), listingOf({row, row})}) {
    const std::string pretty = jsonText(listing);
    const std::string line = jsonText(listing, true);
    const Json document = Json::parse(pretty);
    EXPECT_EQ(pretty, document.dump(2) + '\n');
    EXPECT_EQ(line, document.dump() + '\n');
    EXPECT_EQ(document["exports"].size(),
              listing.exports.empty() ? 0 : listing.exports.front().rows.size());
  }
}

} // namespace
} // namespace ur::ls::test
