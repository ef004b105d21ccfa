// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/usm/usm_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::test;

using urUSMSharedAllocTest =
    DeviceUsmTest<urUSMSharedAlloc, UR_USM_TYPE_SHARED, UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT>;

TEST_F(urUSMSharedAllocTest, HoldsBytes) { expectHoldsBytes(UR_USM_TYPE_SHARED); }
TEST_F(urUSMSharedAllocTest, RespectsAlignment) { expectAlignmentRespected(); }
TEST_F(urUSMSharedAllocTest, ChecksItsSize) { expectSizesChecked(); }
TEST_F(urUSMSharedAllocTest, ChecksItsDescription) { expectDescriptionChecked(); }
TEST_F(urUSMSharedAllocTest, TakesDevicesOfItsContextOnly) { expectDevicesChecked(); }
IN_THREADS(urUSMSharedAlloc) {
  void *memory = nullptr;
  ur_usm_type_t type{};
  answers << urUSMSharedAlloc(given.context(), given.device(), nullptr, nullptr, 64, &memory)
          << urUSMGetMemAllocInfo(given.context(), memory, UR_USM_ALLOC_INFO_TYPE, sizeof(type),
                                  &type, nullptr)
          << type << urUSMFree(given.context(), memory);
}

} // namespace
