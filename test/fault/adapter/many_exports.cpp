// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
// T49: a full table, and reused slots.
#include "test/conformance/process.hpp"
#include "test/conformance/support/try_open.hpp"

#include <chrono>
#include <memory>
#include <vector>

namespace {

using namespace ur::support;
using namespace ur::test;

constexpr std::size_t kSize = 4096;

using NightlyManyExports = KindTest<MemoryKind>;

constexpr std::size_t kSlots = 65536;

std::chrono::nanoseconds bestOpen(const Session &session, HandleBytes handle) {
  auto best = std::chrono::nanoseconds::max();
  for (int i = 0; i < 200; ++i) {
    const auto start = Clock::now();
    const Opened<MemoryKind> opened(session, handle);
    best = std::min<std::chrono::nanoseconds>(best, Clock::now() - start);
  }
  return best;
}

UR_ROLE(openFirstAndLast) {
  const HandleBytes first = parent.receiveHandle();
  const HandleBytes last = parent.receiveHandle();
  const auto firstTime = bestOpen(parent.session(), first);
  const auto lastTime = bestOpen(parent.session(), last);
  EXPECT_LT(lastTime, 3 * firstTime) << "opening the last export is slower than opening the first";
}

TEST_F(NightlyManyExports, AllSlotsAtOnce) {
  const Owned<MemoryKind> memory(session(), kSize);
  std::vector<std::unique_ptr<Exported<MemoryKind>>> exports;
  while (exports.size() < kSlots)
    exports.push_back(std::make_unique<Exported<MemoryKind>>(session(), memory.get()));
  EXPECT_REFUSED(UR_RESULT_ERROR_OUT_OF_RESOURCES, tryGet<MemoryKind>(session(), memory.get()));
  Child child(openFirstAndLastRole);
  child.sendHandle(exports.front()->bytes());
  child.sendHandle(exports.back()->bytes());
  child.expectSuccess();
  exports.pop_back();
  const Exported<MemoryKind> newHandle(session(), memory.get());
}

// More exports use the same slot than a counter of 16 bits can distinguish.
TEST_F(NightlyManyExports, SlotsUsedAgainAndAgain) {
  const Owned<MemoryKind> memory(session(), kSize);
  HandleBytes oldest;
  for (std::size_t i = 0; i <= kSlots; ++i) {
    const Exported<MemoryKind> handle(session(), memory.get());
    if (oldest.empty())
      oldest = handle.bytes();
  }
  const Exported<MemoryKind> handle(session(), memory.get());
  void *opened = nullptr;
  EXPECT_REFUSED(UR_RESULT_ERROR_INVALID_VALUE,
                 MemoryKind::open(session(), oldest.data(), oldest.size(), &opened));
}

} // namespace
