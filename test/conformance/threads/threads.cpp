// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Every function returns the same results in several threads as in one thread, on shared objects
// and on each thread's own objects.

#include "test/conformance/support/api_function.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

#include <atomic>
#include <cstddef>
#include <exception>
#include <latch>
#include <ostream>
#include <string>
#include <thread>
#include <vector>

namespace ur::test {

void PrintTo(const ApiFunction &function, std::ostream *out) { *out << function.name; }

} // namespace ur::test

namespace {

using namespace ur::support;
using namespace ur::test;

class FunctionThreadsTest : public DeviceTest, public ::testing::WithParamInterface<ApiFunction> {
protected:
  static constexpr std::size_t kThreads = 8;

  void prepare() override {
    RecordProperty("functions", GetParam().name);
    requireFeatureOf(GetParam());
  }

  // Runs `work(thread index)` in threads that start together. `work` returns the number of its
  // wrong calls.
  template <typename Work> static void inThreads(const Work &work) {
    std::latch start(kThreads); // no thread exits before all have started
    std::atomic<std::size_t> failures{0};
    std::vector<std::thread> threads;
    for (std::size_t thread = 0; thread < kThreads; ++thread)
      threads.emplace_back([&, thread] {
        start.arrive_and_wait();
        failures += work(thread);
      });
    for (std::thread &thread : threads)
      thread.join();
    EXPECT_EQ(failures, 0u)
        << "calls failed or returned values that differ from those in one thread";
  }

  static std::string answersOf(const InThreads::Run &run, const ThreadObjects &objects) {
    Answers answers;
    try {
      run(objects, answers);
    } catch (const std::exception &error) {
      // If an exception left the thread, the process would end.
      answers << error.what();
    }
    return answers.text();
  }
};

TEST_P(FunctionThreadsTest, AnswersAsInOneThread) {
  const InThreads::Run run = threadBlockOf(GetParam().name);
  ASSERT_TRUE(run) << "add IN_THREADS(" << GetParam().name << ") to test/conformance/functions";
  struct ObjectSet {
    ThreadObjects objects;
    std::string expected;
  };
  std::vector<ObjectSet> sets(1 + kThreads); // the shared objects, then one set per thread
  for (ObjectSet &set : sets) {
    set.expected = answersOf(run, set.objects);
    ASSERT_EQ(answersOf(run, set.objects), set.expected)
        << "one thread: the second answers differ from the first";
  }
  inThreads([&](std::size_t thread) {
    std::size_t failures = 0;
    for (int round = 0; round < 25; ++round)
      for (const ObjectSet *const set : {&sets[0], &sets[1 + thread]}) {
        const std::string answers = answersOf(run, set->objects);
        if (answers != set->expected && ++failures == 1)
          ADD_FAILURE() << "expected " << set->expected << "\ngot " << answers;
      }
    return failures;
  });
  for (const ObjectSet &set : sets)
    EXPECT_EQ(answersOf(run, set.objects), set.expected) << "the answers differ after all threads";
}

INSTANTIATE_TEST_SUITE_P(EveryFunction, FunctionThreadsTest,
                         ::testing::ValuesIn(apiFunctions().begin(), apiFunctions().end()),
                         [](const auto &function) { return std::string(function.param.name); });

} // namespace
