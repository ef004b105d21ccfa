// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// A queue's stream tells how far it is: finish believes it where nothing else can be in the stream.
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/gate.hpp"
#include "test/conformance/support/result.hpp"
#include "test/unit/cuda_like/application.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <atomic>
#include <chrono>
#include <cstdint>
#include <future>
#include <optional>
#include <thread>

#include <gtest/gtest.h>

namespace {

using namespace ur::support;
using namespace ur::test;

// A word of the host's that streams of the application wait for.
class Word {
public:
  Word() {
    void *memory = nullptr;
    need(driver::allocateHost(&memory, sizeof(std::uint64_t), 0), "allocate");
    word_ = new (memory) std::atomic<std::uint64_t>{0};
    need(driver::deviceAddressOf(&seen_, word_, 0), "show a word");
  }
  Word(const Word &) = delete;
  Word &operator=(const Word &) = delete;
  ~Word() { driver::freeHost(word_); }

  void holdBack(ur_native_handle_t stream) const {
    need(driver::waitValue(reinterpret_cast<driver::CUstream>(stream), seen_, 1,
                           driver::CU_STREAM_WAIT_VALUE_GEQ),
         "have a stream wait");
  }
  void letGo() { word_->store(1); }

private:
  std::atomic<std::uint64_t> *word_ = nullptr;
  driver::Address seen_ = 0;
};

class QueueProgressTest : public DeviceTest {
protected:
  void prepare() override {
    requireGates(session());
    other_.emplace(session().entry());
    event_.emplace(session());
  }

  // The queue waits for a signal that is on its way until the gate opens.
  void waitBehind(const Gate &gate) {
    ur_event_handle_t signalled = event_->get();
    ASSERT_SUCCESS(
        urEnqueueEventsWaitWithBarrierExt(other_->queue(), nullptr, 1, &gate.event(), &signalled));
    ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 1, &signalled, nullptr));
  }
  // The wait is over, and the stream has come as far as it can.
  void open(Gate &gate) {
    gate.open();
    const ur_event_handle_t event = event_->get();
    EXPECT_SUCCESS(urEventWait(1, &event));
    std::this_thread::sleep_for(std::chrono::milliseconds{10});
  }
  ur_native_handle_t stream() {
    ur_native_handle_t native = 0;
    EXPECT_SUCCESS(urQueueGetNativeHandle(queue(), nullptr, &native));
    return native;
  }
  std::future<ur_result_t> finish() {
    return std::async(std::launch::async, [this] { return urQueueFinish(queue()); });
  }
  static bool isThere(const std::future<ur_result_t> &result) {
    return result.wait_for(std::chrono::seconds{0}) == std::future_status::ready;
  }

  const Application application_;
  Word word_;

private:
  std::optional<Session> other_;
  std::optional<Owned<EventKind>> event_;
};

TEST_F(QueueProgressTest, FinishWaitsForTheSignal) {
  Gate gate(session());
  for (int round = 0; round < 2; ++round)
    waitBehind(gate); // the second time there is a point of the stream already
  auto finished = finish();
  EXPECT_TRUE(staysUndone([&] { return isThere(finished); }));
  gate.open();
  EXPECT_SUCCESS(finished.get());
}

TEST_F(QueueProgressTest, FinishWaitsForWhatTheApplicationEnqueuedBehind) {
  Gate gate(session());
  waitBehind(gate);
  word_.holdBack(stream());
  open(gate);
  auto finished = finish();
  EXPECT_TRUE(staysUndone([&] { return isThere(finished); }));
  word_.letGo();
  EXPECT_SUCCESS(finished.get());
}

TEST_F(QueueProgressTest, FinishWaitsForWhatIsEnqueuedOnAStreamThatTheApplicationHas) {
  const ur_native_handle_t native = stream();
  Gate gate(session());
  waitBehind(gate);
  word_.holdBack(native);
  open(gate);
  auto finished = finish();
  EXPECT_TRUE(staysUndone([&] { return isThere(finished); }));
  word_.letGo();
  EXPECT_SUCCESS(finished.get());
}

TEST_F(QueueProgressTest, FinishWaitsForCommandsBehindTheWait) {
  Gate gate(session());
  waitBehind(gate);
  Gate last(session());
  ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 1, &last.event(), nullptr));
  open(gate);
  auto finished = finish();
  EXPECT_TRUE(staysUndone([&] { return isThere(finished); }));
  last.open();
  EXPECT_SUCCESS(finished.get());
}

} // namespace
