// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T44: repeated sharing leaks no descriptors, mappings or memory.
#include "test/conformance/process.hpp"
#include "test/fault/adapter/resident_memory.hpp"

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr int kWarmUp = 1000;
constexpr int kCycles = 10'000;

struct Usage {
  Footprint footprint;
  std::size_t maps = 0;
  std::size_t resident = 0; // bytes

  static Usage now() { return {Footprint::now(), mapCount(), residentBytes()}; }
};

// Runs the cycle many times after some warm-up rounds, and checks that the resources do not grow.
template <typename Cycle> void expectFlat(const Cycle &cycle) {
  for (int i = 0; i < kWarmUp; ++i)
    cycle();
  const Usage before = Usage::now();
  for (int i = 0; i < kCycles; ++i)
    cycle();
  EXPECT_EQ(Footprint::waitFor(before.footprint), before.footprint);
  const Usage after = Usage::now();
  EXPECT_LE(after.maps, before.maps);
  if (canMeasureResidentMemory()) {
    EXPECT_LE(after.resident, before.resident + 4096) << "after " << kCycles << " cycles";
  }
}

template <typename Kind> void openAndClose(Parent &parent) {
  expectFlat([&] {
    const Opened<Kind> opened(parent.session(), parent.receiveHandle());
    parent.send(std::uint8_t{});
  });
}
UR_ROLE_FOR_KINDS(openAndClose);

template <typename Kind> using Cycles = KindTest<Kind>;
TYPED_TEST_SUITE(Cycles, AllKinds, KindNames);

TYPED_TEST(Cycles, StayFlat) {
  const Owned<TypeParam> object(this->session(), 4096);
  Child child(openAndCloseRole<TypeParam>);
  expectFlat([&] {
    const Exported<TypeParam> handle(this->session(), object.get());
    child.sendHandle(handle.bytes());
    child.template receive<std::uint8_t>();
  });
  child.expectSuccess();
}

} // namespace
