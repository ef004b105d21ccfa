// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/buffer/buffer_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

class urMemBufferCreateTest : public BufferTest {
protected:
  static constexpr ur_mem_flags_t kReadWrite = UR_MEM_FLAG_READ_WRITE;
  static constexpr ur_mem_flags_t kWriteOnly = UR_MEM_FLAG_WRITE_ONLY;
  static constexpr ur_mem_flags_t kReadOnly = UR_MEM_FLAG_READ_ONLY;
  static constexpr ur_mem_flags_t kAllocate = UR_MEM_FLAG_ALLOC_HOST_POINTER;
  static constexpr ur_mem_flags_t kCopy = UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER;
};

// The access flags restrict only kernels.
TEST_F(urMemBufferCreateTest, IsReadAndWrittenByCommandsWhateverItsFlags) {
  for (const ur_mem_flags_t flags :
       {kReadWrite, kWriteOnly, kReadOnly, kAllocate, kReadOnly | kAllocate}) {
    SCOPED_TRACE(flags);
    Mem memory;
    ASSERT_SUCCESS(create(kBytes, memory, flags));
    write(memory.get(), 0, otherBytes());
    EXPECT_TRUE(hasBytes(memory.get(), otherBytes()));
  }
}

TEST_F(urMemBufferCreateTest, SkipsChainedNodesThatItDoesNotKnow) {
  ur_base_properties_t node{kWrongType, nullptr};
  hostBytes() = otherBytes();
  const ur_buffer_properties_t properties{UR_STRUCTURE_TYPE_BUFFER_PROPERTIES, &node,
                                          hostBytes().data()};
  Mem memory;
  ASSERT_SUCCESS(create(kBytes, memory, kCopy, &properties));
  EXPECT_TRUE(hasBytes(memory.get(), otherBytes()));
}

IN_THREADS(urMemBufferCreate) {
  Mem memory;
  std::size_t value = 0;
  answers << urMemBufferCreate(objects.context(), 0, 1000, nullptr, memory.out())
          << urMemGetInfo(memory.get(), UR_MEM_INFO_SIZE, sizeof(value), &value, nullptr) << value;
}

class urMemBufferPartitionTest : public BufferTest {
protected:
  static constexpr ur_mem_flags_t kReadWrite = UR_MEM_FLAG_READ_WRITE;
  static constexpr ur_mem_flags_t kWriteOnly = UR_MEM_FLAG_WRITE_ONLY;
  static constexpr ur_mem_flags_t kReadOnly = UR_MEM_FLAG_READ_ONLY;
};

TEST_F(urMemBufferPartitionTest, EndsWithTheWhole) {
  constexpr std::size_t kLastPage = kBytes - kPage;
  Mem part;
  for (const ByteRange &range :
       {ByteRange{0, 0}, ByteRange{0, kBytes + 1}, ByteRange{kLastPage, kPage + 1},
        ByteRange{kBytes, 1}, ByteRange{kBytes + kPage, 1}, ByteRange{0, kMaxSize},
        ByteRange{kPage, kMaxSize - kPage + 1}, ByteRange{kMaxSize - kPage + 1, 2 * kPage},
        ByteRange{kMaxSize - kPage + 1, kPage}})
    EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_BUFFER_SIZE, partition(buffer(), range, part))
        << range.size << " bytes from offset " << range.offset;
  EXPECT_SUCCESS(partition(buffer(), {kLastPage, kPage}, part));
  EXPECT_EQ(info<std::size_t>(queryOf(part.get()), UR_MEM_INFO_SIZE), kPage);
}

// A device may refuse any misaligned origin. If it accepts one, the part has the right bytes.
TEST_F(urMemBufferPartitionTest, RefusesOriginsThatAreMisaligned) {
  for (const std::size_t origin : {1u, 4u, 128u}) {
    Mem part;
    const ur_result_t result = partition(buffer(), {origin, 100}, part);
    if (result == UR_RESULT_SUCCESS) {
      EXPECT_TRUE(hasBytes(part.get(), rangeOf(content(), {origin, 100}))) << origin;
    } else {
      EXPECT_RESULT(UR_RESULT_ERROR_MISALIGNED_SUB_BUFFER_OFFSET, result) << origin;
    }
  }
}

TEST_F(urMemBufferPartitionTest, AllowsNoMoreThanTheWhole) {
  Mem part;
  for (const ur_mem_flags_t access : {ur_mem_flags_t{0}, kReadWrite, kWriteOnly, kReadOnly})
    EXPECT_SUCCESS(partition(buffer(), {0, kPage}, part, access)) << access;
  for (const ur_mem_flags_t access : {kWriteOnly, kReadOnly}) {
    const ur_mem_flags_t opposite = access == kWriteOnly ? kReadOnly : kWriteOnly;
    Mem whole;
    ASSERT_SUCCESS(create(kBytes, whole, access));
    EXPECT_SUCCESS(partition(whole.get(), {0, kPage}, part));
    EXPECT_SUCCESS(partition(whole.get(), {0, kPage}, part, access));
    for (const ur_mem_flags_t excess : {kReadWrite, opposite})
      EXPECT_REFUSED(kInvalidValue, partition(whole.get(), {0, kPage}, part, excess)) << excess;
  }
}

IN_THREADS(urMemBufferPartition) {
  const ur_buffer_region_t region{UR_STRUCTURE_TYPE_BUFFER_REGION, nullptr, 0, 1000};
  Mem part;
  std::size_t value = 0;
  answers << urMemBufferPartition(objects.buffer(), 0, UR_BUFFER_CREATE_TYPE_REGION, &region,
                                  part.out())
          << urMemGetInfo(part.get(), UR_MEM_INFO_SIZE, sizeof(value), &value, nullptr) << value;
}

} // namespace
