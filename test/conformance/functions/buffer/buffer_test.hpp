// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#pragma once

#include "test/conformance/functions/enqueue/enqueue_test.hpp"
#include "test/conformance/support/buffers.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/info.hpp"
#include "tools/support/pattern.hpp"

#include <algorithm>
#include <cstddef>
#include <cstdint>
#include <limits>
#include <span>
#include <utility>
#include <vector>

namespace ur::test {

using Bytes = std::vector<std::byte>;

// A range of a buffer, or of memory that is copied from or to one.
struct ByteRange {
  std::size_t offset;
  std::size_t size;
};

inline ::testing::AssertionResult sameBytes(std::span<const std::byte> actual,
                                            std::span<const std::byte> expected) {
  if (actual.size() != expected.size())
    return ::testing::AssertionFailure() << actual.size() << " bytes, not " << expected.size();
  const auto [wrong, right] = std::ranges::mismatch(actual, expected);
  if (wrong == actual.end())
    return ::testing::AssertionSuccess();
  return ::testing::AssertionFailure()
         << "byte " << wrong - actual.begin() << " is " << std::to_integer<int>(*wrong) << ", not "
         << std::to_integer<int>(*right);
}

// A buffer of the context with known contents, beside the USM memory of every test of commands.
//
// The commands of a function are given as `command(queue, count, list, event)`.
class BufferTest : public EnqueueTest {
protected:
  static constexpr std::size_t kPage = 4096; // where parts may start on every device
  static constexpr std::size_t kMost = std::numeric_limits<std::size_t>::max();
  static constexpr ur_result_t kInvalidMemObject = UR_RESULT_ERROR_INVALID_MEM_OBJECT;
  // At both ends and across pages.
  static constexpr ByteRange kRanges[] = {
      {0, kBytes}, {0, 1}, {1, 7}, {4095, 4099}, {8192, 4096}, {kBytes - 1, 1}, {kBytes - 13, 13}};

  void prepare() override {
    requireBuffers(session());
    if (stopped())
      return;
    EnqueueTest::prepare();
    buffer_ = bufferWith(session(), content());
  }
  void cleanUp() override {
    EnqueueTest::cleanUp();
    buffer_.reset();
  }

  // What the buffer holds when a test begins, and as many other bytes.
  static const Bytes &content() {
    static const Bytes bytes = support::makePattern(kBytes, kParentSeed);
    return bytes;
  }
  static const Bytes &otherBytes() {
    static const Bytes bytes = support::makePattern(kBytes, kChildSeed);
    return bytes;
  }
  static Bytes contentWith(std::size_t offset, std::span<const std::byte> bytes) {
    Bytes changed = content();
    std::ranges::copy(bytes, changed.begin() + std::ptrdiff_t(offset));
    return changed;
  }
  static std::span<const std::byte> rangeOf(const Bytes &bytes, const ByteRange &range) {
    return std::span(bytes).subspan(range.offset, range.size);
  }

  ur_mem_handle_t buffer() const { return buffer_.get(); }
  void endBuffer() { buffer_.reset(); }
  // Host memory that stays until all commands are done.
  Bytes &hostBytes() { return hostBytes_; }

  ur_result_t create(std::size_t size, support::Mem &created, ur_mem_flags_t flags = 0,
                     const ur_buffer_properties_t *properties = nullptr) const {
    return urMemBufferCreate(context(), flags, size, properties, created.out());
  }
  ur_result_t partition(ur_mem_handle_t whole, const ByteRange &range, support::Mem &part,
                        ur_mem_flags_t flags = 0) const {
    const ur_buffer_region_t region{UR_STRUCTURE_TYPE_BUFFER_REGION, nullptr, range.offset,
                                    range.size};
    return urMemBufferPartition(whole, flags, UR_BUFFER_CREATE_TYPE_REGION, &region, part.out());
  }
  support::Mem partOf(ur_mem_handle_t whole, const ByteRange &range) const {
    support::Mem part;
    EXPECT_SUCCESS(partition(whole, range, part));
    return part;
  }

  void write(ur_mem_handle_t into, std::size_t offset, std::span<const std::byte> bytes) const {
    EXPECT_SUCCESS(urEnqueueMemBufferWrite(queue(), into, true, offset, bytes.size(), bytes.data(),
                                           0, nullptr, nullptr));
  }
  Bytes read(ur_mem_handle_t from, const ByteRange &range) const {
    Bytes bytes(range.size);
    EXPECT_SUCCESS(urEnqueueMemBufferRead(queue(), from, true, range.offset, range.size,
                                          bytes.data(), 0, nullptr, nullptr));
    return bytes;
  }
  // What is there after all commands of the session's queue.
  ::testing::AssertionResult holds(ur_mem_handle_t from,
                                   std::span<const std::byte> expected) const {
    return sameBytes(read(from, {0, expected.size()}), expected);
  }

  static auto queryOf(ur_mem_handle_t memory) {
    return [memory](auto... rest) { return urMemGetInfo(memory, rest...); };
  }
  static std::uint32_t references(ur_mem_handle_t memory) {
    return info<std::uint32_t>(queryOf(memory), UR_MEM_INFO_REFERENCE_COUNT);
  }

  template <typename Command> void expectListsChecked(const Command &command) const {
    expectWaitListsChecked([&](std::uint32_t count, const ur_event_handle_t *events) {
      return command(queue(), count, events, nullptr);
    });
    EXPECT_SUCCESS(urQueueFinish(queue())); // of no other command on the same bytes
  }

  template <typename Command>
  void expectKindAndTimes(ur_command_t kind, const Command &command) const {
    const ur_queue_properties_t properties{UR_STRUCTURE_TYPE_QUEUE_PROPERTIES, nullptr,
                                           UR_QUEUE_FLAG_PROFILING_ENABLE};
    support::Queue profiling;
    ASSERT_SUCCESS(urQueueCreate(context(), device(), &properties, profiling.out()));
    support::Event event;
    ASSERT_SUCCESS(command(profiling.get(), 0, nullptr, event.out()));
    const ur_event_handle_t handle = event.get();
    ASSERT_SUCCESS(urEventWait(1, &handle));
    const auto query = [=](auto... rest) { return urEventGetInfo(handle, rest...); };
    EXPECT_EQ(info<ur_command_t>(query, UR_EVENT_INFO_COMMAND_TYPE), kind);
    EXPECT_EQ(info<ur_queue_handle_t>(query, UR_EVENT_INFO_COMMAND_QUEUE), profiling.get());
    const auto time = [=](ur_profiling_info_t name) {
      return info<std::uint64_t>(
          [=](auto... rest) { return urEventGetProfilingInfo(handle, rest...); }, name);
    };
    EXPECT_GT(time(UR_PROFILING_INFO_COMMAND_START), 0u);
    EXPECT_LE(time(UR_PROFILING_INFO_COMMAND_START), time(UR_PROFILING_INFO_COMMAND_END));
    EXPECT_SUCCESS(urQueueFinish(profiling.get()));
  }

  // The command names buffers of this context, and is put into a queue of another one, which may
  // reach their memory.
  template <typename Command> void expectOtherContextsReachItOrNot(const Command &command) const {
    const support::Session other(deviceUnderTest());
    const ur_result_t answer = command(other.queue(), 0, nullptr, nullptr);
    EXPECT_TRUE(answer == UR_RESULT_SUCCESS || answer == kInvalidMemObject) << answer;
    EXPECT_SUCCESS(urQueueFinish(other.queue()));
  }

  // `command(buffer, offset, size)` takes what ends with the buffer, and refuses one byte more and
  // what wraps around; in a buffer of an odd size, and in a part whose whole goes on behind it. Its
  // other operand, if any, has as many bytes as the test's buffer.
  template <typename Command> void expectEndsWithTheBuffer(const Command &command) const {
    constexpr std::size_t kOddSize = 1001;
    const support::Mem odd = bufferWith(session(), Bytes(kOddSize));
    const support::Mem part = partOf(buffer(), {kPage, kPage});
    for (const auto &[memory, size] :
         {std::pair{odd.get(), kOddSize}, std::pair{part.get(), kPage}}) {
      for (const auto &[offset, tooLarge] :
           {ByteRange{size, 1}, ByteRange{size + 1, 1}, ByteRange{kMost, 1}, ByteRange{kMost, 2},
            ByteRange{kMost - 1, 2}, ByteRange{kMost - 7, 16}, ByteRange{1, kMost},
            ByteRange{2, kMost - 1}, ByteRange{0, kMost}})
        EXPECT_REFUSED(kInvalidSize, command(memory, offset, tooLarge))
            << tooLarge << " bytes from byte " << offset << " of " << size << " on";
      for (const std::size_t offset : {std::size_t{0}, std::size_t{1}, size - 1}) {
        SCOPED_TRACE(testing::Message() << "from byte " << offset << " of " << size << " on");
        const std::size_t room = size - offset;
        for (const std::size_t tooLarge :
             {room + 1, room + (std::size_t{1} << 32), (std::size_t{1} << 63) + room})
          EXPECT_REFUSED(kInvalidSize, command(memory, offset, tooLarge)) << tooLarge << " bytes";
        EXPECT_SUCCESS(command(memory, offset, room));
        EXPECT_SUCCESS(urQueueFinish(queue()));
      }
    }
  }

  // `command(offset, event)` moves no bytes, also at the end of the buffer.
  template <typename Command> void expectEmptyCommands(const Command &command) const {
    for (const std::size_t offset : {std::size_t{0}, kBytes}) {
      support::Event event;
      ASSERT_SUCCESS(command(offset, event.out())) << "at " << offset;
      const ur_event_handle_t handle = event.get();
      EXPECT_SUCCESS(urEventWait(1, &handle));
      EXPECT_EQ(statusOf(handle), UR_EVENT_STATUS_COMPLETE);
    }
    EXPECT_TRUE(holds(buffer(), content()));
  }

private:
  support::Mem buffer_;
  Bytes hostBytes_ = Bytes(kBytes);
};

} // namespace ur::test
