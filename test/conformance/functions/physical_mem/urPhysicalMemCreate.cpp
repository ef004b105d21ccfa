// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/physical_mem/physical_mem_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

#include <cstddef>

namespace {

using namespace ur::support;
using namespace ur::test;

using urPhysicalMemCreateTest = PhysicalMemTest;

TEST_F(urPhysicalMemCreateTest, NeedsNoProperties) {
  PhysicalMem memory;
  ASSERT_SUCCESS(
      urPhysicalMemCreate(context(), device(), granularity(session()), nullptr, memory.out()));
  EXPECT_EQ(references(memory), 1u);
}

TEST_F(urPhysicalMemCreateTest, RefusesBadArguments) {
  const std::size_t unit = granularity(session());
  PhysicalMem memory;
  EXPECT_REFUSED(kInvalidSize, create(unit + 1, memory));
  EXPECT_REFUSED(kInvalidSize, create(0, memory));
  EXPECT_REFUSED(kInvalidEnumeration, create(unit, memory, kUndeclaredFlag));
  EXPECT_REFUSED(kInvalidArgument, create(unit, memory, 0, kWrongType));
  for (const ur_device_handle_t other : otherDevices())
    EXPECT_REFUSED(kInvalidDevice,
                   urPhysicalMemCreate(context(), other, unit, nullptr, memory.out()));
}

TEST_F(urPhysicalMemCreateTest, NullArguments) {
  const std::size_t unit = granularity(session());
  ur_physical_mem_handle_t memory = nullptr;
  EXPECT_RESULT(kNullHandle, urPhysicalMemCreate(nullptr, device(), unit, nullptr, &memory));
  EXPECT_RESULT(kNullHandle, urPhysicalMemCreate(context(), nullptr, unit, nullptr, &memory));
  EXPECT_RESULT(kNullPointer, urPhysicalMemCreate(context(), device(), unit, nullptr, nullptr));
}

IN_THREADS(urPhysicalMemCreate) {
  const std::size_t size = granularity(given.session());
  PhysicalMem made;
  std::size_t told = 0;
  answers << urPhysicalMemCreate(given.context(), given.device(), size, nullptr, made.out())
          << urPhysicalMemGetInfo(made.get(), UR_PHYSICAL_MEM_INFO_SIZE, sizeof(told), &told,
                                  nullptr)
          << told;
}

} // namespace
