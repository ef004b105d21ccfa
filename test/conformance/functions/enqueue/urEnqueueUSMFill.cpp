// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/enqueue/enqueue_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/range_ends.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

using urEnqueueUSMFillTest = EnqueueTest;

TEST_F(urEnqueueUSMFillTest, RepeatsItsPattern) {
  for (const std::size_t patternSize : {1u, 2u, 3u, 4u, 8u, 16u, 128u}) {
    SCOPED_TRACE(patternSize);
    std::vector<std::uint8_t> pattern(patternSize);
    for (std::size_t i = 0; i < patternSize; ++i)
      pattern[i] = static_cast<std::uint8_t>(patternSize + i);
    const std::vector<std::uint8_t> expected = pattern;
    ASSERT_SUCCESS(fill(patternSize, pattern.data(), kBytes));
    std::fill(pattern.begin(), pattern.end(), std::uint8_t{0}); // the caller's again at once
    std::vector<std::uint8_t> bytes(kBytes);
    session().copy(bytes.data(), memory(), kBytes);
    for (std::size_t i = 0; i < kBytes; ++i)
      ASSERT_EQ(bytes[i], expected[i % patternSize]) << "at " << i;
  }
}

// Also where the memory is larger than whatever is done at a time.
TEST_F(urEnqueueUSMFillTest, RepeatsItsPatternToTheEnd) {
  constexpr std::size_t kLarge = std::size_t{3} << 20;
  const Owned<MemoryKind> large(session(), kLarge);
  std::vector<std::uint8_t> bytes(kLarge);
  for (const std::size_t patternSize : {12u, 3072u}) {
    std::vector<std::uint8_t> pattern(patternSize);
    for (std::size_t i = 0; i < patternSize; ++i)
      pattern[i] = static_cast<std::uint8_t>(i * 7 + i / 256);
    ASSERT_SUCCESS(urEnqueueUSMFill(queue(), large.get(), patternSize, pattern.data(), kLarge, 0,
                                    nullptr, nullptr));
    session().copy(bytes.data(), large.get(), kLarge);
    for (std::size_t i = 0; i < kLarge; ++i)
      ASSERT_EQ(bytes[i], pattern[i % patternSize]) << "at " << i << " of " << patternSize;
  }
}

TEST_F(urEnqueueUSMFillTest, KeepsTheOrderOfItsQueue) {
  for (std::uint32_t value = 0; value < 100; ++value)
    ASSERT_SUCCESS(fill(sizeof(value), &value, kBytes));
  std::uint32_t last = 0;
  session().copy(&last, static_cast<std::byte *>(memory()) + kBytes - sizeof(last), sizeof(last));
  EXPECT_EQ(last, 99u);
}

TEST_F(urEnqueueUSMFillTest, ChecksItsSizes) {
  const std::uint64_t pattern = 0;
  EXPECT_REFUSED(kInvalidSize, fill(0, &pattern, 64));
  EXPECT_REFUSED(kInvalidSize, fill(8, &pattern, 4));
  EXPECT_REFUSED(kInvalidSize, fill(8, &pattern, 12));
  EXPECT_REFUSED(kInvalidSize, fill(3, &pattern, 8)) << "no power of two";
  EXPECT_REFUSED(kInvalidSize, fill(6, &pattern, 16)) << "no power of two";
  EXPECT_REFUSED(kInvalidSize, fill(8, &pattern, 0));
  EXPECT_REFUSED(kInvalidSize, fill(8, &pattern, kBytes + kBeyond));
}

TEST_F(urEnqueueUSMFillTest, EndsWithTheAllocation) {
  const std::uint8_t pattern = 0x3c;
  expectEndsWithTheAllocation(session(), memory(), [&](void *pointer, std::size_t size) {
    return urEnqueueUSMFill(queue(), pointer, 1, &pattern, size, 0, nullptr, nullptr);
  });
}

TEST_F(urEnqueueUSMFillTest, ChecksItsWaitList) {
  const std::uint8_t pattern = 0;
  expectWaitListsChecked([&](std::uint32_t count, const ur_event_handle_t *events) {
    return urEnqueueUSMFill(queue(), memory(), 1, &pattern, kBytes, count, events, nullptr);
  });
}

IN_THREADS(urEnqueueUSMFill) {
  constexpr std::uint8_t kPattern = ThreadObjects::kPattern; // what all threads write
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueUSMFill(given.queue(), given.memory(), sizeof(kPattern), &kPattern,
                            ThreadObjects::kBytes, 0, nullptr, event);
  });
}

} // namespace
