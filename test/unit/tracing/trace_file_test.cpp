// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "runtime/layers/tracing/trace_file.hpp"

#include "test/unit/log/temporary_directory.hpp"
#include "test/unit/tracing/trace_reader.hpp"

#include <fstream>
#include <system_error>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

namespace ur::tracing::test {
namespace {

class TraceFileTest : public testing::Test {
protected:
  void writeFile(std::string_view text) const { std::ofstream(path) << text; }

  ur::test::TemporaryDirectory directory;
  std::string path = directory.path() / "trace.json";
};

TEST_F(TraceFileTest, ContainsOneArrayOfAllEvents) {
  {
    TraceFile first(path, R"({"n":1})");
    TraceFile second(path, R"({"n":2})");
    first.append(R"({"n":3})");
    second.append(R"({"n":4},
{"n":5})");
  }
  TraceFile(path, R"({"n":6})").append(R"({"n":7})");
  EXPECT_EQ(readTrace(path),
            Json::parse(R"([{"n":1},{"n":2},{"n":3},{"n":4},{"n":5},{"n":6},{"n":7}])"));
}

TEST_F(TraceFileTest, IsForItsOwnerOnly) {
  const TraceFile file(path, "{}");
  using std::filesystem::perms;
  EXPECT_EQ(std::filesystem::status(path).permissions(), perms::owner_read | perms::owner_write);
}

TEST_F(TraceFileTest, DoesNotChangeOtherFiles) {
  for (const char *content : {"precious", "[\n{}\n]\n", "[", "}"}) {
    writeFile(content);
    EXPECT_THROW(TraceFile(path, "{}"), std::runtime_error) << content;
    EXPECT_EQ(ur::test::contentOf(path), content);
  }
}

TEST_F(TraceFileTest, ReportsErrorsOfTheSystem) {
  EXPECT_THROW(TraceFile(directory.path() / "none" / "trace.json", "{}"), std::system_error);
  try {
    const TraceFile full("/dev/full", "{}");
    FAIL() << "a full device accepted the trace";
  } catch (const std::system_error &error) {
    EXPECT_EQ(error.code().value(), ENOSPC);
    EXPECT_STREQ(error.what(), "/dev/full: write: No space left on device");
  }
}

TEST_F(TraceFileTest, StaysValidWithManyWriters) {
  constexpr int kProcesses = 4;
  constexpr int kThreads = 3;
  constexpr int kEvents = 200;
  const std::string event = R"({"text":")" + std::string(3000, 'x') + R"("})";
  std::vector<pid_t> children;
  for (int i = 0; i < kProcesses; ++i) {
    const pid_t child = fork();
    if (child != 0) {
      children.push_back(child);
      continue;
    }
    TraceFile file(path, event);
    std::vector<std::jthread> threads;
    for (int t = 0; t < kThreads; ++t)
      threads.emplace_back([&] {
        for (int n = 0; n < kEvents; ++n)
          file.append(event);
      });
    threads.clear();
    _exit(0);
  }
  for (const pid_t child : children) {
    int status = -1;
    ASSERT_EQ(waitpid(child, &status, 0), child);
    ASSERT_EQ(status, 0);
  }
  EXPECT_EQ(readTrace(path).size(), kProcesses * (1u + kThreads * kEvents));
}

} // namespace
} // namespace ur::tracing::test
