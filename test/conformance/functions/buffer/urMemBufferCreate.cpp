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
  static constexpr ur_mem_flags_t kAllocate = UR_MEM_FLAG_ALLOC_HOST_POINTER;
  static constexpr ur_mem_flags_t kCopy = UR_MEM_FLAG_ALLOC_COPY_HOST_POINTER;
};

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
  for (const ur_mem_flags_t flags : {kCopy, kCopy | kAllocate}) {
    SCOPED_TRACE(flags);
    Bytes host = otherBytes();
    const ur_buffer_properties_t properties{UR_STRUCTURE_TYPE_BUFFER_PROPERTIES, nullptr,
                                            host.data()};
    Mem made;
    ASSERT_SUCCESS(create(kBytes, made, flags, &properties));
    std::ranges::fill(host, std::byte{0});
    EXPECT_TRUE(holds(made.get(), otherBytes()));
    write(made.get(), 0, content());
    EXPECT_TRUE(sameBytes(host, Bytes(kBytes))) << "the host's memory is not the buffer's";
  }
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

IN_THREADS(urMemBufferCreate) {
  Mem made;
  std::size_t value = 0;
  answers << urMemBufferCreate(given.context(), 0, 1000, nullptr, made.out())
          << urMemGetInfo(made.get(), UR_MEM_INFO_SIZE, sizeof(value), &value, nullptr) << value;
}

} // namespace
