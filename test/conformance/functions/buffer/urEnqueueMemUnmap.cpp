// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/buffer/map_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

#include <algorithm>

namespace {

using namespace ur::support;
using namespace ur::test;

class urEnqueueMemUnmapTest : public MapTest {
protected:
  static constexpr ByteRange kRange{kPage + 1, 5001};

  // Unmaps the part, even if the tested call fails and leaves it mapped.
  auto command() const {
    return [this](ur_queue_handle_t queue, std::uint32_t count, const ur_event_handle_t *list,
                  ur_event_handle_t *event) {
      const auto bytes = mapped(kRange, UR_MAP_FLAG_READ);
      const ur_result_t result =
          urEnqueueMemUnmap(queue, buffer(), bytes.data(), count, list, event);
      if (result != UR_RESULT_SUCCESS) {
        EXPECT_SUCCESS(unmap(bytes.data()));
      }
      return result;
    };
  }
};

TEST_F(urEnqueueMemUnmapTest, GivesBackWhatTheHostWroteAndKeepsTheRest) {
  constexpr std::size_t kSkipped = 100;
  constexpr std::size_t kWritten = 1001;
  for (const ur_map_flags_t flags : {ur_map_flags_t{0}, ur_map_flags_t{UR_MAP_FLAG_WRITE},
                                     UR_MAP_FLAG_READ | ur_map_flags_t{UR_MAP_FLAG_WRITE}}) {
    SCOPED_TRACE(flags);
    write(buffer(), 0, content());
    const auto bytes = mapped(kRange, flags);
    std::ranges::copy(rangeOf(otherBytes(), {0, kWritten}), bytes.begin() + kSkipped);
    EXPECT_SUCCESS(unmap(bytes.data()));
    EXPECT_TRUE(holds(buffer(),
                      contentWith(kRange.offset + kSkipped, rangeOf(otherBytes(), {0, kWritten}))));
  }
}

TEST_F(urEnqueueMemUnmapTest, GivesBackARegionThatTheHostHasWrittenAnew) {
  const auto bytes = mapped(kRange, UR_MAP_FLAG_WRITE_INVALIDATE_REGION);
  std::ranges::copy(rangeOf(otherBytes(), kRange), bytes.begin());
  EXPECT_SUCCESS(unmap(bytes.data()));
  EXPECT_TRUE(holds(buffer(), contentWith(kRange.offset, rangeOf(otherBytes(), kRange))));
}

TEST_F(urEnqueueMemUnmapTest, GivesBackHostMemoryThatTheBufferUses) {
  hostBytes() = content();
  const ur_buffer_properties_t properties{UR_STRUCTURE_TYPE_BUFFER_PROPERTIES, nullptr,
                                          hostBytes().data()};
  Mem made;
  ASSERT_SUCCESS(create(kBytes, made, UR_MEM_FLAG_USE_HOST_POINTER, &properties));
  void *start = nullptr;
  ASSERT_SUCCESS(urEnqueueMemBufferMap(queue(), made.get(), true, UR_MAP_FLAG_WRITE, kRange.offset,
                                       kRange.size, 0, nullptr, nullptr, &start));
  std::ranges::copy(rangeOf(otherBytes(), kRange), static_cast<std::byte *>(start));
  EXPECT_SUCCESS(urEnqueueMemUnmap(queue(), made.get(), start, 0, nullptr, nullptr));
  EXPECT_TRUE(holds(made.get(), contentWith(kRange.offset, rangeOf(otherBytes(), kRange))));
}

// Commands may use the rest of the buffer meanwhile.
TEST_F(urEnqueueMemUnmapTest, LeavesWhatCommandsWroteBesideTheMapping) {
  const ByteRange range{kPage, kPage};
  const auto bytes = mapped(range, UR_MAP_FLAG_WRITE);
  write(buffer(), 0, rangeOf(otherBytes(), {0, kPage}));
  write(buffer(), 2 * kPage, rangeOf(otherBytes(), {2 * kPage, kBytes - 2 * kPage}));
  std::ranges::copy(rangeOf(otherBytes(), range), bytes.begin());
  EXPECT_SUCCESS(unmap(bytes.data()));
  EXPECT_TRUE(holds(buffer(), otherBytes()));
}

TEST_F(urEnqueueMemUnmapTest, IsDoneWithItsEvent) {
  const Queue second = outOfOrderQueue();
  const auto bytes = mapped({0, kBytes}, UR_MAP_FLAG_WRITE);
  std::ranges::copy(otherBytes(), bytes.begin());
  Event event;
  ASSERT_SUCCESS(unmap(bytes.data(), event.out()));
  const ur_event_handle_t handle = event.get();
  ASSERT_SUCCESS(urEnqueueMemBufferRead(second.get(), buffer(), true, 0, kBytes, hostBytes().data(),
                                        1, &handle, nullptr));
  EXPECT_TRUE(sameBytes(hostBytes(), otherBytes()));
}

TEST_F(urEnqueueMemUnmapTest, RefusesWhatIsNotMapped) {
  const Mem another = bufferWith(session(), content());
  EXPECT_REFUSED(kInvalidMemObject, unmap(hostBytes().data())) << "memory of the host";
  const auto bytes = mapped(kRange, UR_MAP_FLAG_READ);
  EXPECT_REFUSED(kInvalidMemObject, unmap(bytes.data() + 1)) << "not its first byte";
  EXPECT_REFUSED(kInvalidMemObject,
                 urEnqueueMemUnmap(queue(), another.get(), bytes.data(), 0, nullptr, nullptr))
      << "mapped from another buffer";
  EXPECT_SUCCESS(unmap(bytes.data()));
  EXPECT_REFUSED(kInvalidMemObject, unmap(bytes.data())) << "not mapped any more";
}

TEST_F(urEnqueueMemUnmapTest, TakesAWaitListAndTellsItsKindAndTimes) {
  expectListsChecked(command());
  expectKindAndTimes(UR_COMMAND_MEM_UNMAP, command());
}

TEST_F(urEnqueueMemUnmapTest, MayReachOtherContexts) { expectOtherContextsReachItOrNot(command()); }

IN_THREADS(urEnqueueMemUnmap) {
  void *start = nullptr;
  answers << urEnqueueMemBufferMap(given.queue(), given.buffer(), true, UR_MAP_FLAG_READ, 1000, 24,
                                   0, nullptr, nullptr, &start);
  if (start)
    answers.addCommand([&](ur_event_handle_t *event) {
      return urEnqueueMemUnmap(given.queue(), given.buffer(), start, 0, nullptr, event);
    });
}

} // namespace
