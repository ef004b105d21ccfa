// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/range_ends.hpp"

#include <cstddef>
#include <cstdint>
#include <optional>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

class UsmCommandTest : public DeviceTest {
protected:
  static constexpr std::size_t kBytes = 48 * 1024;

  void prepare() override { memory_.emplace(session(), kBytes); }
  void cleanUp() override {
    EXPECT_SUCCESS(urQueueFinish(queue()));
    memory_.reset();
  }
  void *memory() const { return memory_->get(); }

private:
  std::optional<Owned<MemoryKind>> memory_;
};

using urEnqueueUSMFillTest = UsmCommandTest;

TEST_F(urEnqueueUSMFillTest, EndsWithTheAllocation) {
  const std::uint8_t pattern = 0x3c;
  expectRangeChecks(session(), memory(), [&](void *pointer, std::size_t size) {
    return urEnqueueUSMFill(queue(), pointer, 1, &pattern, size, 0, nullptr, nullptr);
  });
}

using urEnqueueUSMMemcpyTest = UsmCommandTest;

TEST_F(urEnqueueUSMMemcpyTest, EndsWithTheAllocation) {
  std::vector<std::byte> host(2 * kBytes);
  const Owned<MemoryKind> largerMemory(session(), 2 * kBytes);
  for (void *const otherOperand : {static_cast<void *>(host.data()), largerMemory.get()}) {
    expectRangeChecks(session(), memory(), [&](void *pointer, std::size_t size) {
      return urEnqueueUSMMemcpy(queue(), false, pointer, otherOperand, size, 0, nullptr, nullptr);
    });
    expectRangeChecks(session(), memory(), [&](void *pointer, std::size_t size) {
      return urEnqueueUSMMemcpy(queue(), false, otherOperand, pointer, size, 0, nullptr, nullptr);
    });
  }
}

using urEnqueueUSMPrefetchTest = UsmCommandTest;

TEST_F(urEnqueueUSMPrefetchTest, EndsWithTheAllocation) {
  expectRangeChecks(session(), memory(), [&](void *pointer, std::size_t size) {
    return urEnqueueUSMPrefetch(queue(), pointer, size, UR_USM_MIGRATION_FLAG_HOST_TO_DEVICE, 0,
                                nullptr, nullptr);
  });
}

using urEnqueueUSMAdviseTest = UsmCommandTest;

TEST_F(urEnqueueUSMAdviseTest, EndsWithTheAllocation) {
  expectRangeChecks(session(), memory(), [&](void *pointer, std::size_t size) {
    return urEnqueueUSMAdvise(queue(), pointer, size, UR_USM_ADVICE_FLAG_DEFAULT, nullptr);
  });
}

TEST_F(urEnqueueUSMAdviseTest, CompletesItsEvent) {
  Event adviseEvent;
  ASSERT_SUCCESS(
      urEnqueueUSMAdvise(queue(), memory(), kBytes, UR_USM_ADVICE_FLAG_DEFAULT, adviseEvent.out()));
  const ur_event_handle_t handle = adviseEvent.get();
  EXPECT_SUCCESS(urEventWait(1, &handle));
}

IN_THREADS(urEnqueueUSMAdvise) {
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueUSMAdvise(objects.queue(), objects.memory(), ThreadObjects::kBytes,
                              UR_USM_ADVICE_FLAG_DEFAULT, event);
  });
}

} // namespace
