// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T93: a thread is canceled (pthread_cancel) inside a call. The call completes normally. The
// thread ends at its next cancellation point.
#include "test/conformance/process.hpp"
#include "test/conformance/support/gate.hpp"
#include "test/conformance/support/try_open.hpp"

#include <atomic>
#include <chrono>
#include <functional>
#include <thread>
#include <utility>

#include <pthread.h>

namespace {

using namespace ur::support;
using namespace ur::test;

// A thread that a test cancels while its body runs. The body must not return before that.
class CanceledThread {
public:
  explicit CanceledThread(std::function<void()> body) : body_(std::move(body)) {
    EXPECT_EQ(pthread_create(&thread_, nullptr, run, this), 0);
  }
  CanceledThread(const CanceledThread &) = delete;
  CanceledThread &operator=(const CanceledThread &) = delete;

  void cancel() { EXPECT_EQ(pthread_cancel(thread_), 0); }

  void expectCanceled() {
    void *result = nullptr;
    EXPECT_EQ(pthread_join(thread_, &result), 0);
    EXPECT_EQ(result, PTHREAD_CANCELED);
  }

private:
  static void *run(void *self) {
    static_cast<CanceledThread *>(self)->body_();
    pthread_testcancel();
    return nullptr;
  }

  const std::function<void()> body_;
  pthread_t thread_{};
};

// Cancels 300 threads that repeat the step, each after a different delay.
template <typename Step> void cancelDuring(Step step) {
  constexpr int kThreads = 300;
  for (int i = 0; i < kThreads; ++i) {
    CanceledThread thread([&] {
      for (;;) {
        step();
        pthread_testcancel();
      }
    });
    std::this_thread::sleep_for(std::chrono::microseconds(7 * i % 500));
    thread.cancel();
    thread.expectCanceled();
  }
}

template <typename Kind> void exportOne(Parent &parent) {
  const Owned<Kind> object(parent.session(), 4096);
  const Exported<Kind> handle(parent.session(), object.get());
  parent.sendHandle(handle.bytes());
  parent.receive<std::uint8_t>();
}
UR_ROLE_FOR_KINDS(exportOne);

template <typename Kind> using Cancellation = KindTest<Kind>;
TYPED_TEST_SUITE(Cancellation, AllKinds, KindNames);

TYPED_TEST(Cancellation, AmidGetAndPut) {
  const Owned<TypeParam> object(this->session(), 4096);
  cancelDuring([&] { EXPECT_SUCCESS(tryGet<TypeParam>(this->session(), object.get())); });
  const Exported<TypeParam> handle(this->session(), object.get());
  const Opened<TypeParam> opened(this->session(), handle.bytes());
}

TYPED_TEST(Cancellation, AmidFirstGet) {
  cancelDuring([&] {
    const Owned<TypeParam> object(this->session(), 4096);
    const Exported<TypeParam> handle(this->session(), object.get());
  });
}

TYPED_TEST(Cancellation, AmidOpenAndClose) {
  Child child(exportOneRole<TypeParam>);
  HandleBytes handle = child.receiveHandle();
  const auto openAndClose = [&] {
    typename TypeParam::Object object{};
    EXPECT_SUCCESS(TypeParam::open(this->session(), handle.data(), handle.size(), &object));
    EXPECT_SUCCESS(TypeParam::close(this->session(), object));
  };
  cancelDuring(openAndClose);
  openAndClose();
  child.send(std::uint8_t{});
  child.expectSuccess();
}

class CancellationOfAWait : public DeviceTest {
protected:
  void prepare() override { requireGates(session()); }

  // Checks that a wait of a canceled thread lasts until the gate opens.
  template <typename Wait> static void expectToLastUntilGateOpens(Gate &gate, Wait wait) {
    std::atomic<bool> hasReturned = false;
    CanceledThread thread([&] {
      EXPECT_SUCCESS(wait());
      hasReturned = true;
    });
    EXPECT_TRUE(staysFalse([&] { return hasReturned.load(); }));
    thread.cancel();
    EXPECT_TRUE(staysFalse([&] { return hasReturned.load(); }));
    gate.open();
    thread.expectCanceled();
    EXPECT_TRUE(hasReturned);
  }
};

TEST_F(CancellationOfAWait, OfAnEvent) {
  Gate gate(session());
  expectToLastUntilGateOpens(gate, [&] { return urEventWait(1, &gate.event()); });
}

TEST_F(CancellationOfAWait, OfAQueue) {
  Gate gate(session());
  UR_CHECK(urEnqueueEventsWait(queue(), 1, &gate.event(), nullptr));
  expectToLastUntilGateOpens(gate, [&] { return urQueueFinish(queue()); });
}

// Checks that a log callback with a cancellation point finishes.
using CancellationAmidALog = DeviceTest;

TEST_F(CancellationAmidALog, IsDeferred) {
  static std::atomic<int> messages;
  messages = 0;
  const auto callback = [](ur_logger_level_t, const char *, void *) {
    pthread_testcancel();
    ++messages;
  };
  ASSERT_SUCCESS(urAdapterSetLoggerCallback(adapter(), callback, nullptr, UR_LOGGER_LEVEL_INFO));
  CanceledThread thread([&] {
    pthread_cancel(pthread_self());
    EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                   urContextGetInfo(context(), UR_CONTEXT_INFO_NUM_DEVICES, 0, nullptr, nullptr));
  });
  thread.expectCanceled();
  EXPECT_SUCCESS(urAdapterSetLoggerCallback(adapter(), callback, nullptr, UR_LOGGER_LEVEL_QUIET));
  EXPECT_GT(messages, 0);
}

} // namespace
