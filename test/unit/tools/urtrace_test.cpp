// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Runs urtrace on a program that makes calls through the tracing layer.
#include "test/unit/tools/run_tool.hpp"

#include <algorithm>
#include <csignal>
#include <string>

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <nlohmann/json.hpp>

namespace ur::urtrace {
namespace {

using Json = nlohmann::json;
using test::runTool;
using test::ToolRun;
using testing::AllOf;
using testing::HasSubstr;
using testing::Not;

ToolRun trace(const std::string &options, const std::string &program) {
  return runTool(
      "env -u UR_ENABLE_LAYERS -u UR_LOG_TRACING -u UR_TRACE_FILE -u UR_TRACE_FILTER " URTRACE " " +
      options + " -- " + program);
}

TEST(Urtrace, PrintsLines) {
  const ToolRun run = trace("", TRACED_PROGRAM " spin 2");
  EXPECT_EQ(run.code, 0);
  EXPECT_EQ(std::ranges::count(run.err, '\n'), 3);
  EXPECT_THAT(run.err, AllOf(HasSubstr("urContextRetain(.hContext = 0x100) -> UR_RESULT_SUCCESS, "),
                             HasSubstr("urContextRetain(.hContext = nullptr) -> "
                                       "UR_RESULT_ERROR_INVALID_NULL_HANDLE, ")));
}

TEST(Urtrace, PrintsLinesOfProcessesWithRedirectedStreams) {
  const ToolRun run = trace("", "sh -c '" TRACED_PROGRAM " spin 2 > /dev/null 2>&1'");
  EXPECT_EQ(std::ranges::count(run.err, '\n'), 3);
}

TEST(Urtrace, KeepsTheUsersOutputOfLines) {
  const ToolRun run = runTool("UR_LOG_TRACING='level:debug;output:stdout' " URTRACE
                              " -- " TRACED_PROGRAM " spin 0");
  EXPECT_EQ(run.err, "");
  EXPECT_THAT(run.out, AllOf(HasSubstr(" begins, "), HasSubstr(" -> ")));
}

TEST(Urtrace, PrintsATableOfAllProcesses) {
  const ToolRun run = trace("--stats", TRACED_PROGRAM " pair");
  EXPECT_EQ(run.code, 0);
  EXPECT_THAT(run.err, AllOf(testing::StartsWith("function "), HasSubstr("urIPCOpenMemHandleExp "),
                             HasSubstr("\nall, 2 processes            5       0  "),
                             Not(HasSubstr("TRACING"))));
}

TEST(Urtrace, WritesStrictJson) {
  const test::TemporaryDirectory directory;
  const std::string file = directory.path() / "trace.json";
  for (int i = 0; i < 2; ++i) { // the second run replaces the file
    const ToolRun run = trace("--json " + file, TRACED_PROGRAM " spin 2");
    EXPECT_EQ(run.code, 0);
    EXPECT_EQ(run.err, "");
    EXPECT_EQ(Json::parse(test::contentOf(file)).size(),
              4u); // one event for the process, and three calls
  }
}

TEST(Urtrace, OmitsCallsThatTheFilterExcludes) {
  EXPECT_EQ(trace("--filter Release", TRACED_PROGRAM " spin 2").err, "");
  EXPECT_THAT(
      trace("--filter 'Put|Close' --stats", TRACED_PROGRAM " pair").err,
      AllOf(HasSubstr("\nall, 2 processes"), HasSubstr(" 2       0  "), Not(HasSubstr("Open"))));
}

TEST(Urtrace, ReturnsTheProgramsExitCode) {
  EXPECT_EQ(trace("", "sh -c 'exit 3'").code, 3);
  EXPECT_EQ(trace("", "true").code, 0);
  const ToolRun killed = trace("--stats", TRACED_PROGRAM " die");
  EXPECT_EQ(killed.code, 128 + SIGKILL);
  EXPECT_THAT(killed.err, HasSubstr("urContextRetain"));
}

TEST(Urtrace, ReportsFailures) {
  const ToolRun missing = trace("", "/none/such");
  EXPECT_EQ(missing.code, 127);
  EXPECT_EQ(missing.err, "urtrace: cannot run /none/such: No such file or directory\n");
  EXPECT_EQ(trace("", "/").code, 126);
  const ToolRun file = trace("--json /none/such", "true");
  EXPECT_EQ(file.code, 125);
  EXPECT_EQ(file.err, "urtrace: /none/such: open: No such file or directory\n");
  EXPECT_EQ(trace("--json", "true").code, 125);
  const ToolRun expression = trace("--filter '('", "true");
  EXPECT_EQ(expression.code, 125);
  EXPECT_THAT(expression.err, HasSubstr("Unmatched ("));
}

TEST(Urtrace, KeepsProgramOptionsAndEnabledLayers) {
  EXPECT_EQ(trace("", "echo --stats -- -x").out, "--stats -- -x\n");
  EXPECT_EQ(runTool("UR_ENABLE_LAYERS=UR_LAYER_LEAK_CHECKING " URTRACE
                    " -- sh -c 'echo $UR_ENABLE_LAYERS'")
                .out,
            "UR_LAYER_LEAK_CHECKING,UR_LAYER_TRACING\n");
}

TEST(Urtrace, ReportsThatNothingWasTraced) {
  EXPECT_THAT(trace("--stats", "true").err, HasSubstr("nothing was traced"));
}

TEST(Urtrace, KeepsTheProgramsStreams) {
  const ToolRun run = runTool("echo in | " URTRACE " --stats -- sh -c 'cat; echo err >&2'");
  EXPECT_EQ(run.out, "in\n");
  EXPECT_THAT(run.err, testing::StartsWith("err\n"));
}

} // namespace
} // namespace ur::urtrace
