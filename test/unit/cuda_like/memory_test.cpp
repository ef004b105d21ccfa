// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/result.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <gtest/gtest.h>

namespace {

using namespace ur::support;
using namespace ur::test;

using CudaMemoryTest = DeviceTest;

// One object stands for shared physical memory, and the driver changes the access to all of it.
TEST_F(CudaMemoryTest, AccessToAPartOfSharedMemoryIsRefused) {
  const std::size_t unit = granularity(session());
  const ur_physical_mem_properties_t shared{UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES, nullptr,
                                            UR_PHYSICAL_MEM_FLAG_ENABLE_IPC};
  PhysicalMem memory;
  ASSERT_SUCCESS(urPhysicalMemCreate(context(), device(), 2 * unit, &shared, memory.out()));
  void *start = nullptr;
  ASSERT_SUCCESS(urVirtualMemReserve(context(), nullptr, 2 * unit, &start));
  ASSERT_SUCCESS(urVirtualMemMap(context(), start, 2 * unit, memory.get(), 0,
                                 UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
  for (const std::size_t offset : {std::size_t{0}, unit})
    EXPECT_REFUSED(UR_RESULT_ERROR_UNSUPPORTED_FEATURE,
                   urVirtualMemSetAccess(context(), static_cast<std::byte *>(start) + offset, unit,
                                         UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY));
  EXPECT_SUCCESS(
      urVirtualMemSetAccess(context(), start, 2 * unit, UR_VIRTUAL_MEM_ACCESS_FLAG_READ_ONLY));
  EXPECT_SUCCESS(urVirtualMemUnmap(context(), start, 2 * unit));
  EXPECT_SUCCESS(urVirtualMemFree(context(), start, 2 * unit));
}

// The queues of the memory's own context know nothing of the command.
TEST_F(CudaMemoryTest, IsFreedThoughAQueueOfAnotherContextUsedIt) {
  constexpr std::size_t kSize = 4096;
  const Session other(session().entry());
  void *memory = nullptr;
  ASSERT_SUCCESS(urUSMDeviceAlloc(context(), device(), nullptr, nullptr, kSize, &memory));
  const unsigned char pattern = 1;
  ASSERT_SUCCESS(urEnqueueUSMFill(other.queue(), memory, sizeof(pattern), &pattern, kSize, 0,
                                  nullptr, nullptr));
  EXPECT_SUCCESS(urUSMFree(context(), memory));
}

} // namespace
