// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Several processes in one trace.
#include "runtime/layers/tracing/function.hpp"
#include "test/unit/log/scoped_variable.hpp"
#include "test/unit/log/temporary_directory.hpp"
#include "test/unit/tracing/trace_reader.hpp"

#include <algorithm>
#include <cstdlib>
#include <set>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace ur::tracing::test {
namespace {

class OneTrace : public testing::Test {
protected:
  static int run(const std::string &arguments) {
    return std::system((TRACED_PROGRAM " " + arguments).c_str());
  }

  std::vector<Json> events(const char *phase) const { return eventsOf(readTrace(path), phase); }

  ur::test::TemporaryDirectory directory;
  std::string path = directory.path() / "trace.json";
  ur::test::ScopedVariable layers{"UR_ENABLE_LAYERS", "UR_LAYER_TRACING"};
  ur::test::ScopedVariable file{"UR_TRACE_FILE", path};
  ur::test::ScopedVariable filter{"UR_TRACE_FILTER", {}};
};

TEST_F(OneTrace, JoinsTheOpensToTheGetOfAnotherProcess) {
  ASSERT_EQ(run("pair > " + (directory.path() / "out").string()), 0);
  const Json trace = readTrace(path);
  const std::vector<Json> starts = events("s");
  const std::vector<Json> ends = events("f");
  ASSERT_EQ(starts.size(), 1u);
  ASSERT_EQ(ends.size(), 2u);

  const auto from = callsAround(starts[0], trace);
  ASSERT_EQ(from.size(), 1u);
  EXPECT_EQ(from[0], "urIPCGetMemHandleExp");
  for (const Json &end : ends) {
    for (const char *key : {"id", "name", "cat"})
      EXPECT_EQ(end[key], starts[0][key]);
    EXPECT_EQ(end["bp"], "e"); // otherwise viewers join it to the next call
    EXPECT_GT(end["ts"], starts[0]["ts"]);
    EXPECT_NE(end["pid"], starts[0]["pid"]);
    const auto to = callsAround(end, trace);
    ASSERT_EQ(to.size(), 1u);
    EXPECT_EQ(to[0], "urIPCOpenMemHandleExp");
  }
}

TEST_F(OneTrace, NamesEveryProcessAndGivesEveryEventWhatItsPhaseNeeds) {
  ASSERT_EQ(run("pair > " + (directory.path() / "out").string()), 0);
  std::set<Json> named;
  for (const Json &event : events("M")) {
    EXPECT_EQ(event["name"], "process_name");
    EXPECT_TRUE(event["args"]["name"].is_string());
    named.insert(event["pid"]);
  }
  EXPECT_EQ(named.size(), 2u);
  for (const Json &event : readTrace(path)) {
    for (const char *key : {"pid", "tid"})
      EXPECT_TRUE(event[key].is_number_integer()) << event;
    EXPECT_TRUE(named.contains(event["pid"])) << event;
    EXPECT_TRUE(event["name"].is_string()) << event;
    const std::string phase = event["ph"];
    EXPECT_NE(std::string("MXsf").find(phase), std::string::npos) << event;
    if (phase != "M") {
      EXPECT_TRUE(event["ts"].is_number()) << event;
      EXPECT_TRUE(event["cat"].is_string()) << event;
    }
    if (phase == "X") {
      EXPECT_GE(event["dur"], 0) << event;
      EXPECT_TRUE(event["args"]["result"].is_string()) << event;
    }
    if (phase == "s" || phase == "f") {
      EXPECT_TRUE(event["id"].get<std::string>().starts_with("0x")) << event;
    }
  }
}

TEST_F(OneTrace, HoldsTheCallsOfAProcessThatWasKilled) {
  EXPECT_NE(run("die"), 0);
  EXPECT_EQ(events("X").size(), 1u);
  EXPECT_EQ(run("spin 3"), 0);
  EXPECT_EQ(events("X").size(), 5u);
}

} // namespace
} // namespace ur::tracing::test
