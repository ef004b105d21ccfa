// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// Driver calls fail while foreign memory is shared. A failed call must leave nothing behind.
#include "test/conformance/process.hpp"
#include "test/conformance/support/bytes.hpp"
#include "test/unit/cuda_like/foreign_memory.hpp"
#include "test/unit/log/scoped_variable.hpp"

#include <string>

#include <gtest/gtest.h>

namespace {

using namespace ur::support;
using namespace ur::test;

// While this variable exists, new processes get an error at their first call of the driver's
// function.
ScopedVariable failFirstCall(const std::string &function) {
  return {"CU_HOST_DRIVER_FAIL", function + ":1:2"}; // CUDA_ERROR_OUT_OF_MEMORY
}

class ForeignFailuresTest : public ForeignMemoryTest,
                            public ::testing::WithParamInterface<const char *> {};

UR_ROLE(openOnSecondTry) {
  HandleBytes handle = parent.receiveHandle();
  void *pointer = nullptr;
  EXPECT_REFUSED(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY,
                 MemoryKind::open(parent.session(), handle.data(), handle.size(), &pointer));
  const OpenedMemory opened(parent.session(), handle);
  EXPECT_TRUE(hasPattern(parent.session(), opened.get(), kBytes, kParentSeed));
}

using WhileOpened = ForeignFailuresTest;

TEST_P(WhileOpened, LeaveNothingBehind) {
  const PlainBlock block(kPage);
  writePattern(session(), block.at(), kBytes, kParentSeed);
  const ExportedMemory handle(session(), block.at());
  const ScopedVariable refused = failFirstCall(GetParam());
  expectSuccessWith(openOnSecondTryRole, handle.bytes());
}

INSTANTIATE_TEST_SUITE_P(Calls, WhileOpened,
                         ::testing::Values("cuIpcOpenMemHandle_v2", "cuMemGetAddressRange_v2"));

template <typename Block> void getOnSecondTry(const Session &session, const Block &block) {
  EXPECT_REFUSED(UR_RESULT_ERROR_OUT_OF_HOST_MEMORY, tryGet<MemoryKind>(session, block.at()));
  const ExportedMemory handle(session, block.at());
  const OpenedMemory opened(session, handle.bytes());
}

UR_ROLE(getPlainOnSecondTry, Role::Start::Cold) {
  const Application application;
  getOnSecondTry(parent.session(), PlainBlock(kPage));
}

UR_ROLE(getAnObjectOnSecondTry, Role::Start::Cold) {
  const Application application;
  getOnSecondTry(parent.session(), MappedObjects(1, kPage));
}

using WhilePlainIsExported = ForeignFailuresTest;

TEST_P(WhilePlainIsExported, LeaveNothingBehind) {
  const ScopedVariable refused = failFirstCall(GetParam());
  Child(getPlainOnSecondTryRole).expectSuccess();
}

INSTANTIATE_TEST_SUITE_P(Calls, WhilePlainIsExported,
                         ::testing::Values("cuPointerGetAttribute", "cuMemGetAddressRange_v2",
                                           "cuIpcGetMemHandle"));

using WhileAnObjectIsExported = ForeignFailuresTest;

TEST_P(WhileAnObjectIsExported, LeaveNothingBehind) {
  const ScopedVariable refused = failFirstCall(GetParam());
  Child(getAnObjectOnSecondTryRole).expectSuccess();
}

INSTANTIATE_TEST_SUITE_P(Calls, WhileAnObjectIsExported,
                         ::testing::Values("cuMemRetainAllocationHandle",
                                           "cuMemGetAllocationPropertiesFromHandle",
                                           "cuMemGetAddressRange_v2"));

} // namespace
