// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/usm/usm_test.hpp"
#include "test/conformance/support/in_threads.hpp"

namespace {

using namespace ur::test;

using urUSMDeviceAllocTest =
    DeviceUsmTest<urUSMDeviceAlloc, UR_USM_TYPE_DEVICE, UR_DEVICE_INFO_USM_DEVICE_SUPPORT>;

TEST_F(urUSMDeviceAllocTest, HoldsBytes) { expectHoldsBytes(UR_USM_TYPE_DEVICE); }
TEST_F(urUSMDeviceAllocTest, RespectsAlignment) { expectAlignmentRespected(); }
TEST_F(urUSMDeviceAllocTest, ChecksItsSize) { expectSizesChecked(); }
TEST_F(urUSMDeviceAllocTest, TakesTheLargestSize) { expectLargestIsNoWrongSize(); }
TEST_F(urUSMDeviceAllocTest, ChecksItsDescription) { expectDescriptionChecked(); }
TEST_F(urUSMDeviceAllocTest, TakesDevicesOfItsContextOnly) { expectDevicesChecked(); }
IN_THREADS(urUSMDeviceAlloc) {
  void *memory = nullptr;
  ur_usm_type_t type{};
  answers << urUSMDeviceAlloc(given.context(), given.device(), nullptr, nullptr, 64, &memory)
          << urUSMGetMemAllocInfo(given.context(), memory, UR_USM_ALLOC_INFO_TYPE, sizeof(type),
                                  &type, nullptr)
          << type << urUSMFree(given.context(), memory);
}

} // namespace
