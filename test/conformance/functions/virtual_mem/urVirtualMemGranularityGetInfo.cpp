// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/virtual_mem/virtual_mem_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

class urVirtualMemGranularityGetInfoTest : public VirtualMemTest {
protected:
  auto query(ur_device_handle_t oneOrAll, std::size_t size = 1) const {
    return [this, oneOrAll, size](auto... rest) {
      return urVirtualMemGranularityGetInfo(context(), oneOrAll, size, rest...);
    };
  }
};

TEST_F(urVirtualMemGranularityGetInfoTest, FollowsTheRules) {
  expectInfoRules<ur_virtual_mem_granularity_info_t>(query(device()));
  expectInfoRules<ur_virtual_mem_granularity_info_t>(query(nullptr));
}

TEST_F(urVirtualMemGranularityGetInfoTest, IsAPowerOfTwo) {
  for (const ur_device_handle_t oneOrAll : {device(), ur_device_handle_t{nullptr}}) {
    const auto minimum =
        info<std::size_t>(query(oneOrAll), UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM);
    const auto recommended =
        info<std::size_t>(query(oneOrAll), UR_VIRTUAL_MEM_GRANULARITY_INFO_RECOMMENDED);
    EXPECT_GT(minimum, 0u);
    EXPECT_EQ(minimum & (minimum - 1), 0u);
    EXPECT_EQ(recommended % minimum, 0u);
  }
}

TEST_F(urVirtualMemGranularityGetInfoTest, SuitsMappingsOfTheSizeAskedFor) {
  constexpr std::size_t kSize = std::size_t{4} << 20;
  const auto large =
      info<std::size_t>(query(device(), kSize), UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM);
  ASSERT_EQ(kSize % large, 0u);
  PhysicalMem memory;
  ASSERT_SUCCESS(urPhysicalMemCreate(context(), device(), kSize + large, nullptr, memory.out()));
  void *range = nullptr;
  ASSERT_SUCCESS(urVirtualMemReserve(context(), nullptr, 2 * kSize, &range));
  void *inside = static_cast<std::byte *>(range) + large;
  EXPECT_SUCCESS(
      urVirtualMemMap(context(), inside, kSize, memory.get(), large,
                      ur_virtual_mem_access_flags_t{UR_VIRTUAL_MEM_ACCESS_FLAG_READ_WRITE}));
  EXPECT_SUCCESS(urVirtualMemUnmap(context(), inside, kSize));
  EXPECT_SUCCESS(urVirtualMemFree(context(), range, 2 * kSize));
}

TEST_F(urVirtualMemGranularityGetInfoTest, RefusesForeignDevices) {
  std::size_t size = 0;
  for (const ur_device_handle_t other : otherDevices())
    EXPECT_REFUSED(kInvalidDevice, query(other)(UR_VIRTUAL_MEM_GRANULARITY_INFO_MINIMUM,
                                                std::size_t{0}, nullptr, &size));
}

IN_THREADS(urVirtualMemGranularityGetInfo) {
  answers.addInfo<ur_virtual_mem_granularity_info_t>([&](auto... rest) {
    return urVirtualMemGranularityGetInfo(given.context(), given.device(), 1, rest...);
  });
}

} // namespace
