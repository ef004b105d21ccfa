// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/buffer/buffer_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urMemReleaseTest = BufferTest;

TEST_F(urMemReleaseTest, GivesUpOneReference) {
  Mem made;
  ASSERT_SUCCESS(create(kBytes, made));
  ASSERT_SUCCESS(urMemRetain(made.get()));
  EXPECT_SUCCESS(urMemRelease(made.get()));
  EXPECT_EQ(references(made.get()), 1u);
  write(made.get(), 0, otherBytes());
  EXPECT_TRUE(holds(made.get(), otherBytes()));
}

TEST_F(urMemReleaseTest, LeavesTheBufferToItsCommands) {
  for (int round = 0; round < 10; ++round) {
    Mem made = bufferWith(session(), Bytes(kBytes));
    ASSERT_SUCCESS(
        urEnqueueMemBufferCopy(queue(), buffer(), made.get(), 0, 0, kBytes, 0, nullptr, nullptr));
    ASSERT_SUCCESS(urEnqueueMemBufferRead(queue(), made.get(), false, 0, kBytes, hostBytes().data(),
                                          0, nullptr, nullptr));
    made.reset();
    EXPECT_SUCCESS(urQueueFinish(queue()));
    EXPECT_TRUE(sameBytes(hostBytes(), content()));
    hostBytes().assign(kBytes, std::byte{0});
  }
}

TEST_F(urMemReleaseTest, NullHandle) { EXPECT_RESULT(kNullHandle, urMemRelease(nullptr)); }

IN_THREADS(urMemRelease) {
  ur_mem_handle_t made = nullptr;
  answers << urMemBufferCreate(given.context(), 0, ThreadObjects::kBytes, nullptr, &made)
          << urMemRetain(made) << urMemRelease(made) << urMemRelease(made);
}

} // namespace
