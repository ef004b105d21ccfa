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

void expectFlat(const Usage &before) {
  EXPECT_EQ(Footprint::settled(before.footprint), before.footprint);
  const Usage after = Usage::now();
  EXPECT_LE(after.maps, before.maps);
  if (residentMemoryIsOurs()) {
    EXPECT_LE(after.resident, before.resident + 4096) << "after " << kCycles << " cycles";
  }
}

template <typename Kind> void openAndClose(Parent &parent) {
  const auto cycle = [&] {
    const Opened<Kind> opened(parent.session(), parent.receiveHandle());
    parent.send(std::uint8_t{});
  };
  for (int i = 0; i < kWarmUp; ++i)
    cycle();
  const Usage before = Usage::now();
  for (int i = 0; i < kCycles; ++i)
    cycle();
  expectFlat(before);
}
UR_ROLE_FOR_KINDS(openAndClose);

template <typename Kind> using Cycles = KindTest<Kind>;
TYPED_TEST_SUITE(Cycles, AllKinds, KindNames);

TYPED_TEST(Cycles, StayFlat) {
  const Owned<TypeParam> object(this->session(), 4096);
  Child child(openAndCloseRole<TypeParam>);
  const auto cycle = [&] {
    const Exported<TypeParam> handle(this->session(), object.get());
    child.sendHandle(handle.bytes());
    child.template receive<std::uint8_t>();
  };
  for (int i = 0; i < kWarmUp; ++i)
    cycle();
  const Usage before = Usage::now();
  for (int i = 0; i < kCycles; ++i)
    cycle();
  expectFlat(before);
  child.expectSuccess();
}

} // namespace
