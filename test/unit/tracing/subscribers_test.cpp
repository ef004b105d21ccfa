// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/support/forked_child.hpp"
#include "test/unit/tracing/traced_table.hpp"

#include <atomic>
#include <string>
#include <thread>
#include <vector>

#include <gtest/gtest.h>
#include <pthread.h>
#include <ur-ipc/ur_trace.h>

namespace ur::tracing::test {
namespace {

using Handle = ur_trace_subscriber_handle_t;

// A subscription that ends when this object is destroyed.
class Subscription {
public:
  Subscription(ur_trace_callback_t atBegin, ur_trace_callback_t atEnd, void *userData = nullptr) {
    const ur_trace_callbacks_t callbacks{atBegin, atEnd, userData};
    EXPECT_EQ(urTraceSubscribe(&callbacks, &handle_), UR_RESULT_SUCCESS);
  }
  ~Subscription() {
    if (handle_)
      end();
  }
  Subscription(const Subscription &) = delete;
  Subscription &operator=(const Subscription &) = delete;

  Handle get() const { return handle_; }
  void end() {
    EXPECT_EQ(urTraceUnsubscribe(handle_), UR_RESULT_SUCCESS);
    handle_ = nullptr;
  }

private:
  Handle handle_ = nullptr;
};

using Records = std::vector<std::string>;

void recordBegin(const ur_trace_call_t *call, void **, void *records) {
  static_cast<Records *>(records)->push_back(std::string("> ") + call->pFunctionName);
}

void recordEnd(const ur_trace_call_t *call, void **, void *records) {
  static_cast<Records *>(records)->push_back(std::string("< ") + call->pFunctionName);
}

void count(const ur_trace_call_t *, void **, void *counter) {
  ++*static_cast<std::atomic<int> *>(counter);
}

TEST(Subscribers, SeeBeginAndEndWithArgumentsAndResult) {
  struct CallRecord {
    ur_function_t function = UR_FUNCTION_FORCE_UINT32;
    std::size_t size = 0;
    ur_result_t atBegin = UR_RESULT_ERROR_UNKNOWN;
    ur_result_t atEnd = UR_RESULT_ERROR_UNKNOWN;
  } record;
  const Subscription subscription(
      [](const ur_trace_call_t *call, void **, void *data) {
        auto &s = *static_cast<CallRecord *>(data);
        s.function = call->function;
        s.size = *static_cast<const ur_usm_device_alloc_params_t *>(call->pParams)->psize;
        s.atBegin = call->result;
      },
      [](const ur_trace_call_t *call, void **, void *data) {
        static_cast<CallRecord *>(data)->atEnd = call->result;
      },
      &record);
  ScopedResult failing(UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_EQ(tracedTable().USM.pfnDeviceAlloc(nullptr, nullptr, nullptr, nullptr, 64, nullptr),
            UR_RESULT_ERROR_OUT_OF_RESOURCES);
  EXPECT_EQ(record.function, UR_FUNCTION_USM_DEVICE_ALLOC);
  EXPECT_EQ(record.size, 64u);
  EXPECT_EQ(record.atBegin, UR_RESULT_SUCCESS);
  EXPECT_EQ(record.atEnd, UR_RESULT_ERROR_OUT_OF_RESOURCES);
}

TEST(Subscribers, RunInTheirOrder) {
  Records records;
  const Subscription begin(recordBegin, nullptr, &records);
  const Subscription subscription(recordBegin, recordEnd, &records);
  tracedTable().Queue.pfnFlush(nullptr);
  EXPECT_EQ(records, (Records{"> urQueueFlush", "> urQueueFlush", "< urQueueFlush"}));
}

TEST(Subscribers, HaveTheirOwnScratchInEachCall) {
  const auto begin = [](const ur_trace_call_t *, void **scratch, void *data) {
    EXPECT_EQ(*scratch, nullptr);
    *scratch = data;
  };
  const auto end = [](const ur_trace_call_t *, void **scratch, void *data) {
    EXPECT_EQ(*scratch, data);
  };
  int one = 0;
  int two = 0;
  const Subscription first(begin, end, &one);
  const Subscription second(begin, end, &two);
  tracedTable().Queue.pfnFlush(nullptr);
  tracedTable().Queue.pfnFlush(nullptr);
}

TEST(Subscribers, DoNotGetTheirOwnCalls) {
  Records records;
  const Subscription calling(
      [](const ur_trace_call_t *, void **, void *) { tracedTable().Event.pfnWait(0, nullptr); },
      nullptr);
  const Subscription recording(recordBegin, recordEnd, &records);
  tracedTable().Queue.pfnFlush(nullptr);
  EXPECT_EQ(records, (Records{"> urQueueFlush", "< urQueueFlush"}));
}

TEST(Subscribers, RunWithCancellationDeferred) {
  int state = PTHREAD_CANCEL_ENABLE;
  const Subscription subscription(
      [](const ur_trace_call_t *, void **, void *previous) {
        pthread_setcancelstate(PTHREAD_CANCEL_DISABLE, static_cast<int *>(previous));
      },
      nullptr, &state);
  tracedTable().Queue.pfnFlush(nullptr);
  EXPECT_EQ(state, PTHREAD_CANCEL_DISABLE);
  pthread_setcancelstate(PTHREAD_CANCEL_ENABLE, &state);
  EXPECT_EQ(state, PTHREAD_CANCEL_ENABLE);
}

TEST(Subscribers, MayEndThemselves) {
  static Subscription *self = nullptr;
  std::atomic<int> ends = 0;
  Subscription subscription([](const ur_trace_call_t *, void **, void *) { self->end(); }, count,
                            &ends);
  self = &subscription;
  tracedTable().Queue.pfnFlush(nullptr);
  tracedTable().Queue.pfnFlush(nullptr);
  EXPECT_EQ(ends, 0);
}

TEST(Subscribers, MaySubscribeOthers) {
  static std::atomic<int> calls = 0;
  const Subscription subscription(
      [](const ur_trace_call_t *, void **, void *) {
        if (calls.exchange(0) == 0) {
          const Subscription added(count, nullptr, &calls);
        }
      },
      nullptr);
  tracedTable().Queue.pfnFlush(nullptr);
  EXPECT_EQ(calls, 0);
}

TEST(Subscribers, AreRejectedIfInvalid) {
  Handle handle = nullptr;
  const ur_trace_callbacks_t noCallbacks{nullptr, nullptr, nullptr};
  const ur_trace_callbacks_t one{count, nullptr, nullptr};
  EXPECT_EQ(urTraceSubscribe(nullptr, &handle), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urTraceSubscribe(&one, nullptr), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urTraceSubscribe(&noCallbacks, &handle), UR_RESULT_ERROR_INVALID_NULL_POINTER);
  EXPECT_EQ(urTraceUnsubscribe(nullptr), UR_RESULT_ERROR_INVALID_NULL_HANDLE);
  ASSERT_EQ(urTraceSubscribe(&one, &handle), UR_RESULT_SUCCESS);
  EXPECT_EQ(urTraceUnsubscribe(handle), UR_RESULT_SUCCESS);
  EXPECT_EQ(urTraceUnsubscribe(handle), UR_RESULT_ERROR_INVALID_VALUE);
}

TEST(Subscribers, AreLimitedInNumber) {
  std::vector<Handle> handles(UR_TRACE_MAX_SUBSCRIBERS);
  const ur_trace_callbacks_t callbacks{recordBegin, nullptr, nullptr};
  for (Handle &handle : handles)
    ASSERT_EQ(urTraceSubscribe(&callbacks, &handle), UR_RESULT_SUCCESS);
  Handle more = nullptr;
  EXPECT_EQ(urTraceSubscribe(&callbacks, &more), UR_RESULT_ERROR_OUT_OF_RESOURCES);
  for (Handle handle : handles)
    EXPECT_EQ(urTraceUnsubscribe(handle), UR_RESULT_SUCCESS);
}

TEST(Subscribers, GetNoEndAfterUnsubscribing) {
  static Subscription *ending = nullptr;
  Records records;
  Subscription subscription(recordBegin, recordEnd, &records);
  ending = &subscription;
  ScopedResult ends([] { ending->end(); });
  tracedTable().Queue.pfnFlush(nullptr);
  EXPECT_EQ(records, (Records{"> urQueueFlush"}));
}

TEST(Subscribers, DoNotRunInForkedChildren) {
  std::atomic<int> calls = 0;
  const Subscription subscription(count, count, &calls);
  tracedTable();
  ur::test::expectForkedChildSucceeds([&] {
    const bool isUnsubscribed = urTraceUnsubscribe(subscription.get()) == UR_RESULT_SUCCESS;
    tracedTable().Queue.pfnFlush(nullptr); // before urLoaderInit
    ur_dditable_t table = bareTable();
    install(table); // as urLoaderInit in the child does
    table.Queue.pfnFlush(nullptr);
    return !isUnsubscribed && calls == 0;
  });
}

TEST(Subscribers, CanChangeDuringCalls) {
  std::atomic<bool> stop = false;
  std::vector<std::jthread> callers;
  for (int i = 0; i < 2; ++i)
    callers.emplace_back([&] {
      while (!stop)
        tracedTable().Queue.pfnFlush(nullptr);
    });
  for (int i = 0; i < 50; ++i) {
    // Freed at the end of the iteration, so that a sanitizer detects a callback that runs later.
    auto callCount = std::make_unique<std::atomic<int>>(0);
    const Subscription subscription(count, count, callCount.get());
    while (*callCount == 0)
      std::this_thread::yield();
  }
  stop = true;
}

} // namespace
} // namespace ur::tracing::test
