// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/buffer/buffer_test.hpp"
#include "test/conformance/support/in_threads.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace {

using namespace ur::support;
using namespace ur::test;

class urEnqueueMemBufferFillTest : public BufferTest {
protected:
  ur_result_t fillRange(const void *pattern, std::size_t patternSize,
                        const ByteRange &range) const {
    return urEnqueueMemBufferFill(queue(), buffer(), pattern, patternSize, range.offset, range.size,
                                  0, nullptr, nullptr);
  }
};

TEST_F(urEnqueueMemBufferFillTest, RepeatsItsPatternInItsRangeAndNoMore) {
  for (const std::size_t patternSize : {1u, 4u, 128u}) {
    SCOPED_TRACE(patternSize);
    const ByteRange range{kBytes - 30 * patternSize, 7 * patternSize};
    write(buffer(), 0, content());
    Bytes pattern(otherBytes().begin(), otherBytes().begin() + std::ptrdiff_t(patternSize));
    Bytes expected = content();
    for (std::size_t i = 0; i < range.size; ++i)
      expected[range.offset + i] = pattern[i % patternSize];
    ASSERT_SUCCESS(fillRange(pattern.data(), patternSize, range));
    std::ranges::fill(pattern, std::byte{0}); // the caller may reuse it at once
    EXPECT_TRUE(holds(buffer(), expected));
  }
}

TEST_F(urEnqueueMemBufferFillTest, ChecksItsSizes) {
  const std::uint64_t pattern = 0;
  EXPECT_REFUSED(kInvalidSize, fillRange(&pattern, 0, {0, 64}));
  EXPECT_REFUSED(kInvalidSize, fillRange(&pattern, 8, {0, 12}));
  EXPECT_REFUSED(kInvalidSize, fillRange(&pattern, 8, {4, 16}));
  EXPECT_REFUSED(kInvalidSize, fillRange(&pattern, 3, {0, 8})) << "no power of two";
  EXPECT_TRUE(holds(buffer(), content()));
}

IN_THREADS(urEnqueueMemBufferFill) {
  constexpr std::uint8_t kRepeated = ThreadObjects::kPattern; // all threads write it
  answers.addCommand([&](ur_event_handle_t *event) {
    return urEnqueueMemBufferFill(given.queue(), given.buffer(), &kRepeated, sizeof(kRepeated), 0,
                                  ThreadObjects::kBytes, 0, nullptr, event);
  });
}

} // namespace
