// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception

// The adapter keeps the address ranges of freed memory, and reuses them for memory of the same
// size.
#include "test/conformance/process.hpp"
#include "test/conformance/support/device_test.hpp"
#include "test/conformance/support/result.hpp"
#include "test/unit/log/scoped_variable.hpp"
#include "tools/support/ipc_kinds.hpp"

#include <cstddef>
#include <list>
#include <optional>
#include <string>
#include <vector>

#include <gtest/gtest.h>

namespace {

using namespace ur::support;
using namespace ur::test;

using RangeCacheTest = DeviceTest;

TEST_F(RangeCacheTest, AreTheAddressesOfTheNextMemoryOfTheirSize) {
  const std::size_t unit = granularity(session());
  const auto addressOf = [&](std::size_t size) {
    const Owned<MemoryKind> memory(session(), size);
    return memory.get();
  };
  void *const address = addressOf(4 * unit);
  void *range = nullptr; // without the kept range, the driver would place it at the freed address
  ASSERT_SUCCESS(urVirtualMemReserve(context(), address, unit, &range));
  EXPECT_EQ(addressOf(4 * unit), address);
  EXPECT_NE(addressOf(3 * unit), address);
  EXPECT_SUCCESS(urVirtualMemFree(context(), range, unit));
}

// The adapter keeps sixteen ranges, and returns older ones to the driver.
TEST_F(RangeCacheTest, AreTheSixteenNewest) {
  constexpr std::size_t kMaxRanges = 16;
  const std::size_t size = 5 * granularity(session());
  std::list<Owned<MemoryKind>> memories;
  std::vector<void *> addresses;
  for (std::size_t i = 0; i < kMaxRanges + 1; ++i)
    addresses.push_back(memories.emplace_back(session(), size).get());
  while (!memories.empty())
    memories.pop_front();
  const auto reserve = [&](void *address) {
    void *start = nullptr;
    EXPECT_SUCCESS(urVirtualMemReserve(context(), address, size, &start));
    EXPECT_SUCCESS(urVirtualMemFree(context(), start, size));
    return start;
  };
  EXPECT_EQ(reserve(addresses[0]), addresses[0]);
  EXPECT_NE(reserve(addresses[1]), addresses[1]);
}

UR_ROLE(allocateSizes) {
  constexpr std::size_t kUnit = std::size_t{2} << 20; // no driver has larger granules
  std::list<Owned<MemoryKind>> memories;
  for (std::size_t size = kUnit; size <= 8 * kUnit; size += kUnit)
    memories.emplace_back(parent.session(), size);
}

// One call to reserve addresses fails, in the adapter's probe or in an allocation: first call 1,
// then call 2, and so on.
TEST_F(RangeCacheTest, SurviveAFailedReservation) {
  for (int call = 1; call <= 10; ++call) {
    const ScopedVariable failure("CU_HOST_DRIVER_FAIL",
                                 "cuMemAddressReserve:" + std::to_string(call) + ":2");
    Child(allocateSizesRole).expectSuccess();
  }
}

UR_ROLE(allocateTenTimes, Role::Start::Cold) {
  for (int i = 0; i < 10; ++i) {
    void *memory = nullptr;
    EXPECT_SUCCESS(urUSMDeviceAlloc(parent.session().context(), parent.session().device(), nullptr,
                                    nullptr, std::size_t{4} << 20, &memory));
    urUSMFree(parent.session().context(), memory);
  }
}

// The adapter does not reuse a range that the driver could not unmap. Such a range stays mapped, so
// the test disables the census, which would report it.
TEST_F(RangeCacheTest, ExcludeRangesThatStayMapped) {
  const ScopedVariable withoutCensus("CU_HOST_DRIVER_CENSUS", std::nullopt);
  for (int call = 1; call <= 12; ++call) {
    const ScopedVariable failure("CU_HOST_DRIVER_FAIL",
                                 "cuMemUnmap:" + std::to_string(call) + ":800");
    Child(allocateTenTimesRole).expectSuccess();
  }
}

} // namespace
