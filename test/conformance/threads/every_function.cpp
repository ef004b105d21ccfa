// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Every function gives several threads the answers that it gives one, on shared objects and on
// objects of their own.

#include "test/conformance/support/api_function.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/threads/threads_test.hpp"

#include <cstddef>
#include <exception>
#include <ostream>
#include <string>
#include <vector>

namespace ur::test {

void PrintTo(const ApiFunction &function, std::ostream *out) { *out << function.name; }

} // namespace ur::test

namespace {

using namespace ur::support;
using namespace ur::test;

class FunctionThreadsTest : public ThreadsTest, public ::testing::WithParamInterface<ApiFunction> {
protected:
  void prepare() override {
    RecordProperty("functions", GetParam().name);
    requireFeatureOf(GetParam());
  }

  static std::string answersOf(InThreads::Run run, const ThreadObjects &given) {
    Answers answers;
    try {
      run(given, answers);
    } catch (const std::exception &error) { // left to the thread, it would end the process
      answers << error.what();
    }
    return answers.text();
  }
};

TEST_P(FunctionThreadsTest, AnswersAsAlone) {
  const InThreads::Run run = threadBlockOf(GetParam().name);
  ASSERT_NE(run, nullptr) << "write IN_THREADS(" << GetParam().name
                          << ") in test/conformance/functions";
  struct Objects {
    ThreadObjects objects;
    std::string alone;
  };
  std::vector<Objects> given(1 + kThreads); // the shared ones, then one set per thread
  for (Objects &one : given) {
    one.alone = answersOf(run, one.objects);
    ASSERT_EQ(answersOf(run, one.objects), one.alone) << "the second call of one thread";
  }
  inThreads([&](std::size_t thread) {
    std::size_t failures = 0;
    for (int round = 0; round < 25; ++round)
      for (const Objects *const one : {&given[0], &given[1 + thread]}) {
        const std::string answers = answersOf(run, one->objects);
        if (answers != one->alone && ++failures == 1)
          ADD_FAILURE() << "expected " << one->alone << "\ngot " << answers;
      }
    return failures;
  });
  for (const Objects &one : given)
    EXPECT_EQ(answersOf(run, one.objects), one.alone) << "after all threads";
}

INSTANTIATE_TEST_SUITE_P(EveryFunction, FunctionThreadsTest,
                         ::testing::ValuesIn(apiFunctions().begin(), apiFunctions().end()),
                         [](const auto &one) { return std::string(one.param.name); });

} // namespace
