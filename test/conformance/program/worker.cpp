// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/program/worker.hpp"

#include "test/conformance/program/inventory.hpp"
#include "test/conformance/program/test_list.hpp"
#include "test/conformance/program/test_result.hpp"
#include "test/conformance/support/device_test.hpp"
#include "tools/support/child_process.hpp"

#include <cstdio>
#include <exception>
#include <sstream>
#include <string>
#include <string_view>

#include <fmt/format.h>
#include <fmt/ranges.h>
#include <gtest/gtest.h>

namespace ur::conformance {
namespace {

using support::Channel;
using support::Clock;

// The channel has no deadline, because the parent has one.
Channel &channelToParent() {
  static Channel channel = support::channelToParent(Clock::now() + std::chrono::hours(24));
  return channel;
}

std::string nameOf(const ::testing::TestInfo &info) {
  return fmt::format("{}.{}", info.test_suite_name(), info.name());
}

// Returns the function in the suite's name, or the functions that the fixture recorded.
std::vector<std::string> functionsOf(const ::testing::TestInfo &info) {
  if (std::string function = functionOfSuite(info.test_suite_name()); !function.empty())
    return {std::move(function)};
  std::vector<std::string> functions;
  const ::testing::TestResult &result = *info.result();
  for (int i = 0; i < result.test_property_count(); ++i) {
    if (std::string_view(result.GetTestProperty(i).key()) != "functions")
      continue;
    std::istringstream words(result.GetTestProperty(i).value());
    for (std::string word; words >> word;)
      functions.push_back(word);
  }
  return functions;
}

// Returns the path relative to the top of the source tree.
std::string_view sourcePath(std::string_view file) {
  const std::size_t top = file.rfind("test/conformance/");
  return file.substr(top == file.npos ? 0 : top);
}

std::string messagesOf(const ::testing::TestResult &result) {
  std::string text;
  for (int i = 0; i < result.total_part_count(); ++i) {
    const ::testing::TestPartResult &part = result.GetTestPartResult(i);
    if (part.skipped())
      text += part.message();
    else if (part.failed())
      text += fmt::format("{}:{}\n{}\n", sourcePath(part.file_name() ? part.file_name() : "?"),
                          part.line_number(), part.message());
  }
  return text;
}

TestResult resultOf(const ::testing::TestInfo &info) {
  TestResult result;
  result.name = nameOf(info);
  result.functions = functionsOf(info);
  result.seconds = static_cast<double>(info.result()->elapsed_time()) / 1000;
  result.message = messagesOf(*info.result());
  if (info.result()->Passed())
    result.outcome = Outcome::Passed;
  else if (!info.result()->Skipped())
    result.outcome = Outcome::Failed;
  else if (result.message.starts_with(test::kUnclaimedPrefix))
    result.outcome = Outcome::Skipped;
  else
    result.message = "skipped, but not for an unclaimed feature: " + result.message;
  return result;
}

// Reports the start and the result of each test to the parent.
class Messenger : public ::testing::EmptyTestEventListener {
  void OnTestStart(const ::testing::TestInfo &info) override {
    channelToParent().sendText(textOf({{"started", nameOf(info)}}));
  }
  void OnTestEnd(const ::testing::TestInfo &info) override {
    std::fflush(stdout);
    channelToParent().sendText(textOf({{"finished", resultOf(info)}}));
  }
};

void runTests(const char *names, int seed) {
  GTEST_FLAG_SET(filter, names);
  GTEST_FLAG_SET(shuffle, seed != 0);
  GTEST_FLAG_SET(random_seed, seed);
  ::testing::TestEventListeners &listeners = ::testing::UnitTest::GetInstance()->listeners();
  delete listeners.Release(listeners.default_result_printer());
  listeners.Append(new Messenger);
  [[maybe_unused]] const int exitCode = RUN_ALL_TESTS(); // the parent has each result
}

void sendInventory() {
  try {
    channelToParent().sendText(textOf({{"devices", takeInventory()}}));
  } catch (const std::exception &error) {
    channelToParent().sendText(textOf({{"error", error.what()}}));
  }
}

} // namespace

std::vector<std::string> runTestsArguments(const std::vector<std::string> &names, int seed) {
  return {kRunTests, fmt::format("{}", fmt::join(names, ":")), std::to_string(seed)};
}

bool runWorker(int argc, char **argv) {
  const std::string_view role = argc > 1 ? argv[1] : "";
  if (role == kRunTests && argc == 4)
    runTests(argv[2], std::stoi(argv[3]));
  else if (role == kTakeInventory && argc == 2)
    sendInventory();
  else
    return false;
  return true;
}

} // namespace ur::conformance
