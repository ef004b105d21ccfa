// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Rules that apply to all commands on a buffer: the end of the range, wait lists and events.

#include "test/conformance/functions/buffer/buffer_test.hpp"
#include "test/conformance/support/in_threads.hpp"

#include <cstddef>
#include <ostream>
#include <string>
#include <utility>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

// The other operands of a command, besides the range of the buffer.
struct OtherOperands {
  ur_mem_handle_t source;
  std::byte *host;
};

struct BufferCommand {
  const char *name;
  const char *function;
  ur_command_t kind;
  ur_result_t (*enqueue)(ur_queue_handle_t queue, ur_mem_handle_t buffer, const ByteRange &range,
                         const OtherOperands &operands, std::uint32_t count,
                         const ur_event_handle_t *list, ur_event_handle_t *event);

  friend std::ostream &operator<<(std::ostream &stream, const BufferCommand &command) {
    return stream << command.name;
  }
};

// Maps and unmaps the range.
ur_result_t mapOnce(ur_queue_handle_t queue, ur_mem_handle_t buffer, const ByteRange &range,
                    std::uint32_t count, const ur_event_handle_t *list, ur_event_handle_t *event) {
  void *start = nullptr;
  const ur_result_t result = urEnqueueMemBufferMap(
      queue, buffer, false, UR_MAP_FLAG_READ, range.offset, range.size, count, list, event, &start);
  if (result == UR_RESULT_SUCCESS) {
    EXPECT_SUCCESS(urEnqueueMemUnmap(queue, buffer, start, 0, nullptr, nullptr));
  }
  return result;
}

#define ENQUEUE(...)                                                                               \
  [](ur_queue_handle_t queue, ur_mem_handle_t buffer, const ByteRange &range,                      \
     [[maybe_unused]] const OtherOperands &operands, std::uint32_t count,                          \
     const ur_event_handle_t *list, ur_event_handle_t *event) -> ur_result_t { __VA_ARGS__ }

// Commands on regions copy one row here.
const BufferCommand kCommands[] = {
    {"Read", "urEnqueueMemBufferRead", UR_COMMAND_MEM_BUFFER_READ,
     ENQUEUE(return urEnqueueMemBufferRead(queue, buffer, false, range.offset, range.size,
                                           operands.host, count, list, event);)},
    {"Write", "urEnqueueMemBufferWrite", UR_COMMAND_MEM_BUFFER_WRITE,
     ENQUEUE(return urEnqueueMemBufferWrite(queue, buffer, false, range.offset, range.size,
                                            operands.host, count, list, event);)},
    {"CopyFrom", "urEnqueueMemBufferCopy", UR_COMMAND_MEM_BUFFER_COPY,
     ENQUEUE(return urEnqueueMemBufferCopy(queue, buffer, operands.source, range.offset, 0,
                                           range.size, count, list, event);)},
    {"CopyTo", "urEnqueueMemBufferCopy", UR_COMMAND_MEM_BUFFER_COPY,
     ENQUEUE(return urEnqueueMemBufferCopy(queue, operands.source, buffer, 0, range.offset,
                                           range.size, count, list, event);)},
    {"Fill", "urEnqueueMemBufferFill", UR_COMMAND_MEM_BUFFER_FILL,
     ENQUEUE(return urEnqueueMemBufferFill(queue, buffer, operands.host, 1, range.offset,
                                           range.size, count, list, event);)},
    {"Map", "urEnqueueMemBufferMap", UR_COMMAND_MEM_BUFFER_MAP,
     ENQUEUE(return mapOnce(queue, buffer, range, count, list, event);)},
    {"ReadRect", "urEnqueueMemBufferReadRect", UR_COMMAND_MEM_BUFFER_READ_RECT,
     ENQUEUE(return urEnqueueMemBufferReadRect(queue, buffer, false, {range.offset, 0, 0},
                                               {0, 0, 0}, {range.size, 1, 1}, 0, 0, 0, 0,
                                               operands.host, count, list, event);)},
    {"WriteRect", "urEnqueueMemBufferWriteRect", UR_COMMAND_MEM_BUFFER_WRITE_RECT,
     ENQUEUE(return urEnqueueMemBufferWriteRect(queue, buffer, false, {range.offset, 0, 0},
                                                {0, 0, 0}, {range.size, 1, 1}, 0, 0, 0, 0,
                                                operands.host, count, list, event);)},
    {"CopyRect", "urEnqueueMemBufferCopyRect", UR_COMMAND_MEM_BUFFER_COPY_RECT,
     ENQUEUE(return urEnqueueMemBufferCopyRect(queue, buffer, operands.source, {range.offset, 0, 0},
                                               {0, 0, 0}, {range.size, 1, 1}, 0, 0, 0, 0, count,
                                               list, event);)},
};

[[maybe_unused]] const bool kBufferCommandsInThreads = [] {
  for (const BufferCommand &command : kCommands)
    InThreads(command.function, [&command](const ThreadObjects &objects, Answers &answers) {
      constexpr std::size_t kHalf = ThreadObjects::kBytes / 2;
      std::vector<char> host(kHalf, char{ThreadObjects::kPattern}); // threads write equal bytes
      const OtherOperands operands{objects.buffer(), reinterpret_cast<std::byte *>(host.data())};
      answers.addCommand([&](ur_event_handle_t *event) {
        return command.enqueue(objects.queue(), objects.buffer(), {kHalf, kHalf}, operands, 0,
                               nullptr, event);
      });
      answers.addBytes(host);
    });
  return true;
}();

class BufferCommands : public BufferTest, public ::testing::WithParamInterface<BufferCommand> {
protected:
  void prepare() override {
    RecordProperty("functions", GetParam().function);
    BufferTest::prepare();
  }
  ur_result_t enqueue(ur_queue_handle_t target, ur_mem_handle_t memory, const ByteRange &range,
                      std::uint32_t count = 0, const ur_event_handle_t *list = nullptr,
                      ur_event_handle_t *event = nullptr) {
    return GetParam().enqueue(target, memory, range, {source(), hostBytes().data()}, count, list,
                              event);
  }
  void expectSizeRefused(ur_mem_handle_t memory, const ByteRange &range) {
    const auto marker = reinterpret_cast<ur_event_handle_t>(&hostBytes());
    ur_event_handle_t event = marker;
    EXPECT_REFUSED(kInvalidSize, enqueue(queue(), memory, range, 0, nullptr, &event))
        << range.size << " bytes from offset " << range.offset;
    EXPECT_EQ(event, marker) << "the call failed but wrote an output";
  }
};

// Tests a buffer of an odd size, and a part that is followed by more bytes of its buffer.
TEST_P(BufferCommands, EndWithTheBuffer) {
  constexpr std::size_t kOddSize = 1001;
  const Mem oddBuffer = makeBuffer(session(), Bytes(kOddSize));
  const Mem part = createPart(buffer(), {kPage, kPage});
  for (const auto &[memory, size] :
       {std::pair{oddBuffer.get(), kOddSize}, std::pair{part.get(), kPage}}) {
    for (const auto &[offset, tooLargeSize] :
         {ByteRange{size, 1}, ByteRange{size + 1, 1}, ByteRange{kMaxSize, 1},
          ByteRange{kMaxSize, 2}, ByteRange{kMaxSize - 1, 2}, ByteRange{kMaxSize - 7, 16},
          ByteRange{1, kMaxSize}, ByteRange{2, kMaxSize - 1}, ByteRange{0, kMaxSize}})
      expectSizeRefused(memory, {offset, tooLargeSize});
    for (const std::size_t offset : {std::size_t{0}, std::size_t{1}, size - 1}) {
      SCOPED_TRACE(testing::Message() << "from offset " << offset << " of " << size << " bytes");
      const std::size_t room = size - offset;
      for (const std::size_t tooLargeSize :
           {room + 1, room + (std::size_t{1} << 32), (std::size_t{1} << 63) + room})
        expectSizeRefused(memory, {offset, tooLargeSize});
      EXPECT_SUCCESS(enqueue(queue(), memory, {offset, room}));
      EXPECT_SUCCESS(urQueueFinish(queue()));
    }
  }
}

TEST_P(BufferCommands, CheckTheirWaitList) {
  Event completedEvent;
  ASSERT_SUCCESS(urEnqueueEventsWait(queue(), 0, nullptr, completedEvent.out()));
  const ur_event_handle_t list[] = {completedEvent.get(), nullptr};
  const auto enqueueWithList = [&](std::uint32_t count, const ur_event_handle_t *events) {
    return enqueue(queue(), buffer(), {0, kBytes}, count, events);
  };
  constexpr ur_result_t kInvalidList = UR_RESULT_ERROR_INVALID_EVENT_WAIT_LIST;
  EXPECT_REFUSED(kInvalidList, enqueueWithList(1, nullptr));
  EXPECT_REFUSED(kInvalidList, enqueueWithList(0, list));
  EXPECT_REFUSED(kInvalidList, enqueueWithList(2, list)) << "a null in the list";
  EXPECT_SUCCESS(enqueueWithList(1, list));
}

TEST_P(BufferCommands, HaveTheirCommandType) {
  Event event;
  ASSERT_SUCCESS(enqueue(queue(), buffer(), {0, kBytes}, 0, nullptr, event.out()));
  EXPECT_EQ(info<ur_command_t>([&](auto... rest) { return urEventGetInfo(event.get(), rest...); },
                               UR_EVENT_INFO_COMMAND_TYPE),
            GetParam().kind);
}

INSTANTIATE_TEST_SUITE_P(Each, BufferCommands, ::testing::ValuesIn(kCommands),
                         [](const auto &testInfo) { return std::string(testInfo.param.name); });

} // namespace
