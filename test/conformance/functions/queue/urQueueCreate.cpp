// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/queue/queue_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urQueueCreateTest = QueueTest;

TEST_F(urQueueCreateTest, KeepsItsFlags) {
  for (const ur_queue_flags_t flags :
       {ur_queue_flags_t{UR_QUEUE_FLAG_PROFILING_ENABLE},
        ur_queue_flags_t{UR_QUEUE_FLAG_OUT_OF_ORDER_EXEC_MODE_ENABLE},
        ur_queue_flags_t{UR_QUEUE_FLAG_PRIORITY_HIGH | UR_QUEUE_FLAG_SUBMISSION_IMMEDIATE},
        ur_queue_flags_t{UR_QUEUE_FLAG_PRIORITY_LOW | UR_QUEUE_FLAG_SUBMISSION_BATCHED}}) {
    Queue created;
    ASSERT_SUCCESS(create(flags, created));
    EXPECT_EQ(info<ur_queue_flags_t>(queryOf(created.get()), UR_QUEUE_INFO_FLAGS), flags);
    EXPECT_EQ(references(created.get()), 1u);
  }
}

IN_THREADS(urQueueCreate) {
  Queue made;
  ur_context_handle_t value = nullptr;
  answers << urQueueCreate(given.context(), given.device(), nullptr, made.out())
          << urQueueGetInfo(made.get(), UR_QUEUE_INFO_CONTEXT, sizeof(value), &value, nullptr)
          << value;
}

} // namespace
