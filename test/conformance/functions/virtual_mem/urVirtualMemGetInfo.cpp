// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/virtual_mem/own_range.hpp"
#include "test/conformance/functions/virtual_mem/virtual_mem_test.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/in_threads.hpp"
#include "test/conformance/support/info.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

using urVirtualMemGetInfoTest = VirtualMemTest;

TEST_F(urVirtualMemGetInfoTest, FollowsTheRules) {
  ASSERT_SUCCESS(map(at(0), 2 * unit()));
  expectInfoRules<ur_virtual_mem_info_t>(queryOf(at(0), 2 * unit()));
  EXPECT_SUCCESS(unmap(at(0), 2 * unit()));
}

TEST_F(urVirtualMemGetInfoTest, TellsThatNothingIsMapped) {
  const auto expectNoAccess = [&](void *start, std::size_t size) {
    EXPECT_EQ(
        info<ur_virtual_mem_access_flags_t>(queryOf(start, size), UR_VIRTUAL_MEM_INFO_ACCESS_MODE) &
            ~static_cast<ur_virtual_mem_access_flags_t>(kNoAccess),
        0u);
  };
  expectNoAccess(at(0), 4 * unit());
  ASSERT_SUCCESS(map(at(1), 2 * unit()));
  expectNoAccess(at(0), unit());
  expectNoAccess(at(3), unit());
  EXPECT_SUCCESS(unmap(at(1), 2 * unit()));
  expectNoAccess(at(1), 2 * unit());
}

TEST_F(urVirtualMemGetInfoTest, RefusesPartlyMappedAndForeignRanges) {
  ASSERT_SUCCESS(map(at(0), 2 * unit()));
  ur_virtual_mem_access_flags_t mode = 0;
  EXPECT_REFUSED(kInvalidValue, queryOf(at(0), 3 * unit())(UR_VIRTUAL_MEM_INFO_ACCESS_MODE,
                                                           sizeof(mode), &mode, nullptr));
  EXPECT_REFUSED(kInvalidValue, queryOf(at(0), 5 * unit())(UR_VIRTUAL_MEM_INFO_ACCESS_MODE,
                                                           sizeof(mode), &mode, nullptr));
  EXPECT_SUCCESS(unmap(at(0), 2 * unit()));
}

TEST_F(urVirtualMemGetInfoTest, RefusesWhatWraps) {
  ASSERT_SUCCESS(map(at(0), 2 * unit()));
  ur_virtual_mem_access_flags_t mode = 0;
  for (const std::size_t size : sizesThatWrap())
    EXPECT_REFUSED(kInvalidValue, queryOf(at(0), size)(UR_VIRTUAL_MEM_INFO_ACCESS_MODE,
                                                       sizeof(mode), &mode, nullptr))
        << size;
  EXPECT_SUCCESS(unmap(at(0), 2 * unit()));
}

IN_THREADS(urVirtualMemGetInfo) {
  const OwnRange range(given.session());
  answers << range.map();
  answers.addInfo<ur_virtual_mem_info_t>([&](auto... rest) {
    return urVirtualMemGetInfo(given.context(), range.start(), range.size(), rest...);
  });
  answers << range.unmap();
}

} // namespace
