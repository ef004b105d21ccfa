// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/enqueue/enqueue_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/range_ends.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

class urEnqueueUSMPrefetchTest : public EnqueueTest {
protected:
  ur_result_t
  prefetch(std::size_t size, ur_event_handle_t *event = nullptr,
           ur_usm_migration_flags_t flags = UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE) const {
    return urEnqueueUSMPrefetch(queue(), memory(), size, flags, 0, nullptr, event);
  }
};

TEST_F(urEnqueueUSMPrefetchTest, CompletesItsEvent) {
  Event prefetched;
  ASSERT_SUCCESS(prefetch(kBytes, prefetched.out()));
  const ur_event_handle_t handle = prefetched.get();
  EXPECT_SUCCESS(urEventWait(1, &handle));
}

TEST_F(urEnqueueUSMPrefetchTest, ChecksSizeAndFlags) {
  EXPECT_REFUSED(kInvalidSize, prefetch(0));
  EXPECT_REFUSED(kInvalidSize, prefetch(kBytes + kBeyond));
  EXPECT_REFUSED(kInvalidEnumeration, prefetch(kBytes, nullptr, kUndeclaredFlag));
}

TEST_F(urEnqueueUSMPrefetchTest, EndsWithTheAllocation) {
  expectEndsWithTheAllocation(session(), memory(), [&](void *pointer, std::size_t size) {
    return urEnqueueUSMPrefetch(queue(), pointer, size, UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE, 0,
                                nullptr, nullptr);
  });
}

TEST_F(urEnqueueUSMPrefetchTest, TakesUsmMemoryOnly) {
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_MEM_OBJECT,
                 urEnqueueUSMPrefetch(queue(), host(), sizeof(*host()),
                                      UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE, 0, nullptr, nullptr));
}

TEST_F(urEnqueueUSMPrefetchTest, ChecksItsWaitList) {
  expectWaitListsChecked([&](std::uint32_t count, const ur_event_handle_t *events) {
    return urEnqueueUSMPrefetch(queue(), memory(), kBytes, UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE,
                                count, events, nullptr);
  });
}

IN_THREADS(urEnqueueUSMPrefetch) {
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueUSMPrefetch(given.queue(), given.memory(), ThreadObjects::kBytes,
                                UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE, 0, nullptr, event);
  });
}

} // namespace
