// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// Enqueued signals of a shared event that never complete, as if the signaler's process had ended.
#include "tools/support/ipc_kinds.hpp"
#include "tools/support/session.hpp"

#include <gtest/gtest.h>
#include <level_zero/ze_api.h>

namespace {

using namespace ur::support;

constexpr int kSignals = 16; // the limit of pending signals

// Resets the latest signal. The adapter does not notice this.
void lose(ur_event_handle_t event) {
  ur_native_handle_t native = 0;
  ASSERT_EQ(urEventGetNativeHandle(event, &native), UR_RESULT_SUCCESS);
  ASSERT_EQ(zeEventHostReset(reinterpret_cast<ze_event_handle_t>(native)), ZE_RESULT_SUCCESS);
}

TEST(LostSignals, FailTheNextSignalOnceTheyFillTheRing) {
  const Runtime runtime;
  const Session session(runtime.firstDevice());
  ASSERT_TRUE(session.entry().supports(EventKind::kQuery));
  const Owned<EventKind> shared(session);
  ur_event_handle_t event = shared.get();
  const auto signal = [&] {
    return urEnqueueEventsWaitWithBarrierExt(session.queue(), nullptr, 0, nullptr, &event);
  };
  for (int i = 0; i < kSignals; ++i) {
    ASSERT_EQ(signal(), UR_RESULT_SUCCESS) << i;
    ASSERT_EQ(urQueueFinish(session.queue()), UR_RESULT_SUCCESS);
    lose(event);
  }
  EXPECT_EQ(signal(), UR_RESULT_ERROR_OUT_OF_RESOURCES);
}

} // namespace
