// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "test/conformance/functions/usm/usm_test.hpp"

namespace {

using namespace ur::test;

using urUSMSharedAllocTest =
    DeviceUsmTest<urUSMSharedAlloc, UR_USM_TYPE_SHARED, UR_DEVICE_INFO_USM_SINGLE_SHARED_SUPPORT>;

TEST_F(urUSMSharedAllocTest, HoldsBytes) { expectHoldsBytes(UR_USM_TYPE_SHARED); }
TEST_F(urUSMSharedAllocTest, RespectsAlignment) { expectAlignmentRespected(); }
TEST_F(urUSMSharedAllocTest, ChecksItsSize) { expectSizesChecked(); }
TEST_F(urUSMSharedAllocTest, ChecksItsDescription) { expectDescriptionChecked(); }
TEST_F(urUSMSharedAllocTest, TakesDevicesOfItsContextOnly) { expectDevicesChecked(); }
TEST_F(urUSMSharedAllocTest, NullArguments) { expectNullsRefused(); }

} // namespace
