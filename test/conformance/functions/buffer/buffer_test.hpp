// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/support/buffers.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"
#include "tools/support/pattern.hpp"

#include <algorithm>
#include <cstddef>
#include <limits>
#include <span>
#include <vector>

namespace ur::test {

using Bytes = std::vector<std::byte>;

struct ByteRange {
  std::size_t offset;
  std::size_t size;
};

inline ::testing::AssertionResult sameBytes(std::span<const std::byte> actual,
                                            std::span<const std::byte> expected) {
  if (actual.size() != expected.size())
    return ::testing::AssertionFailure() << actual.size() << " bytes, not " << expected.size();
  const auto [actualByte, expectedByte] = std::ranges::mismatch(actual, expected);
  if (actualByte == actual.end())
    return ::testing::AssertionSuccess();
  return ::testing::AssertionFailure()
         << "byte " << actualByte - actual.begin() << " is " << std::to_integer<int>(*actualByte)
         << ", not " << std::to_integer<int>(*expectedByte);
}

// A test with two buffers with known bytes.
class BufferTest : public DeviceTest {
protected:
  static constexpr std::size_t kBytes = 48 * 1024;
  static constexpr std::size_t kPage = 4096; // every device accepts parts at these offsets
  static constexpr std::size_t kMaxSize = std::numeric_limits<std::size_t>::max();
  static constexpr ur_result_t kInvalidMemObject = UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  void prepare() override {
    ASSERT_NOT_STOPPED(requireBuffers(session()));
    buffer_ = makeBuffer(session(), content());
    source_ = makeBuffer(session(), otherBytes());
  }
  void cleanUp() override {
    EXPECT_SUCCESS(urQueueFinish(queue()));
    source_.reset();
    buffer_.reset();
  }

  // The initial bytes of buffer() and of source().
  static const Bytes &content() {
    static const Bytes bytes = support::makePattern(kBytes, kParentSeed);
    return bytes;
  }
  static const Bytes &otherBytes() {
    static const Bytes bytes = support::makePattern(kBytes, kChildSeed);
    return bytes;
  }
  static std::span<const std::byte> rangeOf(const Bytes &bytes, const ByteRange &range) {
    return std::span(bytes).subspan(range.offset, range.size);
  }

  ur_mem_handle_t buffer() const { return buffer_.get(); }
  // A second buffer, with otherBytes().
  ur_mem_handle_t source() const { return source_.get(); }
  // Host memory that lives until all commands are done.
  Bytes &hostBytes() { return hostBytes_; }

  ur_result_t create(std::size_t size, support::Mem &output, ur_mem_flags_t flags = 0,
                     const ur_buffer_properties_t *properties = nullptr) const {
    return urMemBufferCreate(context(), flags, size, properties, output.out());
  }
  ur_result_t partition(ur_mem_handle_t whole, const ByteRange &range, support::Mem &part,
                        ur_mem_flags_t flags = 0) const {
    const ur_buffer_region_t region{UR_STRUCTURE_TYPE_BUFFER_REGION, nullptr, range.offset,
                                    range.size};
    return urMemBufferPartition(whole, flags, UR_BUFFER_CREATE_TYPE_REGION, &region, part.out());
  }
  support::Mem createPart(ur_mem_handle_t whole, const ByteRange &range) const {
    support::Mem part;
    EXPECT_SUCCESS(partition(whole, range, part));
    return part;
  }

  void write(ur_mem_handle_t target, std::size_t offset, std::span<const std::byte> bytes) const {
    EXPECT_SUCCESS(urEnqueueMemBufferWrite(queue(), target, true, offset, bytes.size(),
                                           bytes.data(), 0, nullptr, nullptr));
  }
  Bytes read(ur_mem_handle_t memory, const ByteRange &range) const {
    Bytes bytes(range.size);
    EXPECT_SUCCESS(urEnqueueMemBufferRead(queue(), memory, true, range.offset, range.size,
                                          bytes.data(), 0, nullptr, nullptr));
    return bytes;
  }
  // Compares the bytes of a buffer, after all earlier commands of the session's queue.
  ::testing::AssertionResult hasBytes(ur_mem_handle_t memory,
                                      std::span<const std::byte> expected) const {
    return sameBytes(read(memory, {0, expected.size()}), expected);
  }

  static auto queryOf(ur_mem_handle_t memory) {
    return [memory](auto... rest) { return urMemGetInfo(memory, rest...); };
  }

private:
  support::Mem buffer_;
  support::Mem source_;
  Bytes hostBytes_ = Bytes(kBytes);
};

} // namespace ur::test
