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

using KeptRangesTest = DeviceTest;

TEST_F(KeptRangesTest, AreTheAddressesOfTheNextMemoryOfTheirSize) {
  const std::size_t unit = granularity(session());
  const auto addressOf = [&](std::size_t size) {
    const Owned<MemoryKind> memory(session(), size);
    return memory.get();
  };
  void *const before = addressOf(4 * unit);
  void *other = nullptr; // without the kept range, the driver would place it at the freed address
  ASSERT_SUCCESS(urVirtualMemReserve(context(), before, unit, &other));
  EXPECT_EQ(addressOf(4 * unit), before);
  EXPECT_NE(addressOf(3 * unit), before);
  EXPECT_SUCCESS(urVirtualMemFree(context(), other, unit));
}

// The adapter keeps sixteen ranges, and returns older ones to the driver.
TEST_F(KeptRangesTest, AreTheSixteenNewest) {
  constexpr std::size_t kMaxRanges = 16;
  const std::size_t size = 5 * granularity(session());
  std::list<Owned<MemoryKind>> held;
  std::vector<void *> places;
  for (std::size_t i = 0; i < kMaxRanges + 1; ++i)
    places.push_back(held.emplace_back(session(), size).get());
  while (!held.empty())
    held.pop_front();
  const auto reserved = [&](void *place) {
    void *start = nullptr;
    EXPECT_SUCCESS(urVirtualMemReserve(context(), place, size, &start));
    EXPECT_SUCCESS(urVirtualMemFree(context(), start, size));
    return start;
  };
  EXPECT_EQ(reserved(places[0]), places[0]);
  EXPECT_NE(reserved(places[1]), places[1]);
}

UR_ROLE(allocateSizes) {
  constexpr std::size_t kUnit = std::size_t{2} << 20; // no driver has larger granules
  std::list<Owned<MemoryKind>> held;
  for (std::size_t size = kUnit; size <= 8 * kUnit; size += kUnit)
    held.emplace_back(parent.session(), size);
}

// One call to reserve addresses fails, in the adapter's probe or in an allocation: first call 1,
// then call 2, and so on.
TEST_F(KeptRangesTest, SurviveAFailedReservation) {
  for (int call = 1; call <= 10; ++call) {
    const ScopedVariable failure("CU_HOST_DRIVER_FAIL",
                                 "cuMemAddressReserve:" + std::to_string(call) + ":2");
    Child(allocateSizesRole).expectSuccess();
  }
}

UR_ROLE(allocateAgain, Role::Start::Cold) {
  for (int i = 0; i < 10; ++i) {
    void *memory = nullptr;
    EXPECT_SUCCESS(urUSMDeviceAlloc(parent.session().context(), parent.session().device(), nullptr,
                                    nullptr, std::size_t{4} << 20, &memory));
    urUSMFree(parent.session().context(), memory);
  }
}

// The adapter does not reuse a range that the driver could not unmap. Such a range stays mapped, so
// the test disables the census, which would report it.
TEST_F(KeptRangesTest, AreEmpty) {
  const ScopedVariable withoutCensus("CU_HOST_DRIVER_CENSUS", std::nullopt);
  for (int call = 1; call <= 12; ++call) {
    const ScopedVariable failure("CU_HOST_DRIVER_FAIL",
                                 "cuMemUnmap:" + std::to_string(call) + ":800");
    Child(allocateAgainRole).expectSuccess();
  }
}

} // namespace
