// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

class PhysicalMemTest : public DeviceTest {
protected:
  void SetUp() override {
    DeviceTest::SetUp();
    requireSupport(UR_DEVICE_INFO_VIRTUAL_MEMORY_SUPPORT, "virtual memory");
  }
  ur_result_t create(std::size_t size, PhysicalMem &memory, ur_physical_mem_flags_t flags = 0,
                     ur_structure_type_t type = UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES) const {
    const ur_physical_mem_properties_t properties{type, nullptr, flags};
    return urPhysicalMemCreate(context(), device(), size, &properties, memory.out());
  }
  static auto queryOf(const PhysicalMem &memory) {
    return [handle = memory.get()](auto... rest) { return urPhysicalMemGetInfo(handle, rest...); };
  }
};

TEST_F(PhysicalMemTest, InfoFollowsTheRules) {
  const std::size_t size = 3 * granularity(session());
  PhysicalMem memory;
  ASSERT_SUCCESS(urPhysicalMemCreate(context(), device(), size, nullptr, memory.out()));
  const auto query = queryOf(memory);
  expectInfoRules(query, UR_PHYSICAL_MEM_INFO_SIZE);
  EXPECT_EQ(info<ur_context_handle_t>(query, UR_PHYSICAL_MEM_INFO_CONTEXT), context());
  EXPECT_EQ(info<ur_device_handle_t>(query, UR_PHYSICAL_MEM_INFO_DEVICE), device());
  EXPECT_EQ(info<std::size_t>(query, UR_PHYSICAL_MEM_INFO_SIZE), size);
  EXPECT_EQ(info<std::uint32_t>(query, UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT), 1u);
  const auto properties =
      info<ur_physical_mem_properties_t>(query, UR_PHYSICAL_MEM_INFO_PROPERTIES);
  EXPECT_EQ(properties.stype, UR_STRUCTURE_TYPE_PHYSICAL_MEM_PROPERTIES);
  EXPECT_EQ(properties.pNext, nullptr);
  EXPECT_EQ(properties.flags, 0u);
}

TEST_F(PhysicalMemTest, CountsReferences) {
  PhysicalMem memory;
  ASSERT_SUCCESS(create(granularity(session()), memory));
  EXPECT_SUCCESS(urPhysicalMemRetain(memory.get()));
  EXPECT_EQ(info<std::uint32_t>(queryOf(memory), UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT), 2u);
  EXPECT_SUCCESS(urPhysicalMemRelease(memory.get()));
  EXPECT_EQ(info<std::uint32_t>(queryOf(memory), UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT), 1u);
}

TEST_F(PhysicalMemTest, OpenedMemoryLooksLikeTheExported) {
  requireSupport(PhysicalMemoryKind::kQuery, PhysicalMemoryKind::kName);
  if (IsSkipped() || HasFatalFailure())
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
  EXPECT_EQ(info<std::uint32_t>(query, UR_PHYSICAL_MEM_INFO_REFERENCE_COUNT), 1u);
  EXPECT_EQ(info<ur_physical_mem_properties_t>(query, UR_PHYSICAL_MEM_INFO_PROPERTIES).flags,
            ur_physical_mem_flags_t{UR_PHYSICAL_MEM_FLAG_ENABLE_IPC});
  EXPECT_SUCCESS(PhysicalMemoryKind::close(session(), opened.release()));
}

TEST_F(PhysicalMemTest, CreateRefusesBadArguments) {
  const std::size_t unit = granularity(session());
  PhysicalMem memory;
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_SIZE, create(unit + 1, memory));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_SIZE, create(0, memory));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ENUMERATION, create(unit, memory, 1u << 30));
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_ARGUMENT,
                 create(unit, memory, 0, UR_STRUCTURE_TYPE_QUEUE_PROPERTIES));
}

TEST_F(PhysicalMemTest, NullArguments) {
  const std::size_t unit = granularity(session());
  ur_physical_mem_handle_t memory = nullptr;
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                urPhysicalMemCreate(nullptr, device(), unit, nullptr, &memory));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE,
                urPhysicalMemCreate(context(), nullptr, unit, nullptr, &memory));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_POINTER,
                urPhysicalMemCreate(context(), device(), unit, nullptr, nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE, urPhysicalMemRetain(nullptr));
  EXPECT_RESULT(UR_RESULT_ERROR_INVALID_NULL_HANDLE, urPhysicalMemRelease(nullptr));
}

} // namespace
