// SPDX-License-Identifier: Apache-2.0 WITH LLVM-exception
#include "ipc/export_table.hpp"
#include "test/unit/ipc/adapters.hpp"

#include <functional>
#include <vector>

#include <gtest/gtest.h>

namespace ur::ipc {
namespace {

Handle sample() {
  return {.kind = Kind::Memory,
          .adapter = kMemfdAdapter.id,
          .flags = 5,
          .serial = 0x10007,
          .token = {1, 2, 3},
          .pidNamespace = 33,
          .pid = 4711,
          .effectiveUid = 1000,
          .startTicks = 44,
          .pidfdInode = 55,
          .objectInode = 7,
          .objectSize = 4096,
          .length = 4096,
          .deviceUuid = {8},
          .brokerName = {9},
          .driverBlob = {std::byte{10}}};
}

TableEntry entryFor(const Handle &handle) {
  return {.state = EntryState::Live,
          .objectFd = 5,
          .serial = handle.serial,
          .objectInode = handle.objectInode,
          .objectSize = handle.objectSize,
          .claim = claimHash(handle),
          .object = ObjectId{11},
          .note = {}};
}

TEST(TableEntry, StandsForTheHandleItWasMadeFor) {
  EXPECT_TRUE(standsFor(entryFor(sample()), sample()));
}

TEST(TableEntry, StandsForNoHandleWithAnotherClaim) {
  const std::vector<std::function<void(Handle &)>> edits{
      [](Handle &handle) { ++handle.version; },
      [](Handle &handle) { ++handle.oldestReader; },
      [](Handle &handle) { ++handle.size; },
      [](Handle &handle) { handle.kind = Kind::Event; },
      [](Handle &handle) { handle.adapter = kAnyFdAdapter.id; },
      [](Handle &handle) { ++handle.flags; },
      [](Handle &handle) { ++handle.serial; },
      [](Handle &handle) { handle.token[15] ^= 1; },
      [](Handle &handle) { ++handle.pidNamespace; },
      [](Handle &handle) { ++handle.effectiveUid; },
      [](Handle &handle) { ++handle.startTicks; },
      [](Handle &handle) { ++handle.pidfdInode; },
      [](Handle &handle) { ++handle.objectInode; },
      [](Handle &handle) { ++handle.objectSize; },
      [](Handle &handle) { handle.deviceUuid[15] ^= 1; },
      [](Handle &handle) { handle.brokerName[15] ^= 1; },
      [](Handle &handle) { handle.driverBlob[63] ^= std::byte{1}; },
      [](Handle &handle) { handle.driverBlob = {}; },
  };
  for (std::size_t i = 0; i < edits.size(); ++i) {
    Handle other = sample();
    edits[i](other);
    EXPECT_FALSE(standsFor(entryFor(sample()), other)) << "edit " << i;
  }
}

// An exporter that writes nonsense into its table.
TEST(TableEntry, StandsForNothingUnlessAllOfItAgrees) {
  const std::vector<std::function<void(TableEntry &)>> edits{
      [](TableEntry &entry) { entry.state = EntryState::Free; },
      [](TableEntry &entry) { entry.state = EntryState::Dead; },
      [](TableEntry &entry) { entry.state = EntryState{7}; },
      [](TableEntry &entry) { ++entry.serial; },
      [](TableEntry &entry) { ++entry.objectInode; },
      [](TableEntry &entry) { ++entry.objectSize; },
      [](TableEntry &entry) { entry.claim[15] ^= 1; },
  };
  for (std::size_t i = 0; i < edits.size(); ++i) {
    TableEntry entry = entryFor(sample());
    edits[i](entry);
    EXPECT_FALSE(standsFor(entry, sample())) << "edit " << i;
  }
}

} // namespace
} // namespace ur::ipc
