// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/physical_mem/physical_mem_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urPhysicalMemGetInfoTest = PhysicalMemTest;

TEST_F(urPhysicalMemGetInfoTest, FollowsTheRules) {
  PhysicalMem memory;
  ASSERT_SUCCESS(create(granularity(session()), memory));
  expectInfoRules<ur_physical_mem_info_t>(queryOf(memory));
}

TEST_F(urPhysicalMemGetInfoTest, TellsHowTheMemoryWasMade) {
  const std::size_t size = 3 * granularity(session());
  PhysicalMem memory;
  ASSERT_SUCCESS(create(size, memory));
  const auto query = queryOf(memory);
  EXPECT_EQ(info<ur_context_handle_t>(query, UR_PHYSICAL_MEM_INFO_CONTEXT), context());
  EXPECT_EQ(info<ur_device_handle_t>(query, UR_PHYSICAL_MEM_INFO_DEVICE), device());
  EXPECT_EQ(info<std::size_t>(query, UR_PHYSICAL_MEM_INFO_SIZE), size);
  const auto properties =
      info<ur_physical_mem_properties_t>(query, UR_PHYSICAL_MEM_INFO_PROPERTIES);
  EXPECT_EQ(properties.stype, UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES);
  EXPECT_EQ(properties.pNext, nullptr);
  EXPECT_EQ(properties.flags, 0u);
}

TEST_F(urPhysicalMemGetInfoTest, OpenedMemoryLooksLikeTheExported) {
  requireSupport(PhysicalMemoryKind::kQuery, PhysicalMemoryKind::kName);
  if (stopped())
    return;
  const std::size_t size = 2 * granularity(session());
  const Owned<PhysicalMemoryKind> memory(session(), size);
  const Exported<PhysicalMemoryKind> handle(session(), memory.get());
  HandleBytes bytes = handle.bytes();
  PhysicalMem opened;
  ASSERT_SUCCESS(PhysicalMemoryKind::open(session(), bytes.data(), bytes.size(), opened.out()));
  const auto query = queryOf(opened);
  EXPECT_EQ(info<std::size_t>(query, UR_PHYSICAL_MEM_INFO_SIZE), size);
  EXPECT_EQ(info<ur_context_handle_t>(query, UR_PHYSICAL_MEM_INFO_CONTEXT), context());
  EXPECT_EQ(info<ur_device_handle_t>(query, UR_PHYSICAL_MEM_INFO_DEVICE), device());
  EXPECT_EQ(references(opened), 1u);
  EXPECT_EQ(info<ur_physical_mem_properties_t>(query, UR_PHYSICAL_MEM_INFO_PROPERTIES).flags,
            ur_physical_mem_flags_t{UR_PHYSICAL_MEM_FLAG_ENABLE_IPC});
  EXPECT_SUCCESS(PhysicalMemoryKind::close(session(), opened.release()));
}

TEST_F(urPhysicalMemGetInfoTest, HasNoFlagsUnlessTheyWereAskedFor) {
  PhysicalMem memory;
  ASSERT_SUCCESS(
      urPhysicalMemCreate(context(), device(), granularity(session()), nullptr, memory.out()));
  EXPECT_EQ(
      info<ur_physical_mem_properties_t>(queryOf(memory), UR_PHYSICAL_MEM_INFO_PROPERTIES).flags,
      ur_physical_mem_flags_t{0});
}

IN_THREADS(urPhysicalMemGetInfo) {
  answers.addInfo<ur_physical_mem_info_t>(
      [&](auto... rest) { return urPhysicalMemGetInfo(given.physical(), rest...); },
      {UR_PHYSICAL_MEM_INFO_PROPERTIES}); // a struct with padding
}

} // namespace
