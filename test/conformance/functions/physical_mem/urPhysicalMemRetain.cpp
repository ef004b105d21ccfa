// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/physical_mem/physical_mem_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urPhysicalMemRetainTest = PhysicalMemTest;

TEST_F(urPhysicalMemRetainTest, AddsAReference) {
  PhysicalMem memory;
  ASSERT_SUCCESS(create(granularity(session()), memory));
  EXPECT_SUCCESS(urPhysicalMemRetain(memory.get()));
  EXPECT_SUCCESS(urPhysicalMemRetain(memory.get()));
  EXPECT_EQ(references(memory), 3u);
  EXPECT_SUCCESS(urPhysicalMemRelease(memory.get()));
  EXPECT_SUCCESS(urPhysicalMemRelease(memory.get()));
}

TEST_F(urPhysicalMemRetainTest, NullHandle) {
  EXPECT_RESULT(kNullHandle, urPhysicalMemRetain(nullptr));
}

IN_THREADS(urPhysicalMemRetain) {
  answers << urPhysicalMemRetain(given.physical()) << urPhysicalMemRelease(given.physical());
}

} // namespace
