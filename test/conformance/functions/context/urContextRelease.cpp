// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/context/context_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urContextReleaseTest = ContextTest;

TEST_F(urContextReleaseTest, GivesUpOneReference) {
  const std::uint32_t before = references(context());
  ASSERT_SUCCESS(urContextRetain(context()));
  EXPECT_SUCCESS(urContextRelease(context()));
  EXPECT_EQ(references(context()), before);
}

TEST_F(urContextReleaseTest, LeavesTheContextToItsQueue) {
  Context owned;
  ASSERT_SUCCESS(create(owned));
  Queue kept;
  ASSERT_SUCCESS(urQueueCreate(owned.get(), device(), nullptr, kept.out()));
  const ur_context_handle_t handle = owned.get();
  owned.reset();
  EXPECT_EQ(
      info<ur_context_handle_t>([&](auto... rest) { return urQueueGetInfo(kept.get(), rest...); },
                                UR_QUEUE_INFO_CONTEXT),
      handle);
  EXPECT_GE(references(handle), 1u);
}

TEST_F(urContextReleaseTest, NullHandle) { EXPECT_RESULT(kNullHandle, urContextRelease(nullptr)); }

IN_THREADS(urContextRelease) {
  const ur_device_handle_t one = given.device();
  ur_context_handle_t made = nullptr;
  answers << urContextCreate(1, &one, nullptr, &made) << urContextRetain(made)
          << urContextRelease(made) << urContextRelease(made);
}

} // namespace
