// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/buffer/buffer_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

#include <algorithm>

namespace {

using namespace ur::support;
using namespace ur::test;

class urMemBufferCreateTest : public BufferTest {
protected:
  static constexpr ur_mem_flags_t kReadWrite = UR_MEM_FLAG_READ_WRITE;
  static constexpr ur_mem_flags_t kWriteOnly = UR_MEM_FLAG_WRITE_ONLY;
  static constexpr ur_mem_flags_t kReadOnly = UR_MEM_FLAG_READ_ONLY;
  static constexpr ur_mem_flags_t kUse = UR_MEM_FLAG_USE_HOST_POINTER;
  static constexpr ur_mem_flags_t kAllocate = UR_MEM_FLAG_ALLOC_HOST_POINTER;
  static constexpr ur_mem_flags_t kCopy = UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER;

  static ur_buffer_properties_t at(void *host,
                                   ur_structure_type_t type = UR_STRUCTURE_TYPE_BUFFER_PROPERTIES) {
    return {type, nullptr, host};
  }
};

TEST_F(urMemBufferCreateTest, StartsWithOneReference) {
  Mem made;
  ASSERT_SUCCESS(create(kBytes, made));
  EXPECT_EQ(references(made.get()), 1u);
}

TEST_F(urMemBufferCreateTest, HoldsAsManyBytesAsWereAskedFor) {
  for (const std::size_t size : {1u, 3u, 4097u, (1u << 20) + 1}) {
    SCOPED_TRACE(size);
    const Bytes bytes = makePattern(size, kChildSeed);
    Mem made;
    ASSERT_SUCCESS(create(size, made));
    write(made.get(), 0, bytes);
    EXPECT_TRUE(holds(made.get(), bytes));
  }
}

// The access flags restrict only kernels.
TEST_F(urMemBufferCreateTest, IsReadAndWrittenByCommandsWhateverItsFlags) {
  for (const ur_mem_flags_t flags :
       {kReadWrite, kWriteOnly, kReadOnly, kAllocate, kReadOnly | kAllocate}) {
    SCOPED_TRACE(flags);
    Mem made;
    ASSERT_SUCCESS(create(kBytes, made, flags));
    write(made.get(), 0, otherBytes());
    EXPECT_TRUE(holds(made.get(), otherBytes()));
  }
}

TEST_F(urMemBufferCreateTest, CopiesHostBytesBeforeItReturns) {
  for (const ur_mem_flags_t flags : {kCopy, kCopy | kAllocate, kReadOnly | kCopy}) {
    SCOPED_TRACE(flags);
    Bytes host = otherBytes();
    const ur_buffer_properties_t properties = at(host.data());
    Mem made;
    ASSERT_SUCCESS(create(kBytes, made, flags, &properties));
    std::ranges::fill(host, std::byte{0});
    EXPECT_TRUE(holds(made.get(), otherBytes()));
    write(made.get(), 0, content());
    EXPECT_TRUE(sameBytes(host, Bytes(kBytes))) << "the host's memory is not the buffer's";
  }
}

TEST_F(urMemBufferCreateTest, StartsWithTheBytesOfHostMemoryThatItUses) {
  hostBytes() = otherBytes();
  const ur_buffer_properties_t properties = at(hostBytes().data());
  Mem made;
  ASSERT_SUCCESS(create(kBytes, made, kUse, &properties));
  EXPECT_TRUE(holds(made.get(), otherBytes()));

  write(made.get(), 0, content());
  void *mapped = nullptr;
  ASSERT_SUCCESS(urEnqueueMemBufferMap(queue(), made.get(), true, UR_MAP_FLAG_READ, kPage, kPage, 0,
                                       nullptr, nullptr, &mapped));
  EXPECT_TRUE(
      sameBytes({static_cast<std::byte *>(mapped), kPage}, rangeOf(content(), {kPage, kPage})));
  EXPECT_SUCCESS(urEnqueueMemUnmap(queue(), made.get(), mapped, 0, nullptr, nullptr));
}

TEST_F(urMemBufferCreateTest, RefusesHostMemoryThatItsFlagsDoNotSpeakOf) {
  const ur_buffer_properties_t given = at(hostBytes().data());
  const ur_buffer_properties_t none = at(nullptr);
  Mem made;
  for (const ur_mem_flags_t flags : {kUse, kCopy, kCopy | kAllocate}) {
    EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_HOST_PTR, create(kBytes, made, flags, nullptr));
    EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_HOST_PTR, create(kBytes, made, flags, &none));
  }
  for (const ur_mem_flags_t flags : {ur_mem_flags_t{0}, kAllocate})
    EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_HOST_PTR, create(kBytes, made, flags, &given));
  EXPECT_SUCCESS(create(kBytes, made, 0, &none));
}

TEST_F(urMemBufferCreateTest, ChecksItsFlagsAndItsStruct) {
  const ur_buffer_properties_t given = at(hostBytes().data());
  Mem made;
  EXPECT_REFUSED(kInvalidEnumeration, create(kBytes, made, kUndeclaredFlag));
  for (const ur_mem_flags_t flags :
       {kReadWrite | kWriteOnly, kReadWrite | kReadOnly, kWriteOnly | kReadOnly})
    EXPECT_REFUSED(kInvalidValue, create(kBytes, made, flags)) << flags;
  for (const ur_mem_flags_t flags : {kUse | kAllocate, kUse | kCopy})
    EXPECT_REFUSED(kInvalidValue, create(kBytes, made, flags, &given)) << flags;
  const ur_buffer_properties_t wrong = at(nullptr, kWrongType);
  EXPECT_REFUSED(kInvalidArgument, create(kBytes, made, 0, &wrong));
}

TEST_F(urMemBufferCreateTest, SkipsChainedNodesThatItDoesNotKnow) {
  ur_base_properties_t node{kWrongType, nullptr};
  hostBytes() = otherBytes();
  const ur_buffer_properties_t properties{UR_STRUCTURE_TYPE_BUFFER_PROPERTIES, &node,
                                          hostBytes().data()};
  Mem made;
  ASSERT_SUCCESS(create(kBytes, made, kCopy, &properties));
  EXPECT_TRUE(holds(made.get(), otherBytes()));
}

TEST_F(urMemBufferCreateTest, ChecksItsSize) {
  std::uint64_t largest = 0;
  ASSERT_SUCCESS(urDeviceGetInfo(device(), UR_DEVICE_INFO_MAX_MEM_ALLOC_SIZE, sizeof(largest),
                                 &largest, nullptr));
  Mem made;
  for (const std::size_t size : {std::size_t{0}, std::size_t{largest} + 1, kMost})
    EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_BUFFER_SIZE, create(size, made)) << size;
}

TEST_F(urMemBufferCreateTest, CommandsKeepAReleasedBuffer) {
  for (int round = 0; round < 10; ++round) {
    Mem made = bufferWith(session(), Bytes(kBytes));
    ASSERT_SUCCESS(
        urEnqueueMemBufferCopy(queue(), buffer(), made.get(), 0, 0, kBytes, 0, nullptr, nullptr));
    ASSERT_SUCCESS(urEnqueueMemBufferRead(queue(), made.get(), false, 0, kBytes, hostBytes().data(),
                                          0, nullptr, nullptr));
    made.reset();
    EXPECT_SUCCESS(urQueueFinish(queue()));
    EXPECT_TRUE(sameBytes(hostBytes(), content()));
    hostBytes().assign(kBytes, std::byte{0});
  }
}

IN_THREADS(urMemBufferCreate) {
  Mem made;
  std::size_t value = 0;
  answers << urMemBufferCreate(given.context(), 0, 1000, nullptr, made.out())
          << urMemGetInfo(made.get(), UR_MEM_INFO_SIZE, sizeof(value), &value, nullptr) << value;
}

} // namespace
