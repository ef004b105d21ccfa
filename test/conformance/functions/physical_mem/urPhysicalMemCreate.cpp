// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/physical_mem/physical_mem_test.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

#include <cstddef>

namespace {

using namespace ur::support;
using namespace ur::test;

using urPhysicalMemCreateTest = PhysicalMemTest;

TEST_F(urPhysicalMemCreateTest, MappingsKeepReleasedMemory) {
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

IN_THREADS(urPhysicalMemCreate) {
  const std::size_t size = granularity(given.session());
  PhysicalMem made;
  std::size_t value = 0;
  answers << urPhysicalMemCreate(given.context(), given.device(), size, nullptr, made.out())
          << urPhysicalMemGetInfo(made.get(), UR_PHYSICAL_MEM_INFO_SIZE, sizeof(value), &value,
                                  nullptr)
          << value;
}

} // namespace
