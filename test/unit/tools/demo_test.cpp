// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs the tools and the layers on a whole program, the demo. Its processes share an object of each
// kind through the native CPU adapter.
#include "test/unit/tools/run_tool.hpp"
#include "test/unit/tracing/trace_reader.hpp"

#include <algorithm>
#include <array>
#include <filesystem>
#include <map>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include <fmt/core.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace ur::test {
namespace {

using Json = nlohmann::json;
using testing::AllOf;
using testing::AnyOf;
using testing::Contains;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;

ToolRun run(const std::string &command) {
  return runTool("env -u UR_ENABLE_LAYERS -u UR_ENABLE_LOADER_INTERCEPT -u ONEAPI_DEVICE_SELECTOR "
                 "-u UR_LOG_TRACING -u UR_LOG_VALIDATION -u UR_TRACE_FILE -u UR_TRACE_FILTER "
                 "UR_ADAPTERS_FORCE_LOAD=" NATIVE_CPU " " +
                 command);
}

// The calls and arrows that `urtrace --json FILE -- PROGRAM` writes.
class DemoTrace : public testing::Test {
protected:
  void SetUp() override {
    const ToolRun traced = run(URTRACE " --json " + file() + " -- " DEMO " --size 1");
    ASSERT_EQ(traced.code, 0) << traced.out << traced.err;
    EXPECT_EQ(traced.err, "");
    EXPECT_THAT(traced.out, EndsWith("3 checked, 0 failed\n"));
    events_ = Json::parse(contentOf(file()));
  }

  std::string file() const { return directory_.path() / "trace.json"; }

  std::vector<Json> events(std::string_view phase) const {
    return tracing::test::eventsOf(events_, phase);
  }

private:
  TemporaryDirectory directory_;

protected:
  Json events_;
};

TEST_F(DemoTrace, FollowsTheFormatThatViewersRead) {
  ASSERT_TRUE(events_.is_array());
  for (const Json &event : events_) {
    EXPECT_TRUE(event.at("name").is_string()) << event;
    EXPECT_TRUE(event.at("pid").is_number_integer()) << event;
    EXPECT_TRUE(event.at("tid").is_number_integer()) << event;
    const std::string phase = event.at("ph");
    ASSERT_THAT(phase, AnyOf("M", "X", "s", "f")) << event;
    if (phase == "M")
      continue; // the event applies to the whole trace
    EXPECT_GT(event.at("ts").get<double>(), 0) << event;
    EXPECT_TRUE(event.at("cat").is_string()) << event;
    if (phase == "X") {
      EXPECT_GE(event.at("dur").get<double>(), 0) << event;
      EXPECT_EQ(event.at("args").at("result"), "UR_RESULT_SUCCESS") << event;
    } else {
      EXPECT_THAT(event.at("id").get<std::string>(), testing::MatchesRegex("0x[0-9a-f]{1,16}"));
    }
    if (phase == "f") {
      EXPECT_EQ(event.at("bp"), "e") << "viewers would draw the arrow to the next call: " << event;
    }
  }
}

TEST_F(DemoTrace, DistinguishesTheProcesses) {
  std::map<long, std::string> names;
  for (const Json &event : events("M"))
    names[event.at("pid")] = event.at("args").at("name");
  std::set<long> callers;
  for (const Json &call : events("X"))
    callers.insert(call.at("pid").get<long>());
  EXPECT_GE(callers.size(), 2u);
  for (const long caller : callers)
    EXPECT_THAT(names[caller], StartsWith("ur-ipc-demo --role "));
  EXPECT_THAT(names, Contains(testing::Pair(testing::_, HasSubstr("--role producer"))));
  EXPECT_THAT(names, Contains(testing::Pair(testing::_, HasSubstr("--role consumer"))));
}

TEST_F(DemoTrace, ConnectsEveryOpenToTheGetOfAnotherProcess) {
  std::map<std::string, Json> starts;
  std::multiset<std::string> gets;
  for (const Json &start : events("s")) {
    EXPECT_TRUE(starts.emplace(start.at("id"), start).second) << "one handle has two arrows";
    const auto calls = tracing::test::callsAround(start, events_);
    ASSERT_EQ(calls.size(), 1u) << start;
    gets.insert(calls.front());
  }
  // Two handles share memory, because the event protects another allocation.
  EXPECT_EQ(gets, (std::multiset<std::string>{"urIPCGetEventHandleExp", "urIPCGetMemHandleExp",
                                              "urIPCGetMemHandleExp", "urIPCGetPhysMemHandleExp"}));

  std::set<std::string> opened;
  std::set<std::string> opens;
  for (const Json &end : events("f")) {
    ASSERT_TRUE(starts.contains(end.at("id"))) << end;
    const Json &start = starts[end.at("id")];
    opened.insert(end.at("id").get<std::string>());
    for (const char *key : {"cat", "name"})
      EXPECT_EQ(end.at(key), start.at(key));
    EXPECT_NE(end.at("pid"), start.at("pid"));
    EXPECT_LE(start.at("ts"), end.at("ts"));
    const auto calls = tracing::test::callsAround(end, events_);
    ASSERT_EQ(calls.size(), 1u) << end;
    opens.insert(calls.front());
  }
  EXPECT_EQ(opened.size(), starts.size());
  EXPECT_EQ(opens, (std::set<std::string>{"urIPCOpenEventHandleExp", "urIPCOpenMemHandleExp",
                                          "urIPCOpenPhysMemHandleExp"}));

  const auto openCalls = std::ranges::count_if(events("X"), [](const Json &call) {
    return call.at("name").get<std::string>().starts_with("urIPCOpen");
  });
  EXPECT_EQ(openCalls, static_cast<std::ptrdiff_t>(events("f").size()));
}

// Returns whether a text contains the bytes: unchanged, in hexadecimal, or in decimal.
bool containsBytes(std::string_view text, std::string_view bytes) {
  if (text.find(bytes) != std::string_view::npos)
    return true;
  std::string lower;
  std::string upper;
  std::string spaced;
  std::string prefixed;
  std::string decimal;
  for (const char byte : bytes) {
    const unsigned value = static_cast<unsigned char>(byte);
    lower += fmt::format("{:02x}", value);
    upper += fmt::format("{:02X}", value);
    spaced += fmt::format("{:02x} ", value);
    prefixed += fmt::format("{:#04x}, ", value);
    decimal += fmt::format("{}, ", value);
  }
  return std::ranges::any_of(
      std::array{lower, upper, spaced, prefixed, decimal},
      [text](const std::string &form) { return text.find(form) != std::string_view::npos; });
}

// The position of the secret in a handle.
constexpr std::size_t kHandleSize = 256;
constexpr std::size_t kTokenOffset = 32;
constexpr std::size_t kTokenSize = 16;

// Returns parts of the handles' secrets. Each has six bytes, so no trace contains it by chance.
std::vector<std::string> partsOfTokens(const std::string &handles) {
  constexpr std::size_t kPartSize = 6;
  std::vector<std::string> parts;
  for (std::size_t handle = 0; handle + kHandleSize <= handles.size(); handle += kHandleSize)
    for (std::size_t at = 0; at + kPartSize <= kTokenSize; ++at)
      parts.push_back(handles.substr(handle + kTokenOffset + at, kPartSize));
  return parts;
}

TEST(SecretsInTraces, AreLeftOut) {
  const TemporaryDirectory directory;
  const std::string file = directory.path() / "trace.json";
  const ToolRun jsonRun = run(URTRACE " --json " + file + " -- " HANDLE_PRINTER);
  ASSERT_EQ(jsonRun.out.size(), 3 * kHandleSize) << jsonRun.err;
  const std::string json = contentOf(file);
  EXPECT_THAT(json, HasSubstr("physical memory handle, serial "));
  for (const std::string &part : partsOfTokens(jsonRun.out))
    EXPECT_FALSE(containsBytes(json, part)) << json;

  const ToolRun logRun =
      run("UR_LOG_TRACING='level:debug;output:stderr' " URTRACE " -- " HANDLE_PRINTER);
  ASSERT_EQ(logRun.out.size(), 3 * kHandleSize) << logRun.err;
  EXPECT_THAT(logRun.err, HasSubstr("event handle, serial "));
  for (const std::string &part : partsOfTokens(logRun.out))
    EXPECT_FALSE(containsBytes(logRun.err, part)) << logRun.err;
}

TEST(ValidatedDemo, HasNoFindings) {
  for (const char *layers :
       {"UR_LAYER_FULL_VALIDATION", "UR_LAYER_FULL_VALIDATION,UR_LAYER_TRACING"}) {
    const TemporaryDirectory directory;
    const std::filesystem::path log = directory.path() / "log";
    // The demo prints the output of its processes only if they fail.
    const ToolRun demo =
        run(fmt::format("UR_ENABLE_LAYERS={} UR_LOG_VALIDATION='level:debug;output:file,{}' {}",
                        layers, log.string(), DEMO " --size 1"));
    EXPECT_EQ(demo.code, 0) << demo.out << demo.err;
    EXPECT_EQ(demo.err, "");
    ASSERT_TRUE(std::filesystem::exists(log)) << "no layer was enabled";
    EXPECT_EQ(contentOf(log), "");
  }
}

TEST(UrinfoOnNativeCpu, ShowsADeviceThatSharesEverything) {
  const ToolRun info = run(URINFO);
  EXPECT_EQ(info.code, 0);
  EXPECT_EQ(info.err, "");
  EXPECT_THAT(info.out, AllOf(StartsWith("adapter native_cpu\n  platform "),
                              HasSubstr("\n    native_cpu:0  "), Not(HasSubstr("unknown"))));
  for (const char *feature : {"ipc memory", "ipc physical memory", "ipc event"})
    EXPECT_THAT(info.out, testing::ContainsRegex(fmt::format("\n{} +yes\n", feature)));

  const ToolRun verbose = run(URINFO " --verbose");
  EXPECT_EQ(verbose.code, 0);
  EXPECT_THAT(verbose.out, StartsWith(info.out));
  EXPECT_THAT(verbose.out, testing::ContainsRegex("\n  UR_DEVICE_INFO_TYPE +UR_DEVICE_TYPE_CPU\n"));
}

TEST(UrinfoOnNativeCpu, WritesTheSameAsJson) {
  const ToolRun info = run(URINFO " --json");
  EXPECT_EQ(info.code, 0);
  EXPECT_EQ(info.err, "");
  const Json device =
      Json::parse(info.out).at("adapters").at(0).at("platforms").at(0).at("devices").at(0);
  EXPECT_EQ(device.at("selector"), "native_cpu:0");
  EXPECT_EQ(device.at("info").at("UR_DEVICE_INFO_TYPE"), "UR_DEVICE_TYPE_CPU");
  for (const auto &[query, answer] : device.at("support").items())
    EXPECT_EQ(answer.at("supported"), query != "UR_DEVICE_INFO_IPC_FABRIC_SUPPORT_EXP") << query;
}

} // namespace
} // namespace ur::test
