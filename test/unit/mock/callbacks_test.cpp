// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Tests callbacks that run before, after or instead of the adapter's own function.
#include "test/support/forked_child.hpp"
#include "test/unit/mock/mock_device.hpp"

#include <atomic>
#include <memory>
#include <thread>
#include <vector>

#include <sys/wait.h>
#include <unistd.h>

namespace ur::test {
namespace {

using MockCallbacks = MockDevice;

ur_result_t count(const ur_mock_call_t *call, void *counter) {
  ++*static_cast<std::atomic<int> *>(counter);
  return call->result;
}

TEST_F(MockCallbacks, DoNotGetCallsFromCallbacks) {
  std::atomic<int> calls = 0;
  urMockSetCallback(
      UR_FUNCTION_CONTEXT_RETAIN, UR_MOCK_STAGE_AFTER,
      [](const ur_mock_call_t *call, void *) {
        const auto &block = *static_cast<ur_context_retain_params_t *>(call->pParams);
        return mockTable().Context.pfnRelease(*block.phContext);
      },
      nullptr);
  urMockSetCallback(UR_FUNCTION_CONTEXT_RELEASE, UR_MOCK_STAGE_BEFORE, count, &calls);
  EXPECT_EQ(table.Context.pfnRetain(context), UR_RESULT_SUCCESS);
  EXPECT_EQ(calls, 0);
  EXPECT_EQ(callsOf(UR_FUNCTION_CONTEXT_RELEASE), 0u);
}

TEST_F(MockCallbacks, CanCallTheFunctionAfterTheyRemovedThemselves) {
  urMockSetCallback(
      UR_FUNCTION_CONTEXT_RETAIN, UR_MOCK_STAGE_REPLACE,
      [](const ur_mock_call_t *call, void *) {
        urMockSetCallback(call->function, UR_MOCK_STAGE_REPLACE, nullptr, nullptr);
        const auto &block = *static_cast<ur_context_retain_params_t *>(call->pParams);
        return mockTable().Context.pfnRetain(*block.phContext);
      },
      nullptr);
  EXPECT_EQ(table.Context.pfnRetain(context), UR_RESULT_SUCCESS);
  EXPECT_EQ(callsOf(UR_FUNCTION_CONTEXT_RETAIN), 1u);
  EXPECT_EQ(table.Context.pfnRelease(context), UR_RESULT_SUCCESS);
}

TEST_F(MockCallbacks, MayResetTheMock) {
  urMockSetCallback(
      kCalled, UR_MOCK_STAGE_BEFORE, [](const ur_mock_call_t *, void *) { return urMockReset(); },
      nullptr);
  std::atomic<int> ends = 0;
  urMockSetCallback(kCalled, UR_MOCK_STAGE_AFTER, count, &ends);
  EXPECT_EQ(callOnce(), UR_RESULT_SUCCESS);
  EXPECT_EQ(ends, 0);
  EXPECT_EQ(callsOf(kCalled), 0u);
}

TEST_F(MockCallbacks, AreRejectedIfInvalid) {
  EXPECT_EQ(urMockSetCallback(UR_FUNCTION_LOADER_INIT, UR_MOCK_STAGE_BEFORE, count, nullptr),
            UR_RESULT_ERROR_INVALID_ENUMERATION);
  EXPECT_EQ(urMockSetCallback(kCalled, static_cast<ur_mock_stage_t>(3), count, nullptr),
            UR_RESULT_ERROR_INVALID_ENUMERATION);
  EXPECT_EQ(urMockSetCallback(kCalled, UR_MOCK_STAGE_BEFORE, nullptr, nullptr), UR_RESULT_SUCCESS);
}

TEST_F(MockCallbacks, CanChangeDuringCalls) {
  std::atomic<bool> stop = false;
  std::vector<std::jthread> callers;
  for (int i = 0; i < 2; ++i)
    callers.emplace_back([&] {
      while (!stop)
        EXPECT_EQ(callOnce(), UR_RESULT_SUCCESS);
    });
  for (int i = 0; i < 50; ++i) {
    // Freed at the end of the iteration, so that a sanitizer detects a callback that runs later.
    auto callCount = std::make_unique<std::atomic<int>>(0);
    const ur_mock_stage_t stage = i % 2 == 0 ? UR_MOCK_STAGE_BEFORE : UR_MOCK_STAGE_AFTER;
    urMockSetCallback(kCalled, stage, count, callCount.get());
    while (*callCount == 0)
      std::this_thread::yield();
    urMockSetCallback(kCalled, stage, nullptr, nullptr);
  }
  stop = true;
}

TEST_F(MockCallbacks, WaitForTheOneTheyReplace) {
  struct State {
    std::atomic<bool> hasStarted = false;
    std::atomic<bool> hasReturned = false;
  } state;
  urMockSetCallback(
      kCalled, UR_MOCK_STAGE_BEFORE,
      [](const ur_mock_call_t *, void *data) {
        auto &own = *static_cast<State *>(data);
        own.hasStarted = true;
        own.hasStarted.notify_all();
        for (int i = 0; i < 1000; ++i) // if the call does not wait, it returns during this loop
          std::this_thread::yield();
        own.hasReturned = true;
        return UR_RESULT_SUCCESS;
      },
      &state);
  const std::jthread caller([&] { EXPECT_EQ(callOnce(), UR_RESULT_SUCCESS); });
  state.hasStarted.wait(false);
  urMockSetCallback(kCalled, UR_MOCK_STAGE_BEFORE, nullptr, nullptr);
  EXPECT_TRUE(state.hasReturned);
}

TEST_F(MockCallbacks, AlsoRunInForkedChildren) {
  std::atomic<int> calls = 0;
  urMockSetCallback(kCalled, UR_MOCK_STAGE_BEFORE, count, &calls);
  EXPECT_EQ(callOnce(), UR_RESULT_SUCCESS);
  expectForkedChildSucceeds([&] {
    return callOnce() == UR_RESULT_SUCCESS && calls == 2 && callsOf(kCalled) == 2 &&
           urMockReset() == UR_RESULT_SUCCESS && callOnce() == UR_RESULT_SUCCESS && calls == 2;
  });
}

TEST_F(MockCallbacks, CanBeRemovedByAForkedChild) {
  pid_t child = -1;
  urMockSetCallback(
      kCalled, UR_MOCK_STAGE_BEFORE,
      [](const ur_mock_call_t *, void *data) {
        *static_cast<pid_t *>(data) = fork();
        return UR_RESULT_SUCCESS;
      },
      &child);
  EXPECT_EQ(callOnce(), UR_RESULT_SUCCESS);
  if (child == 0) // the callback runs only in the parent, so a wait for it would never end
    _exit(urMockReset() == UR_RESULT_SUCCESS ? 0 : 1);
  int status = -1;
  ASSERT_EQ(waitpid(child, &status, 0), child);
  EXPECT_EQ(status, 0);
}

} // namespace
} // namespace ur::test
