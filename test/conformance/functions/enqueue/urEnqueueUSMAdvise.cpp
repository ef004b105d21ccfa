// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/enqueue/enqueue_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/range_ends.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

class urEnqueueUSMAdviseTest : public EnqueueTest {
protected:
  ur_result_t advise(std::size_t size, ur_event_handle_t *event = nullptr,
                     ur_usm_advice_flags_t advice = UR_USM_ADVICE_FLAG_DEFAULT) const {
    return urEnqueueUSMAdvise(queue(), memory(), size, advice, event);
  }
};

TEST_F(urEnqueueUSMAdviseTest, CompletesItsEvent) {
  Event advised;
  ASSERT_SUCCESS(advise(kBytes, advised.out()));
  const ur_event_handle_t handle = advised.get();
  EXPECT_SUCCESS(urEventWait(1, &handle));
}

TEST_F(urEnqueueUSMAdviseTest, ChecksSizeAndAdvice) {
  EXPECT_REFUSED(kInvalidSize, advise(0));
  EXPECT_REFUSED(kInvalidSize, advise(kBytes + kBeyond));
  EXPECT_REFUSED(kInvalidEnumeration, advise(kBytes, nullptr, kUndeclaredFlag));
}

TEST_F(urEnqueueUSMAdviseTest, EndsWithTheAllocation) {
  expectEndsWithTheAllocation(session(), memory(), [&](void *pointer, std::size_t size) {
    return urEnqueueUSMAdvise(queue(), pointer, size, UR_USM_ADVICE_FLAG_DEFAULT, nullptr);
  });
}

TEST_F(urEnqueueUSMAdviseTest, TakesUsmMemoryOnly) {
  EXPECT_REFUSED(
      UR_RESULT_ERROR_INVALID_MEM_OBJECT,
      urEnqueueUSMAdvise(queue(), host(), sizeof(*host()), UR_USM_ADVICE_FLAG_DEFAULT, nullptr));
}

IN_THREADS(urEnqueueUSMAdvise) {
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueUSMAdvise(given.queue(), given.memory(), ThreadObjects::kBytes,
                              UR_USM_ADVICE_FLAG_DEFAULT, event);
  });
}

} // namespace
