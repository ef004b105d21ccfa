// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Shares mapped physical memory by the address of its mapping.
#include "test/conformance/cross_process/opener.hpp"
#include "test/conformance/functions/virtual_mem/own_range.hpp"
#include "test/conformance/process.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/unit/cuda_like/foreign_memory.hpp"

#include <cstddef>
#include <utility>

#include <gtest/gtest.h>

namespace {

using namespace ur::support;
using namespace ur::test;

// Physical memory of two granules, mapped into a range of its own.
class MappedMemory : public OwnRange {
public:
  MappedMemory(const Session &session, ur_physical_mem_flags_t flags)
      : OwnRange(session, 2, flags) {
    EXPECT_SUCCESS(map());
  }
  ~MappedMemory() { unmap(); }

  void unmap() {
    if (std::exchange(isMapped_, false)) {
      EXPECT_SUCCESS(OwnRange::unmap());
    }
  }
  void release() { memory_.reset(); }

private:
  bool isMapped_ = true;
};

using MappedMemoryTest = DeviceTest;

// Compares the received memory with a pattern, and writes another pattern.
UR_ROLE(answerMapped) {
  const OpenedMemory opened(parent.session(), parent.receiveHandle());
  EXPECT_TRUE(hasPattern(parent.session(), opened.get(), kBytes, kParentSeed));
  writePattern(parent.session(), opened.get(), kBytes, kChildSeed);
}

TEST_F(MappedMemoryTest, IsSharedFromInsideAndDescribed) {
  const MappedMemory memory(session(), UR_PHYSICAL_MEM_FLAG_ENABLE_IPC);
  writePattern(session(), memory.at(kOffset), kBytes, kParentSeed);
  const auto query = allocationQuery(context(), memory.at(kOffset));
  EXPECT_EQ(info<std::byte *>(query, UR_USM_ALLOC_INFO_BASE_PTR), memory.at());
  EXPECT_EQ(info<std::size_t>(query, UR_USM_ALLOC_INFO_SIZE), memory.size());
  EXPECT_EQ(info<ur_device_handle_t>(query, UR_USM_ALLOC_INFO_DEVICE), device());
  const ExportedMemory handle(session(), memory.at(kOffset));
  expectSuccessWith(answerMappedRole, handle.bytes());
  EXPECT_TRUE(hasPattern(session(), memory.at(kOffset), kBytes, kChildSeed));
}

// The test unmaps the memory and then releases it. Only the release may make the handle stale.
TEST_F(MappedMemoryTest, IsStaleAfterTheLastRelease) {
  MappedMemory memory(session(), UR_PHYSICAL_MEM_FLAG_ENABLE_IPC);
  ExportedMemory handle(session(), memory.at());
  Opener<MemoryKind> opener(session());
  memory.unmap();
  opener.expect(UR_RESULT_SUCCESS, handle.bytes());
  memory.release();
  opener.expect(kInvalidValue, handle.bytes());
  opener.finish();
  EXPECT_SUCCESS(handle.put());
}

// The mapping stays. Without the object, nothing could make a handle stale, so Get must fail.
TEST_F(MappedMemoryTest, IsNotSharedAfterTheReleaseOfItsObject) {
  MappedMemory memory(session(), UR_PHYSICAL_MEM_FLAG_ENABLE_IPC);
  memory.release();
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ARGUMENT, tryGet<MemoryKind>(session(), memory.at()));
}

TEST_F(MappedMemoryTest, IsNotSharedUnlessItIsShareableAndMapped) {
  const MappedMemory hidden(session(), 0);
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ARGUMENT, tryGet<MemoryKind>(session(), hidden.at()));
  MappedMemory memory(session(), UR_PHYSICAL_MEM_FLAG_ENABLE_IPC);
  memory.unmap();
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ARGUMENT, tryGet<MemoryKind>(session(), memory.at()));
}

} // namespace
