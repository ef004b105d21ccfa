// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/buffer/buffer_test.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>

namespace {

using namespace ur::support;
using namespace ur::test;

using urEnqueueMemBufferReadTest = BufferTest;

TEST_F(urEnqueueMemBufferReadTest, TakesUsmMemory) {
  void *memory = nullptr;
  ASSERT_SUCCESS_OR_SKIP(urUSMHostAlloc(context(), nullptr, nullptr, kBytes, &memory));
  EXPECT_SUCCESS(
      urEnqueueMemBufferRead(queue(), buffer(), true, 0, kBytes, memory, 0, nullptr, nullptr));
  EXPECT_TRUE(sameBytes({static_cast<const std::byte *>(memory), kBytes}, content()));
  EXPECT_SUCCESS(urUSMFree(context(), memory));
}

using urEnqueueMemBufferWriteTest = BufferTest;

TEST_F(urEnqueueMemBufferWriteTest, ChangesOnlyItsRange) {
  Bytes expected = content();
  std::copy_n(otherBytes().begin(), 4099, expected.begin() + 4095);
  write(buffer(), 4095, rangeOf(otherBytes(), {0, 4099}));
  EXPECT_TRUE(hasBytes(buffer(), expected));
}

using urEnqueueMemBufferCopyTest = BufferTest;

TEST_F(urEnqueueMemBufferCopyTest, CopiesFromOtherContextsOrRefuses) {
  const Session otherSession(deviceUnderTest());
  const Mem foreignBuffer = makeBuffer(otherSession, otherBytes());
  const ur_result_t result = urEnqueueMemBufferCopy(queue(), foreignBuffer.get(), buffer(), 0, 0,
                                                    kBytes, 0, nullptr, nullptr);
  EXPECT_TRUE(result == UR_RESULT_SUCCESS || result == kInvalidMemObject) << result;
  EXPECT_TRUE(hasBytes(buffer(), result == UR_RESULT_SUCCESS ? otherBytes() : content()));
}

class urEnqueueMemBufferFillTest : public BufferTest {
protected:
  ur_result_t fillRange(const void *pattern, std::size_t patternSize,
                        const ByteRange &range) const {
    return urEnqueueMemBufferFill(queue(), buffer(), pattern, patternSize, range.offset, range.size,
                                  0, nullptr, nullptr);
  }
};

TEST_F(urEnqueueMemBufferFillTest, ChecksItsSizes) {
  const std::uint64_t pattern = 0;
  EXPECT_REFUSED(kInvalidSize, fillRange(&pattern, 0, {0, 64}));
  EXPECT_REFUSED(kInvalidSize, fillRange(&pattern, 8, {0, 12}));
  EXPECT_REFUSED(kInvalidSize, fillRange(&pattern, 8, {4, 16}));
  EXPECT_REFUSED(kInvalidSize, fillRange(&pattern, 3, {0, 8})) << "not a power of two";
  EXPECT_TRUE(hasBytes(buffer(), content()));
}

} // namespace
