// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/physical_mem/physical_mem_test.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urPhysicalMemReleaseTest = PhysicalMemTest;

TEST_F(urPhysicalMemReleaseTest, GivesUpOneReference) {
  PhysicalMem memory;
  ASSERT_SUCCESS(create(granularity(session()), memory));
  ASSERT_SUCCESS(urPhysicalMemRetain(memory.get()));
  EXPECT_SUCCESS(urPhysicalMemRelease(memory.get()));
  EXPECT_EQ(references(memory), 1u);
}

TEST_F(urPhysicalMemReleaseTest, LeavesMappedMemoryUntilItIsUnmapped) {
  const std::size_t unit = granularity(session());
  void *start = nullptr;
  ASSERT_SUCCESS(urVirtualMemReserve(context(), nullptr, unit, &start));
  PhysicalMem memory;
  ASSERT_SUCCESS(create(unit, memory));
  ASSERT_SUCCESS(urVirtualMemMap(context(), start, unit, memory.get(), 0,
                                 UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE));
  memory.reset();
  writePattern(session(), start, unit, kParentSeed);
  EXPECT_TRUE(hasPattern(session(), start, unit, kParentSeed));
  EXPECT_SUCCESS(urVirtualMemUnmap(context(), start, unit));
  EXPECT_SUCCESS(urVirtualMemFree(context(), start, unit));
}

TEST_F(urPhysicalMemReleaseTest, NullHandle) {
  EXPECT_RESULT(kNullHandle, urPhysicalMemRelease(nullptr));
}

IN_THREADS(urPhysicalMemRelease) {
  ur_physical_mem_handle_t made = nullptr;
  answers << urPhysicalMemCreate(given.context(), given.device(), granularity(given.session()),
                                 nullptr, &made)
          << urPhysicalMemRetain(made) << urPhysicalMemRelease(made) << urPhysicalMemRelease(made);
}

} // namespace
