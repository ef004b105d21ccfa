// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/tracing/output.hpp"

#include "runtime/layers/tracing/code_location.hpp"
#include "runtime/layers/tracing/trace_file.hpp"
#include "test/unit/log/scoped_variable.hpp"
#include "test/unit/log/temporary_directory.hpp"
#include "test/unit/tracing/fake_handle.hpp"
#include "test/unit/tracing/trace_reader.hpp"

#include <algorithm>
#include <cerrno>
#include <csignal>
#include <filesystem>
#include <fstream>
#include <string>
#include <string_view>
#include <thread>
#include <vector>

#include <fmt/core.h>
#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/resource.h>
#include <unistd.h>

namespace ur::tracing::test {
namespace {

using testing::AllOf;
using testing::ElementsAre;
using testing::EndsWith;
using testing::HasSubstr;
using testing::Not;
using testing::StartsWith;
using ur::test::ScopedVariable;

const Function &functionNamed(std::string_view name) {
  return *std::ranges::find(functions(), name, &Function::name);
}

// Limits the size of files that this process can write, during its lifetime.
class SizeLimit {
public:
  explicit SizeLimit(std::uintmax_t size) {
    EXPECT_EQ(getrlimit(RLIMIT_FSIZE, &before_), 0);
    const rlimit limit{size, before_.rlim_max};
    EXPECT_EQ(setrlimit(RLIMIT_FSIZE, &limit), 0);
  }
  ~SizeLimit() {
    setrlimit(RLIMIT_FSIZE, &before_);
    std::signal(SIGXFSZ, handler_);
  }
  SizeLimit(const SizeLimit &) = delete;
  SizeLimit &operator=(const SizeLimit &) = delete;

private:
  rlimit before_{};
  void (*handler_)(int) = std::signal(SIGXFSZ, SIG_IGN);
};

class OutputTest : public testing::Test {
protected:
  std::vector<std::string> lines() const {
    std::ifstream file(log);
    std::vector<std::string> all;
    for (std::string line; std::getline(file, line);)
      all.push_back(line);
    return all;
  }

  ScopedVariable logTo(const std::string &level) const {
    return ScopedVariable("UR_LOG_TRACING",
                          fmt::format("level:{0};flush:{0};output:file,'{1}'", level, log));
  }

  static void call(Output &output, const char *name, const void *block,
                   ur_result_t result = UR_RESULT_SUCCESS) {
    const Function &function = functionNamed(name);
    if (output.wants(function)) {
      const Output::CallStart start = output.begin(function, block);
      output.end(function, block, result, start, start.time + std::chrono::nanoseconds(12345));
    }
  }

  ur::test::TemporaryDirectory directory;
  std::string log = directory.path() / "log";
  std::string trace = directory.path() / "trace.json";
  ScopedVariable noLog{"UR_LOG_TRACING", {}};
  ScopedVariable noFile{"UR_TRACE_FILE", {}};
  ScopedVariable noFilter{"UR_TRACE_FILTER", {}};

  ur_context_handle_t context = reinterpret_cast<ur_context_handle_t>(0xc0);
  ur_context_retain_params_t retain{&context};
};

TEST_F(OutputTest, IsDisabledByDefault) {
  const Output output;
  EXPECT_FALSE(output.wants(functionNamed("urContextRetain")));
}

TEST_F(OutputTest, WritesALinePerCall) {
  const ScopedVariable level = logTo("info");
  Output output;
  call(output, "urContextRetain", &retain);
  call(output, "urContextRetain", &retain, UR_RESULT_ERROR_INVALID_CONTEXT);
  const std::string thread = std::to_string(gettid());
  EXPECT_THAT(lines(), ElementsAre("<TRACING>[INFO]: urContextRetain(.hContext = 0xc0) -> "
                                   "UR_RESULT_SUCCESS, 12.345 us, thread " +
                                       thread,
                                   "<TRACING>[INFO]: urContextRetain(.hContext = 0xc0) -> "
                                   "UR_RESULT_ERROR_INVALID_CONTEXT, 12.345 us, thread " +
                                       thread));
}

TEST_F(OutputTest, NamesTheCaller) {
  setCodeLocationCallback([](void *) { return ur_code_location_t{"run", "main.cpp", 12, 3}; },
                          nullptr);
  {
    const ScopedVariable level = logTo("info");
    const ScopedVariable file("UR_TRACE_FILE", trace);
    Output output;
    call(output, "urContextRetain", &retain);
  }
  setCodeLocationCallback(nullptr, nullptr);
  EXPECT_THAT(lines(), ElementsAre(EndsWith(", at main.cpp:12:3 in run")));
  EXPECT_EQ(readTrace(trace)[1]["args"]["caller"], "main.cpp:12:3 in run");
}

TEST_F(OutputTest, WritesAnEventPerCall) {
  const ScopedVariable file("UR_TRACE_FILE", trace);
  Output output;
  call(output, "urContextRetain", &retain, UR_RESULT_ERROR_INVALID_CONTEXT);
  const Json events = readTrace(trace);
  ASSERT_EQ(events.size(), 2u);
  EXPECT_EQ(events[0], Json({{"name", "process_name"},
                             {"ph", "M"},
                             {"pid", getpid()},
                             {"tid", getpid()},
                             {"args", {{"name", processName()}}}}));
  Json call = events[1];
  EXPECT_TRUE(call["ts"].is_number());
  call.erase("ts");
  EXPECT_EQ(call, Json({{"name", "urContextRetain"},
                        {"cat", "ur"},
                        {"ph", "X"},
                        {"dur", 12.345},
                        {"pid", getpid()},
                        {"tid", gettid()},
                        {"args",
                         {{"hContext", "0xc0"}, {"result", "UR_RESULT_ERROR_INVALID_CONTEXT"}}}}));
}

TEST_F(OutputTest, AcceptsNamesThatAreNotUtf8) {
  const ScopedVariable file("UR_TRACE_FILE", trace);
  Output output;
  ur_platform_handle_t platform = nullptr;
  const char *option = "\xff\xfe\"\n";
  const char **result = nullptr;
  ur_platform_get_backend_option_params_t block{&platform, &option, &result};
  call(output, "urPlatformGetBackendOption", &block);
  EXPECT_EQ(readTrace(trace)[1]["args"]["pFrontendOption"], "\"\uFFFD\uFFFD\"\n\"");
}

TEST_F(OutputTest, ReportsInvalidVariablesAndContinues) {
  const ScopedVariable level = logTo("info");
  const ScopedVariable file("UR_TRACE_FILE", directory.path());
  const ScopedVariable filter("UR_TRACE_FILTER", "(");
  Output output;
  call(output, "urContextRetain", &retain);
  EXPECT_THAT(lines(),
              ElementsAre(AllOf(HasSubstr("[ERROR]: UR_TRACE_FILE=`"), HasSubstr("Is a directory")),
                          HasSubstr("[ERROR]: UR_TRACE_FILTER=`(` is ignored: Unmatched ( "),
                          HasSubstr("urContextRetain")));
}

// The kernel writes the part that fits without an error, so only the next write reports the cause.
TEST_F(OutputTest, ReportsTheEndOfTheTraceOnce) {
  const ScopedVariable level = logTo("error");
  const ScopedVariable file("UR_TRACE_FILE", trace);
  for (const std::size_t extraBytes : {0, 10}) {
    std::filesystem::remove(trace);
    std::filesystem::remove(log);
    Output output;
    // The log is shorter than the trace, so the limit leaves space for the message.
    for (int i = 0; i < 10; ++i)
      call(output, "urContextRetain", &retain);
    const auto size = std::filesystem::file_size(trace) + extraBytes;
    {
      const SizeLimit fullDisk(size);
      call(output, "urContextRetain", &retain);
    }
    EXPECT_FALSE(output.wants(functionNamed("urContextRetain")));
    EXPECT_EQ(std::filesystem::file_size(trace), size);
    EXPECT_THAT(lines(), ElementsAre("<TRACING>[ERROR]: the trace ends here: " + trace +
                                     ": write: File too large"));
  }
}

TEST_F(OutputTest, AcceptsCallsOfManyThreads) {
  const ScopedVariable level = logTo("info");
  const ScopedVariable file("UR_TRACE_FILE", trace);
  Output output;
  std::vector<std::jthread> threads;
  for (int t = 0; t < 4; ++t)
    threads.emplace_back([&] {
      for (int i = 0; i < 50; ++i)
        call(output, "urContextRetain", &retain);
    });
  threads.clear();
  EXPECT_EQ(lines().size(), 200u);
  EXPECT_EQ(readTrace(trace).size(), 201u);
}

// Follows a handle from Get to Put. SecretsInTraces tests that no trace contains its secret.
class ExportedHandle : public OutputTest {
protected:
  void get(Output &output) {
    void *memory = nullptr;
    ur_ipc_get_mem_handle_exp_params_t block{&context, &memory, &out, &sizeOut};
    call(output, "urIPCGetMemHandleExp", &block);
  }
  void put(Output &output, ur_result_t result = UR_RESULT_SUCCESS) {
    ur_ipc_put_mem_handle_exp_params_t block{&context, &data};
    call(output, "urIPCPutMemHandleExp", &block, result);
  }

  ipc::HandleBytes bytes = fakeHandle(ipc::Kind::Memory, 9, 4711);
  std::size_t size = bytes.size();
  std::size_t *sizeOut = &size;
  void *data = bytes.data();
  void **out = &data;
};

TEST_F(ExportedHandle, IsDescribedUntilASuccessfulPut) {
  const ScopedVariable level = logTo("info");
  Output output;
  get(output);
  put(output, UR_RESULT_ERROR_OUT_OF_RESOURCES);
  put(output);
  put(output, UR_RESULT_ERROR_INVALID_VALUE);
  const auto hasSummary = HasSubstr(" (memory handle, serial 0x9, process 4711)");
  EXPECT_THAT(lines(), ElementsAre(hasSummary, hasSummary, hasSummary, Not(hasSummary)));
}

} // namespace
} // namespace ur::tracing::test
